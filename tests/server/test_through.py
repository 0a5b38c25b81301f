"""`fathom serve --through COMMAND`: the host's own tunnel is run, its address read, allowed and shown."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fathomfive.kernel.game import Refused
from fathomfive.server.operate.through import Tunnel, address_in
from tests.server.playing import PATIENCE

FATHOM = Path(sys.executable).with_name("fathom")
NAME = "play.example.org"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize(
    ("line", "address"),
    [
        ("2026-11-17 INF |  https://calm-reef.trycloudflare.com                     |", "https://calm-reef.trycloudflare.com"),
        ("Forwarding HTTP traffic from https://abc.serveo.net\n", "https://abc.serveo.net"),
        ("https://laptop.tail1234.ts.net/\n", "https://laptop.tail1234.ts.net"),
        ("http://play.example.org:9000", "http://play.example.org:9000"),
        ("Thank you for trying it. Read https://developers.cloudflare.com/tunnel/limits first", None),
        ("|-- proxy http://127.0.0.1:8555", None),
        ("no address here", None),
    ],
)  # fmt: skip
def test_the_address_is_read_out_of_what_a_tunnel_says(line: str, address: str | None) -> None:
    assert address_in(line) == address


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-tunnel-here --port {port}", "refused-through-start"),
        (f"{sys.executable} -c 'print(1)'", "refused-through-ended"),
        (f"{sys.executable} -c 'import time; time.sleep(60)'", "refused-through-silent"),
    ],
)
def test_a_tunnel_that_leads_nowhere_is_said_so(command: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        Tunnel(command, 1).address(patience=1.0)
    assert refused.value.why.id == why


def is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@contextlib.contextmanager
def serving(tmp_path: Path, through: str) -> Iterator[tuple[int, list[str]]]:
    """The port of a server behind a tunnel, and what it printed until it was ready."""
    port, log = free_port(), tmp_path / "said"
    command = [str(FATHOM), "serve", "--database", f"sqlite:///{tmp_path}/t.db", "--port", str(port)]
    with log.open("w") as out:
        process = subprocess.Popen([*command, "--through", through], stdout=out, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/api/ready", timeout=PATIENCE).status_code == 200:
                    break
            time.sleep(0.2)
        yield port, log.read_text().splitlines()
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextlib.contextmanager
def sshd(tmp_path: Path) -> Iterator[str]:
    """A server of its own on loopback; the beginning of a command that reaches it."""
    daemon = shutil.which("sshd") or "/usr/sbin/sshd"
    port = free_port()
    for name in ("host", "mine"):
        key = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(tmp_path / name)]
        subprocess.run(key, check=True)
    (tmp_path / "mine.pub").rename(tmp_path / "authorized")
    if os.getuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)
    options = {
        "ListenAddress": "127.0.0.1", "Port": port, "HostKey": tmp_path / "host", "PidFile": "none",
        "AuthorizedKeysFile": tmp_path / "authorized", "StrictModes": "no", "UsePAM": "no",
        "PermitRootLogin": "prohibit-password", "AllowTcpForwarding": "yes",
    }  # fmt: skip
    command = [daemon, "-D", "-e", "-f", "/dev/null"]
    for name, value in options.items():
        command += ["-o", f"{name}={value}"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if is_open(port):
                break
            time.sleep(0.1)
        known = "-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o ExitOnForwardFailure=yes"
        yield f"ssh -i {tmp_path / 'mine'} -p {port} {known} {getpass.getuser()}@127.0.0.1"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.skipif(
    not (shutil.which("sshd") or Path("/usr/sbin/sshd").is_file()),
    reason="needs an ssh server: apt-get install openssh-server",
)
def test_friends_come_through_ssh(tmp_path: Path) -> None:
    outside = free_port()
    address = f"http://{NAME}:{outside}"
    with sshd(tmp_path) as ssh:
        told = f"'echo Your house is at {address}; sleep 600'"
        through = ssh.replace("ssh ", f"ssh -R 127.0.0.1:{outside}:127.0.0.1:{{port}} ", 1) + f" {told}"
        with serving(tmp_path, through) as (port, said):
            assert any(line.strip() == address for line in said), said
            assert any("█" in line for line in said), "the code to point a phone at"

            def door(host: str, at: int) -> httpx.Response:
                return httpx.get(f"http://127.0.0.1:{at}/api/me", headers={"host": host}, timeout=PATIENCE)

            assert door(f"{NAME}:{outside}", outside).status_code == 200
            assert door("elsewhere.example.org", outside).status_code >= 400, "only this name is allowed"
            # Who sits at the host's own machine makes links that work outside.
            assert door(f"localhost:{port}", port).json()["reach"] == address
        # With the server its tunnel ends, too.
        until = time.monotonic() + PATIENCE
        while is_open(outside) and time.monotonic() < until:
            time.sleep(0.2)
        assert not is_open(outside)
