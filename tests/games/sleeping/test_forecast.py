"""What an attack or a travel may bring is told before it is begun, and comes true."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.sleeping.actions import CardOf, Declare, Target
from fathomfive.games.sleeping.describe.forecast import swing
from fathomfive.games.sleeping.fight import attack_total, defence, points, strength
from fathomfive.games.sleeping.state import Fate, Trial
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.travel import TravelAction, travel_distance
from fathomfive.kernel.text import Text
from fathomfive.scene import Equation, Histogram, Lettering, Option, Piece, Table
from fathomfive.scene.view import show
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule


def options(t: Voyage, kind: type[Any]) -> list[Option]:
    tag = kind.__struct_config__.tag
    return [
        one for one in show(t.match, t.match.waiting_for[0]).options if one.action and one.action["do"] == tag
    ]


def args(words: Any) -> dict[str, Any]:
    assert isinstance(words, Text)
    return dict(words.args)


@rule("SLG-ATK-2", "SLG-ATK-3", "SLG-ATK-4", "SLG-CTR-2")
@pytest.mark.parametrize("fate", [1, 2, 3, 4, 5, 6])
def test_an_attack_goes_as_its_target_said(fate: int) -> None:
    t = voyage().fate(fate).fight(1, 3)
    t.answer(Declare, member="mac")
    if t.asked == "weapon":
        t.answer(CardOf, card="")
    told = next(one for one in options(t, Target) if one.action["enemy"] == 1)
    first = args(args(told.follows)["first"])
    foreseen = swing(t.g, "mac", "", 1, t.match.waiting_for[0])
    assert t.combat.attack is None, "nothing was laid down for it"
    assert (first["hit"], first["miss"], first["back"]) == (foreseen.hit, foreseen.miss, foreseen.back)
    assert args(told.badge.text if told.badge else "")["n"] == foreseen.percent
    chart = next(one for one in told.shows if isinstance(one, Histogram))
    hits = {int(str(bar.label)) for bar in chart.bars if bar.tone == "good"}
    assert hits == set(range(max(1, foreseen.needed), 7))
    t.answer(Target, enemy=1)
    assert (attack_total(t.g) >= defence(t.g)) is (fate >= foreseen.needed)
    t.attack.hit = fate >= foreseen.needed
    took = t.attack.resist.get(1, 0)
    assert max(0, points(t.g) - took) == (foreseen.hit if t.attack.hit else foreseen.miss)


@rule("SLG-ATK-1")
def test_whoever_may_attack_says_with_what_and_how_likely() -> None:
    t = voyage().fight(1, 3)
    told = args(options(t, Declare)[0].follows)
    assert {"weapon", "n", "accuracy", "odds"} <= set(told)


@rule("SLG-TRAV-5")
def test_each_helmsman_says_how_far_the_ship_may_get() -> None:
    t = voyage().begin(TravelAction())
    assert t.asked == "travel-crew"
    t.g.fate_dice = True
    scene = show(t.match, 0)
    strong = next(one for one in scene.options if one.action and one.action.get("member"))
    assert args(strong.follows)["first"], "the odds come before what it costs"
    nobody = next(one for one in scene.options if one.action and one.action["do"] == "pass")
    assert nobody.follows
    table = scene.nodes["travel"]
    assert isinstance(table, Table)
    assert len(table.facts) == len(t.g.book.ship.travel)
    assert not [fact for fact in table.facts if fact.note], "nothing is drawn yet"


@rule("SLG-TRAV-4", "SLG-TRAV-5")
@pytest.mark.parametrize("fate", [1, 4, 6, 9, 12])
def test_the_draw_shows_its_row_and_the_distance(fate: int) -> None:
    t = voyage()
    t.g.test = Trial("craft", 0, "travel", fate=Fate(fate))
    scene = show(t.match, 0)
    table, sum_ = scene.nodes["travel"], scene.nodes["test"]
    assert isinstance(table, Table)
    assert isinstance(sum_, Equation)
    assert args(sum_.verdict)["n"] == travel_distance(t.g)
    (now,) = [fact for fact in table.facts if fact.note]
    assert args(now.value)["n"] == t.g.book.distance(fate)


def test_an_enemy_shows_its_printed_attack_and_the_sum_with_its_drops_once() -> None:
    t = voyage()
    bites = next(
        one.id for one in t.g.book.enemies.values() if any(cell.damage for cell in one.cells) and one.attack
    )
    t.fight(bites)
    piece = show(t.match, 0).nodes[f"enemy-{bites}"]
    assert isinstance(piece, Piece)
    lettered = [item.text for item in piece.art if isinstance(item, Lettering)]
    printed, sum_ = t.g.book.enemies[bites].attack, strength(t.g, t.combat.row[0])
    assert str(printed) in lettered
    assert lettered.count(f"+ {sum_ - printed} = {sum_}") == 1


def test_whoever_may_join_a_test_shows_what_health_is_left() -> None:
    t = voyage().health_is(laurent=1).begin(Challenge("strength", 5, "story"))
    laurent = next(
        one for one in show(t.match, 0).options if one.action and one.action.get("member") == "laurent"
    )
    assert laurent.badge is not None
    assert (args(laurent.badge.text)["n"], laurent.badge.tone) == (1, "bad")
