"""Jobs no worker should be given, for the tests of workers. In a module of their own: workers import them."""

from __future__ import annotations

import os
import signal
import time


def spin() -> None:
    """Never comes back, and burns a core."""
    while True:
        pass


def hang() -> None:
    """Never comes back, and costs nothing."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(3600)


def devour(megabytes: int) -> int:
    return len(bytearray(megabytes * 1024 * 1024))


def killed() -> None:
    """What the kernel does to whoever it chooses when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def who() -> int:
    return os.getpid()


def busy(seconds: float) -> int:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return os.getpid()


class Odd(Exception):
    """Cannot be sent to another process."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first)
        self.lock = open(os.devnull)  # noqa: SIM115


def odd() -> None:
    raise Odd("one", "two")


def wrong() -> None:
    raise ValueError("of the job's own")


def answer_of(size: int) -> bytes:
    return b"x" * size
