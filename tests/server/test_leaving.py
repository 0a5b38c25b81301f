"""Leaving is being covered: a bot plays, the seat stays its owner's, and nobody waits for an empty chair."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from fathomfive.bots import USUAL_BOT
from fathomfive.kernel.dice import Dice
from fathomfive.tables.clock import now
from fathomfive.tables.stepping_in import SETTLED
from tests.server.playing import PATIENCE, Company, Live, Person, Served

GAME = "pearls"


async def _begun(company: Company, *names: str, **settings: Any) -> tuple[str, list[Person], list[Live]]:
    table, people = await company.table(GAME, *names, **settings)
    return f"/api/tables/{table}", people, [await person.live(table) for person in people]


async def _asked(*lives: Live) -> Live:
    """Whoever of them is asked now."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for live in lives:
                if live.scene is not None and live.options:
                    return live
            await asyncio.gather(*(_hear(live) for live in lives))


async def _hear(live: Live) -> None:
    try:
        async with asyncio.timeout(0.2):
            await live.hear()
    except TimeoutError:
        pass


async def _until(person: Person, path: str, holds: Any) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            table: dict[str, Any] = await person.ok("GET", path)
            if holds(table):
                return table
            await asyncio.sleep(0.1)


async def test_whoever_leaves_is_covered_and_keeps_seat_and_table(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        path, (ann, bob), (a, b) = await _begun(company, "Ann", "Bob")
        await bob.ok("POST", f"{path}/leave")
        await b.close()
        seat = (await ann.ok("GET", path))["seats"][1]
        assert (seat["by"], seat["name"], seat["cover"]) == ("person", "Bob", USUAL_BOT)
        # Ann plays on to the end without waiting for anybody, and the table is still in Bob's list.
        mine = (await bob.ok("GET", "/api/tables"))["tables"]
        assert [f"/api/tables/{one['id']}" for one in mine] == [path]
        await bob.ok("POST", f"{path}/leave")  # twice is once
        await bob.ok("POST", f"{path}/seats/1/return")
        assert not (await ann.ok("GET", path))["seats"][1].get("cover")
        await bob.ok("POST", f"{path}/leave")
        await a.play_on(Dice.seeded(4))
        assert (await ann.ok("POST", f"{path}/verify"))["ok"]


async def test_a_seat_that_is_given_up_is_played_and_free_to_take(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        path, (ann, bob), (a, b) = await _begun(company, "Ann", "Bob")
        await bob.ok("POST", f"{path}/give-up")
        assert (await b.until("bye"))["reason"] == "shown-out"
        assert (await bob.ok("GET", "/api/tables"))["tables"] == []
        seat = (await ann.ok("GET", path))["seats"][1]
        assert (seat["by"], seat["bot"], seat.get("name", "")) == ("free", USUAL_BOT, "")
        kept = {"id": "notice-seat", "args": {"seat": 1, "by": "kept"}}
        while kept not in [line.get("notice") for line in a.lines]:
            await a.hear()
        for _ in range(4):  # the bot answers for the free seat
            await a.play(a.options[0]) if a.options else await a.hear()
        cay = await company.person("Cay")
        await cay.follow((await ann.ok("POST", f"{path}/links", {"role": "play"}))["path"])
        taken = await cay.ok("POST", f"{path}/seats/1/sit", {})
        assert (taken["seats"][1]["by"], taken["seats"][1].get("bot", "")) == ("person", "")


async def test_a_host_who_gives_up_hands_the_table_over(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, bob), _ = await _begun(company, "Ann", "Bob")
        await ann.ok("POST", f"{path}/leave")
        assert (await bob.ok("GET", path))["host"] == ann.guest, "covered is not gone"
        await ann.ok("POST", f"{path}/give-up")
        assert (await bob.ok("GET", path))["host"] == bob.guest


async def test_whoever_is_erased_strands_nobody(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, bob), (a, _) = await _begun(company, "Ann", "Bob")
        await bob.ok("DELETE", "/api/me")
        seat = (await ann.ok("GET", path))["seats"][1]
        assert (seat["by"], seat["bot"]) == ("free", USUAL_BOT)
        await a.play_on(Dice.seeded(4))


async def test_after_its_patience_a_bot_steps_in_by_itself(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, bob), (a, b) = await _begun(company, "Ann", "Bob", patience=1)
        while (asked := await _asked(a, b)) is not b:
            await asked.play(asked.options[0])
        await b.close()
        table = await _until(ann, path, lambda table: table["seats"][1].get("cover"))
        assert table["seats"][1]["name"] == "Bob"
        await a.until_seq(table["head"])
        said = [line["notice"] for line in a.lines if "notice" in line]
        assert {"id": "notice-cover", "args": {"seat": 1, "bot": USUAL_BOT}} in said
        await bob.ok("POST", f"{path}/seats/1/return")


async def test_no_bot_steps_in_for_somebody_who_is_here_or_not_asked_or_where_the_table_waits(
    served: Served,
) -> None:
    async with Company(served) as company:
        calm = await _begun(company, "Ann", "Bob", patience=1)  # both look on, and think
        waits = await _begun(company, "Cay", "Dan", patience=0)
        early = await _begun(company, "Eve", "Fay", patience=1)
        for path, _, lives in (waits, early):
            asked = await _asked(*lives)
            away = lives[1 - lives.index(asked)] if path == early[0] else asked
            await away.close()
        await asyncio.sleep(4)
        for path, people, _ in (calm, waits, early):
            seats = (await people[0].ok("GET", path))["seats"]
            assert not any(seat.get("cover") for seat in seats), path


async def test_where_everybody_has_gone_the_table_waits(tmp_path: Path) -> None:
    """A match over days: a bot steps in for whoever is late while another has looked since, and for nobody
    else, so bots never play a match to its end alone."""
    with Served.on(f"sqlite:///{tmp_path}/t.db") as served:
        async with Company(served) as company:
            path, people, lives = await _begun(company, "Ann", "Bob", patience=60)
            table_id = path.rsplit("/", 1)[1]
            late = lives.index(await _asked(*lives))
            for live in lives:
                await live.close()
            stepping = served.node.stepping_in

            async def go_round(moment: int) -> None:
                stepping._opened = moment - SETTLED
                await stepping.go_round(moment)

            await served.run(go_round(now()))
            assert not (await people[0].ok("GET", path))["seats"][late].get("cover"), "too early"

            async def long_ago() -> None:
                async with served.node.house.at(table_id) as table:
                    hour = 3_600_000
                    table.row.since -= hour
                    store = served.node.shards.of(table_id)
                    await store.change(table_id, since=table.row.since)
                    for guest, member in table.members.items():
                        late_one = guest == people[late].guest
                        seen = member.seen_at - hour - (1000 if late_one else -1000)
                        await store.note_seen(table_id, guest, member.seen, seen)

            await served.run(long_ago())
            await served.run(go_round(now()))
            await _until(people[0], path, lambda table: table["seats"][late].get("cover"))
            # The bot has answered, the other is asked, and nobody waits for them: so does the table.
            await _until(people[0], path, lambda table: table["waiting"] == [1 - late])
            await served.run(go_round(now() + 7_200_000))
            assert not (await people[0].ok("GET", path))["seats"][1 - late].get("cover")
