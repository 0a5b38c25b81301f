"""systemd's own verdict on every unit we ship, without a running systemd."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = Path(__file__).parents[2] / "deploy" / "systemd"
SERVICES = sorted(UNITS.glob("*.service"))
MOST = 2.5
"""Exposure, of ten: what `systemd-analyze security` calls OK ends at 5."""

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None,
    reason="systemd-analyze is not installed (Debian: apt-get install systemd)",
)


def exposure(unit: Path) -> float:
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told.stdout)
    assert found is not None, told.stdout
    return float(found[1])


@needs_systemd
@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_units_are_hardened(unit: Path) -> None:
    assert exposure(unit) <= MOST


@needs_systemd
def test_the_verdict_can_be_bad(tmp_path: Path) -> None:
    open_one = tmp_path / "open.service"
    open_one.write_text("[Service]\nExecStart=/bin/true\n")
    assert exposure(open_one) > 9


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_what_units_write_is_theirs_alone(unit: Path) -> None:
    text = unit.read_text()
    assert "UMask=0077" in text
    if "StateDirectory=" in text:
        assert "StateDirectoryMode=0700" in text


def test_nodes_have_room_for_their_sockets() -> None:
    """systemd gives 1,024 open files, and a node was measured with 5,000 sockets."""
    for name in ("fathom.service", "fathom-bots.service"):
        assert "LimitNOFILE=65536" in (UNITS / name).read_text()


def test_workers_may_set_their_limits() -> None:
    """`thinking/worker_process.py` lowers its own time and memory; allowed after all others are forbidden."""
    for name in ("fathom.service", "fathom-bots.service"):
        filters = re.findall(r"^SystemCallFilter=(.+)$", (UNITS / name).read_text(), re.M)
        assert filters[-1] == "setrlimit prlimit64"
