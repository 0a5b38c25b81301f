"""The bill of materials and the licences in it: what the gate prints for a release."""

import runpy
from pathlib import Path
from typing import Any

import pytest

BILL: dict[str, Any] = runpy.run_path(str(Path(__file__).parent.parent / ".ci" / "licences.py"))
EXTRAS = ("server", "lab", "envs")


def test_every_licence_is_known_to_be_free() -> None:
    assert BILL["unfree"](EXTRAS) == []


def test_the_bill_names_everything_with_version_and_licence() -> None:
    bill = BILL["bill"](EXTRAS)
    names = {part["name"] for part in bill["components"]}
    assert {"msgspec", "textual", "fastapi", "starlette", "ray", "polars", "pettingzoo"} <= names
    assert "pytest" not in names  # nobody who plays gets our tools
    assert bill["metadata"]["component"]["name"] == "fathom-five"
    for part in bill["components"]:
        assert part["version"]
        assert part["purl"] == f"pkg:pypi/{part['name']}@{part['version']}"
        assert part["licenses"][0]["license"]["name"] != "unknown"


def test_without_extras_it_is_short() -> None:
    base, all_of_it = BILL["bill"](()), BILL["bill"](EXTRAS)
    assert 5 < len(base["components"]) < len(all_of_it["components"])
    assert "textual" not in {part["name"] for part in base["components"]}


@pytest.mark.parametrize("words", ["GPL-3.0-only", "Proprietary", "", "AGPL"])
def test_what_is_not_free_enough_is_found(words: str) -> None:
    assert not BILL["FREE"].search(words)
