"""A real server process for the browser tests: started, killed and started again on the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOYBOX = ROOT / "tests" / "server" / "toybox"
FATHOM = Path(sys.executable).with_name("fathom")
PATIENCE = 180.0
"""Seconds until it answers: one comes up in ten, and beside a dozen other busy processes in more than sixty."""


class House:
    """`fathom serve` with its own database, as a process of its own."""

    def __init__(self, database: str, redis: str) -> None:
        self.database, self.redis = database, redis
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.more: list[str] = []
        """Further words for `fathom serve`."""
        self._process: subprocess.Popen[bytes] | None = None

    def migrate(self) -> None:
        subprocess.run([str(FATHOM), "migrate", "--database", self.database], check=True, capture_output=True)

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.browser.known_dice",
            "serve",
            "--database",
            self.database,
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            *self.more,
        ]
        if self.redis:
            command += ["--redis", self.redis]
        path = os.pathsep.join([str(TOYBOX), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with code {self._process.returncode}")
            try:
                urllib.request.urlopen(f"{self.url}/api/ready", timeout=2).close()
            except (OSError, urllib.error.URLError):
                time.sleep(0.1)
            else:
                return
        self.kill()  # or it would go on beside every later test, with nobody to close it
        raise TimeoutError(f"no answer from {self.url} in {PATIENCE:.0f} s")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def ask_to_stop(self) -> None:
        """As whoever replaces a node does: it finishes what was begun and sends its people on."""
        assert self._process is not None
        self._process.terminate()

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
