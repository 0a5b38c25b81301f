"""A static site for tests, and a web space for it: Python's own, which knows nothing but files."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from fathomfive.site.interpreter import wheels
from tests.offline.wasm import KEPT


def write_beside(packages: Path, out: Path, base: str) -> None:
    """`fathom site`, by a Python in which what lies in a folder is installed as well."""
    wheels(KEPT)
    caches = out.parent / f"{out.name}-cache"
    caches.mkdir(parents=True)
    (caches / "fathom-five").symlink_to(KEPT)
    path = os.pathsep.join(filter(None, (str(packages), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [sys.executable, "-m", "fathomfive", "site", "--out", str(out), "--base", base],
        env={**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(caches)},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Host:
    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._until_it_answers()

    def _until_it_answers(self) -> None:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the web space does not answer")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
