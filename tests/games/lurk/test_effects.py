"""What cards do beside adding dice: tokens, pushes, splashes, thorns (LRK-ATK-12 to LRK-ATK-18, LRK-ESS).

Effects have a language of their own, and not every sentence of it stands on a card of today. Such a test has
a book of its own, in which one card says it.
"""

from typing import Any, Literal

import pytest

from fathomfive.games.lurk.book import Book, load_book
from fathomfive.games.lurk.entries import TOKENS
from fathomfive.games.lurk.state import FALLEN
from fathomfive.games.lurk.steps.changes import give_token
from fathomfive.games.lurk.steps.fight import defence_pool
from fathomfive.games.lurk.steps.turn import CleanUp, LurkerPhase
from fathomfive.kernel.play import Pass
from tests.games.lurk.table import Army, Battle, Laid, battle

DRONE = ("cog_drone", (0, -1))
DECKHAND = ("nautilus_deckhand", (0, 0))
HULK = ("cog_hulk", (0, -1))


def ability(model: str, *effects: dict[str, Any], window: str = "attack") -> Book:
    """A book in which the model's own ability says this, for one Essence."""
    says = {"window": window, "essence": 1, "effects": list(effects)}
    return load_book({"models": {"model": {model: {"ability": says}}}})


def gear(card: str, *effects: dict[str, Any]) -> Book:
    slot = "item_deck" if card.startswith("it_") else "starting_cards"
    return load_book({slot: {"card": {card: {"effects": list(effects)}}}})


def creature(card: str, *effects: dict[str, Any]) -> Book:
    return load_book({"abyss_deck": {"card": {card: {"effects": list(effects)}}}})


def duel(attacker: Laid, *targets: Laid, **more: Any) -> Battle:
    """One model attacks another one beside it; the question is the attack window, or whatever comes first."""
    names = ("two", "three", "four")
    b = battle({"one": attacker}, dict(zip(names, targets, strict=False)), card="0/1/2", **more)
    return b.attacks("one", "two")


# --- when something happens ----------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-12")
def test_what_a_hit_brings_needs_a_hit_blocked_or_not() -> None:
    b = duel(("cog_lamp", (0, -1)), DECKHAND).rolls("Sb Sb Ob").uses("own")
    assert b.tokens("two") == []  # no octopus for the Searchlight
    b = duel(("cog_lamp", (0, -1)), DECKHAND).rolls("Ob Sb Sb").uses("own")
    assert (b.tokens("two"), b.wounds("two")) == (["marked"], 0)


@pytest.mark.rule("LRK-ATK-12", "LRK-ATK-16")
def test_what_a_wound_brings_needs_a_wound() -> None:
    b = duel(HULK, ("low_ogre", (0, 0))).rolls("Ob Sb Sb Ob --").uses("own").passes()
    assert (b.wounds("two"), b.asked) == (0, "turn")  # a hit, but it was blocked: no push
    b = duel(HULK, ("low_ogre", (0, 0))).rolls("Ob Sb Ob Ob --").uses("own").passes()
    assert (b.wounds("two"), b.asked) == (1, "push")


@pytest.mark.rule("LRK-ATK-13", "LRK-ESS-2")
@pytest.mark.parametrize(
    ("wounds", "faces", "essence"),
    [(0, "Ob -- Ob Ob", 5), (0, "Sb -- Ob Ob", 3), (3, "Ob -- Ob Ob", 3)],
    ids=["wounded", "unhurt", "destroyed"],
)
def test_essence_for_a_wound_survived(wounds: int, faces: str, essence: int) -> None:
    oracle: Laid = ("ancients_oracle", (0, 0), {"ability": "ancients_a7", "wounds": wounds})
    b = duel(DRONE, oracle, ("ancients_idol", (0, 3))).rolls(faces).passes().uses("card")
    assert b.essence(1) == essence
    assert not b.queue


@pytest.mark.rule("LRK-ATK-12", "LRK-ESS-2")
@pytest.mark.parametrize(("heart_left", "gained"), [(1, 2), (2, 0)])
def test_a_reward_for_the_last_wound_is_for_the_last_wound(heart_left: int, gained: int) -> None:
    book = ability("cog_hulk", {"op": "essence", "n": 2, "when": "destroy"})
    b = battle({"one": HULK}, creatures={(0, 0): "ab_golem"}, card="0/1/2", book=book)
    b.g.creatures[0].wounds = 5 - heart_left
    items = b.g.players[0].items
    b.attacks("one", "").rolls("Ob Sb Ob Ob --").uses("own")
    reward = 2 if heart_left == 1 else 0  # the Golem's own
    assert b.essence(0) == 3 - 1 + gained + reward
    assert len(items) == (heart_left == 1)


@pytest.mark.rule("LRK-ATK-13")
def test_what_a_defender_says_happens_in_the_order_of_its_card_to_who_is_still_there() -> None:
    thorns = {"op": "wound_attacker", "n": 1, "range": 1}
    ink = {"op": "token", "who": "attacker", "token": "inked"}
    strike = {"op": "strike", "dice": "R", "range": 1}
    book = ability("low_ogre", ink, thorns, strike, window="defence")
    b = duel(HULK, ("low_ogre", (0, 0)), book=book).rolls("Sb Sb Sb Sb -- Ob Sb Sb").passes().uses("own")
    assert (b.tokens("one"), b.wounds("one"), b.queue) == (["inked"], 1, [])
    book = ability("low_ogre", thorns, ink, strike, thorns, window="defence")
    frail: Laid = ("cog_hulk", (0, -1), {"wounds": 4})
    b = battle(
        {"one": frail, "friend": ("cog_drone", (0, -3))},
        {"two": ("low_ogre", (0, 0))},
        card="0/1/2",
        book=book,
    )
    b.attacks("one", "two").rolls("Sb Sb Sb Sb --").passes().uses("own")  # no dice for a strike at the fallen
    assert b.fallen("one")
    assert (b.tokens("one"), len(b.said("stung")), b.queue) == ([], 1, [])


@pytest.mark.rule("LRK-ATK-13", "LRK-SEARCH-9", "LRK-TOKEN-3")
def test_a_creature_that_attacks_is_stung_once_dead_no_more_and_never_gets_a_token() -> None:
    thorns = {"op": "wound_attacker", "n": 1, "range": 1}
    ink = {"op": "token", "who": "attacker", "token": "inked"}
    strike = {"op": "strike", "dice": "R", "range": 1}
    book = ability("low_ogre", ink, thorns, thorns, strike, thorns, window="defence")
    b = battle(
        {"ogre": ("low_ogre", (0, -1))},
        creatures={(0, 0): "ab_eel"},
        agenda=[LurkerPhase(), CleanUp()],
        dice="Sb Sb",
        book=book,
    )
    b.rolls("Sb Sb --").uses("own")  # two thorns kill the Eel; nothing is left to strike
    assert (b.g.creatures, b.queue, b.essence(0)) == ([], [], 3 - 1 + 2)
    assert b.said("token") == []


# --- tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-13", "LRK-TOKEN-3")
@pytest.mark.parametrize(
    ("target", "card", "one", "two"),
    [
        (("cog_foreman", (0, 0), {"ability": "cog_a6"}), "card", ["chilled"], []),
        (("nautilus_captain", (0, 0), {"ability": "nautilus_a6"}), "card", [], ["cloaked"]),
        (("ancients_vessel", (0, 0), {"ability": "ancients_a6"}), "card", ["inked"], []),
        (("low_barnacle", (0, 0)), "own", [], ["braced"]),
    ],
    ids=["cold steam", "cloak", "ink", "clamp"],
)
def test_tokens_of_a_defence_ability(
    target: Laid, card: Literal["own", "card", "item"], one: list[str], two: list[str]
) -> None:
    b = duel(DRONE, target).rolls("Ob --").passes().rolls("Ob Ob --").uses(card)
    assert (b.tokens("one"), b.tokens("two")) == (one, two)


@pytest.mark.rule("LRK-ATK-13")
def test_the_fallen_give_no_token_for_surviving_but_ink_comes_always() -> None:
    steam: Laid = ("cog_foreman", (0, 0), {"ability": "cog_a6", "wounds": 4})
    b = duel(DRONE, steam, ("cog_drone", (0, 3))).rolls("Ob Ob Ob Ob --").passes().uses("card")
    assert b.fallen("two")
    assert b.tokens("one") == []
    ink: Laid = ("ancients_vessel", (0, 0), {"ability": "ancients_a6", "wounds": 4})
    b = duel(DRONE, ink, ("ancients_idol", (0, 3))).rolls("Ob Ob Ob Ob").passes().uses("card")
    assert b.fallen("two")
    assert b.tokens("one") == ["inked"]


@pytest.mark.rule("LRK-ATK-12")
def test_an_attack_may_give_its_own_model_a_token() -> None:
    book = ability("cog_hulk", {"op": "token", "who": "self", "token": "braced"})
    b = duel(HULK, DECKHAND, book=book).rolls("Sb Sb Ob").uses("own")
    assert (b.tokens("one"), b.tokens("two")) == (["braced"], [])


@pytest.mark.rule("LRK-TOKEN-4", "LRK-TOKEN-5")
@pytest.mark.parametrize(("kind", "immune"), [("cog_bulwark", "trapped"), ("low_spiner", "poisoned")])
def test_an_immunity_is_against_one_kind_of_token(kind: str, immune: str) -> None:
    b = battle({"one": (kind, (0, -1))})
    for token in TOKENS:
        give_token(b.g, 0, token)
    assert b.tokens("one") == [token for token in TOKENS if token != immune]


# --- creatures -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRK-TOKEN-3", "LRK-ESS-3", "LRK-ATK-16", "LRK-ATK-18")
def test_what_needs_a_player_to_choose_or_to_gain_is_nothing_for_a_creature() -> None:
    book = creature(
        "ab_eel",
        {"op": "token", "who": "self", "token": "braced"},
        {"op": "push", "n": 1},
        {"op": "pull", "n": 1},
        {"op": "splash", "n": 1, "max": 2},
        {"op": "steal", "n": 1},
        {"op": "essence", "n": 1},
    )
    pair = {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, -1))}
    b = battle(
        pair, creatures={(0, 0): "ab_eel"}, agenda=[LurkerPhase(), CleanUp()], windows=False, book=book
    )
    b.rolls("Ob Sb Ob").aims("one")
    assert (b.wounds("one"), b.wounds("two")) == (1, 0)
    assert (b.at("one"), b.essence(0), b.asked) == ((0, -1), 3, "turn")
    assert b.said("token") == []


@pytest.mark.rule("LRK-ATK-16", "LRK-ESS-3")
def test_a_creature_is_neither_pushed_nor_drained() -> None:
    push, drain, steal = {"op": "push", "n": 1}, {"op": "drain", "n": 1}, {"op": "steal", "n": 1}
    b = battle(
        {"one": HULK},
        creatures={(0, 0): "ab_golem"},
        card="0/1/2",
        book=ability("cog_hulk", push, drain, steal),
    )
    b.attacks("one", "").rolls("Ob Ob Ob Ob --").uses("own")
    assert b.g.creatures[0].wounds == 2
    assert b.g.creatures[0].tile == b.tile((0, 0))
    assert (b.essence(0), b.essence(1), b.who) == (2, 3, 1)


@pytest.mark.rule("LRK-ESS-3")
def test_a_drain_takes_from_the_targets_owner_and_gives_to_nobody() -> None:
    b = duel(HULK, DECKHAND, book=ability("cog_hulk", {"op": "drain", "n": 2})).rolls("Sb Sb Ob").uses("own")
    assert (b.essence(0), b.essence(1)) == (2, 1)


@pytest.mark.rule("LRK-LURK-5", "LRK-WOUND-2")
@pytest.mark.parametrize(("wounds", "left"), [(2, 1), (1, 0), (0, 0)])
def test_the_old_hunger_heals_one_wound_and_never_below_nothing(wounds: int, left: int) -> None:
    prey: Army = {"prey": ("cog_drone", (0, -1), {"wounds": 1}), "other": ("cog_hulk", (-3, 0))}
    b = battle(prey, creatures={(0, 0): "ab_hunger"}, windows=False)
    b.g.creatures[0].wounds = wounds
    b.ends_turn().rolls("Ob Ob Ob Sb").ends_turn()
    assert b.fallen("prey")
    assert b.g.creatures[0].wounds == left


# --- moving somebody -----------------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-16")
def test_a_push_of_two_goes_tile_by_tile_as_far_as_there_is_room() -> None:
    book = ability("cog_hulk", {"op": "push", "n": 2, "when": "hit"})
    b = duel(HULK, DECKHAND, book=book).rolls("Ob Sb Sb").uses("own").steps((0, 1))
    assert b.tiles() == [(1, 1), (-1, 2), (0, 2)]
    b.steps((0, 2))
    assert (b.at("two"), b.asked) == ((0, 2), "turn")
    hulk = ("nautilus_sled", (0, 0))
    walls: list[Laid] = [("nautilus_sled", at) for at in ((0, 1), (1, 0))]
    foes: Army = {"two": hulk, "left": walls[0], "right": walls[1], "behind": ("nautilus_sled", (-1, 3))}
    b = battle({"one": HULK}, foes, rock=[(-2, 2), (0, 2), (-2, 3)], card="0/1/2", book=book)
    b.attacks("one", "two").rolls("Ob Sb Sb Sb").uses("own")  # one way only: (-1, 1)
    assert b.at("two") == (-1, 2)  # and from there one way again


@pytest.mark.rule("LRK-ATK-16")
def test_with_no_room_behind_nobody_is_pushed() -> None:
    foes: Army = {"two": DECKHAND, "sled": ("nautilus_sled", (0, 1))}
    b = battle({"one": HULK}, foes, rock=[(1, 0), (-1, 1)], card="0/1/2")
    b.attacks("one", "two").rolls("Ob Sb Ob").uses("own")
    assert (b.wounds("two"), b.at("two"), b.who) == (1, (0, 0), 1)
    assert len(b.said("shove-no-room")) == 1


@pytest.mark.rule("LRK-ATK-12", "LRK-ATK-16")
def test_a_destroyed_target_is_neither_pushed_nor_pulled() -> None:
    foes: Army = {"two": ("nautilus_deckhand", (0, 0), {"wounds": 1}), "sled": ("nautilus_sled", (0, 3))}
    book = ability("cog_hulk", {"op": "pull", "n": 1})
    b = battle({"one": HULK}, foes, card="0/1/2", book=book).attacks("one", "two")
    b.rolls("Ob Sb Ob").uses("own")
    assert b.fallen("two")
    assert b.who == 1
    b = duel(HULK, ("nautilus_deckhand", (0, 0), {"wounds": 1}), ("nautilus_sled", (0, 3)))
    b.rolls("Ob Sb Ob").uses("own")
    assert b.fallen("two")
    assert b.who == 1


@pytest.mark.rule("LRK-ATK-17")
def test_a_step_of_two_may_end_after_one() -> None:
    book = ability("nautilus_pilot", {"op": "step", "n": 2, "when": "survive"}, window="defence")
    b = duel(HULK, ("nautilus_pilot", (0, 0)), book=book).rolls("Sb Sb Sb Sb").passes().uses("own")
    assert b.tiles() == [(1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]  # next to it, and not where the Hulk is
    b.steps((0, 1))
    assert b.asked == "step_aside"
    b.steps((0, 2))
    assert (b.at("two"), b.asked) == ((0, 2), "turn")
    b = duel(HULK, ("nautilus_pilot", (0, 0)), book=book).rolls("Sb Sb Sb Sb").passes().uses("own")
    b.steps((0, 1)).passes()
    assert (b.at("two"), b.asked) == ((0, 1), "turn")


@pytest.mark.rule("LRK-ATK-16", "LRK-ROCK-2", "LRK-RULING-13")
def test_who_is_pushed_off_rock_is_perched_no_more() -> None:
    b = duel(HULK, ("nautilus_deckhand", (0, 0), {"perched": True}), rock=[(0, 0)])
    b.rolls("Ob Sb Ob").uses("own").steps((0, 1))
    assert not b.model("two").perched


# --- hurting and healing others ------------------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-18")
def test_a_splash_hits_nobody_twice_and_ends_when_nobody_is_left() -> None:
    crew = dict.fromkeys(("two", "three", "four"), ("nautilus_deckhand", (0, 0)))
    b = battle({"one": ("cog_governor", (0, -1))}, {**crew, "sled": ("nautilus_sled", (0, 1))}, card="0/1/2")
    b.attacks("one", "two").rolls("Ob Sb Sb Ob").uses("own").aims("three")
    assert b.named() == ["four"]
    assert Pass(0) in b.match.options
    pair = {"two": DECKHAND, "three": DECKHAND}
    b = battle({"one": ("cog_governor", (0, -1))}, pair, card="0/1/2")
    b.attacks("one", "two").rolls("Ob Sb Sb Ob").uses("own").aims("three")
    assert (b.wounds("three"), b.asked) == (1, "turn")


@pytest.mark.rule("LRK-WOUND-2")
def test_with_nobody_wounded_there_is_nobody_to_heal() -> None:
    b = duel(("cog_boilerwright", (0, -1)), DECKHAND).rolls("Sb -- Ob").uses("own")
    assert (b.asked, b.who) == ("turn", 1)
    assert b.said("healed") == []


@pytest.mark.rule("LRK-END-1", "LRK-EQUIP-8")
def test_a_fallen_model_is_no_friend_on_any_tile() -> None:
    army: Army = {"skarn": ("low_matriarch", (0, -1)), "dead": ("low_clawkin", (0, -1), {"tile": FALLEN})}
    b = battle(army, {"two": ("cog_hulk", (0, 0))}, card="0/1/2", windows=False)
    b.attacks("skarn", "two", "Sb Sb Sb Sb Sb")
    assert not b.queue  # RRR, and no white die for a swarm


# --- gear that says what abilities say -----------------------------------------------------------------


@pytest.mark.rule("LRK-ATK-10", "LRK-ATK-12")
@pytest.mark.parametrize(
    ("effect", "hits", "blocks", "wounds"),
    [
        ({"op": "auto_hit", "n": 1, "pool": "attack"}, 2, 1, 1),
        ({"op": "convert", "src": "diamond", "dst": "hit", "n": 1, "pool": "attack"}, 2, 1, 1),
        ({"op": "pierce", "n": 1}, 1, 0, 1),
    ],
)
def test_a_weapon_may_hit_convert_or_ignore(
    effect: dict[str, Any], hits: int, blocks: int, wounds: int
) -> None:
    armed: Laid = ("cog_foreman", (0, -1), {"weapon": "it_gaff"})
    b = battle({"one": armed}, {"two": DECKHAND}, card="0/1/2", windows=False, book=gear("it_gaff", effect))
    b.attacks("one", "two", "Ob Db Sb Sb")
    assert b.g.fight is not None
    assert (b.g.fight.hits, b.g.fight.blocks, b.g.fight.wounds) == (hits, blocks, wounds)
    assert b.essence(0) == (3 if effect["op"] == "convert" else 4)


@pytest.mark.rule("LRK-ATK-10", "LRK-ATK-14")
@pytest.mark.parametrize(
    "effect", [{"op": "auto_block", "n": 1, "pool": "defence"}, {"op": "reduce", "n": 1, "pool": "defence"}]
)
def test_an_armour_may_block_or_reduce_in_a_fight_and_against_a_strike(effect: dict[str, Any]) -> None:
    book = gear("it_helm", effect)
    armed: Laid = ("cog_foreman", (0, 0), {"armour": "it_helm", "ability": "cog_a8"})
    captain: Laid = ("nautilus_captain", (0, -1), {"armour": "it_helm"})
    b = battle({"one": captain}, {"two": armed}, card="0/1/2", book=book)
    b.attacks("one", "two", "Ob Ob -- Ob Ob --").passes().rolls("Ob Ob Sb Ob").uses("card")
    assert b.wounds("two") == 2 - 1
    assert b.wounds("one") == 2 - 1 - 1
    assert not b.queue


@pytest.mark.rule("LRK-DICE-9")
@pytest.mark.parametrize(
    ("effects", "dice"),
    [
        ([{"op": "add_die", "die": "black", "n": 1}], "B R"),
        ([{"op": "add_die", "die": "red", "n": 1}], "R R"),
        ([{"op": "add_die", "die": "white", "n": 2}], "R W W"),
        ([{"op": "upgrade", "n": 1}], "B"),
        ([{"op": "degrade", "n": 1}], "W"),
        (
            [{"op": "add_die", "die": "red", "n": 2}, {"op": "upgrade", "n": 1}, {"op": "degrade", "n": 3}],
            "B W",
        ),
    ],
)
@pytest.mark.parametrize("window", ["attack", "defence"])
def test_an_ability_adds_then_upgrades_then_degrades(
    effects: list[dict[str, Any]], dice: str, window: str
) -> None:
    """The model rolls a single red die without it, in attack and in defence."""
    plain = {"attack": "R", "defence": "R", "ability": {"window": window, "essence": 1, "effects": effects}}
    book = load_book({"models": {"model": {"cog_drone": plain}}})
    drone, sled = ("cog_drone", (0, -1)), ("nautilus_sled", (0, 0))
    sides = ({"one": drone}, {"two": sled}) if window == "attack" else ({"one": sled}, {"two": drone})
    b = battle(*sides, card="0/1/2", book=book).attacks("one", "two")
    own = "Sb " * len(dice.split())
    b.rolls(f"{own} Sb Sb" if window == "attack" else f"Sb Sb Sb {own}")
    if window == "defence":
        b.passes()
    b.uses("own")
    assert b.g.fight is not None
    rolled = b.g.fight.attack if window == "attack" else b.g.fight.defence
    assert " ".join("WRB"[face // 7] for face in rolled) == dice
    assert not b.queue


@pytest.mark.rule("LRK-ATK-7", "LRK-TOKEN-5")
def test_two_guardians_help_no_more_than_one() -> None:
    book = load_book({"models": {"model": {"cog_bulwark": {"traits": ["guardian"]}}}})
    crew = {"drone": DRONE, "other": DRONE, "diver": ("cog_bulwark", (0, -1))}
    b = battle(crew, book=book)
    assert defence_pool(b.g, b.uids["drone"]) == (0, 1, 1)  # wherever on the tile the guardian stands
    b = battle({"drone": DRONE, "a": ("cog_bulwark", (0, -1)), "b": ("cog_bulwark", (0, -1))}, book=book)
    assert defence_pool(b.g, b.uids["drone"]) == (0, 1, 1)
