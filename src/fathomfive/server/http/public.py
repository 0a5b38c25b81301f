"""What a house says and shows alike to everybody, as plain files: pictures and words of the games, words of
the house. A server sends them, a static site has them lying there. None: there is no such file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fathomfive.kernel.game import Game
from fathomfive.kernel.languages import in_packs, word_files
from fathomfive.kernel.text import house_words
from fathomfive.scene.excerpt import cover_of
from fathomfive.scene.sheet import sheet_of

_ON_COVER = re.compile(r"^game-[a-z-]+ *=.*(?:\n[ \t].*)*", re.M)
"""A message begins its line and goes on in lines that are set in."""


def read(found: Iterable[Traversable]) -> bytes | None:
    return b"\n".join(file.read_bytes() for file in found if file.is_file()) or None


def art(game: Game[Any]) -> bytes | None:
    return sheet_of(game.package).svg.encode() or None


def cover_art(game: Game[Any]) -> bytes | None:
    """Of its art what a list of games shows."""
    return cover_of(game.package, game.id).encode() or None


def words(game: Game[Any], language: str) -> bytes | None:
    return read(word_files(files(game.package) / "text", language))


def cover_words(game: Game[Any], language: str) -> bytes | None:
    """Of its words what a list of games says: the messages `game-*`."""
    whole = words(game, language)
    return "\n".join(_ON_COVER.findall(whole.decode())).encode() if whole is not None else None


def house_text(language: str) -> bytes | None:
    """What the house says; where the client speaks by a pack, also what the client says."""
    folders = (house_words(), files("fathomfive") / "text", files("fathomfive.server") / "text")
    found = [file for folder in folders for file in word_files(folder, language)]
    return read([*found, *(folder / f"{language}.ftl" for folder in in_packs("web"))])
