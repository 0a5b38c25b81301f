"""What all tests share: the report of rules and their tests, and hypothesis without a clock."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from fathomfive.proof import coverage

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent
LONG_AND_LAST = ("tests/unchanged/",)
"""By their folders these come at the very end, where one worker has them alone and the other has none."""

if not os.environ.get(
    "CI"
):  # there hypothesis chooses its own profile: no deadline, the same examples each time
    settings.register_profile("home", deadline=None)
    settings.load_profile("home")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list every rule with the tests that prove it")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long begins first, so that at the end there is little left to share."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG_AND_LAST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--rules"):
        return
    marks = coverage.collect(ROOT / "tests")
    for path in sorted(ROOT.glob("src/fathomfive/games/*/rules.toml")):
        rules = coverage.rule_ids(path)
        terminalreporter.section(f"{path.parent.name}: {coverage.summary(rules, marks)}")
        for rule in rules:
            terminalreporter.line(f"{rule}  {'  '.join(marks.get(rule, ['-']))}")
