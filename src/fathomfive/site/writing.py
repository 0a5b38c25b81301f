"""`write_site`: everything into one folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from fathomfive.kernel.game import Game, Refused, installed_games
from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import house_words, say
from fathomfive.server.http import public
from fathomfive.site import interpreter, pages
from fathomfive.site.archives import write_archives
from fathomfive.site.rules import rules_mark
from fathomfive.tables.answers import Games
from fathomfive.tables.views import game_info

FIRST = ["/parts.json", "/api/games.json", "/api/text/en.ftl"]
"""What the first page needs beside the client's own files."""


class Written(NamedTuple):
    files: int
    size: int
    games: list[str]


def write_site(out: Path, base: str, folder: Path | None = None, shelf: Path | None = None) -> Written:
    """`folder`: of the interpreter; `shelf`: where fetched parts are kept."""
    client = Path(str(files("fathomfive.server") / "static"))
    if not (client / "index.html").is_file():
        raise Refused(say("refused-site-client"))
    if out.exists() and any(out.iterdir()):
        raise Refused(say("refused-site-folder", folder=str(out)))
    games = installed_games()
    shelf = shelf or interpreter.kept()
    engine, wheels = interpreter.found(folder), interpreter.wheels(shelf)
    shutil.copytree(client, out, dirs_exist_ok=True)
    groups = _write_python(out, engine, wheels, games, shelf)
    for name, paths in _write_public(out, games).items():
        groups[name] += paths
    scripts = sorted(file.name for file in (out / "assets").iterdir() if pages.is_worker(file.name))
    groups["house"] += [f"/assets/{name}" for name in scripts]
    groups["house"] += [f"/sounds/{file.name}" for file in sorted((out / "sounds").iterdir())]
    _write_pages(out, base, groups, games)
    whole = [file for file in out.rglob("*") if file.is_file()]
    return Written(len(whole), sum(file.stat().st_size for file in whole), list(games))


def _write_python(
    out: Path, engine: Path, wheels: list[Path], games: Mapping[str, Game[Any]], shelf: Path
) -> dict[str, list[str]]:
    """Interpreter and archives, under names that change with what is in them; who needs which."""
    (out / "parts").mkdir()
    with TemporaryDirectory(prefix="fathom-site-") as folder:
        packed = Path(folder)
        write_archives(games.values(), wheels, engine, packed, shelf)
        place = f"python/{interpreter.VERSION}-{_hash(packed / interpreter.LIBRARY)}/"
        (out / place).mkdir(parents=True)
        shutil.move(packed / interpreter.LIBRARY, out / place / interpreter.LIBRARY)
        house = _named(packed / "house.zip", out / "parts")
        parts = {game: _named(packed / f"game-{game}.zip", out / "parts") for game in games}
    for name in interpreter.FILES[:-1]:
        shutil.copy(engine / name, out / place / name)
    lock = json.loads((engine / interpreter.FILES[-1]).read_text("utf-8"))
    (out / place / interpreter.FILES[-1]).write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    titles = {name: {"part": parts[name], "title": game.title} for name, game in games.items()}
    about = {"interpreter": place, "house": house, "games": titles}
    (out / "parts.json").write_text(json.dumps(about), "utf-8")
    engine_files = [f"/{place}{name}" for name in (*interpreter.FILES, interpreter.LIBRARY)]
    return {"house": [*engine_files, f"/{house}"], **{game: [f"/{part}"] for game, part in parts.items()}}


def _hash(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:12]


def _named(file: Path, folder: Path) -> str:
    target = folder / f"{file.stem}-{_hash(file)}.zip"
    shutil.move(file, target)
    return f"{folder.name}/{target.name}"


def _write_public(out: Path, games: Mapping[str, Game[Any]]) -> dict[str, list[str]]:
    """What a server answers alike to everybody: words, pictures, and which games there are."""
    groups: dict[str, list[str]] = {"house": [], **{game: [] for game in games}}

    def put(group: str, path: str, content: bytes | None) -> None:
        if content is not None:
            file = out / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            groups[group].append(f"/{path}")

    known = Games([game_info(game, ()) for game in games.values()])
    put("house", "api/games.json", msgspec.json.encode(known))
    for language in languages_of(house_words()):
        put("house", f"api/text/{language}.ftl", public.house_text(language))
    for name, game in games.items():
        at = f"api/games/{name}"
        put(name, f"{at}/art.svg", public.art(game))
        put("house", f"{at}/cover.svg", public.cover_art(game))
        for language in game.languages:
            put(name, f"{at}/text/{language}.ftl", public.words(game, language))
            put("house", f"{at}/cover/{language}.ftl", public.cover_words(game, language))
    return groups


def _write_pages(out: Path, base: str, groups: dict[str, list[str]], games: Mapping[str, Game[Any]]) -> None:
    index = pages.page((out / "index.html").read_text("utf-8"), base)
    (out / "index.html").write_text(index, "utf-8")
    (out / "404.html").write_text(index, "utf-8")
    for address in pages.addresses(games):
        (out / address).mkdir(parents=True, exist_ok=True)
        (out / address / "index.html").write_text(index, "utf-8")
    worker = out / "sw.js"
    rules = {name: rules_mark(game) for name, game in games.items()}
    worker.write_text(pages.service_worker(worker.read_text("utf-8"), groups, FIRST, rules), "utf-8")
    pages.write_host_files(out, base)
