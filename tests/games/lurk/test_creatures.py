"""Creatures: guard attacks and the Lurker phase (LRK-GUARD, LRK-LURK)."""

import pytest

from fathomfive.games.lurk.book import load_book
from fathomfive.games.lurk.state import CREATURE, FALLEN
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from fathomfive.games.lurk.steps.turn import CleanUp, LurkerPhase, Menu
from tests.games.lurk.table import Army, Battle, battle

EEL = {(0, 0): "ab_eel"}
FOE = {"foe": ("cog_drone", (3, 0))}


def moving(b: Battle, name: str, **what: bool) -> Battle:
    at = b.at(name)
    assert at is not None
    return b.activates("move", at).picks(name).declares(**what)


@pytest.mark.example("LRK-T22")
@pytest.mark.rule("LRK-GUARD-1", "LRK-GUARD-2", "LRK-RULING-26")
def test_a_guard_strikes_once_in_a_movement() -> None:
    b = battle({"deckhand": ("nautilus_deckhand", (0, -2))}, FOE, creatures=EEL, windows=False)
    moving(b.rolls("Ob Sb Sb"), "deckhand").steps((0, -1), (1, -1), (2, -1))
    assert (b.wounds("deckhand"), b.at("deckhand")) == (0, (2, -1))
    assert not b.queue


@pytest.mark.rule("LRK-GUARD-2")
def test_several_guards_strike_in_reading_order() -> None:
    b = battle(
        {"hulk": ("cog_hulk", (0, -1))},
        creatures={(1, 0): "ab_golem", (1, -1): "ab_eel", (-1, 1): "ab_crusher"},
        windows=False,
    )
    moving(b.rolls("Sb Sb Sb Sb  Sb Sb Sb Sb  Sb Sb Sb Sb"), "hulk").steps((0, 0))
    struck = [tell.args["creature"].id for tell in b.told if tell.text == "log-guard"]
    assert struck == ["abyss-ab_eel", "abyss-ab_golem", "abyss-ab_crusher"]


@pytest.mark.rule("LRK-GUARD-3")
def test_standing_still_wakes_nobody() -> None:
    b = battle({"deckhand": ("nautilus_deckhand", (0, -1))}, FOE, creatures=EEL, windows=False)
    moving(b.rolls(""), "deckhand").stops()
    assert b.wounds("deckhand") == 0


@pytest.mark.rule("LRK-GUARD-4", "LRK-TOKEN-5")
def test_lurkerkin_pass_unharmed() -> None:
    b = battle({"scion": ("ancients_scion", (0, -2))}, creatures=EEL)
    moving(b.rolls(""), "scion").steps((0, -1), (1, -1))
    assert b.at("scion") == (1, -1)
    b = battle({"claw": ("low_clawkin", (0, -2), {"item": "low_i3"})}, creatures=EEL)
    moving_with_item(b).steps((0, -1))
    assert b.wounds("claw") == 0


def moving_with_item(b: Battle) -> Battle:
    b.rolls("").activates("move", (0, -2))
    while b.asked == "logistics":
        b.passes()
    return b.picks("claw").declares()


@pytest.mark.rule("LRK-GUARD-5")
def test_the_dice_of_a_creature() -> None:
    b = battle({"one": ("cog_drone", (0, -1))}, creatures={(0, 0): "ab_lantern"})
    hag = CREATURE + b.tile((0, 0))
    assert attack_pool(b.g, hag, 0, "lurker") == (0, 2, 1)
    assert attack_pool(b.g, hag, 0, "guard") == (0, 3, 1)
    b.g.scent = True
    assert attack_pool(b.g, hag, 0, "lurker") == (0, 3, 1)
    b.g.models[0].tokens = 1 << 5  # Marked
    assert attack_pool(b.g, hag, 0, "lurker") == (0, 3, 2)
    assert defence_pool(b.g, hag) == (0, 1, 0)


@pytest.mark.rule("LRK-GUARD-5")
def test_what_a_creatures_card_adds_is_for_its_attack() -> None:
    more = [{"op": "add_die", "die": "red", "n": 1}]
    book = load_book({"abyss_deck": {"card": {"ab_eel": {"effects": more}}}})
    b = battle({"one": ("cog_drone", (0, -1))}, creatures=EEL, book=book)
    eel = CREATURE + b.tile((0, 0))
    assert attack_pool(b.g, eel, 0, "lurker") == (0, 3, 0)
    assert defence_pool(b.g, eel) == (0, 0, 1)


@pytest.mark.rule("LRK-GUARD-5")
def test_the_crushers_blocks_cannot_be_ignored() -> None:
    b = battle({"claw": ("low_clawkin", (0, -1))}, creatures={(0, 0): "ab_crusher"}, card="0/1/2")
    b.attacks("claw", "").rolls("Ob Ob Sb Sb").uses("own")
    assert b.g.creatures[0].wounds == 0


@pytest.mark.example("LRK-T23")
@pytest.mark.rule("LRK-GUARD-6", "LRK-ATK-12")
def test_a_trapped_mover_stops_where_it_is() -> None:
    b = battle(
        {"deckhand": ("nautilus_deckhand", (0, -2))}, FOE, creatures={(0, 0): "ab_kelp"}, windows=False
    )
    moving(b.rolls("Ob -- Sb"), "deckhand").steps((0, -1))
    assert b.tokens("deckhand") == ["trapped"]
    assert (b.at("deckhand"), b.wounds("deckhand"), b.asked) == ((0, -1), 0, "turn")


@pytest.mark.rule("LRK-GUARD-6")
def test_the_movers_owner_has_the_defence_window() -> None:
    b = battle({"runner": ("nautilus_runner", (0, -2))}, FOE, creatures=EEL)
    moving(b.rolls("Ob Sb"), "runner").steps((0, -1))
    assert (b.asked, b.who) == ("defence_window", 0)
    b.rolls("Ob").uses("own")  # Dart Away: one block
    assert (b.wounds("runner"), b.asked) == (0, "step")


@pytest.mark.example("LRK-T51")
@pytest.mark.rule("LRK-GUARD-7", "LRK-GUARD-8", "LRK-RULING-26")
def test_stepping_aside_does_not_wake_the_same_guard_and_the_move_goes_on() -> None:
    b = battle({"oriel": ("nautilus_pilot", (0, -2))}, FOE, creatures=EEL)
    moving(b.rolls("Ob Sb"), "oriel").steps((0, -1))
    b.rolls("Ob Ob").uses("own").steps((1, -1))
    assert (b.at("oriel"), b.asked) == ((1, -1), "step")
    assert b.g.movement is not None
    assert b.g.movement.left == 3
    assert b.g.movement.path == [b.tile((0, -2)), b.tile((0, -1)), b.tile((1, -1))]
    b.steps((1, 0)).stops()
    assert not b.queue


@pytest.mark.rule("LRK-GUARD-7")
def test_a_second_guard_strikes_who_steps_into_its_reach() -> None:
    b = battle({"oriel": ("nautilus_pilot", (0, -2))}, FOE, creatures={(0, 0): "ab_eel", (2, -2): "ab_golem"})
    moving(b.rolls("Ob Sb"), "oriel").steps((0, -1))
    b.rolls("Ob Ob").uses("own")
    b.rolls("Sb Sb").steps((1, -1))
    assert b.asked == "defence_window"
    assert [t.text for t in b.told].count("log-guard") == 2


@pytest.mark.rule("LRK-GUARD-7")
def test_a_guard_lets_go_who_has_stepped_away_from_another_one() -> None:
    pair = {(1, -2): "ab_eel", (0, 0): "ab_golem"}
    b = battle({"oriel": ("nautilus_pilot", (-1, -1))}, FOE, creatures=pair)
    moving(b.rolls("Ob Sb"), "oriel").steps((0, -1))  # beside both; the Eel comes first
    b.rolls("Ob Ob").uses("own").steps((0, -2))  # Slipstream leads out of the Golem's reach
    assert [t.args["creature"].id for t in b.told if t.text == "log-guard"] == ["abyss-ab_eel"]
    assert (b.at("oriel"), b.asked) == ((0, -2), "step")


@pytest.mark.rule("LRK-GUARD-2", "LRK-RULING-26")
def test_in_the_next_movement_action_the_guard_strikes_anew() -> None:
    b = battle({"far": ("cog_drone", (-3, 0)), "hulk": ("cog_hulk", (0, -2))}, creatures=EEL, windows=False)
    b.rolls("Sb Sb Sb Sb").moves("hulk", (0, -1), (1, -1))
    assert (len(b.said("guard")), b.queue) == (1, [])
    b.rolls("Sb Sb Sb Sb").moves("hulk", (1, 0))
    assert (len(b.said("guard")), b.queue) == (2, [])


@pytest.mark.rule("LRK-GUARD-2", "LRK-GUARD-6", "LRK-MOVE-12")
def test_a_mover_that_falls_is_struck_no_more_and_the_turn_goes_on() -> None:
    army: Army = {"far": ("cog_hulk", (-3, 0)), "drone": ("cog_drone", (0, -2), {"wounds": 1})}
    b = battle(army, creatures={(1, -1): "ab_eel", (0, 0): "ab_golem"}, windows=False)
    moving(b.rolls("Ob Sb Ob"), "drone").steps((0, -1))
    assert b.fallen("drone")
    assert (len(b.said("guard")), b.queue) == (1, [])
    assert (b.asked, b.who, b.g.movement) == ("turn", 0, None)
    assert b.said("went-back") == []


@pytest.mark.rule("LRK-END-2", "LRK-GUARD-1")
def test_a_guard_may_end_the_battle() -> None:
    b = battle({"last": ("cog_drone", (0, -2), {"wounds": 1})}, creatures=EEL, windows=False)
    moving(b.rolls("Ob Sb Ob"), "last").steps((0, -1))
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (1,)


@pytest.mark.rule("LRK-END-2", "LRK-END-3", "LRK-GUARD-3")
def test_elimination_waits_for_the_last_guard_of_an_attack() -> None:
    """Thorns take the attacker's last model, then the second guard the victim's: a draw, not a victory."""
    b = battle(
        {"dask": ("nautilus_longline", (0, -2), {"wounds": 3})},
        {"goll": ("low_netmaster", (0, 0), {"wounds": 3, "ability": "low_a7"})},
        creatures={(1, -2): "ab_eel", (1, -1): "ab_golem"},
        card="0/1/2",
    )
    b.attacks("dask", "goll", "Ob Sb Sb Sb  Sb Sb Ob Ob  Ob Sb Ob Ob").uses("own").uses("card")
    assert b.fallen("dask")
    b.passes().passes()
    assert b.fallen("goll")
    assert b.match.outcome is not None
    assert (b.match.outcome.cause, b.match.outcome.winners) == ("together", (0, 1))


@pytest.mark.rule("LRK-GUARD-7")
def test_an_attack_is_a_cause_of_its_own() -> None:
    """The Ogre walked past the Eel; pulled along it in the next turn, it is struck again."""
    b = battle(
        {"far": ("low_clawkin", (-3, 0)), "ogre": ("low_ogre", (0, 2))},
        {"dask": ("nautilus_longline", (2, 0))},
        creatures=EEL,
    )
    moving(b.rolls("Sb Sb Sb Sb --"), "ogre").steps((0, 1)).passes().stops()
    b.ends_turn().attacks("dask", "ogre", "Ob Sb Sb Sb --  Sb Sb Sb Sb --", mode="swap")
    b.uses("own").passes().steps((1, 0)).passes()
    assert not b.queue
    assert len(b.said("guard")) == 2


# --- the Lurker phase ----------------------------------------------------------------------------------


@pytest.mark.rule("LRK-GUARD-7", "LRK-LURK-1")
def test_who_steps_aside_in_the_lurker_phase_is_not_struck_for_it_by_the_same_creature() -> None:
    crew = {"far": ("nautilus_deckhand", (-3, 0)), "oriel": ("nautilus_pilot", (0, -1))}
    b = battle(crew, FOE, creatures=EEL, agenda=[LurkerPhase(), CleanUp()], dice="Ob Sb")
    b.rolls("Ob Ob").uses("own").steps((1, -1))
    assert (b.said("guard"), b.queue, b.asked) == ([], [], "turn")


@pytest.mark.rule("LRK-LURK-4", "LRK-END-2")
def test_when_one_creature_has_decided_the_battle_the_next_one_stays_still() -> None:
    b = battle(
        {"last": ("cog_drone", (0, -1), {"wounds": 1})},
        {"sled": ("nautilus_sled", (0, 2))},
        creatures={(0, 0): "ab_eel", (1, 2): "ab_golem"},
        agenda=[LurkerPhase(), CleanUp()],
        windows=False,
        dice="Ob Sb Ob",
    )
    assert b.match.outcome is not None
    assert (b.match.outcome.winners, len(b.said("lurker")), b.queue) == ((1,), 1, [])


@pytest.mark.rule("LRK-LURK-1", "LRK-GUARD-3")
def test_in_the_lurker_phase_every_creature_with_prey_attacks_once() -> None:
    army: Army = {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (0, 2))}
    b = battle(
        army,
        FOE,
        creatures={(0, 0): "ab_eel", (0, 3): "ab_golem", (-3, 0): "ab_calf"},
        agenda=[LurkerPhase(), CleanUp()],
        windows=False,
        dice="Ob Sb Sb  Ob Sb Sb",
    )
    attackers = [tell.args["creature"].id for tell in b.told if tell.text == "log-lurker"]
    assert attackers == ["abyss-ab_eel", "abyss-ab_golem"]
    assert not b.queue


@pytest.mark.example("LRK-T50")
@pytest.mark.rule("LRK-GUARD-3", "LRK-LURK-1")
def test_who_stands_still_beside_a_guard_is_attacked_in_the_lurker_phase_alone() -> None:
    b = battle({"deckhand": ("nautilus_deckhand", (0, -1))}, FOE, creatures=EEL, windows=False)
    moving(b.rolls(""), "deckhand").stops()
    b.ends_turn().rolls("Ob Sb Sb").ends_turn()
    assert [t.text for t in b.told if t.text in ("log-guard", "log-lurker")] == ["log-lurker"]
    assert not b.queue


@pytest.mark.rule("LRK-LURK-2", "LRK-RULING-27")
def test_beside_one_player_the_next_one_chooses() -> None:
    army: Army = {"one": ("cog_drone", (0, -1)), "two": ("cog_drone", (1, -1))}
    others = ({"b": ("nautilus_sled", (3, 0))}, {"c": ("low_ogre", (-3, 3))})
    b = battle(army, *others, creatures=EEL, agenda=[LurkerPhase(), CleanUp()])
    assert (b.asked, b.who) == ("lurker_target", 1)
    assert b.match.ask is not None
    assert (b.match.ask.rule, b.match.ask.about) == ("LRK-LURK-2", {"model": CREATURE + b.tile((0, 0))})
    b = battle(army, *others, creatures=EEL, agenda=[Menu(), LurkerPhase(), CleanUp()])
    b.g.players[1].out = 1
    b.model("b").tile = FALLEN
    b.ends_turn()
    assert (b.asked, b.who) == ("lurker_target", 2)


@pytest.mark.example("LRK-T29")
@pytest.mark.rule("LRK-LURK-3", "LRK-DICE-10")
def test_beside_several_players_a_contest_decides_who_chooses() -> None:
    b = battle(
        {"one": ("cog_drone", (0, -1))},
        {"two": ("nautilus_deckhand", (1, 0))},
        creatures=EEL,
        agenda=[LurkerPhase(), CleanUp()],
        dice="Ob Sb  Ow Db + Sb  Sb Sb  Ob Sb",
    )
    assert (b.asked, b.who) == ("lurker_target", 1)
    assert not b.queue
    assert b.match.ask is not None
    assert b.match.ask.rule == "LRK-LURK-3"
    assert b.named() == ["one", "two"]  # own ones included
    assert (b.essence(0), b.essence(1)) == (3, 3)


@pytest.mark.rule("LRK-LURK-4", "LRK-END-2")
def test_the_victims_owner_defends_and_elimination_is_checked_after_each_attack() -> None:
    b = battle(
        {"last": ("low_ogre", (0, -1), {"wounds": 4})},
        FOE,
        creatures=EEL,
        agenda=[LurkerPhase(), CleanUp()],
        dice="Ob Ob",
    )
    assert (b.asked, b.who) == ("defence_window", 0)
    b.rolls("Ob Ob --").passes()
    assert b.match.outcome is not None
    assert b.match.outcome.winners == (1,)


@pytest.mark.rule("LRK-LURK-5")
def test_creatures_keep_their_wounds_and_only_the_old_hunger_heals() -> None:
    b = battle(
        {"prey": ("cog_drone", (0, -1), {"wounds": 1}), "other": ("cog_hulk", (-3, 0))},
        FOE,
        creatures={(0, 0): "ab_hunger"},
        windows=False,
    )
    b.g.creatures[0].wounds = 2
    b.ends_turn().rolls("Ob Ob Ob Sb").ends_turn()
    assert b.fallen("prey")
    assert b.g.creatures[0].wounds == 1
    assert b.g.creatures[0].tile == b.tile((0, 0))
