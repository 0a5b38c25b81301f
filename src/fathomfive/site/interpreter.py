"""The interpreter that a page loads (Pyodide), and what is fetched for it. No part of our package."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

VERSION = "314.0.7"
PLATFORM = "pyemscripten_2026_0_wasm32"
WHEELS = files("fathomfive.site") / "wheels.txt"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
LIBRARY = "python_stdlib.zip"

IN_CHECKOUT = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"
"""Where `npm ci` in web puts it, for whoever has the sources."""


def kept() -> Path:
    """Where fetched and compiled parts wait for the next site."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fathom-five"


def found(folder: Path | None) -> Path:
    """The interpreter's own folder, of the version that our wheels are for."""
    folder = folder or IN_CHECKOUT
    try:
        version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, KeyError):
        raise Refused(say("refused-site-interpreter", folder=str(folder), version=VERSION)) from None
    if version != VERSION:
        raise Refused(say("refused-site-version", folder=str(folder), found=version, version=VERSION))
    return folder


def node() -> str:
    """What compiles for a page: the interpreter's own compiler, and Node runs it."""
    command = shutil.which("node")
    if command is None:
        raise Refused(say("refused-site-node"))
    return command


def wheels(shelf: Path) -> list[Path]:
    """Those of wheels.txt, by their hashes; asks for them only where they are not at hand."""
    pinned = set(re.findall(r"--hash=sha256:([0-9a-f]{64})", WHEELS.read_text(encoding="utf-8")))
    at_hand = {hashlib.sha256(file.read_bytes()).hexdigest(): file for file in shelf.glob("*.whl")}
    if not pinned <= at_hand.keys():
        _fetch(shelf)
        at_hand = {hashlib.sha256(file.read_bytes()).hexdigest(): file for file in shelf.glob("*.whl")}
    return [at_hand[one] for one in sorted(pinned)]


def _pip() -> list[str]:
    """Any will do, since nothing is fetched for this Python; an environment that uv made has none."""
    if find_spec("pip") is None and (uvx := shutil.which("uvx")):
        return [uvx, "pip"]
    return [sys.executable, "-m", "pip"]


def _fetch(shelf: Path) -> None:
    command = [*_pip(), "download", "--quiet", "--require-hashes", "--no-deps"]
    command += ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", "3.14"]
    command += ["--implementation", "cp", "--abi", "cp314", "-r", str(WHEELS), "-d", str(shelf)]
    shelf.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
        raise Refused(say("refused-site-wheel", reason=reason))
