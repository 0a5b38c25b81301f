"""`fathom simulate`: many matches between bots, and how they ended."""

from __future__ import annotations

import time
from collections import Counter
from typing import Annotated, Any

import msgspec
import typer

from fathomfive.bots import any_bot_named, play_match
from fathomfive.cli.output import print_json, progress, speak
from fathomfive.cli.settings import AsJson, BotName, GameId, Given, Seats, Seed, read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.text import Text, person, say
from fathomfive.lab.shares import Share
from fathomfive.terminal.words import texts_of

Matches = Annotated[int, typer.Option("--matches", metavar="N", min=1, help="How many matches to play.")]


class Report(msgspec.Struct, kw_only=True):
    """What came of a simulation; `wins` counts the matches that anybody won."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    seed: str
    cooperative: bool
    matches: int
    wins: int
    win_rate: Share
    by_seat: list[Share]
    outcomes: dict[str, int]
    decisions: int
    seconds: float
    decisions_per_second: float


def simulate(
    game: GameId,
    matches: Matches = 100,
    bot: BotName = "random",
    seats: Seats = None,
    seed: Seed = None,
    option: Given = None,
    json: AsJson = False,
) -> None:
    """Let bots play many matches: how often they win, how the matches end, how fast it goes.

    The same seed gives the same matches, unless a bot plays by the clock (novice, sailor, captain: for
    figures take random, greedy or search:N). Win rates come with a 95 % interval.
    """
    title = find_game(game)
    report = run(title, read_setup(title, seats, option), matches, bot, seed or "0")
    if json:
        print_json(report)
    else:
        _print(title, report)


def run(game: Game[Any], setup: Setup, matches: int, bot: str, seed: str) -> Report:
    """Play the matches one after the other, and count."""
    any_bot_named(bot)  # refused before the bar begins
    outcomes: Counter[str] = Counter()
    by_seat = [0] * setup.seats
    wins = decisions = 0
    with progress() as bar:
        task = bar.add_task(texts_of()(say("simulate-working", game=game.title, bot=bot)), total=matches)
        began = time.perf_counter()
        for number in range(matches):
            bots = [any_bot_named(bot, f"{seed}/{number}/{seat}") for seat in range(setup.seats)]
            match, made = play_match(game, setup, bots, Dice.seeded(f"{seed}/{number}"))
            assert match.outcome is not None
            outcomes[match.outcome.cause] += 1
            wins += bool(match.outcome.winners)
            for seat in match.outcome.winners:
                by_seat[seat] += 1
            decisions += made
            bar.advance(task)
        seconds = time.perf_counter() - began
    return Report(
        game=game.id,
        seats=setup.seats,
        options=setup.options,
        bot=bot,
        seed=seed,
        cooperative=game.cooperative(game.read_options(setup.options)),
        matches=matches,
        wins=wins,
        win_rate=Share.of(wins, matches),
        by_seat=[Share.of(won, matches) for won in by_seat],
        outcomes=dict(outcomes.most_common()),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def _print(game: Game[Any], report: Report) -> None:
    texts = texts_of(game)
    speak(
        say(
            "simulate-head",
            game=game.title,
            matches=report.matches,
            seats=report.seats,
            bot=report.bot,
            seed=report.seed,
        )
    )
    if report.cooperative or report.seats == 1:
        speak(say("simulate-won", matches=report.matches, **_shown(report.win_rate)))
    else:
        for seat, share in enumerate(report.by_seat):
            speak(say("simulate-seat", who=person(seat), matches=report.matches, **_shown(share)))
    for cause, count in report.outcomes.items():
        speak(say("simulate-outcome", count=count, cause=texts(Text(f"end-{cause}"))), "dim")
    speak(
        say(
            "simulate-speed",
            decisions=report.decisions,
            seconds=f"{report.seconds:.1f}",
            speed=f"{report.decisions_per_second:,.0f}",
        )
    )


def _shown(share: Share) -> dict[str, Any]:
    return {
        "wins": share.wins,
        "rate": f"{share.rate:.1%}",
        "low": f"{share.low:.1%}",
        "high": f"{share.high:.1%}",
    }
