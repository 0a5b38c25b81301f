"""Train an agent by MaskablePPO for so many minutes, and say what it has learned.

    pip install 'fathom-five[train]' && python examples/train_baseline.py refuge --level short --minutes 10

Writes into a folder: `agent.npz`, which is a bot from then on (`fathom simulate refuge --bot
agent:FOLDER/agent.npz`), `curve.csv` and `curve.svg`, what matches were worth while it learned, and
`result.json`, how it does in new matches beside random and greedy play, with 95 % intervals. Where all play
together it answers for every seat; else it meets each of them on the other seats.

Where random play never wins there is little to learn from at first. `--teacher greedy --lessons 300` begins
by answering as that bot did in so many matches, and by guessing what each of its positions came to.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from fathomfive.bots import any_bot_named, play_match
from fathomfive.envs import Fleet, LearnerEnv
from fathomfive.envs.agent import Training, save_agent
from fathomfive.kernel.dice import Dice
from fathomfive.lab.shares import Share

DISCOUNT = 0.995
RIVALS = ("random", "greedy")
BETWEEN_LINES = 15.0
"""Seconds between two lines of the curve."""


class Tables(VecEnv):  # type: ignore[misc]
    """A fleet as Stable Baselines wants to see it: views alone, masks when it asks."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        seen = fleet.single_observation_space
        assert isinstance(seen, spaces.Dict)
        self.worth: list[float] = []
        """Of the matches that ended since somebody looked."""
        super().__init__(fleet.num_envs, seen["observation"], fleet.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        seen: npt.NDArray[np.float32] = self.fleet.reset(seed=self._seeds[0])[0]["observation"]
        return seen

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, reward, over, _, about = self.fleet.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            infos[place]["terminal_observation"] = about["final_obs"][place]["observation"]
            self.worth.append(float(about["worth"][place]))
        return seen["observation"], reward.astype(np.float32), over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", method_name
        return list(self.fleet.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.fleet.close()


class Clock(BaseCallback):  # type: ignore[misc]
    """Ends the training in time, and draws its curve."""

    def __init__(self, tables: Tables, minutes: float) -> None:
        super().__init__()
        self.tables, self.until = tables, minutes * 60
        self.began = self.last = time.perf_counter()
        self.lines: list[tuple[float, int, int, float]] = []

    def _on_step(self) -> bool:
        now = time.perf_counter()
        if now - self.last >= BETWEEN_LINES or now - self.began >= self.until:
            worth, self.tables.worth, self.last = self.tables.worth, [], now
            if worth:
                mean = sum(worth) / len(worth)
                self.lines.append((now - self.began, self.num_timesteps, len(worth), mean))
                print(
                    f"{now - self.began:6.0f} s {self.num_timesteps:10,} decisions, worth {mean:.3f}"
                    f" in {len(worth)} matches"
                )
        return now - self.began < self.until


class Lessons(NamedTuple):
    """What a teacher saw, which answers were open, what it answered, and what came of it."""

    seen: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    answers: npt.NDArray[np.int64]
    returns: npt.NDArray[np.float32]


def watch(table: LearnerEnv, teacher: str, matches: int, until: float) -> Lessons:
    """Matches of a bot, as the learner would have seen them; as many as there is time for."""
    seen, masks, answers, returns = [], [], [], list[float]()
    for number in range(matches):
        if time.perf_counter() > until:
            break
        bots = [any_bot_named(teacher, f"lesson/{number}/{seat}") for seat in range(table.seats)]
        table.play_tracked = table.play_tracked or bots[0].samples
        now, _ = table.reset(seed=number)
        rewards, over = list[float](), False
        while not over:
            play = table.play
            chosen = bots[play.seat].choose(play.match, play.seat)
            index = next(index for index, action in play.legal.items() if action == chosen)
            seen.append(now["observation"])
            masks.append(now["action_mask"])
            answers.append(index)
            now, reward, over, _, _ = table.step(index)
            rewards.append(reward)
        total, backwards = 0.0, list[float]()
        for reward in reversed(rewards):
            total = reward + DISCOUNT * total
            backwards.append(total)
        returns += reversed(backwards)
    return Lessons(np.stack(seen), np.stack(masks), np.array(answers), np.array(returns, np.float32))


def teach(model: MaskablePPO, lessons: Lessons, rounds: int = 8, at_once: int = 512) -> None:
    """Answer as the teacher did, and foresee what its positions came to."""
    policy, count = model.policy, len(lessons.answers)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for number in range(rounds):
        agreed = 0.0
        for some in np.array_split(np.random.default_rng(number).permutation(count), -(-count // at_once)):
            seen = torch.as_tensor(lessons.seen[some])
            answers = torch.as_tensor(lessons.answers[some])
            worth, likely, _ = policy.evaluate_actions(seen, answers, lessons.masks[some].astype(bool))
            missed = torch.as_tensor(lessons.returns[some]) - worth.flatten()
            loss = -likely.mean() + 0.5 * (missed**2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            agreed += float(likely.detach().exp().sum())
        print(f"lessons, round {number + 1}: {agreed / count:.0%} as likely as the teacher's own answer")


def layers_of(model: MaskablePPO) -> list[tuple[Any, Any]]:
    """The network from what is seen to every action, without what judges positions."""
    hidden = [part for part in model.policy.mlp_extractor.policy_net if hasattr(part, "weight")]
    return [
        (part.weight.detach().cpu().numpy(), part.bias.detach().cpu().numpy())
        for part in (*hidden, model.policy.action_net)
    ]


class Result(msgspec.Struct):
    """How some line-up did: won matches of seat 0, and what they were worth, with its 95 % interval."""

    name: str
    matches: int
    won: Share
    worth: float
    give_or_take: float


def trial(name: str, bots: list[str], fleet: Fleet, matches: int) -> Result:
    """New matches, the same dice for every line-up; the first bot sits in every chair in turn."""
    won, worth = 0, []
    for number in range(matches):
        chair = number % len(bots)
        seated = [bots[(seat - chair) % len(bots)] for seat in range(len(bots))]
        players = [any_bot_named(bot, f"trial/{number}/{seat}") for seat, bot in enumerate(seated)]
        match, _ = play_match(fleet.rules.game, fleet.rules.setup, players, Dice.seeded(f"trial/{number}"))
        assert match.outcome is not None
        won += chair in match.outcome.winners
        worth.append(match.outcome.values[chair])
    spread = 1.96 * float(np.std(worth)) / math.sqrt(matches)
    return Result(name, matches, Share.of(won, matches), round(float(np.mean(worth)), 4), round(spread, 4))


def trials(agent: str, fleet: Fleet, together: bool, matches: int) -> list[Result]:
    seats = fleet.rules.setup.seats
    if together:
        return [trial(bot, [bot] * seats, fleet, matches) for bot in (agent, *RIVALS)]
    return [
        trial(f"{agent} against {rival}", [agent, *[rival] * (seats - 1)], fleet, matches) for rival in RIVALS
    ]


def draw(lines: list[tuple[float, int, int, float]], title: str) -> str:
    """The curve as a picture: minutes to the right, what matches were worth upwards."""
    width, height, left, foot = 640, 320, 56, 40
    last = max(line[0] for line in lines)
    top = max(0.1, *(line[3] for line in lines))
    points = " ".join(
        f"{left + (width - left - 16) * at / last:.1f},"
        f"{height - foot - (height - foot - 40) * worth / top:.1f}"
        for at, _, _, worth in lines
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="#5b7083"><rect width="{width}" height="{height}" fill="#fff"/>'
        f'<text x="{left}" y="24" font-size="15" fill="#12303f">{title}</text>'
        f'<path d="M{left} 40V{height - foot}H{width - 16}" fill="none" stroke="#9fb3c1"/>'
        f'<text x="{left - 8}" y="46" text-anchor="end">{top:.2f}</text>'
        f'<text x="{left - 8}" y="{height - foot}" text-anchor="end">0</text>'
        f'<text x="{left}" y="{height - 14}">0</text>'
        f'<text x="{width - 16}" y="{height - 14}" text-anchor="end">{last / 60:.0f} minutes</text>'
        f'<polyline points="{points}" fill="none" stroke="#0b7285" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    wanted.add_argument("game")
    wanted.add_argument("--minutes", type=float, default=10)
    wanted.add_argument("--seats", type=int)
    wanted.add_argument("--level")
    wanted.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    wanted.add_argument("--opponents", help="a bot on the other seats while it learns")
    wanted.add_argument("--teacher", help="a bot to learn from before learning by play")
    wanted.add_argument("--lessons", type=int, default=300, help="so many matches of the teacher")
    wanted.add_argument("--tables", type=int, default=64)
    wanted.add_argument("--processes", type=int)
    wanted.add_argument("--matches", type=int, default=200, help="of each trial at the end")
    wanted.add_argument("--seed", type=int, default=0)
    wanted.add_argument("--out", type=Path, default=Path("agent"))
    given = wanted.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    table = {"game": given.game, "seats": given.seats, "options": options, "level": given.level}
    fleet = Fleet(given.tables, given.processes, **table, opponents=given.opponents, shaping=DISCOUNT)
    tables = Tables(fleet)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        gamma=DISCOUNT,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-4 if given.teacher else 5e-4,
        ent_coef=0.001 if given.teacher else 0.01,  # what was taught is not to be forgotten at once
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    clock = Clock(tables, given.minutes)  # the lessons are part of its time
    if given.teacher:
        table_of_the_teacher = LearnerEnv(**table, opponents=given.opponents, shaping=DISCOUNT)
        half = clock.began + clock.until / 2
        teach(model, watch(table_of_the_teacher, given.teacher, given.lessons, half))
    model.learn(10**12, callback=clock)
    tables.close()
    setup = fleet.rules.setup
    together = fleet.rules.game.cooperative(fleet.rules.game.read_options(setup.options))
    given.out.mkdir(parents=True, exist_ok=True)
    training = Training(
        game=setup.game,
        seats=setup.seats,
        options=setup.options,
        level=given.level,
        opponents=(given.opponents,) if given.opponents else (),
        minutes=given.minutes,
        steps=model.num_timesteps,
    )
    save_agent(given.out / "agent.npz", training, layers_of(model))
    with (given.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "decisions", "matches", "worth"), *clock.lines])
    if clock.lines:
        title = f"{fleet.rules.game.title}: worth of a match while learning"
        (given.out / "curve.svg").write_text(draw(clock.lines, title), encoding="utf-8")
    results = trials(f"agent:{given.out / 'agent.npz'}", fleet, together, given.matches)
    (given.out / "result.json").write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1))
    for result in results:
        print(
            f"{result.name:40} won {result.won.rate:.1%} ({result.won.low:.1%} to {result.won.high:.1%}), "
            f"worth {result.worth:.3f} ± {result.give_or_take:.3f}, of {result.matches}"
        )


if __name__ == "__main__":
    main()
