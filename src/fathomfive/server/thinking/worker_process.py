"""One worker process, from both sides: what the server holds of it, and what runs inside.

Each has a pipe of its own. Nothing is shared between two workers, so one may be killed at any moment, even in
the middle of an answer, and the others never notice.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import resource
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from fathomfive.tables.ports import Died, Overran

OUT_OF_MEMORY = 77
"""How a worker ends that was refused memory: what it holds is worth nothing."""
GRACE = 30.0
"""Seconds for the process itself to start and load the games, which no job is charged for."""

# Spawned, not forked: a fork would copy the server's sockets, loop and locks.
_SPAWN = multiprocessing.get_context("spawn")


class WorkerProcess:
    """The server's end. Used by one thread at a time; only `kill` may come from another."""

    def __init__(self, megabytes: int) -> None:
        self._line, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=serve, args=(theirs, megabytes), name="worker", daemon=True)
        self._process.start()
        theirs.close()
        self._fresh = True
        self.answers = True
        """Whether the last job was answered, so that another may be given."""

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def do(self, job: Callable[..., Any], args: tuple[Any, ...], cpu: int, deadline: float) -> Any:
        """The job's answer, or its exception. A worker that does not answer in time is killed."""
        until = time.monotonic() + deadline + (GRACE if self._fresh else 0)
        self.answers = False
        try:
            self._line.send((cpu, job, args))
            if not self._line.poll(until - time.monotonic()):
                held = self._is_held()
                self.kill()
                raise Died("a worker was held") if held else Overran("time")
            worked, answer = self._line.recv()
        except (EOFError, OSError):
            raise self._fate() from None
        self._fresh, self.answers = False, True
        if not worked:
            raise answer
        return answer

    def _is_held(self) -> bool:
        """Whether somebody or a disk holds the process: then it is not the job's fault, and another worker
        shall try. Only Linux tells."""
        with contextlib.suppress(OSError, IndexError):
            return Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] in "TtD"
        return False

    def kill(self) -> None:
        self._process.kill()

    def bury(self) -> None:
        """Kill it and wait until it is gone for good: only then may another take its place."""
        self.kill()
        self._process.join()
        self._line.close()

    def _fate(self) -> Exception:
        """Why the line went dead."""
        self._process.join()
        match self._process.exitcode:
            case code if code == -signal.SIGXCPU:
                return Overran("time")
            case code if code == OUT_OF_MEMORY:
                return Overran("memory")
            case code:
                return Died(f"a worker ended with {code}")


# --- inside ---------------------------------------------------------------------------------------------


def serve(line: Connection, megabytes: int) -> None:
    """The whole life of a worker: one job after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the server, which ends its workers
    threading.Thread(target=_go_with_parent, daemon=True).start()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _lower(resource.RLIMIT_AS, megabytes * 1024 * 1024)
    while True:
        try:
            cpu, job, args = line.recv()
        except EOFError:
            return
        _allow(cpu)
        line.send_bytes(_done(job, args))


def _done(job: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps((True, job(*args)))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(type(error).__name__)))


def _allow(seconds: int) -> None:
    """CPU time for the next job. Past it the kernel ends the process, whatever it is doing."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + seconds)


def _lower(what: int, to: int) -> None:
    """The soft limit, as far as the hard one allows."""
    _, hard = resource.getrlimit(what)
    soft = to if hard == resource.RLIM_INFINITY else min(to, hard)
    resource.setrlimit(what, (soft, hard))


def _go_with_parent() -> None:
    """If the server is killed, its workers go, too: nobody else would ever end them."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
