"""What only a house in a browser is asked: about the device it lies on. A server has no such calls."""

from __future__ import annotations

from fathomfive.browser.counter import Asked, Routes
from fathomfive.browser.moving import Brought, Mover, Taken, take_all
from fathomfive.tables.paper_board import PaperBoard
from fathomfive.tables.refusal import Refusal

DEVICE = Routes()


@DEVICE.on("GET", "/device/tables")
async def take(asked: Asked) -> Taken:
    known = await asked.journals.names([asked.guest])
    return take_all(asked.journals, known[asked.guest])


@DEVICE.on("POST", "/device/tables")
async def bring(asked: Asked) -> Brought:
    if not isinstance(asked.body, str):
        raise Refusal("refused", "refused-archive-foreign")
    brought = await Mover(asked.hall, asked.journals, asked.library).bring(asked.body)
    board = asked.hall.challenges.board
    if isinstance(board, PaperBoard):
        board.note(asked.journals.rows, asked.guest)
    return brought
