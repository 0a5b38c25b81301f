"""Dice: pools, faces, bonus dice, contests (LRK-TERM, LRK-DICE)."""

from collections import Counter

import pytest

from fathomfive.games.lurk.rolls import (
    BLACK,
    RED,
    WHITE,
    blocks_in,
    changed,
    check_die,
    contest,
    contest_points,
    gems_in,
    hits_in,
    ranking,
    roll_pool,
)
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from tests.games.lurk.table import Battle, battle

DRONES = {"drone": ("cog_drone", (0, -1))}
DECKHAND = {"deckhand": ("nautilus_deckhand", (0, 0))}


def pool_of(dice: str) -> tuple[int, int, int]:
    return dice.count("B"), dice.count("R"), dice.count("W")


@pytest.mark.rule("LRK-TERM-1")
def test_an_opponents_model_and_a_creature_are_both_targets_but_a_creature_is_no_model() -> None:
    b = battle(DRONES, DECKHAND, creatures={(1, -1): "ab_eel"}, card="0/1/2")
    b.activates("attack", (0, -1)).picks("drone")
    assert b.named() == ["deckhand"]
    assert len(b.match.options) == 2


@pytest.mark.example("LRK-T09")
@pytest.mark.rule("LRK-TERM-2", "LRK-TERM-3", "LRK-RULING-5")
@pytest.mark.parametrize(
    ("before", "ups", "downs", "after"),
    [
        ("B", 1, 0, "BW"),
        ("B", 2, 0, "BR"),
        ("RRW", 2, 0, "BRR"),
        ("W", 1, 0, "R"),
        ("RR", 0, 1, "RW"),
        ("RR", 0, 2, "R"),
        ("B", 0, 1, "R"),
        ("W", 0, 1, ""),
        ("RW", 1, 1, "RW"),
    ],
)
def test_upgrades_and_degrades_change_the_worst_die(before: str, ups: int, downs: int, after: str) -> None:
    assert changed(*pool_of(before), ups, downs) == pool_of(after)


@pytest.mark.rule("LRK-TERM-4", "LRK-RULING-5")
def test_an_empty_pool_stays_empty_or_gains_a_white_die() -> None:
    assert changed(0, 0, 0, 0, 3) == (0, 0, 0)
    assert changed(0, 0, 0, 1, 0) == (0, 0, 1)


@pytest.mark.rule("LRK-TERM-5")
def test_friendly_is_of_the_same_owner_and_adjacent_is_one_step() -> None:
    pair = {**DRONES, "foreman": ("cog_foreman", (0, -1))}
    b = battle(pair, DECKHAND)
    assert defence_pool(b.g, b.uids["drone"]) == (0, 1, 1)  # the Foreman guards a friend on his tile
    apart = battle({**DRONES, "foreman": ("cog_foreman", (0, -2))}, DECKHAND)
    assert defence_pool(apart.g, apart.uids["drone"]) == (0, 1, 0)
    assert apart.g.board.far[apart.tile((0, -2))][apart.tile((0, -1))] == 1
    assert apart.g.board.near[apart.tile((0, -2))] >> apart.tile((0, -1)) & 1


@pytest.mark.rule("LRK-DICE-1")
def test_the_faces_of_the_three_dice() -> None:
    b = battle(DRONES)
    names = ["--", "Ob", "Ow", "Sb", "Sw", "Db", "Dw"]
    shown = [" ".join(names[face % 7] for face in faces) for faces in b.g.book.faces]
    assert shown == ["Ob Ob Sb Db -- --", "Ob Ob Ow Sb Sb Db", "Ob Ow Ow Sb Sw Dw"]


@pytest.mark.rule("LRK-DICE-1", "LRK-DICE-2")
@pytest.mark.parametrize(
    ("dice", "hits", "blocks", "gems"),
    [("W", 0.3333, 0.1667, 0.1667), ("R", 0.6, 0.4, 0.2), ("B", 0.9, 0.6, 0.3)],
)
def test_over_many_rolls_the_dice_give_what_they_promise(
    dice: str, hits: float, blocks: float, gems: float
) -> None:
    """The mean of 20,000 rolls of one die, bonus dice included; the bounds are over four standard errors."""
    g = battle(DRONES).g
    rolls = [roll_pool(g, pool_of(dice)) for _ in range(20_000)]
    assert sum(map(hits_in, rolls)) / len(rolls) == pytest.approx(hits, abs=0.035)
    assert sum(map(blocks_in, rolls)) / len(rolls) == pytest.approx(blocks, abs=0.03)
    assert sum(map(gems_in, rolls)) / len(rolls) == pytest.approx(gems, abs=0.02)


@pytest.mark.example("LRK-T05")
@pytest.mark.rule("LRK-DICE-2", "LRK-DICE-3")
def test_each_symbol_counts_only_where_it_should() -> None:
    b = battle({"hulk": ("cog_hulk", (0, -1))}, DECKHAND, card="0/1/2", windows=False)
    b.attacks("hulk", "deckhand", "Dw Sb + Ob Ob")
    assert b.essence(0) == 4
    assert b.wounds("deckhand") == 1
    assert b.essence(1) == 3


@pytest.mark.rule("LRK-DICE-3", "LRK-RULING-17")
def test_a_check_adds_no_dice_and_pays_for_a_model_but_not_for_an_event() -> None:
    b = battle({"drone": ("cog_drone", (0, -2))}, rock=[(0, -1)])
    b.rolls("Db").moves("drone", (0, -1))
    assert (b.essence(0), b.at("drone")) == (4, (0, -2))
    b = battle({"drone": ("cog_drone", (0, -1))}, rock=[(0, -1)], event="ev_rockfall")
    b.rolls("Db").ends_turn()
    assert b.essence(0) == 3
    b = battle({"drone": ("cog_drone", (0, -2))}, rock=[(0, -1)])
    b.rolls("Ow").moves("drone", (0, -1))
    assert b.at("drone") == (0, -1)
    assert not b.queue


@pytest.mark.rule("LRK-DICE-4")
def test_dice_are_rolled_from_the_best_to_the_worst_then_the_bonus_dice() -> None:
    g = battle(DRONES).rolls("Sw Ow -- Ob Db").g
    faces = roll_pool(g, (1, 1, 1))
    assert [face // 7 for face in faces] == [2, 1, 0, 1, 1]


@pytest.mark.example("LRK-T06")
@pytest.mark.rule("LRK-DICE-5", "LRK-MOVE-6", "LRK-RULING-18")
def test_a_chain_of_bonus_dice_ends_after_ten() -> None:
    b = battle(
        {"drone": ("cog_drone", (0, -1), {"tokens": ["charging"]})},
        {"barnacle": ("low_barnacle", (0, 0))},
        card="0/1/2",
        windows=False,
    )
    b.attacks("drone", "barnacle", "Ow " * 11 + "Sb Sb")
    fight = b.g.fight
    assert fight is not None
    assert (len(fight.attack), fight.bonus, fight.hits) == (11, 10, 11)


@pytest.mark.rule("LRK-DICE-6")
def test_a_re_roll_is_for_starting_dice_once_and_before_bonus_dice() -> None:
    g = battle(DRONES).rolls("Sb -- Sb Ob").g
    faces = roll_pool(g, (0, 1, 1), reroll=0b101)  # blank or shield
    assert [face % 7 for face in faces] == [3, 1]  # the red die shows a shield again, and that stands
    g = battle(DRONES).rolls("Ow Sb").g
    assert [face % 7 for face in roll_pool(g, (0, 1, 0), reroll=0b101)] == [2, 3]  # a bonus die stays


@pytest.mark.rule("LRK-DICE-7")
def test_the_attackers_essence_comes_before_the_defender_chooses() -> None:
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"diver": ("nautilus_runner", (0, 0))}, card="0/1/2")
    b.attacks("hulk", "diver", "Dw Db + Ob").passes()
    assert b.asked == "defence_window"
    assert b.essence(0) == 5


@pytest.mark.rule("LRK-DICE-8")
def test_a_creatures_diamonds_lie_on_its_tile() -> None:
    b = battle(DRONES, creatures={(0, 0): "ab_eel"}, card="0/1/2", windows=False)
    b.attacks("drone", "", "Sb -- Db")
    assert b.g.creatures[0].essence == 1
    assert b.essence(0) == 3


@pytest.mark.example("LRK-T08")
@pytest.mark.rule("LRK-DICE-9")
def test_dice_are_added_then_upgraded_then_degraded() -> None:
    inked = {"tokens": ["inked"], "weapon": "it_maul"}
    b = battle({"foreman": ("cog_foreman", (0, -1), inked)}, DECKHAND)
    # RRR, two upgrades: BRR, then BBR; Inked: the red one becomes white
    assert attack_pool(b.g, 0, 1, "normal") == (2, 0, 1)
    b = battle({"diver": ("cog_bulwark", (0, -1), {"tokens": ["swimming"]})}, coral=[(0, -1)])
    assert defence_pool(b.g, 0) == pool_of("R")


@pytest.mark.example("LRK-T01")
@pytest.mark.rule("LRK-SETUP-7", "LRK-DICE-3", "LRK-DICE-10")
def test_in_a_contest_octopuses_count_and_a_white_one_brings_a_die() -> None:
    b = battle(DRONES).rolls("Ow Sb + Ob Ob Db")
    assert contest(b.g, [0, 1]) == 0
    assert not b.queue
    assert (b.essence(0), b.essence(1)) == (3, 3)


@pytest.mark.example("LRK-T02")
@pytest.mark.rule("LRK-DICE-10", "LRK-RULING-19")
def test_only_those_who_tie_roll_again() -> None:
    b = three()
    b.rolls("Ob Ob  Ow Sb + Ob  Sb Sb  Sb Ob  Db Sb")
    assert contest(b.g, [0, 1, 2]) == 0
    assert not b.queue


@pytest.mark.rule("LRK-DICE-10", "LRK-RULING-19")
def test_after_twenty_ties_the_earlier_seat_wins() -> None:
    b = battle(DRONES).rolls("Sb Sb " * 2 * 21)
    assert contest(b.g, [1, 0]) == 0
    assert not b.queue


@pytest.mark.rule("LRK-SETUP-1", "LRK-RULING-35")
def test_the_faction_roll_ranks_everybody_and_counts_bonus_dice() -> None:
    b = three()
    b.rolls("Sb Sb  Ob Sb  Ow Ob + Ob")
    assert ranking(b.g, [0, 1, 2]) == [2, 1, 0]
    assert not b.queue


@pytest.mark.rule("LRK-SETUP-1", "LRK-DICE-10", "LRK-RULING-19")
def test_a_tie_for_any_place_is_rolled_again_by_those_in_it() -> None:
    b = three()
    b.rolls("Ob Sb  Ob Ob  Ob Sb   Sb Sb  Ob Sb")  # the second seat leads; the others tie for second place
    assert ranking(b.g, [0, 1, 2]) == [1, 2, 0]
    assert not b.queue


@pytest.mark.rule("LRK-SETUP-1", "LRK-RULING-19")
def test_a_ranking_that_ties_for_ever_goes_by_seats() -> None:
    b = battle(DRONES).rolls("Sb Sb " * 2 * 21)
    assert ranking(b.g, [1, 0]) == [0, 1]
    assert not b.queue


@pytest.mark.rule("LRK-DICE-10", "LRK-DICE-5")
def test_a_chain_in_a_contest_ends_after_ten_bonus_dice() -> None:
    b = battle(DRONES).rolls("Ow " * 12)
    assert contest_points(b.g) == 12
    assert not b.queue


@pytest.mark.rule("LRK-DICE-10")
def test_over_many_contests_two_red_dice_give_what_they_promise() -> None:
    """A red die is worth 0.6 octopuses, its bonus dice included; the bound is over four standard errors."""
    g = battle(DRONES).g
    points = [contest_points(g) for _ in range(8_000)]
    assert sum(points) / len(points) == pytest.approx(1.2, abs=0.06)


@pytest.mark.rule("LRK-DICE-1", "LRK-DICE-6")
@pytest.mark.parametrize("colour", [WHITE, RED, BLACK])
def test_every_face_of_a_die_turns_up_in_a_check_and_in_a_re_roll(colour: int) -> None:
    g = battle(DRONES).g
    faces = set(g.book.faces[colour])
    assert {check_die(g, colour) for _ in range(300)} == faces
    pool = tuple(int(colour == die) for die in (BLACK, RED, WHITE))
    every_symbol = 0b1111
    assert {roll_pool(g, pool, every_symbol)[0] for _ in range(300)} == faces  # type: ignore[arg-type]


@pytest.mark.rule("LRK-DICE-10")
def test_chance_treats_contests_fairly() -> None:
    g = battle(DRONES).g
    won = Counter(contest(g, [0, 1]) for _ in range(2_000))
    assert 860 < won[0] < 1140


def three() -> Battle:
    return battle(DRONES, DECKHAND, {"claw": ("low_clawkin", (2, 1))})
