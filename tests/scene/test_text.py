"""Words: a message in the viewer's language, in English where there is none, and never silently missing."""

from pathlib import Path

import pytest

from fathomfive.kernel.text import Text, Texts, person, say


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    house, game = tmp_path / "house", tmp_path / "game"
    house.mkdir()
    game.mkdir()
    (house / "en.ftl").write_text("person = Seat { $seat }\nend = The end\nonly-english = English\n")
    (house / "de.ftl").write_text("end = Ende\n")
    (game / "en.ftl").write_text(
        "end = The dive is over\n"
        "swim = { $who } swims to { $space }\n"
        "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n  }\n"
        "cave = Cave\n    .note = Safe from arms\n"
    )
    return house, game


def test_a_game_may_reword_the_house(folders: tuple[Path, Path]) -> None:
    assert Texts("en", *folders)(say("end")) == "The dive is over"


def test_a_language_stands_before_english(folders: tuple[Path, Path]) -> None:
    texts = Texts("de-AT", *folders)
    assert texts(say("end")) == "Ende"
    assert texts(say("only-english")) == "English"
    assert texts.missing == []


def test_arguments_plurals_attributes_and_words_in_words(folders: tuple[Path, Path]) -> None:
    texts = Texts("en", *folders)
    assert texts(say("swim", who="Mags", space=say("cave"))) == "Mags swims to Cave"
    assert [texts(say("cards", n=n)) for n in (1, 3)] == ["one card", "3 cards"]
    assert texts(Text("cave.note")) == "Safe from arms"
    assert texts("Mags") == "Mags"


def test_people_have_names_where_they_are_known(folders: tuple[Path, Path]) -> None:
    texts = Texts("en", *folders)
    texts.names[1] = "Tom"
    assert [texts(person(seat)) for seat in (0, 1)] == ["Seat 0", "Tom"]


def test_what_is_missing_is_shown_and_remembered(folders: tuple[Path, Path]) -> None:
    texts = Texts("de", *folders)
    assert texts(say("nowhere", n=1)) == "[nowhere]"
    assert texts(Text("cave.nothing")) == "[cave.nothing]"
    texts(say("swim", who="Mags"))
    assert texts.missing[:2] == ["nowhere", "cave.nothing"]
    assert len(texts.missing) == 3
    assert "swim" in texts.missing[2]
    assert "end" in texts
    assert "nowhere" not in texts
