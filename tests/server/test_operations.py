"""Operating a server: the commands, what is printed, logs without secrets, metrics, health, a clean stop."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.text import Texts, house_words
from fathomfive.server.operate import logs
from fathomfive.server.operate.serve import addresses, qr
from tests.server.conftest import OWN_REDIS
from tests.server.playing import PATIENCE, Company, Served

ROOT = Path(__file__).parent.parent.parent


def _port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def fathom_serve(*arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`fathom serve` as an operator starts it."""
    port = _port()
    code = "import sys; from fathomfive.cli import app; sys.argv[0] = 'fathom'; app()"
    command = [sys.executable, "-c", code, "serve", "--host", "127.0.0.1", "--port", str(port), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    url = f"http://127.0.0.1:{port}"
    try:
        until, ready = time.monotonic() + PATIENCE, False
        while not ready:
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
            assert time.monotonic() < until, "the server did not get ready"
            with contextlib.suppress(httpx.HTTPError):
                ready = httpx.get(f"{url}/api/ready", timeout=PATIENCE).status_code == 200
            time.sleep(0 if ready else 0.1)
        yield url, process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()


def test_serve_on_an_empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to set up, and the shortest client plays a seat to the end."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with fathom_serve() as (url, process):
        played = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "seat.py"), url, "pearls"],
            check=True, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert "The match is over" in played.stdout
        assert (tmp_path / "fathom-five" / "tables.db").is_file()
        # A second one on the same file is told why not.
        second = subprocess.run(
            [sys.executable, "-c", "from fathomfive.cli import app; app()", "serve", "--port", str(_port())],
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert second.returncode == 2
        assert "already hosted" in second.stderr
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=PATIENCE)
    assert url in output
    assert process.returncode in (0, -signal.SIGTERM)


def test_serve_on_postgres_and_redis(postgres: str) -> None:
    runner = CliRunner()
    unmigrated = runner.invoke(app, ["tables", "list", "--database", postgres])
    assert unmigrated.exit_code == 2
    moved = re.search(r"empty -> (\d+)", runner.invoke(app, ["migrate", "--database", postgres]).output)
    assert moved
    assert f"already at {moved[1]}" in runner.invoke(app, ["migrate", "--database", postgres]).output
    with fathom_serve("--database", postgres, "--redis", OWN_REDIS) as (url, _):
        played = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "seat.py"), url, "pearls"],
            check=True, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert "The match is over" in played.stdout


def test_the_example_is_thirty_lines() -> None:
    code = [line for line in (ROOT / "examples" / "seat.py").read_text().splitlines() if line.strip()]
    assert len(code) <= 45, "with its docstring and imports"


async def _play_one(served: Served) -> str:
    async with Company(served) as company:
        table, people = await company.table("pearls", "Ann", "Bob", name="a name for the table")
        lives = [await person.live(table) for person in people]
        await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
        await company.table("pearls", "Cay", "Dee")
        return table


def test_the_operators_commands(database: str, tmp_path: Path) -> None:
    with Served.on(database) as served:
        table = asyncio.run(_play_one(served))
    runner = CliRunner()
    listed = runner.invoke(app, ["tables", "list", "--database", database, "--phase", "over"])
    assert table in listed.output
    shown = json.loads(runner.invoke(app, ["tables", "show", table, "--database", database]).output)
    assert shown["phase"] == "over"
    assert not {"secret", "salt"} & set(shown)
    file = tmp_path / "match.fathom"
    assert runner.invoke(app, ["tables", "export", table, str(file), "--database", database]).exit_code == 0
    taken = runner.invoke(app, ["tables", "import", str(file), "--database", database])
    assert taken.exit_code == 0, taken.output
    copy = taken.output.strip()
    again = tmp_path / "again.fathom"
    runner.invoke(app, ["tables", "export", copy, str(again), "--database", database])
    assert again.read_bytes() == file.read_bytes()
    running = runner.invoke(app, ["tables", "list", "--database", database])
    (other,) = re.findall(r"^\s*(a\w{12})", running.output, re.M)
    refused = runner.invoke(app, ["tables", "export", other, "--database", database])
    assert refused.exit_code == 2
    assert "not over" in refused.output
    assert (
        runner.invoke(
            app, ["tables", "export", other, str(again), "--running", "--database", database]
        ).exit_code
        == 0
    )
    assert (
        "1 goes on, 0 adopted, 0 frozen"
        in runner.invoke(app, ["check-running", "--database", database]).output
    )


async def test_logs_hold_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.StringIO()
    monkeypatch.setattr(sys, "stderr", heard)
    logs.set_up("debug")
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table("pearls", "Annabella", "Bobadilla")
            made = await ann.make_table("pearls", 2)
            a, b = await ann.live(table), await bob.live(table)
            await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
            await ann.ask("GET", f"/api/tables/{table}/journal")
            await ann.refused(
                "POST", f"/api/tables/{table}/play", {"ask": 1, "action": {"do": "choose"}, "key": "k" * 9}
            )
            file = (await ann.ask("GET", f"/api/tables/{table}/journal")).text
            cookies = [str(person.http.cookies["fathom_guest"]) for person in (ann, bob)]
        opening = json.loads(file.splitlines()[0])
    logged = heard.getvalue()
    entries = [json.loads(line) for line in logged.splitlines()]
    assert any(entry["event"] == "request" and entry["request"] for entry in entries)
    secret = [
        opening["secret"],
        opening["key"],
        opening["salt"],
        "Annabella",
        "Bobadilla",
        ann.guest,
        *cookies,
    ]
    secret += [made["play"].split("#")[1], "breathe", "choose", table]
    for word in secret:
        assert word not in logged, word


async def test_health_metrics_and_pages(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob) = await company.table("pearls", "Ann", "Bob")
        a, b = await ann.live(table), await bob.live(table)
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        await a.say({"t": "undo", "seat": 0, "ask": 1, "key": "k" * 12})
        await a.until("refused")
        assert (await ann.ok("GET", "/api/health")) == {"ok": True}
        text = (await ann.ask("GET", "/api/metrics")).text
        for name in (
            "moves_total",
            "commit_seconds_count",
            "batch_lines_count",
            "cache_hits_total",
            "scene_seconds_count",
            "loop_lag_seconds_count",
        ):
            (value,) = re.findall(rf"^fathom_{name} ([\d.e+]+)$", text, re.M)
            assert float(value) > 0, name
        assert re.search(r'fathom_refusals_total\{reason="phase"\} [1-9]', text)
        assert re.search(r"^fathom_sockets 2", text, re.M)
        for name in ("loop_blocked_seconds", "queue_oldest_seconds", "queue_dead_letters", "queue_leased"):
            assert re.search(rf"^fathom_{name} [\d.e-]+$", text, re.M), name
        assert set(re.findall(r'fathom_queue_waiting\{priority="(\w+)"\}', text)) == {
            *("person", "watched", "elsewhere", "review")
        }
        page = await ann.ask("GET", f"/t/{table}")
        assert page.headers["content-type"].startswith("text/html")
        assert (await ann.ask("GET", "/assets/missing.js")).status_code == 404
        art = await ann.ask("GET", "/api/games/pearls/art.svg")
        assert art.headers["content-type"] == "image/svg+xml"
        kept = await ann.http.get("/api/games/pearls/art.svg", headers={"If-None-Match": art.headers["etag"]})
        assert kept.status_code == 304
        assert "log-dive" in (await ann.ask("GET", "/api/games/pearls/text/en.ftl")).text
        assert (await ann.refused("GET", "/api/games/pearls/text/xx.ftl"))[0] == 404
        english = await ann.ok("GET", "/api/games/pearls/rules")
        assert english["rules"]
        assert await ann.ok("GET", "/api/games/pearls/rules?language=zh-Hant-TW") == english
        assert (await ann.refused("GET", "/api/games/pearls/rules?language=../en"))[0] == 422
        assert "refused-stale" in (await ann.ask("GET", "/api/text/en.ftl")).text


def test_every_message_of_the_server_has_words() -> None:
    """Whatever text id a server can send is in a language file."""
    rooms = (ROOT / "src/fathomfive/server", ROOT / "src/fathomfive/tables")
    source = "\n".join(path.read_text() for room in rooms for path in room.rglob("*.py"))
    used = set(re.findall(r'"((?:refused|notice)-[a-z-]+)"', source))
    used |= {f"bye-{reason}" for reason in re.findall(r'\.close\(\d+, "([a-z-]+)"\)', source)}
    used |= {f"bye-{reason}" for reason in re.findall(r'_turn_away\(socket, \d+, "([a-z-]+)"\)', source)}
    texts = Texts("en", house_words(), ROOT / "src/fathomfive/text", ROOT / "src/fathomfive/server/text")
    missing = sorted(used - {name for name in used if name in texts})
    assert len(used) > 50
    assert not missing


async def test_links_made_at_the_hosts_own_machine_lead_there_from_elsewhere(tmp_path: Path) -> None:
    room, house = "http://192.0.2.7:8555", f"sqlite:///{tmp_path}/house.db"
    hosts = ("127.0.0.1", "den.example")
    with Served.on(house, reach=room, hosts=hosts) as served:
        async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as client:
            assert (await client.get("/api/me")).json()["reach"] == room
            elsewhere = await client.get("/api/me", headers={"Host": "den.example"})
            assert "reach" not in elsewhere.json(), "nobody else is told the address of the machine"


def test_addresses_and_the_picture_for_phones() -> None:
    assert list(addresses("127.0.0.1", 8555)) == ["http://127.0.0.1:8555"]
    everywhere = list(addresses("0.0.0.0", 8555))
    assert everywhere[0] == "http://localhost:8555"
    rows = qr("http://192.168.1.20:8555").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert len(rows) * 2 in range(len(rows[0]) - 1, len(rows[0]) + 3)
