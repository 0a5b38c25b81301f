"""Something is wrong here: a sentence and what its reporter saw, and what the operator makes of it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import update
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.server.journals import faults, schema
from fathomfive.server.journals.faults import packed
from fathomfive.server.journals.store import A_DAY
from fathomfive.server.operate.release import RELEASE
from fathomfive.server.operate.retention import Keep, let_go, overdue
from fathomfive.tables.clock import now
from fathomfive.tables.settings import Allowances
from tests.server.playing import Company, Live, Person, Served, key

GAME = "pearls"
WORDS = 'He has "two" pearls [too many]; why?'


async def _fathom(*words: str, code: int = 0) -> str:
    """A command in a thread: it has a loop of its own."""
    done = await asyncio.to_thread(CliRunner().invoke, app, list(words))
    assert done.exit_code == code, done.output
    return done.output


async def _tells(person: Person, table: str, **more: Any) -> None:
    moment = await person.ok("GET", f"/api/tables/{table}/moment")
    fault = {"words": WORDS, "seq": moment["seq"], **more}
    await person.ok("POST", f"/api/tables/{table}/faults", fault)


async def _play_out(table: str, *people: Person) -> None:
    while True:
        for seat, person in enumerate(people):
            moment = await person.ok("GET", f"/api/tables/{table}/moment?seat={seat}")
            if moment["ask"] is None:
                return
            if seat in moment["ask"]["yours"]:
                actions = [option["action"] for option in moment["scene"]["options"] if "action" in option]
                answer = {"ask": moment["ask"]["id"], "action": actions[0], "key": key()}
                await person.ok("POST", f"/api/tables/{table}/play", answer)


async def test_while_the_match_runs_the_operator_sees_what_the_reporter_saw(
    tmp_path: Path, database: str
) -> None:
    with Served.on(database) as served:
        async with Company(served) as company:
            table, (_, bob) = await company.table(GAME, "Ann", "Bob")
            mine = (await bob.ok("GET", f"/api/tables/{table}/moment?seat=1"))["scene"]
            await _tells(bob, table, seat=1, rule="PRL-LEAD-1", language="it")
            where = ("--database", database)
            listed = json.loads(await _fathom("reports", "--json", *where))
            assert [
                (one["id"], one["table_id"], one["seat"], one["rule"], one["language"], one["words"])
                for one in listed
            ] == [(1, table, 1, "PRL-LEAD-1", "it", WORDS)]
            assert listed[0]["release"] == RELEASE
            assert listed[0]["game"] == GAME
            assert WORDS in await _fathom("reports", *where)
            assert "PRL-LEAD-1" in await _fathom("reports", "1", *where)
            saw = json.loads(await _fathom("reports", "1", "--json", *where))["saw"]
            assert saw["scene"] == mine, "the scene of that seat, to the letter"
            assert "still being played" in await _fathom("replay", "1", *where, code=2)
            test = tmp_path / "test_report.py"
            asked = ("reports", "1", "--as-test", str(test))
            assert "fathom reports 1" in await _fathom(*asked, *where, code=2)
            assert not test.exists()
            assert "no report 2" in await _fathom("reports", "2", *where, code=2)
            assert "no report 2" in await _fathom("replay", "2", *where, code=2)


async def test_a_report_of_a_finished_match_is_a_replay_and_a_failing_test(
    tmp_path: Path, database: str
) -> None:
    with Served.on(database) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            live = await ann.live(table)
            await live.until("moment")
            await _answer(live)
            await _tells(ann, table, seat=0, rule="PRL-LEAD-1")
            entry = (await ann.ok("GET", f"/api/tables/{table}/moment"))["seq"]
            info = await ann.ok("GET", f"/api/tables/{table}")
            await _play_out(table, ann, bob)
            where = ("--database", database)
            replayed = await _fathom("replay", "1", "--plain", *where)
            assert f"{entry - info['begun']} of" in replayed, "it opens at the moment of the report"
            file = tmp_path / "test_report_1.py"
            assert "is_right" in await _fathom("reports", "1", "--as-test", str(file), *where)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", str(file)],
        capture_output=True, text=True, cwd=tmp_path,
    )  # fmt: skip
    assert run.returncode == 1, run.stdout + run.stderr
    assert WORDS in run.stdout
    right = file.read_text().replace("return False", "return not table.match.over")
    assert right.count("\n    '{") == 1 + entry - info["begun"], (
        "the journal up to that moment, and no further"
    )
    file.write_text(right)
    mended = subprocess.run([*run.args], capture_output=True, text=True, cwd=tmp_path)
    assert mended.returncode == 0, mended.stdout + mended.stderr


async def _answer(live: Live) -> None:
    if live.question["yours"]:
        await live.answer(live.options[0])


async def test_only_people_of_the_table_tell_and_only_of_their_own_eyes(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
        eve, path = await company.person("Eve"), f"/api/tables/{table}/faults"
        seq = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        fault = {"words": WORDS, "seq": seq}
        assert await eve.refused("POST", path, fault) == (404, "not-found")
        assert await ann.refused("POST", path, {**fault, "seat": 1}) == (403, "forbidden")
        assert await ann.refused("POST", path, {**fault, "rule": "NO-SUCH-1"}) == (404, "not-found")
        assert await ann.refused("POST", path, {**fault, "seq": seq + 1}) == (404, "not-found")
        for words in ("", "x" * (faults.MOST_WORDS + 1), "two\nlines", "\x1b[31mred"):
            assert (await ann.ask("POST", path, {**fault, "words": words})).status_code == 422
        assert (await ann.ask("POST", path, {**fault, "language": "en'; --"})).status_code == 422
        assert await served.run(faults.faults(served.node.shards.first)) == []
        await bob.ok("POST", path, {**fault, "seat": 1})
        lobby = (await ann.make_table(GAME, 2))["table"]["id"]
        assert await ann.refused("POST", f"/api/tables/{lobby}/faults", fault) == (404, "not-found")


async def test_there_is_a_limit_to_what_is_wrong(tmp_path: Path) -> None:
    allow = Allowances(faults_per_hour=2)
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allow) as served:
        async with Company(served) as company:
            table, (ann,) = await company.table(GAME, "Ann", bots=("random",))
            for _ in range(2):
                await _tells(ann, table)
            seq = (await ann.ok("GET", f"/api/tables/{table}"))["begun"]
            again = {"words": WORDS, "seq": seq}
            assert await ann.refused("POST", f"/api/tables/{table}/faults", again) == (429, "too-many")


async def test_what_somebody_told_is_theirs_and_goes_with_them(served_everywhere: Served) -> None:
    served = served_everywhere
    async with Company(served) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
        await _tells(ann, table, seat=0)
        await _tells(bob, table, seat=1)
        (mine,) = (await ann.ok("GET", "/api/me/data"))["faults"]
        assert (mine["words"], mine["table"], mine["seat"]) == (WORDS, table, 0)
        await ann.ok("DELETE", "/api/me")
        left = await served.run(faults.faults(served.node.shards.first))
        assert [one.by for one in left] == [bob.guest]


async def test_faults_go_by_rule(served_everywhere: Served) -> None:
    served = served_everywhere
    async with Company(served) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob")
        await _tells(ann, table)
        await _tells(ann, table)
        shards, c = served.node.shards, schema.faults.c
        old = update(schema.faults).where(c.id == 1).values(at=now() - 20 * A_DAY)
        await served.run(shards.first.do(old))

        async def gone(keep: Keep) -> list[str]:
            before = keep.before(now())
            return [one.id async for one in overdue(shards, before) if await let_go(shards, one, before)]

        assert await served.run(gone(Keep(faults=0))) == []
        assert await served.run(gone(Keep(faults=30))) == []
        assert await served.run(gone(Keep(faults=10))) == ["1"]
        assert [one.id for one in await served.run(faults.faults(shards.first))] == [2]


def test_a_picture_that_is_too_large_is_not_kept() -> None:
    import random

    noise = random.Random(1).randbytes(faults.MOST_PICTURE).hex().encode()
    assert packed(b'"' + noise + b'"', b"{}") == b""
    assert packed(b"{}", b"{}")
