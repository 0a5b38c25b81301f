"""Moving: capacity, speed, Swim, Settle, Charge, Rock (LRK-CAP, LRK-MOVE, LRK-ROCK)."""

from typing import Any, NamedTuple

import pytest

from fathomfive.games.lurk.actions import Declare, StepTo, Stop
from fathomfive.games.lurk.names import space
from fathomfive.games.lurk.state import FALLEN, RESERVE
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from fathomfive.games.lurk.steps.movement import speed
from fathomfive.games.lurk.steps.turn import CleanUp
from fathomfive.kit.hexes import Hex
from tests.games.lurk.table import Army, Battle, battle, turn_of

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


@pytest.mark.rule("LRK-CAP-2", "LRK-CAP-4")
def test_who_stands_on_the_first_tile_of_the_map_closes_it_like_any_other() -> None:
    b = battle({"drone": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, -4))})
    moving(b, "drone")
    assert not b.may_step((0, -4))
    assert b.may_step((1, -4))


@pytest.mark.rule("LRK-CAP-4", "LRK-RULING-9")
def test_only_the_caps_of_those_who_have_a_reserve_are_kept_free() -> None:
    """The third player holds somebody back; the second one has lost a model, and holds nobody back."""
    b = battle(
        {"runner": ("nautilus_runner", (2, 0))},
        {"foe": ("cog_drone", (-3, 0)), "dead": ("cog_drone", (0, 0), {"tile": FALLEN})},
        {"claw": ("low_clawkin", (-2, 0)), "late": ("low_clawkin", RESERVE)},
    )  # caps N, SE and SW
    moving(b, "runner").steps((3, 0), (4, 0))
    assert Stop(0) in b.match.options
    b = battle(
        {"runner": ("nautilus_runner", (-2, 2))},
        {"foe": ("cog_drone", (3, -3))},
        {"claw": ("low_clawkin", (2, 0)), "late": ("low_clawkin", RESERVE)},
    )
    moving(b, "runner").steps((-3, 3), (-3, 4))
    assert Stop(0) not in b.match.options


@pytest.mark.example("LRK-T35")
@pytest.mark.rule("LRK-CAP-4", "LRK-RULING-9")
def test_summoning_tiles_of_a_player_with_a_reserve_may_be_passed_only() -> None:
    run: Army = {"runner": ("nautilus_runner", (0, -3))}
    late: Army = {"foe": ("cog_drone", (3, 0)), "late": ("cog_drone", RESERVE)}
    b = battle(late, run, agenda=turn_of(1))
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


@pytest.mark.rule("LRK-CAP-5", "LRK-RULING-10")
def test_one_goes_back_no_farther_than_to_the_last_tile_with_room() -> None:
    crew = dict.fromkeys(("one", "two", "three"), ("nautilus_deckhand", (0, -1)))
    b = battle(
        {**crew, "fourth": ("nautilus_deckhand", (0, -3))},
        {"foe": ("cog_drone", (1, -2))},
        creatures={(1, -1): "ab_kelp"},
        windows=False,
    )
    moving(b.rolls("Ob -- Sb"), "fourth").steps((0, -2), (0, -1))
    assert (b.tokens("fourth"), b.at("fourth")) == (["trapped"], (0, -2))
    assert len(b.said("went-back")) == 1
    b = battle({"fourth": ("nautilus_deckhand", (0, -3))}, {"foe": ("cog_drone", (1, -1))})
    b.moves("fourth", (0, -2), (0, -1))
    assert (b.at("fourth"), b.said("went-back")) == ((0, -1), [])


@pytest.mark.rule("LRK-CAP-5", "LRK-ROCK-2", "LRK-ROCK-3")
@pytest.mark.parametrize(
    ("home", "perched", "dice", "ends_perched"),
    [
        ([], False, "Ob  Ob -- Sb", False),
        ([(0, -2)], True, "Ob -- Sb", True),
        ([(0, -2)], False, "Ob -- Sb", False),
    ],
    ids=["back from Rock to Sand", "back on its own Rock", "never perched"],
)
def test_who_goes_back_is_perched_if_it_was_and_is_on_rock(
    home: list[tuple[int, int]], perched: bool, dice: str, ends_perched: bool
) -> None:
    army: Army = {**THREE, "fourth": ("cog_drone", (0, -2), {"perched": perched})}
    b = battle(army, rock=[(0, -1), *home], creatures={(1, -1): "ab_kelp"}, windows=False)
    moving(b.rolls(dice), "fourth").steps((0, -1))
    assert (b.at("fourth"), b.model("fourth").perched, b.queue) == ((0, -2), ends_perched, [])


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
    foes: Army = {f"foe{n}": ("nautilus_deckhand", at) for n, at in enumerate(walls)}
    friends = {**THREE, "hulk1": ("cog_hulk", (1, -2)), "hulk2": ("cog_hulk", (-1, -1))}
    b = battle({**friends, "fourth": ("cog_drone", (0, -2))}, foes)
    moving(b, "fourth").steps((0, -1))
    assert b.at("fourth") == (0, -2)
    assert b.asked == "turn"


@pytest.mark.rule("LRK-CAP-5", "LRK-CAP-7")
@pytest.mark.parametrize(
    ("start", "way", "foe"),
    [
        pytest.param((1, -3), ((1, -4), (0, -4)), (-1, -3), id="at the first tile of the map"),
        pytest.param((-1, -3), ((0, -4), (1, -4)), (1, -3), id="at the end of a row"),
    ],
)
def test_behind_two_full_tiles_a_dead_end_is_a_forced_stop(
    start: Hex, way: tuple[Hex, Hex], foe: Hex
) -> None:
    """From the end of the way there is no way on and none back within one step."""
    crew = {f"a{n}": ("nautilus_deckhand", way[0]) for n in range(3)}
    crew |= {f"b{n}": ("nautilus_deckhand", way[1]) for n in range(3)}
    foes: Army = {"foe": ("cog_drone", foe), "other": ("cog_drone", (0, -3))}
    b = battle({**crew, "runner": ("nautilus_deckhand", start)}, foes)
    moving(b, "runner").steps(*way)
    assert (b.at("runner"), b.asked) == (start, "turn")
    assert len(b.said("went-back")) == 1


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


# --- far tiles -----------------------------------------------------------------------------------------

FULL, CLOSED, ROCK, GUARD = (-1, -1), (-1, 0), [(1, -2), (0, 0), (2, 0), (-2, 1)], (2, -2)
SIDES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Sea(NamedTuple):
    """What stands in a mover's way: where it may not pass, may not end, must climb, or would be struck."""

    closed: set[Hex]
    full: set[Hex]
    rock: set[Hex]
    danger: set[Hex]


def walks(start: Hex, left: int, sea: Sea, hexes: tuple[Hex, ...]) -> dict[Hex, list[list[Hex]]]:
    """For every tile the shortest walks to it on which nothing happens before the last step."""
    found: dict[Hex, list[list[Hex]]] = {}
    seen, edge = {start}, [[start]]
    for _ in range(left):
        edge = [
            [*walk, to]
            for walk in edge
            for to in ((walk[-1][0] + dq, walk[-1][1] + dr) for dq, dr in SIDES)
            if to in hexes and to not in sea.closed and to not in seen
        ]
        for walk in edge:
            found.setdefault(walk[-1], []).append(walk)
        seen |= {walk[-1] for walk in edge}
        edge = [walk for walk in edge if walk[-1] not in sea.rock | sea.danger]
    return found


def near(at: Hex) -> set[Hex]:
    return {(at[0] + dq, at[1] + dr) for dq, dr in SIDES}


def crowded(start: Hex, **more: Any) -> Battle:
    """A mover among friends, a foe, Rock and a guard."""
    crew = {f"friend{n}": ("nautilus_deckhand", FULL) for n in range(3)}
    return battle(
        {**crew, "mover": ("nautilus_deckhand", start, more)},
        {"foe": ("cog_drone", CLOSED)},
        rock=ROCK,
        creatures={GUARD: "ab_eel", (-2, 3): "ab_golem"},
        windows=False,
    )


WANDERERS: list[Any] = [
    pytest.param((0, -2), {}, {}, 3, False, True, id="on foot"),
    pytest.param((0, -2), {}, {"charge": True}, 4, False, True, id="charging"),
    pytest.param((0, -2), {}, {"swim": True}, 4, True, True, id="swimming over Rock"),
    pytest.param((0, -2), {"item": "it_charm"}, {}, 3, False, False, id="unseen by guards"),
    pytest.param((1, -2), {"perched": True}, {}, 3, False, True, id="down from Rock"),
    pytest.param((0, 2), {}, {"swim": True, "charge": True}, 5, True, True, id="far from home"),
]


@pytest.mark.rule("LRK-MOVE-1", "LRK-CAP-2", "LRK-CAP-3", "LRK-CAP-7", "LRK-GUARD-4", "LRK-ROCK-4")
@pytest.mark.parametrize(("start", "more", "what", "left", "free", "hunted"), WANDERERS)
def test_a_tile_is_offered_if_its_steps_would_be(
    start: Hex, more: dict[str, Any], what: dict[str, bool], left: int, free: bool, hunted: bool
) -> None:
    b = moving(crowded(start, **more), "mover", **what)
    danger = near(GUARD) | near((-2, 3)) if hunted else set()
    sea = Sea({CLOSED, GUARD, (-2, 3)}, {FULL}, set(ROCK), danger)
    found = walks(start, left, sea, b.g.board.hexes)
    far = {
        to
        for to, ways in found.items()
        if len(ways[0]) > 2 and to not in sea.full and (free or to not in sea.rock)
    }
    beside = {to for to, ways in found.items() if len(ways[0]) == 2}
    assert b.tiles() == sorted(beside | far, key=lambda h: (h[1], h[0]))
    assert Stop(0) in b.match.options


@pytest.mark.rule("LRK-MOVE-1", "LRK-GUARD-1", "LRK-MOVE-12")
def test_a_far_tile_is_reached_by_the_first_shortest_way_on_which_nothing_happens() -> None:
    danger = near(GUARD) | near((-2, 3))
    sea = Sea({CLOSED, GUARD, (-2, 3)}, {FULL}, set(ROCK), danger)
    board = crowded((0, -2)).g.board
    found = walks((0, -2), 4, sea, board.hexes)
    goals = [to for to, ways in found.items() if len(ways[0]) > 2 and to not in {FULL, *ROCK} | danger]
    assert {len(found[goal][0]) for goal in goals} == {3, 4, 5}
    for goal in goals:
        b = moving(crowded((0, -2)).rolls(""), "mover", charge=True)
        told = len(b.told)
        b.steps(goal)
        assert b.at("mover") == goal
        first = min([board.number[at] for at in way] for way in found[goal])
        if b.g.movement is not None:
            assert b.g.movement.path == first
            assert b.g.movement.left == 4 - (len(first) - 1)
        steps = [tell for tell in b.told[told:] if tell.text == "log-step"]
        assert len(steps) == 1  # the whole way at once
        spaces = [space(board, tile) for tile in first]
        walk = steps[0].motions[0]
        assert [walk.origin, *walk.via, walk.to] == spaces


@pytest.mark.rule("LRK-MOVE-1", "LRK-GUARD-2")
def test_past_a_guard_that_has_struck_the_way_is_open() -> None:
    b = moving(crowded((0, -2)).rolls("Sb Sb Sb"), "mover", charge=True).steps((1, -3), (2, -3))
    sea = Sea({CLOSED, GUARD, (-2, 3)}, {FULL}, set(ROCK), near((-2, 3)))
    found = walks((2, -3), 2, sea, b.g.board.hexes)
    far = {to for to, ways in found.items() if len(ways[0]) > 2 and to not in {FULL, *ROCK}}
    beside = {to for to, ways in found.items() if len(ways[0]) == 2}
    assert b.tiles() == sorted(beside | far, key=lambda h: (h[1], h[0]))
    assert (3, -2) in far  # along the guard's tile
    b.steps((3, -2))
    assert not b.queue


@pytest.mark.rule("LRK-MOVE-1", "LRK-CAP-2", "LRK-ROCK-1")
@pytest.mark.parametrize("closed", ["a foe", "Rock"])
def test_a_far_tile_behind_something_is_reached_around_it(closed: str) -> None:
    foes: Army = {"foe": ("cog_drone", (0, -1) if closed == "a foe" else (3, 0))}
    b = battle({"mover": ("nautilus_deckhand", (0, -2))}, foes, rock=[(0, -1)] if closed == "Rock" else [])
    moving(b.rolls(""), "mover").steps((0, 0))
    walked = b.said("step")[0].motions[0]
    assert list(walked.via) == [space(b.g.board, b.tile(at)) for at in ((1, -2), (1, -1))]


@pytest.mark.rule("LRK-MOVE-1", "LRK-GUARD-4")
@pytest.mark.parametrize("item", ["", "it_charm"])
def test_a_far_way_may_lead_over_the_first_tile_of_the_map(item: str) -> None:
    mover = ("nautilus_deckhand", (1, -4), {"item": item})
    b = battle({"mover": mover}, {"foe": ("cog_drone", (0, -3))}, creatures={(0, 2): "ab_eel"})
    moving(b, "mover")
    assert b.may_step((-1, -3))


@pytest.mark.rule("LRK-MOVE-9")
def test_one_may_walk_on_over_the_first_tile_of_the_map() -> None:
    b = moving(battle({"runner": ("nautilus_runner", (0, -3))}), "runner").steps((0, -4))
    assert b.asked == "step"
    b.steps((1, -4)).stops()
    assert (b.at("runner"), b.g.movement) == ((1, -4), None)


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
    army: Army = {
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
    assert (b.at("drone"), b.essence(0)) == ((0, -2), 3)
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


@pytest.mark.rule("LRK-ROCK-3", "LRK-ROCK-4", "LRK-ROCK-5")
@pytest.mark.parametrize(
    ("kind", "more", "rock"),
    [
        ("nautilus_deckhand", {"perched": True}, [(0, -2), (0, -1), (0, 0)]),
        ("nautilus_deckhand", {"tokens": ["swimming"]}, [(0, 0)]),
        ("nautilus_runner", {}, [(0, 0)]),
    ],
    ids=["from Rock to Rock", "a swimmer", "a climber"],
)
def test_who_needs_no_check_goes_on_to_rock_from_a_full_tile_as_well(
    kind: str, more: dict[str, Any], rock: list[tuple[int, int]]
) -> None:
    crew = dict.fromkeys(("one", "two", "three"), ("nautilus_deckhand", (0, -1)))
    b = battle({**crew, "fourth": (kind, (0, -2), more)}, rock=rock)
    moving(b.rolls(""), "fourth").steps((0, -1))
    assert Stop(0) not in b.match.options
    assert b.may_step((0, 0))
    b.steps((0, 0))
    assert b.at("fourth") == (0, 0)


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


@pytest.mark.rule("LRK-ACT-4", "LRK-ATK-15", "LRK-GUARD-2")
def test_who_has_fallen_for_a_comrade_that_moved_does_not_move_after_it() -> None:
    b = battle(
        {
            "goll": ("low_netmaster", (0, -1), {"ability": "low_a6"}),
            "claw": ("low_clawkin", (0, -1), {"wounds": 1}),
            "ogre": ("low_ogre", (-3, 0)),
        },
        creatures={(0, 0): "ab_eel"},
    )
    moving(b.rolls("Ob Ob Ob"), "goll").steps((0, -2), (0, -1)).uses("card")
    assert (b.fallen("claw"), b.queue) == (True, [])
    assert b.asked == "turn"


@pytest.mark.rule("LRK-ACT-4")
def test_the_models_on_the_first_tile_of_the_map_move_one_after_the_other() -> None:
    b = battle({"one": ("cog_drone", (0, -4)), "two": ("cog_drone", (0, -4))}).activates("move", (0, -4))
    assert b.named() == ["one", "two"]
    b.picks("one").declares().stops()
    assert (b.asked, b.named()) == ("mover", ["two"])
