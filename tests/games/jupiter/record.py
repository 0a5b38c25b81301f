"""Record the matches of `recorded/` anew, after rules or content were meant to change:

python -m tests.games.jupiter.record
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.bots import bot_named
from fathomfive.bots.courses import Follower
from fathomfive.games.jupiter.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder

RECORDED = Path(__file__).parent / "recorded"
MATCHES: dict[str, tuple[int, dict[str, Any], str, int]] = {
    "drill": (1, {"preset": "drill"}, "crew", 2),
    "standard": (2, {}, "crew", 0),
    "nightmare": (4, {"preset": "nightmare"}, "random", 0),
    "polite": (3, {"preset": "gentle", "robots": "chosen"}, "random", 0),
    "seven": (7, {"ultimate_heroes": True, "turn_limit": True}, "random", 0),
}
"""Seats, options, who plays, and which seed."""


def record(name: str) -> None:
    seats, options, player, seed = MATCHES[name]
    recorder = Recorder.start(GAME, Setup("jupiter", seats, options), Dice.seeded(f"{name}/{seed}").key)
    bot, crew = bot_named("random", name), Follower()
    answers = 0
    while (match := recorder.match).ask is not None:
        seat = match.waiting_for[0]
        answer = crew.answer(match, seat) if player == "crew" else bot.choose(match, seat)
        recorder.play(answer)
        answers += 1
        if answers % 20 == 0 and recorder.match.can_take_back(seat):
            recorder.undo(seat)  # what was taken back must replay, too
    recorder.journal.write(RECORDED / f"{name}.fathom")


if __name__ == "__main__":
    for name in MATCHES:
        record(name)
