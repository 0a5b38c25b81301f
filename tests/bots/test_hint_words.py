"""A hint is a sentence of the game: every part of an evaluation has words, no hint is without a reason."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.bots.advice import EXPLAINED, GENERAL
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.tables import jobs

SOURCE = Path(__file__).parents[2] / "src" / "fathomfive"
SETUPS = {
    "refuge": [Setup("refuge", 2), Setup("refuge", 2, {"mode": "competitive"})],
    "tentacula": [Setup("tentacula", 2)],
    "jupiter": [Setup("jupiter", 2)],
    "lurk": [Setup("lurk", 2)],
    "sleeping": [Setup("sleeping", 2)],
}
HINTS = 4
"""So many a match: each takes some tenths of a second."""


def words_of(game: Game[Any], language: str) -> Texts:
    folder = SOURCE / "games" / game.id / "text"
    return Texts(language, house_words(), SOURCE / "text", SOURCE / "server" / "text", folder)


@cache
def played(game: str) -> tuple[set[str], list[tuple[bytes, int]]]:
    """Random matches: all parts that were met, and moments at which a seat had a choice."""
    parts, moments = set[str](), list[tuple[bytes, int]]()
    for setup in SETUPS[game]:
        dice = Dice.seeded(game)
        match = Match.start(find_game(game), setup, dice.split("table"))
        while match.ask is not None and not match.over:
            seat = match.waiting_for[0]
            options = match.ask.options_of(seat)
            parts |= match.game.parts(match.state, seat).keys()
            if len(options) > 1:
                moments.append((match.save(), seat))
            match.play(dice.pick(options))
    return parts, moments


@pytest.mark.parametrize("game", SETUPS)
def test_every_part_of_an_evaluation_has_words_and_no_words_are_left_over(game: str) -> None:
    met, _ = played(game)
    for file in (SOURCE / "games" / game / "text").glob("??.ftl"):  # printed names have files of their own
        written = re.findall(r"^speaks-(for|against)-([a-z_]+) =", file.read_text("utf-8"), re.M)
        assert sorted(written) == sorted((side, part) for side in ("for", "against") for part in met), file
        texts = words_of(find_game(game), file.stem)
        for side, part in written:
            said = [texts(Text(f"speaks-{side}-{part}", {"most": most})) for most in ("yes", "no")]
            assert said[0] != said[1], "the most is another thing than more"


def test_general_reasons_have_words_that_no_game_takes() -> None:
    for language in ("en", "it"):
        source = (SOURCE / "server" / "text" / f"{language}.ftl").read_text("utf-8")
        written = re.findall(r"^speaks-(for|against)-([a-z]+) =", source, re.M)
        assert sorted(written) == sorted((side, one.part) for side, some in GENERAL.items() for one in some)
    for game in SETUPS:
        assert not {one.part for some in GENERAL.values() for one in some} & played(game)[0]


@pytest.mark.parametrize("game", SETUPS)
def test_no_hint_is_without_a_reason(game: str) -> None:
    _, moments = played(game)
    texts = words_of(find_game(game), "en")
    for save, seat in moments[:: max(1, len(moments) // HINTS)][:HINTS]:
        for hint in jobs.hint(game, save, seat, "a friend", 12)[:EXPLAINED]:
            why = [texts(words) for words in (*hint.better, *hint.worse)]
            assert why, msgspec.json.decode(hint.action)
            assert all(one and "[" not in one for one in why), why
