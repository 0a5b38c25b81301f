"""The tally of silly moves (`benchmarks/silly_moves.py`) counts what a beginner laughs at, and no more."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from fathomfive.games.jupiter.actions import EndActions as StopHere
from fathomfive.games.lurk.actions import Activate, Choose, Declare, EndTurn, StepTo, Stop, Target
from fathomfive.games.refuge.actions import EndActions, Swim
from fathomfive.games.refuge.board import cell_of
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Pass
from tests.games.jupiter.table import Deep, f10
from tests.games.lurk.table import Battle, Laid, battle
from tests.games.refuge.table import Dive, refuge_at
from tests.scripts import script

WRECK, TAG = "obj3_board_the_wreck", "obj2_tag_the_beast"


@pytest.fixture(scope="module")
def silly() -> ModuleType:
    return script("benchmarks/silly_moves.py")


def seen(silly: ModuleType, game: str, table: Dive | Battle | Deep, *answers: Action) -> dict[str, int]:
    """What is counted when a seat answers like this."""
    match, watch, left = table.match, silly.WATCHES[game](), list(answers)

    def choose(match: Match[Any], seat: int) -> Action:
        while left[0] not in match.options:  # there was nothing else, so nobody asked
            left.pop(0)
        return left.pop(0)

    silly.turn(match, 0, watch, choose)
    return dict(+watch.found)


def swim(cell: str) -> Swim:
    return Swim(0, cell_of(cell))


END = EndActions(0)


@pytest.mark.parametrize(
    ("head", "card", "table", "path", "rests"),
    [
        (3, "left 1", {"divers": {"mags": "c4r5"}}, ("c4r6", "c4r7"), True),
        # the head came, the Diver did not
        (1, "right 2", {"divers": {"mags": "c5r5"}}, ("c5r6", "c5r7"), False),
        # that is where the objective wants it
        (3, "left 1", {"divers": {"mags": "c4r5"}, "objective": TAG}, ("c4r6", "c4r7"), False),
        # on the way past the head, a step nearer
        (5, "right 1", {"divers": {"mags": "c3r8"}, "objective": WRECK}, ("c3r9", "c3r10"), False),
        # the same way back
        (5, "right 1", {"divers": {"mags": "c3r10"}, "objective": WRECK}, ("c3r9", "c3r8"), True),
    ],
)
def test_who_rests_beside_the_head(
    silly: ModuleType, head: int, card: str, table: dict[str, Any], path: tuple[str, str], rests: bool
) -> None:
    dive = refuge_at(head=head, **table)
    dive.next_kraken_card(card)
    assert seen(silly, "refuge", dive, *map(swim, path)) == ({"rests beside the head": 1} if rests else {})


def test_an_action_is_unused_when_it_would_have_brought_something(silly: ModuleType) -> None:
    home = refuge_at(head=5, divers={"mags": "c1r10"}, actions=1, objective=WRECK)
    assert seen(silly, "refuge", home, END) == {"actions unused": 1}
    hunter = refuge_at(divers={"mags": "c1r5"}, actions=1, tentacles=["c1r2"])
    assert seen(silly, "refuge", hunter, END) == {"actions unused": 1}


def test_who_swims_into_the_head_does_it_itself(silly: ModuleType) -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7"}, actions=1)
    dive.next_kraken_card("left 1")
    assert seen(silly, "refuge", dive, swim("c4r8"))["swims into the head"] == 1
    taken = refuge_at(head=3, divers={"mags": "c4r6"}, actions=1)
    taken.next_kraken_card("devour")
    assert "swims into the head" not in seen(silly, "refuge", taken, swim("c4r7"))
    assert taken.at("mags") == "devoured"


def test_an_action_may_be_left_where_there_is_nothing_to_do(silly: ModuleType) -> None:
    calm = refuge_at(divers={"mags": "c1r1"}, actions=1)
    assert seen(silly, "refuge", calm, END) == {}


THREE: dict[str, tuple[str, tuple[int, int]]] = {
    "one": ("nautilus_deckhand", (0, 1)),
    "two": ("nautilus_deckhand", (1, 0)),
    "three": ("nautilus_deckhand", (-1, 1)),
}


def charge(b: Battle, *, walks: bool) -> list[Action]:
    """Up to the first of the three, and a blow; whoever is not asked for an answer does not give it."""
    start, there = b.tile((0, -1)), b.tile((0, 0))
    way = [Activate(0, "move", start), Choose(0, 0), Declare(0), StepTo(0, there), Stop(0), Pass(0)]
    blow = [Activate(0, "attack", there), Choose(0, 0), Target(0, b.uids["one"])]
    return [*(way if walks else []), *blow, EndTurn(0)]


@pytest.mark.parametrize(
    ("lone", "at", "mate", "worn", "silly_it_is"),
    [
        ("cog_drone", (0, -1), (0, -4), 0, True),
        ("cog_drone", (0, 0), (0, -4), 0, False),  # it was surrounded: what else should it do
        ("cog_drone", (0, -1), (0, -2), 0, False),  # a friend is near
        ("cog_hulk", (0, -1), (0, -4), 1, False),  # one blow will do
    ],
)
def test_who_strikes_alone_against_three(
    silly: ModuleType, lone: str, at: tuple[int, int], mate: tuple[int, int], worn: int, silly_it_is: bool
) -> None:
    foes: dict[str, Laid] = {**THREE, "one": (*THREE["one"], {"wounds": worn})}
    b = battle({"lone": (lone, at), "mate": ("cog_drone", mate)}, foes, card="2/2/0", windows=False)
    found = seen(silly, "lurk", b, *charge(b, walks=at == (0, -1)))
    assert found.get("strikes alone against three", 0) == silly_it_is
    assert b.g.fights == 1


@pytest.mark.parametrize(
    ("table", "silly_it_is"),
    [
        ({"robots": ["M3B.2", "M1A.C"], "colonists": "M3B.4 M5A.C"}, True),  # one step to the gangway
        ({"robots": ["M3B.5", "M1A.C"], "colonists": "M3B.4"}, True),  # it is in the way itself
        ({"robots": ["M3B.C", "M3B.5"], "colonists": "M3B.4"}, False),  # another one is
        ({"robots": ["M3B.2", "M1A.C"], "colonists": "M3B.4 M5A.C", "creeps": "M3B.0"}, True),  # shoot it
        ({"robots": ["M5A.1", "M1A.C"], "colonists": "M3B.4 M5A.C", "saved": 28}, False),  # enough are safe
        ({"robots": ["M3B.2", "M1A.C"], "colonists": "M3B.4 M5A.C", "saved": 25}, False),  # it is lost
    ],
)
def test_who_leaves_two_actions(silly: ModuleType, table: dict[str, Any], silly_it_is: bool) -> None:
    deep = f10(**{"saved": 27, **table})
    found = seen(silly, "jupiter", deep, StopHere(0))
    assert found.get("two actions or more unused", 0) == silly_it_is
