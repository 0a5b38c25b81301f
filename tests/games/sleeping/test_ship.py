"""The turn, the ship action, hands and command."""

import pytest

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Area, Begin, Skip
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import controller
from fathomfive.games.sleeping.state import ROOMS
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.harm import damage_ship
from fathomfive.games.sleeping.steps.ship import SearchTokens, ShipAction, UseRoom, room_parts
from fathomfive.games.sleeping.steps.turn import Act, Evening, Turn
from fathomfive.kernel.play import Pass, Step
from tests.games.sleeping.table import voyage

rule = pytest.mark.rule
example = pytest.mark.example


def room(t, name):
    t.g.room = name
    return t.begin(UseRoom(room_parts(t.g, t.g.book.rooms[name])))


# --- the turn --------------------------------------------------------------------------------------------


@rule("SLG-TURN-1", "SLG-CREW-1")
def test_turns_go_clockwise_and_the_captain_goes_with_them():
    t = voyage(players=3)
    seats = []
    for _ in range(4):
        t.begin()
        seats.append(t.g.active)
        assert controller(t.g, "odessa") == t.g.active
    assert seats == [1, 2, 0, 1]


@rule("SLG-TURN-2", "SLG-ACT-1", "SLG-ACT-4")
def test_order_of_a_turn():
    t = voyage(players=1)
    t.g.event_top.put("EV-M05", -1)
    kinds = []
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
                t.match.play(t.options[0])
            case _:
                t.passes()
        if t.asked == "turn":
            break
    assert [kind for kind in kinds if kind in ("turn", "room", "action")] == [
        "turn",
        "room",
        "action",
        "action",
    ]


@rule("SLG-TURN-3", "SLG-STAT-2", "SLG-SAVE-1")
def test_save_point_then_venom_then_what_wakes_with_the_turn():
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
def test_end_of_turn_effect_before_test_then_marks_are_cleared():
    t = voyage()
    t.g.ongoing = ["EV-P05"]
    t.g.used = ["AB25"]
    t.begin(Evening())
    assert t.asked == "take-damage"
    t.member("mac")
    assert t.asked == "dusk-test"
    t.passes()
    assert t.g.used == []
    assert t.asked == "turn"
    assert t.g.active == 1


@rule("SLG-TURN-4")
def test_the_active_player_orders_ongoing_cards():
    t = voyage()
    t.g.ongoing = ["EV-P05", "EV-D04"]
    t.begin(Evening())
    assert t.asked == "dusk"
    t.card("EV-D04")
    assert t.asked == "afflict"


@rule("SLG-TURN-5")
def test_alone_every_turn_is_yours():
    t = voyage(players=1)
    t.begin()
    assert t.g.active == 0
    t.begin()
    assert t.g.active == 0


# --- rooms -----------------------------------------------------------------------------------------------


@rule("SLG-SHIP-1", "SLG-SHIP-4")
def test_the_figure_must_move_and_the_hull_is_no_room():
    t = voyage()
    t.g.room = "deck"
    t.begin(ShipAction())
    assert t.offered(Area, "area") == [room for room in ROOMS if room != "deck"]


@rule("SLG-SHIP-2")
def test_a_full_room_is_not_chosen():
    t = voyage()
    t.g.hull["bridge"] = 2
    t.g.hull["galley"] = 1
    t.begin(ShipAction())
    assert "bridge" not in t.offered(Area, "area")
    assert "galley" in t.offered(Area, "area")


@rule("SLG-SHIP-3", "SLG-SDMG-2", "SLG-SDMG-3")
@example("SLG-T-30")
def test_all_rooms_full_then_the_hull_goes():
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
def test_the_only_working_room_is_left_for_a_turn():
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
def test_where_nothing_else_works_the_figure_goes_to_any_other_room_for_nothing(working):
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
def test_order_of_effects_is_free_where_it_matters():
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
def test_galley_before_or_after_drawing():
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
    t.match.play(t.options[0])
    assert len(t.g.players[0].hand) == 3


@rule("SLG-SHIP-6", "SLG-SHIP-9", "SLG-RULING-3", "SLG-RULING-47", "SLG-CMD-2")
@pytest.mark.parametrize(("players", "gain"), [(3, 4), (4, 5)])
@example("SLG-T-1")
def test_quarters(players, gain):
    t = voyage(players=players).command(*[0] * players)
    t.g.crew["laurent"].command = 2
    t.g.cards["MK03"] = 1
    room(t, "quarters")
    assert t.g.players[0].command == gain
    assert len(t.g.players[0].hand) == 1
    assert not t.offers(Pass)  # compulsory
    while t.asked == "ready":
        t.match.play(t.options[0])
    assert t.g.crew["laurent"].command == 0
    assert t.g.cards["MK03"] == 0


@rule("SLG-SHIP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_room_gives_what_the_board_says(players):
    table = {"bridge": (1, 2, 2, 3), "deck": (2, 3, 3, 4), "galley": (2, 2, 3, 4), "sickbay": (2, 3, 4, 5)}
    for name, gains in table.items():
        t = voyage(players=players).command(*[0] * players)
        room(t, name)
        assert t.g.players[0].command == gains[players - 1]


@rule("SLG-SHIP-8", "SLG-CMD-1")
def test_bridge_returns_all_command():
    t = voyage().command(0, 0)
    t.g.crew["mac"].command = 2
    t.g.crew["odessa"].command = 1
    t.g.cards["MK01"] = 1
    room(t, "bridge")
    assert t.g.command_supply == 14 - 2
    assert t.g.players[0].command == 2


@rule("SLG-SHIP-11", "SLG-SHIP-12", "SLG-RULING-39")
@example("SLG-T-2")
def test_search_tokens_damage_first_then_one_reward():
    t = voyage().fate(4)
    stack(t, "S1", "S2")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw")
    t.passes().hush()
    assert t.g.hull["deck"] == 1
    assert t.g.resources["meat"] == 0
    t.card("S1")
    assert (t.g.resources["vegetables"], t.g.resources["meat"]) == (1, 1)
    assert sorted(t.g.search_discard) == ["S1", "S2"]


@rule("SLG-SHIP-12")
@example("SLG-T-3")
def test_search_token_with_an_or():
    t = voyage()
    stack(t, "S3")
    t.begin(SearchTokens(3, 0)).kind("draw").passes()
    t.branch(1)
    assert (t.g.resources["materials"], t.g.resources["coin"]) == (2, 3)


@rule("SLG-SHIP-11")
def test_no_token_at_all_is_allowed_and_three_at_most():
    t = voyage()
    t.begin(SearchTokens(3, 0)).passes()
    assert t.asked == "turn"
    stack(t, "S1", "S4", "S5")
    t.begin(SearchTokens(3, 0)).kind("draw", "draw", "draw")
    assert t.asked == "search-reward"


@rule("SLG-SHIP-13")
def test_empty_stack_is_refilled_without_the_drawn():
    t = voyage()
    stack(t, "S1")
    g = t.g
    while len(g.search_stack) > 1:
        g.search_discard.put(g.search_stack.take_slot(0), -1)
    t.begin(SearchTokens(3, 0)).kind("draw")
    assert len(g.search_stack) == 8
    assert "S1" not in g.search_stack


@rule("SLG-SHIP-14")
def test_sick_bay_heals_anybody():
    t = voyage()
    t.g.crew["mac"].damage = 2
    t.g.crew["kannan"].damage = 1
    room(t, "sickbay")
    t.member("mac")
    assert t.health("mac") == 6
    assert t.health("kannan") == 4


@rule("SLG-SHIP-15")
def test_cards_and_command_are_never_handed_over():
    t = voyage().hand(0, "AB08").command(3, 0).turn()
    assert not [
        option for option in t.options if type(option).__name__ in ("GiveCard", "GiveCommand", "SeatOf")
    ]


@rule("SLG-SHIP-10")
def test_galley_takes_exactly_one_card_once():
    t = voyage().hand(0, "AB08", "AB09")
    t.g.crew["mac"].fatigue = 2
    t.begin(Do((fx.DiscardForRest(1, 1, True),), Deed(0)))
    t.card("AB08")
    assert t.g.crew["mac"].fatigue == 1
    assert t.g.players[0].hand.cards == ["AB09"]
    assert t.asked == "turn"


# --- hands and command -----------------------------------------------------------------------------------


@rule("SLG-HAND-1")
def test_hand_limit_is_checked_at_once_and_can_be_raised():
    t = voyage()
    t.begin(Do((fx.Draw(4),), Deed(0)))
    assert t.asked == "hand-limit"
    t.match.play(t.options[0])
    assert len(t.g.players[0].hand) == 3
    t = voyage().own("A39")
    t.begin(Do((fx.Draw(4),), Deed(0)))
    assert len(t.g.players[0].hand) == 4
    assert t.asked == "turn"


@rule("SLG-HAND-2")
def test_hands_are_secret():
    t = voyage().hand(0, "AB08")
    assert t.g.players[0].hand.seen_by(0) == ["AB08"]
    assert t.g.players[0].hand.seen_by(1) == [None]
    assert t.g.players[0].hand.seen_by(None) == [None]


@rule("SLG-CMD-1")
def test_fourteen_tokens_in_all():
    t = voyage()
    t.begin(Do((fx.Command(20, "active"),), Deed(0)))
    assert t.g.players[0].command == 13
    assert t.g.command_supply == 0


@rule("SLG-RULING-48")
def test_short_supply_goes_clockwise():
    t = voyage(players=3).command(4, 4, 4)
    t.begin(Do((fx.Command(2, "each"),), Deed(1)), active=1)
    assert [p.command for p in t.g.players] == [4, 6, 4]


@rule("SLG-ACT-2")
def test_skipping_gives_a_command_for_one_or_both():
    t = act(voyage(players=1))
    start = t.g.players[0].command
    t.answer(Skip)
    t.answer(Skip)
    t.hush()
    assert t.g.players[0].command == start + 2


@rule("SLG-ACT-2")
def test_sleepers_coin_gives_one_more():
    t = act(voyage(players=1).own("A16"))
    t.answer(Skip)
    assert t.g.players[0].command == 3


def act(t):
    """Put the party before its two actions."""
    return t.begin(TwoActions(), Act())


class TwoActions(Step, tag="two-actions"):
    """A step of the tests: two actions to spend."""

    def run(self, g):
        yield from ()
        g.actions_left = 2


class DamageShip(Step, tag="damage-ship"):
    """A step of the tests: the ship is hit."""

    n: int

    def run(self, g):
        yield from damage_ship(g, self.n)


def stack(t, *tokens):
    """The next search tokens, in order."""
    for token in reversed(tokens):
        t.g.search_stack.take(token)
        t.g.search_stack.put(token)
