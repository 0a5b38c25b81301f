"""Open tables of this server: found by everybody where the host wants it, and only while a seat is free."""

from __future__ import annotations

import httpx

from tests.server.playing import Company, Served

GAME = "pearls"


async def test_a_host_lets_others_find_a_table(served_everywhere: Served) -> None:
    async with (
        Company(served_everywhere) as company,
        httpx.AsyncClient(base_url=served_everywhere.url) as nobody,
    ):
        ann, bob, cay = [await company.person(name) for name in ("Ann", "Bob", "Cay")]
        made = await ann.make_table(GAME, 2, name="Friday", patience=900)
        path = f"/api/tables/{made['table']['id']}"

        async def found() -> list[dict[str, object]]:
            return [
                one for one in (await nobody.get("/api/open-tables")).json()["tables"] if one["host"] == "Ann"
            ]

        assert await found() == [], "nobody finds what its host did not open"
        assert (await ann.ok("GET", f"{path}/listing")) == {"listed": False, "level": "any", "language": ""}
        assert await bob.refused("PUT", f"{path}/listing", {}) == (404, "not-found")
        assert (
            await ann.ask("PUT", f"{path}/listing", {"level": "new", "language": "it"})
        ).status_code == 204
        (one,) = await found()
        link = str(one.pop("path"))
        since = one.pop("since")
        assert since
        assert one == {
            "game": GAME, "title": "Pearls", "name": "Friday", "host": "Ann", "phase": "lobby",
            "level": "new", "language": "it", "patience": 900, "seats": 2, "free": 1,
        }  # fmt: skip
        # Another word on whom it is for keeps the link; whoever opens it sits down.
        assert (await ann.ask("PUT", f"{path}/listing", {"level": "any"})).status_code == 204
        (one,) = await found()
        assert (one["path"], one["level"]) == (link, "any")
        await bob.follow(link)
        assert await bob.refused("PUT", f"{path}/listing", {}) == (403, "forbidden")
        await bob.ok("POST", f"{path}/seats/1/sit", {})
        assert await found() == [], "full"
        await bob.ok("POST", f"{path}/seats/1/leave")
        assert len(await found()) == 1
        # Closed again: the link that was public opens nothing.
        assert (await ann.ask("DELETE", f"{path}/listing")).status_code == 204
        assert await found() == []
        token = link.split("#")[1]
        assert await cay.refused("POST", f"{path}/enter", {"token": token}) == (404, "not-found")
        assert (await ann.ask("DELETE", f"{path}/listing")).status_code == 204, "twice is once"
