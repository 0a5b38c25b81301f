"""The turn and the basic actions."""

import pytest

from fathomfive.games.jupiter.actions import (
    NOBODY,
    Activate,
    Command,
    EndActions,
    Move,
    Send,
    Shoot,
    Trade,
    UseCard,
)
from fathomfive.games.jupiter.colony import space_named
from tests.games.jupiter.table import f10


@pytest.mark.rule("JUP-TURN-1", "JUP-TURN-2", "JUP-CARD-1")
def test_a_turn_runs_through_its_steps_and_the_next_seat_follows() -> None:
    deep = f10(robots=["M2A.C", "M4A.3", "M1A.C"], current=1, rolls=[5, 5], deck=["swap", "pilot"])
    deep.ends()
    assert deep.g.current == 2
    assert deep.hand(1) == ["swap"]
    deep.ends()
    assert deep.g.current == 0
    assert deep.g.turn == 3
    assert deep.actions == 5


@pytest.mark.rule("JUP-TURN-2", "JUP-SET-2")
def test_a_surge_comes_in_the_draw_step() -> None:
    deep = f10(step="invasion", deck=["surge"], rolls=[1])
    steps = []
    while deep.question == ("place_creep", 0):
        steps.append(deep.g.phase)
        deep.play(deep.match.options[0])
    assert steps == ["invasion"] * 3 + ["draw"] * 2  # on M1A one rim dome is left: no question
    assert deep.g.phase == "actions"


@pytest.mark.rule("JUP-CARD-3")
def test_with_deck_and_discards_empty_no_card_is_drawn() -> None:
    deep = f10(step="draw", deck=[], discard=[])
    assert deep.hand(0) == []
    assert deep.question == ("action", 1)
    assert not deep.said("reshuffles")


@pytest.mark.rule("JUP-TURN-4", "JUP-CARD-7")
def test_the_core_is_ready_again_at_the_start() -> None:
    deep = f10(step="turn", core="teleport", core_used=True)
    assert not deep.g.robots[0].core_used
    assert deep.actions == 5


@pytest.mark.rule("JUP-TURN-5", "JUP-RULING-13")
def test_actions_may_end_early() -> None:
    deep = f10(actions=5)
    assert deep.may(EndActions)
    deep.ends()
    assert deep.g.current == 1


@pytest.mark.rule("JUP-TURN-5")
def test_without_actions_the_step_ends_by_itself_unless_a_card_is_free_to_play() -> None:
    free = f10(actions=1, hand=["boost"], rolls=[5])
    free.moves("M2A.0")
    assert free.g.current == 0
    assert free.offers(Activate)
    assert not free.may(Move)
    spent = f10(actions=1, rolls=[5])
    spent.moves("M2A.0")
    assert spent.g.current == 1


@pytest.mark.rule("JUP-TURN-6", "JUP-CARD-5", "JUP-CARD-8")
def test_clean_up_discards_what_was_activated_then_what_is_too_much() -> None:
    deep = f10(hand=["swap", "pilot", "sniper", "teleport", "bullhorn"], deck=["override"], rolls=[5])
    deep.activates("bullhorn")
    assert deep.hand() == ["swap", "pilot", "sniper", "teleport"]
    deep.ends()
    assert deep.g.discard == ["bullhorn"]
    assert deep.question == ("discard", 0)
    deep.chooses(card="sniper")
    assert deep.hand() == ["swap", "pilot", "teleport", "override"]
    assert deep.g.discard == ["bullhorn", "sniper"]
    assert deep.g.current == 1


@pytest.mark.rule("JUP-TURN-6", "JUP-SET-7", "JUP-CARD-8")
def test_in_clean_up_the_actions_and_their_penalty_are_over() -> None:
    deep = f10(
        step="turn", supers="M4A", hand=["swap", "pilot", "sniper", "teleport"], deck=["override"], rolls=[5]
    )
    assert (deep.actions, deep.g.jammed) == (4, True)
    deep.ends()
    assert deep.question == ("discard", 0)
    assert deep.g.phase == "cleanup"
    assert (deep.actions, deep.g.jammed) == (0, False)


@pytest.mark.rule("JUP-TURN-7")
def test_the_table_is_looked_at_after_every_change() -> None:
    deep = f10(saved=21, aboard=6, robots=["M3B.4", "pod"], colonists="M3B.5 M3C.4", active=["follower"])
    deep.moves("M3B.3")
    assert deep.pod is not None
    swap = f10(saved=21, aboard=6, robots=["M3B.4", "M3C.5"], colonists="M3B.5 M3C.4")
    swap.commands("M3B.5", "pod")
    assert swap.saved == 28
    assert swap.actions == 4


@pytest.mark.rule("JUP-ACT-1")
def test_moving_into_and_out_of_the_pod() -> None:
    deep = f10(robots=["pod", "M1A.C"])
    assert sorted(deep.spaces(Move)) == ["M3B.5", "M3C.4"]
    deep.moves("M3B.5")
    assert deep.at(0) == "M3B.5"
    assert deep.actions == 4
    assert "pod" in deep.spaces(Move)
    full = f10(robots=["M3B.5", "M1A.C"], aboard=6, saved=0, target=7, colonists="M2A.0 M2A.1")
    full.moves("pod")
    assert full.at(0) == "pod"


@pytest.mark.rule("JUP-ACT-2", "JUP-RULING-31")
def test_shooting_reaches_the_whole_module_and_its_super_creep() -> None:
    deep = f10(robots=["M3A.0", "pod"], creeps="M3A.3 M2A.0", supers="M3A")
    assert deep.spaces(Shoot, "at") == ["M3A.3", "M3A.C"]
    deep.shoots("M3A.C")
    deep.shoots("M3A.3")
    assert deep.supers == []
    assert deep.creeps == ["M2A.0"]
    assert deep.actions == 3


@pytest.mark.rule("JUP-ACT-3", "JUP-ACT-5")
def test_only_where_a_colonist_starts_must_be_in_range() -> None:
    deep = f10(robots=["M4A.3", "pod"], colonists="M2A.0 M5A.3 M4A.1")
    assert sorted(deep.spaces(Command, "who")) == ["M2A.0", "M4A.1"]  # M5A is two modules away
    deep.play(Command(0, space_named("M2A.0")))
    assert "M2A.C" in deep.spaces(Send)
    assert f10(robots=["M1B.0", "pod"], colonists="M3B.3").spaces(Command, "who") == ["M3B.3"]


@pytest.mark.rule("JUP-ACT-3", "JUP-ACT-6")
def test_a_colonist_goes_over_one_bridge_to_an_open_space() -> None:
    deep = f10(robots=["M2A.5", "pod"], colonists="M2A.3 M2A.C M2A.4")
    deep.play(Command(0, space_named("M2A.3")))
    assert sorted(deep.spaces(Send)) == ["M2A.2", "M4A.0"]  # past nobody


@pytest.mark.rule("JUP-ACT-3", "JUP-ACT-5")
def test_every_colonist_in_range_can_be_commanded() -> None:
    deep = f10(robots=["M1A.C", "pod"], colonists="M1A.0 M1A.3 M1A.5")
    assert deep.spaces(Command, "who") == ["M1A.0", "M1A.3", "M1A.5"]


@pytest.mark.rule("JUP-ACT-3")
def test_a_colonist_can_be_sent_out_of_the_pod() -> None:
    deep = f10(robots=["M3B.4", "pod"], aboard=2, colonists="M2A.0")
    deep.commands("pod", "M3B.5")
    assert deep.aboard == 1
    assert "M3B.5" in deep.colonists


@pytest.mark.rule("JUP-ACT-5", "JUP-RULING-16", "JUP-POD-7")
def test_command_range_from_the_pod() -> None:
    docked = f10(robots=["pod", "M1A.C"], colonists="M3B.3 M3C.2 M2A.0")
    assert sorted(docked.spaces(Command, "who")) == ["M3B.3", "M3C.2"]
    away = f10(robots=["pod", "M1A.C"], colonists="M3B.3 M3C.2 M2A.0", pod=None, keeper=1)
    assert not away.may(Command)
    assert not away.may(Move)
    aboard = f10(robots=["pod", "pod", "M1A.C"], hand=["boost"], pod=None, keeper=1)
    assert aboard.offered(Trade, "partner") == [1]


@pytest.mark.rule("JUP-ACT-4")
def test_a_trade_needs_range_and_a_card_and_another_partner_another_action() -> None:
    assert not f10(robots=["M4A.3", "M1C.0"], hand=["boost"]).may(Trade)
    assert not f10(robots=["M4A.3", "M2A.C"]).may(Trade)
    deep = f10(robots=["M4A.3", "M2A.C", "M1B.0"], hand={0: ["boost"], 2: ["swap"]})
    assert deep.offered(Trade, "partner") == [1, 2]
    deep.trades(1)
    assert deep.hand(1) == ["boost"]
    assert deep.hand(0) == []
    assert deep.actions == 4
    deep.trades(2)
    assert deep.hand(0) == ["swap"]
    assert deep.actions == 3


@pytest.mark.rule("JUP-ACT-4")
def test_a_trade_is_over_when_the_player_is_done() -> None:
    deep = f10(robots=["M3B.4", "pod"], hand={0: ["boost"], 1: ["pilot"]})
    deep.trades(1)
    assert deep.g.partner == 1
    deep.chooses(card="pilot")
    deep.passes()
    assert deep.g.partner == NOBODY
    assert deep.question == ("action", 0)


@pytest.mark.rule("JUP-ACT-4", "JUP-CARD-5")
def test_activated_cards_and_cores_are_not_traded() -> None:
    deep = f10(robots=["M4A.3", "M2A.C"], active=["bullhorn"], hand={1: []})
    assert not deep.may(Trade)


@pytest.mark.rule("JUP-RULING-40")
def test_a_partner_over_the_limit_discards_only_in_the_own_turn() -> None:
    deep = f10(
        robots=["M4A.3", "M2A.C"],
        hand={0: ["boost", "pilot"], 1: ["swap", "sniper", "override", "teleport"]},
        rolls=[5, 5],
        deck=["follower", "bullhorn"],
    )
    deep.trades(1)
    deep.chooses(card="boost")
    deep.chooses(card="pilot")
    while deep.question == ("trade_card", 0):
        deep.passes()
    assert len(deep.hand(1)) == 6
    deep.ends()
    assert deep.g.current == 1
    assert len(deep.hand(1)) == 6
    deep.ends()
    assert deep.question == ("discard", 1)


@pytest.mark.rule("JUP-ACT-6", "JUP-ACT-7")
def test_nothing_enters_an_occupied_space_or_a_plant() -> None:
    deep = f10(robots=["M3A.0", "M3A.1"], colonists="M3A.5")
    assert deep.spaces(Move) == ["M1A.3"]
    assert not any(name.endswith(".C") for name in deep.bridged("M3A.0"))
    assert "M3A.5" in deep.spaces(Command, "who")
    deep.play(Command(0, space_named("M3A.5")))
    assert "M3A.0" not in deep.spaces(Send)


@pytest.mark.rule("JUP-SOLO-1")
def test_alone_the_pod_is_back_at_the_next_turn() -> None:
    deep = f10(
        robots=["M3B.4"], aboard=6, saved=14, colonists="M3B.5 M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C",
        rolls=[5], deck=["swap"],
    )  # fmt: skip
    assert not deep.may(Trade)
    deep.commands("M3B.5", "pod")
    assert deep.saved == 21
    deep.ends()
    assert deep.question == ("dock", 0)


@pytest.mark.rule("JUP-CARD-9")
def test_only_the_current_players_cards_work() -> None:
    deep = f10(
        robots=["M1A.4", "M2A.3"], core=["data_core", "juggernaut"], creeps="M2A.1", hand={1: ["sniper"]}
    )
    assert "M2A.1" not in deep.spaces(Move)
    assert not deep.may(UseCard)


@pytest.mark.rule("JUP-CARD-10")
def test_a_card_is_not_activated_while_its_ability_is_on() -> None:
    deep = f10(core="bullhorn", hand=["bullhorn", "boost", "swap"])
    assert deep.offered(Activate, "card") == ["boost", "swap"]
    deep.activates("swap")
    assert deep.offered(Activate, "card") == ["boost"]
    twice = f10(core="boost", hand=["boost", "boost"])
    twice.activates("boost")
    assert twice.offered(Activate, "card") == ["boost"]
