"""A stranger's game: made by `fathom new-game`, built into a wheel, installed into a folder of its own."""

import subprocess
import sys
import zipfile
from pathlib import Path


def new_game(where: Path, name: str) -> Path:
    """A new game's folder."""
    command = [sys.executable, "-c", "from fathomfive.cli import app; app()", "new-game", name]
    subprocess.run(command, cwd=where, check=True, capture_output=True)
    return where / name


def install(folder: Path, site: Path) -> Path:
    """Build the wheel and unpack it: what an installer does with a wheel of pure Python."""
    built = site / "built"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site
