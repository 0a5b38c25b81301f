"""A tutorial: a guided first match as data, in `content/tutorial.toml` of the game that has one.

What it is to go through it is told in `lesson.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from fathomfive.kernel.book import decode, read_toml
from fathomfive.kernel.dice import mix
from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.play import Action, Ask
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, say

FILE = "content/tutorial.toml"
REPLIES = "content/replies.toml"
"""What the other seats answer there; written by `fathom guide GAME --keep`."""
LEARNER = 0
"""The seat of the one who learns; the others are played by bots."""

Pattern: TypeAlias = dict[str, Any]
"""Fields an answer must have: `{do = "swim", to = ["C4", "D*"]}`. A list means one of these."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to do. Its words are `tutorial-<id>` and `tutorial-<id>.title`."""

    id: str
    rules: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    """Kinds of question it belongs to; else any."""
    point: tuple[Pattern, ...] = ()
    """What to point at: the answers of the first pattern that any fits. Without one, any answer is right."""
    done: tuple[Pattern, ...] = ()
    """Answers that reach it; else those of `point`."""
    several: bool = False
    """Any of the answers it points at is meant; else there must be one."""
    times: int = 1
    """How many answers it takes."""
    show: tuple[str, ...] = ()
    """Ids in the scene that light up besides."""

    def pointed(self, ask: Ask) -> list[int] | None:
        """The numbers of the answers it points at; None if it has no business at this question."""
        if not self._belongs(ask.kind):
            return None
        own = ask.options_of(LEARNER)
        for pattern in self.point:
            if found := [number for number, action in enumerate(own) if fits(action, pattern)]:
                return found
        return None if self.point else []

    def first(self, own: Sequence[Action]) -> list[Action]:
        """The answers it points at while nobody has gone astray."""
        return [action for action in own for pattern in self.point[:1] if fits(action, pattern)]

    def reached(self, kind: str, action: Action) -> bool:
        """Whether an answer is as good as the one it points at, while it is up."""
        wanted = self.done or self.point
        return self._belongs(kind) and (not wanted or any(fits(action, pattern) for pattern in wanted))

    def foreseen(self, kind: str, action: Action) -> bool:
        """Whether an answer is the very one it would point at, before it is up."""
        return self._belongs(kind) and self.meant(action)

    def meant(self, action: Action) -> bool:
        """Whether an answer is the one it points at first, whatever was asked."""
        return any(fits(action, pattern) for pattern in self.point[:1])

    def _belongs(self, kind: str) -> bool:
        return not self.ask or kind in self.ask


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word said once, when it first matters: something was heard, or a kind of question is put."""

    id: str
    rules: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    """Tells, by their text id; may hold *."""
    show: tuple[str, ...] = ()

    def matters(self, heard: Sequence[Tell], ask: Ask | None) -> bool:
        if ask is not None and ask.kind in self.ask:
            return True
        return any(fnmatchcase(tell.text, text) for tell in heard for text in self.heard)


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set-up that is always the same, and what is learned in it."""

    seed: str
    seats: int
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    """Content it needs otherwise than printed, such as a table in the middle of things; see `Setup`."""
    bot: str = "greedy"
    """On all other seats, where `reply` ends or somebody has left the script. It must answer alike on every
    machine: a bot that thinks by the clock does not."""
    goal: tuple[Goal, ...]
    aside: tuple[Aside, ...] = ()
    victory: tuple[str, ...] = ()
    """Tells, by their text id: whoever follows to the end has heard them all."""
    reply: dict[str, Pattern] = {}
    """What another seat answers after so many answers: nothing a guide says hangs on how a bot plays."""

    @property
    def words(self) -> Iterator[Text]:
        """Every sentence it needs."""
        for goal in self.goal:
            yield from (say(f"tutorial-{goal.id}"), say(f"tutorial-{goal.id}.title"))
        for aside in self.aside:
            yield say(f"tutorial-{aside.id}")
        yield say("tutorial-end")

    @property
    def rules(self) -> Iterator[tuple[str, str]]:
        """Every rule it names, and where."""
        for goal in self.goal:
            yield from ((goal.id, rule) for rule in goal.rules)
        for aside in self.aside:
            yield from ((aside.id, rule) for rule in aside.rules)

    @property
    def nonces(self) -> tuple[str, ...]:
        """Nobody mixes chance of their own into these dice."""
        return ("",) * self.seats

    @property
    def key(self) -> str:
        return mix(self.seed, self.nonces)


def tutorial_of(game: Game[Any]) -> Tutorial | None:
    """The guided first match of this game, if it has one."""
    return _in_package(game.package)


@cache
def _in_package(package: str) -> Tutorial | None:
    if not files(package).joinpath(FILE).is_file():
        return None
    replies = read_toml(package, REPLIES) if files(package).joinpath(REPLIES).is_file() else {}
    return decode(Tutorial, {**read_toml(package, FILE), "reply": replies}, FILE)


def guided_setup(game: Game[Any]) -> tuple[Tutorial, Setup]:
    """The guided first match and what it starts from; refused where there is none."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        raise Refused(Text("refused-no-tutorial", {"game": game.title}))
    return tutorial, Setup(game.id, tutorial.seats, tutorial.options, tutorial.overrides, tutorial=True)


def fits(action: Action, pattern: Pattern) -> bool:
    fields = msgspec.to_builtins(action)
    return all(_alike(fields.get(name), wanted) for name, wanted in pattern.items())


def _alike(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list) and not isinstance(value, list):
        return any(_alike(value, one) for one in wanted)
    if isinstance(wanted, str) and isinstance(value, str):
        return fnmatchcase(value, wanted)
    return bool(value == wanted)
