"""How a campaign opens and what is told when it is over: prologue, endings, epilogues, sheet and unlocks."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.sleeping.actions import StoryChoice
from fathomfive.games.sleeping.book import load_book
from fathomfive.games.sleeping.document import DOCUMENTS, Campaign, export
from fathomfive.games.sleeping.epilogue import epilogues
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.score import newly_unlocked, next_unlock, score, sheet
from fathomfive.games.sleeping.state import Story
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule


def campaign(players: int = 1, **document: Any) -> Voyage:
    """The first question of a campaign of a group that has sailed before."""
    saved = DOCUMENTS.write(Campaign(**document))
    setup = Setup("sleeping", players, {"crew": "deal"}, document=saved)
    t = Voyage(Match.start(GAME, setup, Dice.seeded(4)))
    while t.asked not in ("read-on", "turn"):
        t.all_pass() if t.asked == "legacy" else t.match.play(t.match.options[0])
    return t


# --- the prologue ----------------------------------------------------------------------------------------


@rule("SLG-RULING-53")
def test_the_first_campaign_opens_off_crete() -> None:
    t = Voyage(Match.start(GAME, Setup("sleeping", 1), Dice.seeded(3)))
    assert (t.asked, t.story.paragraph) == ("read-on", "P1")
    assert (t.g.players[0].command, len(t.g.players[0].hand), t.g.events_left) == (0, 0, 0)
    t.reads_on()
    assert (t.story.paragraph, t.offered(StoryChoice, "key")) == ("P3", ["A", "B", "C"])
    t.chooses("B")
    assert t.g.story is None
    assert (t.asked, t.g.turn, t.g.resources["vegetables"]) == ("turn", 1, 1)
    assert (t.g.players[0].command, len(t.g.players[0].hand), t.g.events_left) == (1, 1, 18)
    assert t.g.read == ["P1", "P2", "P3"]


@rule("SLG-RULING-53")
@pytest.mark.parametrize(
    ("last", "page"),
    [
        *((ending, "P5") for ending in (1, 3, 6)),
        *((ending, "P6") for ending in (2, 4, 7, 8, 9, 10)),
        *((5, "P7"), (11, "P8"), (12, "P9")),
    ],
)
def test_a_later_campaign_opens_by_the_ending_reached_last(last: int, page: str) -> None:
    t = campaign(endings=[5, last], last_ending=last, read=["P1"])
    assert t.story.paragraph == page
    t.reads_on()
    assert t.story.paragraph == "P10"
    t.chooses("C")
    assert (t.asked, t.g.resources["coin"]) == ("turn", 4)


@rule("SLG-RULING-53")
def test_after_a_campaign_that_was_lost_nobody_quite_remembers() -> None:
    assert campaign(read=["P1", "2"]).story.paragraph == "P4"
    assert campaign().story.paragraph == "P1"  # put away before it had begun


@rule("SLG-RULING-53", "SLG-SAVE-1")
def test_a_voyage_that_goes_on_has_no_prologue_and_keeps_the_last_ending() -> None:
    t = campaign(endings=[2], last_ending=2, read=["P1"])
    t.reads_prologue()
    saved = DOCUMENTS.write(export(t.g))
    on = Voyage(Match.start(GAME, Setup("sleeping", 1, document=saved), Dice.seeded(4)))
    assert on.asked == "turn"
    assert (on.g.last_ending, on.g.achieved_before) == (2, 1)
    on.g.ended, on.g.ending = True, 7
    assert export(on.g).last_ending == 7
    on.g.ending = 0  # lost
    assert export(on.g).last_ending == 0


# --- epilogues -------------------------------------------------------------------------------------------


def over(ending: int, *keywords: str, letters: str = "", cards: tuple[str, ...] = ()) -> Voyage:
    """A campaign that has come to this ending, with these keywords."""
    t = voyage().own(*cards)
    t.g.quests = [t.g.book.keyword_quest[keyword] for keyword in keywords]
    t.g.story = Story(t.g.book.endings[ending].paragraph, tokens=list(letters))
    t.g.ending, t.g.ended = ending, True
    return t


def told(t: Voyage) -> list[str]:
    return [passage.id for passage in epilogues(t.g)]


NINE = ["rafael", "marco", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "odessa"]


@rule("SLG-RULING-54")
def test_everybody_is_told_of_once_and_places_come_first() -> None:
    assert told(over(4)) == NINE
    assert told(over(4, "LIT", "HUSK")) == ["2-lit", "10-husk", *NINE]


@rule("SLG-RULING-54")
def test_nothing_is_told_after_the_silence_and_nine_chairs_after_the_last_ending() -> None:
    assert told(over(11, "LIT", "ODESSA-NINE")) == []
    assert told(over(12, "LIT", "ODESSA-NINE")) == [f"{one}-chair" for one in NINE]


@rule("SLG-RULING-54")
def test_few_places_fewer_of_them_ill_and_not_too_many_words() -> None:
    ill = ("HUSK", "DROWNED", "PEARLED", "SCAB", "MARKED")
    assert told(over(4, *ill))[:-9] == ["10-husk", "16-drowned"]
    good = ("LIT", "KINGFALL", "WIDOWER", "REFUSED", "QUITTANCE", "PACT")
    t = over(4, *ill, *good)
    places = told(t)[:-9]
    assert places == ["2-lit", "10-husk", "16-drowned", "38"]
    assert sum(len(passage.text.split()) for passage in epilogues(t.g)) <= 600


@rule("SLG-RULING-54")
def test_who_wears_the_crown_is_not_told_of() -> None:
    for letter, member in (("E", "laurent"), ("F", "mac"), ("G", "odessa")):
        assert told(over(10, letters=letter)) == [one for one in NINE if one != member]


def test_both_outcomes_of_each_thread_are_told_after_every_ending_that_tells() -> None:
    book = load_book()
    flags = [quest.keyword for quest in book.quests.values() if quest.id > 200 and not quest.active]
    flags.remove("UNSALTED")
    assert len(flags) == 18
    for flag in flags:
        member = flag.partition("-")[0].lower()
        for ending in set(book.endings) - {11, 12}:
            passages = [one for one in epilogues(over(ending, flag).g) if one.of == member]
            assert [one.when.keyword for one in passages if one.when is not None] == [flag]


# --- the sheet -------------------------------------------------------------------------------------------


@rule("SLG-SCORE-1", "SLG-SCORE-2", "SLG-SCORE-3", "SLG-SCORE-4")
def test_the_sheet_says_where_the_points_come_from() -> None:
    t = over(4, "LIT", "FARHOME", cards=("A01", "A44"))
    t.g.resources.update(coin=5, artifacts=2)
    t.g.defeats, t.g.used_quests = 1, [2]
    t.g.crew["mac"].levels = ["LV-mac-1"]
    lines = {line.what: (line.n, line.points) for line in sheet(t.g)}
    assert lines == {
        "cards": (6, 12),
        "totems": (1, 2),
        "quests": (3, 3),
        "levels": (1, 2),
        "coins": (5, 2),
        "artifacts": (2, 2),
        "ending": (1, 10),
        "defeats": (1, -10),
        "legacy": (1, 10),
    }
    assert score(t.g) == 33


@rule("SLG-SCORE-4")
def test_a_brutal_campaign_has_a_line_of_its_own() -> None:
    t = voyage(mode="brutal")
    t.g.defeats = 1
    lines = {line.what: (line.n, line.points) for line in sheet(t.g)}
    assert lines["brutal"] == (1, 25)
    assert lines["ending"] == (0, 0)
    assert "defeats" not in lines


@rule("SLG-ACH-3", "SLG-ACH-4")
def test_what_the_next_campaign_brings() -> None:
    t = voyage()
    t.g.achieved_before = 7
    t.g.totems_ever, t.g.endings_ever = [*range(1, 11)], [4]
    assert newly_unlocked(t.g) == [166, 175, 176]
    assert next_unlock(t.g) == 3
    t.g.achieved_before = 11
    assert newly_unlocked(t.g) == []
    t.g.totems_ever = [*range(1, 39)]
    assert next_unlock(t.g) == 0


@rule("SLG-CAMP-5")
def test_whoever_brings_nothing_is_not_told_of_totems() -> None:
    """Down the stair with empty hands: no page speaks of what was brought."""
    book = load_book()
    for page in ("F15", "F19", "F2", "F3"):
        assert "totem" not in book.story[page].text.lower()
        assert "you set" not in book.story[page].text.lower()
