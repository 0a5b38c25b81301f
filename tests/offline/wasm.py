"""Our Python in the interpreter that a page loads: Pyodide from the client's packages, run by Node.

python -m tests.offline.wasm GAME MATCHES     whole matches, compared with the same ones played natively
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from fathomfive.site.interpreter import wheels
from tests.offline import parity

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
KEPT = ROOT / "build" / "wasm"


def lay_out(folder: Path) -> Path:
    """What stands beside our sources: the wheels unpacked, and how games are found."""
    for wheel in wheels(KEPT):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
    about = folder / "fathom_five.dist-info"
    about.mkdir()
    for name in ("METADATA", "entry_points.txt"):
        (about / name).write_text(distribution("fathom-five").read_text(name) or "", encoding="utf-8")
    return folder


def run(site: Path, module: str, *arguments: str, timeout: float = 240) -> str:
    """What a module of this checkout prints there."""
    folders = [str(folder) for folder in (ROOT / "src", site, ROOT)]
    done = subprocess.run(
        ["node", "scripts/in-wasm.mjs", module, *arguments, "--", *folders],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def compare(game: str, matches: int) -> str:
    """Whole matches of a game here and there; what was the same."""
    with tempfile.TemporaryDirectory() as folder:
        site = lay_out(Path(folder))
        there = json.loads(run(site, "tests.offline.parity", str(matches), game, timeout=1700))[game]
    here = parity.played(matches, [game])[game]
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"{game}, match {number}: differs at answer {_first_difference(one, other)}"
    return f"{game}: {len(here)} matches, {sum(map(len, here))} states and outcomes the same"


def _first_difference(one: list[str], other: list[str]) -> int:
    return next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))


if __name__ == "__main__":
    print(compare(sys.argv[1], int(sys.argv[2])))
