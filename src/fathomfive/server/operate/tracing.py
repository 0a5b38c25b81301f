"""Traces by OpenTelemetry, for whoever has a collector: OTEL_EXPORTER_OTLP_ENDPOINT says where it listens.

Nothing of OpenTelemetry is loaded unless it is set. The exporter sends from a thread of its own, some spans
at a time; a collector that is gone costs a line in the log and nothing else.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables import spans

WHERE = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
PATIENCE = 2_000
"""Milliseconds for what is left when a process ends."""
QUEUED = "waits in the queue"


def set_up(service: str) -> bool:
    """Follow every click of this process, if somebody wants to; whether they do."""
    if not any(map(os.environ.get, WHERE)):
        return False
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise Refused(say("refused-no-otel", missing=error.name or str(error))) from error
    about = {"service.name": os.environ.get("OTEL_SERVICE_NAME", service), "service.version": RELEASE}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    spans.follow(Followed(provider))
    return True


class Followed(spans.Unfollowed):
    def __init__(self, provider: Any) -> None:
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        self._provider = provider
        self._tracer = provider.get_tracer("fathomfive")
        self._way = TraceContextTextMapPropagator()

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[None]:
        started: AbstractContextManager[None] = self._tracer.start_as_current_span(
            name, attributes=facts, record_exception=False, set_status_on_exception=False
        )  # an exception's words may be somebody's cards
        return started

    def carried(self) -> bytes:
        carrier: dict[str, str] = {}
        self._way.inject(carrier)
        parent = carrier.get("traceparent", "")
        return f"{time.time_ns()} {parent}".encode() if parent else b""

    def resumed(self, name: str, carrier: bytes, **facts: str | int) -> AbstractContextManager[None]:
        since, _, parent = carrier.decode().partition(" ")
        return self._resumed(name, since, parent, facts) if parent else self.span(name, **facts)

    @contextmanager
    def _resumed(self, name: str, since: str, parent: str, facts: dict[str, str | int]) -> Iterator[None]:
        context = self._way.extract({"traceparent": parent})
        self._tracer.start_span(QUEUED, context=context, start_time=int(since)).end()
        with self._tracer.start_as_current_span(
            name, context=context, attributes=facts, record_exception=False, set_status_on_exception=False
        ):
            yield

    def flush(self) -> None:
        self._provider.force_flush(PATIENCE)
