"""Moving: capacity, speed, Swim, Settle, Charge, Rock (LRK-CAP, LRK-MOVE, LRK-ROCK)."""

import pytest

from fathomfive.games.lurk.actions import Declare, StepTo, Stop
from fathomfive.games.lurk.state import RESERVE
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from fathomfive.games.lurk.steps.movement import speed
from fathomfive.games.lurk.steps.turn import CleanUp
from tests.games.lurk.table import Battle, battle, turn_of

DRONE = ("cog_drone", (0, -2))
THREE = dict.fromkeys(("one", "two", "three"), ("cog_drone", (0, -1)))


def moving(b: Battle, name: str, **what: bool) -> Battle:
    """A model's Movement action is open: the first step is asked for."""
    at = b.at(name)
    assert at is not None
    b.activates("move", at)
    if b.asked == "logistics":
        b.passes()
    return b.picks(name).declares(**what)


# --- capacity ------------------------------------------------------------------------------------------


@pytest.mark.example("LRK-T20")
@pytest.mark.rule("LRK-CAP-1", "LRK-CAP-3")
def test_three_small_ones_fill_a_tile_and_may_be_passed() -> None:
    b = battle({**THREE, "fourth": DRONE})
    moving(b, "fourth").steps((0, -1))
    assert Stop(0) not in b.match.options
    b.steps((0, 0))
    assert b.at("fourth") == (0, 0)


@pytest.mark.example("LRK-T20")
@pytest.mark.rule("LRK-CAP-1", "LRK-CAP-3")
def test_a_large_one_stands_alone() -> None:
    b = battle({"drone": ("cog_drone", (0, -1)), "hulk": ("cog_hulk", (0, -2))})
    moving(b, "hulk").steps((0, -1))
    assert Stop(0) not in b.match.options
    b = battle({"drone": ("cog_drone", (0, -1)), "hulk": ("cog_hulk", (0, -2))})
    moving(b, "drone")
    b.steps((0, -2))
    assert Stop(0) not in b.match.options
    two = battle({"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, -1)), "third": DRONE})
    moving(two, "third").steps((0, -1)).stops()
    assert two.at("third") == (0, -1)


@pytest.mark.rule("LRK-CAP-2")
def test_opponents_and_creatures_close_a_tile() -> None:
    b = battle({"drone": DRONE}, {"foe": ("nautilus_deckhand", (0, -1))}, creatures={(-1, -1): "ab_eel"})
    moving(b, "drone")
    assert not b.may_step((0, -1))
    assert not b.may_step((-1, -1))
    assert b.may_step((1, -2))


@pytest.mark.example("LRK-T35")
@pytest.mark.rule("LRK-CAP-4", "LRK-RULING-9")
def test_summoning_tiles_of_a_player_with_a_reserve_may_be_passed_only() -> None:
    run = {"runner": ("nautilus_runner", (0, -3))}
    late = {"foe": ("cog_drone", (3, 0)), "late": ("cog_drone", RESERVE)}
    b = battle(late, run, agenda=turn_of(1))  # type: ignore[arg-type]
    moving(b, "runner").steps((0, -4))
    assert Stop(1) not in b.match.options
    b = battle({"foe": ("cog_drone", (3, 0))}, run, agenda=turn_of(1))
    moving(b, "runner").steps((0, -4)).stops()
    assert b.at("runner") == (0, -4)


@pytest.mark.rule("LRK-CAP-5", "LRK-GUARD-6", "LRK-RULING-10")
def test_who_is_stopped_on_a_full_tile_goes_back() -> None:
    b = battle({**THREE, "fourth": DRONE}, creatures={(1, -1): "ab_kelp"}, windows=False)
    b.rolls("Ob -- Sb")
    moving(b, "fourth").steps((0, -1))
    assert b.tokens("fourth") == ["trapped"]
    assert b.at("fourth") == (0, -2)
    assert not b.queue  # going back wakes nobody


@pytest.mark.rule("LRK-CAP-6")
def test_the_moving_model_does_not_count_for_its_own_tile() -> None:
    b = battle(THREE)
    moving(b, "one")
    assert Stop(0) in b.match.options
    b.steps((0, 0), (0, -1))
    assert b.at("one") == (0, -1)


@pytest.mark.example("LRK-T52")
@pytest.mark.rule("LRK-CAP-7", "LRK-RULING-10")
def test_the_last_step_never_leads_onto_a_full_tile() -> None:
    friends = dict.fromkeys(("one", "two", "three"), ("ancients_thrall", (0, -1)))
    b = battle({**friends, "idol": ("ancients_idol", (0, -2))})
    moving(b, "idol")
    assert not b.may_step((0, -1))
    b = battle({**friends, "idol": ("ancients_idol", (0, -2))})
    moving(b, "idol", charge=True)
    assert b.may_step((0, -1))


@pytest.mark.rule("LRK-CAP-7")
def test_with_no_way_on_from_a_full_tile_one_is_put_back() -> None:
    """The path leads into a dead end: behind the friends everything is closed."""
    walls = [(1, -1), (-1, 0), (0, 0)]
    foes = {f"foe{n}": ("nautilus_deckhand", at) for n, at in enumerate(walls)}
    friends = {**THREE, "hulk1": ("cog_hulk", (1, -2)), "hulk2": ("cog_hulk", (-1, -1))}
    b = battle({**friends, "fourth": ("cog_drone", (0, -2))}, foes)
    moving(b, "fourth").steps((0, -1))
    assert b.at("fourth") == (0, -2)
    assert b.asked == "turn"


# --- movement ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-MOVE-1")
def test_a_movement_action_is_up_to_speed_tiles_or_fewer() -> None:
    b = battle({"runner": ("nautilus_runner", (0, -2))}, {"far": ("cog_drone", (3, 0))})
    moving(b, "runner")
    reach = {b.g.board.far[b.tile((0, -2))][o.tile] for o in b.offers(StepTo)}
    assert reach == {1, 2, 3, 4}
    b.steps((0, -1)).stops()
    assert (b.at("runner"), b.model("runner").moves) == ((0, -1), 1)


@pytest.mark.rule("LRK-MOVE-1")
def test_a_far_tile_is_the_same_as_its_steps() -> None:
    one = battle({"runner": ("nautilus_runner", (0, -2))}, {"far": ("cog_drone", (3, 0))})
    moving(one, "runner").steps((0, 1))
    two = battle({"runner": ("nautilus_runner", (0, -2))}, {"far": ("cog_drone", (3, 0))})
    moving(two, "runner").steps((0, -1), (0, 0), (0, 1))
    assert one.g.movement is not None
    assert two.g.movement is not None
    assert (one.at("runner"), one.g.movement.left) == (two.at("runner"), two.g.movement.left) == ((0, 1), 1)


@pytest.mark.rule("LRK-MOVE-1")
def test_a_far_tile_is_offered_only_where_nothing_happens_on_the_way() -> None:
    b = battle(
        {"runner": ("nautilus_deckhand", (0, -2))}, rock=[(0, -1), (1, -2)], creatures={(-1, 1): "ab_eel"}
    )
    moving(b, "runner")
    far = [b.g.board.hexes[o.tile] for o in b.offers(StepTo) if b.g.board.far[b.tile((0, -2))][o.tile] == 3]
    assert (0, 1) not in far  # behind Rock and past the guard
    assert b.may_step((0, -1))  # the climb itself is a step of its own


@pytest.mark.rule("LRK-MOVE-2")
@pytest.mark.parametrize(
    ("gear", "tokens", "steps"),
    [
        ({}, [], 2),
        ({"armour": "cog_g3"}, [], 1),
        ({"armour": "cog_g3"}, ["chilled"], 1),
        ({"item": "it_bladder"}, [], 3),
    ],
)
def test_speed_is_card_and_gear_less_the_cold_and_at_least_one(
    gear: dict[str, str], tokens: list[str], steps: int
) -> None:
    b = battle({"foreman": ("cog_foreman", (0, -1), {**gear, "tokens": tokens})})
    assert speed(b.g, b.model("foreman")) == steps


@pytest.mark.example("LRK-T14")
@pytest.mark.rule("LRK-MOVE-3", "LRK-MOVE-4", "LRK-ROCK-4", "LRK-RULING-11")
def test_a_swimmer_goes_a_tile_farther_over_rock_and_defends_worse() -> None:
    b = battle({"drone": DRONE}, rock=[(0, -1)])
    moving(b.rolls(""), "drone", swim=True).steps((0, -1))
    assert not b.model("drone").perched
    b.steps((0, 0), (0, 1))
    assert b.at("drone") == (0, 1)
    assert b.tokens("drone") == ["swimming"]
    assert defence_pool(b.g, b.uids["drone"]) == (0, 0, 1)


@pytest.mark.example("LRK-T14")
@pytest.mark.rule("LRK-MOVE-4", "LRK-RULING-11")
def test_swimming_stays_over_the_clean_up_and_counts_once() -> None:
    b = battle({"drone": ("cog_drone", (0, -2), {"tokens": ["swimming"]})}, agenda=[CleanUp()])
    assert b.tokens("drone") == ["swimming"]
    moving(b, "drone")
    assert Declare(0, swim=True) not in b.match.options
    assert b.g.movement is not None
    assert b.g.movement.left == 3


@pytest.mark.example("LRK-T15")
@pytest.mark.rule("LRK-MOVE-5", "LRK-RULING-11")
def test_settle_takes_the_token_off_before_the_move() -> None:
    b = battle({"drone": ("cog_drone", (0, -2), {"tokens": ["swimming"]})})
    b.activates("move", (0, -2)).picks("drone")
    ways = {(o.swim, o.settle) for o in b.offers(Declare)}
    assert ways == {(False, False), (False, True)}
    b.declares(settle=True)
    assert b.g.movement is not None
    assert b.g.movement.left == 2
    assert b.tokens("drone") == []
    assert defence_pool(b.g, b.uids["drone"]) == (0, 1, 0)
    dry = battle({"drone": DRONE})
    dry.activates("move", (0, -2)).picks("drone")
    assert Declare(0, settle=True) not in dry.match.options


@pytest.mark.rule("LRK-MOVE-6", "LRK-MOVE-7", "LRK-ACT-1", "LRK-RULING-12")
def test_a_charge_gives_a_step_and_costs_a_die() -> None:
    b = battle({"drone": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, 1))}, windows=False)
    b.moves("drone", (0, -2), (0, -1), (0, 0), charge=True)
    assert b.card == "2/1/0"
    assert attack_pool(b.g, b.uids["drone"], b.uids["foe"], "normal") == (0, 1, 0)
    b.activates("move", (0, 0)).picks("drone")
    assert not [o for o in b.offers(Declare) if o.charge]
    b.declares().stops()
    b.attacks("drone", "foe", "Ob Sb")
    assert b.card == "1/1/1"


@pytest.mark.example("LRK-T16")
@pytest.mark.rule("LRK-MOVE-6", "LRK-MOVE-7", "LRK-ACT-1")
def test_a_charge_into_reach_and_the_weaker_blow_at_its_end() -> None:
    b = battle({"drone": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, 1))}, windows=False)
    b.moves("drone", (0, -2), (0, -1), (0, 0), charge=True)
    assert b.card == "2/1/0"
    b.attacks("drone", "foe", "Ob Sb")  # one red die is left of its two
    assert (b.card, b.queue) == ("2/0/1", [])
    b.activates("move", (0, 0)).picks("drone")
    assert not [o for o in b.offers(Declare) if o.charge]


@pytest.mark.rule("LRK-MOVE-7", "LRK-RULING-12")
def test_no_charge_after_an_attack_but_together_with_swim_or_settle() -> None:
    b = battle({"drone": ("cog_drone", (0, -3), {"acted": True})})
    b.activates("move", (0, -3)).picks("drone")
    assert not [o for o in b.offers(Declare) if o.charge]
    b = battle({"drone": ("cog_drone", (0, -3))})
    b.activates("move", (0, -3)).picks("drone")
    assert Declare(0, swim=True, charge=True) in b.match.options
    b.declares(swim=True, charge=True)
    assert b.g.movement is not None
    assert b.g.movement.left == 4


@pytest.mark.rule("LRK-MOVE-8")
def test_the_trapped_stay_and_the_chilled_neither_swim_nor_charge() -> None:
    army = {
        "trapped": ("cog_drone", (0, -2), {"tokens": ["trapped"]}),
        "chilled": ("cog_drone", (0, -2), {"tokens": ["chilled"]}),
        "wet": ("cog_drone", (0, -2), {"tokens": ["chilled", "swimming"]}),
    }
    b = battle(army)
    b.activates("move", (0, -2))
    assert b.named() == ["chilled", "wet"]
    b.picks("chilled")
    assert b.asked == "step"  # nothing to declare
    b.stops().picks("wet").declares()
    assert b.g.movement is not None
    assert b.g.movement.left == 2  # one for the cold, and one more for swimming


@pytest.mark.rule("LRK-MOVE-9", "LRK-MOVE-10")
def test_easy_ground_costs_one_step_and_hidden_abyss_is_not_woken() -> None:
    b = battle(
        {"runner": ("nautilus_runner", (0, -3))},
        {"far": ("cog_drone", (3, 0))},
        coral=[(0, -2)],
        abyss=[(0, -1)],
        lair=[(0, 0)],
    )
    moving(b.rolls(""), "runner").steps((0, -2), (0, -1), (0, 0), (0, 1))
    assert b.at("runner") == (0, 1)
    assert b.g.hidden >> b.tile((0, -1)) & 1
    b = battle({"runner": ("nautilus_runner", (0, -3))}, {"far": ("cog_drone", (3, 0))})
    moving(b, "runner")
    assert b.may_step((0, -4))


@pytest.mark.rule("LRK-MOVE-11")
def test_a_declared_action_counts_even_on_the_spot() -> None:
    b = battle({"drone": DRONE})
    moving(b, "drone").stops()
    assert b.model("drone").moves == 1
    assert b.at("drone") == (0, -2)


@pytest.mark.rule("LRK-MOVE-12")
def test_after_a_step_the_guard_strikes_and_the_living_go_on() -> None:
    b = battle({"scion": ("cog_bulwark", (0, -2))}, creatures={(1, -1): "ab_eel"}, windows=False)
    b.rolls("Ob Sb Sb Sb")
    moving(b, "scion").steps((0, -1))
    assert not b.queue
    assert b.asked == "step"
    b.steps((-1, 0))
    assert b.at("scion") == (-1, 0)


# --- Rock ----------------------------------------------------------------------------------------------


@pytest.mark.example("LRK-T11")
@pytest.mark.rule("LRK-ROCK-1", "LRK-ROCK-2", "LRK-RULING-13")
def test_a_climb_that_succeeds_ends_perched() -> None:
    b = battle({"drone": DRONE}, {"foe": ("nautilus_deckhand", (0, 0))}, rock=[(0, -1)])
    moving(b.rolls("Ob"), "drone").steps((0, -1)).stops()
    assert b.at("drone") == (0, -1)
    assert b.model("drone").perched
    assert attack_pool(b.g, b.uids["drone"], b.uids["foe"], "normal") == (0, 1, 2)


@pytest.mark.example("LRK-T12")
@pytest.mark.rule("LRK-ROCK-1")
def test_a_climb_that_fails_ends_the_movement() -> None:
    b = battle({"drone": DRONE}, rock=[(0, -1)])
    moving(b.rolls("Sb"), "drone").steps((0, -1))
    assert b.at("drone") == (0, -2)
    assert (b.asked, b.model("drone").moves, b.model("drone").perched) == ("turn", 1, False)


@pytest.mark.example("LRK-T13")
@pytest.mark.rule("LRK-ROCK-2", "LRK-ROCK-3", "LRK-RULING-13")
def test_from_rock_to_rock_without_a_check_and_down_again() -> None:
    b = battle({"drone": ("cog_drone", (0, -1), {"perched": True})}, rock=[(0, -1), (0, 0)])
    moving(b.rolls(""), "drone").steps((0, 0))
    assert b.model("drone").perched
    b.steps((0, 1))
    assert not b.model("drone").perched
    b = battle({"drone": ("cog_drone", (0, -1))}, rock=[(0, -1), (0, 0)])
    moving(b.rolls(""), "drone").steps((0, 0))
    assert not b.model("drone").perched  # it never was


@pytest.mark.rule("LRK-ROCK-4", "LRK-TOKEN-5")
@pytest.mark.parametrize(
    ("kind", "tokens", "perched"),
    [
        ("ancients_medusa", [], False),
        ("nautilus_runner", [], True),
        ("nautilus_runner", ["swimming"], True),
        ("nautilus_deckhand", ["swimming"], False),
    ],
)
def test_some_need_no_climb_check(kind: str, tokens: list[str], perched: bool) -> None:
    b = battle({"one": (kind, (0, -2), {"tokens": tokens})}, {"far": ("cog_drone", (3, 0))}, rock=[(0, -1)])
    moving(b.rolls(""), "one").steps((0, -1)).stops()
    assert b.at("one") == (0, -1)
    assert b.model("one").perched is perched


@pytest.mark.example("LRK-T21")
@pytest.mark.rule("LRK-ROCK-5", "LRK-RULING-10")
def test_no_climb_from_a_tile_where_one_may_not_end() -> None:
    b = battle({**THREE, "fourth": DRONE}, rock=[(0, 0)])
    moving(b, "fourth").steps((0, -1))
    assert not b.may_step((0, 0))
    assert b.may_step((1, -1))


@pytest.mark.rule("LRK-ROCK-6")
def test_rock_holds_three_and_one_can_fight_there() -> None:
    high = dict.fromkeys(("one", "two"), ("cog_drone", (0, -1)))
    b = battle(
        {**high, "third": ("cog_drone", (0, -2), {"tokens": ["swimming"]})},
        {"foe": ("low_ogre", (0, 0))},
        rock=[(0, -1)],
        windows=False,
    )
    moving(b, "third").steps((0, -1)).stops()
    assert b.at("third") == (0, -1)
    b.attacks("third", "foe", "Ob -- Sb Sb --")
    assert b.g.fight is not None
    b = battle({**high}, {"foe": ("nautilus_harpooner", (0, 1))}, rock=[(0, -1)], agenda=turn_of(1))
    assert b.may("swap", (0, 1))
