"""Recover and Search (LRK-RECOV, LRK-SEARCH)."""

import pytest

from fathomfive.games.lurk.actions import Activate, Discard, Fight, Flee, StepTo
from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.state import CREATURE
from fathomfive.games.lurk.steps.fight import defence_pool
from fathomfive.games.lurk.steps.turn import menu
from tests.games.lurk.table import Army, Battle, battle

HULK = {"hulk": ("cog_hulk", (0, 0))}


def searching(b: Battle, card: str | None = None, faces: str = "") -> Battle:
    if card is not None:
        b.put("abyss_deck", card)
    b.rolls(faces).activates("search", (0, 0))
    return b


# --- Recover -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-RECOV-1", "LRK-RECOV-3")
def test_recover_takes_off_four_kinds_of_token_and_leaves_the_rest() -> None:
    tokens = ["swimming", "charging", "trapped", "inked", "marked", "chilled"]
    b = battle({"one": ("cog_hulk", (0, 0), {"tokens": tokens, "wounds": 2})}, card="0/1/2")
    b.activates("recover", (0, 0)).picks("one")
    assert b.tokens("one") == ["swimming", "charging"]
    assert b.wounds("one") == 2
    assert b.model("one").acted


@pytest.mark.example("LRK-T30")
@pytest.mark.rule("LRK-RECOV-2", "LRK-RULING-23")
@pytest.mark.parametrize(
    ("kind", "tokens", "coral", "allowed"),
    [
        ("cog_drone", ["inked", "trapped"], [(0, 0)], False),
        ("cog_drone", ["inked", "poisoned"], [], False),
        ("low_spiner", ["inked"], [(0, 0)], True),
        ("cog_drone", ["inked"], [], True),
    ],
)
def test_who_cannot_recover(
    kind: str, tokens: list[str], coral: list[tuple[int, int]], allowed: bool
) -> None:
    b = battle({"one": (kind, (0, 0), {"tokens": tokens})}, coral=coral, card="0/1/2")
    assert b.may("recover", (0, 0)) is allowed
    if allowed:
        b.activates("recover", (0, 0)).picks("one")
        assert b.tokens("one") == []


@pytest.mark.rule("LRK-RECOV-3")
def test_with_nothing_to_take_off_recover_is_not_offered() -> None:
    b = battle(
        {"one": ("cog_drone", (0, 0), {"tokens": ["swimming", "charging"], "wounds": 1})}, card="0/1/2"
    )
    assert not b.may("recover", (0, 0))


@pytest.mark.rule("LRK-RECOV-3", "LRK-ACT-7")
def test_in_a_recover_activation_those_are_offered_who_have_something_and_have_not_acted() -> None:
    army: Army = {
        "able": ("cog_drone", (0, 0), {"tokens": ["inked"]}),
        "acted": ("cog_drone", (0, 0), {"tokens": ["inked"], "acted": True}),
        "well": ("cog_drone", (0, 0)),
    }
    b = battle(army, card="0/2/1").activates("recover", (0, 0))
    assert b.named() == ["able"]
    b.passes()
    assert (b.tokens("able"), b.model("able").acted, b.asked) == (["inked"], False, "turn")


# --- Coral ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SEARCH-1", "LRK-ACT-7")
def test_one_searches_who_has_not_acted() -> None:
    army: Army = {
        "acted": ("cog_drone", (0, 0), {"acted": True}),
        "one": ("cog_drone", (0, 0)),
        "two": ("cog_drone", (0, 0)),
    }
    b = battle(army, coral=[(0, 0)], card="0/1/2").activates("search", (0, 0))
    assert b.named() == ["one", "two"]


@pytest.mark.rule("LRK-DICE-3", "LRK-SEARCH-2")
def test_a_blank_pays_nothing() -> None:
    b = searching(battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2"), faces="--")
    assert (b.essence(0), b.g.players[0].items) == (3, [])


@pytest.mark.rule("LRK-SEARCH-1", "LRK-RULING-24")
def test_one_searches_where_one_stands() -> None:
    b = battle({"one": ("cog_drone", (0, -1))}, coral=[(0, 0)], abyss=[(1, -1)], card="0/1/2")
    assert not b.may("search", (0, -1))
    b = battle(
        {"one": ("cog_drone", (0, 0)), "two": ("cog_drone", (1, -1))},
        coral=[(0, 0)],
        abyss=[(1, -1)],
        card="0/1/2",
    )
    assert b.may("search", (0, 0))
    assert b.may("search", (1, -1))
    searching(b, faces="--")
    assert b.model("one").acted


@pytest.mark.example("LRK-T24")
@pytest.mark.rule("LRK-SEARCH-2", "LRK-SEARCH-3", "LRK-EQUIP-6")
def test_a_find_on_coral_and_a_sixth_card() -> None:
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    five = ["it_phial", "it_phial", "it_bandage", "it_helm", "it_suit"]
    for card in five:
        b.g.item_deck.take(card)
    b.g.players[0].items = list(five)
    b.put("item_deck", "it_trident")
    searching(b, faces="Ob")
    assert b.asked == "overflow"
    assert {option.card for option in b.offers(Discard)} == {*five, "it_trident"}
    b.play(Discard(0, "it_helm"))
    assert sorted(b.g.players[0].items) == sorted(
        ["it_phial", "it_phial", "it_bandage", "it_suit", "it_trident"]
    )
    assert "it_helm" in b.g.item_out
    assert not b.g.fresh
    assert defence_pool(b.g, 0) == (0, 0, 1)  # still Coral


@pytest.mark.example("LRK-T25")
@pytest.mark.rule("LRK-SEARCH-2", "LRK-DICE-3", "LRK-RULING-34")
def test_a_failed_search_leaves_the_coral_fresh() -> None:
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    searching(b, faces="Db")
    assert b.g.players[0].items == []
    assert b.g.fresh >> b.tile((0, 0)) & 1
    assert (b.essence(0), b.model("one").acted) == (4, True)


@pytest.mark.rule("LRK-SEARCH-2", "LRK-TOKEN-5")
def test_a_scavenger_searches_with_a_red_die() -> None:
    b = battle(
        {"one": ("nautilus_runner", (0, 0))}, {"far": ("cog_drone", (3, 0))}, coral=[(0, 0)], card="0/1/2"
    )
    searching(b, faces="Ow")  # only a red die has that face
    assert len(b.g.players[0].items) == 1


@pytest.mark.rule("LRK-SEARCH-3")
def test_searched_coral_cannot_be_searched_again() -> None:
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    assert b.may("search", (0, 0))
    b.g.fresh = 0
    assert Activate(0, "search", b.tile((0, 0))) not in menu(b.g, 0)


# --- Abyss ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-SEARCH-4", "LRK-RULING-31")
def test_a_treasure_is_taken_and_leaves_the_tile_empty() -> None:
    b = battle({"hulk": ("cog_hulk", (0, 0), {"wounds": 3})}, abyss=[(0, 0)], card="0/1/2")
    searching(b, "ab_cache")
    assert (b.essence(0), b.wounds("hulk")) == (5, 1)
    tile = b.tile((0, 0))
    assert not (b.g.hidden | b.g.guarded | b.g.lair) >> tile & 1
    assert "ab_cache" in b.g.abyss_out
    assert defence_pool(b.g, 0) == (0, 2, 0)  # empty, not a lair


@pytest.mark.rule("LRK-SEARCH-4")
def test_a_treasure_may_hold_items() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2")
    searching(b, "ab_armoury")
    assert len(b.g.players[0].items) == 2


@pytest.mark.example("LRK-T27")
@pytest.mark.rule("LRK-SEARCH-5", "LRK-SEARCH-8", "LRK-DICE-8", "LRK-ATK-9")
def test_a_fight_that_is_won_makes_a_lair() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2", windows=False)
    searching(b, "ab_eel", "Ob Ow + Ob Db")
    assert {type(option) for option in b.match.options} == {Fight, Flee}
    assert b.match.ask is not None
    assert b.match.ask.about == {"model": CREATURE + b.tile((0, 0))}
    b.play(Fight(0))
    assert b.essence(0) == 3 + 2 + 1
    assert b.g.lair >> b.tile((0, 0)) & 1
    assert b.g.creatures == []
    assert "ab_eel" in b.g.abyss_out
    assert defence_pool(b.g, 0) == (0, 3, 0)
    assert (b.at("hulk"), b.who) == ((0, 0), 1)  # it stays, and the turn is over


@pytest.mark.example("LRK-T28")
@pytest.mark.rule("LRK-SEARCH-5", "LRK-SEARCH-7")
def test_a_fight_that_is_not_won_ends_in_a_retreat() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2", windows=False)
    searching(b, "ab_calf", "Ob Sb Sb Sb  Ob Sb Sb Sb Db")
    b.play(Fight(0))
    assert b.asked == "retreat"
    assert b.g.fights == 2  # one blow each
    assert (b.wounds("hulk"), b.essence(0)) == (0, 4)
    b.steps((0, -1))
    assert b.at("hulk") == (0, -1)
    assert b.g.guarded >> b.tile((0, 0)) & 1
    assert not b.queue


@pytest.mark.rule("LRK-SEARCH-8")
def test_rewards_are_essence_then_cards_one_by_one() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2", windows=False)
    searching(b, "ab_kelp", "Ow Ow + Ob Ob --")
    b.play(Fight(0))
    assert len(b.g.players[0].items) == 1
    b = battle({"hulk": ("cog_hulk", (0, -1))}, creatures={(0, 0): "ab_calf"}, card="0/1/2", windows=False)
    b.g.creatures[0].wounds, b.g.creatures[0].essence = 5, 3
    b.attacks("hulk", "", "Ob Sb Ob Ob")
    assert (b.essence(0), len(b.g.players[0].items)) == (3 + 2 + 3, 2)  # and what lay on the tile


@pytest.mark.rule("LRK-EQUIP-6")
def test_a_fifth_card_still_fits() -> None:
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    b.g.players[0].items = ["cog_i1", "cog_i2", "cog_i3", "cog_i4"]
    searching(b, faces="Ob")
    assert (len(b.g.players[0].items), b.asked, b.who) == (5, "turn", 1)


@pytest.mark.rule("LRK-END-2", "LRK-SEARCH-5")
def test_a_search_may_end_the_battle() -> None:
    b = battle({"last": ("cog_drone", (0, 0), {"wounds": 1})}, abyss=[(0, 0)], card="0/1/2", windows=False)
    searching(b, "ab_eel", "Sb -- Ob  Ob Sb Ob").play(Fight(0))
    assert b.match.outcome is not None
    assert (b.match.outcome.winners, b.g.last_event) == ((1,), "")  # at once, without an event


@pytest.mark.rule("LRK-GUARD-7", "LRK-SEARCH-5")
def test_who_steps_aside_in_a_search_fight_is_not_struck_for_it_by_the_same_creature() -> None:
    crew = {"far": ("nautilus_deckhand", (-3, 0)), "oriel": ("nautilus_pilot", (0, 0))}
    b = battle(crew, {"foe": ("cog_drone", (3, 0))}, abyss=[(0, 0)], card="0/1/2")
    searching(b, "ab_golem", "Sb Sb Sb Sb --  Ob Sb Ob Ob").play(Fight(0)).uses("own").steps((1, -1))
    assert (b.said("guard"), b.queue, b.at("oriel"), b.who) == ([], [], (1, -1), 1)


@pytest.mark.rule("LRK-GUARD-7")
def test_a_search_is_a_cause_of_its_own() -> None:
    """The Eel has struck the Pilot on its way; stepping aside in the fight, the Pilot is struck again."""
    crew = {"far": ("nautilus_deckhand", (-3, 0)), "oriel": ("nautilus_pilot", (0, -1))}
    b = battle(crew, {"foe": ("cog_drone", (3, 0))}, abyss=[(0, 0)], creatures={(2, -1): "ab_eel"})
    b.rolls("Sb Sb Ob Ob").activates("move", (0, -1)).picks("oriel").declares()
    b.steps((1, -1)).passes().steps((0, 0)).stops()
    assert len(b.said("guard")) == 1
    searching(b, "ab_golem", "Sb Sb Sb Sb --  Ob Sb Ob Ob  Sb Sb Ob Ob").play(Fight(0)).uses("own")
    b.steps((1, -1)).passes()
    assert (len(b.said("guard")), b.queue) == (2, [])


@pytest.mark.rule("LRK-SEARCH-4", "LRK-WOUND-2")
def test_whatever_heals_in_a_treasure_heals_the_finder() -> None:
    twice = [{"op": "heal", "who": "bearer", "n": 1}, {"op": "heal", "who": "bearer", "n": 1}]
    book = load_book({"abyss_deck": {"card": {"ab_cache": {"effects": twice}}}})
    army: Army = {
        "friend": ("cog_drone", (0, 0), {"wounds": 1, "acted": True}),
        "one": ("cog_bulwark", (0, 0), {"wounds": 2}),
    }
    b = searching(battle(army, abyss=[(0, 0)], card="0/1/2", book=book), "ab_cache")
    assert (b.wounds("one"), b.wounds("friend")) == (0, 1)


@pytest.mark.rule("LRK-SEARCH-4", "LRK-EQUIP-9", "LRK-EVENT-2")
def test_what_has_been_drawn_cannot_be_taken_back() -> None:
    b = battle({"hulk": ("cog_hulk", (0, 0))}, abyss=[(0, 0)], card="1/1/1")
    b.wastes()
    assert b.match.can_take_back(0)
    searching(b, "ab_vein")
    assert (b.asked, b.who) == ("turn", 0)
    assert not b.match.can_take_back(0)


@pytest.mark.rule("LRK-SEARCH-10", "LRK-EQUIP-9", "LRK-EVENT-2")
def test_a_deck_that_is_made_anew_is_shuffled() -> None:
    b = battle({"hulk": ("cog_hulk", (0, 0))}, abyss=[(0, 0)], card="0/1/2")
    b.g.event_deck.move_all(b.g.event_out)
    before = list(b.g.event_out.cards)
    b.ends_turn()
    assert len(b.g.event_deck.cards) == 23
    for order in (before, before[::-1]):
        assert b.g.event_deck.cards not in (order[:-1], order[1:])


@pytest.mark.example("LRK-T26")
@pytest.mark.rule(
    "LRK-SEARCH-4", "LRK-SEARCH-6", "LRK-SEARCH-7", "LRK-LURK-2", "LRK-RULING-25", "LRK-GUARD-3"
)
def test_fleeing_exchanges_no_blows_and_everybody_retreats() -> None:
    army: Army = {"one": ("cog_drone", (0, 0)), "two": ("cog_drone", (0, 0))}
    b = battle(army, abyss=[(0, 0)], card="0/1/2", event="ev_mercy", windows=False)
    b.put("abyss_deck", "ab_golem").rolls("").activates("search", (0, 0)).picks("one")
    b.play(Flee(0)).steps((0, -1)).steps((1, -1))
    assert (b.at("one"), b.at("two")) == ((0, -1), (1, -1))
    assert (b.wounds("one"), b.wounds("two")) == (0, 0)
    b.ends_turn()  # of the other player
    assert (b.asked, b.who) == ("lurker_target", 1)
    assert b.named() == ["one", "two"]


@pytest.mark.rule("LRK-SEARCH-7", "LRK-RULING-25")
def test_retreat_may_lead_onto_rock_even_for_the_trapped() -> None:
    b = battle(
        {"hulk": ("cog_hulk", (0, 0), {"tokens": ["trapped"]})}, abyss=[(0, 0)], rock=[(0, -1)], card="0/1/2"
    )
    searching(b, "ab_golem")
    b.play(Flee(0)).steps((0, -1))
    assert b.at("hulk") == (0, -1)
    assert not b.model("hulk").perched


@pytest.mark.rule("LRK-SEARCH-7", "LRK-RULING-25")
def test_with_nowhere_to_go_a_model_is_destroyed() -> None:
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    foes: Army = {f"foe{n}": ("nautilus_deckhand", at) for n, at in enumerate(around)}
    b = battle({**HULK, "other": ("cog_drone", (0, -3))}, foes, abyss=[(0, 0)], card="0/1/2")
    searching(b, "ab_golem")
    b.play(Flee(0))
    assert b.fallen("hulk")


@pytest.mark.rule("LRK-SEARCH-9")
def test_a_strike_may_slay_a_creature_and_earns_the_reward() -> None:
    b = battle({"foreman": ("cog_foreman", (0, -2), {"ability": "cog_a8"})}, creatures={(0, 0): "ab_eel"})
    b.activates("move", (0, -2)).picks("foreman").declares()
    b.rolls("Sb Sb").steps((0, -1))
    b.rolls("Sb Sb --  Ob Ob --").uses("card")
    assert b.g.creatures == []
    assert b.essence(0) == 3 - 1 + 2
    assert b.g.lair >> b.tile((0, 0)) & 1


@pytest.mark.rule("LRK-SEARCH-10")
def test_an_empty_abyss_deck_is_made_anew_or_the_tile_is_empty() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2")
    b.g.abyss_deck.move_all(b.g.abyss_out)
    searching(b)
    assert len(b.g.abyss_deck) >= 17
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2")
    b.g.abyss_deck.cards.clear()
    b.g.abyss_deck.known.clear()
    searching(b)
    assert not b.g.hidden
    assert b.asked == "turn"
    assert (b.essence(0), b.g.creatures) == (3, [])


@pytest.mark.example("LRK-T44")
@pytest.mark.rule("LRK-EQUIP-9")
def test_an_empty_item_deck_is_made_anew_and_with_none_left_nothing_is_drawn() -> None:
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    b.g.item_deck.move_all(b.g.item_out)
    searching(b, faces="Ob")
    assert (len(b.g.players[0].items), len(b.g.item_deck), len(b.g.item_out)) == (1, 29, 0)
    b = battle({"one": ("cog_drone", (0, 0))}, coral=[(0, 0)], card="0/1/2")
    b.g.item_deck.cards.clear()
    b.g.item_deck.known.clear()
    searching(b, faces="Ob")
    assert b.g.players[0].items == []
    assert not b.g.fresh


def test_all_ways_of_retreat_are_offered() -> None:
    b = battle(HULK, abyss=[(0, 0)], card="0/1/2")
    searching(b, "ab_golem")
    b.play(Flee(0))
    assert len(b.offers(StepTo)) == 6
