"""The workbench: watches a game's files, and has a process serve the table anew whenever one is saved.

It holds the listening socket and the way back to every answer, and it loads nothing of the game: whatever an
author does to it, the workbench stands.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from watchfiles import watch

from fathomfive.dev.errand import Errand, Session, Standing
from fathomfive.dev.mistakes import Mistake
from fathomfive.dev.news import way_in
from fathomfive.dev.serving import serve
from fathomfive.kernel.text import Text, say

HOST = "127.0.0.1"
PATIENCE = 60.0
"""Seconds until rules that come to no question count as a mistake; another save is not kept waiting."""
A_LOOK = 40
"""Milliseconds between two looks at the files and at the processes; a save is complete when it has been quiet
for so long."""
LOADED = (
    *("fathomfive.cli", "fathomfive.author", "fathomfive.kit.hexes", "fathomfive.dev.serving"),
    *("aiosqlite", "fluent.runtime", "uvicorn.protocols.http.auto", "uvicorn.lifespan.on"),
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What every process needs and no author changes: loaded once, before anything is forked."""

Tell: TypeAlias = Callable[[Text], None]


class Workbench:
    def __init__(self, session: Session, listening: socket.socket, tell: Tell) -> None:
        self._session = session
        self._listening = listening
        self._tell = tell
        self._number = 0
        self._serving: Server | None = None
        self._coming: Server | None = None
        """It is laying the table, and has not yet said how that went."""
        self._changed: set[str] = set()
        """Files that were saved since the table was last laid."""
        self._standing: Standing | None = None
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(list(LOADED))

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self._listening.getsockname()[1]}{way_in(self._session.token)}"

    def work(self) -> None:
        """Serve the table and lay it anew with every change, until somebody ends it."""
        place = self._session.place
        self._tell(say("dev-open", game=place.name, address=self.address))
        try:
            for changes in watch(place.folder, step=A_LOOK, rust_timeout=A_LOOK, yield_on_timeout=True):
                self._changed |= {Path(file).name for _, file in changes if Path(file).is_file()}
                if changes:
                    self._start()
                self._hear()
                if self._coming is None and not (self._serving is not None and self._serving.lives):
                    self._start()
        finally:
            for server in (self._coming, self._serving):
                if server is not None:
                    server.end()

    def _start(self, mistake: Mistake | None = None) -> None:
        """Have the table laid once more; who was still laying it has old files."""
        if self._coming is not None:
            self._coming.end()
        self._number += 1
        errand = Errand(self._number, self._session, self._standing, mistake)
        self._coming = Server(self._processes, errand, self._listening)

    def _hear(self) -> None:
        coming = self._coming
        match coming and coming.word():
            case Standing() as standing:
                self._stand(standing)
            case Mistake() as mistake:
                self._complain(mistake)
                self._show(mistake)

    def _stand(self, standing: Standing) -> None:
        """The table is laid; the process before has nothing that is not written down."""
        assert self._coming is not None
        files = ", ".join(sorted(self._changed)) or self._session.place.name
        self._changed.clear()
        self._standing = standing
        seconds = f"{self._coming.age:.1f}"
        self._replace()
        self._tell(say("dev-again", files=files, given=standing.given, seconds=seconds))
        for note in standing.notes:
            self._complain(note)

    def _show(self, mistake: Mistake) -> None:
        """Over the table as it was; without one, on a page of its own."""
        assert self._coming is not None
        if self._coming.errand.mistake is not None:
            self._replace()
            return
        self._coming.end()
        self._coming = None
        if self._serving is not None and self._serving.lives:
            self._serving.tell(mistake)
        else:
            self._start(mistake)

    def _replace(self) -> None:
        if self._serving is not None:
            self._serving.end()
        self._serving, self._coming = self._coming, None

    def _complain(self, mistake: Mistake) -> None:
        self._tell(say("dev-mistake", where=mistake.where or "none", says=mistake.says))


class Server:
    """A process that lays the table and serves it, and the line to it."""

    def __init__(
        self, processes: multiprocessing.context.ForkServerContext, errand: Errand, listening: socket.socket
    ) -> None:
        self.errand = errand
        self._line, theirs = processes.Pipe()
        self._process = processes.Process(target=serve, args=(errand, listening, theirs))
        self._process.start()
        self._began = time.monotonic()
        theirs.close()

    def word(self) -> Standing | Mistake | None:
        """How laying the table went, once it is known."""
        try:
            if self._line.poll():
                word: Standing | Mistake = self._line.recv()
                return word
        except EOFError:
            return Mistake("the game ended its process while it was loaded")
        if self.age > PATIENCE:
            return Mistake(f"the rules came to no question within {PATIENCE:.0f} seconds")
        return None

    @property
    def age(self) -> float:
        return time.monotonic() - self._began

    @property
    def lives(self) -> bool:
        return self._process.is_alive()

    def tell(self, mistake: Mistake) -> None:
        with contextlib.suppress(BrokenPipeError):  # it has just died; the next look starts another
            self._line.send(mistake)

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()
