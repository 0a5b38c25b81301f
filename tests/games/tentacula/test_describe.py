"""Questions, answers and refusals in words: what a person reads before and after they choose."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.tentacula.game import GAME
from fathomfive.scene import Option, Prompt
from fathomfive.scene.view import show
from tests.games.tentacula.table import Sea, english, sea_at

SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}
rule = pytest.mark.rule


def asked(sea: Sea, seat: int) -> tuple[Prompt, tuple[Option, ...]]:
    scene = show(sea.match, seat)
    assert scene.prompt is not None
    return scene.prompt, scene.options


def rows(sea: Sea, seat: int) -> dict[str, str]:
    return {english(option.label): english(option.follows) for option in asked(sea, seat)[1] if option.action}


def reason(sea: Sea, seat: int, touched: str) -> tuple[str, str]:
    found: Any = GAME.why_not(sea.g, seat, touched)
    assert found is not None, touched
    return english(found[0]), found[1]


def at_move(**more: Any) -> Sea:
    sea = sea_at(**{**SNAILS, "hands": {0: "R12a", 1: "R08a"}, **more})
    sea.goes(0)
    if sea.asked == "place":
        sea.places("inside")
    return sea


def test_the_question_names_the_creature() -> None:
    sea = at_move()
    prompt, _ = asked(sea, 0)
    assert english(prompt.text) == "Your tile shows a crab. Which fish swims to the next one?"
    assert prompt.rule == "TEN-MOVE-1"


def test_a_question_when_no_fish_can_follow() -> None:
    sea = at_move(fish=(16, 7, 11), shells=1)
    assert english(asked(sea, 0)[0].text) == "No fish can follow the crab. Pay a shell, or stay put?"


def test_swims_tell_what_comes_of_them() -> None:
    sea = at_move(
        fish=(4, 3, 0), chips=("seahorse", "crab"), shells=1, inside={1: "R01a"}, outside={1: "R04b"}
    )
    assert rows(sea, 0) == {
        "Sir Barnaby to 7": "Reef on both sides: it is safe.",
        "Professor Finley to 7": "Reef on both sides: it is safe.",
        "Little Paloma to 7": "Reef on both sides: it is safe.",
        "Sir Barnaby to 8": (
            "For the last shell it follows the seahorse. It passes the gate. "
            "The outer reef is missing: Tentacula steals a gem."
        ),
        "Little Paloma to 2": "For the last shell it follows the seahorse. Nothing is stolen there.",
    }
    badges = {english(o.label): english(o.badge.text) for o in asked(sea, 0)[1] if o.action and o.badge}
    assert badges["Sir Barnaby to 7"] == "safe"
    assert badges["Sir Barnaby to 8"] == "theft"


def test_laying_tells_which_squares_will_be_safe() -> None:
    sea = sea_at(inside={1: "R01a", 2: "R03a"}, outside={1: "R02a"}, hands={0: "R05a", 1: "R08a"})
    sea.goes(0)
    assert rows(sea, 0) == {
        "Inside the path": "Half a reef: the other side is still open.",
        "Outside the path": "Both sides, but all three squares leak.",
    }


def test_gems_tell_how_much_is_to_spare() -> None:
    sea = sea_at(
        **SNAILS,
        fish=(4, 0, 0),
        shells=1,
        chest=(4, 1, 3, 2, 2, 1),
        cave=(0, 3, 0, 0, 0, 0),
        hands={0: "R12b", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    assert rows(sea, 0)["sapphire"] == "Nobody steals it there. It is the last one in the chest."
    badges = {english(o.label): english(o.badge.text) for o in asked(sea, 0)[1] if o.badge}
    assert badges == {"sapphire": "none to spare"}
    assert "No, thank you" in rows(sea, 0)


@rule("TEN-GATE-2")
def test_a_fish_that_must_wait_stands_faint_with_its_rule() -> None:
    sea = at_move(fish=(5, 6, 7), shells=1, hands={0: "R10a", 1: "R08a"})
    faint = [option for option in asked(sea, 0)[1] if not option.action]
    assert [english(option.label) for option in faint] == [
        "Professor Finley must wait",
        "Little Paloma must wait",
    ]
    assert english(faint[0].why_not) == "Sir Barnaby goes through the gate first"
    assert faint[0].rule == "TEN-GATE-2"


@pytest.mark.parametrize(
    ("touched", "words", "law"),
    [
        ("fish-green", "Professor Finley must wait: Sir Barnaby goes through the gate first.", "TEN-GATE-2"),
        ("q5", "Sir Barnaby is there already; only one fish fits on a square.", "TEN-MOVE-3"),
        ("q14", "Fish swim to the next free seahorse, not further and not less far.", "TEN-MOVE-2"),
        ("reef-1-inside", "Snail Terrace lies there.", "TEN-PLACE-3"),
        ("reef-3-inside", "Your tile is laid for this turn.", "TEN-ROUND-3"),
        ("tile-R08", "That is the tile of Seat 2.", "TEN-PLACE-1"),
        ("tile-R01", "Tiles stay on the reef until somebody takes them from its end.", "TEN-DRAW-3"),
        ("tile-R07", "That tile is out of the game.", "TEN-INFO-3"),
        ("octopus", "Tentacula does as he pleases. He steals when a fish is in open water.", "TEN-STEAL-1"),
    ],
)
def test_why_not(touched: str, words: str, law: str) -> None:
    assert reason(at_move(fish=(5, 6, 7), shells=1, hands={0: "R10a", 1: "R08a"}), 0, touched) == (words, law)


@rule("TEN-INFO-3")
def test_why_not_a_gate_in_the_box() -> None:
    sea = at_move()
    sea.g.old_gates.append("size_big_first")
    assert reason(sea, 0, "gate-size_big_first") == ("That gate is out of the game.", "TEN-INFO-3")


def test_why_not_when_it_is_not_your_turn() -> None:
    sea = at_move()
    assert reason(sea, 1, "fish-red") == ("It is not your turn right now.", "TEN-ROUND-2")
    sea.swims("red", 4)
    assert reason(sea, 0, "fish-red") == ("You have had your turn in this round.", "TEN-ROUND-2")


@rule("TEN-MOVE-7", "TEN-MOVE-3")
@pytest.mark.parametrize(
    ("fish", "touched", "words", "law"),
    [
        ((28, 31, 35), "fish-yellow", "Little Paloma is home and swims no more.", "TEN-MOVE-7"),
        ((28, 31, 35), "f1", "Little Paloma is there already; only one fish fits on a square.", "TEN-MOVE-3"),
    ],
)
def test_why_not_at_the_finish(fish: tuple[int, int, int], touched: str, words: str, law: str) -> None:
    sea = at_move(phase="C", gate="size_small_first", fish=fish, inside={10: "R01a"}, outside={10: "R02a"})
    assert reason(sea, 0, touched) == (words, law)


@rule("TEN-MOVE-4", "TEN-MOVE-3")
def test_a_fish_without_a_free_square_ahead() -> None:
    sea = at_move(fish=(16, 7, 11), shells=1)
    assert reason(sea, 0, "fish-red") == ("Sir Barnaby sees no free crab ahead.", "TEN-MOVE-4")


@rule("TEN-GATE-2", "TEN-GATE-4", "TEN-MOVE-12")
@pytest.mark.parametrize(
    ("fish", "creature", "waiting"),
    [
        ((1, 0, 0), "R12a", []),  # crab: all of them may go to 4
        ((4, 5, 6), "R12a", []),  # to 7, the last square before the arch
        ((4, 7, 6), "R12a", ["green", "yellow"]),  # 7 is taken: 11 lies beyond
        ((8, 5, 0), "R12a", []),  # red is through and goes on, the others come to 7 and 4
        ((8, 11, 9), "R12a", []),  # all are through
    ],
)
def test_only_who_would_swim_through_before_its_turn_must_wait(
    fish: tuple[int, int, int], creature: str, waiting: list[str]
) -> None:
    sea = at_move(fish=fish, hands={0: creature, 1: "R08a"}, shells=1)
    faint = [option.touches[0] for option in asked(sea, 0)[1] if not option.action]
    assert faint == [f"fish-{name}" for name in waiting]


def test_the_one_who_claims_reads_me_and_the_one_who_names_reads_names() -> None:
    hands = {0: "R09b", 1: "R12a"}
    _, options = asked(sea_at(**SNAILS, hands=hands), 1)
    assert [english(option.label) for option in options] == ["Me!"]
    _, options = asked(sea_at(**SNAILS, hands=hands, who_goes="open"), 1)
    assert [english(option.label) for option in options] == ["Seat 1", "Seat 2"]
