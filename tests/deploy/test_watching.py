"""What an operator watches: alerts, objectives and dashboards look at what is counted, and say what to do."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Metric

from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from tests.server.playing import WORKERS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "operations.md").read_text()


def rules(name: str) -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / name).read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


ALERTS, OBJECTIVES = rules("alerts.yaml"), rules("objectives.yaml")
BOARDS = sorted((DEPLOY / "grafana").glob("*.json"))

needs_promtool = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="promtool is not installed (Debian: apt-get install prometheus)"
)


@pytest.fixture(scope="module")
def counted() -> set[str]:
    """Everything a node on PostgreSQL and Redis tells, by its names in a query."""
    database = "postgresql://nobody@127.0.0.1:1/nowhere"  # nothing is opened
    node = Node(Settings(databases=(database,), redis="redis://127.0.0.1:1"), workers=WORKERS)
    told = {name for family in node.metrics.registry.collect() for name in _names(family)}
    return told | {"up"} | {rule["record"] for rule in OBJECTIVES}


def _names(family: Metric) -> set[str]:
    """What is counted under; what has labels has no sample before there is something to tell."""
    names = {sample.name for sample in family.samples}
    more = {"counter": {f"{family.name}_total"}, "gauge": {family.name}}
    return names | more.get(family.type, set())


def asked(expression: str) -> set[str]:
    """The metrics an expression looks at."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\"[^\"]*\"", "", expression)
    return set(re.findall(r"\b(?:fathom[:_][\w:]+|process_\w+|up)\b", bare))


@pytest.mark.parametrize("rule", ALERTS, ids=lambda rule: rule["alert"])
def test_alerts_look_at_what_is_counted_and_say_what_to_do(rule: dict[str, Any], counted: set[str]) -> None:
    assert asked(rule["expr"])
    assert asked(rule["expr"]) <= counted
    assert re.fullmatch(r"\d+[smh]", rule["for"])
    assert rule["labels"]["severity"] in {"page", "ticket"}
    said = rule["annotations"]
    assert said["summary"]
    assert said["action"]
    assert said["runbook"] == f"docs/operations.md#{rule['alert'].lower()}"
    assert f"\n#### {rule['alert']}\n" in GUIDE, "its section tells more"


def test_the_guide_speaks_of_no_alert_that_is_none() -> None:
    assert set(re.findall(r"^#### (Fathom\w+)$", GUIDE, re.M)) == {rule["alert"] for rule in ALERTS}


@pytest.mark.parametrize("rule", OBJECTIVES, ids=lambda rule: rule["record"])
def test_objectives_are_computed_from_what_is_counted(rule: dict[str, Any], counted: set[str]) -> None:
    assert asked(rule["expr"])
    assert asked(rule["expr"]) <= counted


def _panels() -> Iterator[Any]:
    for board in BOARDS:
        for panel in json.loads(board.read_text())["panels"]:
            yield pytest.param(panel, id=f"{board.stem}: {panel['title']}")


@pytest.mark.parametrize("panel", list(_panels()))
def test_dashboards_show_what_is_counted(panel: dict[str, Any], counted: set[str]) -> None:
    assert panel["targets"]
    for target in panel["targets"]:
        assert asked(target["expr"]), target
        assert asked(target["expr"]) <= counted, target


def test_whatever_is_counted_is_watched_somewhere(counted: set[str]) -> None:
    boards = [json.loads(board.read_text()) for board in BOARDS]
    shown = [target["expr"] for board in boards for panel in board["panels"] for target in panel["targets"]]
    looked_at = set().union(*map(asked, [*shown, *(rule["expr"] for rule in ALERTS)]))
    ours = {
        name for name in counted if name.startswith("fathom_") and not name.endswith(("_created", "_sum"))
    }
    families = {re.sub(r"_(bucket|count)$", "", name) for name in looked_at}
    alone = {name for name in ours if re.sub(r"_(bucket|count)$", "", name) not in families}
    assert alone == {"fathom_release_info", "fathom_batch_lines_count", "fathom_batch_lines_bucket"}


def test_dashboards_have_names_of_their_own() -> None:
    boards = [json.loads(board.read_text()) for board in BOARDS]
    assert (
        len({board["uid"] for board in boards})
        == len({board["title"] for board in boards})
        == len(boards)
        == 3
    )


@needs_promtool
def test_prometheus_reads_and_tries_the_rules() -> None:
    files = [str(DEPLOY / "prometheus" / name) for name in ("alerts.yaml", "objectives.yaml")]
    for command in (
        ["check", "rules", *files],
        ["check", "config", str(DEPLOY / "prometheus" / "prometheus.yaml")],
        ["test", "rules", str(Path(__file__).with_name("alerts_tried.yaml"))],
    ):
        told = subprocess.run(["promtool", *command], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr
        assert "SUCCESS" in told.stdout


def test_every_alert_is_told_to_somebody() -> None:
    told = yaml.safe_load((DEPLOY / "prometheus" / "alertmanager.yaml").read_text())
    names = {rule["alert"] for rule in ALERTS}
    (page,) = told["route"]["routes"]
    assert page["matchers"] == ["severity = page"]
    assert {page["receiver"], told["route"]["receiver"]} == {one["name"] for one in told["receivers"]}
    for rule in told["inhibit_rules"]:
        (source,), (target,) = rule["source_matchers"], rule["target_matchers"]
        assert source.split(" = ")[1] in names
        wanted = re.sub(r"^alertname =~? |\"", "", target).split("|")
        assert all(any(re.fullmatch(one, name) for name in names) for one in wanted)
    if amtool := shutil.which("amtool"):
        checked = subprocess.run(
            [amtool, "check-config", str(DEPLOY / "prometheus" / "alertmanager.yaml")], check=False
        )
        assert checked.returncode == 0


def test_the_checks_can_fail(counted: set[str]) -> None:
    assert not asked('sum(rate(fathom_sails_total{status="5.."}[5m])) > up') <= counted
    assert asked('sum(rate(fathom_moves_total{a="fathom_b"}[5m]))') == {"fathom_moves_total"}
