"""Nothing lost, nobody stuck: the short form of `benchmarks/survival.py`, with a database of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.timeout(420)
def test_tables_survive_what_happens_to_nodes_and_databases(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": ""}  # the games that are installed, without the tests' toys
    with (tmp_path / "out").open("w+") as out:
        run = subprocess.run(
            [sys.executable, str(ROOT / "benchmarks" / "survival.py"), "--short"],
            stdout=out,
            stderr=subprocess.STDOUT,
            env=environment,
            timeout=400,
        )
        out.seek(0)
        assert run.returncode == 0, out.read()
