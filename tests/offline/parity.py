"""Whole matches by their seeds, as hashes: the same natively and in WebAssembly. Runs in either.

python -m tests.offline.parity MATCHES GAME...
"""

from __future__ import annotations

import json

from fathomfive.bots import bot_named, next_to_speak
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.journal import state_hash
from fathomfive.kernel.match import Match

MOST_ANSWERS = 3000
MOST_WEIGHED = 200
"""Answers of a match between bots that weigh each of them, which takes longer."""


def hashes(game_id: str, seed: int, bot: str = "random", most: int = MOST_ANSWERS) -> list[str]:
    """The state after every answer of a match between bots of one kind.

    Those that weigh answers do it in fractions, which must be the same in every Python: with `sum`, which has
    rounded otherwise since 3.12, greedy ones parted ways in The Refuge (seed 3, answer 144).
    """
    game = find_game(game_id)
    seats = max(game.seats[0], 2)
    match = Match.start(game, Setup(game_id, seats, {}), Dice.seeded(seed))
    bots = [bot_named(bot, f"{seed}:{seat}") for seat in range(seats)]
    order, found = Dice.seeded(f"order {seed}"), [state_hash(match)]
    while match.outcome is None and len(found) < most:
        seat = next_to_speak(match, order)
        match.play(bots[seat].choose(match, seat))
        found.append(state_hash(match))
    return [*found, str(match.outcome)]


def played(matches: int, games: list[str]) -> dict[str, list[list[str]]]:
    """At random, and then by bots that weigh their answers."""
    return {
        game: [
            *(hashes(game, seed) for seed in range(matches)),
            *(hashes(game, seed + 3, "greedy", MOST_WEIGHED) for seed in range(matches)),
        ]
        for game in games
    }


async def main(given: list[str]) -> None:
    print(json.dumps(played(int(given[0]), given[1:])))
