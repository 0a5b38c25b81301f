"""Options, questions and refusals in words: what a choice is called, what comes of it, and why not."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fathomfive.games.refuge.board import cell_of
from fathomfive.games.refuge.cards import always
from fathomfive.games.refuge.deeds import CAN
from fathomfive.games.refuge.describe.follows import arm_arrives
from fathomfive.games.refuge.describe.outlook import Outlook, next_cards, outlook
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.names import ability_text, card_text
from fathomfive.games.refuge.scene.faces import timing
from fathomfive.games.refuge.state import RefugeState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.scene import Ghost, Option, Trail
from fathomfive.scene.view import show
from tests.games.refuge.table import Dive, refuge_at


def english() -> Texts:
    texts = Texts("en", house_words(), files(GAME.package) / "text")
    texts.names = {0: "Ada", 1: "Tom", 2: "Lin"}
    return texts


SAY = english()


def offered(dive: Dive, **wanted: str) -> Option:
    """The one option whose action has these fields."""
    assert dive.match.ask is not None
    seat = dive.match.ask.asked[0]
    fitting = [
        option
        for option in show(dive.match, seat).options
        if option.action and all(str(option.action.get(name)) == value for name, value in wanted.items())
    ]
    assert len(fitting) == 1, [option.action for option in fitting]
    return fitting[0]


def cell(name: str) -> str:
    """As it stands in an action: c3r4 is 43."""
    column, _, row = name[1:].partition("r")
    return str(10 * int(row) + int(column))


def follows(dive: Dive, **wanted: str) -> str:
    return SAY(offered(dive, **wanted).follows)


def prompt(dive: Dive) -> str:
    assert dive.match.ask is not None
    asked = show(dive.match, dive.match.ask.asked[0]).prompt
    assert asked is not None
    return SAY(asked.text)


# --- questions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (2, "Two actions, Ada. Swim, play a card, or stop here."),
        (1, "One action left, Ada. Swim, play a card, or stop here."),
    ],
)
def test_the_main_question_counts_actions(actions: int, words: str) -> None:
    assert prompt(refuge_at(divers={"mags": "c3r4"}, actions=actions)) == words


def test_questions_name_whom_they_are_about() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c4r4"}, hands={"mags": ["winch", "pry_bar"]})
    dive.chooses("pass_cards", to="vega")
    assert prompt(dive) == "Which card does Vega get?"
    down = refuge_at(divers={"mags": "c3r4 down", "vega": "c4r4"}, hands={"mags": ["winch"]})
    assert prompt(down) == "Mags is down, Ada. Get up, hand over cards, or end your turn."


def test_everybody_else_reads_who_is_thinking() -> None:
    scene = show(refuge_at(divers={"mags": "c3r4"}).match, 1)
    assert scene.prompt is not None
    assert SAY(scene.prompt.text) == "Waiting for Ada."
    assert scene.options == ()


# --- options -----------------------------------------------------------------------------------------


def test_a_swim_has_direction_words_and_a_ghost() -> None:
    dive = refuge_at(divers={"mags": "c3r4"}, tentacles=["c1r6"])
    up = offered(dive, do="swim", to=cell("c3r5"))
    assert (SAY(up.group), SAY(up.label), SAY(up.says)) == ("Swim", "Cave", "Swim up to the Cave")
    assert up.sprite is not None
    assert up.sprite.symbol == "ff-up"
    assert up.touches == ("c3r5",)
    assert up.shows == (Ghost("c3r5", "diver:mags"), Trail(("c3r4", "c3r5")))
    assert SAY(up.follows) == "No tentacle can touch you there."


@pytest.mark.rule("REF-RULING-34")
def test_swimming_into_the_head_is_said_and_confirmed() -> None:
    dive = refuge_at(divers={"mags": "c4r7"}, head=3)
    jaws = offered(dive, do="swim", to=cell("c4r8"))
    assert jaws.confirm
    assert "head" in jaws.touches
    assert SAY(jaws.says) == "Swim up into the head"
    assert SAY(jaws.follows) == "You swim into its jaws: you are devoured."


@pytest.mark.parametrize(
    ("divers", "head", "to", "words"),
    [
        ("c1r7", 3, "c1r8", "The head comes one space left."),  # REF-T-2
        (
            "c1r8",
            2,
            "c1r9",
            "The head comes one space left and pushes you to the nook at L9.",
        ),  # REF-T-3
        (
            "c1r9",
            2,
            "c1r10",
            "The head comes one space left and devours you: there is no room to be pushed.",
        ),  # REF-T-4
        ("c0r8", 1, "c0r9", "The head cannot come closer."),  # REF-T-5
    ],
)
def test_a_kraken_space_tells_what_the_head_will_do(divers: str, head: int, to: str, words: str) -> None:
    dive = refuge_at(divers={"mags": divers}, head=head)
    assert follows(dive, do="swim", to=cell(to)) == words


def test_a_spawn_space_tells_what_is_in_line() -> None:
    at = {"mags": "c3r1", "vega": "c1r1"}
    assert follows(refuge_at(divers=at), to=cell("c3r2")) == (
        "No tentacle in this row or column: nothing happens."
    )
    assert follows(refuge_at(divers=at, tentacles=["c3r6"]), to=cell("c3r2")) == (
        "You eliminate the tentacle at C6 and draw a card. That is 1 of 6 for Clear Water."
    )
    many = refuge_at(divers=at, tentacles=["c3r6", "c5r2"], objective="obj1_clear_water", count=5)
    assert follows(many, to=cell("c3r2")) == (
        "You eliminate one of 2 tentacles in line and draw a card. That completes Clear Water!"
    )
    empty = refuge_at(divers=at, tentacles=["c3r6"], salvage=[])  # REF-T-20
    assert follows(empty, to=cell("c3r2")) == (
        "You eliminate the tentacle at C6 and draw a card. The Salvage deck is empty: drawing loses the dive!"
    )


def test_an_arm_on_the_way_is_a_warning() -> None:
    at = {"mags": "c3r4", "vega": "c1r1"}
    bare = refuge_at(divers=at, tentacles=["c3r3"])
    assert follows(bare, to=cell("c3r3")) == "A tentacle waits there, and you hold no Weapon: you go down."
    armed = refuge_at(divers=at, tentacles=["c3r3"], hands={"mags": ["trench_knife"]})
    assert follows(armed, to=cell("c3r3")) == "A tentacle waits there: strike it, or go down."
    alone = refuge_at(divers={"mags": "c3r4", "vega": "c1r1 down"}, tentacles=["c3r3"])
    assert follows(alone, to=cell("c3r3")) == ("You go down, and nobody is left standing: the dive is lost.")


def test_the_last_step_is_announced() -> None:
    wreck = refuge_at(divers={"mags": "c5r10"}, head=1, objective="obj3_board_the_wreck")
    assert follows(wreck, to=cell("c5r11")) == "That wins the dive!"
    race = refuge_at(mode="competitive", divers={"mags": "c3r10", "vega": "c1r1"}, head=5, unlocked=[3])
    assert follows(race, to=cell("c3r11")) == "Into the pod: you win the race!"


@pytest.mark.rule("REF-END-7")
def test_a_lone_diver_is_warned_before_it_is_too_late() -> None:
    dive = refuge_at(
        players=1, divers={"mags": "c3r4 down"}, turn_no=7, solo_deadline=7, hands={"mags": ["swim_fins"] * 2}
    )
    assert follows(dive, do="end_actions") == "You are still not up: the dive is lost."


def test_moving_the_head_tells_whom_it_meets() -> None:
    dive = refuge_at(divers={"mags": "c2r9", "vega": "c1r10"}, head=3, hands={"mags": ["winch"]}, players=2)
    dive.plays("winch")
    left = offered(dive, do="move_head", direction="left")
    assert SAY(left.follows) == "It pushes Mags along."
    assert left.touches == ("c2r10", "c2r9", "c2r8")
    assert follows(dive, do="move_head", direction="right") == "No Diver is in its way."


def test_a_moved_arm_tells_where_it_ends() -> None:
    dive = refuge_at(
        divers={"mags": "c2r1", "vega": "c4r1"},
        tentacles=["c3r1"],
        threat=2,
        hands={"mags": ["pry_bar"]},
    )
    dive.plays("pry_bar")
    assert dive.question == ("tentacle_step", "mags")
    assert follows(dive, to=cell("c3r0")) == "It joins the Threat track: 3 of 4."
    assert follows(dive, to=cell("c4r1")) == (
        "It touches Vega, who has nothing to strike with: Vega goes down, and it sinks away."
    )


@pytest.mark.parametrize(
    ("mags", "vega", "held", "comes"),
    [
        ("c2r1", "c4r1 down", [], "who is down already: it sinks away."),
        ("c2r1", "c4r1", ["trench_knife"], "who strikes it or goes down."),
        ("c2r1 down", "c4r1", [], "the last one standing, who has nothing to strike with: the dive is lost."),
    ],
)
def test_a_touch_tells_what_it_leads_to(mags: str, vega: str, held: list[str], comes: str) -> None:
    active = "vega" if "down" in mags else "mags"
    divers = {"mags": mags, "vega": vega}
    dive = refuge_at(divers=divers, tentacles=["c3r1"], hands={"vega": held}, active=active)
    assert SAY(arm_arrives(dive.g, cell_of("c4r1"))) == f"It touches Vega, {comes}"


def test_a_neighbour_who_may_help_is_reckoned_with() -> None:
    dive = refuge_at(
        divers={"mags": "c4r2", "vega": "c4r1"}, tentacles=["c3r1"], hands={"mags": ["signal_pistol"]}
    )
    assert SAY(arm_arrives(dive.g, cell_of("c4r1"))) == (
        "It touches Vega, who goes down unless a neighbour fires a Signal Pistol."
    )


@pytest.mark.parametrize("card", ["trench_knife", "winch"])
def test_a_race_does_not_tell_what_the_touched_holds(card: str) -> None:
    divers = {"mags": "c2r1", "vega": "c4r1"}
    dive = refuge_at(mode="competitive", divers=divers, tentacles=["c3r1"], hands={"vega": [card]})
    assert SAY(arm_arrives(dive.g, cell_of("c4r1"))) == "It touches Vega, who strikes it or goes down."


# --- the last action ---------------------------------------------------------------------------------


LAST = "Your last action: then the Kraken card comes."


def test_what_takes_the_last_action_says_so() -> None:
    held = {"mags": ["air_bottle", "pry_bar"]}
    for actions, is_last in ((2, False), (1, True)):
        dive = refuge_at(divers={"mags": "c3r2"}, tentacles=["c5r5"], hands=held, actions=actions)
        for option in (
            offered(dive, do="swim", to=cell("c3r3")),
            offered(dive, do="play_card", card="pry_bar"),
        ):
            assert SAY(option.follows).endswith(LAST) is is_last


def test_what_gives_more_actions_is_not_the_last() -> None:
    dive = refuge_at(divers={"mags": "c3r2"}, hands={"mags": ["air_bottle"]}, actions=1)
    bottle = offered(dive, do="play_card", card="air_bottle")
    assert LAST not in SAY(bottle.follows)


# --- the next card -----------------------------------------------------------------------------------


def test_what_the_next_card_may_do_is_counted() -> None:
    beside_head = refuge_at(divers={"mags": "c2r8"}, head=3, actions=1)
    assert follows(beside_head, do="end_actions") == ("A Kraken card comes: 2 of 10 devour you.")
    peeked = refuge_at(divers={"mags": "c2r8"}, head=3, actions=1, kraken=["k09"])
    peeked.g.kraken_deck.show(9)
    assert follows(peeked, do="end_actions") == "The Kraken card that comes devours you."
    below = refuge_at(divers={"mags": "c3r2"}, head=3, actions=1, tentacles=["c3r4"])
    assert follows(below, do="swim", to=cell("c3r3")) == (
        "You may move one tentacle 1 space. 2 of 10 cards bring a tentacle onto you there. "
        "Your last action: then the Kraken card comes."
    )


def test_a_danger_that_is_about_to_go_is_not_counted() -> None:
    one = refuge_at(divers={"mags": "c4r2"}, head=3, actions=1, tentacles=["c3r3"])
    assert follows(one, do="swim", to=cell("c3r2")) == (
        "You eliminate the tentacle at C3 and draw a card. That is 1 of 6 for Clear Water. "
        "Your last action: then the Kraken card comes."
    )
    two = refuge_at(divers={"mags": "c4r2"}, head=3, actions=1, tentacles=["c3r3", "c3r7"])
    assert follows(two, do="swim", to=cell("c3r2")) == (
        "You eliminate one of 2 tentacles in line and draw a card. That is 1 of 6 for Clear Water. "
        "Your last action: then the Kraken card comes."
    )
    two.swims("c3r2")
    assert follows(two, do="eliminate", at=cell("c3r3")) == (
        "You draw a Salvage card. That is 1 of 6 for Clear Water."
    )
    assert follows(two, do="eliminate", at=cell("c3r7")) == (
        "You draw a Salvage card. That is 1 of 6 for Clear Water. "
        "2 of 10 cards bring a tentacle onto you here."
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["standard", "abyss"])
def test_the_outlook_is_what_then_happens(seats: int, difficulty: str) -> None:
    """Every card that may come next is drawn in a world of its own, and the fates are counted."""
    setup = Setup("refuge", seats, {"difficulty": difficulty})
    match = Match.start(GAME, setup, Dice.seeded(f"outlook {seats}"))
    dice = Dice.seeded("answers")
    compared = 0
    while match.ask is not None and compared < 20:
        seat = match.ask.asked[0]
        diver = match.state.divers[seat] if seat < len(match.state.divers) else None
        if match.ask.kind == "main" and diver is not None and diver.standing:
            assert outlook(match.state, seat, seat) == fates(match, seat)
            compared += 1
        match.play(dice.pick(match.ask.options_of(seat)))
    assert compared


def fates(match: Match[RefugeState], seat: int) -> Outlook:
    """End the actions with each card on top of the deck, and let nobody answer anything."""
    devoured = touched = 0
    cards = next_cards(match.state, seat)
    for card in cards:
        fate = drawn(match.clone(), seat, card.id)
        devoured += fate == "devoured"
        touched += fate == "touched"
    return Outlook(devoured, touched, len(cards))


def drawn(world: Match[RefugeState], seat: int, card: str) -> str:
    deck, turn = world.state.kraken_deck, world.state.turn
    deck.put(deck.take(card))
    world.state.progress = None  # no objective may be completed on the way and change the table
    end = next(action for action in world.options if type(action).__name__ == "EndActions")
    world.play_unchecked(end)
    while world.ask is not None and world.state.turn == turn:
        if world.ask.kind == "contact" and world.ask.seats == seat:
            return "touched"
        world.play_unchecked(world.options[-1])  # a pass, wherever there is one
    diver = world.state.divers[seat]
    return "devoured" if diver.devoured else "touched" if diver.down else ""


# --- refusals ----------------------------------------------------------------------------------------


def refusal(dive: Dive, touched: str, seat: int = 0) -> str:
    reason = GAME.why_not(dive.g, seat, touched)
    if reason is None:
        return ""
    words, rule = reason
    assert rule in GAME.rulebook
    return f"{SAY(words)} ({rule})"


def test_why_a_diver_cannot_swim_there() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c4r4"}, tentacles=["c1r6"])
    assert refusal(dive, "c4r4") == "Mags cannot swim to D4: Vega is there. (REF-OCC-3)"
    assert refusal(dive, "c5r6") == (
        "Mags cannot swim to E6: it is 4 steps away, "
        "and one action is one step up, down, left or right. (REF-MOVE-1)"
    )
    assert refusal(dive, "c3r4") == "Mags is already at C4. (REF-MOVE-1)"
    assert refusal(dive, "c3r5") == ""  # nothing speaks against it
    assert refusal(dive, "c5r6", seat=1) == "It is the turn of Ada: only the active player acts. (REF-TURN-3)"
    down = refuge_at(divers={"mags": "c3r4 down", "vega": "c4r4"}, hands={"mags": ["winch"]})
    assert refusal(down, "c3r5") == "Mags is down and cannot swim: recover first. (REF-MOVE-3)"
    race = refuge_at(mode="competitive", divers={"mags": "c3r10", "vega": "c1r1"}, head=5)
    assert refusal(race, "c3r11") == "Mags cannot enter pod 3: it is locked. (REF-COMP-12)"


def test_why_a_card_or_an_ability_cannot_be_used() -> None:
    dive = refuge_at(
        divers={"mags": "c3r4", "vega": "c6r4"},
        hands={"mags": ["trench_knife", "speargun", "ration_tin"]},
        face_up=["mags_haymaker", "mags_ring_of_steel"],
    )
    assert refusal(dive, "card:trench_knife:0") == (
        "Trench Knife is no action: Mags can strike with it when a tentacle touches. (REF-CONTACT-3)"
    )
    assert refusal(dive, "card:speargun:0") == (
        "Speargun would change nothing now: no tentacle is in reach. (REF-TURN-6)"
    )
    assert refusal(dive, "card:ration_tin:0") == ""
    assert refusal(dive, "card:winch:0") == ""  # not in this hand
    assert refusal(dive, "ability:mags_haymaker") == (
        "Haymaker is no action: Mags may use it when a tentacle touches. (REF-ABIL-2)"
    )
    assert refusal(dive, "ability:mags_bull_rush") == (
        "Mags has used Bull Rush: recover it, or eat a Ration Tin. (REF-ABIL-1)"
    )
    assert refusal(dive, "ability:mags_ring_of_steel") == (
        "Ring of Steel would change nothing now: no tentacle is in reach. (REF-TURN-6)"
    )


def test_why_cards_cannot_be_given() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c6r4", "sophie": "c3r5", "michael": "devoured"})
    assert refusal(dive, "diver:vega") == (
        "Mags cannot give cards to Vega: 3 steps lie between them, and only neighbours can. (REF-PASS-1)"
    )
    assert refusal(dive, "hand:2") == "Mags has no cards to give to Sophie. (REF-PASS-1)"
    assert refusal(dive, "diver:michael") == (
        "Mags cannot give cards to Michael: Michael is devoured. (REF-PASS-2)"
    )


def test_why_an_objective_cannot_be_worked_on() -> None:
    tag = refuge_at(
        divers={"mags": "c3r4"}, head=4, objective="obj2_tag_the_beast", hands={"mags": ["winch"]}
    )
    assert refusal(tag, "objective:obj2_tag_the_beast") == (
        "Mags is 5 steps away from the head: Tag works only next to it. (REF-OBJ-11)"
    )
    assert refusal(tag, "objective:obj3_board_the_wreck") == (
        "Board the Wreck comes later: first Tag the Beast. (REF-OBJ-1)"
    )
    near = refuge_at(divers={"mags": "c3r8"}, head=4, objective="obj2_tag_the_beast")
    assert refusal(near, "head") == "Mags has no card to give up for Tag. (REF-OBJ-11)"
    sound = refuge_at(divers={"mags": "c3r4"}, objective="obj1_soundings")
    assert refusal(sound, "marker:c4r4") == "Mags is not on a marker: Sound works only there. (REF-OBJ-9)"


def test_why_a_pod_stays_locked() -> None:
    race = refuge_at(
        mode="competitive", divers={"mags": "c3r4"}, pods={3: "pod_obj_pressure_code"}, unlocked=[5]
    )
    assert refusal(race, "pod:3") == (
        "Mags cannot unlock pod 3 now. Unlock: discard 3 Salvage cards of one type. (REF-COMP-11)"
    )
    assert refusal(race, "pod:1") == (
        "Pod 1 cannot be unlocked yet: its objective lies face down. (REF-COMP-11)"
    )


def test_nothing_else_can_be_done_inside_an_action() -> None:
    dive = refuge_at(divers={"mags": "c3r4"}, hands={"mags": ["swim_fins"]})
    dive.plays("swim_fins")
    assert refusal(dive, "c6r6") == (
        "Finish what you have begun first: nothing else can be done inside an action. (REF-TURN-5)"
    )


def test_what_one_would_expect_stands_there_faintly() -> None:
    dive = refuge_at(
        divers={"mags": "c3r4"}, head=4, objective="obj2_tag_the_beast", hands={"mags": ["winch"]}, actions=1
    )
    faint = [option for option in show(dive.match, 0).options if option.why_not]
    assert [SAY(option.label) for option in faint] == ["Tag"]
    assert faint[0].rule == "REF-OBJ-11"
    assert faint[0].action is None
    down = refuge_at(divers={"mags": "c3r4 down", "vega": "c3r5"}, hands={"mags": ["winch", "trench_knife"]})
    faint = [option for option in show(down.match, 0).options if option.why_not]
    assert [SAY(option.why_not) for option in faint] == [
        "Mags cannot recover: that takes 2 cards of one type."
    ]


# --- nothing is left unsaid --------------------------------------------------------------------------


def test_every_card_and_ability_has_its_short_words() -> None:
    texts = english()
    for mode, players in (("coop", 1), ("coop", 2), ("competitive", 2)):
        g = refuge_at(mode=mode, players=players, divers={"mags": "c3r4"}).g
        for ability in g.book.abilities.values():
            texts(Text(f"{ability_text(g, ability)}.gist"))
            texts(Text(timing(ability, g.mode)))
            if (trigger := ability.trigger_in(g.mode)) is not None:
                texts(Text(f"when-{trigger}"))
        for card in g.book.salvage.values():
            texts(Text(f"{card.message}.short"))
            if card.effects_in(g.mode):
                texts(Text(f"{card_text(card, g.mode)}.gist"))
    assert texts.missing == []


def test_every_verb_that_may_be_useless_says_why() -> None:
    may_fail = [verb for verb, can in CAN.items() if can is not always]
    assert may_fail
    assert [tag for verb in may_fail if f"useless-{(tag := verb.__struct_config__.tag)}" not in SAY] == [
        "steal"  # part of the Grabber's choice, never asked about alone
    ]


def test_a_prompt_is_given_only_what_it_can_say() -> None:
    """That Bull Rush runs tentacles over is for the answers; no message can be given a yes or no."""
    dive = refuge_at(divers={"mags": "c4r3"}, face_up=["mags_bull_rush"])
    dive.uses("mags_bull_rush")
    prompt = show(dive.match, 0).prompt
    assert prompt is not None
    assert isinstance(prompt.text, Text)
    assert set(prompt.text.args) == {"who", "diver", "left"}


# --- the end -----------------------------------------------------------------------------------------


def test_the_end_is_told_with_its_cause_and_a_picture() -> None:
    dive = refuge_at(divers={"mags": "c5r10"}, head=1, objective="obj3_board_the_wreck")
    dive.swims("c5r11")
    won = show(dive.match, 0).outcome
    assert won is not None
    assert won.sprite is not None
    assert (won.result, won.sprite.symbol) == ("won", "refuge-vignette-win")
    assert SAY(won.title) == "The wreck gives up its secret"
    race = refuge_at(mode="competitive", divers={"mags": "c3r10", "vega": "c1r1"}, head=5, unlocked=[3])
    race.swims("c3r11")
    for viewer, title in ((0, "You got away"), (1, "Mags got away"), (None, "Mags got away")):
        banner = show(race.match, viewer).outcome
        assert banner is not None
        assert SAY(banner.title) == title


@pytest.mark.rule("REF-COMP-1", "REF-COMP-9")
def test_at_the_end_of_a_round_of_the_race_a_kraken_card_comes_and_no_objective() -> None:
    dive = refuge_at(
        mode="competitive",
        divers={"vega": "", "katerina": "c4r3"},
        active="katerina",
        face_up=["katerina_read_the_currents"],
    )
    dive.swims("c4r2")
    assert follows(dive, do="end_actions") == "A Kraken card comes; none that is left harms you."


@pytest.mark.rule("REF-SPACE-6")
@pytest.mark.parametrize(
    ("vega", "words"),
    [("c7r0", "Nobody is on a Cave: nothing happens."), ("c4r2", "You may swap places with Vega.")],
)
def test_who_comes_from_a_cave_to_a_whirlpool_swaps_with_others_only(vega: str, words: str) -> None:
    dive = refuge_at(divers={"mags": "c2r1", "vega": vega})
    assert follows(dive, do="swim", to=cell("c3r1")) == words


@pytest.mark.rule("REF-CONTACT-2", "REF-RULING-22")
@pytest.mark.parametrize(
    ("mode", "card", "words"),
    [
        (
            "coop",
            "trench_knife",
            "You go down and the tentacle sinks away. Getting up takes an action and two cards of one type.",
        ),
        ("coop", "signal_pistol", "You go down, unless a neighbour fires a Signal Pistol for you."),
        ("competitive", "trench_knife", "You go down, unless a neighbour fires a Signal Pistol for you."),
    ],
    ids=["no Signal Pistol", "a Signal Pistol", "a hidden hand"],
)
def test_a_neighbour_is_reckoned_with_who_may_hold_a_signal_pistol(mode: str, card: str, words: str) -> None:
    dive = refuge_at(
        mode=mode,
        divers={"mags": "c4r3", "vega": "c5r4"},
        hands={"mags": ["trench_knife"], "vega": [card]},
        tentacles=["c4r4"],
    )
    dive.swims("c4r4")
    assert dive.question == ("contact", "mags")
    assert follows(dive, do="pass") == words
