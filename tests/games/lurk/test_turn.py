"""Rounds, turns and activations (LRK-ROUND, LRK-TURN, LRK-ACT, LRK-REINF, LRK-END)."""

import pytest

from fathomfive.games.lurk.actions import Activate, Concede, Declare, EndTurn, Reinforce, Waste
from fathomfive.games.lurk.state import FALLEN, RESERVE
from fathomfive.games.lurk.steps.turn import CleanUp, EndOfTurn, LurkerPhase, Menu, Round, Turn
from fathomfive.kernel.play import Pass
from tests.games.lurk.table import Army, Battle, battle

DRONE = ("cog_drone", (0, -1))
DECKHAND = {"deckhand": ("nautilus_deckhand", (0, 0))}
OUT_OF_THE_WAY = {"far": ("nautilus_deckhand", (0, 3))}


# --- rounds and turns ----------------------------------------------------------------------------------


@pytest.mark.rule("LRK-TERM-6", "LRK-ROUND-1", "LRK-TURN-1", "LRK-TURN-3")
def test_a_round_is_everybodys_turn_then_lurkers_then_clean_up() -> None:
    b = battle({"drone": DRONE}, agenda=[Round()], round=0)
    phases = []
    for seat in (0, 1):
        assert (b.who, b.g.phase, b.card) == (seat, "turn", "3/0/0")
        deck = len(b.g.event_deck)
        b.ends_turn()
        phases.append(len(b.g.event_deck) < deck)
    assert phases == [True, True]
    assert (b.g.round, b.who) == (2, 0)
    steps = [tell.text for tell in b.told if tell.text in ("log-round", "log-turn", "log-event")]
    assert steps[:5] == ["log-round", "log-turn", "log-event", "log-turn", "log-event"]


@pytest.mark.rule("LRK-ROUND-2", "LRK-TOKEN-1", "LRK-RULING-30")
def test_clean_up_wounds_the_poisoned_then_takes_tokens_off() -> None:
    tokens = {"tokens": ["poisoned", "inked", "charging", "swimming", "braced"]}
    b = battle({"hulk": ("cog_hulk", (0, -1), tokens)}, agenda=[CleanUp()])
    assert b.wounds("hulk") == 1
    assert b.tokens("hulk") == ["swimming"]
    assert b.g.round == 2


@pytest.mark.example("LRK-T38")
@pytest.mark.rule("LRK-ROUND-2", "LRK-END-2", "LRK-END-3")
def test_poison_may_decide_the_battle_before_anything_else_is_cleaned() -> None:
    b = battle(
        {"drone": ("cog_drone", (0, -1), {"tokens": ["inked"]})},
        {"last": ("nautilus_deckhand", (0, 0), {"tokens": ["poisoned"], "wounds": 1})},
        agenda=[CleanUp()],
    )
    assert b.match.outcome is not None
    assert (b.match.outcome.winners, b.match.outcome.cause) == ((0,), "elimination")
    assert b.tokens("drone") == ["inked"]


@pytest.mark.rule("LRK-ROUND-2")
def test_poison_wounds_in_reading_order() -> None:
    poisoned = {"tokens": ["poisoned"]}
    b = battle(
        {"low": ("cog_drone", (0, 1), poisoned), "high": ("cog_drone", (0, -1), poisoned)}, agenda=[CleanUp()]
    )
    bitten = [tell.motions or tell.args["model"] for tell in b.told if tell.text == "log-poison"]
    assert len(bitten) == 2
    assert (b.wounds("low"), b.wounds("high")) == (1, 1)


@pytest.mark.rule("LRK-TURN-1")
def test_at_the_start_of_a_turn_all_models_are_ready() -> None:
    tired = {"moves": 2, "acted": True}
    b = battle({"drone": ("cog_drone", (0, -1), tired)}, agenda=[Turn(0), LurkerPhase()], card="0/0/3")
    assert b.card == "3/0/0"
    assert (b.model("drone").moves, b.model("drone").acted) == (0, False)
    army: Army = {"one": ("cog_drone", (0, -1), tired), "two": ("cog_drone", (0, -2), tired)}
    foes: Army = {"other": ("nautilus_deckhand", (0, 3), tired)}
    b = battle(army, foes, agenda=[Turn(0), LurkerPhase()])
    assert [(b.model(n).moves, b.model(n).acted) for n in ("one", "two")] == [(0, False)] * 2
    assert (b.model("other").moves, b.model("other").acted) == (2, True)  # not its turn


@pytest.mark.rule("LRK-TURN-2", "LRK-TURN-3")
def test_when_the_event_comes_all_tokens_are_in_the_end_column() -> None:
    b = battle({"drone": DRONE}, event="ev_surge", card="2/1/0").ends_turn()
    assert (b.asked, b.card) == ("event_move", "0/0/3")


@pytest.mark.rule("LRK-ACT-1", "LRK-ACT-6")
def test_without_a_token_in_its_column_no_activation_is_offered() -> None:
    army: Army = {"drone": ("cog_drone", (0, -1), {"tokens": ["inked"]}), "diver": ("cog_bulwark", (1, -2))}
    abyss = [(0, -1)]
    fresh = {o.mode for o in battle(army, DECKHAND, abyss=abyss).offers(Activate)}
    assert fresh == {"move", "swap"}
    late = {o.mode for o in battle(army, DECKHAND, card="0/3/0", abyss=abyss).offers(Activate)}
    assert late == {"attack", "recover", "search"}


@pytest.mark.rule("LRK-ACT-3", "LRK-ACT-6")
def test_each_mode_is_offered_for_the_tiles_where_somebody_could_do_it() -> None:
    """The home tile (0, -4) is the first one of the map, and counts like any other."""
    army: Army = {
        "home": ("cog_drone", (0, -4), {"tokens": ["inked"]}),
        "front": ("cog_drone", (0, -1)),
        "tired": ("cog_drone", (2, -2), {"acted": True, "tokens": ["marked"]}),
        "reef": ("cog_drone", (-2, 0)),
        "lame": ("cog_drone", (1, -3), {"tokens": ["trapped"]}),
        "late": ("cog_hulk", RESERVE),
    }
    b = battle(army, DECKHAND, coral=[(-2, 0), (2, -2), (3, 0)], card="1/1/1")
    offered = [(o.mode, b.g.board.hexes[o.tile]) for o in b.offers(Activate)]
    assert offered == [
        ("move", (0, -4)),
        ("move", (1, -3)),
        ("move", (2, -2)),
        ("move", (0, -1)),
        ("move", (-2, 0)),
        ("swap", (0, -1)),
        ("attack", (0, -1)),
        ("recover", (0, -4)),
        ("recover", (1, -3)),
        ("search", (-2, 0)),
    ]
    b = battle({"drone": DRONE}, DECKHAND, card="0/1/2")
    assert [(o.mode, b.g.board.hexes[o.tile]) for o in b.offers(Activate)] == [("attack", (0, -1))]
    b = battle({"drone": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, -4))}, card="0/1/2")
    b.activates("attack", (0, -3))
    assert b.named() == ["drone"]


@pytest.mark.rule("LRK-ACT-3", "LRK-ACT-10")
def test_the_tile_of_an_activation_is_named_until_it_is_over() -> None:
    b = battle({"drone": DRONE})
    assert (b.g.named, b.g.doing) == (-1, None)
    b.activates("move", (0, -1))
    assert (b.g.named, b.g.doing) == (b.tile((0, -1)), "move")
    b.passes()
    assert (b.g.named, b.g.doing) == (-1, None)


@pytest.mark.rule("LRK-TURN-2")
def test_a_turn_may_always_be_ended_and_ends_by_itself_with_three_tokens_spent() -> None:
    b = battle({"drone": DRONE})
    assert EndTurn(0) in b.match.options
    b.ends_turn()
    assert b.who == 1
    b = battle({"drone": DRONE}, DECKHAND, card="0/1/2", windows=False)
    b.attacks("drone", "deckhand", "Sb -- Ob")
    assert b.who == 1  # nobody was asked to end the turn


@pytest.mark.example("LRK-T18")
@pytest.mark.rule("LRK-TURN-2", "LRK-TURN-3", "LRK-ACT-9", "LRK-RECOV-1")
def test_waste_then_recover_spends_the_last_token() -> None:
    b = battle({"drone": ("cog_drone", (0, -1), {"tokens": ["trapped"]})}, card="1/0/2", event="ev_upwelling")
    b.wastes()
    assert b.card == "0/1/2"
    b.activates("recover", (0, -1)).picks("drone")
    assert b.tokens("drone") == []
    assert b.g.last_event == "ev_upwelling"
    assert b.who == 1


@pytest.mark.example("LRK-T36")
@pytest.mark.rule("LRK-TURN-3", "LRK-TURN-4")
def test_after_an_elimination_the_event_still_comes_and_the_dead_are_skipped() -> None:
    b = battle(
        {"hulk": ("cog_hulk", (0, -1))},
        {"last": ("nautilus_deckhand", (0, 0), {"wounds": 1})},
        {"claw": ("low_clawkin", (3, 0))},
        {"eye": ("ancients_idol", (-3, 0))},
        card="0/1/2",
        windows=False,
        event="ev_upwelling",
    )
    b.attacks("hulk", "last", "Ob Ob Sb")
    assert b.g.players[1].out == 1
    assert b.g.last_event == "ev_upwelling"
    assert b.who == 2
    assert [tell.seat for tell in b.said("turn")] == [2]


@pytest.mark.rule("LRK-TURN-4", "LRK-END-1")
def test_who_is_eliminated_in_the_own_turn_has_no_event() -> None:
    b = battle(
        {"drone": ("cog_drone", (0, -1), {"wounds": 1})},
        {"thorns": ("low_netmaster", (0, 0), {"ability": "low_a7"})},
        {"sled": ("nautilus_sled", (2, 1))},
        card="2/1/0",
    )
    for card in ("it_phial", "it_bandage"):
        b.g.item_deck.take(card)
    b.g.players[0].items = ["it_phial", "it_bandage"]
    b.attacks("drone", "thorns", "Sb -- Sb Sb").passes().uses("card")
    assert b.fallen("drone")
    assert (b.g.players[0].out, b.g.players[0].essence, b.g.players[0].items) == (1, 0, [])
    assert b.g.last_event == ""
    assert (b.who, b.asked) == (1, "turn")
    assert b.g.item_out.cards == ["it_phial", "it_bandage"]


# --- activations ---------------------------------------------------------------------------------------


@pytest.mark.example("LRK-T03")
@pytest.mark.rule("LRK-ACT-1", "LRK-ATK-2", "LRK-ATK-10")
def test_a_token_goes_from_movement_to_attack_to_end() -> None:
    b = battle({"drone": DRONE, "far": ("cog_drone", (-3, 0))}, DECKHAND, windows=False)
    b.activates("move", (-3, 0)).passes()
    assert b.card == "2/1/0"
    b.attacks("drone", "deckhand", "Ow -- + Ob Sb")
    assert b.card == "2/0/1"
    assert b.wounds("deckhand") == 1
    assert not b.may("attack", (0, -1))


@pytest.mark.rule("LRK-ACT-2")
def test_movement_and_attack_may_alternate() -> None:
    army: Army = {"one": DRONE, "two": ("cog_drone", (0, -3)), "three": ("cog_drone", (-3, 0))}
    b = battle(army, {"ogre": ("low_ogre", (0, 0))}, windows=False)
    b.moves("two", (0, -2)).attacks("one", "ogre", "Sb -- Sb Sb --")
    assert b.card == "2/0/1"
    b.moves("three", (-2, 0))
    assert b.card == "1/1/1"
    assert b.may("move", (-2, 0))


@pytest.mark.rule("LRK-ACT-3")
def test_only_who_stood_there_when_the_tile_was_named_takes_part() -> None:
    army: Army = {
        "one": ("cog_drone", (0, -2)),
        "two": ("cog_drone", (0, -1)),
        "three": ("cog_drone", (0, -1)),
    }
    b = battle(army)
    assert sorted(o.tile for o in b.offers(Activate) if o.mode == "move") == sorted(
        [b.tile((0, -2)), b.tile((0, -1))]
    )
    b.activates("move", (0, -1))
    assert b.named() == ["two", "three"]
    b.picks("two").declares().steps((0, -2)).stops()
    assert b.named() == ["three"]
    b.passes()
    b.activates("move", (0, -1))  # the same tile again
    assert b.named() == ["three"]


@pytest.mark.rule("LRK-ACT-4")
def test_every_model_of_the_tile_may_move_in_any_order_or_not_at_all() -> None:
    army: Army = {"one": DRONE, "two": DRONE, "three": DRONE}
    b = battle(army)
    b.activates("move", (0, -1)).picks("three").declares().stops()
    assert b.named() == ["one", "two"]
    b.picks("one").declares().stops()
    assert b.named() == ["two"]
    b.passes()
    assert [b.model(name).moves for name in army] == [1, 0, 1]


@pytest.mark.example("LRK-T19")
@pytest.mark.rule("LRK-ACT-5")
def test_who_has_moved_twice_is_not_offered_a_third_time() -> None:
    b = battle({"tired": ("cog_drone", (0, -1), {"moves": 2}), "fresh": DRONE})
    b.activates("move", (0, -1))
    assert b.named() == ["fresh"]


@pytest.mark.rule("LRK-ACT-6", "LRK-RULING-32")
def test_an_attack_activation_has_one_mode() -> None:
    tangled = {"tokens": ["inked"]}
    army: Army = {"one": ("cog_bulwark", (0, -1), tangled), "two": ("cog_bulwark", (0, -1), tangled)}
    b = battle(army, {"ogre": ("low_ogre", (0, 0))}, card="0/2/1", windows=False)
    b.activates("recover", (0, -1)).picks("two")
    assert b.named() == ["one"]  # Recover is for every model of the tile
    b.picks("one")
    assert (b.tokens("one"), b.tokens("two")) == ([], [])
    assert not b.may("attack", (0, -1))
    b = battle({"one": DRONE, "two": DRONE}, coral=[(0, -1)], card="0/2/1")
    b.rolls("--").activates("search", (0, -1)).picks("two")
    assert b.asked == "turn"  # Search is for one model
    assert [b.model(name).acted for name in ("one", "two")] == [False, True]


@pytest.mark.rule("LRK-ACT-7")
def test_one_action_a_turn_and_who_does_nothing_keeps_it() -> None:
    b = battle({"one": DRONE, "two": DRONE}, {"ogre": ("low_ogre", (0, 0))}, card="0/3/0", windows=False)
    b.attacks("one", "ogre", "Sb -- Sb Sb --").passes()
    assert [b.model(name).acted for name in ("one", "two")] == [True, False]
    b.activates("attack", (0, -1))
    assert b.named() == ["two"]


@pytest.mark.example("LRK-T17")
@pytest.mark.rule("LRK-ACT-8", "LRK-OPT-2", "LRK-RULING-8")
@pytest.mark.parametrize(("keeps", "card"), [(False, "2/0/1"), (True, "2/1/0")])
def test_a_swap_attack_sends_the_token_to_the_end(keeps: bool, card: str) -> None:
    b = battle({"drone": DRONE}, DECKHAND, windows=False, options={"swap_keeps_token": keeps})
    b.attacks("drone", "deckhand", "Sb -- Ob", mode="swap")
    assert b.card == card


@pytest.mark.rule("LRK-ACT-9", "LRK-RULING-8")
def test_a_token_may_be_wasted() -> None:
    b = battle({"drone": DRONE})
    assert b.wastes().card == "2/1/0"
    b = battle({"drone": DRONE}, card="0/3/0")
    assert Waste(0) not in b.match.options


@pytest.mark.rule("LRK-ACT-10")
def test_the_token_moves_before_the_activation_is_carried_out() -> None:
    b = battle({"drone": DRONE}, DECKHAND)
    b.activates("move", (0, -1))
    assert (b.asked, b.card) == ("mover", "2/1/0")
    b.passes().activates("attack", (0, -1))
    assert (b.asked, b.card) == ("attacker", "2/0/1")


# --- reinforcements ------------------------------------------------------------------------------------


@pytest.mark.example("LRK-T34")
@pytest.mark.rule("LRK-REINF-1", "LRK-REINF-2", "LRK-RULING-16")
def test_a_reserve_model_arrives_for_one_activation() -> None:
    army: Army = {"hulk": ("cog_hulk", (0, -4)), "one": ("cog_drone", RESERVE), "two": ("cog_lamp", RESERVE)}
    b = battle(army, DECKHAND)
    tiles = {option.tile for option in b.offers(Reinforce)}
    assert tiles == {b.tile((1, -4)), b.tile((-1, -3))}
    assert {option.uid for option in b.offers(Reinforce)} == {b.uids["one"], b.uids["two"]}
    b.reinforces("one", (1, -4))
    assert b.at("one") == (1, -4)
    assert (b.card, b.model("one").moves, b.model("one").acted) == ("2/1/0", 1, False)
    assert b.model("two").tile == RESERVE
    b = battle({"one": ("cog_drone", RESERVE), "two": DRONE}, card="0/2/1")
    assert not b.offers(Reinforce)


@pytest.mark.rule("LRK-REINF-1")
def test_of_two_alike_in_reserve_one_is_offered() -> None:
    gear = {"item": "cog_i1"}
    army: Army = {
        "first": ("cog_drone", RESERVE),
        "twin": ("cog_drone", RESERVE),
        "laden": ("cog_drone", RESERVE, gear),
        "field": DRONE,
    }
    b = battle(army, {"late": ("nautilus_sled", RESERVE), "foe": ("nautilus_deckhand", (0, 3))})
    assert [o.uid for o in b.offers(Reinforce)] == [0, 0, 0, 2, 2, 2]  # three tiles each
    b = battle({"field": DRONE}, {"late": ("nautilus_sled", RESERVE), "foe": ("nautilus_deckhand", (0, 3))})
    assert not b.offers(Reinforce)


@pytest.mark.rule("LRK-REINF-3", "LRK-GUARD-3")
def test_arriving_wakes_no_guard() -> None:
    army: Army = {"one": ("cog_drone", RESERVE), "two": ("cog_drone", (-3, 3))}
    b = battle(army, creatures={(1, -3): "ab_eel"})
    b.rolls("").reinforces("one", (1, -4))
    assert (b.asked, b.wounds("one")) == ("turn", 0)


# --- the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-END-1", "LRK-END-3")
def test_the_last_one_with_models_wins_and_a_reserve_counts() -> None:
    last: Army = {
        "last": ("nautilus_deckhand", (0, 0), {"wounds": 1}),
        "late": ("nautilus_deckhand", RESERVE),
    }
    b = battle({"hulk": ("cog_hulk", (0, -1))}, last, card="0/1/2", windows=False)
    b.attacks("hulk", "last", "Ob Ob Sb")
    assert not b.match.over
    alone = {"last": ("nautilus_deckhand", (0, 0), {"wounds": 1})}
    b = battle({"hulk": ("cog_hulk", (0, -1))}, alone, card="0/1/2", windows=False)
    b.attacks("hulk", "last", "Ob Ob Sb")
    assert b.match.outcome is not None
    assert (b.match.outcome.winners, b.match.outcome.values) == ((0,), (1.0, 0.0))


@pytest.mark.example("LRK-T37")
@pytest.mark.rule("LRK-ATK-13", "LRK-END-2", "LRK-END-3")
def test_two_who_fall_together_share_a_draw() -> None:
    b = battle(
        {"last": ("cog_hulk", (0, -1), {"wounds": 4})},
        {"thorns": ("low_netmaster", (0, 0), {"ability": "low_a7", "wounds": 3})},
        card="0/1/2",
    )
    b.attacks("last", "thorns", "Ob Ob Ob Ob").passes().uses("card")
    assert b.match.outcome is not None
    assert (b.match.outcome.cause, b.match.outcome.winners) == ("together", (0, 1))
    assert b.match.outcome.values == (0.5, 0.5)


@pytest.mark.rule("LRK-END-1", "LRK-END-3")
def test_two_who_fall_together_leave_the_third_as_the_winner() -> None:
    b = battle(
        {"last": ("cog_hulk", (0, -1), {"wounds": 4})},
        {"thorns": ("low_netmaster", (0, 0), {"ability": "low_a7", "wounds": 3})},
        {"sled": ("nautilus_sled", (2, 1))},
        card="0/1/2",
        round=4,
    )
    b.attacks("last", "thorns", "Ob Ob Ob Ob").passes().uses("card")
    assert b.match.outcome is not None
    assert (b.match.outcome.cause, b.match.outcome.winners) == ("elimination", (2,))
    assert [player.out for player in b.g.players] == [4, 4, 0]


@pytest.mark.rule("LRK-END-1", "LRK-END-3")
def test_who_was_out_before_has_no_part_in_a_draw() -> None:
    b = battle(
        {"last": ("cog_hulk", (0, -1), {"wounds": 4})},
        {"thorns": ("low_netmaster", (0, 0), {"ability": "low_a7", "wounds": 3})},
        {"gone": ("nautilus_sled", (2, 1), {"tile": FALLEN})},
        card="0/1/2",
        round=4,
    )
    b.g.players[2].out = 2
    b.attacks("last", "thorns", "Ob Ob Ob Ob").passes().uses("card")
    assert b.match.outcome is not None
    assert (b.match.outcome.cause, b.match.outcome.winners) == ("together", (0, 1))
    assert b.match.outcome.values == (0.5, 0.5, 0.0)
    assert [player.out for player in b.g.players] == [4, 4, 2]


@pytest.mark.example("LRK-T47")
@pytest.mark.rule("LRK-END-4", "LRK-RULING-28")
@pytest.mark.parametrize(("essence", "winners"), [((4, 2), (0,)), ((2, 4), (1,)), ((3, 3), (0, 1))])
def test_after_round_fifteen_survivors_then_essence_decide(
    essence: tuple[int, int], winners: tuple[int, ...]
) -> None:
    b = battle({"one": DRONE}, {"other": ("low_clawkin", RESERVE)}, agenda=[LurkerPhase(), Menu()])
    g = b.g
    assert g.kit(g.models[0]).cost == g.kit(g.models[1]).cost
    g.round, g.players[0].essence, g.players[1].essence = 15, *essence
    g.agenda.extend([CleanUp(), EndOfTurn()])
    b.put("event_deck", "ev_leak")
    b.ends_turn()
    assert b.match.outcome is not None
    assert (b.match.outcome.cause, b.match.outcome.winners) == ("rounds", winners)


@pytest.mark.rule("LRK-ROUND-2", "LRK-RULING-28")
@pytest.mark.parametrize(
    ("limit", "round_", "over"),
    [
        ("fifteen", 14, False),
        ("fifteen", 15, True),
        ("twenty", 15, False),
        ("twenty", 20, True),
        ("none", 20, False),
    ],
)
def test_a_table_chooses_its_last_round(limit: str, round_: int, over: bool) -> None:
    b = battle(
        {"one": DRONE}, agenda=[CleanUp()], round=round_, options={"round_limit": limit}, event="ev_leak"
    )
    assert b.match.over is over


@pytest.mark.rule("LRK-END-4")
def test_the_dearer_army_wins_whatever_the_essence() -> None:
    b = battle(
        {"one": ("cog_hulk", (0, -1))}, {"other": ("nautilus_deckhand", (0, 3))}, agenda=[CleanUp()], round=15
    )
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (0,)


@pytest.mark.rule("LRK-END-4")
def test_the_fallen_are_worth_nothing_and_the_reserve_is() -> None:
    army: Army = {"one": DRONE, "dead": ("cog_hulk", (0, -2), {"tile": FALLEN})}
    foes: Army = {"two": ("nautilus_deckhand", (0, 3)), "late": ("nautilus_deckhand", RESERVE)}
    b = battle(army, foes, agenda=[CleanUp()], round=15)
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (1,)  # 14 points against 8


@pytest.mark.rule("LRK-END-5")
def test_who_concedes_takes_every_model_off() -> None:
    army: Army = {"one": DRONE, "two": ("cog_drone", (0, -2)), "late": ("cog_drone", RESERVE)}
    b = battle(army, DECKHAND, {"claw": ("low_clawkin", (2, 1))}).concedes()
    assert [b.fallen(name) for name in army] == [True, True, True]
    assert (b.g.players[0].out, b.who) == (1, 1)


@pytest.mark.rule("LRK-END-5")
def test_conceding_asks_once_more_and_removes_all_models() -> None:
    b = battle({"drone": DRONE}, DECKHAND, {"claw": ("low_clawkin", (2, 1))})
    b.play(Concede(0))
    assert b.asked == "concede"
    b.play(Pass(0))
    assert (b.asked, b.who) == ("turn", 0)
    b.concedes()
    assert b.fallen("drone")
    assert b.g.players[0].out == 1
    assert b.who == 1
    b.concedes()
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (2,)


def test_a_charge_is_declared_once_a_round() -> None:
    b: Battle = battle({"drone": ("cog_drone", (0, -3))}, DECKHAND)
    b.activates("move", (0, -3)).picks("drone")
    assert Declare(0, charge=True) in b.match.options
