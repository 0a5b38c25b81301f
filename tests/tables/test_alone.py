"""Tables need nothing of a server: a match is hosted where none of its packages can be imported."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_match_is_hosted_without_web_and_database() -> None:
    command = [sys.executable, "-m", "tests.tables.alone", "tentacula"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["phase"], found["fault"]) == ("over", "")
    assert found["checked"] > found["taken"] > 0, "the bot answered, too"
    assert found["outside"] == []
    assert found["others"] == [], "a table loads its own game and no other"


def test_the_door_is_shut() -> None:
    code = "import sys; from tests.tables.alone import *; sys.meta_path.insert(0, ShutDoor()); import redis"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert "redis lies outside the tables" in done.stderr
