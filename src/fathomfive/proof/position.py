"""Test tables in a game's own words: lay a position out, answer, look.

    class Dive(Position[Sea]):
        def dives(self) -> None:
            self.answers(Take)

    dive = Dive.of(GAME, seats=2, lay_out=lambda g: stack(g.deck, "3", "eel"))
    dive.dives()
    assert dive.said("found")

A game derives its own table and gives it the verbs of its rulebook; what every table needs is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, Self, TypeAlias, TypeVar

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, Snapshot, Start
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome, Pass, Step
from fathomfive.kernel.state import State
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Texts, Words, house_words
from fathomfive.kernel.zones import NOBODY, Zone
from fathomfive.proof.kept import KeptPosition

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

Lying: TypeAlias = tuple[str, str]
"""A card by the family of its back and its own name."""


class Position(Generic[S]):
    """A table under test."""

    def __init__(self, match: Match[S], told: list[Tell] | None = None) -> None:
        self.match = match
        self.told: list[Tell] = [] if told is None else told
        """Everything that was said, from the beginning."""
        self.followed: list[Action] = []
        """The answers that followed the latest one by themselves: there was no choice."""
        self._single: frozenset[Lying] = frozenset()

    @classmethod
    def of(
        cls,
        game: Game[S],
        *,
        seats: int,
        lay_out: Callable[[S], Sequence[Step] | None] = lambda g: None,
        options: Mapping[str, Any] = {},
        content: Mapping[str, Any] = {},
        dice: Dice | None = None,
        tracked: bool = True,
        twins: bool = False,
    ) -> Self:
        """A match that begins as `lay_out` leaves the table, with the steps it returns or the usual ones.

        `content` changes what is printed, as the files of the content folder spell it. `twins`: do not mind
        a card that lies twice, where some lie outside of zones and nobody can tell how many there are.
        """

        single: set[Lying] = set()

        def begin(start: Start) -> tuple[S, Sequence[Step]]:
            g, usual = game.begin(start)
            g.attach(start.book, [], None)
            single.clear()  # whoever begins this title again may be dealt other hands
            if not twins:
                single.update(card for card, n in _lying(game, g).items() if n == 1)
            steps = lay_out(g)
            _refuse_twins(single, _lying(game, g))
            return g, usual if steps is None else steps

        told: list[Tell] = []
        setup, chance = Setup(game.id, seats, dict(options), dict(content)), dice or Dice.seeded(0)
        title = replace(game, begin=begin)
        table = cls(Match.start(title, setup, chance, tracked=tracked, sink=told.append), told)
        table._single = frozenset(single)
        return table

    def again(self, *steps: Step) -> Self:
        """After the table was changed by hand: carry out these steps and nothing that waited, or else put the
        open question anew."""
        match = self.match
        _refuse_twins(self._single, _lying(match.game, self.g))
        waiting = steps or (*([match.step] if match.step else ()), *reversed(self.g.agenda))
        self.match = Match(
            match.game, match.setup, _laid(match.game, self.g, waiting), match.book, tracked=True
        )
        self.match.listen(self.told.append)
        return self.goes_on()

    def goes_on(self) -> Self:
        """To the next question that leaves a choice."""
        self.match._run_to_question(None)
        self.match._answer_the_obvious()
        return self

    # --- asking --------------------------------------------------------------------------------------

    @property
    def g(self) -> S:
        """What lies on the table."""
        return self.match.state

    @property
    def ask(self) -> Ask:
        """The question on the table: there is one."""
        assert self.match.ask is not None, "the match is over"
        return self.match.ask

    @property
    def asked(self) -> str:
        """The kind of the question on the table; nothing once it is over."""
        return self.match.ask.kind if self.match.ask is not None else ""

    @property
    def seat(self) -> int:
        """Who is asked, or is the first who is."""
        return self.ask.asked[0]

    def offers(self, kind: type[A], /, **fields: Any) -> list[A]:
        """The legal answers of this kind, with these fields."""
        return [
            option
            for option in self.match.options
            if isinstance(option, kind)
            and all(getattr(option, name, None) == value for name, value in fields.items())
        ]

    def offered(self, kind: type[Action], field: str) -> list[Any]:
        """What one field of the legal answers of this kind may be."""
        return [getattr(option, field) for option in self.offers(kind)]

    # --- playing -------------------------------------------------------------------------------------

    def play(self, action: Action) -> Self:
        self.followed = self.match.play(action)
        return self

    def answers(self, kind: type[Action] = Action, /, **fields: Any) -> Self:
        """The one legal answer of this kind with these fields."""
        found = self.offers(kind, **fields)
        assert len(found) == 1, f"{kind.__name__} {fields}: {found} of {self.match.options}"
        return self.play(found[0])

    def passes(self) -> Self:
        return self.play(Pass(self.match.waiting_for[0]))

    # --- looking -------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome:
        """How it ended: it did."""
        assert self.match.outcome is not None, f"still asked: {self.asked}"
        return self.match.outcome

    @property
    def cause(self) -> str:
        """Why it ended; nothing while it goes on."""
        return self.match.outcome.cause if self.match.outcome is not None else ""

    def said(self, what: str) -> list[Tell]:
        """What was told of this: `log-<what>`."""
        return [tell for tell in self.told if tell.text == f"log-{what}"]

    def reads(self, words: Words) -> str:
        """A text as people read it, in English; one that is missing fails."""
        return in_english(self.match.game, words)


class LoadedDice(Dice):
    """Dice that fall as they are told, for matches that are not tracked: nothing encodes them.

    `coming` are numbers from 0, or words of one of the `faces`. To roll once more than was said is an error.
    """

    coming: list[int | str] = []
    faces: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def showing(cls, *coming: int | str, faces: Sequence[Sequence[str]] = ()) -> LoadedDice:
        return cls("loaded", 0, list(coming), tuple(tuple(die) for die in faces))

    def below(self, n: int) -> int:
        assert self.coming, "the dice were rolled once more than expected"
        self.drawn += 1
        result = self.coming.pop(0)
        if isinstance(result, int):
            assert 0 <= result < n, f"{result} is none of {n} faces"
            return result
        die = next(die for die in self.faces if result in die)
        assert n == len(die), f"{result} is one of {len(die)} equal faces, not of {n}"
        return die.index(result)


def keep_position(table: Match[Any] | Position[Any], path: Path) -> None:
    """Write down where a table stands, for `fathom dev GAME --from PATH`."""
    match = table if isinstance(table, Match) else table.match
    kept = KeptPosition(match.game.id, match.game.schema, match.setup, match.save())
    path.write_bytes(msgspec.json.encode(kept) + b"\n")


def stack(zone: Zone, *cards: str, known: int = NOBODY) -> None:
    """Let a heap hold these cards and nothing else, from the top.

    A card that the game has once must not lie elsewhere, too: take it out of the hand it was dealt to.
    """
    zone.cards[:] = reversed(cards)
    zone.known[:] = [known] * len(cards)


def _lying(game: Game[S], g: S) -> Counter[Lying]:
    """How often each card lies in the zones of the table."""
    return Counter((zone.family, card) for zone in game.zones(g).values() for card in zone)


def _refuse_twins(single: Collection[Lying], lying: Mapping[Lying, int]) -> None:
    """A card of which the game has one lies in one place, or the test proves nothing."""
    twice = sorted(card for family, card in single if lying.get((family, card), 0) > 1)
    assert not twice, (
        f"{', '.join(twice)} lies on the table more than once, and the game has it once: "
        "take it out of the zone it was dealt to before it is stacked"
    )


def _laid(game: Game[S], g: S, steps: Sequence[Step]) -> Snapshot[S]:
    return Snapshot(game.schema, g, list(reversed(steps)))


def in_english(game: Game[Any], words: Words) -> str:
    """A text as people read it; one that is missing fails."""
    texts = _english(game.package)
    sentence = texts(words)
    assert not texts.missing, texts.missing
    return sentence


@cache
def _english(package: str) -> Texts:
    return Texts("en", house_words(), files(package) / "text")
