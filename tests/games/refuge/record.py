"""Record the matches of `recorded/` anew, after rules or content were meant to change:

python -m tests.games.refuge.record
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.bots import bot_named
from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder

RECORDED = Path(__file__).parent / "recorded"
MATCHES: dict[str, tuple[int, dict[str, Any], str]] = {
    "first-dive": (2, {}, "greedy"),
    "solo": (1, {"objectives": "random"}, "greedy"),
    "cargo": (
        4,
        {
            "objectives": "chosen",
            "objective_1": "obj1_soundings",
            "objective_2": "obj2_both_flanks",
            "objective_3": "obj3_raise_the_cargo",
        },
        "random",
    ),
    "abyss": (3, {"difficulty": "abyss", "divers": "random"}, "random"),
    "race": (3, {"mode": "competitive"}, "random"),
}


def record(name: str) -> None:
    seats, options, bot_name = MATCHES[name]
    recorder = Recorder.start(GAME, Setup("refuge", seats, options), Dice.seeded(name).key)
    bot = bot_named(bot_name, name)
    answers = 0
    while (match := recorder.match).ask is not None:
        seat = match.waiting_for[0]
        recorder.play(bot.choose(match, seat))
        answers += 1
        if answers % 20 == 0 and recorder.match.can_take_back(seat):
            recorder.undo(seat)  # what was taken back must replay, too
    recorder.journal.write(RECORDED / f"{name}.fathom")


if __name__ == "__main__":
    for name in MATCHES:
        record(name)
