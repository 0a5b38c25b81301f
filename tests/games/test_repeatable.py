"""The same match in two processes that order their sets differently: what reading the sources cannot see."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.kernel.game import installed_games
from tests.toys.broken import broken

ROOT = Path(__file__).parent.parent.parent

PLAY = """
import hashlib
from fathomfive.kernel.dice import Dice
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.setups import choose_setups
from fathomfive.proof.conformance.walk import Notes, Walk
{game}
heard = hashlib.blake2b()
for setup in choose_setups(game, 3, Dice.seeded("repeatable")):
    walk = Walk(Bench(game), setup, "repeatable")
    walk.run(Notes([]))
    heard.update(b"".join(walk.journal.lines()) + b"".join(walk.story))
print(heard.hexdigest())
"""


def played(game: str, hash_seed: str) -> str:
    """What random matches of a game come to, in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", PLAY.format(game=game)],
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("game_id", installed_games())
def test_no_game_depends_on_the_order_of_a_set(game_id: str) -> None:
    game = f"from fathomfive.kernel.game import find_game\ngame = find_game({game_id!r})"
    assert played(game, "1") == played(game, "2")


def test_a_game_that_does_is_found() -> None:
    toy = broken(
        "", "", ("[name for name, reef in g.reefs.items() if reef]", "list({*filter(g.reefs.get, g.reefs)})")
    )
    game = f"from tests.toys.broken import broken\ngame = broken('', '', *{toy.changes!r}).game()"
    assert len({played(game, str(seed)) for seed in range(6)}) > 1
