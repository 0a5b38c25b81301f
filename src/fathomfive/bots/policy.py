"""How playouts are played: a cheap greedy policy that learns from one playout to the next.

Looking one answer ahead on every option would cost a copy of the match each. Instead the policy remembers,
for every answer, how much it changed the evaluation when it was given, and mostly repeats what did well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask

CURIOSITY = 0.2
"""How often a playout tries anything instead of what did best."""


class Habits:
    """What each answer was good for, in this search alone."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._gains: dict[Action, tuple[float, int]] = {}
        self._now: tuple[Match[Any] | None, int, float] = (None, 0, 0.0)  # the value seen last, and by whom

    def gain(self, action: Action) -> float:
        """The mean change of the evaluation; none for what was never tried."""
        total, times = self._gains.get(action, (0.0, 1))
        return total / times

    def pick(self, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if self._rng.random() < CURIOSITY:
            return options[int(self._rng.random() * len(options))]
        return max(options, key=self.gain)

    def give(self, world: Match[Any], action: Action) -> float:
        """Give an answer and learn from it. Returns how good it looks then to the one who gave it."""
        seat = action.seat
        before = self.value(world, seat)
        asked = world.ask
        world.play_unchecked(action)
        others_answer(world, asked, self.pick)
        after = world.value(seat)
        total, times = self._gains.get(action, (0.0, 0))
        self._gains[action] = total + after - before, times + 1
        self._now = world, seat, after
        return after

    def value(self, world: Match[Any], seat: int) -> float:
        """How good it looks now: whoever answered last has looked already."""
        last, looker, value = self._now
        return value if last is world and looker == seat else world.value(seat)

    def play_out(self, world: Match[Any], answers: int) -> None:
        """Play on by habit, for so many answers or until nothing is asked any more."""
        for _ in range(answers):
            if world.ask is None:
                return
            self.give(world, self.pick(options_of(world, speaker(world, self._rng))))


def speaker(world: Match[Any], rng: Random) -> int:
    """Who answers next; where several may, chance decides."""
    assert world.ask is not None
    if isinstance(world.ask.seats, int):
        return world.ask.seats
    waiting = world.waiting_for
    return waiting[int(rng.random() * len(waiting))]


def others_answer(world: Match[Any], asked: Ask | None, pick: Callable[[Sequence[Action]], Action]) -> None:
    """Where all answer in private, so do the others: nobody may plan on what they say."""
    while world.ask is asked and asked is not None and asked.mode == "all":
        world.play_unchecked(pick(asked.options_of(world.waiting_for[0])))


def learned(world: Match[Any]) -> int:
    """Grows when somebody comes to know a card."""
    return sum(zone.learned for zone in world.game.zones(world.state).values())


def options_of(world: Match[Any], seat: int) -> Sequence[Action]:
    """What a bot thinks about. By itself it leaves nothing to others: among bots that would go round.

    Nor does it ever give up. Scar: that was a course like others, and a slip takes the second best.
    """
    ask = world.ask
    assert ask is not None
    options: Sequence[Action] = world.options
    if not isinstance(ask.seats, int) or ask.confirm:  # what may be left to others is confirmed
        options = [option for option in options if option.seat == seat and not option.leaves_it]
    return [option for option in options if not option.gives_up] or options
