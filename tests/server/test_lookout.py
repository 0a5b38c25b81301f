"""Health and metrics at a port of their own, and whose word for who asks is taken."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.game import Refused
from fathomfive.server.operate.lookout import where
from fathomfive.server.operate.offers import trusted
from tests.server.conftest import OWN_REDIS
from tests.server.playing import PATIENCE
from tests.server.test_operations import _port, fathom_serve


def asked(port: int, path: str) -> httpx.Response:
    """By a name that no person may use."""
    return httpx.get(f"http://127.0.0.1:{port}{path}", headers={"Host": "node-1"}, timeout=PATIENCE)


def test_a_node_tells_its_operator_by_whatever_name(tmp_path: Path) -> None:
    port = _port()
    house = ("--database", f"sqlite:///{tmp_path}/house.db", "--operations", str(port))
    with fathom_serve(*house) as (url, _):
        for _ in range(100):  # nobody counts how often an operator asks
            assert asked(port, "/health").status_code == 200
        assert asked(port, "/ready").text == "ready\n"
        assert "fathom_loop_lag_seconds_count" in asked(port, "/metrics").text
        assert asked(port, "/api/games").status_code == 404
        assert httpx.post(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE).status_code == 404
        people = httpx.get(f"{url}/api/ready", headers={"Host": "node-1"}, timeout=PATIENCE)
        assert people.status_code == 400, "where people come names are checked"
    with pytest.raises(httpx.HTTPError):
        asked(port, "/health")


@contextmanager
def fathom_bots(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", "from fathomfive.cli import app; app()", "bots", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        process.stderr.close()


def test_bots_have_health_and_metrics(postgres: str) -> None:
    CliRunner().invoke(app, ["migrate", "--database", postgres])
    port = _port()
    with fathom_bots("--database", postgres, "--redis", OWN_REDIS, "--operations", f"127.0.0.1:{port}"):
        until, status = time.monotonic() + PATIENCE, 0
        while status != 200 and time.monotonic() < until:
            with suppress(httpx.HTTPError):
                status = asked(port, "/ready").status_code
            time.sleep(0.1)
        assert status == 200
        assert 'fathom_queue_waiting{priority="watched"}' in asked(port, "/metrics").text


def test_bots_that_find_no_database_say_so_in_one_line() -> None:
    """And not by a hundred lines of a traceback."""
    nowhere = f"postgresql://nobody@127.0.0.1:{_port()}/nowhere"
    command = [sys.executable, "-c", "from fathomfive.cli import app; app()", "bots", "--database", nowhere]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert told.returncode == 1
    (line,) = told.stderr.splitlines()
    assert json.loads(line)["event"] == "not opened"
    assert json.loads(line)["error"] == "ConnectionRefusedError"


def test_a_node_makes_room_for_its_sockets() -> None:
    """Whoever starts it may have given it no more than 1,024 open files."""
    look = (
        "import resource; from fathomfive.server.operate.serve import FILES, room_for_sockets as make\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); make()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], min(FILES, hard) if hard > 0 else FILES)"
    )
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    now, wanted = map(int, told.stdout.split())
    assert now == wanted > 256


@pytest.mark.parametrize("wrong", ["", "eight", "0.0.0.0", "0.0.0.0:0", "localhost:70000"])
def test_a_port_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        where(wrong)


def test_addresses_of_the_lookout() -> None:
    assert where("8556") == ("127.0.0.1", 8556)
    assert where("0.0.0.0:8556") == ("0.0.0.0", 8556)
    assert where("[::]:8556") == ("::", 8556)


def test_proxies_are_addresses_and_networks() -> None:
    assert trusted(["172.30.55.2, 10.0.0.0/8", "::1"]) == ("172.30.55.2", "10.0.0.0/8", "::1")
    with pytest.raises(Refused):
        trusted(["caddy"])


@pytest.mark.parametrize(("trust", "believed"), [("127.0.0.1", True), ("192.0.2.7", False)])
def test_only_a_trusted_web_server_is_believed(tmp_path: Path, trust: str, believed: bool) -> None:
    """It says that people came by TLS, so their cookie is for TLS alone, and from where each of them came."""
    arguments = ["--database", f"sqlite:///{tmp_path}/house.db", "--trust-proxy", trust]
    with fathom_serve(*arguments, "--limit", "requests_per_second=5") as (url, _):
        made = httpx.post(
            f"{url}/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE
        )
        assert ("; Secure" in made.headers["set-cookie"]) is believed
        with httpx.Client(base_url=url, timeout=PATIENCE) as line:
            told = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(40)]
            refused = [line.get("/api/games", headers=said).status_code == 429 for said in told]
        assert any(refused) is not believed
