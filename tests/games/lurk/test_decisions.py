"""What a player is told before deciding: the ten decisions of `docs/proof/lurk-says.md`, word for word."""

from __future__ import annotations

from fathomfive.games.lurk.steps.lurkers import LurkersAct
from tests.games.lurk.table import Army, Battle, battle
from tests.games.said import every_option, option, prompt

COG: Army = {"ulm": ("cog_torpedier", (0, -1)), "drone": ("cog_drone", (0, -1)), "spare": ("cog_drone", -1)}
FREE: Army = {"runner": ("nautilus_runner", (0, 0)), "vane": ("nautilus_captain", (0, 2))}


def test_a_turn_says_how_many_tokens_there_are_and_what_each_activation_does() -> None:
    b = battle(COG, FREE, card="2/1/0")
    assert prompt(b) == "Your turn: 2 tokens to move with, 1 to attack with. Name a tile, or end it."
    assert option(b, do="activate", mode="move") == (
        "Ulm and 1 more on E4: Movement activation. Every model there may move; its token goes on to Attack."
    )
    assert option(b, do="activate", mode="swap") == (
        "Ulm and 1 more on E4: attack instead of moving. The token goes straight to Spent."
    )
    assert option(b, do="waste") == (
        "Or: Waste a Movement token. The token goes to Attack, for a Search or a Recover."
    )


def test_ending_the_turn_and_conceding_say_what_they_cost() -> None:
    b = battle(COG, FREE, card="2/1/0")
    assert option(b, do="end_turn") == "End turn. 3 tokens stay unused. An event follows."
    assert option(b, do="concede") == "Or: Concede. All your models leave the map, and you are out."


def test_whom_to_attack_says_the_wounds_and_the_chance_to_destroy() -> None:
    b = battle(COG, FREE, card="2/1/0").activates("attack", (0, -1))
    assert option(b, uid=b.uids["ulm"]) == "Ulm Torpedier attacks. 4 of 4 hearts, Speed 2, Range 3"
    b.picks("ulm")
    assert prompt(b) == "Ulm takes aim. Whom does it strike?"
    assert every_option(b) == [
        "Ulm attacks Reef Runner. 1.2 wounds on average against 2 hearts, 35 % to destroy.",
        "Ulm attacks Vane. 0.9 wounds on average against 5 hearts, 0 % to destroy.",
    ]


def test_an_ability_of_the_attacker_says_what_it_adds_and_what_the_blow_is_without_it() -> None:
    b = battle(COG, FREE, card="2/1/0").attacks("ulm", "runner")
    assert prompt(b) == "Ulm attacks Reef Runner. Use an ability?"
    assert every_option(b) == [
        "Use Bracketing Shot. Add 1 red die in attack. "
        "1.8 wounds on average against 2 hearts, 54 % to destroy.",
        "No ability. 1.2 wounds on average against 2 hearts, 35 % to destroy.",
    ]


def struck(dice: str) -> Battle:
    return battle(COG, FREE, card="2/1/0").attacks("ulm", "runner", dice).passes()


def test_a_defence_says_what_is_left_of_the_hits_with_it_and_without() -> None:
    b = struck("Ob Ow Ob Sb")
    assert prompt(b) == "Ulm has 3 hits on Reef Runner. Defend with an ability?"
    assert every_option(b) == [
        "Use Dart Away. Add 1 block. 1.6 wounds on average against 2 hearts, 60 % that it falls.",
        "No ability. 2.6 wounds on average against 2 hearts, 100 % that it falls.",
    ]


def test_a_defence_against_no_hits_says_that_there_is_nothing_to_block() -> None:
    b = struck("Sb Db --")
    assert prompt(b) == (
        "Ulm has no hit on Reef Runner: there is nothing to block. Use an ability all the same?"
    )
    assert option(b, do="pass") == "No ability. There is no hit to block."


def test_odds_that_are_not_exact_are_not_said() -> None:
    idol: Army = {"idol": ("ancients_idol", (0, -1))}
    b = battle(idol, FREE, card="2/1/0").attacks("idol", "runner")
    assert option(b, do="use", what="own") == (
        "Use Unblinking. Re-roll once each starting attack die showing blank or Shield."
    )


def test_how_to_move_says_the_steps_and_their_price() -> None:
    b = battle(COG).activates("move", (0, -1)).picks("drone")
    assert prompt(b) == "Rivet Drone 1 is about to move. How?"
    assert every_option(b) == [
        "Way of moving: Just move. 2 steps.",
        "Way of moving: Swim. 3 steps, over Rock without a check; defends with a worse die until it settles.",
        "Way of moving: Charge. 3 steps; attacks with a worse die this round.",
        "Way of moving: Swim and charge. 4 steps; attacks and defends with a worse die.",
    ]


def test_a_step_says_what_waits_on_the_tile() -> None:
    b = battle(COG, rock=[(1, -2)], coral=[(-1, -1)], creatures={(1, 0): "ab_golem"})
    b.activates("move", (0, -1)).picks("drone").declares()
    assert prompt(b) == "Rivet Drone 1 has 2 steps. Where to?"
    said = every_option(b)
    assert "Rivet Drone 1 goes to Sand E3. 1 step left." in said
    assert "Rivet Drone 1 goes to Sand E5. Coral Golem strikes it there." in said
    assert "Rivet Drone 1 goes to Coral D3. Coral: a worse die in defence. 1 step left." in said
    assert (
        "Rivet Drone 1 goes to Rock F3. A climb check: half the dice succeed, else the movement ends here."
    ) in said


def test_a_search_says_what_may_be_there() -> None:
    b = battle({"foreman": ("cog_foreman", (0, -1))}, card="0/2/0", abyss=[(0, -1)])
    assert option(b, do="activate", mode="search") == (
        "Valve-Nine on E4: Search. A treasure, or a creature that you must fight or flee."
    )
    coral = battle({"foreman": ("cog_foreman", (0, -1))}, card="0/2/0", coral=[(0, -1)])
    assert option(coral, do="activate", mode="search") == (
        "Valve-Nine on E4: Search. An octopus on the die finds an item."
    )


def test_to_fight_or_to_flee_says_the_odds_and_what_comes_after() -> None:
    b = battle({"foreman": ("cog_foreman", (0, -1))}, card="0/1/0", abyss=[(0, -1)])
    b.put("abyss_deck", "ab_golem").activates("search", (0, -1))
    assert prompt(b) == "Coral Golem rises from the abyss! Fight or flee?"
    assert every_option(b) == [
        "Fight it. 1 wound on average against 5 hearts, 1 % to destroy. "
        "If it lives, it strikes back, and you retreat.",
        "Flee. Everybody on the tile retreats; the creature guards it.",
    ]


def test_whoever_chooses_a_creatures_prey_is_told_the_odds() -> None:
    prey: Army = {"foreman": ("cog_foreman", (0, -1)), "drone": ("cog_drone", (0, -1))}
    b = battle(prey, creatures={(0, 0): "ab_golem"}, agenda=[LurkersAct()])
    assert prompt(b) == "Whom does Coral Golem attack?"
    assert every_option(b) == [
        "It attacks Valve-Nine. 0.6 wounds on average against 5 hearts, 0 % to destroy.",
        "It attacks Rivet Drone. 0.8 wounds on average against 2 hearts, 21 % to destroy.",
    ]


def test_marking_prey_says_what_the_mark_does() -> None:
    b = battle(COG, FREE, event="ev_prey").ends_turn()
    assert prompt(b) == "Marked Prey: which opposing model is marked?"
    assert every_option(b)[0] == "Mark Reef Runner. Every attack against it adds 1 white die."
