"""One process of the workbench: has the table laid, says how that went, and serves it until it is ended.

It is forked from a process that has loaded the house and no game, so that an author waits for the game alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from multiprocessing.connection import Connection

from fathomfive.dev.errand import Errand
from fathomfive.dev.laying import Laid, lay
from fathomfive.dev.looking_over import look_over
from fathomfive.dev.mistakes import mistake_of
from fathomfive.dev.news import News
from fathomfive.dev.shelf import open_shelf
from fathomfive.server.http.app import make_app
from fathomfive.server.operate import logs
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.serve import server_for
from fathomfive.server.operate.settings import Settings
from fathomfive.server.thinking.workers import Workers

HOSTS = ("127.0.0.1", "localhost")
A_MOMENT = 1.0
"""Seconds until the table is looked over: the author's page comes first."""


def serve(errand: Errand, listening: socket.socket, line: Connection) -> None:
    """The whole life of the process. Its first word on the line is a `Standing` or a `Mistake`."""
    sys.dont_write_bytecode = True  # two saves in a second would find the bytecode of the first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the workbench ends its processes
    logs.set_up("critical")
    asyncio.run(_serve(errand, listening, line))


async def _serve(errand: Errand, listening: socket.socket, line: Connection) -> None:
    session = errand.session
    try:
        await open_shelf(errand)
        laid = await lay(errand) if errand.mistake is None else None
    except BaseException as error:  # an author's module may even exit
        line.send(mistake_of(error, session.place.folder, session.language))
        return
    await _host(errand, laid, listening, line)


async def _host(errand: Errand, laid: Laid | None, listening: socket.socket, line: Connection) -> None:
    """Serve the table, or the mistake for which there is none."""
    standing = laid.standing if laid is not None else None
    settings = Settings(
        databases=(f"sqlite:///{errand.file}",),
        games=(standing.game,) if standing is not None else (),
        hosts=HOSTS,
        limits=False,
    )
    node = Node(settings, workers=Unhurried(1))
    news = News(errand, node, standing)
    tables = logging.getLogger("fathomfive.tables")
    tables.handlers = [Overhearing(errand, news)]
    tables.setLevel(logging.ERROR)
    server = server_for(make_app(node, *news.routes, head=news.head), *listening.getsockname())
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    line.send(standing or errand.mistake)
    asyncio.get_running_loop().add_reader(line.fileno(), _hear, line, news)
    if laid is not None:
        await asyncio.sleep(A_MOMENT)
        news.note(await asyncio.to_thread(look_over, laid.match, laid.drawn))
    await serving


def _hear(line: Connection, news: News) -> None:
    """A mistake in what was saved since; or the workbench is gone, and so are we."""
    try:
        news.show(line.recv())
    except EOFError:
        os._exit(0)


class Overhearing(logging.Handler):
    """A rule or a picture that breaks while the table is played is shown like every other mistake.

    The tables say only that it happened: in a house of others a message may hold somebody's cards.
    """

    def __init__(self, errand: Errand, news: News) -> None:
        super().__init__(logging.ERROR)
        self._session = errand.session
        self._news = news

    def emit(self, record: logging.LogRecord) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            self._news.show(mistake_of(error, self._session.place.folder, self._session.language))


class Unhurried(Workers):
    """Starts when somebody wants a hint or a bot: most tables of an author end before."""

    def open(self) -> None: ...
