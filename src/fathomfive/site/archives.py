"""Our Python as archives: one of the house, one of each game, and the library of the interpreter.

Everything is compiled by the interpreter that will run it: a page that had to compile would start in three
seconds instead of one. Files have no dates, so that the same sources give the same bytes and name.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.metadata import entry_points, version
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.game import GROUP as GAMES
from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.languages import GROUP as LANGUAGES
from fathomfive.kernel.text import say
from fathomfive.site.interpreter import LIBRARY, VERSION, node

OURS = "fathomfive.games"
ROOMS = ("kernel", "scene", "kit", "learning", "bots", "tables", "browser", "text")
COMPILE = files("fathomfive.site") / "compile.mjs"
DRAWN = (".svg", ".png")
"""Pictures are files of the site, not of Python."""
NOT_WANTED = frozenset((files("fathomfive.site") / "not_wanted.txt").read_text("utf-8").split())
"""Modules and folders of Python's library that neither we nor the interpreter import, and hardly any game
would: one that does says so when its table is laid."""

ENCODINGS = frozenset((files("fathomfive.site") / "encodings.txt").read_text("utf-8").split())
"""Of the library's tables of letters: Python's own, and what archives are named in. We write UTF-8."""

Files = Iterator[tuple[str, bytes]]


def write_archives(
    games: Iterable[Game[Any]], wheels: Iterable[Path], interpreter: Path, out: Path, shelf: Path
) -> None:
    """`house.zip`, `game-ID.zip` and the library into a folder, compiled. What was compiled once waits on the
    shelf: most of it is the same in the next site."""
    raw = out / "raw"
    raw.mkdir(parents=True)
    _pack(raw / "house.zip", _house(wheels))
    for game in games:
        _pack(raw / f"game-{game.id}.zip", _game(game))
    _pack(raw / LIBRARY, _library(interpreter / LIBRARY))
    kept = {archive.name: shelf / "compiled" / _compiled_name(archive) for archive in raw.iterdir()}
    for name, compiled in kept.items():
        if compiled.is_file():
            (raw / name).unlink()
    if any(raw.iterdir()):
        _compile(interpreter, raw, out)
    for name, compiled in kept.items():
        if (out / name).is_file():
            compiled.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(out / name, half := compiled.with_suffix(f".{os.getpid()}"))
            half.replace(compiled)  # another site may be written meanwhile
        else:
            shutil.copy(compiled, out / name)


def _compiled_name(raw: Path) -> str:
    """Changes with what is compiled, by what, and how."""
    how = VERSION.encode() + COMPILE.read_bytes()
    return f"{raw.stem}-{sha256(how + raw.read_bytes()).hexdigest()[:24]}.zip"


def _compile(interpreter: Path, raw: Path, out: Path) -> None:
    with as_file(COMPILE) as script:
        command = [node(), str(script), str(interpreter), str(raw), str(out)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["Node said nothing"])[-1]
        raise Refused(say("refused-site-compile", reason=reason))


def _pack(target: Path, content: Files) -> None:
    with zipfile.ZipFile(target, "w") as packed:
        for name, data in content:
            packed.writestr(zipfile.ZipInfo(name), data)


def _house(wheels: Iterable[Path]) -> Files:
    ours = Path(str(files("fathomfive")))
    for name in ("__init__.py", "author.py", "games/__init__.py"):
        yield f"fathomfive/{name}", (ours / name).read_bytes()
    for room in ROOMS:
        yield from _folder(ours / room, f"fathomfive/{room}")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            yield from ((name, packed.read(name)) for name in packed.namelist() if not name.endswith(".pyi"))
    points = {point.name: point.value for point in entry_points(group=LANGUAGES)}
    yield from _announced("fathom-five", version("fathom-five"), LANGUAGES, points)
    for value in points.values():
        yield from _folder(Path(str(files(value))), value.replace(".", "/"))


def _game(game: Game[Any]) -> Files:
    yield from package_files(game.package)
    value = next(point.value for point in entry_points(group=GAMES) if point.load() is game)
    yield from _announced(f"fathom-game-{game.id}", "0", GAMES, {game.id: value})


def package_files(package: str) -> Files:
    """A game's package, with what lies beside a stranger's: its maker may have several that share something.
    A folder that is no package of its own is shared by strangers to each other, so nothing else of it is."""
    above = package.rpartition(".")[0]
    beside = above if above and above != OURS and _first_file(above) is not None else package
    yield from _folder(Path(str(files(beside))), beside.replace(".", "/"))
    while (beside := beside.rpartition(".")[0]) and not f"{OURS}.".startswith(f"{beside}."):
        if (first := _first_file(beside)) is not None:
            yield f"{beside.replace('.', '/')}/__init__.py", first


def _first_file(package: str) -> bytes | None:
    file = files(package) / "__init__.py"
    return file.read_bytes() if file.is_file() else None


def _announced(name: str, release: str, group: str, points: dict[str, str]) -> Files:
    """By which Python knows that a package is installed, and what it brings."""
    about = f"{name.replace('-', '_')}.dist-info"
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {release}\n".encode()
    lines = "".join(f"{point} = {value}\n" for point, value in points.items())
    yield f"{about}/entry_points.txt", f"[{group}]\n{lines}".encode()


def _folder(folder: Path, name: str) -> Files:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in DRAWN:
            inside = file.relative_to(folder)
            yield f"{name}/{inside.as_posix()}", _quick_to_read(inside, file.read_bytes())


def _quick_to_read(inside: Path, data: bytes) -> bytes:
    """A page would need half a second for the TOML of a storybook. Rules and words stay as they are: the hash
    of a game's words is made of their bytes."""
    return as_json(data) if inside.suffix == ".toml" and "content" in inside.parts else data


def as_json(toml: bytes) -> bytes:
    """The same tables for `read_toml`, which knows them by their brace: no TOML begins with one. What JSON
    cannot say, and what cannot be read, stays TOML."""
    try:
        tables = tomllib.loads(toml.decode())
    except tomllib.TOMLDecodeError:
        return toml
    said = msgspec.json.encode(tables)
    return said if msgspec.json.decode(said) == tables else toml


def _library(source: Path) -> Files:
    with zipfile.ZipFile(source) as packed:
        for name in packed.namelist():
            if not name.endswith("/") and _is_wanted(name.removesuffix(".py")):
                yield name, packed.read(name)


def _is_wanted(module: str) -> bool:
    parts = module.split("/")
    if parts[0] == "encodings":
        return parts[1] in ENCODINGS
    return not any("/".join(parts[:depth]) in NOT_WANTED for depth in range(1, len(parts) + 1))
