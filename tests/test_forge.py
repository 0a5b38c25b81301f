"""What a public forge reads: its files parse, its forms are complete, and it runs our gate."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
FORGE = ROOT / ".github"
FORMS = sorted((FORGE / "ISSUE_TEMPLATE").glob("*.yml"))
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text())


def test_the_workflow_runs_the_gate() -> None:
    job = read(FORGE / "workflows" / "gate.yml")["jobs"]["gate"]
    assert [step["run"] for step in job["steps"] if "run" in step][-1] == "bash .ci/run"
    assert job["runs-on"].startswith("ubuntu-")
    wanted = (ROOT / "tests" / "server" / "conftest.py").read_text()
    assert all(name in wanted for name in job["env"] if name.startswith("FATHOM_"))


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_is_one_that_the_forge_shows(file: Path) -> None:
    form = read(file)
    assert form["name"]
    assert form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in form["body"]} <= KINDS
    assert all(part["attributes"]["label"] for part in asked)
    assert all(part["attributes"]["options"] for part in asked if part["type"] == "dropdown")
    ids = [part["id"] for part in asked]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[\w-]+", one) for one in ids)


def test_the_forms_ask_for_what_we_need() -> None:
    asked = {file.stem: {part.get("id") for part in read(file)["body"]} for file in FORMS}
    assert asked.keys() == {"bug", "wrong-rule", "new-game"}
    assert "journal" in asked["bug"]
    assert {"rule", "page"} <= asked["wrong-rule"]
    assert "Does this stop running tables?" in (FORGE / "PULL_REQUEST_TEMPLATE.md").read_text()
