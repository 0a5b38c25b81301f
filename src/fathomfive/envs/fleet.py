"""Many tables with a learner each, over several processes, as one vector environment of Gymnasium's.

Each process, this one among them, steps its own share of the tables and writes what is seen into memory that
all of them share, so that only a word goes back and forth. A match that ends begins anew in the same step;
`infos["worth"]` says what it was worth, `infos["final_obs"]` what was seen last.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fathomfive.envs.aec import Seen
from fathomfive.envs.learner import LearnerEnv

STOP = ""
PATIENCE = 5.0
"""Seconds that a process is given to end by itself."""


class _Deck:
    """The shared memory of all tables, and its arrays as one process sees them."""

    def __init__(self, count: int, width: int, actions: int, memory: Sequence[Any]) -> None:
        view, mask, final, action, reward, over, worth, seat = memory
        self.view = np.frombuffer(view, np.float32).reshape(count, width)
        self.mask = np.frombuffer(mask, np.int8).reshape(count, actions)
        self.final = np.frombuffer(final, np.float32).reshape(count, width)
        self.action = np.frombuffer(action, np.int64)
        self.reward = np.frombuffer(reward, np.float64)
        self.over = np.frombuffer(over, np.int8)
        self.worth = np.frombuffer(worth, np.float64)
        self.seat = np.frombuffer(seat, np.int64)


class _Crew:
    """The tables of one process: steps them one after the other and writes down what is seen."""

    def __init__(self, deck: _Deck, places: range, make: dict[str, Any]) -> None:
        self.deck, self.places = deck, places
        self.tables = [LearnerEnv(**make) for _ in places]

    def carry_out(self, order: str, how: tuple[Any, ...]) -> str:
        """What went wrong; nothing if all is well."""
        try:
            getattr(self, order)(*how)
        except Exception:  # whoever gave the order is told, wherever that is
            return traceback.format_exc()
        return ""

    def reset(self, seeds: Sequence[int | None], options: dict[str, Any] | None) -> None:
        for place, table in zip(self.places, self.tables, strict=True):
            seen, about = table.reset(seed=seeds[place], options=options)
            self._write(place, seen, about)

    def step(self) -> None:
        deck = self.deck
        for place, table in zip(self.places, self.tables, strict=True):
            seen, reward, over, _, about = table.step(deck.action[place])
            deck.reward[place], deck.over[place] = reward, over
            if over:
                deck.final[place], deck.worth[place] = seen["observation"], about["worth"]
                seen, about = table.reset()
            self._write(place, seen, about)

    def _write(self, place: int, seen: Seen, about: dict[str, Any]) -> None:
        self.deck.view[place] = seen["observation"]
        self.deck.mask[place] = seen["action_mask"]
        self.deck.seat[place] = about["seat"]


class Fleet(VectorEnv[Seen, Any, npt.NDArray[Any]]):
    """So many tables of one set-up over so many processes; `make` is what a `LearnerEnv` is made with.

    This process is one of them. With `processes=1` it is the only one: for a few tables, and to find faults.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, num_envs: int = 1, processes: int | None = None, **make: Any) -> None:
        wanted = os.cpu_count() or 1 if processes is None else processes
        if num_envs < 1 or wanted < 1:
            raise ValueError(f"a fleet has at least one table and one process, not {num_envs} and {wanted}")
        self.num_envs = num_envs
        first = LearnerEnv(**make)
        self.rules = first.rules
        self.single_action_space, self.single_observation_space = first.action_space, first.observation_space
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self.rules.actions.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.processes = min(wanted, num_envs)
        # Forked children would inherit whatever a learning library has begun: threads, locks.
        context = multiprocessing.get_context("spawn")
        memory = _shared(context, num_envs, self.rules.width, self.rules.actions.size)
        shape = num_envs, self.rules.width, self.rules.actions.size
        self._deck = _Deck(*shape, memory)
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        own, *others = (
            range(number * num_envs // self.processes, (number + 1) * num_envs // self.processes)
            for number in range(self.processes)
        )
        for places in others:
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, shape, memory, places, make), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)
        self._own = _Crew(self._deck, own, make)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A number is the seed of the first table, and the next numbers those of the others."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + place for place in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._all("reset", seeds, options)
        return self._seen(), {"seat": self._deck.seat.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        deck = self._deck
        deck.action[:] = actions
        self._all("step")
        over = deck.over.astype(np.bool_)
        return self._seen(), deck.reward.copy(), over, np.zeros_like(over), self._about(over)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are open at each table now."""
        return self._deck.mask.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        for line in self._lines:
            try:
                line.send((STOP, ()))
            except OSError:
                continue  # it has ended already
        for worker, line in zip(self._workers, self._lines, strict=True):
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
            line.close()

    def _all(self, order: str, *how: Any) -> None:
        """Every process carries out an order, this one beside the others."""
        try:
            for line in self._lines:
                line.send((order, how))
            faults = [self._own.carry_out(order, how), *(line.recv() for line in self._lines)]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process of the fleet has ended: its tables are lost") from None
        if any(faults):
            self.close()
            raise RuntimeError("a table of the fleet broke:\n" + "\n".join(filter(None, faults)))

    def _seen(self) -> Seen:
        return {"observation": self._deck.view.copy(), "action_mask": self._deck.mask.copy()}

    def _about(self, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
        deck, about = self._deck, dict[str, Any](seat=self._deck.seat.copy())
        if over.any():
            final = np.full(self.num_envs, None, object)
            nothing = np.zeros(deck.mask.shape[1], np.int8)
            for place in np.flatnonzero(over):
                final[place] = {"observation": deck.final[place].copy(), "action_mask": nothing}
            about.update(final_obs=final, _final_obs=over, worth=np.where(over, deck.worth, 0.0), _worth=over)
        return about


def _shared(context: Any, count: int, width: int, actions: int) -> list[Any]:
    """Raw memory, in the order of `_Deck`."""
    view, mask, final = ("f", count * width), ("b", count * actions), ("f", count * width)
    action, reward, over, worth, seat = ("q", count), ("d", count), ("b", count), ("d", count), ("q", count)
    return [context.RawArray(*one) for one in (view, mask, final, action, reward, over, worth, seat)]


def _work(
    line: Connection, shape: tuple[int, int, int], memory: Sequence[Any], places: range, make: dict[str, Any]
) -> None:
    """What another process of the fleet does until it is told to stop, or nobody is there any more."""
    crew = _Crew(_Deck(*shape, memory), places, make)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while (told := line.recv())[0] != STOP:
            line.send(crew.carry_out(*told))
