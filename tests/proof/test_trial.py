"""Trials on a toy: a break that a rule's test notices, one that only others notice, one that nobody does."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from fathomfive.proof.mutation.ledger import Ledger, Verdict

RULES = """
from functools import cache

class Tide:
    def high(self, hour):
        return hour % 12 < 6

@cache
def depth(hour):
    return 5 if Tide().high(hour) else 2

def sink(boat):
    while boat:
        boat.pop()

def float_(boat):
    boat.append(1)

def unused(boat):
    boat.clear()
"""
TESTS = """
import pytest
from rules import Tide, depth, float_, sink

@pytest.mark.rule("TOY-1")
@pytest.mark.parametrize("hour", [0, 5, 12])
def test_high(hour):
    assert Tide().high(hour)

@pytest.mark.rule("TOY-1")
def test_low():
    assert not Tide().high(6)

@pytest.mark.rule("TOY-2")
def test_depth():
    assert depth(1) == 5

@pytest.mark.rule("TOY-3")
def test_sink():
    boat = [1, 2]
    sink(boat)
    assert not boat

def test_float():
    boat = []
    float_(boat)
    assert boat == [1]
"""
TRY = """
import sys
from pathlib import Path
from fathomfive.proof.mutation.mutants import read
from fathomfive.proof.mutation.trial import Trial, hold

sys.path.insert(0, ".")
sources = read([Path("rules.py").resolve()])
def tell(mutant, verdict):
    print(f"{mutant.function}|{mutant.now}|{verdict.what}|{verdict.by}", file=sys.stderr)
mutants = [mutant for source in sources for mutant in source.mutants]
fault = hold(Trial(sources, mutants, tell, jobs=2, ask_others=True), ["test_toy.py"], Path.cwd())
print(fault, file=sys.stderr)
if sys.argv[1:] == ["again"]:  # another trial in the same process, with the test of record
    witness = {mutant.id: "test_toy.py::test_low" for mutant in mutants}
    hold(Trial(sources, mutants[:1], tell, witness=witness), ["test_toy.py"], Path.cwd())
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text(dedent(RULES))
    (tmp_path / "test_toy.py").write_text(dedent(TESTS))
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): rules\n")
    return tmp_path


def tried(toy: Path, *more: str) -> list[list[str]]:
    command = [sys.executable, "-c", TRY, *more]
    run = subprocess.run(command, cwd=toy, capture_output=True, text=True, check=False)
    return [line.split("|") for line in run.stderr.splitlines()]


def test_who_notices_a_broken_rule(toy: Path) -> None:
    verdicts = {
        (function, now): (what, by) for function, now, what, by in (v for v in tried(toy) if len(v) == 4)
    }
    low = ("killed", "test_toy.py::test_low")
    assert verdicts["rules.Tide.high", "return hour % 12 <= 6"] == low
    assert verdicts["rules.Tide.high", "return hour % 11 < 6"] == ("survived", "")
    # The answer was kept by the run that watched; a broken rule must not be hidden by it.
    assert verdicts["rules.depth", "return 6 if Tide().high(hour) else 2"] == (
        "killed",
        "test_toy.py::test_depth",
    )
    assert verdicts["rules.sink", "while not boat:"] == ("killed", "test_toy.py::test_sink")
    assert verdicts["rules.float_", "pass"] == ("noticed", "test_toy.py::test_float")
    assert verdicts["rules.unused", "pass"] == ("survived", "")


def test_a_rule_that_never_ends_is_noticed(toy: Path) -> None:
    verdicts = {(v[0], v[1]): v[2] for v in tried(toy) if len(v) == 4}
    assert verdicts["rules.sink", "pass"] == "killed"  # the boat is never empty


def test_a_second_trial_in_one_process_breaks_rules_as_well(toy: Path) -> None:
    verdicts = [verdict for verdict in tried(toy, "again") if len(verdict) == 4]
    assert verdicts[-1] == ["rules.Tide.high", "return hour % 12 <= 6", "killed", "test_toy.py::test_low"]


def test_tests_that_fail_already_prove_nothing(toy: Path) -> None:
    tests = toy / "test_toy.py"
    tests.write_text(tests.read_text().replace("depth(1) == 5", "depth(1) == 4"))
    lines = tried(toy)
    assert not [line for line in lines if len(line) == 4], "nothing is tried"
    assert lines[-1][0].startswith("test_toy.py::test_depth fails before anything is broken")


def test_a_ledger_keeps_what_was_tried(tmp_path: Path) -> None:
    file = tmp_path / "proof.ledger"
    ledger = Ledger(file)
    ledger.add(Verdict("b", "22", "survived"))
    ledger.add(Verdict("a", "11", "killed", "tests/test_toy.py::test_x[one two]"))
    ledger.add(Verdict("c", "33", "noticed", "tests/test_toy.py::test_y"))
    ledger.write(["a", "b"])  # c is no mutant any more
    assert file.read_text() == "a 11 killed tests/test_toy.py::test_x[one two]\nb 22 survived\n"
    again = Ledger(file)
    assert again.knows("a", "11")
    assert not again.knows("a", "12"), "the function has changed since"
    assert again.verdicts["a"].by == "tests/test_toy.py::test_x[one two]"
