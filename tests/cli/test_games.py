"""`fathom games`, and what every command does with a game or an option that does not exist."""

import json
import subprocess
import sys

import pytest

from tests.cli.conftest import Fathom, Shell


def test_every_game_is_listed_with_what_one_may_choose(fathom: Fathom) -> None:
    listed = fathom("games")
    assert listed.exit_code == 0
    pearls = listed.stdout[listed.stdout.index("pearls  Pearls") :]
    for fact in ("2-4", "competitive", "sea=calm|wild", "The sea"):
        assert fact in pearls


def test_games_as_data(fathom: Fathom) -> None:
    games = {game["id"]: game for game in json.loads(fathom("games", "--json").stdout)}
    assert games["pearls"] == {
        "id": "pearls",
        "title": "Pearls",
        "seats": [2, 3, 4],
        "modes": ["competitive"],
        "tutorial": True,
        "options": [{"name": "sea", "kind": "choice", "default": "calm", "choices": ["calm", "wild"]}],
    }


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz", "rules", "bench", "check"])
def test_an_unknown_game_is_refused_with_those_that_are_there(fathom: Fathom, command: str) -> None:
    refused = fathom(command, "chess")
    assert refused.exit_code == 2
    assert "chess" in refused.stderr
    assert "pearls" in refused.stderr
    assert refused.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "7"], "2 to 4"),
        (["--option", "sea=stormy"], "Allowed: calm, wild"),
        (["--option", "moon=full"], "It knows: sea"),
        (["--option", "calm"], "key=value"),
        (["--option", "sea=wild", "--seats", "2"], "three divers and more"),
        (["--bot", "genius"], "random, greedy"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_does(fathom: Fathom, arguments: list[str], says: str) -> None:
    refused = fathom("simulate", "pearls", "--matches", "1", *arguments)
    assert refused.exit_code == 2
    assert says in refused.stderr


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "fuzz", "replay", "rules", "prove", "bench", "check"]
)
def test_every_command_explains_itself(fathom: Fathom, command: str) -> None:
    explained = fathom(command, "--help")
    assert explained.exit_code == 0
    assert f"fathom {command}" in explained.stdout.replace("root", "fathom")
    assert "--help" in explained.stdout


def test_without_a_command_it_says_how_to_begin(shell: Shell) -> None:
    bare = shell()
    assert "fathom games" in bare.stdout + bare.stderr
    assert bare.returncode == 2


def test_nonsense_is_a_usage_error(fathom: Fathom) -> None:
    assert fathom("dive").exit_code == 2
    assert fathom("simulate", "pearls", "--matches", "0").exit_code == 2


def test_players_need_no_pytest() -> None:
    """Only developers have it; every command but `prove` must work without."""
    blocked = "import sys; sys.modules['pytest'] = sys.modules['_pytest'] = None; import fathomfive.cli"
    assert subprocess.run([sys.executable, "-c", blocked], check=False).returncode == 0
