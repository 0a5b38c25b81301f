"""Pages of the first edition that did not agree with each other, as they read now."""

from __future__ import annotations

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book, load_book
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.steps.effects import Do
from tests.games.sleeping.reach import World, after, holds
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


def opens(book: Book, place: int, *pages: str) -> str:
    """The page that opens at a place once the effects of these have come to pass."""
    world = World()
    for page in pages:
        world = after(world, book.story[page].effects)
    name = book.atlas.locations[place].paragraph
    while (go := next((r.go for r in book.story[name].redirects if holds(book, world, r.when)), "")) != "":
        name = go
    return name


def came_of(t: Voyage, place: int, page: str) -> Voyage:
    """As if this page had been read at the place, and the place explored again."""
    t.begin(Do(t.g.book.story[page].effects, Deed(0))).hush()
    return t.explores(place)


def test_a_robbed_grave_is_no_rest(book: Book) -> None:
    assert not any(
        isinstance(effect, fx.GainQuest) and book.quests[effect.id].keyword == "REST"
        for effect in book.story["8.5"].effects
    )
    assert opens(book, 8, "8.5") == "8.6"
    assert opens(book, 8, "8.5", "8.7") == "8.4"  # the name, said after all
    assert opens(book, 8, "8.1") == "8.4"


@rule("SLG-KEY-2")
def test_the_grey_man_still_points_when_the_robbers_come_back() -> None:
    t = came_of(voyage(), 8, "8.5")
    assert t.story.paragraph == "8.6"


def test_gulls_bring_nothing_to_those_who_shot_at_them(book: Book) -> None:
    assert opens(book, 4, "4.3") == "4.7"
    supper = book.story["4.7"].choice_of("A")
    world = after(after(World(), book.story["4.3"].effects), supper.effects)
    friends = book.story["4"].redirects[0]
    assert friends.go == "4.4"
    assert holds(book, world, friends.when)  # a supper makes it good
    for kind in ("4.5", "4.8", "4.9"):
        assert opens(book, 4, kind) == "4.4"


def test_the_lantern_comes_up_through_glass_that_was_opened(book: Book) -> None:
    ways = {choice.key: choice.go for choice in book.story["7.1"].choice}
    assert ways == {"A": "7.6", "B": "7.7"}
    assert {book.story[page].go for page in ways.values() if page} == {"7.3"}


@pytest.mark.parametrize(
    "page",
    [
        "4.2",
        "5",
        "7.1",
        "13",
        "22.2",
        "33.1",
        "35.4",
        "36.1",
        "52.5",
        "53",
        "56.5",
        "59.1",
        "59.2",
        "66.2",
        "66.4",
    ],
)
def test_what_one_chooses_makes_a_difference(book: Book, page: str) -> None:
    free = [choice for choice in book.story[page].choice if choice.requires is None]
    assert len({choice.go for choice in free}) > 1


def test_what_echoes_open_is_more_than_one_choice(book: Book) -> None:
    """The promise of quest 177: twelve places remember, and most of them give their totem at once."""
    opened = [
        (page.id, choice.go)
        for page in book.story.values()
        for choice in page.choice
        if choice.requires is not None and _asks_for(choice.requires, "ECHOES")
    ]
    places = {page.partition(".")[0] for page, _ in opened}
    assert len(places) == 12
    assert "twelve places" in book.quests[book.keyword_quest["ECHOES"]].text
    given = {
        effect.id
        for _, go in opened
        if go is not None
        for effect in book.story[go].effects
        if isinstance(effect, fx.GainAdventure)
    }
    assert len(given) >= 9


def _asks_for(condition: object, keyword: str) -> bool:
    return f"keyword='{keyword}'" in repr(condition).replace("not_keyword", "lacks")


# --- a reading of the second edition -----------------------------------------------------------------------


def test_after_the_nine_chairs_each_passage_tells_of_its_own(book: Book) -> None:
    for passage in book.epilogues.values():
        if passage.endings == (12,):
            assert f"The one who was {passage.of.capitalize()}" in passage.text, passage.id


def test_no_passage_of_one_of_the_crew_is_told_of_another(book: Book) -> None:
    crew = [one for one in book.epilogues.values() if one.of in book.crew and not one.endings]
    for passage in crew:
        others = {name.capitalize() for name in book.crew} - {passage.of.capitalize()}
        begins = passage.text.split()[:2]
        assert not others & {word.rstrip("'s,.") for word in begins}, passage.id


def test_what_was_given_away_is_not_in_hand_later(book: Book) -> None:
    assert "his watch" in book.story["9.43"].text
    assert "his watch" in book.story["9.44"].text
    assert "his watch" not in book.story["F2.3"].text


def test_the_keeper_counts_as_the_bedside_does(book: Book) -> None:
    """Page 2.8 names how many totems do what; F2 asks for just as many."""
    told = book.story["2.8"].text
    asked = {r.when.totems_min: r.go for r in book.story["F2"].redirects}
    for n, word in ((4, "Four"), (8, "Eight"), (13, "Thirteen"), (20, "Twenty"), (30, "Thirty")):
        assert word in told
        assert n in asked


def test_who_was_passed_on_the_stair_kneels_there(book: Book) -> None:
    assert "third landing" in book.story["F18"].text
    assert "landing" in book.epilogues["54-unanswered"].text
