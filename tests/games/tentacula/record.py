"""Record the matches of `recorded/` anew, after rules or content were meant to change:

python -m tests.games.tentacula.record
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.bots import bot_named
from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder

RECORDED = Path(__file__).parent / "recorded"
MATCHES: dict[str, tuple[int, dict[str, Any], str]] = {
    "first-voyage": (2, {}, "greedy"),
    "all-home": (3, {"who_goes": "open"}, "greedy"),  # a won one
    "grand-adventure": (3, {"level": "grand_adventure", "who_goes": "open"}, "greedy"),
    "big-challenge": (4, {"level": "big_challenge"}, "greedy"),
    "pros": (2, {"level": "pros", "who_goes": "open"}, "greedy"),
    "careless": (4, {}, "random"),
}


def record(name: str) -> None:
    seats, options, bot_name = MATCHES[name]
    recorder = Recorder.start(GAME, Setup("tentacula", seats, options), Dice.seeded(name).key)
    bots = [bot_named(bot_name, f"{name}/{seat}") for seat in range(seats)]
    order = Dice.seeded(f"{name}/who speaks")
    answers = 0
    while (match := recorder.match).ask is not None:
        seat = order.pick(match.waiting_for)
        recorder.play(bots[seat].choose(match, seat))
        answers += 1
        if answers % 20 == 0 and recorder.match.can_take_back(seat):
            recorder.undo(seat)  # what was taken back must replay, too
    recorder.journal.write(RECORDED / f"{name}.fathom")


if __name__ == "__main__":
    for name in MATCHES:
        record(name)
