"""What worker processes do: anything that takes longer than a moment. Plain functions of plain data.

They are given everything they need and reach for nothing: no database, no socket, no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.advice import Reason, advise
from fathomfive.bots.courses import Follower, Planning
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup, find_game
from fathomfive.kernel.journal import Adopted, Closed, Journal, Proposed, Rewound, Seated
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.text import Text, say
from fathomfive.kernel.zones import Viewer, seat_mask
from fathomfive.scene.view import show, stage_of
from fathomfive.tables.annals import Annals
from fathomfive.tables.entries import Begun, TableEntry, read_entry
from fathomfive.tables.protocol import Line
from fathomfive.tables.records import Loaded
from fathomfive.tables.table import Table, agreement, rules_hash
from fathomfive.tables.views import lines_for

MOST_LINES = 500
MOST_ENTRIES = 20_000
MOST_REWINDS = 100
"""In a journal from elsewhere: each one is played from the start of its step again, and kept."""


def ready() -> bool:
    """Load what takes long to load before anybody waits for it."""
    return True


# --- laying a table -----------------------------------------------------------------------------------


class Wrong(NamedTuple):
    """Why a set-up cannot be played."""

    why: Text
    rule: str


def set_up(setup: Setup) -> Wrong | None:
    """Lay the table for a match of this set-up, and clear it again."""
    try:
        game = find_game(setup.game)
        game.prepare(setup, Dice.seeded(0))
        Match.start(game, setup, Dice.seeded(0))
    except Refused as refused:
        return Wrong(refused.why, refused.rule)
    except ValueError as error:  # overrides or a campaign document of another shape
        return Wrong(say("refused-bad-option", reason=str(error)), "")
    return None


# --- bots and hints -----------------------------------------------------------------------------------


class Chosen(NamedTuple):
    """A bot's answer as JSON, and how it means to go on: what it is given with the next question."""

    answer: bytes
    rest: bytes = b""
    hurried: bool = False
    """Whether a clock ended its thought."""


def choose(game_id: str, save: bytes, seat: int, bot: str, seed: str, rest: bytes = b"") -> Chosen:
    game = find_game(game_id)
    match, player = Match.load(game, save), bot_named(bot, seed)
    if not isinstance(player, Planning):
        return Chosen(msgspec.json.encode(player.choose(match, seat)))
    planned = msgspec.json.decode(rest, type=list[msgspec.Raw]) if rest else []
    player.course = Follower(tuple(game.read_action(bytes(one)) for one in planned))
    answer = msgspec.json.encode(player.choose(match, seat))
    going_on = player.course.rest
    return Chosen(answer, msgspec.json.encode(going_on) if going_on else b"", player.hurried > 0)


def hint(game: str, save: bytes, seat: int, seed: str, iterations: int) -> list[Advised]:
    """Every answer of a seat with what it looks worth, the best first.

    Thinks on samples alone, and the seed is public: a hint cannot tell what the seat does not know.
    """
    match = Match.load(find_game(game), save)
    return [
        Advised(
            msgspec.json.encode(one.action), one.value, _told("for", one.better), _told("against", one.worse)
        )
        for one in advise(match, seat, Dice.seeded(seed), iterations)
    ]


class Advised(NamedTuple):
    action: bytes
    value: float
    better: list[Text]
    worse: list[Text]


def _told(side: str, reasons: Iterable[Reason]) -> list[Text]:
    return [Text(f"speaks-{side}-{part}", {"most": "yes" if most else "no"}) for part, most in reasons]


# --- looking back -------------------------------------------------------------------------------------


def scene_then(loaded: Loaded, viewer: Viewer) -> tuple[bytes, bytes] | None:
    """Scene and stage as a viewer saw them at the moment `loaded` leads to; None before the match began."""
    table = Table.folded(find_game(loaded.row.game), loaded)
    if table.match is None:
        return None
    scene = show(table.match, viewer, seq=table.head)
    return msgspec.json.encode(scene), msgspec.json.encode(stage_of(table.match))


def step_start_then(loaded: Loaded) -> bytes | None:
    """Where the step began that was running at that moment."""
    table = Table.folded(find_game(loaded.row.game), loaded)
    return table.match.step_start if table.match is not None else None


def forked(loaded: Loaded, viewer: Viewer, key: str, exact: bool) -> bytes | None:
    """A match of its own from that moment; unless it is over, with what the viewer cannot know dealt anew."""
    table = Table.folded(find_game(loaded.row.game), loaded)
    if table.match is None or table.match.over:
        return None
    if exact:
        return table.match.save()
    return table.match.forked(table.match.step_start, viewer, key).save()


def taken_along(loaded: Loaded, viewer: Viewer, key: str) -> bytes | None:
    """The running match for elsewhere, with other dice: as a viewer could believe it to be, or, where every
    seat belongs to one person (no `viewer`), with all hands as they are."""
    match = Table.folded(find_game(loaded.row.game), loaded).match
    if match is None or match.over:
        return None
    return _with_new_dice(match, viewer, key).save()


def _with_new_dice(match: Match[Any], viewer: Viewer, key: str) -> Match[Any]:
    if viewer is None:
        return match.rewound(match.step_start, key)
    return match.forked(match.step_start, viewer, key)


def log_lines(loaded: Loaded, forever: Mapping[int, bytes], viewer: Viewer, after: int) -> list[Line]:
    """What a viewer was told since an entry, oldest first.

    This release may not be able to play what came before an adoption: its lines lie beside it.
    """
    table = Table(find_game(loaded.row.game), loaded.row, loaded.owners, loaded.members)
    told = table.told = Annals(most=None)
    entries = [(stored, read_entry(stored.body)) for stored in loaded.after]
    adopted = [place for place, (_, entry) in enumerate(entries) if isinstance(entry, Adopted)]
    if adopted and entries[adopted[-1]][0].seq in forever:
        table.stand_at(forever[entries[adopted[-1]][0].seq])
        entries = entries[adopted[-1] + 1 :]
    elif loaded.kept is not None:
        table.stand_at(loaded.kept)
    for stored, entry in entries:
        if isinstance(entry, Rewound):
            before = list(told)
            table.stand_at(forever[stored.seq])
            now = (line for line in table.told if line.seq == stored.seq)
            told = table.told = Annals([*before, *now], most=None)
            continue
        table.carry_out(entry, stored.seq, stored.at, stored.key)
    return lines_for(told, viewer, after)[:MOST_LINES]


# --- whole journals -----------------------------------------------------------------------------------


class Verified(NamedTuple):
    """What came of playing a journal again."""

    entries: int
    """How many were checked."""
    fault: str = ""
    promised: bool = False
    """Whether the promise of the dice covers the whole match."""
    adopted: int = 0
    """The entry that put a saved match on the table, if there is one: nothing shows where that came from."""


def verify(lines: list[bytes]) -> Verified:
    try:
        journal = Journal.parse(lines)
        journal.verify()
    except (ValueError, RuleBroke) as error:
        return Verified(0, str(error))
    adopted = journal.last_adoption()
    promised = bool(journal.opening.commitment) and not adopted
    return Verified(len(journal.entries) - adopted, "", promised, adopted)


def _rewinds(journal: Journal) -> int:
    return sum(isinstance(entry, Rewound) for entry in journal.entries)


NOT_OVER = "the match in this journal is not over"


class Imported(NamedTuple):
    """A finished journal as it will lie in the database."""

    bodies: list[bytes]
    forever: dict[int, bytes]
    """Checkpoints by entry."""
    head: bytes
    outcome: bytes


def imported(loaded: Loaded, lines: list[bytes], at: int) -> Imported | str:
    """Check a finished journal from end to end and fold it into a table; or what is wrong with it."""
    journal = _checked(lines)
    if isinstance(journal, str):
        return journal
    table = Table(journal.game, loaded.row, {}, {})
    bodies, forever = _laid_again(journal, table, [], lambda number: at)
    if table.outcome is None:
        return NOT_OVER
    return Imported(bodies, forever, table.keep(), msgspec.json.encode(table.outcome))


def _checked(lines: list[bytes]) -> Journal | str:
    """A stranger's file, if every line of it holds; else what is wrong."""
    try:
        journal = Journal.parse(lines)
        if len(journal.entries) > MOST_ENTRIES or _rewinds(journal) > MOST_REWINDS:
            return f"it has more than {MOST_ENTRIES} entries or {MOST_REWINDS} rewinds"
        for entry in journal.entries:
            if isinstance(entry, Proposed):
                agreement(entry.settings)
        journal.verify()
    except Exception as error:  # a stranger's file may hold anything
        return f"{type(error).__name__}: {error}"[:300]
    return journal


def _laid_again(
    journal: Journal, table: Table, lobby: Iterable[TableEntry], at: Callable[[int], int]
) -> tuple[list[bytes], dict[int, bytes]]:
    """Carry everything out at a bare table. What its journal then holds, and the checkpoints for good."""
    bodies: list[bytes] = []
    forever: dict[int, bytes] = {}

    def note(entry: TableEntry) -> None:
        bodies.append(msgspec.json.encode(entry))

    for entry in (*lobby, Begun()):
        note(entry)
        table.carry_out(entry, len(bodies), at(len(bodies)), f"import-{len(bodies) - 1}")
    begun = len(bodies)
    forever[begun] = table.keep()
    for number, entry in enumerate(journal.entries, start=begun + 1):
        key = f"import-{number - 1}"
        if isinstance(entry, Closed):
            break
        if isinstance(entry, Rewound):
            table.rewind(journal.match_at(entry.to).step_start, entry.key)
            entry = msgspec.structs.replace(entry, to=entry.to + begun)
            table.settle(entry, number, at(number), key)
        else:
            table.carry_out(entry, number, at(number), key)
        if isinstance(entry, Rewound | Adopted):
            forever[number] = table.keep()
        note(entry)
    return bodies, forever


class GoesOn(NamedTuple):
    """A running match from elsewhere, and who played it there."""

    save: bytes
    people: list[int]
    bots: dict[int, str]


def going_on(lines: list[bytes], key: str) -> GoesOn | str:
    """Check a journal whose match is not over, and let it go on with other dice: whoever had the file may
    know what was to come."""
    journal = _checked(lines)
    if isinstance(journal, str):
        return journal
    sat = {entry.seat: entry for entry in journal.entries if isinstance(entry, Seated)}
    seats = range(journal.opening.setup.seats)
    people = [seat for seat in seats if seat in sat and sat[seat].by == "person"] or [0]
    bots = {seat: sat[seat].bot if seat in sat else "" for seat in seats if seat not in people}
    match = journal.match_at()
    viewer = people[0] if len(people) < len(seats) else None
    return GoesOn(_with_new_dice(match, viewer, key).save(), people, bots)


class Restored(NamedTuple):
    """A table as it lay on a device, over or not."""

    bodies: list[bytes]
    forever: dict[int, bytes]
    head: bytes
    phase: str
    outcome: bytes
    waiting: int
    bots: int
    asked: str
    rules_hash: str


def restored(loaded: Loaded, lobby: list[bytes], lines: list[bytes], times: list[int]) -> Restored | str:
    """Check a journal from end to end, finished or not, and fold it into the table it was written at."""
    journal = _checked(lines)
    if isinstance(journal, str):
        return journal
    table = Table(journal.game, loaded.row, {}, {})
    try:
        before = [read_entry(body) for body in lobby]
        bodies, forever = _laid_again(journal, table, before, lambda number: times[number - 1])
    except Exception as error:  # what lay beside the journal may hold anything, too
        return f"{type(error).__name__}: {error}"[:300]
    return Restored(
        bodies,
        forever,
        table.keep(),
        table.phase_now,
        msgspec.json.encode(table.outcome) if table.outcome is not None else b"",
        seat_mask(*table.waiting),
        0 if table.first_word else seat_mask(*table.bots_waiting),
        table.asked,
        rules_hash(table.game, table.row.setup),
    )
