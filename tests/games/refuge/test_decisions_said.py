"""What a Diver is told before deciding: the ten decisions of `docs/proof/refuge-says.md`, word for word.

`test_decisions.py` has every question with its answers; here is how the most important ones read.
"""

from __future__ import annotations

from fathomfive.games.refuge.board import cell_of
from tests.games.refuge.table import Dive, refuge_at
from tests.games.said import every_option, option, prompt


def swim(dive: Dive, to: str) -> str:
    return option(dive, do="swim", to=cell_of(to))


def test_a_turn_says_how_many_actions_and_what_each_space_does() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c1r1"}, tentacles=["c3r3"])
    assert prompt(dive) == "Two actions, Ada. Swim, play a card, or stop here."
    assert swim(dive, "c3r5") == "Swim up to the Cave. No tentacle can touch you there."
    assert swim(dive, "c3r3") == (
        "Swim down to the Lair. A tentacle waits there, and you hold no Weapon: you go down."
    )


def test_a_spawn_space_names_the_tentacle_it_strikes_and_what_it_counts_for() -> None:
    dive = refuge_at(divers={"mags": "c3r1", "vega": "c1r1"}, tentacles=["c3r6"], count=3)
    assert swim(dive, "c3r2") == (
        "Swim up to the Spawn space. You eliminate the tentacle at C6 and draw a card. "
        "That is 4 of 6 for Clear Water."
    )


def test_which_tentacle_is_struck_says_what_danger_is_left() -> None:
    dive = refuge_at(divers={"mags": "c4r2"}, head=3, actions=1, tentacles=["c3r3", "c3r7"], count=4)
    dive.swims("c3r2")
    assert prompt(dive) == "Which tentacle of this row or column do you eliminate, Ada?"
    assert option(dive, do="eliminate", at=cell_of("c3r3")) == (
        "Eliminate the tentacle on the Lair at C3. You draw a Salvage card. That is 5 of 6 for Clear Water."
    )
    assert option(dive, do="eliminate", at=cell_of("c3r7")) == (
        "Eliminate the tentacle on the Lair at C7. You draw a Salvage card. "
        "That is 5 of 6 for Clear Water. 2 of 10 cards bring a tentacle onto you here."
    )


def test_a_tentacle_is_moved_out_of_the_heads_reach_or_into_it() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r0", "vega": "c5r1"}, tentacles=["c6r1"], threat=2)
    dive.swims("c4r1")
    assert prompt(dive) == "The Lair stirs, Ada. Move one tentacle by one space?"
    dive.chooses("pick_tentacle")
    assert prompt(dive) == "Where does the tentacle go?"
    assert option(dive, do="move_tentacle", to=cell_of("c6r2")) == (
        "Move the tentacle up to the Lair at F2. It is not below the head there."
    )
    assert option(dive, do="move_tentacle", to=cell_of("c6r0")) == (
        "Move the tentacle down to the Start space at F0. It joins the Threat track: 3 of 4."
    )
    assert option(dive, do="move_tentacle", to=cell_of("c5r1")) == (
        "Move the tentacle left to the Whirlpool at E1. "
        "It touches Vega, who has nothing to strike with: Vega goes down, and it sinks away."
    )


def test_a_whirlpool_says_who_comes_where() -> None:
    dive = refuge_at(divers={"mags": "c3r2", "vega": "c4r2", "sophie": "c3r3"})
    dive.swims("c3r1")
    assert prompt(dive) == "The whirlpool turns, Ada. Swap places with somebody?"
    assert option(dive, do="pick_diver", diver="vega") == (
        "Swap places with Vega. You come to the Cave at D2, Vega to the Whirlpool at C1."
    )


def test_a_kraken_space_says_what_the_head_does_to_you() -> None:
    dive = refuge_at(divers={"mags": "c1r8", "vega": ""}, head=2)
    assert swim(dive, "c1r9") == (
        "Swim up to the Kraken space. The head comes one space left and pushes you to the nook at L9."
    )
    jaws = refuge_at(divers={"mags": "c4r7", "vega": ""}, head=3)
    assert swim(jaws, "c4r8") == "Swim up into the head. You swim into its jaws: you are devoured."


def test_contact_says_what_a_blow_brings_and_what_going_down_costs() -> None:
    dive = refuge_at(
        head=3,
        divers={"vega": "", "mags": "c3r4"},
        hands={"mags": ["trench_knife"]},
        tentacles=["c3r5"],
        count=2,
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    assert prompt(dive) == "A tentacle grips Mags, Tom! Strike back, or go down?"
    assert option(dive, do="use_weapon") == (
        "Strike back with Trench Knife. The tentacle is eliminated and you draw a card. "
        "That is 3 of 6 for Clear Water."
    )
    assert option(dive, do="pass") == (
        "Go down. You go down and the tentacle sinks away. "
        "Getting up takes an action and two cards of one type."
    )


def test_a_neighbour_is_told_what_holding_fire_means() -> None:
    dive = refuge_at(
        head=3,
        divers={"vega": "c3r3", "mags": "c3r4"},
        hands={"vega": ["signal_pistol"]},
        tentacles=["c3r5"],
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    assert prompt(dive) == "A tentacle grips Mags beside you, Ada. Fire the Signal Pistol?"
    assert option(dive, do="pass") == "Hold fire. Mags goes down."
    two = refuge_at(
        head=3,
        divers={"vega": "c3r3", "mags": "c3r4", "sophie": "c2r4"},
        hands={"vega": ["signal_pistol"], "sophie": ["signal_pistol"]},
        tentacles=["c3r5"],
    )
    two.kraken_card(bottom=("down", "up", "up"))
    assert option(two, do="pass") == "Hold fire. Mags goes down, unless another neighbour fires."
    two.declines()
    assert option(two, do="pass") == "Hold fire. Mags goes down."


def test_the_objectives_own_action_says_how_far_it_brings_it() -> None:
    def tag(count: int) -> Dive:
        return refuge_at(
            head=3,
            divers={"mags": "c4r7", "vega": "", "sophie": ""},
            hands={"mags": ["winch"]},
            objective="obj2_tag_the_beast",
            count=count,
        )

    assert option(tag(0), do="special") == "Next to the head, discard any 1 card. That is tag 1 of 2."
    assert option(tag(1), do="special") == (
        "Next to the head, discard any 1 card. That completes Tag the Beast!"
    )
    sound = refuge_at(divers={"mags": "c4r4"}, objective="obj1_soundings", markers=["c4r4", "c1r4"])
    assert option(sound, do="special") == "Remove the marker you stand on. That takes off marker 2 of 3."


def test_ending_the_turn_says_what_is_unused_and_what_the_card_may_do() -> None:
    dive = refuge_at(divers={"mags": "c2r8", "vega": ""}, head=3, actions=2)
    assert option(dive, do="end_actions") == (
        "End your turn with 2 actions unused. A Kraken card comes: 2 of 10 devour you."
    )
    safe = refuge_at(divers={"mags": "c3r5", "vega": ""}, head=3, actions=1)
    assert option(safe, do="end_actions") == (
        "End your turn with one action unused. A Kraken card comes; none that is left harms you."
    )


def test_whoever_is_down_is_told_what_getting_up_costs() -> None:
    dive = refuge_at(divers={"mags": "c3r4 down", "vega": ""}, hands={"mags": ["swim_fins", "swim_fins"]})
    assert prompt(dive) == "Mags is down, Ada. Get up, hand over cards, or end your turn."
    assert option(dive, do="recover_diver") == ("Mags stands up. Costs one action and two cards of one type.")


def test_the_order_of_kraken_cards_says_what_each_will_do() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["hydrophone"]}, kraken=["k01", "k05", "k09"])
    dive.plays("hydrophone")
    assert prompt(dive) == "Which of these cards comes first?"
    assert every_option(dive) == [
        "Slow Coil comes first. The head moves 1 space left. "
        "Below, from the left: tentacles sink, a tentacle rises, tentacles sink.",
        "Watching Eye comes first. The head moves 1 space right. "
        "Below, from the left: tentacles sink, a tentacle rises, tentacles sink.",
        "Open Beak comes first. Every Diver next to the head is devoured. "
        "Below, from the left: a tentacle rises, tentacles climb, a tentacle rises. "
        "Afterwards the Kraken deck is reshuffled.",
    ]


def test_a_pod_says_what_it_takes_and_for_whom_it_is_open() -> None:
    race = refuge_at(
        mode="competitive", divers={"mags": "c3r4", "vega": "c1r1"}, pods={3: "pod_obj_clear_lane"}
    )
    assert prompt(race) == "One action, Ada. Swim, draw, play a card, or unlock a pod."
    assert option(race, do="unlock") == (
        "Unlock pod 3. Unlock: you stand in this pod's column and no tentacle is in that column. "
        "Then the pod is open to everybody."
    )
