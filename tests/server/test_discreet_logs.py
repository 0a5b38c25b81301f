"""Whatever breaks, and whoever tells of it: the log has the kind of fault and its places, never its words."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import json
import logging
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from starlette.requests import Request
from starlette.routing import Route

from fathomfive.server.http.app import make_app
from fathomfive.server.operate import logs
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from tests.server.playing import WORKERS

SECRET = "Annabella holds the silver pearl"


def listen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What stands in the log from now on; no fixture, for pytest sets the stream anew before each test."""
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    logs.set_up("debug")
    return said


def entries(heard: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in heard.getvalue().splitlines()]


def break_with_it() -> NoReturn:
    hand = SECRET
    raise ValueError(hand)


async def test_a_request_that_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the whole server on a real port: uvicorn tells of the same fault once more."""
    heard = listen(monkeypatch)
    import httpx
    import uvicorn

    async def breaks(request: Request) -> NoReturn:
        break_with_it()

    node = Node(Settings(databases=(f"sqlite:///{tmp_path}/house.db",), limits=False), workers=WORKERS)
    app = make_app(node, Route("/break", breaks))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient() as client:
        assert (await client.get(f"http://127.0.0.1:{port}/break")).status_code == 500
    server.should_exit = True
    await serving
    faults = [one for one in entries(heard) if one["level"] == "error"]
    assert {"fault"} < {one["event"] for one in faults}, "the house tells, and so does uvicorn"
    for one in faults:
        assert one["error"] == "ValueError"
        assert one["at"][-1].startswith("test_discreet_logs.py:")
    assert SECRET not in heard.getvalue()


async def test_a_task_nobody_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)

    async def lost() -> None:
        break_with_it()

    task = asyncio.create_task(lost(), name=SECRET)
    await asyncio.sleep(0)
    del task
    gc.collect()
    (told,) = entries(heard)
    assert told["error"] == "ValueError"
    assert SECRET not in heard.getvalue()


def test_our_own_words_about_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    try:
        break_with_it()
    except ValueError:
        logs.log.error("something", exc_info=True)
        logging.getLogger("fathomfive.tables.house").exception("something", extra={"table": "a1"})
    for told in entries(heard):
        assert told["event"] == "something"
        assert told["error"] == "ValueError"
    assert len(entries(heard)) == 2
    assert SECRET not in heard.getvalue()


def test_an_address_in_use_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    logging.getLogger("uvicorn.error").error(OSError(98, "address already in use"))
    assert "address already in use" in heard.getvalue()
