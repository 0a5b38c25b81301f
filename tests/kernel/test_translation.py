"""A rulebook in another language is the English one with a file laid over it."""

from dataclasses import replace
from pathlib import Path

import pytest

from fathomfive.kernel.book import ContentError
from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.translation import rulebook_in, translation

ENGLISH = Rulebook.read(
    {
        "rule": [
            {"id": "BUO-1", "section": "Diving", "title": "Sink", "text": "Sink once."},
            {"id": "BUO-2", "section": "Diving", "title": "Rise", "text": "Then rise.", "ruling": True},
        ],
        "examples": {"BUO-EX-1": "Ann sinks.", "BUO-EX-2": "Bob rises."},
        "about": {"buoy": "BUO-1"},
    }
)
ITALIAN = """
[sections]
"Diving" = "Immersione"

[examples]
BUO-EX-1 = "Ann affonda."

[BUO-1]
title = "Affondare"
text = "Affonda una volta."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.it.toml").write_text(ITALIAN)
    return tmp_path


def test_what_is_translated_is_laid_over_and_the_rest_stays_english(folder: Path) -> None:
    book = rulebook_in(ENGLISH, folder, "it")
    assert (book["BUO-1"].title, book["BUO-1"].text) == ("Affondare", "Affonda una volta.")
    assert (book["BUO-2"].title, book["BUO-2"].ruling) == ("Rise", True)
    assert [rule.section for rule in book] == ["Immersione", "Immersione"]
    assert book.examples == {"BUO-EX-1": "Ann affonda.", "BUO-EX-2": "Bob rises."}
    assert book.about == ENGLISH.about


def test_a_country_reads_what_its_language_says(folder: Path) -> None:
    (folder / "rules.it-CH.toml").write_text('[BUO-2]\ntitle = "Salire"\ntext = "Poi sali."\n')
    book = rulebook_in(ENGLISH, folder, "it-CH")
    assert [rule.title for rule in book] == ["Affondare", "Salire"]


def test_a_language_without_a_file_is_english(folder: Path) -> None:
    assert rulebook_in(ENGLISH, folder, "fr") == replace(ENGLISH)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ('[BUO-1]\ntitle = "Affondare"\n', '"text" is missing'),
        ('[BUO-1]\ntitle = "A"\ntext = "B"\nnote = "C"\n', 'unknown field "note"'),
        ("[BUO-1\n", "rules.it.toml"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, wrong: str, why: str) -> None:
    (tmp_path / "rules.it.toml").write_text(wrong)
    with pytest.raises(ContentError, match=why):
        translation(tmp_path, "it")
