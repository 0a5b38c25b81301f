"""Records the matches that must keep replaying: `python -m tests.games.lurk.record`.

Written anew only when the rules are meant to change; then the game's version goes up too. The suite plays
them through the conformance check `recorded`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fathomfive.bots import Bot, GreedyBot, RandomBot
from fathomfive.bots.playing import next_to_speak
from fathomfive.games.lurk.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder

FOLDER = Path(__file__).parent / "recorded"
HANDS: dict[str, Callable[[Dice], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
SETUPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "greedy-duel": ("greedy", 2, {"quick_start": True}),
    "duel-built": ("random", 2, {}),
    "three-lingering": ("random", 3, {"lingering_tokens": True}),
    "four-greedy": ("greedy", 4, {"quick_start": True}),
    "four-swap": ("random", 4, {"swap_keeps_token": True}),
}


def play(name: str, setup: Setup, hand: str) -> None:
    """One match between bots, with its journal."""
    dice = Dice.seeded(f"{name} {GAME.version}")
    recorder = Recorder.start(GAME, setup, dice.split("match").key)
    bots = [HANDS[hand](dice.split(f"bot {seat}")) for seat in range(setup.seats)]
    while not recorder.match.over:
        seat = next_to_speak(recorder.match, dice)
        recorder.play(bots[seat].choose(recorder.match, seat))
    recorder.journal.write(FOLDER / f"{name}.fathom")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.fathom"):
        old.unlink()
    for name, (hand, seats, options) in SETUPS.items():
        play(name, Setup(GAME.id, seats, options), hand)


if __name__ == "__main__":
    main()
