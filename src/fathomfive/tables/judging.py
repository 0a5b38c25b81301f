"""What a finished journal is worth in a challenge, and what bots make of the same dice: jobs for a worker.

Nobody's word counts for a result: the whole match is played again from its journal, here or not at all.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.playing import next_to_speak
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, find_game
from fathomfive.kernel.journal import (
    Adopted,
    Closed,
    Covered,
    Entry,
    Journal,
    JournalError,
    Open,
    Played,
    Rewound,
    Seated,
)
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Outcome
from fathomfive.kernel.text import Text, Words, say
from fathomfive.learning.welcome import COMPARES, welcome_of
from fathomfive.scene.view import show
from fathomfive.tables.jobs import MOST_ENTRIES

MOST_REASON = 200
"""Letters of what is wrong with a file from anywhere."""


class Worth(msgspec.Struct, frozen=True):
    """How a match ended, as far as results are compared and told."""

    won: bool
    score: float | None
    rounds: int
    """The turn or round it ended in, as its last picture says; 0 where a game names none."""
    moment: Words
    """The same in words of the game."""
    cause: str
    merit: tuple[float, float, float]
    """What the place among others goes by, the higher the better; the first counts first."""


class Judged(msgspec.Struct, frozen=True):
    """A result that holds, or why it does not."""

    worth: Worth | None = None
    why: Text | None = None
    print: str = ""
    """Of all answers: the same journal a second time has the same."""


def judge(lines: list[bytes], opening: Open, people: tuple[int, ...]) -> Judged:
    """Play a journal again that should be a try of the challenge with this opening."""
    try:
        journal = Journal.parse(lines)
    except JournalError as error:
        return Judged(why=_reason("refused-challenge-unreadable", error))
    wrong = _not_this_one(journal.opening, opening) or _not_played_out(journal.entries)
    if wrong is not None:
        return Judged(why=wrong)
    try:
        final = journal.verify()
    except (ValueError, RuleBroke, LookupError) as error:  # a stranger's file may hold anything
        return Judged(why=_reason("refused-challenge-forged", error))
    if final.outcome is None:
        return Judged(why=Text("refused-challenge-unfinished"))
    return Judged(worth_of(final, final.outcome, people), print=_print(final.game, journal.entries))


def _reason(message: str, error: Exception) -> Text:
    return say(message, reason=str(error)[:MOST_REASON])


def _not_this_one(given: Open, wanted: Open) -> Text | None:
    """What is different about how it began."""
    if given.setup != wanted.setup:
        return Text("refused-challenge-setup")
    if given.rules_hash != wanted.rules_hash:
        return Text("refused-challenge-rules")
    if given != wanted:
        return Text("refused-challenge-dice")
    return None


def _not_played_out(entries: Sequence[Entry]) -> Text | None:
    """A counted try is played once, forwards and by people."""
    if len(entries) > MOST_ENTRIES:
        return say("refused-challenge-long", most=MOST_ENTRIES)
    if any(isinstance(entry, (Rewound, Adopted)) for entry in entries):
        return Text("refused-challenge-back")
    if any(isinstance(entry, (Covered, Seated)) for entry in entries):
        return Text("refused-challenge-seats")
    if not entries or not isinstance(entries[-1], Closed):
        return Text("refused-challenge-unfinished")
    return None


def _print(game: Game[Any], entries: Iterable[Entry]) -> str:
    """Of what was answered, however it was written down."""
    answers = hashlib.blake2b(digest_size=16)
    for entry in entries:
        if isinstance(entry, Played):
            answers.update(msgspec.json.encode(game.read_action(bytes(entry.action))))
    return answers.hexdigest()


# --- what it is worth -----------------------------------------------------------------------------------


def worth_of(match: Match[Any], outcome: Outcome, people: tuple[int, ...]) -> Worth:
    """What the end is worth to these seats."""
    moment = show(match, None).moment
    won, rounds = any(seat in outcome.winners for seat in people), _rounds(moment)
    value = max((outcome.values[seat] for seat in people), default=0.0)
    welcome = welcome_of(match.game)
    order = welcome.compares if welcome is not None else COMPARES
    seen = {
        "won": float(won),
        "score": outcome.score if outcome.score is not None else value,
        "rounds": float(-rounds if won else rounds),  # out of it early, or in it for long
    }
    first, second, third = (seen[one] for one in order)
    return Worth(won, outcome.score, rounds, moment, outcome.cause, (first, second, third))


def _rounds(moment: Words) -> int:
    """The number in "turn 14"."""
    args = moment.args if isinstance(moment, Text) else {}
    for word in ("turn", "round"):
        if isinstance(number := args.get(word), int):
            return number
    return 0


# --- bots as marks --------------------------------------------------------------------------------------


class Leg(msgspec.Struct, frozen=True):
    """How far bots have come in a while."""

    save: bytes
    worth: Worth | None = None


def swim_on(
    opening: Open, save: bytes, bots: list[str], people: tuple[int, ...], seed: str, seconds: float
) -> Leg:
    """Let bots play the challenge, from its beginning or from where they were, for some seconds at most."""
    game, until = find_game(opening.setup.game), time.monotonic() + seconds
    match = Match.load(game, save) if save else Match.start(game, opening.setup, Dice(opening.key))
    players = [bot_named(bot, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    order = Dice.seeded(seed)
    while match.outcome is None:
        seat = next_to_speak(match, order)
        match.play(players[seat].choose(match, seat))
        if time.monotonic() >= until:
            break
    worth = worth_of(match, match.outcome, people) if match.outcome is not None else None
    return Leg(match.save(), worth)
