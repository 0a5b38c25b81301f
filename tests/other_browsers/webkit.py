"""WebKitGTK, the engine of GNOME Web and a cousin of Safari's, driven by its WebKitWebDriver over HTTP.

Without a screen it needs one that is not there: `xvfb-run python -m tests.other_browsers webkit`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from typing import Any

from tests.other_browsers.driving import PATIENCE, called, free_port


class WebKit:
    def __init__(self, command: str = "WebKitWebDriver") -> None:
        found = shutil.which(command)
        assert found, "this needs WebKitGTK's driver: apt-get install webkit2gtk-driver xvfb"
        port = free_port()
        self._driver, self._session = f"http://127.0.0.1:{port}", ""
        self._process = subprocess.Popen(
            [found, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        answer = self._begin()
        self._session = f"/session/{answer['sessionId']}"
        known = answer["capabilities"]
        self.name = f"{known['browserName']} {known['browserVersion']}"
        self._ask("/window/rect", {"width": 1280, "height": 800})

    def _begin(self) -> Any:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self._ask("/session", {"capabilities": {"alwaysMatch": {}}})
            except ConnectionError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _ask(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            self._driver + self._session + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise RuntimeError(f"{path}: {refused.read().decode()[:400]}") from refused
        except urllib.error.URLError as lost:
            raise ConnectionError(str(lost)) from lost

    def open(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def reload(self) -> None:
        self._ask("/refresh", {})

    def run(self, function: str, *given: object) -> Any:
        script = f"return Promise.resolve({called(function, given)}).then((it) => JSON.stringify(it ?? null))"
        return json.loads(self._ask("/execute/sync", {"script": script, "args": []}))

    def click(self, x: int, y: int) -> None:
        hand = [
            {"type": "pointerMove", "duration": 0, "x": 1, "y": 1},
            {"type": "pointerMove", "duration": 0, "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("/actions", {"actions": [{"type": "pointer", "id": "m", "actions": hand}]})

    def close(self) -> None:
        request = urllib.request.Request(self._driver + self._session, method="DELETE")
        urllib.request.urlopen(request, timeout=PATIENCE).close()
        self._process.terminate()
        self._process.wait(20)
