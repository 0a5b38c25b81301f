"""One click, followed from its message to the commit of the bot that answers; nothing if nobody follows."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.server.operate import tracing
from fathomfive.tables import spans
from tests.drills.trace import WAY, Collector, follow
from tests.server.conftest import OWN_REDIS
from tests.server.playing import Company, Served


async def test_a_click_is_followed_through_queue_worker_and_commit(postgres: str) -> None:
    await asyncio.to_thread(CliRunner().invoke, app, ["migrate", "--database", postgres])
    found = await follow(postgres, OWN_REDIS)
    assert found["clicks followed to a bot's commit"] > 0, found
    assert {name for _, name in WAY} <= set(found["words"])
    assert set(found["facts"]) <= {"message", "table", "entry", "game", "bot", "job", "method", "route"}
    for secret in ("Ann", "swim", '"do"'):
        assert not any(secret in value for value in found["values"]), "neither people nor answers"


async def test_a_click_is_followed_in_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house at home: the same way, without Redis."""
    collector = Collector()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address)
    try:
        assert tracing.set_up("fathom-home")
        with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
            async with Company(served) as company:
                table, (ann,) = await company.table("pearls", "Ann", bots=("random",))
                await (await ann.live(table)).play_on(Dice.seeded(7), most=3)
        spans.flush()
    finally:
        spans.follow(spans.Unfollowed())
        collector.close()
    named = [{one.name for one in trace} for trace in collector.traces().values()]
    assert any({name for _, name in WAY} <= names for names in named), named


def test_nothing_is_loaded_where_nobody_follows() -> None:
    code = (
        "import sys; from fathomfive.server.operate import hosting, tracing; "
        "assert not tracing.set_up('x'); "
        # Redis' own client loads the kit's meters where the extra is installed; spans and sender are ours.
        "ours = 'opentelemetry.sdk.trace', 'opentelemetry.exporter'; "
        "found = [name for name in sys.modules if name.startswith(ours)]; "
        "sys.exit(repr(found) if found else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_who_follows_without_the_extra_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(Refused) as refused:
        tracing.set_up("fathom-node")
    assert refused.value.why.id == "refused-no-otel"


def test_unfollowed_spans_are_nothing() -> None:
    assert not spans.is_followed()
    with spans.span("click", table="a1"), spans.resumed("worker thinks", b""):
        assert spans.carried() == b""


def test_an_exceptions_words_are_in_no_span(monkeypatch: pytest.MonkeyPatch) -> None:
    collector = Collector()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address)
    try:
        assert tracing.set_up("fathom-test")
        with pytest.raises(ValueError), spans.span("click"):
            raise ValueError("Annabella holds the silver pearl")
        spans.flush()
    finally:
        spans.follow(spans.Unfollowed())
        collector.close()
    (seen,) = collector.spans
    assert seen.name == "click"
    assert "pearl" not in str(seen)
