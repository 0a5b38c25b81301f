"""`fathom sit`: a program of anybody's plays a match to the end, and what it does wrong is said in words."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from tests.server.playing import Served

PROGRAM = Path(__file__).parent.parent.parent / "examples" / "sitting_program.py"
SILENT = "import sys; [None for line in sys.stdin]"
TALKS_NONSENSE = "import sys; [print('seven', flush=True) for line in sys.stdin]"


@contextmanager
def table_with_a_free_seat(served: Served) -> Iterator[tuple[str, httpx.Client]]:
    """A table of two with a bot, which its host begins once somebody has sat down; the link, and the host."""
    with httpx.Client(base_url=served.url, timeout=30) as host:
        host.post("/api/me", json={"name": "Mags"}).raise_for_status()
        made = host.post("/api/tables", json={"game": "pearls", "seats": 2}).json()
        table = made["table"]["id"]
        host.post(f"/api/tables/{table}/seats/0/leave").raise_for_status()
        host.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"}).raise_for_status()
        starter = Thread(target=begin_when_full, args=(served.url, dict(host.cookies), table))
        starter.start()
        yield f"{served.url}{made['play']}", host
        starter.join()


def begin_when_full(url: str, cookies: dict[str, str], table: str) -> None:
    with httpx.Client(base_url=url, cookies=cookies, timeout=30) as host:
        for _ in range(200):
            if all(seat.get("ready") for seat in host.get(f"/api/tables/{table}").json()["seats"]):
                host.post(f"/api/tables/{table}/start")
                return
            time.sleep(0.1)


def sit(link: str, *command: str, patience: str = "20") -> tuple[int, str]:
    asked = [
        "sit",
        link,
        "--command",
        shlex.join(command),
        "--pace",
        "0.2",
        "--patience",
        patience,
        "--name",
        "Rob",
    ]
    result = CliRunner().invoke(app, asked)
    return result.exit_code, " ".join(result.output.split())


def test_a_program_plays_a_match_to_the_end(served: Served) -> None:
    with table_with_a_free_seat(served) as (link, host):
        code, said = sit(link, sys.executable, str(PROGRAM))
        (table,) = host.get("/api/tables").json()["tables"]
    assert code == 0, said
    assert "Sitting at seat 2" in said
    assert "The match is over after" in said
    assert table["phase"] == "over"
    assert table["seats"][1]["name"] == "Rob"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (TALKS_NONSENSE, "3 answers that cannot be used; the last was “seven”"),
        (SILENT, "has said nothing for 1 s"),
        ("pass", "The program has ended (exit code 0)"),
    ],
)
def test_a_program_that_cannot_play_is_told_why(served: Served, source: str, words: str) -> None:
    with table_with_a_free_seat(served) as (link, _):
        code, said = sit(link, sys.executable, "-c", source, patience="1")
    assert code == 2
    assert words in said


def test_a_link_that_leads_nowhere_is_refused(served: Served) -> None:
    assert "is no invitation to play" in sit("https://house.example/t/abc", "true")[1]
    code, said = sit(f"{served.url}/t/a7k2m9x4p1qz#p.nothing", "true")
    assert code == 2
    assert "does not let the program in" in said
    assert "cannot be reached" in sit("http://127.0.0.1:9/t/a7k2m9x4p1qz#p.nothing", "true")[1]
