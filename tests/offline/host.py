"""A static web space: Python's own, which knows nothing but files."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path


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
