"""What an installer gives people: a base to simulate and train with, and the command line as an extra.

The wheel is installed as a stranger would install it, where nothing of the checkout helps.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.__main__ import NEEDED, main

ROOT = Path(__file__).parent.parent
Result = subprocess.CompletedProcess[str]

SIMULATE = """
from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game

bots = [bot_named("random", str(seat)) for seat in range(2)]
setup = Setup(game="tentacula", seats=2)
match, decisions = play_match(find_game("tentacula"), setup, bots, Dice.seeded("first"))
print(match.outcome.cause, decisions)
"""

STUDY = """
import pkgutil, sys
from importlib import import_module
from fathomfive.__main__ import NEEDED

sys.modules.update(dict.fromkeys(NEEDED))  # none of them can be imported now
for room in sys.argv[1:]:
    inside = import_module(f"fathomfive.{room}")
    for module in pkgutil.walk_packages(inside.__path__, f"{inside.__name__}."):
        if module.name != "fathomfive.envs.text":  # speaks as a terminal does, and says that it needs one
            import_module(module.name)
"""


def run(*command: str | Path, cwd: Path) -> Result:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)


def must(*command: str | Path, cwd: Path) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel in it, without any extra. With extras: see .ci/smoke."""
    home, uv = tmp_path_factory.mktemp("home"), (sys.executable, "-m", "uv")
    must(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", home, cwd=ROOT)
    (wheel,) = home.glob("*.whl")
    must(*uv, "venv", "--python", sys.executable, "venv", cwd=home)
    pins = ROOT / "constraints.txt"
    must(*uv, "pip", "install", "--python", "venv", "--constraint", pins, wheel, cwd=home)
    return home / "venv" / "bin"


def test_the_base_has_no_terminal_libraries(base: Path) -> None:
    names = "from importlib.metadata import distributions as d; print(*(x.name.lower() for x in d()))"
    installed = set(must(base / "python", "-c", names, cwd=base).split())
    assert {"fathom-five", "msgspec", "fluent.runtime"} <= installed
    assert installed.isdisjoint({*NEEDED, "pygments", "click"})


def test_a_match_is_simulated_with_the_base_alone(base: Path) -> None:
    cause, decisions = must(base / "python", "-c", SIMULATE, cwd=base).split()
    assert cause
    assert int(decisions) > 10


@pytest.mark.parametrize(
    "command", [["fathom"], ["fathom-five", "play", "refuge"], ["python", "-m", "fathomfive"]]
)
def test_without_the_extra_one_sentence_says_how_to_get_it(base: Path, command: list[str]) -> None:
    told = run(base / command[0], *command[1:], cwd=base)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert "pip install 'fathom-five[terminal]'" in told.stderr
    assert "uvx 'fathom-five[terminal]'" in told.stderr


@pytest.mark.parametrize("missing", NEEDED)
def test_half_an_extra_is_none(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Many environments have rich or typer for other reasons; a match must not break off for the rest."""
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert f"({missing} is missing)" in capsys.readouterr().err


def study(*rooms: str) -> Result:
    return run(sys.executable, "-c", STUDY, *rooms, cwd=ROOT / "src")


def test_what_researchers_import_needs_no_terminal() -> None:
    done = study("kernel", "scene", "kit", "games", "learning", "bots", "envs", "tables", "lab")
    assert done.returncode == 0, done.stderr


def test_a_room_that_needs_the_terminal_is_found() -> None:
    assert "No module named 'rich" in study("terminal").stderr
