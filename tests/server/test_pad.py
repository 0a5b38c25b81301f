"""The pad: one text of the whole table, kept with it, and nobody's words are lost."""

from __future__ import annotations

from tests.server.playing import Company, Served
from tests.server.test_nodes import nodes

GAME = "pearls"


async def test_the_table_writes_together(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
        pad = f"/api/tables/{table}/notes"
        assert (await ann.ok("GET", pad))["version"] == 0
        live = await bob.live(table)
        await live.until("moment")
        page = await ann.ok("PUT", pad, {"text": "The keeper lies.\n\n  Ask the gull.\u202e", "base": 0})
        assert (page["version"], page["text"], page["name"]) == (
            1,
            "The keeper lies.\n\n  Ask the gull.",
            "Ann",
        )
        assert (await live.until("notes"))["notes"] == page

        assert await bob.refused("PUT", pad, {"text": "Mine.", "base": 0}) == (409, "conflict")
        assert await bob.ok("GET", pad) == page, "who was slower has overwritten nothing"
        assert (await bob.ok("PUT", pad, {"text": "Ours.", "base": 1}))["version"] == 2

        served_everywhere.restart()
        assert (await ann.ok("GET", pad))["text"] == "Ours."


async def test_who_may_write(served: Served) -> None:
    async with Company(served) as company:
        ann, eve = await company.person("Ann"), await company.person("Eve")
        made = await ann.make_table(GAME, 2, notes="From last time.")
        pad = f"/api/tables/{made['table']['id']}/notes"
        assert await eve.refused("GET", pad) == (404, "not-found")
        await eve.follow(made["watch"])
        assert (await eve.ok("GET", pad))["text"] == "From last time."
        assert await eve.refused("PUT", pad, {"text": "Boo", "base": 1}) == (403, "forbidden")
        assert await ann.refused("PUT", pad, {"text": "x" * 8001, "base": 1}) == (422, "bad-request")
        bob = await company.person("Bob")
        await bob.follow(made["play"])
        await bob.ok("POST", f"/api/tables/{made['table']['id']}/seats/1/sit", {"nonce": ""})
        mute = f"/api/tables/{made['table']['id']}/chat/mute"
        await ann.ok("POST", mute, {"guest": bob.guest, "muted": True})
        assert await bob.refused("PUT", pad, {"text": "Boo", "base": 1}) == (403, "forbidden")


async def test_the_pad_goes_along(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob")
        await ann.ok("PUT", f"/api/tables/{table}/notes", {"text": "Remember.", "base": 0})
        head = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        forked = (await ann.ok("POST", f"/api/tables/{table}/fork", {"seq": head}))["table"]["id"]
        assert (await ann.ok("GET", f"/api/tables/{forked}/notes"))["text"] == "Remember."
        assert await ann.refused("GET", f"/api/tables/{table}/campaign") == (409, "refused")


async def test_another_node_shows_it_too(postgres: str) -> None:
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            live = await bob.at(two).live(table)
            await live.until("moment")
            await ann.ok("PUT", f"/api/tables/{table}/notes", {"text": "Far away.", "base": 0})
            assert (await live.until("notes"))["notes"]["text"] == "Far away."
