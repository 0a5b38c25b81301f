"""Event cards and tokens (LRK-EVENT, LRK-TOKEN)."""

from typing import Any

import pytest

from fathomfive.games.lurk.actions import ChooseTile
from fathomfive.games.lurk.board import COMPASS
from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.state import RESERVE
from fathomfive.games.lurk.steps.activation import reach_of
from fathomfive.games.lurk.steps.changes import give_token
from fathomfive.games.lurk.steps.events import drift
from fathomfive.games.lurk.steps.turn import CleanUp, LurkerPhase, Turn
from fathomfive.kernel.play import Pass
from fathomfive.kit.hexes import DIRECTIONS
from tests.games.lurk.table import Army, Battle, battle

DRONE = {"drone": ("cog_drone", (0, -1))}
SWIMMING = {"tokens": ["swimming"]}


def after(event: str, *args: Any, **more: Any) -> Battle:
    """The first player's turn has ended with this event."""
    return battle(*(args or (DRONE,)), event=event, **more).ends_turn()


@pytest.mark.rule("LRK-EVENT-1")
def test_one_card_is_drawn_resolved_and_discarded_and_its_player_chooses() -> None:
    b = after("ev_upwelling")
    assert (b.essence(0), b.essence(1)) == (4, 4)
    assert b.g.event_out.cards == ["ev_upwelling"]
    b = after("ev_prey", DRONE, {"foe": ("nautilus_deckhand", (0, 3)), "two": ("nautilus_sled", (1, 2))})
    assert (b.asked, b.who) == ("event_prey", 0)


@pytest.mark.rule("LRK-EVENT-2")
def test_an_empty_event_deck_is_shuffled_anew() -> None:
    b = battle(DRONE)
    b.g.event_deck.move_all(b.g.event_out)
    b.ends_turn()
    assert (len(b.g.event_deck), len(b.g.event_out)) == (23, 1)


@pytest.mark.rule("LRK-EVENT-3")
def test_what_cannot_be_done_is_skipped() -> None:
    for event in ("ev_stirs", "ev_regrowth", "ev_crumble", "ev_breath", "ev_ink", "ev_riptide"):
        b = after(event)
        assert (b.asked, b.who) == ("turn", 1)
        assert b.g.last_event == event


@pytest.mark.rule("LRK-EVENT-3", "LRK-EVENT-9")
def test_models_are_handled_in_reading_order() -> None:
    army: Army = {"low": ("cog_hulk", (0, 1)), "high": ("cog_hulk", (0, -1))}
    b = battle(army, rock=[(0, 1), (0, -1)], event="ev_rockfall").rolls("Ow Sb").ends_turn()
    assert (b.wounds("high"), b.wounds("low")) == (1, 0)  # the white octopus brings no second die
    assert not b.queue


@pytest.mark.example("LRK-T49")
@pytest.mark.rule("LRK-EVENT-4")
def test_a_current_moves_swimmers_the_farthest_first() -> None:
    army: Army = {
        "back": ("cog_hulk", (-1, 0), SWIMMING),
        "front": ("cog_hulk", (0, 0), SWIMMING),
        "dry": ("cog_hulk", (0, 2)),
        "stuck": ("cog_hulk", (-2, 2), {"tokens": ["swimming", "trapped"]}),
    }
    b = battle(army, rock=[(1, 0)])
    drift(b.g, "SE")
    assert [b.at(name) for name in army] == [(0, 0), (1, 0), (0, 2), (-2, 2)]
    assert not b.model("front").perched
    full: Army = {"swimmer": ("cog_hulk", (0, 0), SWIMMING), "wall": ("cog_hulk", (1, 0))}
    b = battle(full)
    drift(b.g, "SE")
    assert b.at("swimmer") == (0, 0)
    edge = battle({"swimmer": ("cog_hulk", (3, -3), SWIMMING)})
    drift(edge.g, "SE")
    assert edge.at("swimmer") == (3, -3)  # the map ends there


@pytest.mark.rule("LRK-EVENT-4", "LRK-GUARD-3")
def test_riptide_draws_a_direction_and_wakes_no_guard() -> None:
    homes = set()
    for _ in COMPASS:
        b = after("ev_riptide", {"one": ("cog_drone", (0, 0), SWIMMING)}, creatures={(2, -1): "ab_eel"})
        homes.add(b.at("one"))
        assert b.wounds("one") == 0
    assert all(home != (0, 0) for home in homes)


@pytest.mark.rule("LRK-EVENT-4")
@pytest.mark.parametrize("direction", COMPASS)
def test_in_every_direction_a_row_of_swimmers_drifts_as_one(direction: str) -> None:
    """Each is in the way of the next one, so whoever is farthest along must go first."""
    dq, dr = DIRECTIONS[direction]
    row = [(n * dq + 1, n * dr) for n in (-1, 0, 1)]
    for order in (row, row[::-1]):
        army: Army = {f"hulk{n}": ("cog_hulk", at, SWIMMING) for n, at in enumerate(order)}
        b = battle(army)
        drift(b.g, direction)
        assert [b.at(name) for name in army] == [(q + dq, r + dr) for q, r in order]


@pytest.mark.rule("LRK-EVENT-4", "LRK-ROCK-2")
def test_who_drifts_off_rock_is_perched_no_more() -> None:
    b = battle({"runner": ("nautilus_runner", (0, 0), {**SWIMMING, "perched": True})}, rock=[(0, 0)])
    drift(b.g, "S")
    assert (b.at("runner"), b.model("runner").perched) == ((0, 1), False)


@pytest.mark.rule("LRK-EVENT-5")
def test_after_a_lull_the_creatures_sleep_for_one_lurker_phase() -> None:
    b = after("ev_lull", DRONE, creatures={(0, 0): "ab_eel"}, windows=False)
    b.rolls("").ends_turn()
    assert (b.g.round, b.said("lurker")) == (2, [])
    b.put("event_deck", "ev_leak").ends_turn().put("event_deck", "ev_leak").rolls("Sb Sb Ob").ends_turn()
    assert (b.g.round, len(b.said("lurker"))) == (3, 1)


@pytest.mark.rule("LRK-EVENT-5")
def test_feeding_time_is_a_lurker_phase_and_lull_skips_only_the_next_one() -> None:
    creatures = {(0, 0): "ab_eel"}
    b = battle(DRONE, creatures=creatures, event="ev_feeding", windows=False)
    b.g.lull = True
    b.rolls("Ob Sb Sb").ends_turn()
    assert not b.queue  # the Eel attacked
    b.rolls("").ends_turn()
    assert b.g.round == 2  # and slept through the phase
    assert not b.g.lull


@pytest.mark.rule("LRK-EVENT-6", "LRK-EVENT-11")
def test_something_stirs_on_a_hidden_tile_without_models() -> None:
    army: Army = {"on": ("cog_drone", (0, 0)), "beside": ("cog_drone", (2, -1))}
    b = battle(army, abyss=[(0, 0), (2, 0), (-2, 0)], event="ev_stirs").put("abyss_deck", "ab_eel")
    b.rolls("").ends_turn()
    assert b.asked == "event_stir"
    assert {option.tile for option in b.offers(ChooseTile)} == {b.tile((2, 0)), b.tile((-2, 0))}
    b.play(ChooseTile(0, b.tile((2, 0))))
    assert b.g.guarded >> b.tile((2, 0)) & 1
    assert b.g.hidden == b.g.board.mask([(0, 0), (-2, 0)])  # known now
    assert b.wounds("beside") == 0
    b = battle(army, abyss=[(2, 0)], event="ev_stirs").put("abyss_deck", "ab_vein").ends_turn()
    assert b.essence(0) == 4
    assert b.g.hidden >> b.tile((2, 0)) & 1
    assert "ab_vein" in b.g.abyss_out


@pytest.mark.rule("LRK-EVENT-6", "LRK-LURK-1")
def test_who_has_stirred_attacks_in_reading_order_like_the_others() -> None:
    army: Army = {"high": ("cog_hulk", (0, -1)), "low": ("cog_hulk", (0, 2)), "late": ("cog_drone", RESERVE)}
    b = battle(army, abyss=[(0, -2)], creatures={(0, 1): "ab_eel"}, event="ev_stirs", windows=False)
    b.put("abyss_deck", "ab_golem").ends_turn()
    b.rolls("Sb Sb Sb Sb  Sb Sb Sb Sb").ends_turn()
    attackers = [tell.args["creature"].id for tell in b.said("lurker")]
    assert attackers == ["abyss-ab_golem", "abyss-ab_eel"]


@pytest.mark.rule("LRK-EVENT-6", "LRK-EVENT-3")
def test_with_no_abyss_card_left_nothing_stirs() -> None:
    b = battle(DRONE, abyss=[(2, 0)], event="ev_stirs")
    b.g.abyss_deck.cards.clear()
    b.g.abyss_deck.known.clear()
    b.ends_turn()
    assert (b.who, b.essence(0), b.g.creatures) == (1, 3, [])
    assert b.g.hidden >> b.tile((2, 0)) & 1


@pytest.mark.rule("LRK-EVENT-7")
def test_surge_may_be_declined() -> None:
    b = after("ev_surge").passes()
    assert (b.asked, b.who, b.at("drone")) == ("turn", 1, (0, -1))


@pytest.mark.rule("LRK-EVENT-7")
def test_surge_is_a_movement_action_beyond_the_limit() -> None:
    army: Army = {
        "tired": ("cog_drone", (0, -1), {"moves": 2, "item": "cog_i4"}),
        "stuck": ("cog_drone", (0, -2), {"tokens": ["trapped"]}),
    }
    b = after("ev_surge", army)
    assert (b.asked, b.who, b.named()) == ("event_move", 0, ["tired"])
    assert Pass(0) in b.match.options
    b.picks("tired")
    assert b.asked == "declare"  # no logistics step
    b.declares(charge=True).steps((0, 0)).stops()
    assert (b.at("tired"), b.model("tired").moves) == ((0, 0), 2)


@pytest.mark.example("LRK-T45")
@pytest.mark.rule("LRK-EVENT-8", "LRK-RANGE-2")
def test_a_blackout_lasts_through_the_next_turn() -> None:
    b = after("ev_blackout", DRONE, {"harpooner": ("nautilus_harpooner", (0, 3))})
    assert reach_of(b.g, b.uids["harpooner"]) == 1
    b.put("event_deck", "ev_lull").ends_turn()
    assert not b.g.blackout
    b = after("ev_clear_water", DRONE, {"harpooner": ("nautilus_harpooner", (0, 3))})
    assert reach_of(b.g, b.uids["harpooner"]) == 3


@pytest.mark.rule("LRK-EVENT-10")
def test_the_fewest_models_counts_the_reserve_and_rewards_every_tied_player() -> None:
    few = {"one": ("cog_drone", (0, -1))}
    more = {"two": ("nautilus_deckhand", (0, 3)), "late": ("nautilus_deckhand", RESERVE)}
    b = after("ev_mercy", few, more)
    assert (b.essence(0), b.essence(1)) == (5, 3)
    b = after("ev_mercy", few, {"two": ("nautilus_deckhand", (0, 3))})
    assert (b.essence(0), b.essence(1)) == (5, 5)


@pytest.mark.rule("LRK-EVENT-11")
def test_whom_the_events_touch() -> None:
    army: Army = {
        "coral": ("cog_drone", (0, -1)),
        "sand": ("cog_drone", (0, -2), {"wounds": 1}),
        "late": ("cog_drone", RESERVE),
    }
    b = after("ev_spores", army, coral=[(0, -1)])
    assert [b.tokens(name) for name in army] == [["poisoned"], [], []]
    b = after("ev_breath", army)
    assert b.wounds("sand") == 0  # the only one who is wounded
    b = battle(DRONE, event="ev_dead_water")
    b.g.players[1].essence = 0
    b.ends_turn()
    assert (b.essence(0), b.essence(1)) == (2, 0)
    b = battle({"one": ("cog_drone", (0, -1))}, coral=[(0, 0), (0, 1)], event="ev_regrowth")
    b.g.fresh = 1 << b.tile((0, 1))
    b.ends_turn()
    assert b.g.fresh == b.g.coral
    b = after("ev_crumble", {"one": ("cog_drone", (0, -1))}, rock=[(0, -1), (0, 1)])
    assert b.g.rock == 1 << b.tile((0, -1))
    b = after(
        "ev_ink", {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, -3))}, creatures={(0, 0): "ab_eel"}
    )
    assert (b.tokens("one"), b.tokens("two")) == (["inked"], [])
    b = after("ev_leak", creatures={(0, 0): "ab_eel"})
    assert b.g.creatures[0].essence == 1
    b = after("ev_salvage")
    assert len(b.g.players[0].items) == 1
    b = after("ev_prey", DRONE, {"foe": ("nautilus_deckhand", (0, 3)), "late": ("nautilus_sled", RESERVE)})
    assert b.tokens("foe") == ["marked"]  # the only one on the map
    wet = {"one": ("cog_drone", (0, -1), SWIMMING), "two": ("cog_drone", (0, -2))}
    b = after("ev_cold_current", wet)
    assert (b.tokens("one"), b.tokens("two")) == (["swimming", "chilled"], [])
    assert after("ev_still_water", wet).tokens("one") == []
    b = after("ev_blood_scent")
    assert b.g.scent
    b.ends_turn()
    assert not b.g.scent  # until the end of the round


@pytest.mark.rule("LRK-EVENT-1")
def test_a_card_that_says_two_things_does_both() -> None:
    both = [{"op": "essence", "who": "all", "n": 1}, {"op": "draw_item", "who": "active", "n": 1}]
    book = load_book({"event_deck": {"card": {"ev_upwelling": {"effects": both}}}})
    b = after("ev_upwelling", DRONE, book=book)
    assert (b.essence(0), b.essence(1), len(b.g.players[0].items)) == (4, 4, 1)


@pytest.mark.rule("LRK-EVENT-11", "LRK-ESS-1")
def test_an_upwelling_is_for_everybody_however_many_models_they_have() -> None:
    many = {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, -2))}
    b = after("ev_upwelling", many)
    assert (b.essence(0), b.essence(1)) == (4, 4)
    b = battle(many, event="ev_dead_water")
    b.g.players[1].essence = 0
    b.ends_turn()
    assert [t.seat for t in b.said("essence-lost")] == [0]  # nothing is told of nothing


@pytest.mark.rule("LRK-END-2", "LRK-EVENT-9")
def test_a_rockfall_may_end_the_battle() -> None:
    last = {"last": ("nautilus_deckhand", (0, 0), {"wounds": 1})}
    b = battle(DRONE, last, rock=[(0, 0)], event="ev_rockfall").rolls("Ob").ends_turn()
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (0,)


@pytest.mark.rule("LRK-EVENT-11")
def test_an_event_touches_all_it_means_and_nobody_else() -> None:
    """The home tile (0, -4) is the first one of the map, and counts like any other."""
    army: Army = {
        "home": ("cog_drone", (0, -4), SWIMMING),
        "one": ("cog_drone", (0, -1), SWIMMING),
        "two": ("cog_drone", (2, 0)),
    }
    reef = [(0, -1), (2, 0)]
    b = after("ev_spores", army, coral=reef)
    assert [b.tokens(name) for name in army] == [["swimming"], ["swimming", "poisoned"], ["poisoned"]]
    b = after("ev_cold_current", army)
    assert [b.tokens(name) for name in army] == [["swimming", "chilled"], ["swimming", "chilled"], []]
    b = after("ev_still_water", army)
    assert [b.tokens(name) for name in army] == [[], [], []]
    beasts = {(0, 0): "ab_eel", (3, 0): "ab_golem"}
    b = after("ev_ink", army, creatures=beasts)
    assert [b.tokens(name) for name in army] == [["swimming"], ["swimming", "inked"], ["inked"]]
    b = after("ev_leak", army, creatures=beasts)
    assert [creature.essence for creature in b.g.creatures] == [1, 1]


@pytest.mark.rule("LRK-EVENT-11", "LRK-EVENT-3")
def test_prey_is_an_opponent_on_the_map_and_a_second_breath_is_for_the_own_wounded() -> None:
    foes: Army = {
        "near": ("nautilus_deckhand", (0, -4)),
        "away": ("nautilus_deckhand", (0, 3), {"wounds": 1}),
    }
    b = after("ev_prey", DRONE, {**foes, "late": ("nautilus_sled", RESERVE)})
    assert b.named() == ["near", "away"]
    b.aims("near")
    assert b.tokens("near") == ["marked"]
    b = after("ev_prey", DRONE, {"late": ("nautilus_sled", RESERVE)})
    assert (b.asked, b.who) == ("turn", 1)
    army: Army = {
        "home": ("cog_drone", (0, -4), {"wounds": 1}),
        "whole": ("cog_drone", (0, -2)),
        "hurt": ("cog_drone", (0, -1), {"wounds": 1}),
        "late": ("cog_hulk", RESERVE, {"wounds": 1}),
    }
    b = after("ev_breath", army, {"away": foes["away"]})
    assert b.named() == ["home", "hurt"]
    b.picks("hurt")
    assert (b.wounds("home"), b.wounds("hurt"), b.wounds("away")) == (1, 0, 1)


# --- tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-TOKEN-2")
def test_a_second_token_of_a_kind_has_no_effect() -> None:
    b = battle({"one": ("cog_drone", (0, -1), {"tokens": ["inked"]})})
    told = len(b.told)
    give_token(b.g, 0, "inked")
    assert b.tokens("one") == ["inked"]
    assert [tell.text for tell in b.told[told:]] == ["log-token-already"]


@pytest.mark.rule("LRK-TOKEN-3")
def test_creatures_get_no_tokens() -> None:
    b = battle({"lamp": ("cog_lamp", (0, -1))}, creatures={(0, 0): "ab_golem"}, card="0/1/2")
    b.attacks("lamp", "").rolls("Ob Sb Sb Sb --").uses("own")
    assert [tell for tell in b.told if tell.text == "log-token"] == []


@pytest.mark.rule("LRK-TOKEN-4", "LRK-TOKEN-5")
def test_the_immune_get_neither_net_nor_poison() -> None:
    b = battle(
        {
            "diver": ("cog_bulwark", (0, -1)),
            "spiner": ("low_spiner", (0, -2)),
            "mail": ("cog_foreman", (0, -3), {"armour": "it_reefmail", "item": "cog_i3"}),
        }
    )
    for uid in range(3):
        give_token(b.g, uid, "trapped")
        give_token(b.g, uid, "poisoned")
    assert [b.tokens(name) for name in ("diver", "spiner", "mail")] == [["poisoned"], ["trapped"], []]


@pytest.mark.rule("LRK-TOKEN-1", "LRK-RULING-30")
def test_tokens_leave_in_the_clean_up_of_their_round() -> None:
    b = battle(
        {"one": ("cog_drone", (0, -1), {"tokens": ["trapped", "cloaked", "swimming"]})}, agenda=[CleanUp()]
    )
    assert b.tokens("one") == ["swimming"]


@pytest.mark.rule("LRK-OPT-1")
def test_lingering_tokens_stay_on_for_who_has_had_the_turn() -> None:
    b = battle(
        {"one": ("cog_hulk", (0, -1))}, {"two": ("nautilus_sled", (0, 3))}, options={"lingering_tokens": True}
    )
    b.ends_turn()
    for uid in (0, 1):
        give_token(b.g, uid, "poisoned")
        give_token(b.g, uid, "inked")
        give_token(b.g, uid, "braced")
    b.ends_turn()
    assert b.g.round == 2
    assert (b.tokens("one"), b.wounds("one")) == (["poisoned", "inked"], 0)
    assert (b.tokens("two"), b.wounds("two")) == ([], 1)
    b.put("event_deck", "ev_lull").ends_turn()
    b.put("event_deck", "ev_leak").ends_turn()
    assert (b.tokens("one"), b.wounds("one")) == ([], 1)


@pytest.mark.rule("LRK-OPT-1")
def test_who_had_the_last_turn_keeps_a_late_token_as_well() -> None:
    """The second seat has the turn first here, and gets its token in the other's turn."""
    b = battle(
        {"one": ("cog_hulk", (0, -1))},
        {"two": ("nautilus_sled", (0, 3))},
        options={"lingering_tokens": True},
        agenda=[Turn(1), Turn(0), LurkerPhase(), CleanUp()],
    )
    b.ends_turn()
    for uid in (0, 1):
        give_token(b.g, uid, "inked")
    b.ends_turn()
    assert (b.tokens("one"), b.tokens("two")) == ([], ["inked"])


@pytest.mark.rule("LRK-OPT-1", "LRK-TOKEN-1")
def test_a_token_before_the_own_turn_is_early_in_every_round() -> None:
    b = battle({"one": ("cog_hulk", (0, -1))}, options={"lingering_tokens": True})
    b.ends_turn().ends_turn()
    assert (b.g.round, b.who) == (2, 0)
    give_token(b.g, 0, "inked")
    b.put("event_deck", "ev_leak").ends_turn().put("event_deck", "ev_leak").ends_turn()
    assert (b.g.round, b.tokens("one")) == (3, [])


@pytest.mark.rule("LRK-TOKEN-1", "LRK-RULING-30")
def test_without_the_option_a_late_token_leaves_with_its_round() -> None:
    b = battle({"one": ("cog_hulk", (0, -1))}).ends_turn()
    give_token(b.g, 0, "inked")
    b.ends_turn()
    assert (b.g.round, b.tokens("one")) == (2, [])
