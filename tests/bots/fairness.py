"""Worlds that differ only in what a seat cannot know, and what a bot chooses in each of them."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from fathomfive.bots import Bot, bot_named
from fathomfive.bots.greedy import GreedyBot
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.scene.view import show


class Peeker(GreedyBot):
    """Looks at the cards: it tries its answers on the match itself instead of on samples."""

    def choose(self, match: Match[Any], seat: int) -> Action:
        assert match.ask is not None

        def worth(option: Action) -> float:
            trial = match.clone()
            asked = trial.ask
            trial.play_unchecked(option)
            while trial.ask is asked and trial.ask is not None:  # the others answer in private: as they like
                trial.play_unchecked(trial.ask.options_of(trial.waiting_for[0])[0])
            return trial.value(seat)

        return max(match.ask.options_of(seat), key=worth)


def twins(
    game: Game[Any], setup: Setup, seed: str, every: int
) -> Iterator[tuple[Match[Any], Match[Any], int]]:
    """Pairs of matches in the same situation as far as a seat can tell, along a match played at random."""
    match, chance = Match.start(game, setup, Dice.seeded(seed)), bot_named("random", seed)
    decisions = 0
    while match.ask is not None:
        seat = match.waiting_for[0]
        decisions += 1
        if decisions % every == 0 and len(match.ask.options_of(seat)) > 1:
            dice = match.game.decode(match.step_start).state.dice
            pair = [
                match.forked(match.step_start, seat, f"{seed}/{n}", msgspec.structs.replace(dice))
                for n in range(2)
            ]
            if all(seat in twin.waiting_for for twin in pair) and seen(pair[0], seat) == seen(pair[1], seat):
                yield pair[0], pair[1], seat
        match.play_unchecked(chance.choose(match, seat))


def seen(match: Match[Any], seat: int) -> bytes:
    return msgspec.json.encode(show(match, seat))


def differing(
    make: Callable[[], Bot], game: Game[Any], setup: Setup, seed: str, every: int = 1
) -> tuple[int, int]:
    """How many pairs were looked at, and in how many the bot chose by what it cannot know."""
    pairs = wrong = 0
    for one, other, seat in twins(game, setup, seed, every):
        pairs += 1
        wrong += make().choose(one, seat) != make().choose(other, seat)
    return pairs, wrong
