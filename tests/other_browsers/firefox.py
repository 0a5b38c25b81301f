"""Firefox ESR, driven over WebDriver BiDi: JSON through a socket that the browser itself opens."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.other_browsers.driving import PATIENCE, called, free_port

QUIET = """user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
"""


class Firefox:
    def __init__(self, command: str = "firefox-esr") -> None:
        found = shutil.which(command)
        assert found, "this needs Firefox ESR: apt-get install firefox-esr"
        self.name = subprocess.run(
            [found, "--version"], capture_output=True, text=True, check=True
        ).stdout.strip()
        self._home = tempfile.mkdtemp(prefix="firefox-")
        Path(self._home, "user.js").write_text(QUIET)
        port = free_port()
        self._process = subprocess.Popen(
            [found, "--headless", "--no-remote", "--profile", self._home, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._number = 0
        self._line = self._called_up(port)
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.create", type="tab")["context"]
        size = {"width": 1280, "height": 800}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def _called_up(self, port: int) -> ClientConnection:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return connect(f"ws://127.0.0.1:{port}/session", max_size=None, compression=None)
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(PATIENCE))).get("id") != self._number:
            pass  # news of what happens in the browser
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def run(self, function: str, *given: object) -> Any:
        expression = f"Promise.resolve({called(function, given)}).then((it) => JSON.stringify(it ?? null))"
        result = self._ask(
            "script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=True
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def click(self, x: int, y: int) -> None:
        hand = [
            {"type": "pointerMove", "x": 1, "y": 1},
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask(
            "input.performActions",
            context=self._page,
            actions=[{"type": "pointer", "id": "m", "actions": hand}],
        )

    def close(self) -> None:
        self._line.close()
        self._process.terminate()
        self._process.wait(20)
        shutil.rmtree(self._home, ignore_errors=True)
