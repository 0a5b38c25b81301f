"""An attack from declaration to wounds, and what abilities add (LRK-ATK, LRK-ESS, LRK-WOUND)."""

from typing import Any

import pytest

from fathomfive.games.lurk.actions import Activate, StepTo, Target, Use, UseItem
from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from fathomfive.kernel.play import Pass
from tests.games.lurk.table import Army, Battle, Laid, battle, turn_of

DRONE = ("cog_drone", (0, -1))
DECKHAND = ("nautilus_deckhand", (0, 0))


def duel(attacker: Laid, target: Laid, **more: Any) -> Battle:
    """Two models beside each other; the attack is declared with the dice of `faces`."""
    faces, windows = more.pop("faces", None), more.pop("windows", True)
    b = battle({"one": attacker}, {"two": target}, card="0/1/2", windows=windows, **more)
    return b.attacks("one", "two", faces)


# --- the sequence --------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-1")
def test_models_and_creatures_in_reach_can_be_attacked_and_friends_cannot() -> None:
    b = battle(
        {"one": DRONE, "friend": ("cog_drone", (1, -2))},
        {"two": DECKHAND, "far": ("nautilus_deckhand", (0, 2))},
        creatures={(-1, 0): "ab_golem", (2, 1): "ab_eel"},
        card="0/1/2",
    )
    b.activates("attack", (0, -1)).picks("one")
    assert b.named() == ["two"]
    assert len(b.offers(Target)) == 2


@pytest.mark.rule("LRK-ATK-2", "LRK-ESS-1")
def test_the_sequence_in_order_and_late_essence_is_too_late() -> None:
    b = battle({"one": DRONE}, {"two": ("low_ogre", (0, 0))}, card="0/1/2")
    b.g.players[1].essence = 0
    b.attacks("one", "two", "Ob Ob Db Sb --")
    assert b.model("one").acted  # A1
    assert b.match.ask is not None
    assert (b.asked, b.match.ask.rule) == ("attack_window", "LRK-ATK-3")  # A2
    b.passes()  # no defence window: nothing could be paid
    assert b.essence(1) == 1
    assert b.wounds("two") == 1
    order = [t.text for t in b.told if t.text in ("log-attacks", "log-attack-roll", "log-wounds")]
    assert order == ["log-attacks", "log-attack-roll", "log-wounds"]


@pytest.mark.example("LRK-T31")
@pytest.mark.rule("LRK-ATK-3", "LRK-ATK-5", "LRK-RULING-33")
def test_one_ability_or_item_in_the_attack_window() -> None:
    gear = {"ability": "nautilus_a4", "item": "nautilus_i2"}
    b = duel(("nautilus_captain", (0, -1), gear), ("cog_hulk", (0, 0)))
    assert [o.what for o in b.offers(Use)] == ["own", "card", "item"]
    assert Pass(0) in b.match.options
    b.rolls("Sb Sb -- Sb Sb").uses("card")
    assert b.essence(0) == 2
    assert b.wounds("two") == 0
    assert b.g.fight is not None
    assert (b.g.fight.used, b.g.fight.parried) == ("card", "")
    assert b.g.fight.hits == 1
    assert b.model("one").item == "nautilus_i2"  # still there: one choice an attack


@pytest.mark.example("LRK-T10")
@pytest.mark.rule("LRK-TERM-3", "LRK-ATK-3")
def test_fire_on_my_mark_upgrades_two_dice() -> None:
    b = duel(("nautilus_captain", (0, -1)), ("cog_hulk", (0, 0)))
    b.rolls("Ob Ob Ob Sb Sb").uses("own")
    assert b.g.fight is not None
    assert [face // 7 for face in b.g.fight.attack] == [2, 1, 1]
    assert b.essence(0) == 2


@pytest.mark.rule("LRK-ATK-4", "LRK-RULING-20")
def test_the_defender_chooses_with_the_attack_roll_in_sight() -> None:
    b = duel(DRONE, ("low_ogre", (0, 0)), faces="Ob Ob").passes()
    assert (b.asked, b.who) == ("defence_window", 1)
    assert b.match.ask is not None
    assert b.match.ask.rule == "LRK-ATK-4"
    assert b.g.fight is not None
    assert b.g.fight.hits == 2
    assert b.g.fight.defence == []
    b.rolls("Sb Sb Sb --").uses("own")  # Withdraw: one red die more
    assert (b.wounds("two"), b.essence(1), b.queue) == (0, 2, [])
    assert (b.g.fight.used, b.g.fight.parried) == ("", "own")


@pytest.mark.rule("LRK-ATK-4")
def test_a_trapped_target_and_a_creature_have_no_window() -> None:
    b = duel(DRONE, ("low_ogre", (0, 0), {"tokens": ["trapped"]}), faces="Sb -- Sb Sb --").passes()
    assert b.who == 1
    assert b.asked == "turn"
    b = battle({"one": DRONE}, creatures={(0, 0): "ab_golem"}, card="0/1/2")
    b.attacks("one", "", "Sb -- Sb Sb --").passes()
    assert b.asked == "turn"


@pytest.mark.example("LRK-T32")
@pytest.mark.rule("LRK-ATK-2", "LRK-ESS-1")
def test_the_essence_of_a_defence_roll_comes_too_late_to_pay_for_it() -> None:
    b = battle({"one": ("nautilus_deckhand", (0, -1))}, {"diver": ("cog_bulwark", (0, 0))}, card="0/1/2")
    b.g.players[1].essence = 0
    b.attacks("one", "diver", "Ob Ob Db Sb").passes()
    assert (b.asked, b.queue) == ("turn", [])  # Lock Plates was not offered
    assert (b.essence(1), b.wounds("diver")) == (1, 1)


@pytest.mark.example("LRK-T33")
@pytest.mark.rule("LRK-ATK-4")
def test_a_trapped_diver_cannot_lock_its_plates() -> None:
    trapped = ("cog_bulwark", (0, 0), {"tokens": ["trapped"]})
    b = duel(("nautilus_deckhand", (0, -1)), trapped, faces="Ob Ob Db Sb").passes()
    assert (b.asked, b.wounds("two")) == ("turn", 1)
    free = duel(("nautilus_deckhand", (0, -1)), ("cog_bulwark", (0, 0)), faces="Ob Ob").passes()
    assert free.asked == "defence_window"


@pytest.mark.rule("LRK-ATK-3", "LRK-ATK-4")
def test_who_is_trapped_may_still_use_an_attack_ability() -> None:
    b = duel(("cog_drone", (0, -1), {"tokens": ["trapped"]}), DECKHAND)
    assert [o.what for o in b.offers(Use)] == ["own"]


@pytest.mark.rule("LRK-ESS-1")
def test_the_last_essence_pays_for_an_ability() -> None:
    b = battle({"one": DRONE}, {"two": DECKHAND}, card="0/1/2")
    b.g.players[0].essence = 1
    b.attacks("one", "two").rolls("Sb -- -- Ob").uses("own")
    assert (b.essence(0), b.queue) == (0, [])


@pytest.mark.rule("LRK-ATK-3", "LRK-ATK-4", "LRK-EQUIP-7")
def test_an_item_of_a_window_is_used_once() -> None:
    """A black pearl in the attack, a smoke bottle in the defence."""
    b = battle(
        {"one": ("cog_drone", (0, -1), {"item": "it_pearl"})},
        {"two": ("nautilus_deckhand", (0, 0), {"item": "it_smoke"})},
        card="0/1/2",
    )
    for card in ("it_pearl", "it_smoke"):
        b.g.item_deck.take(card)
    b.attacks("one", "two").rolls("Ob Ob --").uses("item").rolls("Ob").uses("item")
    assert (b.model("one").item, b.model("two").item) == ("", "")
    assert b.g.item_out.cards == ["it_pearl", "it_smoke"]
    assert (b.wounds("two"), b.queue) == (0, [])
    b = battle({"one": ("low_clawkin", (0, -1), {"item": "low_i4"})}, {"two": DECKHAND}, card="0/1/2")
    b.attacks("one", "two").rolls("Sb -- -- -- -- Ob").uses("item")
    assert (b.model("one").item, b.g.item_out.cards, b.queue) == ("", [], [])  # a starting card is gone


@pytest.mark.rule("LRK-ATK-5", "LRK-ESS-1")
def test_what_cannot_be_paid_is_not_offered() -> None:
    b = battle({"one": DRONE}, {"two": DECKHAND}, card="0/1/2")
    b.g.players[0].essence = 0
    b.attacks("one", "two", "Sb -- Ob")
    assert b.asked == "turn"
    b = duel(("nautilus_ray", (0, -1)), ("cog_hulk", (0, 0)))
    b2 = battle({"one": ("nautilus_ray", (0, -1))}, {"two": ("cog_hulk", (0, 0))}, card="0/1/2")
    b2.g.players[0].essence = 1  # Twin Torpedoes costs 2
    b2.attacks("one", "two", "Sb Sb Sb Sb Sb")
    assert b.asked == "attack_window"
    assert b2.asked == "turn"


# --- pools ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-6")
@pytest.mark.parametrize(
    ("attacker", "target", "pool"),
    [
        ({}, {}, (0, 3, 0)),
        ({"weapon": "low_g1"}, {}, (0, 3, 0)),
        ({"perched": True}, {}, (0, 3, 1)),
        ({}, {"tokens": ["marked"]}, (0, 3, 1)),
        ({"tokens": ["charging"]}, {}, (0, 2, 1)),
        ({"tokens": ["charging", "inked"]}, {}, (0, 2, 0)),
        ({"weapon": "it_cleaver"}, {}, (0, 4, 0)),
        ({"weapon": "it_carbine"}, {}, (0, 2, 1)),
        ({"armour": "low_g3"}, {}, (0, 3, 0)),
        ({"armour": "it_helm"}, {}, (0, 3, 0)),
    ],
)
def test_what_goes_into_an_attack_pool(
    attacker: dict[str, Any], target: dict[str, Any], pool: tuple[int, int, int]
) -> None:
    b = battle({"one": ("low_matriarch", (0, -1), attacker)}, {"two": ("cog_hulk", (0, 0), target)})
    assert attack_pool(b.g, 0, 1, "normal") == pool


@pytest.mark.rule("LRK-ATK-6", "LRK-TOKEN-5")
def test_swarm_needs_a_friend_on_the_tile() -> None:
    alone = battle({"one": ("low_clawkin", (0, -1))}, {"two": ("cog_hulk", (0, 0))})
    assert attack_pool(alone.g, 0, 1, "normal") == (0, 1, 1)
    pack = {
        "one": ("low_clawkin", (0, -1)),
        "other": ("low_clawkin", (0, -1)),
        "third": ("low_netter", (0, -1)),
    }
    b = battle(pack, {"two": ("cog_hulk", (0, 0))})
    assert attack_pool(b.g, 0, 3, "normal") == (0, 1, 2)
    assert attack_pool(b.g, 2, 3, "normal") == (0, 1, 1)


@pytest.mark.rule("LRK-ATK-7", "LRK-ATK-8", "LRK-ATK-9")
@pytest.mark.parametrize(
    ("kind", "more", "ground", "pool"),
    [
        ("cog_bulwark", {}, {}, (0, 2, 0)),
        ("cog_bulwark", {"tokens": ["braced"]}, {}, (0, 2, 1)),
        ("cog_bulwark", {"tokens": ["swimming"]}, {}, (0, 1, 1)),
        ("cog_bulwark", {"tokens": ["inked", "swimming"]}, {}, (0, 1, 0)),
        ("cog_bulwark", {}, {"lair": [(0, 0)]}, (0, 3, 0)),
        ("cog_bulwark", {}, {"coral": [(0, 0)]}, (0, 1, 1)),
        ("cog_lamp", {}, {"coral": [(0, 0)]}, (0, 0, 0)),
        ("low_spiner", {}, {"coral": [(0, 0)]}, (0, 1, 0)),
        ("cog_foreman", {"armour": "cog_g4"}, {}, (0, 3, 0)),
        ("cog_foreman", {"armour": "it_turtle"}, {}, (0, 3, 1)),
        ("cog_foreman", {"weapon": "it_cleaver"}, {}, (0, 2, 1)),
        ("cog_foreman", {"weapon": "it_maul"}, {}, (0, 2, 1)),
    ],
)
def test_what_goes_into_a_defence_pool(
    kind: str, more: dict[str, Any], ground: dict[str, Any], pool: tuple[int, int, int]
) -> None:
    b = battle({"one": (kind, (0, 0), more)}, **ground)
    assert defence_pool(b.g, 0) == pool


@pytest.mark.rule("LRK-ATK-7", "LRK-TOKEN-5")
def test_a_guardian_helps_others_once_and_never_itself() -> None:
    pair = {"foreman": ("cog_foreman", (0, 0)), "diver": ("cog_bulwark", (0, 0))}
    b = battle(pair)
    assert defence_pool(b.g, 1) == (0, 2, 1)
    assert defence_pool(b.g, 0) == (0, 2, 1)  # its printed RRW, nothing more


@pytest.mark.rule("LRK-ATK-8", "LRK-SEARCH-3", "LRK-RULING-23")
def test_searched_coral_is_still_coral() -> None:
    b = battle({"lamp": ("cog_lamp", (0, 0))}, coral=[(0, 0)])
    b.g.fresh = 0
    assert defence_pool(b.g, 0) == (0, 0, 0)


@pytest.mark.rule("LRK-ATK-10")
def test_hits_less_blocks_less_reductions() -> None:
    b = duel(
        ("nautilus_captain", (0, -1), {"ability": "nautilus_a4"}),
        ("ancients_scion", (0, 0), {"item": "ancients_i3"}),
    )
    b.rolls("Ob Ob Ob Sb Sb").uses("card")  # three octopuses and Called Shot: four hits
    b.uses("item")  # Drowned Mirror: two wounds fewer
    assert b.g.fight is not None
    assert (b.g.fight.hits, b.g.fight.blocks, b.g.fight.wounds) == (4, 2, 0)
    b = duel(("low_clawkin", (0, -1)), ("cog_hulk", (0, 0)))
    b.rolls("Ob Ob Sb Sb").uses("own")  # Snap ignores a block
    assert b.wounds("two") == 1
    b = duel(("low_clawkin", (0, -1)), ("cog_hulk", (0, 0)))
    b.rolls("Ob Ob Ob Ob").uses("own")  # there is nothing to ignore
    assert b.wounds("two") == 2


@pytest.mark.rule("LRK-ATK-11")
def test_an_attack_without_dice_is_not_offered_and_an_empty_defence_rolls_nothing() -> None:
    weak = {"tokens": ["charging", "inked"]}
    b = battle(
        {"one": ("cog_foreman", (0, -1), {**weak, "weapon": "it_carbine"})}, {"two": DECKHAND}, card="0/1/2"
    )
    assert attack_pool(b.g, 0, 1, "normal") == (0, 1, 1)
    assert b.may("attack", (0, -1))
    thin = battle(
        {"one": ("cog_boilerwright", (0, -1), {**weak, "weapon": "it_carbine"})},
        {"two": DECKHAND},
        card="0/1/2",
    )
    assert not any(attack_pool(thin.g, 0, 1, "normal"))
    assert not [o for o in thin.offers(Activate) if o.mode == "attack"]
    b = duel(DRONE, ("nautilus_harpooner", (0, 0)), coral=[(0, 0)], windows=False, faces="Ob --")
    assert b.g.fight is not None
    assert b.g.fight.defence == []
    assert b.wounds("two") == 1


@pytest.mark.example("LRK-T07")
@pytest.mark.rule("LRK-ATK-8", "LRK-TERM-2")
def test_a_lamp_gunner_on_coral_has_nothing_to_defend_with() -> None:
    b = duel(
        ("nautilus_deckhand", (0, -1)), ("cog_lamp", (0, 0)), coral=[(0, 0)], faces="Ob --", windows=False
    )
    assert not b.queue
    assert b.g.fight is not None
    assert (b.g.fight.defence, b.wounds("two")) == ([], 1)


@pytest.mark.rule("LRK-ATK-11")
@pytest.mark.parametrize("token", ["inked", "charging"])
def test_an_attack_that_a_token_leaves_without_dice_is_not_offered(token: str) -> None:
    book = load_book({"models": {"model": {"cog_drone": {"attack": "W"}}}})
    army: Army = {"weak": ("cog_drone", (0, -1), {"tokens": [token]}), "strong": ("cog_hulk", (1, -1))}
    b = battle(army, {"two": DECKHAND}, card="0/1/2", book=book)
    assert not b.may("attack", (0, -1))
    assert b.may("attack", (1, -1))
    army["strong"] = ("cog_bulwark", (0, -1))
    b = battle(army, {"two": DECKHAND}, card="0/1/2", book=book).activates("attack", (0, -1))
    assert b.named() == ["strong"]
    marked = ("nautilus_deckhand", (0, 0), {"tokens": ["marked"]})  # a white die against the Marked
    assert battle(army, {"two": marked}, card="0/1/2", book=book).activates("attack", (0, -1)).named() == [
        "weak",
        "strong",
    ]


@pytest.mark.rule("LRK-ATK-11")
def test_an_attack_that_a_weapon_leaves_without_dice_is_not_offered() -> None:
    book = load_book({"models": {"model": {"cog_foreman": {"attack": "W"}}}})
    carbine = ("cog_foreman", (0, -1), {"weapon": "it_carbine"})
    assert not battle({"one": carbine}, {"two": DECKHAND}, card="0/1/2", book=book).may("attack", (0, -1))
    bare = ("cog_foreman", (0, -1))
    assert battle({"one": bare}, {"two": DECKHAND}, card="0/1/2", book=book).may("attack", (0, -1))


@pytest.mark.rule("LRK-ATK-6")
@pytest.mark.parametrize(
    ("kind", "more", "friends", "dice"),
    [
        ("low_matriarch", {}, 0, "RRR"),
        ("low_matriarch", {}, 1, "RRRRW"),
        ("low_matriarch", {}, 2, "RRRRRW"),
        ("low_netmaster", {"ability": "low_a1"}, 0, "RR"),
        ("low_netmaster", {"ability": "low_a1"}, 1, "RRR"),
        ("low_netmaster", {"ability": "low_a1"}, 2, "RRRR"),
    ],
)
def test_a_blood_tide_counts_the_friends_on_the_tile(
    kind: str, more: dict[str, str], friends: int, dice: str
) -> None:
    pack = {f"claw{n}": ("low_clawkin", (0, -1)) for n in range(friends)}
    army: Army = {"one": (kind, (0, -1), more), **pack, "far": ("low_clawkin", (0, -2))}
    b = battle(army, {"two": DECKHAND}, card="0/1/2").attacks("one", "two")
    b.rolls("Sb " * len(dice) + "Ob").uses("card" if more else "own")
    assert b.g.fight is not None
    assert "".join("WRB"[face // 7] for face in b.g.fight.attack) == dice
    assert not b.queue


@pytest.mark.rule("LRK-ATK-3", "LRK-DICE-6")
def test_an_ability_re_rolls_what_its_card_names() -> None:
    captain = ("nautilus_captain", (0, -1), {"ability": "nautilus_a1"})  # blanks and shields
    b = duel(captain, ("cog_hulk", (0, 0))).rolls("Sb Db -- Ob Ob  Sb Sb").uses("card")
    assert b.g.fight is not None
    assert ([face % 7 for face in b.g.fight.attack], b.queue) == ([1, 5, 1], [])
    captain = ("nautilus_captain", (0, 0), {"ability": "nautilus_a8"})  # blanks and octopuses
    b = duel(DRONE, captain, faces="Ob Ob").passes().rolls("Ob Sb Sb").uses("card")
    assert b.g.fight is not None
    assert ([face % 7 for face in b.g.fight.defence], b.queue, b.wounds("two")) == ([3, 3], [], 0)
    mirror = ("cog_foreman", (0, 0), {"armour": "it_mirror"})  # blanks alone
    b = duel(DRONE, mirror, faces="Ob Ob Sb Ob -- Sb", windows=False)
    assert b.g.fight is not None
    assert ([face % 7 for face in b.g.fight.defence], b.queue) == ([3, 1, 3], [])


@pytest.mark.rule("LRK-ATK-14", "LRK-DICE-6", "LRK-DICE-7")
def test_who_is_struck_rolls_its_normal_defence_and_keeps_what_it_pays() -> None:
    """Its armour re-rolls a blank; a diamond pays, and its Conduit does not."""
    book = load_book({"models": {"model": {"ancients_oracle": {"defence": "RW"}}}})
    oracle = ("ancients_oracle", (0, -1), {"armour": "it_mirror"})
    foreman = ("cog_foreman", (0, 0), {"ability": "cog_a8"})
    b = battle({"one": oracle}, {"two": foreman}, card="0/1/2", book=book)
    b.attacks("one", "two", "Sb Sb Sb Sb --").passes().rolls("Ob Ob Db -- Sb").uses("card")
    assert (b.wounds("one"), b.essence(0), b.queue) == (1, 4, [])


@pytest.mark.rule("LRK-DICE-7", "LRK-ESS-4")
def test_the_log_names_the_rule_that_pays() -> None:
    b = duel(("ancients_oracle", (0, -1)), ("cog_hulk", (0, 0)), faces="Dw Sb + Sb Sb Sb")
    b.passes()
    assert [(t.rule, t.seat) for t in b.said("essence-gained")] == [("LRK-ESS-4", 0)]
    b = duel(("cog_hulk", (0, -1)), ("cog_hulk", (0, 0)), faces="Sb Db Sb Sb").passes()
    assert [(t.rule, t.seat) for t in b.said("essence-gained")] == [("LRK-DICE-7", 0)]


# --- wounds and effects --------------------------------------------------------------------------------


@pytest.mark.example("LRK-T04")
@pytest.mark.rule("LRK-WOUND-1", "LRK-DICE-7")
def test_wounds_equal_to_the_heart_destroy() -> None:
    b = battle(
        {"one": DRONE},
        {
            "two": ("nautilus_deckhand", (0, 0), {"wounds": 1, "tokens": ["inked"]}),
            "other": ("nautilus_sled", (0, 3)),
        },
        card="0/1/2",
        windows=False,
    )
    b.attacks("one", "two", "Ob -- Db")
    assert b.fallen("two")
    assert b.tokens("two") == []
    assert b.essence(1) == 4


@pytest.mark.rule("LRK-ATK-12")
def test_gear_works_before_the_choice_and_tokens_skip_the_dead() -> None:
    gear = {"weapon": "low_g1", "ability": "low_a2"}
    b = duel(("low_matriarch", (0, -1), gear), ("cog_hulk", (0, 0)))
    b.rolls("Ob Ob Ob -- Sb Sb").uses("card")
    assert b.tokens("two") == ["trapped", "poisoned"]
    given = [t.args["token"].id for t in b.told if t.text == "log-token"]
    assert given == ["token-poisoned", "token-trapped"]
    b = duel(("low_matriarch", (0, -1), gear), ("nautilus_deckhand", (0, 0)))
    b.rolls("Ob Ob Ob -- Sb").uses("card")
    assert b.fallen("two")
    assert [t for t in b.told if t.text == "log-token"] == []


@pytest.mark.rule("LRK-ATK-13")
def test_a_destroyed_target_only_does_what_always_happens() -> None:
    b = battle(
        {"one": ("cog_hulk", (0, -1))},
        {"two": ("ancients_thrall", (0, 0), {"wounds": 2}), "other": ("ancients_thrall", (0, 3))},
        card="0/1/2",
    )
    b.attacks("one", "two", "Ob Ob Sb --").passes().uses("own")  # Offer Flesh
    assert b.fallen("two")
    assert b.essence(1) == 3 - 1 + 2
    b = battle(
        {"one": ("cog_hulk", (0, -1))},
        {"two": ("nautilus_pilot", (0, 0), {"wounds": 3}), "other": ("nautilus_sled", (0, 3))},
        card="0/1/2",
    )
    b.attacks("one", "two", "Ob Ob Ob Ob").passes().uses("own")  # Slipstream: only if it survives
    assert b.fallen("two")
    assert b.asked == "turn"


@pytest.mark.rule("LRK-ATK-14")
def test_a_strike_back_uses_the_listed_dice_alone() -> None:
    striker = {"ability": "cog_a8", "weapon": "cog_g1", "perched": True, "tokens": ["inked"]}
    b = battle({"one": ("nautilus_sled", (0, -1))}, {"two": ("cog_foreman", (0, 0), striker)}, card="0/1/2")
    b.attacks("one", "two", "Sb Sb -- Sb Sb").passes()
    b.rolls("Ob Ob Sb --").uses("card")  # after the defence RR: RR strike, and RW against it
    assert b.wounds("one") == 1
    assert not b.queue
    assert b.asked == "turn"  # nobody had a window for the strike


@pytest.mark.rule("LRK-ATK-14", "LRK-ATK-20")
def test_a_strike_needs_range_and_sight_and_blackout_shortens_it() -> None:
    echo = {"ability": "ancients_a8"}
    b = battle(
        {"one": ("nautilus_captain", (0, -2))}, {"two": ("ancients_oracle", (0, 0), echo)}, card="0/1/2"
    )
    b.attacks("one", "two", "Sb Sb -- Sb Sb").passes().rolls("Ob -- Sb Sb").uses("card")
    assert not b.queue
    b = battle(
        {"one": ("nautilus_captain", (0, -2), {"weapon": "nautilus_g1"})},
        {"two": ("ancients_oracle", (0, 1), {"ability": "ancients_a8"})},
        card="0/1/2",
    )
    b.attacks("one", "two", "Sb Sb -- Sb Sb").passes().uses("card")  # range 2, and it is three away
    assert b.wounds("one") == 0
    b = battle(
        {"one": ("nautilus_captain", (0, -2), {"perched": True})},
        {"two": ("ancients_oracle", (0, 0), {"ability": "ancients_a8"})},
        rock=[(0, -2), (0, -1)],
        card="0/1/2",
    )
    b.attacks("one", "two", "Sb Sb -- -- Sb Sb").passes().uses("card")  # looks down, is not seen: LRK-LOS-5
    assert b.asked == "turn"
    b = battle(
        {"one": ("nautilus_captain", (0, -1), {"tokens": ["cloaked"]})},
        {"two": ("ancients_oracle", (0, 0), {"ability": "ancients_a8"})},
        card="0/1/2",
    )
    b.g.blackout = True
    b.attacks("one", "two", "Sb Sb -- Sb Sb").passes().rolls("Ob -- Sb Sb").uses("card")
    assert not b.queue  # beside each other, Cloaked or not


@pytest.mark.example("LRK-T39")
@pytest.mark.rule("LRK-ATK-15")
def test_a_living_shield_takes_the_blow() -> None:
    b = battle(
        {"one": ("cog_governor", (0, -1))},
        {"skarn": ("low_matriarch", (0, 0), {"ability": "low_a6"}), "claw": ("low_clawkin", (0, 0))},
        card="0/1/2",
    )
    b.attacks("one", "skarn", "Ob Ob Ob").passes()
    b.rolls("Ob").uses("card")
    assert b.fallen("claw")
    assert (b.wounds("skarn"), b.essence(1)) == (0, 2)
    assert b.g.fight is not None
    assert b.g.fight.target == b.uids["claw"]
    alone = battle(
        {"one": ("cog_governor", (0, -1))},
        {"skarn": ("low_matriarch", (0, 0), {"ability": "low_a6"})},
        card="0/1/2",
    )
    alone.attacks("one", "skarn", "Sb Sb Sb Sb --").passes()
    assert alone.asked == "turn"  # with nobody to step in, nothing is offered


@pytest.mark.rule("LRK-ATK-16")
def test_a_push_leads_away_and_a_pull_leads_nearer() -> None:
    b = duel(("cog_hulk", (0, -1)), ("cog_hulk", (0, 0)), rock=[(1, 0)])
    b.rolls("Ob Ob Sb Db").uses("own")
    assert b.asked == "push"
    ways = sorted(b.g.board.hexes[o.tile] for o in b.offers(StepTo))
    assert ways == [(-1, 1), (0, 1)]  # farther from the attacker, and not onto Rock
    assert Pass(0) not in b.match.options
    b.steps((0, 1))
    assert b.at("two") == (0, 1)


@pytest.mark.rule("LRK-ATK-16", "LRK-TOKEN-5")
@pytest.mark.parametrize(
    ("kind", "more"),
    [("cog_bulwark", {}), ("cog_hulk", {"tokens": ["trapped"]}), ("cog_foreman", {"item": "cog_i3"})],
)
def test_the_steadfast_and_the_trapped_are_not_pushed(kind: str, more: dict[str, Any]) -> None:
    b = duel(("cog_hulk", (0, -1)), (kind, (0, 0), more))
    b.rolls("Ob Ob Sb Db --" if kind == "cog_foreman" else "Ob Ob Sb Db").uses("own")
    if b.asked == "defence_window":
        b.passes()
    assert (b.asked, b.at("two")) == ("turn", (0, 0))
    assert len(b.said("shove-held")) == 1


@pytest.mark.example("LRK-T41")
@pytest.mark.rule("LRK-ATK-16", "LRK-GUARD-3")
def test_a_pull_into_the_reach_of_a_guard() -> None:
    b = battle(
        {"dask": ("nautilus_longline", (0, -2))},
        {"claw": ("low_clawkin", (0, 0))},
        creatures={(1, -2): "ab_eel"},
        card="0/1/2",
    )
    b.attacks("dask", "claw", "Ob Sb Sb  Sb Sb Ob").uses("own")
    assert b.at("claw") == (0, -1)  # the only nearer tile
    assert not b.queue  # the Eel rolled RR against it, and its R; Dask, standing still, was not struck
    assert [t.text for t in b.told].count("log-guard") == 1


@pytest.mark.rule("LRK-ATK-17")
def test_a_step_is_a_choice_and_not_for_the_trapped() -> None:
    b = duel(("cog_hulk", (0, -1)), ("nautilus_pilot", (0, 0)), rock=[(1, 0)])
    b.rolls("Ob Sb Sb Sb").passes().uses("own")
    assert (b.asked, b.who) == ("step_aside", 1)
    assert not b.may_step((1, 0))
    b.steps((0, 1))
    assert b.at("two") == (0, 1)
    b = duel(("cog_hulk", (0, -1)), ("nautilus_pilot", (0, 0)))
    b.rolls("Ob Sb Sb Sb").passes().uses("own").passes()
    assert b.at("two") == (0, 0)
    net = {"weapon": "it_trident", "ability": "low_a2"}
    b = duel(("low_matriarch", (0, -1), net), ("nautilus_pilot", (0, 0)))
    b.rolls("Ob Sb Sb -- -- Sb Sb").uses("card").uses("own")
    assert b.tokens("two") == ["trapped"]
    assert b.asked == "turn"


@pytest.mark.example("LRK-T40")
@pytest.mark.rule("LRK-ATK-18")
def test_a_splash_hits_others_on_the_tile_one_by_one() -> None:
    crew = dict.fromkeys(("two", "three", "four"), DECKHAND)
    b = battle({"one": ("cog_governor", (0, -1))}, crew, card="0/1/2")
    b.attacks("one", "two").rolls("Ob Sb Sb Ob").uses("own")
    assert (b.asked, b.essence(0)) == ("splash", 1)
    assert b.named() == ["three", "four"]
    b.aims("three").aims("four")
    assert [b.wounds(name) for name in crew] == [1, 1, 1]
    b = battle({"one": ("cog_governor", (0, -1))}, crew, card="0/1/2")
    b.attacks("one", "two").rolls("Ob Sb Sb Ob").uses("own").passes()
    assert [b.wounds(name) for name in crew] == [1, 0, 0]


@pytest.mark.rule("LRK-ATK-18")
def test_a_splash_stays_where_the_target_stood_when_it_was_attacked() -> None:
    both = [{"op": "push", "n": 1, "when": "wound"}, {"op": "splash", "n": 1, "max": 2, "when": "wound"}]
    book = load_book({"models": {"model": {"cog_governor": {"ability": {"effects": both}}}}})
    foes: Army = {"two": DECKHAND, "left": DECKHAND, "behind": ("nautilus_deckhand", (0, 1))}
    b = battle({"one": ("cog_governor", (0, -1))}, foes, card="0/1/2", book=book)
    b.attacks("one", "two").rolls("Ob Sb Sb Ob").uses("own").steps((0, 1))
    assert (b.asked, b.named()) == ("splash", ["left"])
    b.aims("left")
    assert [b.wounds(name) for name in foes] == [1, 1, 0]


@pytest.mark.example("LRK-T53")
@pytest.mark.rule("LRK-ATK-18")
def test_no_splash_in_a_search_fight() -> None:
    b = battle({"one": ("cog_governor", (0, 0))}, abyss=[(0, 0)], card="0/1/2")
    b.put("abyss_deck", "ab_golem")
    b.rolls("Ob Sb Sb Ob Ob --  Sb Sb Ob Ob").activates("search", (0, 0))
    b.match.play(b.match.options[0])  # fight
    b.uses("own")
    assert b.g.creatures[0].wounds == 1
    assert b.asked == "retreat"


@pytest.mark.rule("LRK-ATK-19")
def test_later_attackers_see_what_earlier_ones_did() -> None:
    army: Army = {"one": DRONE, "two": DRONE, "three": DRONE}
    foes: Army = {"weak": ("nautilus_deckhand", (0, 0), {"wounds": 1}), "next": ("nautilus_deckhand", (0, 0))}
    b = battle(army, foes, card="0/1/2", windows=False)
    b.attacks("one", "weak", "Ob -- Ob")
    assert b.named() == ["two", "three"]
    b.rolls("Sb -- Ob").picks("three")  # only one target is left, so nobody is asked for it
    assert b.named() == ["two"]
    b.passes()
    assert not b.model("two").acted


@pytest.mark.rule("LRK-ATK-19", "LRK-ACT-6")
def test_a_comrade_may_attack_whom_a_pull_has_brought_within_reach() -> None:
    crew = {"dask": ("nautilus_longline", (0, -2)), "deckhand": ("nautilus_deckhand", (0, -2))}
    b = battle(crew, {"hulk": ("cog_hulk", (0, 0))}, card="0/1/2")
    b.activates("attack", (0, -2))
    assert b.named() == ["dask"]  # the Deckhand's arm is too short
    b.picks("dask").rolls("Ob Sb Sb Sb").uses("own")  # Reel In
    assert b.at("hulk") == (0, -1)
    assert (b.asked, b.named()) == ("attacker", ["deckhand"])
    b.picks("deckhand").rolls("Ob -- Sb Ob").passes()
    assert b.model("deckhand").acted
    assert b.asked == "turn"


@pytest.mark.rule("LRK-ATK-14", "LRK-RULING-36")
def test_a_pull_brings_the_attacker_within_the_reach_of_a_strike() -> None:
    foreman = ("cog_foreman", (0, 0), {"ability": "cog_a8"})  # Recoil Arm strikes who stands beside it
    b = battle({"dask": ("nautilus_longline", (0, -2))}, {"foreman": foreman}, card="0/1/2")
    b.attacks("dask", "foreman", "Ob Sb Sb Sb -- Ob Ob Sb --").uses("own").uses("card")
    assert b.at("foreman") == (0, -1)
    assert (b.wounds("dask"), b.queue) == (1, [])


@pytest.mark.rule("LRK-ATK-14", "LRK-RULING-36")
def test_a_push_behind_rock_takes_the_sight_from_a_strike() -> None:
    captain = ("nautilus_captain", (0, 0), {"ability": "nautilus_a7"})  # Snap Shot reaches three tiles
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"captain": captain}, rock=[(0, 0)], card="0/1/2")
    b.attacks("hulk", "captain", "Ob Ob Sb Ob").uses("own").uses("card").steps((0, 1))
    assert b.asked == "turn"  # the Rock it stood on lies between them now: no dice for a strike


@pytest.mark.rule("LRK-SEARCH-9", "LRK-RULING-36")
def test_thorns_reach_from_where_a_push_or_a_pull_has_left_their_bearer() -> None:
    thorns = {"goll": ("low_netmaster", (0, 0), {"ability": "low_a7"})}
    b = battle({"hulk": ("cog_hulk", (0, -1))}, thorns, card="0/1/2")
    b.attacks("hulk", "goll", "Ob Ob Sb Ob").uses("own").uses("card").steps((0, 1))
    assert b.wounds("hulk") == 0
    b = battle({"dask": ("nautilus_longline", (0, -2))}, thorns, card="0/1/2")
    b.attacks("dask", "goll", "Ob Sb Sb Sb").uses("own").uses("card")
    assert b.at("goll") == (0, -1)
    assert b.wounds("dask") == 1


@pytest.mark.rule("LRK-SEARCH-9", "LRK-RULING-36")
def test_the_thorns_of_the_fallen_reach_from_the_tile_where_it_fell() -> None:
    goll = ("low_netmaster", (0, 0), {"ability": "low_a7", "wounds": 3})
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"goll": goll, "claw": ("low_clawkin", (0, 3))}, card="0/1/2")
    b.attacks("hulk", "goll", "Ob Ob Ob Ob").uses("own").uses("card")
    assert b.fallen("goll")
    assert b.wounds("hulk") == 1


@pytest.mark.rule("LRK-ATK-20", "LRK-RULING-36")
def test_a_blackout_shortens_a_strike_to_the_next_tile() -> None:
    captain = ("nautilus_captain", (0, 0), {"ability": "nautilus_a7"})  # Snap Shot reaches three tiles
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"captain": captain}, card="0/1/2")
    b.g.blackout = True
    b.attacks("hulk", "captain", "Ob Ob Sb Ob").uses("own").uses("card").steps((0, 1))
    assert b.asked == "turn"  # no dice were rolled for the strike: two tiles are too far in the dark
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"captain": captain}, card="0/1/2")
    b.g.blackout = True
    b.attacks("hulk", "captain", "Ob Sb Sb Sb").passes().rolls("Ob Ob Sb Sb").uses("card")
    assert (b.wounds("hulk"), b.queue) == (0, [])  # beside each other it is struck


@pytest.mark.rule("LRK-SEARCH-9", "LRK-ATK-20")
def test_thorns_wound_from_beside_only() -> None:
    thorns = {"ability": "low_a7"}
    b = battle(
        {"one": ("nautilus_harpooner", (0, -1))}, {"two": ("low_netmaster", (0, 1), thorns)}, card="0/1/2"
    )
    b.attacks("one", "two", "Sb -- Sb Sb").passes().uses("card")
    assert b.wounds("one") == 0
    b = battle(
        {"one": ("nautilus_harpooner", (0, 0))}, {"two": ("low_netmaster", (0, 1), thorns)}, card="0/1/2"
    )
    b.attacks("one", "two", "Sb -- Sb Sb").passes().uses("card")
    assert b.wounds("one") == 1


# --- other effects -------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-WOUND-2")
def test_healing_goes_to_a_wounded_friend_on_the_tile_and_not_below_nothing() -> None:
    army: Army = {
        "brassa": ("cog_boilerwright", (0, -1), {"wounds": 1}),
        "drone": ("cog_drone", (0, -1), {"wounds": 1}),
        "whole": ("cog_bulwark", (0, -1)),
    }
    b = battle(army, {"two": ("low_ogre", (0, 0))}, card="0/1/2")
    b.attacks("brassa", "two").rolls("Sb -- Sb Sb --").uses("own")
    assert b.asked == "defence_window"
    b.passes()
    assert b.asked == "heal"
    assert b.named() == ["brassa", "drone"]
    b.picks("drone")
    assert b.wounds("drone") == 0
    healthy = battle({"one": ("cog_hulk", (0, -1), {"item": "cog_i1"})}, card="3/0/0")
    healthy.activates("move", (0, -1))
    healthy.play(UseItem(0, 0))
    assert (healthy.wounds("one"), healthy.said("healed")) == (0, [])


@pytest.mark.rule("LRK-ESS-2", "LRK-ESS-3", "LRK-RULING-29")
def test_stealing_and_draining() -> None:
    b = duel(("ancients_cantor", (0, -1)), ("nautilus_deckhand", (0, 0)))
    b.rolls("Ob Sb -- Ob").uses("own")
    assert (b.essence(0), b.essence(1)) == (3 - 1 + 2, 1)
    b = battle({"one": DRONE}, {"two": DECKHAND}, card="0/1/2")
    b.g.players[1].essence = 1
    b.model("one").kind = "ancients_cantor"
    b.attacks("one", "two").rolls("Ob Sb -- Ob").uses("own")
    assert (b.essence(0), b.essence(1)) == (3, 0)  # no more than there was
    b = battle({"one": ("nautilus_sled", (0, -2))}, creatures={(0, 0): "ab_siphon"}, windows=False)
    b.rolls("Ob Sb -- Ob --").moves("one", (0, -1))
    assert b.essence(0) == 2
    b = battle({"one": ("ancients_cantor", (0, -1))}, creatures={(0, 0): "ab_calf"}, card="0/1/2")
    b.rolls("Ob Ob Ob Sb Sb").activates("attack", (0, -1)).picks("one").uses("own")
    assert b.essence(0) == 2  # nothing to steal from a creature


@pytest.mark.example("LRK-T54")
@pytest.mark.rule("LRK-ESS-4", "LRK-TOKEN-5")
def test_a_conduit_gains_one_more_and_converted_diamonds_pay_nothing() -> None:
    b = duel(("ancients_oracle", (0, -1)), ("cog_hulk", (0, 0)), faces="Dw Db + Sb Sb Sb").passes()
    assert b.essence(0) == 3 + 2 + 1
    b = duel(("ancients_oracle", (0, -1)), ("cog_hulk", (0, 0))).rolls("Dw Db + Sb Sb Sb").uses("own")
    assert b.essence(0) == 2
    assert b.g.fight is not None
    assert b.g.fight.hits == 2
    b = battle({"one": DRONE}, {"two": ("ancients_oracle", (0, 0))}, card="0/1/2", windows=False)
    b.attacks("one", "two", "Sb -- Db Sb")
    assert b.essence(1) == 4  # a defence roll is no attack roll


@pytest.mark.rule("LRK-ESS-4", "LRK-ATK-14")
def test_a_strike_pays_its_diamonds_and_nothing_for_the_conduit() -> None:
    oracle = (
        "ancients_oracle",
        (0, 0),
        {"ability": "ancients_a8"},
    )  # Echo of the Blow: a black and a white die
    b = battle({"one": ("nautilus_captain", (0, -1))}, {"oracle": oracle}, card="0/1/2")
    b.attacks("one", "oracle", "Sb Sb -- Sb Sb  Dw -- + Sb Sb Sb").passes().uses("card")
    assert not b.queue
    assert b.essence(1) == 3 - 1 + 1


@pytest.mark.rule("LRK-RULING-17", "LRK-DICE-3")
def test_shields_explode_in_an_attack_too() -> None:
    b = duel(("cog_hulk", (0, -1)), ("cog_hulk", (0, 0)), faces="Sw Sb + Ob Sb Sb", windows=False)
    assert b.g.fight is not None
    assert (b.g.fight.bonus, b.g.fight.hits) == (1, 1)


def test_a_turn_of_the_other_side_has_the_same_windows() -> None:
    b = battle({"one": ("low_ogre", (0, -1))}, {"two": DECKHAND}, agenda=turn_of(1))
    b.attacks("two", "one", "Ob --", mode="swap").passes()
    assert (b.asked, b.who) == ("defence_window", 0)
