"""What Docker gives a service, without Docker: an address and a name in a network of its own, its own files
over those of this machine, a user and no rights. The drill itself stands apart (`apart.py`).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

BRIDGE = "house"


def sh(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


class Network:
    """A bridge, and the names of everybody on it."""

    def __init__(self, subnet: str, addresses: Mapping[str, str], more: Sequence[str] = ()) -> None:
        """`more`: further addresses of whoever drives the drill, who stands at the bridge itself."""
        self._start = subnet.rsplit(".", 1)[0]
        self.addresses = dict(addresses)
        self.folder = Path(tempfile.mkdtemp(prefix="fathom-drill-"))
        sh("mount", "-t", "tmpfs", "-o", "mode=0755", "tmpfs", str(self.folder))
        sh("mount", "-t", "tmpfs", "tmpfs", "/run/netns") if Path("/run/netns").is_dir() else None
        sh("ip", "link", "set", "lo", "up")
        sh("ip", "link", "add", BRIDGE, "type", "bridge")
        for address in (f"{self._start}.1", *more):
            sh("ip", "addr", "add", f"{address}/24", "dev", BRIDGE)
        sh("ip", "link", "set", BRIDGE, "up")
        hosts = self.folder / "hosts"
        names = [f"{address} {name}\n" for name, address in self.addresses.items()]
        hosts.write_text("127.0.0.1 localhost\n" + "".join(names))
        sh("mount", "--bind", str(hosts), "/etc/hosts")

    def join(self, name: str) -> None:
        there = f"v{len(name)}{abs(hash(name)) % 10**6}"
        sh("ip", "netns", "add", name)
        sh("ip", "link", "add", there, "type", "veth", "peer", "name", "eth0", "netns", name)
        sh("ip", "link", "set", there, "master", BRIDGE, "up")
        within = ("ip", "netns", "exec", name)
        sh(*within, "ip", "link", "set", "lo", "up")
        sh(*within, "ip", "addr", "add", f"{self.addresses[name]}/24", "dev", "eth0")
        sh(*within, "ip", "link", "set", "eth0", "up")


class Container:
    """One service: its files, its rights, its process."""

    def __init__(self, network: Network, name: str, user: str, *, bare: bool, read_only: bool) -> None:
        self.name = name
        self._user = user
        self._bare = bare
        """Whether it has no rights at all: no capability, and no way to any."""
        self.process: subprocess.Popen[bytes] | None = None
        self.log = network.folder / f"{name}.log"
        network.join(name)
        apart = network.folder / name
        for part in ("upper", "work", "root"):
            (apart / part).mkdir(parents=True)
        self.root = apart / "root"
        layers = f"lowerdir=/,upperdir={apart / 'upper'},workdir={apart / 'work'}"
        sh("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        for part in ("proc", "dev", "sys"):
            sh("mount", "--rbind", f"/{part}", str(self.root / part))
        sh("mount", "--bind", "/etc/hosts", str(self.root / "etc/hosts"))
        for above in Path(sys.executable).resolve().parents:  # this Python may lie in root's own home
            here = self.root / above.relative_to("/")
            if not here.stat().st_mode & 0o001:
                here.chmod(here.stat().st_mode | 0o011)
        sh("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", str(self.root / "tmp"))
        self._read_only = read_only

    def mount(self, source: Path, target: str, *, read_only: bool, owner: str = "") -> None:
        there = self.root / target.lstrip("/")
        if source.is_dir():
            there.mkdir(parents=True, exist_ok=True)
        else:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.touch()
        sh("mount", "--bind", str(source), str(there))
        if read_only:
            sh("mount", "-o", "remount,bind,ro", str(there))
        if owner:
            sh("chroot", str(self.root), "chown", "-R", owner, target)

    def close_files(self) -> None:
        if self._read_only:
            sh("mount", "-o", "remount,ro", str(self.root))

    def _command(self, words: Sequence[str], user: str, *, bare: bool) -> list[str]:
        rights = ["--bounding-set=-all", "--no-new-privs"] if bare else []
        put = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", *rights]
        return ["ip", "netns", "exec", self.name, "chroot", str(self.root), *put, *words]

    def does(self, words: Sequence[str], env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        """Something short beside the service, as `docker compose exec` does it."""
        command = self._command(words, self._user, bare=False)
        return subprocess.run(command, env={**PATH, **env}, capture_output=True, text=True, check=False)

    def start(self, words: Sequence[str], env: Mapping[str, str]) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command(words, self._user, bare=self._bare), env={**PATH, **env}, cwd="/",
                stdout=log, stderr=log,
            )  # fmt: skip

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)

    def words(self, most: int = 4000) -> str:
        return self.log.read_text(errors="replace")[-most:]


PATH = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "LANG": "C.UTF-8"}


def wait_for(what: str, seconds: float, look: object) -> float:
    """Until `look()` is true; how long that took."""
    began = time.monotonic()
    assert callable(look)
    while not look():
        if time.monotonic() - began > seconds:
            raise TimeoutError(f"not after {seconds:.0f} s: {what}")
        time.sleep(0.2)
    return time.monotonic() - began
