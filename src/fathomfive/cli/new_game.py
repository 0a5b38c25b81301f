"""`fathom new-game`: a package of its own with a complete little game, its tests and its project file."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.output import speak
from fathomfive.kernel.game import Refused, installed_games
from fathomfive.kernel.text import say

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")

GameName = Annotated[
    str,
    typer.Argument(metavar="NAME", help="A short name in small letters: the package and the id."),
]
Title = Annotated[
    str | None,
    typer.Option("--title", metavar="T", help="What players call it; else the name itself."),
]
Parent = Annotated[Path, typer.Option("--in", metavar="DIR", help="Where the new folder goes.")]


def new_game(name: GameName, title: Title = None, parent: Parent = Path()) -> None:
    """Begin a game of your own: a folder outside this house with the same rooms, playable from the start.

    Install it (`pip install -e 'NAME[dev]'`), and it is in the terminal, on the server and in the browser.
    """
    if not NAME.fullmatch(name):
        raise Refused(say("refused-new-name", name=name))
    if name in installed_games():
        raise Refused(say("refused-new-taken", name=name))
    folder = parent / name
    if folder.exists():
        raise Refused(say("refused-new-folder", folder=str(folder)))
    words = {
        "id": name,
        "dist": name.replace("_", "-"),
        "title": title or name.replace("_", " ").title(),
        "prefix": re.sub(r"[^A-Z]", "", name.upper())[:3].ljust(3, "X"),
    }
    _write(files("fathomfive.cli") / "template", folder, words)
    speak(say("new-written", folder=str(folder)))
    speak(say("new-next", folder=str(folder), name=name), "dim")


def _write(source: Traversable, target: Path, words: dict[str, str]) -> None:
    """Copy the template: `package` becomes src/NAME, files lose the .txt that keeps them from being code."""
    target.mkdir(parents=True)
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            inner = target / "src" / words["id"] if entry.name == "package" else target / entry.name
            _write(entry, inner, words)
            continue
        text = entry.read_text("utf-8")
        for key, word in words.items():
            text = text.replace(f"@@{key}@@", word)
        (target / entry.name.removesuffix(".txt")).write_text(text, "utf-8")
