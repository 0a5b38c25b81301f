"""What the log says: the rule it names, and everything that moves."""

import pytest

from fathomfive.games.jupiter.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from tests.games.jupiter.table import f10


@pytest.mark.rule("JUP-SETUP-5")
def test_every_card_that_is_dealt_is_told() -> None:
    told: list[Tell] = []
    Match.start(GAME, Setup("jupiter", 3, {}), Dice.seeded(1), sink=told.append)
    assert [tell.seat for tell in told if tell.text == "log-dealt"] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("JUP-ACT-1", "JUP-ABL-9")
def test_a_move_names_its_rule_and_one_by_override_the_card() -> None:
    deep = f10(robots=["M4A.3", "M1C.C"], core=["override", "data_core"])
    deep.overrides(1)
    deep.chooses(to="M1C.0")
    deep.moves(deep.bridged("M4A.3")[0])
    assert [tell.rule for tell in deep.said("moves")] == ["JUP-ABL-9", "JUP-ACT-1"]


@pytest.mark.rule("JUP-COMBO-2")
def test_a_creep_that_is_landed_on_is_seen_to_die() -> None:
    deep = f10(robots=["M2A.C", "M1A.C"], hand=["teleport"], active=["juggernaut"], creeps="M4A.1")
    deep.uses("teleport")
    deep.chooses(to="M4A.1")
    assert [motion.piece for motion in deep.said("lands")[0].motions] == ["robot:0", "creep:M4A.1"]


@pytest.mark.rule("JUP-INV-3", "JUP-INV-4")
@pytest.mark.parametrize(("roll", "hit", "six"), [(1, 1, 0), (6, 0, 1)])
def test_the_highest_face_is_told_otherwise(roll: int, hit: int, six: int) -> None:
    deep = f10(creeps="M1A.0", rolls=[roll])
    deep.ends()
    assert (len(deep.said("hit")), len(deep.said("six"))) == (hit, six)
