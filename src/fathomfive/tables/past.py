"""Looking back: any moment as a seat knew it, the log, rewinds, forks, whole journals out and in."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec

from fathomfive.bots import USUAL_BOT
from fathomfive.kernel.journal import FORMAT, Adopted, Closed, Open, Rewound, Seated, rewind_key, state_hash
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.tables import jobs
from fathomfive.tables.entries import read_entry
from fathomfive.tables.house import House
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.ports import Store
from fathomfive.tables.protocol import Line
from fathomfive.tables.queue import Priority
from fathomfive.tables.records import Loaded, Stored
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Place, Table
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

    async def along(self, table: Table, guest: str, own: list[int]) -> list[bytes]:
        """A running match as a file to go on from elsewhere. Never its journal, nor its dice: what those who
        take it along cannot know is dealt anew."""
        seats = [(seat, place) for seat, place in enumerate(table.places) if place.by != "free" or place.bot]
        viewer = None if len(own) == len(table.places) else own[0]
        loaded = await self.loaded(table, table.head)
        key = secrets.token_hex(32)
        save = await self.thinkers.ask(guest, Priority.PERSON, jobs.taken_along, loaded, viewer, key)
        if save is None:
            raise Refusal("phase", "refused-along-over")
        setup = msgspec.structs.replace(table.setup, tutorial=False)
        return [
            msgspec.json.encode(Open(FORMAT, setup, table.row.rules_hash)),
            msgspec.json.encode(Adopted(save, table.row.rules_hash)),
            *(msgspec.json.encode(_sits(seat, place, seat in own)) for seat, place in seats),
        ]

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
    return told_whole(
        table.opening, table.row.begun, await store.entries(table.row.id, table.row.begun, head)
    )


def told_whole(opening: Open, begun: int, after: Iterable[Stored]) -> list[bytes]:
    """The lines of a journal: its opening, and the entries after `begin` with what they left out."""
    lines = [msgspec.json.encode(opening)]
    for stored in after:
        entry = read_entry(stored.body)
        if isinstance(entry, Rewound):
            lines.append(msgspec.json.encode(_told_all(entry, opening, stored.seq - begun, begun)))
        else:
            lines.append(stored.body)
    return lines


def _sits(seat: int, place: Place, mine: bool) -> Seated:
    """Who plays a seat elsewhere: whoever takes the match along, or a bot in everybody else's place."""
    return Seated(seat, "person") if mine else Seated(seat, "bot", place.played_by_bot or USUAL_BOT)


def _told_all(entry: Rewound, opening: Open, number: int, begun: int) -> Rewound:
    key = entry.key or rewind_key(opening, number)
    return msgspec.structs.replace(entry, to=entry.to - begun, key=key)
