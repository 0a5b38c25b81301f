"""Gymnasium's interface: one learner at a table, alone, for all seats that play together, or among bots.

The reward comes at the end: what it is worth to the learner, 0 to 1. With `shaping` there is also some on the
way, which tells how it looks and yet changes nothing about what is best (docs/envs.md).
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fathomfive.bots import Bot, any_bot_named
from fathomfive.envs.aec import Seen, observation_space
from fathomfive.envs.levels import level_named
from fathomfive.envs.seat import Play, Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game
from fathomfive.kernel.state import Sink
from fathomfive.scene.view import show

GRAIN = 1 << 20
"""Potentials are whole parts of this, so that without a discount their differences are exact."""
USUAL_OPPONENT = "random"
EVERY_SEAT = -1
"""The chair of a learner who answers for everybody."""


class LearnerEnv(gymnasium.Env[Seen, Any]):
    """A table with one learner.

    opponents  bots on the other seats, by name: one for all, or one for each. Without them the learner
               answers for every seat where all play together, and meets random play where they do not
    chair      the learner's seat among bots; without it another one in each match
    level      a set-up by name, see `levels_of`; `reset(options={"level": ...})` changes it
    shaping    the learner's discount, if how it looks should count on the way
    strict     refuse an index that is not open; else it counts as the next open one
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        chair: int | None = None,
        level: str | None = None,
        shaping: float | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._game = game
        self._levels: dict[str | None, Rules] = {}
        self.rules = self._levels[level] = _rules(game, seats, options, level)
        title, self.seats = self.rules.game, self.rules.setup.seats
        self._own_options = options
        together = title.cooperative(title.read_options(self.rules.setup.options))
        self.opponents = _line_up(opponents, self.seats, together)
        if self.opponents and chair is not None and not 0 <= chair < self.seats:
            raise ValueError(f"chair {chair} is not at this table: its seats are 0 to {self.seats - 1}")
        self._chair = chair
        self.chair = EVERY_SEAT
        self.shaping, self.strict, self.render_mode = shaping, strict, render_mode
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.rules.actions.size)
        self.observation_space = observation_space(self.rules)
        self._dice = Dice(os.urandom(32).hex())
        self._matches = 0
        self.sink: Sink | None = None
        """Who hears what happens; nobody, while matches are only played."""
        self.play_tracked = any(any_bot_named(name).samples for name in self.opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._dice, self._matches = Dice.seeded(seed), 0
        if options and "level" in options:
            self.rules = self._at_level(options["level"])
        self._begin()
        while self.play.over:  # it ended before the learner was asked at all
            self._begin()
        self._stood = self.potential()
        return self._seen(), self._about()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.play.seat < 0:
            raise ValueError("the match is over: reset() begins the next one")
        index = int(action)
        answered = index if self.strict else self.play.next_open(index)
        self.play.answer(answered)
        self._let_others_speak()
        over = self.play.over
        about = self._about()
        if answered != index:
            about["answered"] = answered
        reward = self.worth() if over else 0.0
        if self.shaping is not None:
            stands = self.potential()
            about["shaping"] = self.shaping * stands - self._stood
            reward += about["shaping"]
            self._stood = stands
        if over:
            about["worth"] = self.worth()
        return self._seen(), reward, over, False, about

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are open now, as sb3-contrib asks for it."""
        return self.play.mask(self.play.seat).astype(np.bool_)

    def action_features(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
        """The indices that are open now, and a row for each that says what the answer is like."""
        return self.play.features()

    def worth(self) -> float:
        """What the end is worth to the learner."""
        return self.play.values()[max(0, self.chair)]

    def potential(self) -> float:
        """How it looks for the learner, in whole parts of `GRAIN`; nothing once the match is over."""
        if self.shaping is None or self.play.over:
            return 0.0
        return round(self.play.match.value(max(0, self.chair)) * GRAIN) / GRAIN

    def render(self) -> str | None:
        """What the one who is asked sees: a scene in JSON, which every client can draw."""
        if self.render_mode is None:
            return None
        viewer = None if self.play.over else self.play.seat
        return msgspec.json.format(msgspec.json.encode(show(self.play.match, viewer)), indent=2).decode()

    # --- a match -------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._matches += 1
        dice = self._dice.split(f"match {self._matches}")
        self._bots: dict[int, Bot] = {}
        if self.opponents:
            self.chair = (self._matches - 1) % self.seats if self._chair is None else self._chair
            others = [seat for seat in range(self.seats) if seat != self.chair]
            key = f"{dice.key}/opponent"
            self._bots = {
                seat: any_bot_named(name, f"{key}/{seat}")
                for seat, name in zip(others, self.opponents, strict=True)
            }
        self.play = Play(self.rules, dice, tracked=self.play_tracked, sink=self.sink)
        self._let_others_speak()

    def _let_others_speak(self) -> None:
        play, bots = self.play, self._bots
        while play.seat in bots:
            play.give(bots[play.seat].choose(play.match, play.seat))

    def _seen(self) -> Seen:
        seat = max(0, self.chair) if self.play.over else self.play.seat
        return {"observation": self.play.view(seat), "action_mask": self.play.mask(seat)}

    def _about(self) -> dict[str, Any]:
        return {"seat": max(0, self.chair) if self.play.over else self.play.seat}

    def _at_level(self, level: str | None) -> Rules:
        if level not in self._levels:
            rules = _rules(self._game, self.seats, self._own_options, level)
            if rules.width != self.rules.width or not rules.actions.fits(self.rules.actions):
                raise ValueError(
                    f"level {level!r} has other views or actions: make an environment of its own"
                )
            self._levels[level] = rules
        return self._levels[level]


def _rules(
    game: str | Game[Any], seats: int | None, options: Mapping[str, Any] | None, level: str | None
) -> Rules:
    if level is None:
        return Rules(game, seats, options)
    chosen = level_named(game, level)
    return Rules(game, seats, {**chosen.options, **(options or {})}, chosen.overrides)


def _line_up(opponents: str | Sequence[str] | None, seats: int, together: bool) -> tuple[str, ...]:
    """A name for every other seat; none where the learner answers for all."""
    if opponents is None:
        opponents = () if together else USUAL_OPPONENT
    if not opponents:
        return ()
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != seats - 1:
        raise ValueError(f"{seats - 1} other seats need as many opponents, not {len(names)}: {names}")
    return names


def solo_env(game: str, options: Mapping[str, Any] | None = None) -> LearnerEnv:
    """A solo match; refused where a game cannot be played alone."""
    return LearnerEnv(game, 1, options, strict=True)
