"""The pad: a text that everybody who sits at a table writes together. Beside the journal, like talk.

It has a version. Whoever writes says which version they changed; if somebody was faster, nothing is lost:
they are told, see the newer text and decide.
"""

from __future__ import annotations

from fathomfive.kernel.text import say
from fathomfive.tables.clock import iso, now
from fathomfive.tables.house import House
from fathomfive.tables.protocol import NotesInfo, NotesOut
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.table import Table

MOST_LETTERS = 8000


class Pad:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms

    async def read(self, table_id: str) -> NotesInfo:
        page = await self._house.stores.of(table_id).notes(table_id)
        if page is None:
            return NotesInfo(version=0, text="", name="", at="")
        names = await self._house.stores.names([page.guest])
        return NotesInfo(
            version=page.version, text=page.text, name=names.get(page.guest, ""), at=iso(page.at)
        )

    async def write(self, table: Table, guest: str, text: str, base: int) -> NotesInfo:
        """Replace version `base` by this text."""
        if not table.seats_of(guest):
            raise Refusal("forbidden", "refused-seated-only")
        if table.members[guest].muted:
            raise Refusal("forbidden", "refused-muted")
        store, table_id = self._house.stores.of(table.row.id), table.row.id
        wrote = await store.write_notes(table_id, guest, fit(text), base, now())
        if wrote is None:
            raise not_found()
        if not wrote:
            raise Refusal("conflict", "refused-notes-moved")
        self._house.bus.tell(table_id, "notes")
        return await self.show(table_id)

    async def show(self, table_id: str) -> NotesInfo:
        """Lay the newest page before everybody who looks on here."""
        page = await self.read(table_id)
        self._rooms.broadcast(table_id, NotesOut(notes=page))
        return page


def fit(text: str) -> str:
    """What may stand on the pad: lines of printable letters, not too many."""
    text = "\n".join("".join(c for c in line if c.isprintable()) for line in text.splitlines())
    if len(text) > MOST_LETTERS:
        raise Refusal("bad-request", say("refused-notes-length", most=MOST_LETTERS))
    return text
