"""Backing: those who do not decide put their mark beside a choice of the page that lies open.

A mark binds nobody and stands in no journal, like talk. It lasts as long as the question does, and is
forgotten with the room. Only what one's own picture offers can be backed: a mark tells nobody anything new.
"""

from __future__ import annotations

from fathomfive.scene.panels import Story
from fathomfive.tables.house import House
from fathomfive.tables.protocol import BackedOut
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.socket import Socket
from fathomfive.tables.table import Table


class Backing:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms

    async def back(self, table: Table, socket: Socket, choice: str) -> None:
        """Somebody at the table is for this choice; without one, for none any more."""
        seats = table.seats_of(socket.guest)
        if not seats:
            raise Refusal("forbidden", "refused-seated-only")
        if table.match is None:
            raise Refusal("phase", "refused-not-begun")
        if choice and choice not in _offered(socket):
            raise Refusal("refused", "refused-nothing-to-back")
        seat = socket.viewer if socket.viewer in seats else seats[0]
        self.see(table, seat, table.ask, choice)
        self._house.bus.tell(table.row.id, "back", seat, (str(table.ask), choice))

    def see(self, table: Table, seat: int, ask: int, choice: str) -> None:
        """Here or at another node; a mark for a question that is over means nothing."""
        room = self._rooms.rooms.get(table.row.id)
        if room is None or ask != table.ask:
            return
        if room.backed_ask != ask:
            room.backed_ask, room.backed = ask, {}
        room.backed.pop(seat, None)
        if choice:
            room.backed[seat] = choice
        self._rooms.broadcast(table.row.id, _marks(ask, room.backed))

    def greet(self, table: Table, socket: Socket) -> None:
        """Whoever comes later sees the marks that lie there."""
        room = self._rooms.rooms.get(table.row.id)
        if room is not None and room.backed and room.backed_ask == table.ask:
            socket.send(_marks(table.ask, room.backed))


def _offered(socket: Socket) -> set[str]:
    """The choices on the pages of a socket's picture."""
    nodes = socket.scene.nodes.values() if socket.scene is not None else ()
    return {choice.id for node in nodes if isinstance(node, Story) for choice in node.choices}


def _marks(ask: int, backed: dict[int, str]) -> BackedOut:
    return BackedOut(ask=ask, marks={str(seat): choice for seat, choice in sorted(backed.items())})
