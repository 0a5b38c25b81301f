"""Looking back: any moment as a seat knew it, the log, rewinds, forks, whole journals out and in."""

from __future__ import annotations

import msgspec

from fathomfive.kernel.journal import Closed, Open, Rewound, rewind_key, state_hash
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.tables import jobs
from fathomfive.tables.entries import read_entry
from fathomfive.tables.house import House
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.ports import Store
from fathomfive.tables.protocol import Line
from fathomfive.tables.queue import Priority
from fathomfive.tables.records import Loaded
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table
from fathomfive.tables.thinkers import Thinkers


class Past:
    """What is asked for here is charged to the `guest` who asks."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.stores = house.stores
        self.thinkers = thinkers
        self.looked_at: dict[tuple[str, int, int], Reviewed] = {}
        """What was said to moments of finished matches, by table, seat and entry, the oldest first."""

    async def loaded(self, table: Table, seq: int) -> Loaded:
        """What a worker needs to stand where the table stood after entry `seq`."""
        if table.row.phase == "frozen":
            raise Refusal("frozen", "refused-frozen")
        if not table.row.begun or not table.row.begun <= seq <= table.head:
            raise Refusal("not-found", say("refused-no-such-moment", seq=seq))
        store = self.stores.of(table.row.id)
        found = await store.checkpoint_before(table.row.id, seq)
        start, kept = found or (0, None)
        after = await store.entries(table.row.id, start, seq)
        row = msgspec.structs.replace(table.row, head=start)
        return Loaded(row, dict(table.owners), {}, {}, kept, after)

    async def scene(self, table: Table, guest: str, seq: int, viewer: Viewer) -> tuple[bytes, bytes]:
        """Scene and stage as a viewer saw them after entry `seq`."""
        loaded = await self.loaded(table, seq)
        drawn = await self.thinkers.ask(guest, Priority.PERSON, jobs.scene_then, loaded, viewer)
        if drawn is None:
            raise Refusal("not-found", say("refused-no-such-moment", seq=seq))
        return drawn

    async def step_start(self, table: Table, guest: str, seq: int) -> bytes:
        step_start = await self.thinkers.ask(
            guest, Priority.PERSON, jobs.step_start_then, await self.loaded(table, seq)
        )
        if step_start is None:
            raise Refusal("refused", say("refused-no-such-moment", seq=seq))
        return step_start

    async def fork(self, table: Table, guest: str, seq: int, viewer: Viewer, key: str) -> bytes:
        """A saved match to start another table from."""
        over = table.row.phase == "over"
        save = await self.thinkers.ask(
            guest, Priority.PERSON, jobs.forked, await self.loaded(table, seq), viewer, key, over
        )
        if save is None:
            raise Refusal("refused", "refused-nothing-to-fork")
        return save

    async def log(self, table: Table, guest: str, viewer: Viewer, after: int) -> list[Line]:
        if table.match is None:
            return []
        begin = min(max(after, table.row.begun), table.head)
        head = table.head
        loaded = await self.loaded(table, begin)
        start = loaded.after[-1].seq if loaded.after else begin
        store = self.stores.of(table.row.id)
        more = await store.entries(table.row.id, start, head)
        forever = await store.kept_forever(table.row.id, start, head)
        loaded = loaded._replace(after=[*loaded.after, *more])
        return await self.thinkers.ask(guest, Priority.PERSON, jobs.log_lines, loaded, forever, viewer, after)

    async def journal(self, table: Table, *, unfinished: bool = False) -> list[bytes]:
        """The whole journal, secrets and all: of a match that is over, or for the operator."""
        match = table.match
        if match is None or (match.outcome is None and not unfinished):
            raise Refusal("phase", "refused-not-over")
        lines = await whole_journal(self.stores.of(table.row.id), table, table.head)
        if match.outcome is not None:
            lines.append(msgspec.json.encode(Closed(match.outcome, state_hash(match))))
        return lines

    async def verify(self, table: Table, guest: str) -> jobs.Verified:
        return await self.thinkers.ask(guest, Priority.PERSON, jobs.verify, await self.journal(table))


async def whole_journal(store: Store, table: Table, head: int) -> list[bytes]:
    """Opening and entries with every secret, numbered from the beginning of the match."""
    opening, begun = table.opening, table.row.begun
    lines = [msgspec.json.encode(opening)]
    for stored in await store.entries(table.row.id, begun, head):
        entry = read_entry(stored.body)
        if isinstance(entry, Rewound):
            lines.append(msgspec.json.encode(_told_all(entry, opening, stored.seq - begun, begun)))
        else:
            lines.append(stored.body)
    return lines


def _told_all(entry: Rewound, opening: Open, number: int, begun: int) -> Rewound:
    key = entry.key or rewind_key(opening, number)
    return msgspec.structs.replace(entry, to=entry.to - begun, key=key)
