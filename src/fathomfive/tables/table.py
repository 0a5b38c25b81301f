"""`Table`: a match that the server keeps, folded from its journal: places, proposal, match, what was told.

Pure memory: nothing here reads a database, sends a frame or looks at a clock. What people may do to a
table is decided in `moves.py` and `seating.py`; here an entry that stands in the journal is carried out.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import UNSET, UnsetType

from fathomfive.bots.abstaining import is_read_together, left_to_people
from fathomfive.kernel.dice import Dice, mix
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import (
    FORMAT,
    Adopted,
    Arranged,
    Covered,
    Open,
    Played,
    Proposed,
    Rewound,
    Seated,
    StandingPass,
    Undone,
    Voted,
    rewind_key,
)
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, say
from fathomfive.kernel.zones import seat_mask
from fathomfive.learning.lesson import Bookmark, lesson_of
from fathomfive.scene.view import described_to
from fathomfive.tables.annals import Annals, Told
from fathomfive.tables.entries import Begun, Readied, TableEntry, claims, read_entry
from fathomfive.tables.pictures import Pictures
from fathomfive.tables.records import Loaded, Member, Row, Stored

MOST_KEYS = 64
MOST_PATIENCE = 30 * 24 * 3600
MOST_ANSWERS = 64


class Place(msgspec.Struct):
    """A seat at the table and who plays it."""

    by: Literal["free", "person", "bot"] = "free"
    bot: str = ""
    cover: str = ""
    ready: bool = False
    nonce: str = ""

    @property
    def played_by_bot(self) -> str:
        """The bot that answers for this seat now, if one does."""
        return self.cover or self.bot

    @property
    def owned_and_uncovered(self) -> bool:
        """Whether a person plays it, and nobody in their place."""
        return self.by == "person" and not self.cover


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table this one comes from, and the moment it was forked at; 0 is a rematch. Or the challenge."""

    table: str
    seq: int
    challenge: str = ""
    """The code of the challenge that is tried here."""
    counted: bool = False
    """Whether this is the one try that counts."""
    nonces: tuple[str, ...] = ()
    """Of a challenge: what the seats added to the dice when it was first played."""
    brought: bool = False
    """Whether the match began elsewhere and came as a file: it goes on here with dice of this house."""


class Proposal(msgspec.Struct):
    """Somebody wants to go back, or to run the table otherwise; those in `yes` have agreed."""

    seq: int
    seat: int
    to: int
    yes: list[int]
    settings: dict[str, str | int] = {}
    """Columns of the tables row, or which seats to give back to whom; without any, it is about going back."""

    @property
    def chairs(self) -> list[int]:
        """The stranded seats that would be given back (`giving_back.py`)."""
        mask = self.settings.get("chairs", 0)
        return (
            [seat for seat in range(mask.bit_length()) if mask >> seat & 1] if isinstance(mask, int) else []
        )

    @property
    def heir(self) -> str:
        """The badge of whoever would get them."""
        return str(self.settings.get("heir", ""))


class Kept(msgspec.Struct, kw_only=True):
    """A checkpoint: the table after entry `seq`."""

    seq: int
    places: list[Place]
    save: bytes
    ask: int
    proposal: Proposal | None
    told: list[Told]
    keys: dict[str, tuple[int, tuple[str, ...]]]
    answers: list[int]
    open_since: dict[int, int] = {}
    lesson: list[Bookmark] = []
    rewinds: int = 0


_VERSIONS = count(1)
_FOLLOWED = Played | Undone | StandingPass | Proposed | Voted | Covered | Readied
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Kept)


class Table:
    def __init__(self, game: Game[Any], row: Row, owners: dict[int, str], members: dict[str, Member]) -> None:
        self.game = game
        self.row = row
        self.owners = owners
        self.members = members
        self.setup = msgspec.json.decode(row.setup, type=Setup)
        self.places = [Place() for _ in range(self.setup.seats)]
        self.match: Match[Any] | None = None
        self.lesson = lesson_of(game, self.setup)
        """How far the guided first match has led, if this is one."""
        self.ask = 0
        self.open_since: dict[int, int] = {}
        """By seat: since which number it has been asked what it is asked now."""
        self.proposal: Proposal | None = None
        self.stuck = 0
        """The question at which the rules break whatever is answered; found when somebody tries."""
        self.rewinds = 0
        """How often this table has gone back."""
        self.told = Annals()
        self.keys: OrderedDict[str, tuple[int, tuple[str, ...]]] = OrderedDict()
        self.answers: deque[int] = deque(maxlen=MOST_ANSWERS)
        self.version = next(_VERSIONS)
        """Another with every change of what `table` frames say: seats, settings, phase, proposal. Never one
        that a table read earlier had, so whoever looks on is told after a table was read anew."""
        self.kept = 0
        """The entry of the last checkpoint."""
        self.in_flight = False
        """An entry is on its way into the journal: nobody may look until it has arrived."""
        self.pictures = Pictures()
        self._asked: Any = None
        self._tells: list[Tell] = []

    # --- from the database and back --------------------------------------------------------------------

    @classmethod
    def folded(cls, game: Game[Any], loaded: Loaded) -> Table:
        """The table at its head: a checkpoint and the entries after it."""
        table = cls(game, loaded.row, loaded.owners, loaded.members)
        if loaded.kept is not None:
            table.stand_at(loaded.kept)
        for stored in loaded.after:
            table.carry_out(read_entry(stored.body), stored.seq, stored.at, stored.key)
        return table

    def keep(self) -> bytes:
        """This moment as a checkpoint."""
        kept = Kept(
            seq=self.row.head,
            places=self.places,
            save=self.match.save() if self.match is not None else b"",
            ask=self.ask,
            proposal=self.proposal,
            told=cast(list[Told], self.told.packed()),
            keys=dict(self.keys),
            answers=list(self.answers),
            open_since=self.open_since,
            lesson=self.lesson.marks if self.lesson is not None else [],
            rewinds=self.rewinds,
        )
        return zlib.compress(_ENCODER.encode(kept), 1)

    def stand_at(self, checkpoint: bytes) -> None:
        kept = read_checkpoint(checkpoint)
        self.stand_aside(kept, kept.seq)
        if kept.save:
            self._lay_out(Match.load(self.game, kept.save))

    def stand_aside(self, kept: Kept, head: int) -> None:
        """Take over everything of a checkpoint but the match."""
        self.places = kept.places
        self.ask = kept.ask
        self.proposal = kept.proposal
        self.told.extend(kept.told)
        self.keys.update(kept.keys)
        self.answers.extend(kept.answers)
        self.open_since = kept.open_since
        self.rewinds = kept.rewinds
        if self.lesson is not None:
            self.lesson.marks = kept.lesson
        self.kept = kept.seq
        self.row.head = head

    # --- what stands ----------------------------------------------------------------------------------

    @property
    def head(self) -> int:
        return self.row.head

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting_for if self.match is not None else ()

    @property
    def bots_waiting(self) -> list[int]:
        """The seats that owe an answer and are played by a bot now."""
        return [seat for seat in self.waiting if self.places[seat].played_by_bot]

    @property
    def left_to_people(self) -> Action | None:
        """By what answer a bot that is asked leaves the matter to others, because a person plays here."""
        if self.match is None or not any(place.owned_and_uncovered for place in self.places):
            return None
        return left_to_people(self.match, self.bots_waiting)

    @property
    def first_word(self) -> list[int]:
        """People who are asked what bots are asked, too, and whom bots do not forestall. To leave it to them
        forestalls nobody."""
        ask = self.match.ask if self.match is not None else None
        if ask is None or ask.mode != "first" or not self.bots_waiting or self.left_to_people is not None:
            return []
        return [seat for seat in self.waiting if not self.places[seat].played_by_bot]

    @property
    def is_patient(self) -> bool:
        """Whether bots wait for people who are asked, too, even if nobody is here: learners, and readers."""
        return self.lesson is not None or (self.match is not None and is_read_together(self.match))

    @property
    def asked(self) -> str:
        return self.match.ask.kind if self.match is not None and self.match.ask is not None else ""

    @property
    def phase_now(self) -> str:
        """The phase by what lies on the table; a frozen table never gets here."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome if self.match is not None else None

    @property
    def cooperative(self) -> bool:
        return is_cooperative(self.game, self.row.setup)

    @property
    def may_point(self) -> bool:
        """Whether people may point at places: against each other only where they agreed to."""
        return self.row.pointing == "on" or (self.row.pointing == "usual" and self.cooperative)

    @property
    def chairs(self) -> int:
        """How many seats somebody new can sit down on."""
        live = self.row.phase in ("lobby", "playing")
        return sum(place.by == "free" for place in self.places) if live else 0

    def seats_of(self, guest: str) -> list[int]:
        return sorted([seat for seat, owner in self.owners.items() if owner == guest])

    @property
    def people(self) -> list[int]:
        """Seats of people: those whose word counts in a vote. Whoever is away and covered by a bot has not
        agreed to anything."""
        return [seat for seat, place in enumerate(self.places) if place.by == "person"]

    def speaks_alone(self, guest: str) -> bool:
        """Whether nobody else's word counts here."""
        return all(self.owners.get(seat) == guest for seat in self.people)

    @property
    def votes_missing(self) -> list[int]:
        return self.misses(self.proposal) if self.proposal is not None else []

    def misses(self, proposal: Proposal) -> list[int]:
        """Whose word is still to come; whoever lost a seat cannot give one, but may say no to it."""
        return [seat for seat in self.people if seat not in proposal.yes and seat not in proposal.chairs]

    @property
    def last_good(self) -> int:
        """Where the rules break whatever is answered: the entry after which the question stood whose answer
        still led on. 0 everywhere else, and where no answer has led on yet."""
        if not self.stuck or self.stuck != self.ask:
            return 0
        led_on = [seq for seq in self.answers if seq <= self.ask]
        before = max(self.row.begun, led_on[-1] - 1) if led_on else self.row.begun
        return before if before < self.ask else 0

    def gets_stuck(self) -> None:
        """No answer to the open question leads on."""
        if self.stuck != self.ask:
            self.stuck = self.ask
            self.refresh()

    @property
    def origin(self) -> Origin:
        """Where a fork or a rematch comes from."""
        return origin_of(self.row)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the seats have added to the dice: nothing more at a challenge, nor where a match goes on."""
        return nonces_of(self.row, [place.nonce for place in self.places])

    @property
    def opening(self) -> Open:
        """The first line of this table's journal, with every secret: for replay and for the end."""
        return opening_of(self.row, self.nonces)

    # --- carrying out entries --------------------------------------------------------------------------

    def carry_out(self, entry: TableEntry, seq: int, at: int, key: str) -> None:
        """Apply an entry that stands in the journal."""
        match entry:
            case Played():
                self._repeat(entry)
            case Undone():
                self._match.take_back(entry.seat)
            case StandingPass():
                self._match.leave_standing_pass(entry.seat, entry.kind, stands=entry.stands)
            case Begun():
                self.begin()
            case Adopted():
                self.adopt(entry.save)
            case Rewound():
                raise LookupError("a rewound table is read from the checkpoint that was written with it")
            case _:
                pass
        self.settle(entry, seq, at, key)

    def can_follow(self, entries: Iterable[Stored]) -> bool:
        """Whether entries that another node wrote can be carried out here; else the table is read anew.

        Seats have owners and settings have columns, which the journal does not hold.
        """
        if self.proposal is not None and self.proposal.chairs:
            return False
        return all(_can_be_followed(read_entry(stored.body)) for stored in entries)

    def follow(self, stored: Stored) -> None:
        """Carry out an entry that another node wrote."""
        asked = self.ask
        self.carry_out(read_entry(stored.body), stored.seq, stored.at, stored.key)
        if self.ask != asked:
            self.row.since = stored.at
        if self.outcome is not None and not self.row.outcome:
            self.row.outcome = msgspec.json.encode(self.outcome).decode()

    def refresh(self) -> None:
        """What `table` frames say has changed outside the journal."""
        self.version = next(_VERSIONS)

    def settle(self, entry: TableEntry, seq: int, at: int, key: str) -> None:
        """Note an entry whose effect on the match has happened: numbers, places, what is told."""
        told = Told(seq, at, tells=self._taken_tells(), notice=notice_of(entry))
        if self.proposal is not None or not isinstance(entry, Played):
            self.version = next(_VERSIONS)
        match entry:
            case Played():
                self.answers.append(seq)
                self._drop_rewind()
            case Undone() if self.answers:
                told.drops.append(self.answers.pop())
                self._drop_rewind()
            case Rewound():
                told.drops += [line.seq for line in self.told if entry.to < line.seq and line.tells]
                self.answers.clear()
                self.proposal = None
                self.rewinds += 1
            case Proposed():
                self.proposal = Proposal(seq, entry.seat, entry.to, [entry.seat], entry.settings)
                if self.proposal.chairs and not self.votes_missing:
                    told.notice = self._give_back(self.proposal)
            case Voted() if self.proposal is not None:
                told.notice = self._count(entry, self.proposal) or told.notice
            case Seated(by="person") if self.match is not None:
                told.notice = say("notice-took-seat", seat=entry.seat)
                self._seat(entry)
            case Seated():
                self._seat(entry)
            case Covered():
                self.places[entry.seat].cover = entry.bot
            case Readied():
                self.places[entry.seat].ready = entry.ready
            case Begun():
                self.row.begun = seq
            case Adopted() | Arranged():
                self.answers.clear()
                if isinstance(entry, Adopted) and self.origin.brought:
                    told.notice = say("notice-brought")
        self._learn(entry, seq, told.tells)
        if self.match is not None and self.match.ask is not self._asked:
            self._put(self.match.ask, seq, entry)
        if self.match is not None and self.match.over and self.row.phase != "over":
            told.notice = told.notice or say("notice-over", cause=self.outcome_cause)
            self.version = next(_VERSIONS)
        self.row.head = seq
        self.row.phase = self.phase_now
        self.row.updated = at
        self._note_key(key, seq, entry)
        if told.tells or told.notice or told.drops:
            self.told.append(told)
        self.pictures.moved()

    def _drop_rewind(self) -> None:
        """Somebody played on: nobody goes back from here. How the table is run is still to be decided."""
        if self.proposal is not None and not self.proposal.settings:
            self.proposal = None

    def _count(self, vote: Voted, proposal: Proposal) -> Text | None:
        """A word on the open proposal. With the last yes the table is run as agreed, from this entry on."""
        if not vote.yes:
            self.proposal = None
            return None
        proposal.yes.append(vote.seat)
        if not proposal.settings or self.votes_missing:
            return None
        if proposal.chairs:
            return self._give_back(proposal)
        for name, value in msgspec.structs.asdict(agreement(proposal.settings)).items():
            if value is not UNSET:
                setattr(self.row, name, value)
        self.proposal = None
        return settings_notice("notice-agreed", vote.seat, proposal.settings)

    def _give_back(self, proposal: Proposal) -> Text:
        """Everybody agreed: whoever has these seats now plays them; who that is stands beside the journal."""
        for seat in proposal.chairs:
            if seat < len(self.places):
                self.places[seat].by, self.places[seat].bot, self.places[seat].cover = "person", "", ""
        self.proposal = None
        return say("notice-given-back", seat=proposal.chairs[0])

    def _put(self, ask: Ask | None, seq: int, entry: TableEntry) -> None:
        """Another question. To seats that answer apart from whoever just did it is the one they had."""
        before, self._asked, self.ask = self._asked, ask, seq
        still: dict[int, int] = {}
        if ask is not None and ask.apart and before is not None and before.kind == ask.kind:
            given = (entry.action, *entry.auto) if isinstance(entry, Played) else ()
            answered = {self.game.read_action(bytes(raw)).seat for raw in given}
            still = {seat: since for seat, since in self.open_since.items() if seat not in answered and given}
        self.open_since = {seat: still.get(seat, seq) for seat in (ask.asked if ask is not None else ())}

    def is_open(self, seat: int, ask: int) -> bool:
        """Whether an answer of this seat to that question answers what it is asked now."""
        return bool(self.asked) and self.open_since.get(seat, self.ask) <= ask <= self.ask

    def _learn(self, entry: TableEntry, seq: int, tells: list[Tell]) -> None:
        """Let the lesson of a guided match go on with it, or back."""
        lesson = self.lesson
        if lesson is None or self.match is None:
            return
        match entry:
            case Begun():
                lesson.begin(seq, tells, self.match.ask)
            case Played():
                given = [self.game.read_action(bytes(raw)) for raw in (entry.action, *entry.auto)]
                lesson.note(seq, self._asked, given, tells, self.match.ask)
            case Undone():
                lesson.take_back()
            case Rewound():
                lesson.go_back(entry.to)

    @property
    def outcome_cause(self) -> str:
        return self.outcome.cause if self.outcome is not None else ""

    @property
    def _match(self) -> Match[Any]:
        if self.match is None:
            raise LookupError(f"table {self.row.id} has no match yet")
        return self.match

    def _repeat(self, entry: Played) -> None:
        action = self.game.read_action(bytes(entry.action))
        line = self.ghost_line(action)
        self._match.repeat(action, [self.game.read_action(bytes(raw)) for raw in entry.auto])
        self.tell_owner(line)

    def ghost_line(self, action: Action) -> Tell | None:
        """What a bot that covers a seat is about to do, in words for the one who will come back to it."""
        ask = self._match.ask
        if ask is None or not self.places[action.seat].cover:
            return None
        described = described_to(self._match, ask, action, action.seat)
        what = described.says or described.label
        rule = described.rule or ask.rule
        return Tell("told-ghost", rule, action.seat, {"what": what}, seen_by=seat_mask(action.seat))

    def tell_owner(self, line: Tell | None) -> None:
        """Before what came of it; nobody but the owner of the seat reads it."""
        if line is not None:
            self._tells.insert(0, line)

    def begin(self) -> None:
        """Lay out the match, with the dice of the promised secret and everybody's nonce."""
        dice = Dice(self.opening.key)
        self._lay_out(Match.start(self.game, self.setup, dice, sink=self._tells.append))

    def adopt(self, save: bytes) -> None:
        """Go on from a saved match."""
        self._lay_out(Match.load(self.game, save))

    def rewind(self, step_start: bytes, key: str) -> None:
        """Go back to the start of an earlier step, with new dice."""
        self._lay_out(self._match.rewound(step_start, key))

    @property
    def next_rewind_key(self) -> str:
        """The dice of a rewind that becomes the next entry."""
        return rewind_key(self.opening, self.head + 1 - self.row.begun)

    def _lay_out(self, match: Match[Any]) -> None:
        match.listen(self._tells.append)
        self.match = match
        if self._asked is None and self.ask:  # read from a checkpoint: the question has its number
            self._asked = match.ask

    def _seat(self, entry: Seated) -> None:
        place = self.places[entry.seat]
        place.by, place.bot, place.cover = entry.by, entry.bot, ""
        place.ready = entry.by == "bot"
        if self.match is None:
            place.nonce = entry.nonce

    def _taken_tells(self) -> list[Tell]:
        tells = self._tells.copy()
        self._tells.clear()
        return tells

    def _note_key(self, key: str, seq: int, entry: TableEntry) -> None:
        self.keys[key] = (seq, claims(entry))
        if len(self.keys) > MOST_KEYS:
            self.keys.popitem(last=False)

    def arrange(self, setup: Setup) -> None:
        """Another set-up in the lobby: places grow or shrink with it."""
        self.setup = setup
        del self.places[setup.seats :]
        self.places += [Place() for _ in range(setup.seats - len(self.places))]


def origin_of(row: Row) -> Origin:
    return msgspec.json.decode(row.origin, type=Origin) if row.origin else Origin("", 0)


def nonces_of(row: Row, seated: Iterable[str]) -> tuple[str, ...]:
    """What counts of what the seats have added to the dice."""
    origin = origin_of(row)
    return origin.nonces if origin.challenge or origin.seq else tuple(seated)


def opening_of(row: Row, nonces: tuple[str, ...]) -> Open:
    """The first line of a table's journal; needs neither its game nor its entries."""
    if row.opening:
        return msgspec.json.decode(row.opening, type=Open)
    setup, key = msgspec.json.decode(row.setup, type=Setup), mix(row.secret, nonces)
    return Open(FORMAT, setup, row.rules_hash, key, row.commitment, row.secret, row.salt, nonces)


def _can_be_followed(entry: TableEntry) -> bool:
    return isinstance(entry, _FOLLOWED) and not (isinstance(entry, Proposed) and "chairs" in entry.settings)


def read_checkpoint(checkpoint: bytes) -> Kept:
    return _DECODER.decode(zlib.decompress(checkpoint))


def notice_of(entry: TableEntry) -> Text | None:
    """What an entry is called in the log, where no tell speaks of it. A standing pass is nobody else's."""
    match entry:
        case Undone():
            return say("notice-undo", seat=entry.seat)
        case Rewound():
            return say("notice-rewind", to=entry.to)
        case Proposed() if "chairs" in entry.settings:
            return say("notice-propose-give-back", seat=entry.seat)
        case Proposed() if entry.settings:
            return settings_notice("notice-propose-settings", entry.seat, entry.settings)
        case Proposed():
            return say("notice-propose", seat=entry.seat, to=entry.to)
        case Voted():
            return say("notice-vote", seat=entry.seat, yes=int(entry.yes))
        case Seated(by="free", bot=keeper) if keeper:
            return say("notice-seat", seat=entry.seat, by="kept")
        case Seated():
            return say("notice-seat", seat=entry.seat, by=entry.by)
        case Covered(bot=""):
            return say("notice-return", seat=entry.seat)
        case Covered():
            return say("notice-cover", seat=entry.seat, bot=entry.bot)
        case Adopted():
            return say("notice-adopted")
        case Begun():
            return say("notice-begin")
    return None


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a table can agree on in play. A journal may come from anybody: nothing else is ever set."""

    undo: Literal["off", "horizon", "agreement"] | UnsetType = UNSET
    pointing: Literal["usual", "on", "off"] | UnsetType = UNSET
    patience: Annotated[int, msgspec.Meta(ge=0, le=MOST_PATIENCE)] | UnsetType = UNSET


def agreement(settings: Mapping[str, str | int]) -> Agreement:
    """Raises `msgspec.ValidationError` at what nobody can agree on."""
    return msgspec.convert(dict(settings), Agreement)


def settings_notice(message: str, seat: int, settings: Mapping[str, str | int]) -> Text:
    """What is proposed or agreed on, and what stays the same."""
    named: dict[str, str | int] = {"undo": "same", "pointing": "same", "patience": -1, **settings}
    return say(message, seat=seat, **named)


@lru_cache(maxsize=1024)
def is_cooperative(game: Game[Any], setup: str) -> bool:
    """Whether these options make a table that wins or loses together; games are few, set-ups alike."""
    return game.cooperative(game.read_options(msgspec.json.decode(setup, type=Setup).options))


@lru_cache(maxsize=1024)
def rules_hash(game: Game[Any], setup: str) -> str:
    """The rules a match of this set-up is played by in this release."""
    read = msgspec.json.decode(setup, type=Setup)
    return game.rules_hash(game.book_for(game.read_options(read.options), read.overrides))
