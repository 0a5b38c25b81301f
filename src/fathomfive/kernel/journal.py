"""The journal: the append-only record of a match, and the file it is kept in (docs/journals.md).

Entries are numbered from 1; the opening is number 0. Nothing is ever changed or deleted, taking back is an
entry too. While a hosted match runs its key is not in here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from fathomfive.kernel.dice import Dice, kept_promise, mix
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Outcome
from fathomfive.kernel.state import Sink

FORMAT = 1


class Open(msgspec.Struct, frozen=True, tag_field="entry", tag="open", omit_defaults=True):
    """How the match began. A hosted table adds its promise: commitment, and later secret, salt and nonces."""

    format: int
    setup: Setup
    rules_hash: str
    key: str = ""
    commitment: str = ""
    secret: str = ""
    salt: str = ""
    nonces: tuple[str, ...] = ()


class Played(msgspec.Struct, frozen=True, tag_field="entry", tag="play", omit_defaults=True):
    """One answer, and those that followed by themselves."""

    action: msgspec.Raw
    auto: tuple[msgspec.Raw, ...] = ()


class Undone(msgspec.Struct, frozen=True, tag_field="entry", tag="undo"):
    """A seat took the last answer back."""

    seat: int


class Rewound(msgspec.Struct, frozen=True, tag_field="entry", tag="rewind", omit_defaults=True):
    """The table agreed to go back to the start of the step that was running after entry `to`."""

    to: int
    key: str = ""
    """Of the new dice; a hosted table leaves it out until the match is over."""
    seat: int | None = None
    """Whose yes was the last that was needed."""


class StandingPass(msgspec.Struct, frozen=True, tag_field="entry", tag="standing"):
    """A seat declines a kind of window from now on, or no longer."""

    seat: int
    kind: str
    stands: bool
    auto: tuple[msgspec.Raw, ...] = ()


class Seated(msgspec.Struct, frozen=True, tag_field="entry", tag="seat", omit_defaults=True):
    """A seat changed hands: a person sat down, stood up, or a bot of that name plays it."""

    seat: int
    by: Literal["free", "person", "bot"]
    bot: str = ""
    nonce: str = ""
    """What this seat adds to the dice, if it sat down before the match began."""


class Covered(msgspec.Struct, frozen=True, tag_field="entry", tag="cover"):
    """A bot plays a person's seat for a while; an empty name: its owner is back."""

    seat: int
    bot: str


class Proposed(msgspec.Struct, frozen=True, tag_field="entry", tag="propose", omit_defaults=True):
    """A seat asks the table to go back to the start of the step that was running after entry `to`."""

    seat: int
    to: int
    settings: dict[str, str | int] = {}
    """Or, if there are any, to be run like this from now on."""


class Voted(msgspec.Struct, frozen=True, tag_field="entry", tag="vote"):
    """A seat's word on the open proposal. The last yes to a rewind is not here: it is the rewind itself."""

    seat: int
    yes: bool


class Arranged(msgspec.Struct, frozen=True, tag_field="entry", tag="arrange"):
    """The host changed something about the table that is no part of the match."""


class Adopted(msgspec.Struct, frozen=True, tag_field="entry", tag="adopt"):
    """The match goes on from this saved one, under these rules."""

    save: bytes
    rules_hash: str


class Closed(msgspec.Struct, frozen=True, tag_field="entry", tag="close"):
    """How the match ended, and the hash of the table it left."""

    outcome: Outcome
    state_hash: str


AtTheTable: TypeAlias = Seated | Covered | Proposed | Voted | Arranged
"""Who plays and what was talked over: part of the record, no part of the match."""

Entry: TypeAlias = Played | Undone | Rewound | StandingPass | AtTheTable | Adopted | Closed

_ENTRIES: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Entry)
_OPENING = msgspec.json.Decoder(Open)


def rewind_key(opening: Open, number: int) -> str:
    """The dice after a rewind at a hosted table: of the same promised secret, so no new promise is due."""
    return mix(opening.secret, (*opening.nonces, f"rewind:{number}"))


class JournalError(ValueError):
    """A journal that cannot be read or does not hold what it claims; names the entry."""


def state_hash(match: Match[Any]) -> str:
    return hashlib.blake2b(match.snapshot(), digest_size=16).hexdigest()


class Journal(msgspec.Struct):
    """An opening and its entries; the whole match can be played again from it."""

    opening: Open
    entries: list[Entry] = []

    # --- the file ------------------------------------------------------------------------------------

    def lines(self) -> Iterator[bytes]:
        return map(msgspec.json.encode, (self.opening, *self.entries))

    def write(self, path: Path) -> None:
        """Write it whole and swap it in, so that a crash leaves the old file or the new one."""
        part = path.with_suffix(path.suffix + ".part")
        part.write_bytes(b"\n".join(self.lines()) + b"\n")
        part.replace(path)

    @classmethod
    def read(cls, path: Path) -> Journal:
        return cls.parse(path.read_bytes().splitlines(), str(path))

    @classmethod
    def parse(cls, lines: Iterable[bytes], source: str = "journal") -> Journal:
        rows = [line for line in lines if line.strip()]
        if not rows:
            raise JournalError(f"{source} is empty")
        try:
            opening = _OPENING.decode(rows[0])
        except msgspec.DecodeError as error:
            raise JournalError(f"{source}, line 1: {error}") from error
        if opening.format != FORMAT:
            raise JournalError(f"{source} has format {opening.format}; this release reads {FORMAT}")
        journal = cls(opening, [])
        for number, row in enumerate(rows[1:], start=1):
            try:
                journal.entries.append(_ENTRIES.decode(row))
            except msgspec.DecodeError as error:
                raise JournalError(f"{source}, entry {number}: {error}") from error
        return journal

    # --- playing it again ----------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return find_game(self.opening.setup.game)

    def match_at(
        self, number: int | None = None, game: Game[Any] | None = None, sink: Sink | None = None
    ) -> Match[Any]:
        """The match as it stood after entry `number` (0: at its beginning; None: at the end).

        `sink` hears everything that happened on the way, and listens on.
        """
        upto = len(self.entries) if number is None else number
        if not 0 <= upto <= len(self.entries):
            raise JournalError(f"there is no entry {upto}; the journal has {len(self.entries)}")
        begin = self.last_adoption(upto)
        match = self._begin(game or self.game, begin, sink)
        for after in self._replay(match, begin, upto, checked=False):
            match = after
        return match

    def moments(self, sink: Sink | None = None) -> Iterator[tuple[int, Match[Any]]]:
        """The match where replay begins and after each entry that follows, with the number of that entry."""
        begin = self.last_adoption()
        match = self._begin(self.game, begin, sink)
        yield begin, match
        yield from enumerate(self._replay(match, begin, len(self.entries), checked=False), start=begin + 1)

    def _replay(self, match: Match[Any], begin: int, upto: int, *, checked: bool) -> Iterator[Match[Any]]:
        """The match after each entry. Where it will go back to is kept on the way: that costs no replay."""
        wanted = {entry.to for entry in self.entries[begin:upto] if isinstance(entry, Rewound)}
        starts: dict[int, bytes] = {}
        for place in range(begin, upto):
            if place in wanted:
                starts[place] = match.step_start
            match = self._carry_out(match, place, starts, checked=checked)
            yield match

    def last_adoption(self, upto: int | None = None) -> int:
        """How many of the first `upto` entries lie before the start of replay; no promise reaches over it."""
        places = [n + 1 for n, entry in enumerate(self.entries[:upto]) if isinstance(entry, Adopted)]
        return places[-1] if places else 0

    def _begin(self, game: Game[Any], begin: int, sink: Sink | None = None) -> Match[Any]:
        """The match where replay begins: laid out anew, or as it was adopted."""
        if begin:
            adopted = self.entries[begin - 1]
            assert isinstance(adopted, Adopted)
            match = Match.load(game, adopted.save)
            match.listen(sink)
            return match
        if not self.opening.key:
            raise JournalError("the key is not in this journal yet: a hosted table reveals it when it closes")
        return Match.start(game, self.opening.setup, Dice(self.opening.key), sink=sink)

    def _carry_out(
        self, match: Match[Any], place: int, starts: dict[int, bytes], *, checked: bool
    ) -> Match[Any]:
        """Apply one entry. `checked` lists options and recomputes what followed by itself."""
        entry = self.entries[place]
        match entry:
            case Played():
                action = match.game.read_action(bytes(entry.action))
                auto = _read(match, entry.auto)
                if checked:
                    _same(place, auto, _follows(match, action, auto))
                else:
                    match.repeat(action, auto)
            case Undone():
                match.take_back(entry.seat)
            case Rewound():
                if entry.to > place:
                    raise JournalError(f"entry {place + 1}: entry {entry.to} is not before it: no rewind")
                start = starts.get(entry.to) or self.match_at(entry.to, match.game).step_start
                return match.rewound(start, entry.key)
            case StandingPass():
                followed = match.leave_standing_pass(entry.seat, entry.kind, stands=entry.stands)
                _same(place, _read(match, entry.auto), followed)
            case Seated() | Covered() | Proposed() | Voted() | Arranged():
                pass
            case Adopted():
                raise JournalError(f"entry {place + 1}: a match is replayed from its last adoption on")
            case Closed():
                if match.outcome != entry.outcome:
                    raise JournalError(f"entry {place + 1}: ended as {match.outcome}, not {entry.outcome}")
                if state_hash(match) != entry.state_hash:
                    raise JournalError(f"entry {place + 1}: the final table is not the recorded one")
        return match

    def verify(self, game: Game[Any] | None = None, watch: Callable[[int], None] | None = None) -> Match[Any]:
        """Check the dice's promise, every answer, everything that followed by itself, and the end."""
        opening = self.opening
        if opening.commitment:
            if not kept_promise(opening.commitment, opening.secret, opening.salt):
                raise JournalError("the revealed secret is not the one that was promised before the match")
            if mix(opening.secret, opening.nonces) != opening.key:
                raise JournalError("the key is not made of the promised secret and the seats' nonces")
            for number, entry in enumerate(self.entries, start=1):
                if isinstance(entry, Rewound) and entry.key != rewind_key(opening, number):
                    raise JournalError(f"entry {number}: the new dice are not made of the promised secret")
        begin = self.last_adoption()
        match = self._begin(game or self.game, begin)
        adopted = self.entries[begin - 1] if begin else opening
        assert isinstance(adopted, (Adopted, Open))
        if match.game.rules_hash(match.book) != adopted.rules_hash:
            raise JournalError("the journal was recorded under other rules or content")
        place = begin
        try:
            for after in self._replay(match, begin, len(self.entries), checked=True):
                match, place = after, place + 1
                if watch is not None:
                    watch(place)
        except JournalError:
            raise
        except ValueError as error:
            raise JournalError(f"entry {place + 1}: {error}") from error
        return match


class Recorder:
    """A match and its journal kept together: what one plays at the table."""

    def __init__(self, match: Match[Any], journal: Journal) -> None:
        self.match = match
        self.journal = journal

    @classmethod
    def start(cls, game: Game[Any], setup: Setup, key: str, sink: Sink | None = None) -> Recorder:
        match = Match.start(game, setup, Dice(key), sink=sink)
        opening = Open(FORMAT, setup, game.rules_hash(match.book), key=key)
        return cls(match, Journal(opening, []))

    @classmethod
    def resume(cls, journal: Journal, game: Game[Any] | None = None, *, sink: Sink | None = None) -> Recorder:
        return cls(journal.match_at(game=game, sink=sink), journal)

    def play(self, action: Action) -> list[Action]:
        """Give an answer and write it down. Returns the answers that followed by themselves."""
        auto = self.match.play(action)
        self.journal.entries.append(Played(_raw(action), tuple(_raw(obvious) for obvious in auto)))
        self._close_if_over()
        return auto

    def undo(self, seat: int) -> None:
        self.match.take_back(seat)
        self.journal.entries.append(Undone(seat))

    def rewind(self, to: int, key: str) -> None:
        """Go back, by agreement, to the start of the step that was running after entry `to`."""
        earlier = self.journal.match_at(to, self.match.game)
        self.match = self.match.rewound(earlier.step_start, key)
        self.journal.entries.append(Rewound(to, key))
        self._close_if_over()

    def leave_standing_pass(self, seat: int, kind: str, *, stands: bool = True) -> None:
        auto = self.match.leave_standing_pass(seat, kind, stands=stands)
        self.journal.entries.append(StandingPass(seat, kind, stands, tuple(_raw(action) for action in auto)))
        self._close_if_over()

    def _close_if_over(self) -> None:
        if self.match.outcome is not None:
            self.journal.entries.append(Closed(self.match.outcome, state_hash(self.match)))


def _read(match: Match[Any], auto: Iterable[msgspec.Raw]) -> list[Action]:
    return [match.game.read_action(bytes(raw)) for raw in auto]


def _follows(match: Match[Any], action: Action, recorded: list[Action]) -> list[Action]:
    """What follows an answer: by itself, or because the table passed over somebody who was idle."""
    followed = match.play(action)
    while len(followed) < len(recorded) and (seat := match.idle) is not None:
        followed += match.pass_over(seat)
    return followed


def _same(place: int, recorded: list[Action], followed: list[Action]) -> None:
    if recorded != followed:
        raise JournalError(f"entry {place + 1}: the journal says {recorded} followed, now {followed}")


def _raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))
