"""`Tunnel`: the host's own way out of the living room, such as ssh -R, cloudflared or tailscale. It is run
beside the server, and the address it prints is where friends find the house.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

PATIENCE = 30.0
"""Seconds until a tunnel must have said where it leads."""
KEPT = 5
"""Lines of its output that are shown if it fails."""
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(?::\d+)?/?(?=[\s|'\")\]]|$)")
_HERE = {"localhost", "127.0.0.1", "0.0.0.0"}


def address_in(line: str) -> str | None:
    """The first address in a line that can be the house's: without a path, and not this machine."""
    for found in _ADDRESS.findall(line):
        address = str(found).rstrip("/")
        if urlsplit(address).hostname not in _HERE:
            return address
    return None


class Tunnel:
    """A command that is kept running; `{port}` in it is the port of this server."""

    def __init__(self, command: str, port: int) -> None:
        self._last: deque[str] = deque(maxlen=KEPT)
        self._address = ""
        self._found = threading.Event()
        self._closed = False
        self.ended: Callable[[int], None] = lambda code: None
        """Called if it ends before it is closed."""
        try:
            self._process = subprocess.Popen(
                shlex.split(command.replace("{port}", str(port))),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,  # Ctrl-C is for the server, which ends it then
            )
        except (OSError, ValueError) as error:
            raise Refused(say("refused-through-start", command=command, reason=str(error))) from error
        threading.Thread(target=self._read, name="tunnel", daemon=True).start()

    def address(self, patience: float = PATIENCE) -> str:
        """Where it leads, once it has said so."""
        until = time.monotonic() + patience
        while not self._found.wait(0.1):
            if time.monotonic() > until:
                self.close()
                said = " / ".join(self._last)
                raise Refused(say("refused-through-silent", seconds=int(patience), said=said))
        if not self._address:
            code = self._process.wait()
            raise Refused(say("refused-through-ended", code=code, said=" / ".join(self._last)))
        return self._address

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                self._last.append(line.strip())
                if not self._address and (address := address_in(line)):
                    self._address = address
                    self._found.set()
        code = self._process.wait()
        self._found.set()
        if not self._closed:
            self.ended(code)

    def end_with_us(self) -> None:
        """The server dies of the signal that told it to stop, once it has stopped: the tunnel goes before."""

        def stopped(number: int, frame: object) -> None:
            self.close()
            raise SystemExit(128 + number)

        signal.signal(signal.SIGTERM, stopped)

    def close(self) -> None:
        """End it, with whatever it has started."""
        self._closed = True
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
