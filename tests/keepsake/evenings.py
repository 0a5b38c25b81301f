"""Matches to be told: recorded ones of every game, one with a promise about its dice, a campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from fathomfive.bots import bot_named
from fathomfive.keepsake.evening import Evening
from fathomfive.kernel.dice import commit, mix
from fathomfive.kernel.game import Refused, Setup, find_game
from fathomfive.kernel.journal import Journal, Recorder

GAMES = Path(__file__).parents[1] / "games"
RECORDED = {
    game: GAMES / game / "recorded" / f"{name}.fathom"
    for game, name in {
        "refuge": "cargo",
        "tentacula": "pros",
        "lurk": "duel-built",
        "jupiter": "seven",
        "sleeping": "brutal",
    }.items()
}


def recorded(game: str, **about: Any) -> Evening:
    return Evening(list(Journal.read(RECORDED[game]).lines()), **about)


def promised(game: str = "tentacula") -> Journal:
    """A whole match by bots, with a promise such as a hosted table makes."""
    secret, salt, nonces = "5ec2e7", "5a17", ("ada", "")
    recorder = Recorder.start(find_game(game), Setup(game, 2), mix(secret, nonces))
    _play(recorder, 5_000)
    journal = recorder.journal
    journal.opening = msgspec.structs.replace(
        journal.opening, commitment=commit(secret, salt), secret=secret, salt=salt, nonces=nonces
    )
    return journal


def campaign(evenings: int = 3) -> list[Journal]:
    """A voyage that was put away and taken up again, and then sailed to its end."""
    game = find_game("sleeping")
    document: dict[str, Any] | None = None
    journals: list[Journal] = []
    assert game.documents is not None
    assert game.export is not None
    for number in range(evenings):
        setup = Setup(game.id, 2, document=document)
        recorder = Recorder.start(game, setup, f"evening {number}")
        _play(recorder, 5_000 if number == evenings - 1 else 60)
        while number < evenings - 1:
            try:
                document = game.documents.write(game.export(recorder.match.state))
                break
            except Refused:  # no moment to put it away
                _play(recorder, 1)
        journals.append(recorder.journal)
    return journals


def _play(recorder: Recorder, most: int) -> None:
    bot = bot_named("random", "evenings")
    for _ in range(most):
        if recorder.match.over:
            break
        recorder.play(bot.choose(recorder.match, recorder.match.waiting_for[0]))
