"""Mutants on trial, inside one run of pytest: collect once, see which test runs which line, then break and ask.

Each mutant gets a forked process, so nothing of it is left behind and nothing is imported twice. A test that
carries a rule mark and fails has noticed; so has one that never ends.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from fathomfive.proof.breaking import NotRunning, Workshop
from fathomfive.proof.ledger import Verdict
from fathomfive.proof.mutants import Mutant, Source

PATIENCE = 20
"""A broken rule may make a test this much slower before it counts as one that never ends."""
LEAST_PATIENCE = 3.0  # seconds of work, for tests of a millisecond
LONGEST = 300.0  # seconds by the clock: a test that waits for ever works for nothing
SLOW = 15.0  # seconds: unmarked tests that take longer are not asked
NOTICED = 1
UNMOVED = 0

Line = tuple[str, int]


@dataclass
class Tests:
    """The tests of one game, and which of them run which line of its rules."""

    items: list[pytest.Item] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    marked: list[bool] = field(default_factory=list)
    running: dict[Line, set[int]] = field(default_factory=lambda: defaultdict(set))
    always: set[Line] = field(default_factory=set)
    """Lines that run while files are imported or books are made: any test may notice a change there."""

    def noticing(self, mutant: Mutant, marked: bool) -> list[int]:
        """Who may notice, the quickest first."""
        lines = [(str(mutant.file), line) for line in mutant.lines]
        chosen: set[int] = set()
        for line in lines:
            chosen |= self.running.get(line, set())
            if line in self.always:
                chosen |= set(range(len(self.items)))
        fit = (i for i in chosen if self.marked[i] == marked and (marked or self.seconds[i] < SLOW))
        return sorted(fit, key=lambda i: self.seconds[i])


@dataclass
class Judge:
    """The pytest plugin: takes the place of the loop that runs the tests."""

    sources: Sequence[Source]
    waiting: Sequence[Mutant]
    jobs: int
    ask_others: bool
    tell: Callable[[Mutant, Verdict], None]
    say: Callable[[str], None]
    tests: Tests = field(default_factory=Tests)
    failed: str = ""

    def __post_init__(self) -> None:
        self.files = frozenset(str(source.file) for source in self.sources)
        self.by_file = {source.file: source for source in self.sources}

    # --- pytest asks ---------------------------------------------------------------------------------

    def pytest_sessionstart(self) -> None:
        sys.settrace(_tracer(self.files, self.tests.always.add))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self.tests.items = list(session.items)
        self.tests.marked = [next(item.iter_markers("rule"), None) is not None for item in session.items]
        self.workshop = Workshop(self.sources)
        self._watch(session)
        if not self.failed:
            gc.collect()
            gc.freeze()  # else the collector touches, and so copies, every page in every child
            self._try_all()
        return True

    # --- which test runs which line ------------------------------------------------------------------

    def _watch(self, session: pytest.Session) -> None:
        self.workshop.forget()
        for index, item in enumerate(session.items):
            began = time.process_time()
            fault = _run(item, _tracer(self.files, lambda line, i=index: self.tests.running[line].add(i)))  # type: ignore[misc]
            self.tests.seconds.append(time.process_time() - began)
            if fault:
                self.failed = f"{item.nodeid} fails before anything is broken:\n{fault}"
                return
            if index % 100 == 99:
                self.say(f"watched {index + 1} of {len(session.items)} tests")

    # --- trials --------------------------------------------------------------------------------------

    def _try_all(self) -> None:
        waiting = iter(self.waiting)
        running: dict[int, tuple[Mutant, int]] = {}
        while True:
            while len(running) < self.jobs and (mutant := next(waiting, None)) is not None:
                child, ear = self._start(mutant)
                running[child] = (mutant, ear)
            if not running:
                return
            child, status = os.wait()
            if child in running:
                mutant, ear = running.pop(child)
                self.tell(mutant, self._verdict(mutant, ear, status))

    def _start(self, mutant: Mutant) -> tuple[int, int]:
        ear, mouth = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child:
            os.close(mouth)
            return child, ear
        os.close(ear)
        try:
            end = self._ask(mutant, mouth)
        except NotRunning:
            end = UNMOVED
        except BaseException:
            end = NOTICED  # the break took the whole run down: somebody noticed
        os._exit(end)

    def _ask(self, mutant: Mutant, mouth: int) -> int:
        """In a process of its own: break the rule, then ask one test after another."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        for ends in (signal.SIGALRM, signal.SIGPROF):
            signal.signal(ends, signal.SIG_DFL)
        self.workshop.break_rule(self.by_file[mutant.file], mutant)
        marked = self.tests.noticing(mutant, marked=True)
        others = self.tests.noticing(mutant, marked=False) if self.ask_others else []
        for index in [*marked, *others]:
            os.write(mouth, f"{index} ".encode())
            patience = max(LEAST_PATIENCE, PATIENCE * self.tests.seconds[index])
            signal.setitimer(signal.ITIMER_PROF, patience)  # its own work, however busy the machine is
            signal.setitimer(signal.ITIMER_REAL, LONGEST)
            if _run(self.tests.items[index]):
                return NOTICED
        return UNMOVED

    def _verdict(self, mutant: Mutant, ear: int, status: int) -> Verdict:
        with os.fdopen(ear) as heard:
            asked = [int(number) for number in heard.read().split()]
        end = os.waitstatus_to_exitcode(status)
        if end == UNMOVED or not asked:
            return Verdict(mutant.id, mutant.source, "survived")
        return Verdict(
            mutant.id,
            mutant.source,
            "killed" if self.tests.marked[asked[-1]] else "noticed",
            self.tests.items[asked[-1]].nodeid.replace(" ", "_"),
        )


def _run(item: pytest.Item, tracer: Any = None) -> str:
    """Run one test; what went wrong, or nothing."""
    function: Any = item
    if not getattr(function, "_request", True):
        function._initrequest()
    try:
        item.ihook.pytest_runtest_setup(item=item)
        sys.settrace(tracer)
        try:
            item.ihook.pytest_runtest_call(item=item)
        finally:
            sys.settrace(None)
    except pytest.skip.Exception:
        pass
    except BaseException as fault:
        return repr(fault)
    finally:
        item.ihook.pytest_runtest_teardown(item=item, nextitem=None)
        function._request = False
        function.funcargs = None
    return ""


def _tracer(files: frozenset[str], add: Callable[[Line], None]) -> Any:
    """A trace function that tells every line run in one of the files."""

    def call(frame: FrameType, event: str, arg: object) -> Any:
        file = frame.f_code.co_filename
        if file not in files:
            return None

        def line(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                add((file, frame.f_lineno))
            return line

        return line

    return call


def judge(
    tests: Iterable[str],
    sources: Sequence[Source],
    waiting: Sequence[Mutant],
    *,
    root: Path,
    jobs: int,
    ask_others: bool,
    tell: Callable[[Mutant, Verdict], None],
    say: Callable[[str], None],
) -> str:
    """Try each mutant against the tests; the reason if that was not possible."""
    plugin = Judge(sources, waiting, jobs, ask_others, tell, say)
    quiet = ["-q", "--assert=plain", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist", "-s"]
    end = pytest.main([*quiet, f"--rootdir={root}", *tests], plugins=[plugin])
    if plugin.failed:
        return plugin.failed
    return (
        "" if end in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else f"pytest ended with {end}"
    )
