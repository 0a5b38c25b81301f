"""Record the voyages of `recorded/` anew, after rules or content were meant to change:

python -m tests.games.sleeping.record
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.bots import bot_named
from fathomfive.games.sleeping.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder

RECORDED = Path(__file__).parent / "recorded"
VOYAGES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "two-watches": (2, {"crew": "deal"}),
    "brutal": (3, {"mode": "brutal"}),
    "fate-is-a-die": (4, {"dice": True}),
    "come-and-go": (4, {"open_table": True}),
}


def record(name: str) -> None:
    """A whole voyage at random, with something taken back now and then."""
    seats, options = VOYAGES[name]
    recorder = Recorder.start(GAME, Setup("sleeping", seats, options), Dice.seeded(name).key)
    bot = bot_named("random", name)
    answers = 0
    while (match := recorder.match).ask is not None:
        seat = match.waiting_for[0]
        recorder.play(bot.choose(match, seat))
        answers += 1
        if answers % 20 == 0 and recorder.match.can_take_back(seat):
            recorder.undo(seat)  # what was taken back must replay, too
    recorder.journal.write(RECORDED / f"{name}.fathom")


if __name__ == "__main__":
    RECORDED.mkdir(exist_ok=True)
    for name in VOYAGES:
        record(name)
