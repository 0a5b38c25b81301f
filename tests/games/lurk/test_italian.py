"""Lurk in Italian: one word for each thing, after its rulebook; sentences agree with the names in them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from fathomfive.games.lurk.game import GAME
from fathomfive.kernel.text import Texts, house_words, say

PAGE = (Path(__file__).parents[3] / "docs" / "italian.md").read_text("utf-8")
FOLDER = files("fathomfive.games.lurk") / "text"
SAID = "\n".join((FOLDER / name).read_text("utf-8") for name in ("it.ftl", "rules.it.toml"))
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.partition("## Lurk\n")[2].partition("\n## ")[0].splitlines()
    if line.startswith("| ") and not line.startswith("| English")
]
NEVER = [word for *_, never in ROWS for word in re.split(r", ", never) if word]


@pytest.mark.parametrize("word", NEVER)
def test_a_thing_is_not_called_two_ways(word: str) -> None:
    assert re.findall(rf"^.*\b{re.escape(word)}\b.*$", SAID, re.I | re.M) == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_words_of_the_glossary_are_used(row: list[str]) -> None:
    first = re.split(r", ", row[1])[0]
    stem = first[:-1] if len(first) > 4 else first
    assert re.search(re.escape(stem), SAID, re.I), first


@pytest.mark.parametrize(
    ("model", "sentence"),
    [
        (say("model-nautilus_sled"), "Slitta Abissale è Intrappolata e non può muovere."),
        (say("model-cog_hulk"), "Colosso a Pistoni è Intrappolato e non può muovere."),
        (say("nth", name=say("model-nautilus_sled.short"), n=2), "Slitta Abissale 2 è Intrappolata e"),
    ],
)
def test_a_participle_agrees_with_the_model(model: object, sentence: str) -> None:
    assert italian()(say("whynot-trapped", model=model)).startswith(sentence)  # type: ignore[arg-type]


def test_who_is_attacked_is_asked_and_not_who_attacks() -> None:
    asked = italian()(say("ask-lurker_target", model=say("abyss-ab_weeper")))
    assert asked == "Medusa Piangente attacca: chi è il bersaglio?"


def test_one_more_is_no_plural() -> None:
    first = say("model-low_clawkin")
    assert italian()(say("stack", first=first, more=1)) == "Chelano e un altro modello"
    assert italian()(say("stack", first=first, more=2)) == "Chelano e altri 2 modelli"


def test_every_model_and_creature_has_a_gender() -> None:
    book = GAME.book_for(GAME.read_options({}), {})
    names = [f"model-{name}" for name in book.models] + [f"abyss-{name}" for name in book.abyss]
    texts = italian()
    assert {texts(say(f"{name}.gender")) for name in names} == {"m", "f", "fp"}
    assert texts.missing == []


def italian() -> Texts:
    return Texts("it", house_words(), FOLDER, fallback="")
