"""`fathom examples`: plans, programs and a small game to begin from, copied into a folder of one's own."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

import fathomfive
from fathomfive.cli.output import speak
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

Folder = Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Where they go; must not be there yet.")]
PACKAGE = Path(fathomfive.__file__).parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")


def examples(folder: Folder = Path("fathom-examples")) -> None:
    """Copy the examples: plans for the lab, agents that learn, a program that sits down, a small game."""
    if folder.exists():
        raise Refused(say("refused-examples-there", folder=str(folder)))
    shutil.copytree(_source(), folder, ignore=LEFT_OUT)
    speak(say("examples-written", folder=str(folder)))
    for file in sorted(folder.iterdir()):
        speak(f"  {file.name}", "dim")


def _source() -> Path:
    """In an installed package they lie inside it, in a checkout beside `src`."""
    inside, beside = PACKAGE / "examples", PACKAGE.parent.parent / "examples"
    return inside if inside.is_dir() else beside
