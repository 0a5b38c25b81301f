"""The turn, the ship action, hands and command."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Area,
    Arm,
    Begin,
    CardOf,
    Equip,
    GetUp,
    GoToMarket,
    GoToPort,
    Kind,
    Skip,
    Travel,
    TryEvent,
    Unequip,
    UseAbility,
    UseCard,
)
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import controller
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import CREW, ROOMS, SleepingState
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.harm import damage_ship
from fathomfive.games.sleeping.steps.ship import SearchTokens, ShipAction, UseRoom, room_parts
from fathomfive.games.sleeping.steps.turn import Act, Evening, Turn
from fathomfive.games.sleeping.steps.windows import Calm
from fathomfive.kernel.play import Action, Pass, Play, Step
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
example = pytest.mark.example


def room(t: Voyage, name: str) -> Voyage:
    t.g.room = name
    return t.begin(UseRoom(room_parts(t.g, t.g.book.rooms[name])))


# --- the turn --------------------------------------------------------------------------------------------


@rule("SLG-TURN-1", "SLG-CREW-1")
def test_turns_go_clockwise_and_the_captain_goes_with_them() -> None:
    t = voyage(players=3)
    seats = []
    for _ in range(4):
        t.begin()
        seats.append(t.g.active)
        assert controller(t.g, "odessa") == t.g.active
    assert seats == [1, 2, 0, 1]


@rule("SLG-TURN-2", "SLG-ACT-1", "SLG-ACT-4")
def test_order_of_a_turn() -> None:
    t = voyage(players=1)
    t.g.event_top.put("EV-M05", -1)
    kinds: list[str] = []
    t.begin(Turn(0))
    while t.g.turn == 2 and len(kinds) < 30:
        kinds.append(t.asked)
        match t.asked:
            case "turn":
                t.answer(Begin)
            case "room":
                t.area("sickbay")
            case "action":
                t.answer(Skip)
            case "event":
                t.match.play(t.match.options[0])
            case _:
                t.all_pass()
        if t.asked == "turn":
            break
    assert [kind for kind in kinds if kind in ("turn", "room", "action")] == [
        "turn",
        "room",
        "action",
        "action",
    ]


@rule("SLG-TURN-3", "SLG-STAT-2", "SLG-SAVE-1")
def test_save_point_then_venom_then_what_wakes_with_the_turn() -> None:
    t = voyage().own("A09")
    t.g.crew["mac"].statuses.append("venom")
    t.begin(Turn(0))
    assert t.asked == "turn"
    assert t.health("mac") == 7  # nothing has happened at the save point
    t.answer(Begin)
    assert t.health("mac") == 6
    assert t.asked == "restore"  # the Bowl of First Rain
    t.member("mac")
    assert t.health("mac") == 7
    assert t.asked == "room"


@rule("SLG-TURN-4", "SLG-EVENT-4")
def test_end_of_turn_effect_before_test_then_marks_are_cleared() -> None:
    t = voyage()
    t.g.ongoing = ["EV-P05"]
    t.g.used = ["AB25"]
    t.begin(Evening())
    assert t.asked == "take-damage"
    t.member("mac")
    assert t.asked == "dusk-test"
    t.all_pass()
    assert t.g.used == []
    assert t.asked == "turn"
    assert t.g.active == 1


@rule("SLG-TURN-4")
def test_the_active_player_orders_ongoing_cards() -> None:
    t = voyage()
    t.g.ongoing = ["EV-P05", "EV-D04"]
    t.begin(Evening())
    assert t.asked == "dusk"
    t.card("EV-D04")
    assert t.asked == "afflict"


@rule("SLG-TURN-5")
def test_alone_every_turn_is_yours() -> None:
    t = voyage(players=1)
    t.begin()
    assert t.g.active == 0
    t.begin()
    assert t.g.active == 0


# --- rooms -----------------------------------------------------------------------------------------------


@rule("SLG-SHIP-1", "SLG-SHIP-4")
def test_the_figure_must_move_and_the_hull_is_no_room() -> None:
    t = voyage()
    t.g.room = "deck"
    t.begin(ShipAction())
    assert t.offered(Area, "area") == [room for room in ROOMS if room != "deck"]


@rule("SLG-SHIP-2")
def test_a_full_room_is_not_chosen() -> None:
    t = voyage()
    t.g.hull["bridge"] = 2
    t.g.hull["galley"] = 1
    t.begin(ShipAction())
    assert "bridge" not in t.offered(Area, "area")
    assert "galley" in t.offered(Area, "area")


@rule("SLG-SHIP-3", "SLG-SDMG-2", "SLG-SDMG-3")
@example("SLG-T-30")
def test_all_rooms_full_then_the_hull_goes() -> None:
    t = voyage().fate(3)
    t.g.hull.update(dict.fromkeys(ROOMS, 2))
    t.g.room = "deck"
    t.begin(ShipAction()).area("bridge")
    assert t.g.players[0].command == 1  # no ship action
    t.begin(DamageShip(1)).hush()
    assert t.g.defeats == 1
    assert t.g.ship_damage == 0  # 11 cubes: defeat, and the yard has mended her


@rule("SLG-SHIP-3")
@example("SLG-T-31")
def test_the_only_working_room_is_left_for_a_turn() -> None:
    t = voyage()
    t.g.hull.update({room: 2 for room in ROOMS if room != "deck"})
    t.g.room = "deck"
    t.begin(ShipAction()).area("galley")
    assert t.g.players[0].command == 1
    t.begin(ShipAction())  # the Deck is the only room to go to, so nobody is asked
    assert t.g.room == "deck"
    assert t.g.players[0].command == 4
    assert t.asked == "search"


@rule("SLG-SHIP-3")
@pytest.mark.parametrize("working", [(), ("deck",)])
def test_where_nothing_else_works_the_figure_goes_to_any_other_room_for_nothing(
    working: tuple[str, ...],
) -> None:
    for goes_to in ("bridge", "galley", "quarters", "sickbay"):
        t = voyage()
        t.g.hull.update({room: 2 for room in ROOMS if room not in working})
        t.g.room = "deck"
        t.g.crew["mac"].damage = t.g.crew["mac"].fatigue = t.g.crew["mac"].command = 1
        t.begin(ShipAction())
        assert t.offered(Area, "area") == ["bridge", "galley", "quarters", "sickbay"]
        t.area(goes_to)
        assert t.g.room == goes_to
        assert (t.g.players[0].command, len(t.g.players[0].hand)) == (1, 0)
        mac = t.g.crew["mac"]
        assert (mac.damage, mac.fatigue, mac.command) == (1, 1, 1)
        assert t.asked == "turn"


@rule("SLG-SHIP-5", "SLG-SHIP-7", "SLG-RULING-48")
@example("SLG-T-32")
def test_order_of_effects_is_free_where_it_matters() -> None:
    t = voyage(players=4).command(3, 3, 3, 1)
    t.g.crew["laurent"].command = 2
    t.g.cards["MK03"] = 1
    assert t.g.command_supply == 1
    room(t, "quarters")
    assert t.asked == "room-effect"
    t.kind("command")
    assert t.g.players[0].command == 4  # one was there
    t = voyage(players=4).command(3, 3, 3, 1)
    t.g.crew["laurent"].command = 2
    t.g.cards["MK03"] = 1
    room(t, "quarters").kind("extra")
    t.kind("laurent", "laurent")
    while t.asked == "room-effect":
        t.kind("command")
    assert t.g.players[0].command == 7


@rule("SLG-SHIP-5", "SLG-SHIP-10", "SLG-HAND-1")
@example("SLG-T-33")
def test_galley_before_or_after_drawing() -> None:
    t = voyage(players=3).hand(0, "AB08", "AB09", "AB11")
    t.g.crew["mac"].fatigue = 1
    room(t, "galley").kind("draw")
    assert t.asked == "hand-limit"
    assert len(t.g.players[0].hand) == 5
    t.card(*t.g.players[0].hand.cards[:2])
    assert len(t.g.players[0].hand) == 3
    t = voyage(players=3).hand(0, "AB08", "AB09", "AB11")
    t.g.crew["mac"].fatigue = 1
    room(t, "galley").kind("extra").card("AB08")
    assert t.g.crew["mac"].fatigue == 0
    t.kind("draw") if t.asked == "room-effect" else None
    assert t.asked == "hand-limit"
    t.match.play(t.match.options[0])
    assert len(t.g.players[0].hand) == 3


@rule("SLG-SHIP-6", "SLG-SHIP-9", "SLG-RULING-3", "SLG-RULING-47", "SLG-CMD-2")
@pytest.mark.parametrize(("players", "gain"), [(3, 4), (4, 5)])
@example("SLG-T-1")
def test_quarters(players: int, gain: int) -> None:
    t = voyage(players=players).command(*[0] * players)
    t.g.crew["laurent"].command = 2
    t.g.cards["MK03"] = 1
    room(t, "quarters")
    assert t.g.players[0].command == gain
    assert len(t.g.players[0].hand) == 1
    assert not t.offers(Pass)  # compulsory
    while t.asked == "ready":
        t.match.play(t.match.options[0])
    assert t.g.crew["laurent"].command == 0
    assert t.g.cards["MK03"] == 0


@rule("SLG-SHIP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_room_gives_what_the_board_says(players: int) -> None:
    table = {"bridge": (1, 2, 2, 3), "deck": (2, 3, 3, 4), "galley": (2, 2, 3, 4), "sickbay": (2, 3, 4, 5)}
    for name, gains in table.items():
        t = voyage(players=players).command(*[0] * players)
        room(t, name)
        assert t.g.players[0].command == gains[players - 1]


@rule("SLG-SHIP-8", "SLG-CMD-1")
def test_bridge_returns_all_command() -> None:
    t = voyage().command(0, 0)
    t.g.crew["mac"].command = 2
    t.g.crew["odessa"].command = 1
    t.g.cards["MK01"] = 1
    room(t, "bridge")
    assert t.g.command_supply == 14 - 2
    assert t.g.players[0].command == 2


@rule("SLG-SHIP-11", "SLG-SHIP-12", "SLG-RULING-39")
@example("SLG-T-2")
def test_search_tokens_damage_first_then_one_reward() -> None:
    t = voyage().fate(4)
    stack(t, "S1", "S2")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw")
    t.all_pass().hush()
    assert t.g.hull["deck"] == 1
    assert t.g.resources["meat"] == 0
    t.card("S1")
    assert (t.g.resources["vegetables"], t.g.resources["meat"]) == (1, 1)
    assert sorted(t.g.search_discard) == ["S1", "S2"]


@rule("SLG-SHIP-12")
@example("SLG-T-3")
def test_search_token_with_an_or() -> None:
    t = voyage()
    stack(t, "S3")
    t.begin(SearchTokens(3, 0)).kind("draw").all_pass()
    t.branch(1)
    assert (t.g.resources["materials"], t.g.resources["coin"]) == (2, 3)


@rule("SLG-SHIP-11")
def test_no_token_at_all_is_allowed_and_three_at_most() -> None:
    t = voyage()
    t.begin(SearchTokens(3, 0)).all_pass()
    assert t.asked == "turn"
    stack(t, "S1", "S4", "S5")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw", "draw")
    assert t.asked == "search-reward"


@rule("SLG-SHIP-13")
def test_empty_stack_is_refilled_without_the_drawn() -> None:
    t = voyage()
    stack(t, "S1")
    g = t.g
    while len(g.search_stack) > 1:
        g.search_discard.put(g.search_stack.take_slot(0), -1)
    t.begin(SearchTokens(3, 0)).kind("draw")
    assert len(g.search_stack) == 8
    assert "S1" not in g.search_stack


@rule("SLG-SHIP-14")
def test_sick_bay_heals_anybody() -> None:
    t = voyage()
    t.g.crew["mac"].damage = 2
    t.g.crew["kannan"].damage = 1
    room(t, "sickbay")
    t.member("mac")
    assert t.health("mac") == 6
    assert t.health("kannan") == 4


@rule("SLG-SHIP-15")
def test_cards_and_command_are_never_handed_over() -> None:
    t = voyage().hand(0, "AB08").command(3, 0).turn()
    assert not [
        option for option in t.match.options if type(option).__name__ in ("GiveCard", "GiveCommand", "SeatOf")
    ]


@rule("SLG-SHIP-10")
def test_galley_takes_exactly_one_card_once() -> None:
    t = voyage().hand(0, "AB08", "AB09")
    t.g.crew["mac"].fatigue = 2
    t.begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0)))
    t.card("AB08")
    assert t.g.crew["mac"].fatigue == 1
    assert t.g.players[0].hand.cards == ["AB09"]
    assert t.asked == "turn"


# --- hands and command -----------------------------------------------------------------------------------


@rule("SLG-HAND-1")
def test_hand_limit_is_checked_at_once_and_can_be_raised() -> None:
    t = voyage()
    t.begin(Do((fx.Draw(4),), Deed(0)))
    assert t.asked == "hand-limit"
    t.match.play(t.match.options[0])
    assert len(t.g.players[0].hand) == 3
    t = voyage().own("A39")
    t.begin(Do((fx.Draw(4),), Deed(0)))
    assert len(t.g.players[0].hand) == 4
    assert t.asked == "turn"


@rule("SLG-HAND-2")
def test_hands_are_secret() -> None:
    t = voyage().hand(0, "AB08")
    assert t.g.players[0].hand.seen_by(0) == ["AB08"]
    assert t.g.players[0].hand.seen_by(1) == [None]
    assert t.g.players[0].hand.seen_by(None) == [None]


@rule("SLG-CMD-1")
def test_fourteen_tokens_in_all() -> None:
    t = voyage()
    t.begin(Do((fx.Command(20, "active"),), Deed(0)))
    assert t.g.players[0].command == 13
    assert t.g.command_supply == 0


@rule("SLG-RULING-48")
def test_short_supply_goes_clockwise() -> None:
    t = voyage(players=3).command(4, 4, 4)
    t.begin(Do((fx.Command(2, "each"),), Deed(1)), active=1)
    assert [p.command for p in t.g.players] == [4, 6, 4]


@rule("SLG-ACT-2")
def test_skipping_gives_a_command_for_one_or_both() -> None:
    t = act(voyage(players=1))
    start = t.g.players[0].command
    t.answer(Skip)
    t.answer(Skip)
    t.hush()
    assert t.g.players[0].command == start + 2


@rule("SLG-ACT-2")
def test_sleepers_coin_gives_one_more() -> None:
    t = act(voyage(players=1).own("A16"))
    t.answer(Skip)
    assert t.g.players[0].command == 3


def act(t: Voyage) -> Voyage:
    """Put the party before its two actions."""
    return t.begin(TwoActions(), Act())


class TwoActions(Step, tag="two-actions"):
    """A step of the tests: two actions to spend."""

    def run(self, g: SleepingState) -> Play:
        yield from ()
        g.actions_left = 2


class DamageShip(Step, tag="damage-ship"):
    """A step of the tests: the ship is hit."""

    n: int

    def run(self, g: SleepingState) -> Play:
        yield from damage_ship(g, self.n)


def stack(t: Voyage, *tokens: str) -> None:
    """The next search tokens, in order."""
    for token in reversed(tokens):
        t.g.search_stack.take(token)
        t.g.search_stack.put(token)


# --- windows of the turn ---------------------------------------------------------------------------------


@rule("SLG-WIN-1", "SLG-TURN-2")
def test_the_ship_may_be_moved_by_a_card_all_through_the_turn_but_not_in_the_event() -> None:
    t = voyage(players=1).own("MK29").command(2)
    t.g.event_top.put("EV-M12", -1)
    t.begin(Turn(0)).answer(Begin)
    seen = {}
    while t.asked != "turn":
        seen[t.asked] = bool(t.offers(UseCard, card="MK29", option=0))
        match t.asked:
            case "room":
                t.area("quarters")
            case "calm":
                seen[f"calm in {t.g.phase}"] = seen.pop("calm")
                t.all_pass()
            case "event":
                t.match.play(t.match.options[0])
            case "action":
                t.answer(Skip)
    assert seen == {
        "room": True,
        "calm in ship": True,
        "event": False,
        "action": True,
        "calm in action": True,
    }


@rule("SLG-TURN-4")
def test_what_was_used_up_for_a_turn_is_fresh_in_the_next() -> None:
    t = voyage()
    t.g.used, t.g.moved, t.g.slow = ["AB25"], ["MK05"], -1
    t.begin(Evening())
    assert (t.g.used, t.g.moved, t.g.slow) == ([], [], 0)
    assert (t.asked, t.g.active) == ("turn", 1)  # a closed table: nobody comes or goes


@rule("SLG-PLAY-1", "SLG-TURN-4")
def test_at_an_open_table_people_come_and_go_at_the_end_of_a_turn() -> None:
    t = voyage(open_table=True).begin(Evening())
    assert (t.asked, t.ask.seats) == ("seats", 0)
    assert t.offered(GetUp, "who") == [0, 1]
    t.all_pass()
    assert (t.asked, t.g.active) == ("turn", 1)


@rule("SLG-ACT-1", "SLG-ACT-3")
@pytest.mark.parametrize(
    ("action", "asked"), [(GoToMarket, "market"), (GoToPort, "port"), (Travel, "travel-crew")]
)
def test_each_action_does_what_it_says_and_costs_one(action: type[Action], asked: str) -> None:
    t = voyage(players=1)
    t.g.region = "2-G"
    act(t).answer(action)
    assert (t.asked, t.g.actions_left) == (asked, 1)
    assert t.g.players[0].command == 1  # only skipping pays


@rule("SLG-ACT-1")
def test_after_two_actions_there_is_no_third() -> None:
    t = act(voyage(players=1))
    t.answer(Skip)
    assert (t.asked, t.g.actions_left) == ("action", 1)
    t.answer(Skip)
    assert t.asked == "turn"


@rule("SLG-STAT-2", "SLG-TURN-3")
def test_venom_bites_everybody_who_has_it_on_anybodys_turn() -> None:
    t = voyage()
    for member in ("odessa", "mac", "laurent"):
        t.g.crew[member].statuses.append("venom")
    t.begin(Turn(1)).answer(Begin)
    assert (t.health("odessa"), t.health("mac"), t.health("laurent"), t.health("kannan")) == (5, 6, 5, 5)


@rule("SLG-EVENT-4", "SLG-ACT-1")
def test_only_events_that_print_an_action_offer_one() -> None:
    t = voyage()
    t.g.ongoing = ["EV-M07", "EV-M13", "EV-P06"]
    assert act(t).offered(TryEvent, "card") == ["EV-M13", "EV-P06"]


@rule("SLG-TURN-2", "SLG-SAVE-1")
def test_every_turn_counts_and_begins_with_two_actions() -> None:
    t = voyage()
    t.begin(Turn(1))
    assert (t.g.turn, t.g.active, t.g.actions_left) == (2, 1, 2)
    assert t.offered(Begin, "seat") == [1]


# --- rooms, one by one -----------------------------------------------------------------------------------


@rule("SLG-SHIP-5")
def test_the_order_is_asked_only_where_cards_or_tokens_run_short() -> None:
    t = voyage().hand(0, "AB08")
    t.g.crew["mac"].fatigue = 1
    assert room(t, "galley").offered(Kind, "kind") == ["draw", "command", "extra"]
    t = voyage()
    t.g.crew["mac"].fatigue = 1
    room(t, "galley")
    assert len(t.g.players[0].hand) == 1  # with an empty hand the card comes first
    assert t.offered(Kind, "kind") == ["command", "extra"]
    t = voyage().hand(0, "AB08")
    room(t, "galley")
    assert t.asked == "turn"  # nobody is tired, so there is nothing to order
    t = voyage().command(4, 4)
    t.g.crew["mac"].command = 3
    room(t, "quarters")  # exactly three in the supply: no shortage
    assert t.g.players[0].command == 7
    t = voyage().command(5, 4)
    t.g.crew["mac"].command = 3
    assert room(t, "quarters").offered(Kind, "kind") == ["draw", "command", "extra"]


@rule("SLG-SHIP-5", "SLG-SHIP-7")
def test_the_last_effect_of_a_room_needs_no_choice() -> None:
    t = voyage().command(6, 6)
    t.g.crew["mac"].command = 2
    room(t, "quarters").kind("draw").kind("command")
    assert t.g.players[0].command == 6  # nothing was there
    assert t.g.crew["mac"].command == 0
    assert t.asked == "turn"


@rule("SLG-SHIP-9", "SLG-RULING-47")
def test_quarters_returns_two_tokens_one_by_one_on_the_small_side() -> None:
    t = voyage().command(0, 0)
    t.g.crew["laurent"].command, t.g.crew["mac"].command, t.g.cards["MK03"] = 2, 2, 1
    room(t, "quarters")
    assert t.offered(Kind, "kind") == ["laurent", "mac", "MK03"]
    assert not t.offers(Pass)
    t.kind("laurent")
    assert t.offered(Kind, "kind") == ["laurent", "mac", "MK03"]  # one token is left on Laurent
    t.kind("MK03")
    assert (t.g.crew["laurent"].command, t.g.crew["mac"].command, t.g.cards["MK03"]) == (1, 2, 0)
    assert t.asked == "turn"


@rule("SLG-SHIP-8")
def test_bridge_leaves_no_token_on_any_board_or_card() -> None:
    t = voyage().own("MK29")
    t.g.crew["laurent"].command, t.g.crew["odessa"].command = 1, 3
    t.g.cards["MK29"], t.g.cards["MK03"] = 2, 1
    room(t, "bridge")
    assert sum(sailor.command for sailor in t.g.crew.values()) + sum(t.g.cards.values()) == 0


@rule("SLG-SHIP-10")
def test_the_galleys_discard_may_be_declined() -> None:
    t = voyage().hand(0, "AB08", "AB09")
    t.g.crew["mac"].fatigue, t.g.crew["laurent"].fatigue = 2, 1
    t.begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0))).all_pass()
    assert (t.asked, len(t.g.players[0].hand)) == ("turn", 2)
    t.begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0))).card("AB09")
    assert t.asked == "rest"
    t.member("mac")
    assert (t.g.crew["mac"].fatigue, t.g.crew["laurent"].fatigue) == (1, 1)
    assert t.g.players[0].hand.cards == ["AB08"]
    assert "AB09" in t.g.ability_discard


@rule("SLG-SHIP-10")
def test_the_galley_asks_nobody_without_a_card_or_without_fatigue() -> None:
    t = voyage().hand(0, "AB08").begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0)))
    assert t.asked == "turn"
    t = voyage()
    t.g.crew["mac"].fatigue = 1
    t.begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0)))
    assert t.asked == "turn"


@rule("SLG-SHIP-14", "SLG-XP-2")
def test_gregory_adds_to_the_sick_bay_once_a_turn() -> None:
    t = voyage().health_is(mac=3)
    t.g.crew["gregory"].levels = ["LV-gregory-1"]
    room(t, "sickbay").member("mac").member("mac")
    assert (t.health("mac"), t.asked) == (5, "turn")
    room(t, "sickbay").member("mac")
    assert (t.health("mac"), t.asked) == (6, "turn")  # his own hour is spent
    t.begin(Evening())
    room(t.health_is(mac=3), "sickbay").member("mac").member("mac")
    assert t.health("mac") == 5
    t = voyage().health_is(mac=3)
    t.g.crew["gregory"].levels = ["LV-gregory-1"]
    t.g.crew["laurent"].command = 1
    room(t, "bridge")
    assert (t.asked, t.g.crew["laurent"].command) == ("turn", 0)  # no other room calls on him


@rule("SLG-SHIP-6", "SLG-EVENT-3")
def test_a_dead_calm_takes_a_command_from_every_room() -> None:
    t = voyage().command(0, 0)
    t.g.ongoing = ["EV-P12"]
    room(t, "quarters")
    assert t.g.players[0].command == 2
    t = voyage(players=1).command(0)
    t.g.ongoing = ["EV-P12"]
    room(t, "bridge")
    assert t.g.players[0].command == 0


# --- searching -------------------------------------------------------------------------------------------


@rule("SLG-SHIP-12", "SLG-RULING-39")
def test_a_token_that_hurts_hurts_before_it_gives() -> None:
    t = voyage().command(0, 0).fate(1, 4)
    stack(t, "S8", "S2", "S6")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw", "draw")
    assert t.asked == "assign-damage"  # the first token's point, before the ship is hit
    assert t.g.ship_damage == 0
    t.member("mac")
    assert (t.health("mac"), t.g.hull["hull"], t.g.hull["deck"]) == (6, 1, 1)
    assert t.g.resources["coin"] == 3
    t.card("S6")
    assert t.g.resources["coin"] == 6
    assert (t.asked, t.g.search_drawn.cards) == ("turn", [])


@rule("SLG-SHIP-12")
@pytest.mark.parametrize(("member", "kept"), [("laurent", 2), ("mac", 1)], ids=["mine", "another player's"])
def test_a_gatherer_keeps_two_tokens_on_his_own_players_turn(member: CrewId, kept: int) -> None:
    t = voyage().equip(member, "AB18")
    stack(t, "S1", "S4", "S5")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw", "draw")
    t.card("S4")
    assert t.g.resources["grain"] == 1 + 2
    if kept == 2:
        assert t.offered(CardOf, "card") == ["S1", "S5"]  # each token once
        t.card("S1")
    assert (t.asked, t.g.resources["meat"]) == ("turn", kept - 1)
    assert len(t.g.search_discard) == 3


@rule("SLG-SHIP-13", "SLG-SETUP-10")
def test_a_new_stack_lies_face_down() -> None:
    t = voyage()
    g = t.g
    while g.search_stack.cards:
        g.search_discard.put(g.search_stack.take_slot(0), -1)
    t.begin(SearchTokens(1, 0))
    assert (t.asked, g.search_stack.seen_by(0), len(g.search_discard)) == ("search", [None] * 9, 0)


@rule("SLG-WIN-1", "SLG-SHIP-1")
def test_before_the_figure_moves_one_may_equip() -> None:
    t = voyage(players=1).hand(0, "AB08").command(1).begin(ShipAction())
    t.answer(Equip, card="AB08").member("mac")
    assert (t.asked, t.g.room, t.g.crew["mac"].equipped) == ("room", "", ["AB08"])
    t.area("bridge")
    assert t.g.room == "bridge"


@rule("SLG-SHIP-11")
def test_the_tokens_are_drawn_one_at_a_time_for_all_to_see() -> None:
    t = voyage()
    stack(t, "S1", "S4")
    t.begin(SearchTokens(3, 0))
    assert t.offers(Pass)
    t.kind("draw")
    assert (t.asked, t.g.search_drawn.seen_by(1)) == ("search", ["S1"])
    t.all_pass()
    assert t.g.search_discard.cards == ["S1"]
    assert t.g.resources["vegetables"] == t.g.resources["meat"] == 1


# --- hands and command, one by one -----------------------------------------------------------------------


@rule("SLG-HAND-1")
def test_with_two_cards_too_many_two_are_discarded_of_ones_choice() -> None:
    t = voyage().hand(0, "AB08", "AB09", "AB11").begin(Do((fx.Draw(2),), Deed(0)))
    assert (len(t.offers(CardOf)), t.about["n"]) == (5, 2)
    t.card("AB08")
    assert t.about["n"] == 1
    t.card("AB11")
    assert "AB09" in t.g.players[0].hand
    assert (len(t.g.players[0].hand), t.asked) == (3, "turn")
    assert t.g.ability_discard.cards[-2:] == ["AB08", "AB11"]


@rule("SLG-ABL-8", "SLG-LIM-1")
def test_no_card_is_drawn_when_all_are_out() -> None:
    t = voyage()
    deck = t.g.ability_deck
    for card in list(deck):
        deck.take(card)
        t.g.crew["mac"].equipped.append(card)
    t.begin(Do((fx.Draw(1),), Deed(0)))
    assert len(t.g.players[0].hand) == 0
    assert t.asked == "turn"


@rule("SLG-CMD-1")
def test_a_loss_of_command_takes_what_there_is() -> None:
    t = voyage(players=3).command(3, 1, 0)
    t.begin(Do((fx.LoseCommand(2, "each"),), Deed(0)))
    assert [player.command for player in t.g.players] == [1, 0, 0]
    t = voyage(players=3).command(3, 3, 3)
    t.begin(Do((fx.LoseCommand(2),), Deed(1)), active=2)
    assert [player.command for player in t.g.players] == [3, 3, 1]  # the active player's
    assert t.g.command_supply == 14 - 7


@rule("SLG-HAND-2")
def test_each_player_discards_of_his_own_hand() -> None:
    t = voyage(players=3).hand(0, "AB08", "AB09", "AB11").hand(1, "AB19")
    t.begin(Do((fx.DiscardHand(2, "each"),), Deed(0)))
    assert t.ask.seats == 0
    t.card("AB08", "AB09")
    assert [len(player.hand) for player in t.g.players] == [1, 0, 0]  # seat 1 had one, seat 2 none
    assert t.asked == "turn"


@rule("SLG-ABL-8")
def test_equipped_cards_that_are_lost_are_chosen_from_the_whole_crew() -> None:
    t = voyage().equip("mac", "AB08", "AB09").equip("laurent", "AB33")
    t.begin(Do((fx.DiscardEquipped(2),), Deed(0)))
    assert t.offered(CardOf, "card") == ["AB33", "AB08", "AB09"]
    t.card("AB08")
    assert t.offered(CardOf, "card") == ["AB33", "AB09"]
    t.card("AB33")
    assert (t.g.crew["mac"].equipped, t.g.crew["laurent"].equipped) == (["AB09"], [])
    assert t.g.ability_discard.cards[-2:] == ["AB08", "AB33"]
    t.begin(Do((fx.DiscardEquipped(3),), Deed(0)))
    assert (t.g.crew["mac"].equipped, t.asked) == ([], "turn")  # as far as there are any


@rule("SLG-ADV-2", "SLG-CMD-2")
def test_a_card_that_readies_others_never_readies_itself_and_may_stop() -> None:
    t = voyage().own("MK28").command(1, 0)
    t.g.crew["laurent"].command, t.g.crew["mac"].command = 1, 2
    t.begin(Calm()).use("MK28")
    assert t.offered(Kind, "kind") == ["laurent", "mac"]
    t.kind("mac")
    assert t.offers(Pass)
    t.all_pass()
    assert (t.g.crew["laurent"].command, t.g.crew["mac"].command, t.g.cards["MK28"]) == (1, 1, 1)


# --- what opens a window, and what is done there ---------------------------------------------------------


@rule("SLG-WIN-1", "SLG-ABL-1")
@pytest.mark.parametrize(("command", "offered"), [(0, []), (1, ["AB08"]), (2, ["AB08", "AB13"])])
def test_a_card_is_equipped_by_whoever_can_pay_for_it(command: int, offered: list[str]) -> None:
    t = act(voyage(players=1).hand(0, "AB08", "AB13", "AB12").command(command))
    assert t.offered(Equip, "card") == offered


@rule("SLG-ABL-1")
def test_without_a_free_board_nothing_is_equipped() -> None:
    t = voyage(players=1).hand(0, "AB08").command(3)
    for member in CREW:
        t.g.crew[member].equipped = [t.g.ability_deck.pop(), t.g.ability_deck.pop()]
    assert not act(t).offers(Equip)
    t.g.ability_discard.put(t.g.crew["rafael"].equipped.pop(), -1)
    act(t).answer(Equip, card="AB08")  # under the only board with room, so nobody is asked where
    assert t.g.crew["rafael"].equipped[-1] == "AB08"
    assert (t.g.players[0].command, t.g.players[0].hand.cards) == (2, [])
    assert not t.match.can_take_back(0)  # all have seen the card


@rule("SLG-ABL-5")
def test_only_an_instant_ability_happens_on_equipping() -> None:
    t = act(voyage(players=1).hand(0, "AB58", "AB33").command(3)).answer(Equip, card="AB58").member("mac")
    assert t.g.resources["coin"] == 4
    t.health_is(mac=2)
    t.answer(Equip, card="AB33").member("mac")
    assert t.health("mac") == 2  # triage waits until it is used
    assert t.asked == "action"


@rule("SLG-WIN-2", "SLG-WIN-1")
def test_free_moves_alone_open_no_window() -> None:
    t = voyage().command(0, 0).equip("laurent", "AB08").own("MK05", by="laurent").begin(Calm())
    assert t.asked == "turn"
    t = voyage().command(0, 0).hand(0, "AB08").begin(Calm())
    assert t.asked == "turn"  # a hand without command
    t = voyage().command(3, 0).equip("laurent", "AB08").own("MK05", by="laurent")
    t.g.crew["mac"].damage = 1
    t.own("MK20").begin(Calm())
    assert t.asked == "calm"
    assert t.offers(UseCard, card="MK20")
    assert t.offered(Unequip, "card") == ["AB08"]  # in an open window they may be made
    assert t.offered(Arm, "card") == ["MK05"]


@rule("SLG-WIN-2", "SLG-HAND-2")
def test_whoever_might_equip_is_asked_whatever_the_hand_holds() -> None:
    t = voyage(players=3).command(1, 1, 1).hand(0, "AB12").begin(Calm())  # it costs three
    assert (t.asked, t.ask.seats, t.ask.secret) == ("calm", (0,), True)
    assert not t.offers(Equip)
    t = voyage(players=3).command(1, 1, 1).hand(0, "AB08").hand(2, "AB09").own("MK20")
    t.g.crew["mac"].damage = 1
    t.begin(Calm(), active=2)
    assert t.ask.asked == (2, 0, 1)  # clockwise from the active player
    assert [(option.seat, option.card) for option in t.offers(Equip)] == [(2, "AB09"), (0, "AB08")]
    assert len(t.offers(Pass)) == 3
    t.answer(Equip, seat=0).member("mac")
    assert t.ask.seats == (2, 1)  # again for all who could still do something
    t.all_pass()
    assert t.asked == "turn"


@rule("SLG-WIN-1", "SLG-RULING-50")
def test_before_an_answer_counts_the_others_are_asked_and_nobody_twice() -> None:
    t = voyage(players=3).command(1, 1, 0).hand(0, "AB08").hand(1, "AB09").hand(2, "AB11").own("MK20")
    t.g.crew["mac"].damage = 1
    act(t).answer(Skip)
    assert (t.asked, t.ask.seats) == ("calm", (1,))
    t.all_pass()
    assert (t.asked, t.g.actions_left) == ("action", 1)
    t = act(voyage().command(1, 1).hand(0, "AB08"))
    t.answer(Skip)
    assert t.asked == "action"  # nobody else could do anything


@rule("SLG-WIN-9", "SLG-ADV-6")
def test_a_weapon_may_be_moved_again_in_the_next_window() -> None:
    t = act(voyage(players=1).own("MK05", by="laurent"))
    assert t.answer(Arm, card="MK05").members() == [member for member in CREW if member != "laurent"]
    t.member("mac")
    assert (t.g.crew["laurent"].weapons, t.g.crew["mac"].weapons) == ([], ["MK05"])
    assert not t.offers(Arm)
    t.answer(Skip)
    assert t.offers(Arm, card="MK05")
    t = voyage(players=1).own("MK05", by="laurent").own("MK20").command(1)
    t.g.crew["mac"].damage = 1
    t.begin(Calm(), Calm()).answer(Arm, card="MK05").member("mac")
    assert not t.offers(Arm)
    t.all_pass()
    assert t.offers(Arm, card="MK05")


@rule("SLG-ADV-6")
def test_only_weapons_are_attached() -> None:
    t = act(voyage(players=1).own("MK05", "MK20", "MK13"))
    assert t.offered(Arm, "card") == ["MK05"]
    assert t.answer(Arm, card="MK05").members() == list(CREW)  # it lay loose


@rule("SLG-ADV-5", "SLG-WIN-1")
def test_a_calm_window_stays_what_it_is_after_a_use() -> None:
    t = voyage(players=1).own("MK29", "MK20").command(4).health_is(mac=1)
    t.begin(Calm(sail=True)).use("MK20").member("mac")
    assert t.offers(UseCard, card="MK29", option=0)
    t = voyage(players=1).own("MK29", "MK20").command(4).health_is(mac=1)
    t.begin(Calm()).use("MK20").member("mac")
    assert not t.offers(UseCard, card="MK29", option=0)


@rule("SLG-ADV-4", "SLG-XP-2")
def test_a_card_that_is_no_recipe_takes_no_food() -> None:
    t = voyage(players=1).own("MK20").command(1).health_is(mac=1)
    t.g.crew["laurent"].levels = ["LV-laurent-3"]
    t.begin(Calm()).use("MK20").member("mac")
    assert (t.health("mac"), t.g.resources["grain"], t.asked) == (3, 1, "turn")


@rule("SLG-STAT-7", "SLG-CREW-5")
def test_a_cure_heals_what_it_names_and_nothing_else() -> None:
    t = voyage(players=1).own("MK20", "A20").equip("laurent", "AB26").command(3)
    t.g.crew["mac"].statuses = ["madness", "venom", "weakened"]
    t.begin(Calm()).answer(UseAbility, card="AB26").member("mac")
    assert t.offered(Kind, "kind") == ["venom", "weakened"]
    t.kind("weakened")
    t.use("MK20", 1).member("mac")
    assert t.g.crew["mac"].statuses == ["madness"]
    t.use("A20", 1).member("mac")
    assert t.g.crew["mac"].statuses == []  # any status at all


# --- looking at the deck ---------------------------------------------------------------------------------


@rule("SLG-ABL-9", "SLG-HAND-2")
def test_the_user_alone_sees_the_top_cards_and_discards_any_of_them() -> None:
    t = voyage()
    first, second, third = reversed(t.g.ability_deck.cards[-3:])
    t.begin(Do((fx.PeekAbility(2),), Deed(1)))
    assert (t.asked, t.ask.seats, t.ask.secret) == ("look", 1, True)
    assert t.match.options == [CardOf(1, first), Pass(1)]
    deck = t.g.ability_deck
    assert deck.seen_by(1)[-3:] == [None, second, first]
    assert deck.seen_by(0)[-3:] == deck.seen_by(None)[-3:] == [None, None, None]
    t.all_pass()
    assert t.match.options == [CardOf(1, second), Pass(1)]
    t.card(second)
    assert t.asked == "turn"
    assert deck.cards[-2:] == [third, first]
    assert t.g.ability_discard.cards == [second]
    assert t.g.ability_discard.seen_by(0) == [second]


@rule("SLG-ABL-9", "SLG-ABL-8")
def test_a_deck_that_just_suffices_is_not_reshuffled() -> None:
    t = voyage()
    deck, discard = t.g.ability_deck, t.g.ability_discard
    while len(deck) > 2:
        discard.put(deck.pop(), -1)
    second, first = deck.cards
    t.begin(Do((fx.PeekAbility(2),), Deed(0)))
    assert (len(deck), len(discard)) == (2, 58)
    t.all_pass().card(second)
    assert (deck.cards, discard.cards[-1]) == ([first], second)


@rule("SLG-ABL-9", "SLG-ABL-8")
def test_a_short_deck_is_filled_up_from_below_before_looking() -> None:
    t = voyage()
    deck, discard = t.g.ability_deck, t.g.ability_discard
    while len(deck) > 2:
        discard.put(deck.pop(), -1)
    second, first = deck.cards
    t.begin(Do((fx.PeekAbility(3),), Deed(0)))
    assert (len(deck), len(discard)) == (60, 0)
    assert deck.cards[-2:] == [second, first]
    assert len(deck.known) == 60
    assert [card is not None for card in deck.seen_by(0)] == [False] * 57 + [True] * 3
    assert t.match.options == [CardOf(0, first), Pass(0)]
