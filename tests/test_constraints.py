"""constraints.txt pins everything pyproject.toml asks for, by name and version and nothing else."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==[\w.]+(?: ; [^@]+)?")
NAME = re.compile(r"[A-Za-z0-9._-]+")


def asked_for() -> set[str]:
    """The names in pyproject.toml, spelled the way a lock spells them; our own name is no dependency."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(r for e in extras for r in e),
    ]
    names = {re.sub(r"[._-]+", "-", name.group()).lower() for line in asked if (name := NAME.match(line))}
    return names - {project["project"]["name"]}


def test_every_dependency_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PIN.fullmatch(line)] == []
    pinned = {pin["name"] for line in lines if (pin := PIN.fullmatch(line))}
    assert asked_for() - pinned == set(), "not pinned; run: bash .ci/lock"
