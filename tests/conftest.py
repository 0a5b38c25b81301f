"""What all tests share: the report of rules and their tests, and hypothesis without a clock."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from fathomfive.proof import coverage

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent

if not os.environ.get(
    "CI"
):  # there hypothesis chooses its own profile: no deadline, the same examples each time
    settings.register_profile("home", deadline=None)
    settings.load_profile("home")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list every rule with the tests that prove it")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--rules"):
        return
    marks = coverage.collect(ROOT / "tests")
    for path in sorted(ROOT.glob("src/fathomfive/games/*/rules.toml")):
        rules = coverage.rule_ids(path)
        terminalreporter.section(f"{path.parent.name}: {coverage.summary(rules, marks)}")
        for rule in rules:
            terminalreporter.line(f"{rule}  {'  '.join(marks.get(rule, ['-']))}")
