"""An author at work: a game in a folder of its own, and `fathom dev` beside it as a process of its own."""

from __future__ import annotations

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

from fathomfive.kernel.game import GROUP

ROOT = Path(__file__).parents[2]
FATHOM = Path(sys.executable).with_name("fathom")
PATIENCE = 60.0


def toy_project(where: Path, name: str = "reef") -> Path:
    """Pearls as somebody's own project; returns the folder of its package."""
    package = where / name / "src" / name
    shutil.copytree(ROOT / "tests" / "toys" / "pearls", package, ignore=shutil.ignore_patterns("__pycache__"))
    edit(package / "game.py", 'id="pearls"', f'id="{name}"')
    project = f'[project.entry-points."{GROUP}"]\n{name} = "{name}.game:GAME"\n'
    (where / name / "pyproject.toml").write_text(project)
    return package


def edit(file: Path, old: str, new: str) -> None:
    """Save a file with one change."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), "utf-8")


class Bench:
    """`fathom dev`, what it prints, and its address."""

    def __init__(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [str(FATHOM), "dev", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "COLUMNS": "400", "NO_COLOR": "1"},
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        found = re.search(r"http://\S+", self.until("http://"))
        assert found is not None
        self.url = found[0]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)

    @property
    def house(self) -> str:
        return self.url.partition("/dev/")[0]

    def until(self, words: str) -> str:
        """The next line with these words."""
        before: list[str] = []
        while True:
            try:
                line = self._lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError(f"it never said {words!r}, but {before}") from None
            if words in line:
                return line
            before.append(line)

    @property
    def lives(self) -> bool:
        return self._process.poll() is None

    def end(self) -> int:
        """As Ctrl-C does."""
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(20)
        self._reading.join()
        self._process.stdout.close()
        return code
