"""Who is called to a window in another's turn (SLG-RULING-55), and how often that is."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.odds import chance
from fathomfive.games.sleeping.state import Blow, Fate, Trial
from fathomfive.games.sleeping.steps import matters
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.matters import (
    Help,
    blow_is_slight,
    calm_is_slight,
    help_is_slight,
    joining_is_slight,
    others_attack,
    ship_is_safe,
)
from fathomfive.kernel.match import ALWAYS, Match
from fathomfive.tables.courtesy import pass_over_the_idle
from tests.games.sleeping.interruptions import interruptions
from tests.games.sleeping.table import Voyage, voyage

pytestmark = pytest.mark.rule("SLG-RULING-55")


@pytest.mark.parametrize(
    ("seat", "short", "there", "slight"),
    [
        (0, 3, Help(2, False, 2, False), True),  # all of it together would not do
        (1, 3, Help(2, False, 0, False), True),
        (0, 2, Help(2, False, 0, False), False),  # it just would: the active player is always asked then
        (1, 2, Help(2, False, 0, False), False),
        (1, 2, Help(3, False, 2, False), True),  # the active player's own hand does
        (1, 2, Help(3, False, 1, False), False),
        (0, 2, Help(0, True, 0, True), False),
        (1, 2, Help(0, True, 0, True), True),  # the active player can try alone
        (1, 2, Help(0, True, 0, False), False),
    ],
)
def test_help_is_asked_of_those_who_can_save_a_test(seat: int, short: int, there: Help, slight: bool) -> None:
    g = voyage().g
    g.test = Trial("craft", 9, "story", fate=Fate(1))
    assert help_is_slight(g, seat, short, there) is slight


def test_nobody_is_called_for_how_far_the_ship_goes() -> None:
    g = voyage().g
    g.test = Trial("craft", 0, "travel", fate=Fate(1))
    there = Help(4, True, 0, False)
    assert help_is_slight(g, 1, 1, there)
    assert not help_is_slight(g, 0, 1, there)


def test_joining_is_worth_a_call_where_it_makes_a_fifth_of_difference() -> None:
    g = voyage().g
    g.fate_dice = True  # every number alike
    assert not joining_is_slight(g, 1, 5, 2)  # two of six become four of six
    assert joining_is_slight(g, 1, 5, 1)  # a sixth is less than a fifth
    assert joining_is_slight(g, 1, 1, 6)  # safe anyway
    assert joining_is_slight(g, 1, 12, 2)  # hopeless anyway


def test_what_just_makes_a_fifth_is_worth_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    g = voyage().g
    g.fate_dice = True
    monkeypatch.setattr(matters, "WORTH_JOINING", chance(g, 1, 4) - chance(g, 1, 5))
    assert not joining_is_slight(g, 1, 5, 1)


def joining(need: int, *tired: CrewId) -> Voyage:
    """A test of strength on a die, begun by Odessa with one; the other seat has four, if nobody is tired."""
    t = voyage(dice=True).command(3, 3)
    for member in tired:
        t.g.crew[member].fatigue = 2
    t.begin(Challenge("strength", need, "story")).member("odessa").all_pass()
    assert (t.asked, t.match.waiting_for) == ("join", (1,))
    return t


def is_slight(t: Voyage, seat: int) -> bool:
    assert t.match.ask is not None
    assert t.match.ask.slight is not None
    return t.match.ask.slight(seat)


def test_whom_one_could_send_is_counted_with_who_is_in_the_test() -> None:
    assert not is_slight(joining(10), 1)  # with all of them a five will do
    assert is_slight(joining(11), 1)  # a six, one in six
    assert not is_slight(joining(6), 1)
    assert is_slight(joining(6, "rafael", "marco"), 1)  # Mac alone makes a sixth of difference


def test_who_has_begun_to_choose_is_not_cut_off() -> None:
    t = joining(30)
    assert is_slight(t, 1)
    t.member(t.members()[0])
    assert not is_slight(t, 1)


def test_a_board_that_lies_open_calls_its_owner_where_the_active_player_has_none() -> None:
    t = voyage().fate(1).command(0, 3).equip("rafael", "AB53", "AB24")
    t.begin(Challenge("cunning", 12, "story")).all_pass()
    t.all_pass()  # nobody joins
    assert (t.asked, t.match.waiting_for) == ("help", (1,))
    assert not is_slight(t, 1)


def test_a_quiet_moment_calls_who_has_somebody_nearly_down() -> None:
    t = voyage()
    assert calm_is_slight(t.g, 1)
    assert not calm_is_slight(t.g, 0)  # the active player's own
    mine = next(member for member in t.g.crew if t.g.crew[member].seat == 1)
    assert not calm_is_slight(t.health_is(**{mine: 1}).g, 1)
    assert calm_is_slight(t.health_is(**{mine: 2}).g, 1)


def test_a_cube_calls_all_when_the_ship_can_take_few_more() -> None:
    t = voyage()
    assert ship_is_safe(t.g, 1)
    assert not ship_is_safe(t.g, 0)
    room = max(t.g.hull, key=lambda name: t.g.book.rooms[name].damage_spaces)
    t.g.hull[room] = t.g.book.ship.supply.ship_damage - 4
    assert ship_is_safe(t.g, 1)
    t.g.hull[room] += 1
    assert not ship_is_safe(t.g, 1)


def test_a_blow_calls_all_when_its_victim_would_nearly_fall() -> None:
    t = voyage().fight(1)
    victim = next(member for member in t.g.crew if t.g.crew[member].seat == 0)
    t.health_is(**{victim: 4})
    t.combat.blow = Blow(victim, 2, "counterattack")
    assert blow_is_slight(t.g, 1)
    assert not blow_is_slight(t.g, 0)  # one's own
    t.combat.blow.damage = 3
    assert not blow_is_slight(t.g, 1)


def test_an_attacker_with_something_to_use_is_left_alone() -> None:
    assert others_attack(1, 0, can=True)
    assert not others_attack(1, 0, can=False)
    assert not others_attack(0, 0, can=True)


def test_at_a_table_the_one_who_cannot_matter_is_passed_over_unless_they_say_so() -> None:
    def failing() -> Match[Any]:
        t = voyage().command(0, 0).fate(1)
        craft = [card for card, entry in t.g.book.abilities.items() if entry.skill == "craft"]
        t.hand(0, craft[-1]).hand(1, craft[-2])
        t.begin(Challenge("craft", 2, "story")).all_pass()
        assert (t.asked, t.match.waiting_for) == ("help", (0, 1))
        return t.match

    match = failing()
    pass_over_the_idle(True, match)
    assert match.waiting_for == (0,), "the active player's own card does"
    match = failing()
    match.leave_standing_pass(1, ALWAYS + "help")
    pass_over_the_idle(True, match)
    assert match.waiting_for == (0, 1)


def test_a_foreign_turn_calls_at_most_once_on_average() -> None:
    calls, foreign = interruptions(3, 1, 12)
    assert foreign >= 24
    assert sum(calls.values()) <= foreign
