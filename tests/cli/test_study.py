"""The commands that study a game: simulate, fuzz, rules, bench."""

import dataclasses
import json
from pathlib import Path

import pytest

from fathomfive.lab.shares import Share
from tests.cli.conftest import Fathom, Shell
from tests.toys.pearls.game import GAME, Sea

# --- simulate ------------------------------------------------------------------------------------------


def test_a_simulation_as_data(fathom: Fathom) -> None:
    told = json.loads(fathom("simulate", "pearls", "--matches", "40", "--seed", "3", "--json").stdout)
    assert (told["game"], told["matches"], told["bot"], told["seats"]) == ("pearls", 40, "random", 2)
    assert sum(told["outcomes"].values()) == 40
    assert set(told["outcomes"]) <= {"dry", "empty"}
    assert told["wins"] == 40  # somebody always has the most pearls
    assert sum(seat["wins"] for seat in told["by_seat"]) >= 40
    assert told["decisions"] > 400
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.05)


def test_the_same_seed_gives_the_same_simulation(fathom: Fathom) -> None:
    def told(seed: str) -> dict[str, object]:
        report = json.loads(fathom("simulate", "pearls", "--matches", "20", "--seed", seed, "--json").stdout)
        return {key: report[key] for key in ("by_seat", "outcomes", "decisions")}

    assert told("a") == told("a")
    assert told("a") != told("b")


def test_a_simulation_in_words_names_rates_and_ends(fathom: Fathom) -> None:
    told = fathom("simulate", "pearls", "--matches", "20", "--seats", "3", "--option", "sea=wild")
    assert told.exit_code == 0
    assert "Pearls: 20 matches on 3 seats, bot random" in told.stdout
    assert "Seat 3 won" in told.stdout
    assert "95 % between" in told.stdout
    assert "The bank holds fewer pearls" in told.stdout or "The last shell is open" in told.stdout


def test_greedy_can_be_simulated(fathom: Fathom) -> None:
    told = fathom("simulate", "pearls", "--matches", "2", "--bot", "greedy", "--json")
    assert json.loads(told.stdout)["bot"] == "greedy"


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (60, 200, 0.2406, 0.3668)],
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    share = Share.of(wins, matches)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-3)


# --- fuzz ----------------------------------------------------------------------------------------------


def test_fuzzing_a_sound_game_says_so_and_leaves_no_file(fathom: Fathom) -> None:
    done = fathom("fuzz", "pearls", "--matches", "6", "--seed", "9")
    assert done.exit_code == 0
    assert "no fault found" in done.stdout
    assert list(Path().iterdir()) == []


def test_a_fault_ends_with_1_and_a_file_that_replay_opens(
    fathom: Fathom, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(g: Sea) -> dict[str, int]:
        return {"pearls": g.bank}

    faulty = dataclasses.replace(GAME, components=leaky, _books={})
    monkeypatch.setattr("fathomfive.cli.fuzz.find_game", lambda name: faulty)
    done = fathom("fuzz", "pearls", "--matches", "6", "--seed", "9")
    assert done.exit_code == 1
    assert "components got lost" in done.stderr
    command = next(line for line in done.stderr.splitlines() if "fathom replay" in line).split("fathom ", 1)[
        1
    ]
    opened = fathom(*command.split(), "--plain", typed="")
    assert opened.exit_code == 0
    assert f"entry {command.split()[-1]} of" in opened.stdout


# --- rules ---------------------------------------------------------------------------------------------


def test_all_rules_one_rule_and_some_rules(fathom: Fathom) -> None:
    everything = fathom("rules", "pearls").stdout
    assert "PRL-LEAD-1" in everything
    assert "PRL-LAMP-1" in everything
    one = fathom("rules", "pearls", "prl-lamp-1").stdout
    assert "A lamp costs one pearl" in one
    assert "PRL-LEAD-1" not in one
    assert [rule["id"] for rule in json.loads(fathom("rules", "pearls", "PRL-LE", "--json").stdout)] == [
        "PRL-LEAD-1"
    ]


def test_a_rule_that_does_not_exist_is_refused_with_those_close_to_it(fathom: Fathom) -> None:
    refused = fathom("rules", "pearls", "PRL-LAMB-1")
    assert refused.exit_code == 2
    assert "PRL-LAMP-1" in refused.stderr


def checkout(marks: str) -> None:
    Path("pyproject.toml").touch()
    Path("tests").mkdir()
    Path("tests/test_pearls.py").write_text(
        f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_it(): ...\n"
    )


def test_missing_proofs_are_listed_and_end_with_1(fathom: Fathom) -> None:
    checkout('"PRL-LAMP-1"')
    ids = [rule.id for rule in GAME.rulebook]
    told = fathom("rules", "pearls", "--coverage")
    assert told.exit_code == 1
    assert f"rules proven: 1/{len(ids)}" in told.stdout
    assert "PRL-LEAD-1" in told.stdout
    assert "  PRL-LAMP-1" not in told.stdout
    data = json.loads(fathom("rules", "pearls", "--coverage", "--json").stdout)
    assert (data["proven"], data["rules"], len(data["missing"])) == (1, len(ids), len(ids) - 1)
    assert data["tests"]["PRL-LAMP-1"] == ["tests/test_pearls.py::test_it"]


def test_full_coverage_ends_with_0(fathom: Fathom) -> None:
    ids = [rule.id for rule in GAME.rulebook]
    checkout(", ".join(f'"{rule}"' for rule in ids))
    told = fathom("rules", "pearls", "--coverage")
    assert told.exit_code == 0
    assert told.stdout.strip() == f"rules proven: {len(ids)}/{len(ids)}"


# --- bench ---------------------------------------------------------------------------------------------


def test_the_bench_measures_what_it_says(fathom: Fathom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.cli.bench.WINDOW_SECONDS", 0.02)
    monkeypatch.setattr("fathomfive.cli.bench.WINDOWS", 2)
    monkeypatch.setattr("fathomfive.cli.bench.THOUGHTS", 2)
    told = json.loads(fathom("bench", "pearls", "--json").stdout)
    assert told["decisions_per_second"] > 1000
    assert 0 < told["clone_us"] < 10_000
    assert 0 < told["worst_clone_us"] < 10_000
    assert told["iteration_us"] > 0
    assert 0 < told["snapshot_us"] < 10_000
    assert 50 < told["snapshot_bytes"] < 5_000
    assert told["snapshot_bytes"] < told["match_bytes"] < 100_000
    assert all(0 < told["move_us"][part] < 100_000 for part in ("rules", "asked", "others", "sent"))
    words = fathom("bench", "pearls").stdout
    assert "decisions a second" in words
    assert "iteration of search" in words


# --- through a real pipe -------------------------------------------------------------------------------


def test_data_goes_through_a_pipe_clean(shell: Shell) -> None:
    told = shell("simulate", "pearls", "--matches", "3", "--json")
    assert told.returncode == 0
    assert json.loads(told.stdout)["matches"] == 3
    assert told.stderr == ""  # no bar where nobody watches
