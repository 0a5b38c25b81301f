"""A table in another language is all in it: scenes, logs, rules and guides, of each game that has it.

A message without its words shows at once. A name that travels by value would go unseen, so every string of a
picture is looked at: it has words in this language, is told in its own (a story), or is no word at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from fathomfive.kernel.book import prose_of
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.languages import FALLBACK, named
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.learning.tutorial import tutorial_of
from fathomfive.proof.languages.lacking import report
from fathomfive.proof.languages.printed import printed_in
from fathomfive.proof.languages.rooms import GameRoom
from fathomfive.scene.view import show, stage_of

GAMES = ("jupiter", "lurk", "refuge", "sleeping", "tentacula")
SPOKEN = [(name, tongue) for name in GAMES for tongue in find_game(name).languages if tongue != FALLBACK]
MOVES = 80
_WORD = re.compile(r"[^\W\d_]{3,}")

KEPT = {"Odessa", "Manticore"}
"""Names of people and ships, which are the same everywhere."""


@pytest.fixture(params=SPOKEN, ids="-".join)
def spoken(request: pytest.FixtureRequest) -> tuple[Game[Any], Texts]:
    """A game and its words in a language, without English behind them."""
    name, language = request.param
    game = find_game(name)
    house = files("fathomfive")
    folders = (house_words(), house / "text", house / "server" / "text", files(game.package) / "text")
    return game, Texts(language, *folders, fallback="")


def pictures(game: Game[Any]) -> Iterator[Any]:
    """Whatever somebody sees, hears and is asked in some turns at random of several set-ups."""
    for seats in sorted({game.seats[0], min(3, game.seats[-1])}):
        told: list[Tell] = []
        match = Match.start(game, Setup(game.id, seats), Dice.seeded("abroad"), sink=told.append)
        chance = Random(seats)
        yield stage_of(match)
        for _ in range(MOVES):
            if match.ask is None:
                break
            seat = match.waiting_for[0]
            yield show(match, seat)
            yield [(Text(tell.text, tell.args), tell.beat) for tell in told]
            told.clear()
            match.play(chance.choice(match.ask.options_of(seat)))


def words_in(whole: Any) -> Iterator[Text | str]:
    """Every message, and every string that is shown as it stands or put into a message."""
    if isinstance(whole, Text):
        yield whole
        for value in whole.args.values():
            yield from [value] if isinstance(value, str) else words_in(value)
    elif isinstance(whole, msgspec.Struct):
        for name in whole.__struct_fields__:
            value = getattr(whole, name)
            yield from [value] if isinstance(value, str) and name in shown(type(whole)) else words_in(value)
            if isinstance(value, tuple) and name in shown(type(whole)):
                yield from (one for one in value if isinstance(one, str))
    elif isinstance(whole, dict):
        yield from (found for value in whole.values() for found in words_in(value))
    elif isinstance(whole, tuple | list):
        yield from (found for value in whole for found in words_in(value))


@cache
def shown(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that may hold a message, and so hold what a person reads."""
    return frozenset(field.name for field in msgspec.structs.fields(kind) if _speaks(field.type))


def _speaks(kind: Any) -> bool:
    return kind is Text or any(_speaks(part) for part in get_args(kind))


def test_scenes_and_logs_have_no_english(spoken: tuple[Game[Any], Texts]) -> None:
    game, texts = spoken
    book = game.book_for(game.read_options({}), {})
    printed = set(printed_in(book))
    stories = "\n".join(prose for prose in prose_of(book) if prose not in printed)
    english = set()
    for words in {repr(one): one for picture in pictures(game) for one in words_in(picture)}.values():
        if isinstance(words, Text):
            texts(words)
        elif named(words) in texts or words in KEPT:
            continue
        elif words in printed or (" " in words and _WORD.search(words) and words.strip(".") not in stories):
            english.add(words)
    assert sorted(english) == []
    assert sorted(set(texts.missing)) == []


def test_rules_and_printed_names_have_no_english(spoken: tuple[Game[Any], Texts]) -> None:
    game, texts = spoken
    assert report(texts.language, [GameRoom(game)]).gaps == []


def test_the_guided_match_has_no_english(spoken: tuple[Game[Any], Texts]) -> None:
    game, texts = spoken
    script = tutorial_of(game)
    assert script is not None
    for words in script.words:
        texts(words)
    assert texts.missing == []
