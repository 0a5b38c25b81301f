"""The search tree: information-set Monte Carlo tree search, for any game.

Every iteration deals a world the seat might be in, walks down the tree by what did well so far, adds one
answer, plays on a little by habit and hands what it found back up the path. The tree knows answers, not
positions: the same answers in other worlds, with other dice, share their branches, so that a branch's mean is
its worth over everything that cannot be known. Each branch is judged by the seat that chooses it; at a table
that plays together these are all the same value.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from fathomfive.bots.policy import Habits, options_of, speaker
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

EXPLORE = 0.3
"""How much a seldom tried answer is worth another try, in units of the whole range of values seen."""
PATIENCE = 0.5
"""How much what comes later counts, against how it looks right after an answer. The later value is truer but
noisier: without the sooner one a small budget drowns in the luck of what followed."""
HORIZON = 4
"""So many answers after the root, or where the tree ends below that, the evaluation speaks."""


class Branch:
    """One answer in the tree: how often it could have been given and was, what came of it, what follows."""

    __slots__ = ("after", "offered", "tried", "worth")

    def __init__(self) -> None:
        self.offered = 0
        self.tried = 0
        self.worth = 0.0
        self.after: Node = {}

    @property
    def mean(self) -> float:
        return self.worth / self.tried


Node: TypeAlias = dict[Action, Branch]


Visit: TypeAlias = tuple[int, Branch, float]
"""An answer on the way down: whose, and how things looked to them right after it."""


class Found(NamedTuple):
    """What the search thinks of one answer."""

    action: Action
    tried: int
    value: float
    rest: tuple[Action, ...] = ()
    """What it is to be followed by, where the game thinks in courses."""


class Tree:
    """One thought: grow it as long as there is time, then ask what it found."""

    def __init__(self, match: Match[Any], seat: int, dice: Dice) -> None:
        if match.ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        self.match = match
        self.seat = seat
        self.options: Sequence[Action] = match.ask.options_of(seat)
        self.root: Node = {}
        self._dice = dice
        self._rng = Random(dice.below(1 << 62))
        self._habits = Habits(self._rng)
        self._low, self._high = 1.0, 0.0

    def think(self, iterations: int, enough: Callable[[], bool] = lambda: False) -> list[Found]:
        """Grow until the iterations are used up, `enough` says so or nothing can change; the best first.

        Every answer is tried at least once, however short the time.
        """
        for number in range(max(iterations, len(self.options))):
            if number >= len(self.options) and (enough() or self._settled(iterations - number)):
                break
            self._grow()
        return self.found

    @property
    def found(self) -> list[Found]:
        """The answers tried so far. The most tried one is the best: its worth is also the surest."""
        tried = [Found(action, branch.tried, branch.mean) for action, branch in self.root.items()]
        return sorted(tried, key=lambda one: (-one.tried, -one.value))

    @property
    def tried(self) -> int:
        """Iterations so far."""
        return sum(branch.tried for branch in self.root.values())

    def _settled(self, left: int) -> bool:
        """Whether no answer can overtake the most tried one any more."""
        first, second, *_ = sorted((branch.tried for branch in self.root.values()), reverse=True)
        return first - second > left

    def _grow(self) -> None:
        """One iteration."""
        world = self.match.sample(self.seat, self._dice)
        path = self._descend(world)
        self._habits.play_out(world, HORIZON - len(path))
        self._hand_back(world, path)

    # --- down --------------------------------------------------------------------------------------------

    def _descend(self, world: Match[Any]) -> list[Visit]:
        """Follow the tree in this world until it ends or an answer was added to it."""
        path: list[Visit] = []
        node, options = self.root, self.options
        while world.ask is not None:
            action = self._choose(node, options)
            branch = node[action]
            path.append((action.seat, branch, self._habits.give(world, action)))
            if not branch.tried or world.ask is None:
                break
            node, options = branch.after, options_of(world, speaker(world, self._rng))
        return path

    def _choose(self, node: Node, options: Sequence[Action]) -> Action:
        """The most promising of the answers this world offers: UCB over the times each was on offer.

        What was never tried here is expected to do as it did elsewhere. At the root everything is tried.
        """
        branches = [node.setdefault(option, Branch()) for option in options]
        tried = sum(branch.tried for branch in branches)
        usual = sum(branch.worth for branch in branches) / tried if tried else 0.0
        low, span = self._low, max(self._high - self._low, 1e-9)
        best, best_score = options[0], -math.inf
        for option, branch in zip(options, branches, strict=True):
            branch.offered += 1
            if not branch.tried and node is self.root:
                return option
            times = branch.tried + 1
            worth = (branch.worth + usual + self._habits.gain(option)) / times
            score = (worth - low) / span + EXPLORE * math.sqrt(math.log(branch.offered + 1) / times)
            if score > best_score:
                best, best_score = option, score
        return best

    # --- and back up -------------------------------------------------------------------------------------

    def _hand_back(self, world: Match[Any], path: list[Visit]) -> None:
        later: dict[int, float] = {}
        for seat, branch, soon in reversed(path):
            if seat not in later:
                later[seat] = self._habits.value(world, seat)
            value = later[seat] = (1 - PATIENCE) * soon + PATIENCE * later[seat]
            self._low, self._high = min(self._low, value), max(self._high, value)
            branch.tried += 1
            branch.worth += value
