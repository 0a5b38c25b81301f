"""Where the parts of the interpreter come from that no package of ours holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.kernel.game import Refused
from fathomfive.site import interpreter


@pytest.mark.parametrize(
    ("own", "found", "begins"),
    [
        (object(), "/somewhere/uvx", [sys.executable, "-m", "pip", "download"]),
        (None, "/somewhere/uvx", ["/somewhere/uvx", "pip", "download"]),
        (None, None, [sys.executable, "-m", "pip", "download"]),
    ],
)
def test_an_environment_that_uv_made_has_no_pip_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own: object, found: str | None, begins: list[str]
) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 1, "", "no index here")

    monkeypatch.setattr(interpreter, "find_spec", lambda _: own)
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr("subprocess.run", run)
    with pytest.raises(Refused, match="no index here"):
        interpreter.wheels(tmp_path)
    assert asked[0][: len(begins)] == begins
