"""The logistics step: equip, share, use (LRK-EQUIP)."""

from typing import Any

import pytest

from fathomfive.games.lurk.actions import Equip, Share, UseItem
from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.state import FALLEN
from fathomfive.kernel.play import Pass
from tests.games.lurk.table import Battle, Laid, battle

TRIO: dict[str, Laid] = {
    "foreman": ("cog_foreman", (0, -1), {"weapon": "cog_g1", "item": "cog_i3"}),
    "drone": ("cog_drone", (0, -1), {"item": "cog_i4"}),
    "bare": ("cog_bulwark", (0, -1)),
}


def packing(army: dict[str, Laid] | None = None, items: list[str] | None = None, **more: Any) -> Battle:
    """A Movement activation has begun with its logistics step."""
    b = battle(army or TRIO, **more)
    for card in items or []:
        b.g.item_deck.take(card)
    b.g.players[0].items = list(items or [])
    return b.activates("move", (0, -1))


@pytest.mark.rule("LRK-EQUIP-1", "LRK-RULING-14")
def test_logistics_comes_before_anybody_moves_and_in_any_order() -> None:
    b = packing(items=["it_suit", "it_helm"])
    assert b.asked == "logistics"
    assert Pass(0) in b.match.options
    b.play(Share(0, "item", 1, 2)).play(Equip(0, "it_suit", 0)).play(Share(0, "item", 2, 1))
    assert b.asked == "logistics"
    b.passes()
    assert b.asked == "mover"
    assert not b.offers(Equip)


@pytest.mark.rule("LRK-EQUIP-2")
def test_equip_is_for_one_model_and_what_was_there_returns() -> None:
    b = packing(items=["it_trident", "it_suit", "it_phial"])
    b.play(Equip(0, "it_trident", 0))
    assert b.model("foreman").weapon == "it_trident"
    assert b.g.players[0].items == ["it_suit", "it_phial", "cog_g1"]
    assert {option.uid for option in b.offers(Equip)} == {0}
    b.play(Equip(0, "it_suit", 0))
    assert b.model("foreman").armour == "it_suit"


@pytest.mark.example("LRK-T43")
@pytest.mark.rule("LRK-EQUIP-3", "LRK-ARMY-8")
def test_share_gives_or_swaps_and_minds_the_slots() -> None:
    b = packing()
    shares = {(o.slot, o.giver, o.receiver) for o in b.offers(Share)}
    assert ("weapon", 0, 1) not in shares  # a minion has no slot for a weapon
    assert ("item", 0, 1) in shares
    assert ("item", 1, 2) in shares
    b.play(Share(0, "item", 0, 1))  # both carry an item: they swap
    assert (b.model("foreman").item, b.model("drone").item) == ("cog_i4", "cog_i3")
    b.play(Share(0, "item", 1, 2))
    assert (b.model("drone").item, b.model("bare").item) == ("", "cog_i3")


@pytest.mark.rule("LRK-EQUIP-3", "LRK-ARMY-7")
def test_characters_share_weapons_and_armours_as_well() -> None:
    pair: dict[str, Laid] = {
        "foreman": ("cog_foreman", (0, -1), {"weapon": "cog_g1", "armour": "cog_g3"}),
        "ulm": ("cog_torpedier", (0, -1), {"weapon": "cog_g2"}),
        "drone": ("cog_drone", (0, -1)),
    }
    b = packing(pair)
    assert b.offers(Share) == [Share(0, "weapon", 0, 1), Share(0, "armour", 0, 1)]  # a swap is one option
    b.play(Share(0, "weapon", 0, 1)).play(Share(0, "armour", 0, 1))
    assert (b.model("foreman").weapon, b.model("foreman").armour) == ("cog_g2", "")
    assert (b.model("ulm").weapon, b.model("ulm").armour) == ("cog_g1", "cog_g3")
    alone = {"foreman": pair["foreman"], "drone": ("cog_drone", (0, -1))}
    assert not packing(alone).offers(Share)
    armoured: dict[str, Laid] = {
        "one": ("cog_foreman", (0, -1), {"armour": "cog_g3"}),
        "two": ("cog_torpedier", (0, -1)),
    }
    assert packing(armoured).offers(Share) == [Share(0, "armour", 0, 1)]


@pytest.mark.rule("LRK-EQUIP-2", "LRK-ARMY-8")
def test_a_minion_is_equipped_with_items_alone() -> None:
    b = packing(items=["it_trident", "it_suit", "it_phial"])
    assert [(o.card, o.uid) for o in b.offers(Equip)] == [
        ("it_trident", 0),
        ("it_suit", 0),
        ("it_phial", 0),
        ("it_phial", 1),
        ("it_phial", 2),
    ]


@pytest.mark.rule("LRK-EQUIP-1")
def test_handing_things_about_comes_to_an_end() -> None:
    """Two bots' shares that changed nothing went on for ever once."""
    b = packing(items=["it_trident", "it_suit"])
    handed = 0
    while b.asked == "logistics" and (transfers := [*b.offers(Share), *b.offers(Equip)]):
        b.play(transfers[handed % len(transfers)])
        handed += 1
        assert handed < 30
    assert handed > 4


@pytest.mark.rule("LRK-RULING-37")
def test_two_copies_of_a_card_share_the_two_times_it_may_change_hands() -> None:
    pair: dict[str, Laid] = {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, -1))}
    b = packing(pair, items=["it_phial", "it_phial", "it_bandage"])
    b.play(Equip(0, "it_phial", 0)).play(Share(0, "item", 0, 1))
    assert b.model("two").item == "it_phial"
    assert b.g.players[0].items == ["it_phial", "it_bandage"]
    assert {o.card for o in b.offers(Equip)} == {
        "it_bandage"
    }  # the other phial never moved, but its kind has
    b.passes().passes().activates("move", (0, -1))
    assert {o.card for o in b.offers(Equip)} == {"it_phial", "it_bandage"}  # a new logistics step


@pytest.mark.rule("LRK-RULING-37")
def test_a_swap_counts_the_givers_card_alone() -> None:
    b = packing()
    b.play(Share(0, "item", 0, 1)).play(Share(0, "item", 0, 1))  # there and back
    assert Share(0, "item", 0, 1) in b.match.options  # each has moved twice, but was the giver's once


@pytest.mark.rule("LRK-EQUIP-3")
def test_nothing_is_shared_with_another_tile() -> None:
    b = packing({**TRIO, "apart": ("cog_drone", (0, -2))})
    assert all(3 not in (o.giver, o.receiver) for o in b.offers(Share))


@pytest.mark.rule("LRK-EQUIP-4")
def test_abilities_stay_where_they_are() -> None:
    pair: dict[str, Laid] = {
        "foreman": ("cog_foreman", (0, -1), {"ability": "cog_a5", "item": "cog_i3"}),
        "ulm": ("cog_torpedier", (0, -1)),
    }
    b = packing(pair)
    assert {o.slot for o in b.offers(Share)} == {"item"}


@pytest.mark.rule("LRK-EQUIP-5", "LRK-EQUIP-7")
def test_a_logistics_item_is_used_by_its_bearer_and_spent() -> None:
    b = packing({"drone": ("cog_hulk", (0, -1), {"item": "it_bandage", "wounds": 3})})
    b.g.item_deck.take("it_bandage")
    b.play(UseItem(0, 0))
    assert (b.wounds("drone"), b.model("drone").item) == (1, "")
    assert "it_bandage" in b.g.item_out
    b = packing({"drone": ("cog_hulk", (0, -1), {"item": "cog_i2"})})
    b.play(UseItem(0, 0))
    assert b.essence(0) == 5
    assert "cog_i2" not in b.g.item_out  # a starting card leaves the game
    b = packing(
        {
            "claw": (
                "low_clawkin",
                (0, -1),
                {"item": "low_i2", "wounds": 1, "tokens": ["trapped", "marked", "swimming"]},
            )
        }
    )
    b.play(UseItem(0, 0))
    assert (b.tokens("claw"), b.wounds("claw")) == (["swimming"], 0)


@pytest.mark.rule("LRK-EQUIP-5")
def test_an_item_that_is_not_for_a_single_use_stays() -> None:
    book = load_book({"starting_cards": {"card": {"cog_i1": {"single_use": False}}}})
    b = packing({"hulk": ("cog_hulk", (0, -1), {"item": "cog_i1", "wounds": 3})}, book=book)
    b.play(UseItem(0, 0))
    assert (b.wounds("hulk"), b.model("hulk").item) == (1, "cog_i1")


@pytest.mark.rule("LRK-EQUIP-5")
def test_other_items_are_not_used_here() -> None:
    assert not packing().offers(UseItem)


@pytest.mark.rule("LRK-EQUIP-6")
def test_the_reserve_never_holds_more_than_five() -> None:
    five = ["it_phial", "it_phial", "it_phial", "it_bandage", "it_helm"]
    b = battle({"one": ("cog_drone", (0, -1))}, card="0/0/3", event="ev_salvage", agenda=None)
    assert b.asked == "turn"
    b = battle({"one": ("cog_drone", (0, -1))}, event="ev_salvage")
    for card in five:
        b.g.item_deck.take(card)
    b.g.players[0].items = list(five)
    b.ends_turn()
    assert (b.asked, b.who) == ("overflow", 0)
    b.play(b.match.options[0])
    assert len(b.g.players[0].items) == 5


@pytest.mark.rule("LRK-EQUIP-7", "LRK-EQUIP-8", "LRK-RULING-15")
def test_the_cards_of_the_fallen_are_discarded() -> None:
    laden: dict[str, Laid] = {
        "captain": (
            "nautilus_captain",
            (0, 0),
            {
                "wounds": 4,
                "item": "it_phial",
                "weapon": "nautilus_g1",
                "armour": "it_suit",
                "ability": "nautilus_a4",
            },
        ),
        "other": ("nautilus_sled", (0, 3)),
    }
    b = battle({"hulk": ("cog_hulk", (0, -1))}, laden, card="0/1/2", windows=False)
    for card in ("it_phial", "it_suit"):
        b.g.item_deck.take(card)
    b.attacks("hulk", "captain", "Ob Ob Sb Ob --")
    assert b.fallen("captain")
    assert b.g.item_out.cards == ["it_phial", "it_suit"]
    model = b.model("captain")
    assert (model.item, model.weapon, model.ability) == ("", "", "")


@pytest.mark.rule("LRK-EQUIP-10")
def test_the_trapped_and_the_tired_take_part_in_logistics() -> None:
    b = packing(
        {
            "one": ("cog_drone", (0, -1), {"item": "cog_i4", "tokens": ["trapped"]}),
            "two": ("cog_drone", (0, -1), {"moves": 2}),
        }
    )
    b.play(Share(0, "item", 0, 1))
    assert b.model("two").item == "cog_i4"
    b.passes()
    assert b.asked == "turn"  # nobody could move, and nobody had to


def test_the_count_finds_every_card_of_a_deck_wherever_it_lies() -> None:
    """With a model, in an Item Reserve, on the map, drawn or discarded: by it the suite sees a lost one."""
    whole = battle({"one": ("cog_drone", (0, -1))}).g.components()
    assert whole.total() == 30 + 18 + 24
    army: dict[str, Laid] = {
        "foreman": ("cog_foreman", (0, -1), {"weapon": "it_trident", "armour": "it_suit", "item": "cog_i3"}),
        "drone": ("cog_drone", (0, -1), {"item": "it_phial"}),
        "fallen": ("cog_hulk", (0, 0), {"tile": FALLEN}),
    }
    b = battle(army, creatures={(0, 0): "ab_eel"})
    for card in ("it_trident", "it_suit", "it_phial", "it_phial", "it_helm"):
        b.g.item_deck.take(card)
    b.g.players[0].items = ["it_phial", "cog_i4"]
    b.g.item_out.put("it_helm")
    assert b.g.components() == whole
    b.g.players[0].items.remove("it_phial")
    assert b.g.components() != whole
