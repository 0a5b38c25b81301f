"""`Front`: the one door of a house in a browser. A page posts JSON in, the house posts JSON out.

A page calls and opens wires by numbers of its own, and every answer names them. What a call says is what it
would say over HTTP, and what goes over a wire is what would go over a socket (`docs/protocol.md`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from fathomfive.browser.calls import CALLS
from fathomfive.browser.counter import RELEASE, Counter, Routes
from fathomfive.browser.device import DEVICE
from fathomfive.browser.journals import Journals
from fathomfive.browser.library import AllHere, Library
from fathomfive.browser.shelf import Shelf
from fathomfive.browser.wire import PostedWire
from fathomfive.browser.workers import InPlace
from fathomfive.tables.bus import Alone
from fathomfive.tables.conversation import Conversation
from fathomfive.tables.hall import Hall
from fathomfive.tables.paper_board import PaperBoard
from fathomfive.tables.ports import Measures, Workers
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings

SETTINGS = HouseSettings(limits=False, sweep=1.0)
"""There is one person, and what they ask for costs nobody else. Bots that were thinking when the
page was left are found soon: the tables are few."""
NO_GUEST = 4401

# --- what a page posts ------------------------------------------------------------------------------------


class Call(msgspec.Struct, tag_field="t", tag="call"):
    id: int
    method: str
    path: str
    body: Any = None


class Open(msgspec.Struct, tag_field="t", tag="open"):
    """A wire to a table."""

    wire: int
    table: str


class Say(msgspec.Struct, tag_field="t", tag="say"):
    wire: int
    text: str


class Close(msgspec.Struct, tag_field="t", tag="close"):
    wire: int


Posted: TypeAlias = Call | Open | Say | Close
_READ = msgspec.json.Decoder(Posted)

# --- what the house posts ---------------------------------------------------------------------------------


class Answered(msgspec.Struct, tag_field="t", tag="answered"):
    id: int
    status: int
    text: str


class Opened(msgspec.Struct, tag_field="t", tag="opened"):
    wire: int


class Said(msgspec.Struct, tag_field="t", tag="said"):
    wire: int
    text: str


class Closed(msgspec.Struct, tag_field="t", tag="closed"):
    wire: int
    code: int


class Front:
    def __init__(
        self,
        post: Callable[[str], None],
        shelf: Shelf,
        settings: HouseSettings = SETTINGS,
        *,
        workers: Workers | None = None,
        library: Library | None = None,
    ) -> None:
        self._post_text = post
        self._journals = Journals(shelf)
        self._library = library or AllHere()
        self._board = PaperBoard()
        self.hall = Hall(
            self._journals, settings, Measures(), Alone(), workers or InPlace(), MemoryQueue(), self._board
        )
        self.hall.challenges.marks.wanted = False  # they would cost this device minutes of thought
        # Nothing is drawn while the disk writes: what the disk says is heard by whoever would draw.
        self.hall.house.foresee = lambda table: None
        self.hall.rooms.before_drawing = _a_word_first
        self._counter = Counter(self.hall, self._journals, Routes([*CALLS, *DEVICE]), self._library)
        self._wires: dict[int, PostedWire] = {}
        self._doing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._journals.open()
        self._board.note(self._journals.rows, self._journals.guest or "")
        await self.hall.open_doors(bots=True)

    async def close(self) -> None:
        """Finish what was begun, and go."""
        for wire in list(self._wires.values()):
            wire.gone()
        if self._doing:
            await asyncio.wait(self._doing)
        await self.hall.send_home()
        await self.hall.lock_up()

    def hear(self, text: str) -> None:
        """Something that a page posted. Answers come as they are ready, not in the order of the calls."""
        posted = _READ.decode(text)
        match posted:
            case Call():
                self._do(self._call(posted))
            case Open():
                self._open(posted)
            case Say(number, said):
                if number in self._wires:
                    self._wires[number].hear(said)
            case Close(number):
                if number in self._wires:
                    self._wires[number].gone()

    def _do(self, deed: Any) -> None:
        task = asyncio.create_task(deed)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _post(self, message: Answered | Opened | Said | Closed) -> None:
        self._post_text(msgspec.json.encode(message).decode())

    async def _call(self, call: Call) -> None:
        answer = await self._counter.call(call.method, call.path, call.body)
        self._post(Answered(call.id, answer.status, answer.text))

    def _open(self, wanted: Open) -> None:
        number, guest = wanted.wire, self._journals.guest
        if guest is None:
            self._post(Closed(number, NO_GUEST))
            return
        wire = self._wires[number] = PostedWire(
            lambda text: self._post(Said(number, text)), lambda code: self._post(Closed(number, code))
        )
        self._post(Opened(number))
        self._do(
            self._hold(number, wanted.table, Conversation(self.hall, wire, guest, wanted.table, RELEASE))
        )

    async def _hold(self, number: int, table: str, conversation: Conversation) -> None:
        try:
            if (game := self._journals.game_of(table)) is not None:
                await self._library.bring(game)
            await conversation.hold()
        finally:
            del self._wires[number]


async def _a_word_first() -> None:
    """Whoever answered is told that it stands before its picture goes out: one thread makes both, and a page
    draws for longer than a word takes to read. The word passes two hands on its way: whoever carries an
    answer out although nobody waits any more (`House.act`), and the conversation."""
    for _ in range(2):
        await asyncio.sleep(0)
