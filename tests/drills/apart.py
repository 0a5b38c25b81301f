"""A drill in a world of its own: processes, mounts, folders and, if asked for, a network that end with it,
however it ends. Linux and root are needed; nothing of this machine is changed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from types import FrameType

MARK = "FATHOM_DRILL_INSIDE"
ENDINGS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
NAMESPACES = ("--mount", "--pid", "--fork", "--kill-child", "--mount-proc")


class Ended(BaseException):
    """Somebody, or a limit of time, wants the drill to end."""


def inside(module: str, *arguments: str, network: bool = True) -> int | None:
    """Run this module again in namespaces of its own; None where that has happened already."""
    if os.environ.get(MARK):
        if network:
            subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        return None
    if os.geteuid() != 0:
        print("This drill makes networks and file systems of its own: run it as root.", file=sys.stderr)
        return 2
    return _apart([sys.executable, "-m", module, *arguments], network=network)


def _apart(command: list[str], *, network: bool) -> int:
    """A drill that is told to end is killed with all it has started: no clean-up of its own can hang, because
    the kernel does it. What it leaves in its folder is removed here."""
    for number in ENDINGS:
        signal.signal(number, _end)
    apart = ["unshare", *(["--net"] if network else []), *NAMESPACES]
    with tempfile.TemporaryDirectory(prefix="fathom-drill-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)  # services of other users live in there
        env = {**os.environ, MARK: "yes", "TMPDIR": folder}
        process = subprocess.Popen([*apart, *command], env=env)
        try:
            return process.wait()
        except Ended:
            print("The drill was told to end, and has ended with all it had started.", file=sys.stderr)
            return 128 + signal.SIGTERM
        finally:
            process.kill()  # unshare takes its child along, and the child, being the first, everybody
            process.wait()


def _end(number: int, frame: FrameType | None) -> None:
    for again in ENDINGS:  # a limit of time tells the whole group, and so everybody twice
        signal.signal(again, signal.SIG_IGN)
    raise Ended
