"""How a test ended stands on top of the page it led to, with all its parts, until the readers go on."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fathomfive.games.sleeping.actions import Discard, TurnPage
from fathomfive.games.sleeping.game import GAME
from fathomfive.kernel.text import Texts, house_words
from fathomfive.scene import Equation, Story
from fathomfive.scene.view import show
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
TRY = {
    "key": "A",
    "text": "Try.",
    "challenge": {"skill": "craft", "n": 9},
    "fail": {"effects": [], "text": "Nothing gives."},
    "go": "2.1",
}
SAY = Texts("en", house_words(), files(GAME.package) / "text")


def strip(t: Voyage) -> Equation | None:
    page = show(t.match, 0).nodes["story"]
    assert isinstance(page, Story)
    return page.result


def read_out(sum: Equation) -> str:
    terms = [" ".join(filter(None, map(SAY, (one.sign, one.value, one.label)))) for one in sum.terms]
    return f"{' '.join(terms)}: {SAY(sum.verdict)}, {SAY(sum.note)}"


@rule("SLG-CHAL-7", "SLG-CHAL-9")
def test_fate_sum_and_verdict_stay_on_the_page_that_follows() -> None:
    t = voyage().fate(6).explores(2)
    assert strip(t) is None
    t.chooses("B").commits("kannan", "gregory")
    assert t.story.paragraph == "2.2"
    found = strip(t)
    assert found is not None
    assert (SAY(found.label), found.tone) == ("Craft 5", "good")
    assert read_out(found) == "6 fate + 1 Kannan + 1 Gregory = 8 against 5: passed, 3 to spare"
    t.reads_on()
    assert t.g.story is None


@rule("SLG-CHAL-8", "SLG-CHAL-7")
def test_what_cards_add_is_a_part_of_its_own() -> None:
    craft = next(card for card, entry in voyage().g.book.abilities.items() if entry.skill == "craft")
    t = voyage().fate(1).hand(0, craft).explores(2).chooses("B")
    t.member("kasumi", "kannan").all_pass()
    t.all_pass()  # nobody joins
    t.answer(Discard, card=craft)
    found = strip(t)
    assert found is not None
    assert read_out(found) == "1 fate + 2 Kasumi + 1 Kannan + 1 help = 5 against 5: passed, exactly"


@rule("SLG-RULING-52")
def test_the_page_after_has_no_result_any_more() -> None:
    pages = {
        "2": {"choice": [TRY]},
        "2.1": {"choice": [], "go": "2.3", "end": None},
        "2.3": {"choice": [], "end": "ship"},
    }
    t = voyage(overrides={"map02": {"paragraph": pages}}).fate(1).explores(2).chooses("A")
    t.commits()
    assert (t.story.paragraph, t.story.failure) == ("2.1", "2/A")
    assert strip(t) is not None
    t.answer(TurnPage)
    assert (t.story.paragraph, t.story.failure, strip(t)) == ("2.3", "", None)


@rule("SLG-EXP-4")
def test_who_chooses_goes_on() -> None:
    pages = {"2": {"choice": [TRY]}, "2.1": {"choice": [{"key": "A", "text": "Go.", "go": "2.3"}]}}
    t = voyage(overrides={"map02": {"paragraph": pages}}).fate(1).explores(2).chooses("A")
    t.commits()
    assert strip(t) is not None
    t.chooses("A")
    assert (t.story.paragraph, t.story.failure, strip(t)) == ("2.3", "", None)


@rule("SLG-EXP-5")
def test_a_fight_lies_between_the_test_and_the_page() -> None:
    t = voyage().command(0, 0).fate(6).explores(46).chooses("C").commits("laurent")
    assert t.asked == "combat"
    t.combat.row = []
    t.again()
    assert t.story.paragraph == "46.4"
    assert strip(t) is None


@rule("SLG-CHAL-9")
def test_a_failure_says_how_much_was_missing() -> None:
    t = voyage().fate(1).explores(2).chooses("B").commits("laurent")
    found = strip(t)
    assert found is not None
    assert found.tone == "bad"
    assert read_out(found).endswith("against 5: failed, 4 short")


@rule("SLG-CHAL-7")
def test_the_numbers_are_those_of_the_test_whatever_has_changed_since() -> None:
    t = voyage().fate(6).explores(2).chooses("B").commits("kannan", "gregory")
    before = strip(t)
    assert before is not None
    t.g.crew["kannan"].statuses = ["low_morale"]
    t.g.crew["gregory"].fatigue = 2
    after = strip(t)
    assert after is not None
    assert read_out(after) == read_out(before)


@rule("SLG-RULING-52", "SLG-EXP-2")
def test_it_is_gone_with_the_next_choice_and_so_is_what_was_told_of_a_failure() -> None:
    t = voyage().fate(1).explores(3).chooses("A")
    t.commits()
    assert strip(t) is not None
    while t.story.paragraph != "3":  # back in town
        t.reads_on()
    assert (t.story.tried, t.story.failure) == (None, "")


@rule("SLG-RULING-7", "SLG-CHAL-7")
def test_nobody_at_all_is_a_sum_too() -> None:
    t = voyage().fate(6).explores(3).chooses("A")
    t.commits()
    found = strip(t)
    assert found is not None
    assert [SAY(one.sign) for one in found.terms] == ["", "="]
