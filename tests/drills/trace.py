"""The trace drill: one click is followed through node, queue, bots, worker and commit to a local collector.

`python -m tests.drills.trace`. `fathom serve --no-bots` and `fathom bots` run as processes of their own on
PostgreSQL and Redis and send their spans to an OTLP receiver of the drill.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import httpx

PATIENCE = 180.0
"""Seconds for a process to start, on a machine that is busy with other things."""
GOES = 20.0
"""Seconds for it to end: what its unit gives it (TimeoutStopSec)."""


class Seen(NamedTuple):
    trace: str
    span: str
    parent: str
    name: str
    service: str
    milliseconds: float
    facts: dict[str, str]


class Collector:
    """Takes what is sent to /v1/traces."""

    def __init__(self) -> None:
        from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

        spans = self.spans = list[Seen]()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sent = ExportTraceServiceRequest()
                body = self.rfile.read(int(self.headers["content-length"]))
                if self.headers.get("content-encoding") == "gzip":
                    import gzip

                    body = gzip.decompress(body)
                sent.ParseFromString(body)
                spans.extend(_read(sent))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def traces(self) -> dict[str, list[Seen]]:
        found: dict[str, list[Seen]] = defaultdict(list)
        for one in self.spans:
            found[one.trace].append(one)
        return found


def _read(sent: Any) -> Iterator[Seen]:
    for resource in sent.resource_spans:
        about = {one.key: one.value.string_value for one in resource.resource.attributes}
        for scope in resource.scope_spans:
            for span in scope.spans:
                took = (span.end_time_unix_nano - span.start_time_unix_nano) / 1e6
                facts = {
                    one.key: one.value.string_value or str(one.value.int_value) for one in span.attributes
                }
                yield Seen(
                    span.trace_id.hex(), span.span_id.hex(), span.parent_span_id.hex(), span.name,
                    about["service.name"], took, facts,
                )  # fmt: skip


@contextmanager
def started(*words: str, collector: Collector) -> Iterator[None]:
    env = {
        **os.environ, "OTEL_EXPORTER_OTLP_ENDPOINT": collector.address, "OTEL_BSP_SCHEDULE_DELAY": "200",
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", "fathomfive", *words], env=env, stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(GOES)
        finally:
            process.kill()  # one that will not go is a fault, and is not left behind
            process.wait()


def answers(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if httpx.get(url, timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise TimeoutError(url)


async def follow(database: str, redis: str) -> dict[str, Any]:
    """A match of a person with a bot, and what the collector saw of it."""
    from types import SimpleNamespace

    from fathomfive.kernel.dice import Dice
    from tests.server.playing import Company
    from tests.server.test_operations import _port

    collector = Collector()
    people, node, bots = _port(), _port(), _port()
    house = ("--database", database, "--redis", redis, "--workers", "1")
    with (
        started(
            "serve", *house, "--host", "127.0.0.1", "--port", str(people), "--no-bots",
            "--operations", str(node), collector=collector,
        ),
        started("bots", *house, "--operations", str(bots), collector=collector),
    ):  # fmt: skip
        for port in (node, bots):
            answers(f"http://127.0.0.1:{port}/ready")
        served: Any = SimpleNamespace(url=f"http://127.0.0.1:{people}")
        async with Company(served) as company:
            table, (ann,) = await company.table("refuge", "Ann", bots=("random",))
            played = await (await ann.live(table)).play_on(Dice.seeded(7), most=12)
    collector.close()
    whole = [trace for trace in collector.traces().values() if _is_whole(trace)]
    return {
        "answers": played,
        "spans": len(collector.spans),
        "clicks followed to a bot's commit": len(whole),
        "one of them": [
            f"{one.service}: {one.name} {one.milliseconds:.1f} ms"
            for trace in whole[:1]
            for one in sorted(trace, key=_depth(trace))
        ],
        "facts": sorted({name for one in collector.spans for name in one.facts}),
        "words": sorted({one.name for one in collector.spans}),
        "values": [value for one in collector.spans for value in one.facts.values()],
    }  # fmt: skip


WAY = [
    ("fathom-node", "click"), ("fathom-node", "commit"), ("fathom-bots", "waits in the queue"),
    ("fathom-bots", "bot answers"), ("fathom-bots", "worker thinks"), ("fathom-bots", "commit"),
]  # fmt: skip
"""What one trace must have, of both processes."""


def _is_whole(trace: list[Seen]) -> bool:
    spans = {one.span for one in trace}
    roots = [one for one in trace if one.parent not in spans]
    return set(WAY) <= {(one.service, one.name) for one in trace} and len(roots) == 1


def _depth(trace: list[Seen]) -> Any:
    parents = {one.span: one.parent for one in trace}

    def depth(one: Seen) -> int:
        found, at = 0, one.span
        while at in parents:
            found, at = found + 1, parents[at]
        return found

    return depth


async def _main() -> int:
    import asyncio

    from tests.server.conftest import OWN_REDIS, drop_postgres, new_postgres

    name, address = await asyncio.to_thread(new_postgres)
    try:
        command = [sys.executable, "-m", "fathomfive", "migrate", "--database", address]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found = await follow(address, OWN_REDIS)
    finally:
        await asyncio.to_thread(drop_postgres, name)
    found.pop("values")
    print(json.dumps(found))
    return int(not found["clicks followed to a bot's commit"])


if __name__ == "__main__":
    import asyncio

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    sys.exit(asyncio.run(_main()))
