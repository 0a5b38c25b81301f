"""Table talk: outside the journal, so that it can be muted, removed and switched off."""

from __future__ import annotations

import msgspec

from fathomfive.kernel.text import say
from fathomfive.tables.clock import iso, now
from fathomfive.tables.house import House
from fathomfive.tables.ports import Stores
from fathomfive.tables.protocol import ENCODER, ChatInfo, ChatOut, Unchat
from fathomfive.tables.records import ChatLine
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.table import Table

MOST_WORDS = 500


class Talk:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms

    async def say(self, table: Table, guest: str, words: str) -> None:
        words = "".join(c for c in words if c.isprintable() or c == "\n").strip()
        if not words or len(words) > MOST_WORDS:
            raise Refusal("bad-request", say("refused-chat-length", most=MOST_WORDS))
        if not table.row.chat:
            raise Refusal("refused", "refused-chat-off")
        seats = table.seats_of(guest)
        seat, at = (seats[0] if seats else None), now()
        line = await self._house.stores.of(table.row.id).say(table.row.id, guest, seat, words, at)
        if line is None:
            raise not_found()
        said = _info(ChatLine(line, guest, seat, words, at), self._house.names)
        if table.members[guest].muted:  # only they themselves see it
            for socket in self._rooms.sockets(table.row.id):
                if socket.guest == guest:
                    socket.send(ChatOut(line=said))
            return
        await self._tell(table.row.id, said)
        self._house.bus.tell(table.row.id, "chat", line)

    async def _tell(self, table_id: str, said: ChatInfo) -> None:
        """Everybody who looks on hears it, but for those who block whoever speaks."""
        deaf = await self._house.stores.blockers(said.guest)
        frame = ENCODER.encode(ChatOut(line=said))
        for socket in list(self._rooms.sockets(table_id)):
            if socket.guest not in deaf:
                socket.push(frame)

    async def overhear(self, table_id: str, id: int) -> None:
        """Somebody spoke at another node."""
        line = await self._house.stores.of(table_id).chat_line(table_id, id)
        if line is not None:
            names = await self._house.stores.names([line.guest])
            await self._tell(table_id, _info(line, names))

    def unhear(self, table_id: str, id: int) -> None:
        """A line was removed at another node."""
        self._rooms.broadcast(table_id, Unchat(id=id))

    async def remove(self, table: Table, guest: str, line: int) -> None:
        anybodys = table.row.host == guest
        store = self._house.stores.of(table.row.id)
        if not await store.unsay(table.row.id, line, None if anybodys else guest):
            raise not_found()
        self._rooms.broadcast(table.row.id, Unchat(id=line))
        self._house.bus.tell(table.row.id, "unchat", line)

    async def mute(self, table: Table, guest: str, muted: bool) -> None:
        member = table.members.get(guest)
        if member is None:
            raise not_found()
        await self._house.stores.of(table.row.id).mute(table.row.id, guest, muted)
        table.members[guest] = msgspec.structs.replace(member, muted=muted)
        self._rooms.refresh(table)
        self._house.bus.tell(table.row.id, "people")


async def chat_lines(stores: Stores, table: Table, guest: str) -> list[ChatInfo]:
    """What was said, without those who are muted and those whom this guest blocks."""
    lines = await stores.of(table.row.id).chat(table.row.id)
    names = await stores.names(line.guest for line in lines)
    muted = {member.guest for member in table.members.values() if member.muted and member.guest != guest}
    silent = muted | await stores.blocked(guest)
    return [_info(line, names) for line in lines if line.guest not in silent]


def _info(line: ChatLine, names: dict[str, str]) -> ChatInfo:
    return ChatInfo(
        id=line.id,
        guest=line.guest,
        name=names.get(line.guest, ""),
        seat=line.seat,
        text=line.text,
        at=iso(line.at),
    )
