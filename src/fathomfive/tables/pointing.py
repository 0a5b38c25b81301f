"""Pointing: a seat rings a place or draws an arrow between two, for a moment. It is kept nowhere.

Only places of the stage: it is the same for everybody, so nobody learns of anything by being pointed at it.
"""

from __future__ import annotations

from fathomfive.scene.view import stage_of
from fathomfive.tables.house import House
from fathomfive.tables.protocol import ENCODER, PointOut
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.socket import Socket
from fathomfive.tables.table import Table


class Pointing:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms

    async def point(self, table: Table, socket: Socket, at: str, to: str) -> None:
        """Somebody points with the seat they look from."""
        seats = table.seats_of(socket.guest)
        if not seats:
            raise Refusal("forbidden", "refused-seated-only")
        if table.match is None:
            raise Refusal("phase", "refused-not-begun")
        if not table.may_point:
            raise Refusal("refused", "refused-pointing-off")
        if table.members[socket.guest].muted:
            raise Refusal("forbidden", "refused-muted")
        places = (at, to) if to else (at,)
        if not _are_before(socket, table, places):
            raise Refusal("refused", "refused-nothing-to-point-at")
        seat = socket.viewer if socket.viewer in seats else seats[0]
        await self._show(table, seat, places)
        self._house.bus.tell(table.row.id, "point", seat, places)

    async def see(self, table_id: str, seat: int, places: tuple[str, ...]) -> None:
        """Somebody points at another node."""
        table = self._house.cached(table_id)
        if table is not None and table.match is not None and 1 <= len(places) <= 2:
            await self._show(table, seat, places)

    async def _show(self, table: Table, seat: int, places: tuple[str, ...]) -> None:
        """To everybody who has these places before them, but for those who block whoever points."""
        deaf = await self._house.stores.blockers(table.owners.get(seat, ""))
        frame = ENCODER.encode(PointOut(seat=seat, at=places[0], to=places[1] if places[1:] else ""))
        for socket in list(self._rooms.sockets(table.row.id)):
            if socket.guest not in deaf and _are_before(socket, table, places):
                socket.push(frame)


def _are_before(socket: Socket, table: Table, places: tuple[str, ...]) -> bool:
    """Whether these are spaces of the board that this socket has been sent."""
    if table.match is None or socket.scene is None:
        return False
    stage = stage_of(table.match)
    return socket.scene.stage == stage.id and {*places} <= {space.id for space in stage.spaces}
