"""A bot that covers a seat tells its owner, and nobody else, what it did."""

from typing import Any

from fathomfive.kernel.dice import Dice
from tests.server.playing import Company, Served

GAME = "pearls"


async def test_the_owner_reads_what_a_bot_did_for_them(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
        path = f"/api/tables/{table}"
        live = await bob.live(table)
        await ann.ok("POST", f"{path}/seats/0/cover", {"bot": "random"})
        await live.play_on(Dice.seeded(1))
        mine = await ghost_lines(ann, path, 0)
        assert mine
        assert all(tell["seat"] == 0 and tell["args"]["what"] and tell["rule"] for tell in mine)
        assert await ghost_lines(bob, path, 1) == []


async def ghost_lines(person: Any, path: str, seat: int) -> list[dict[str, Any]]:
    log = await person.ok("GET", f"{path}/log?seat={seat}")
    return [tell for line in log["lines"] for tell in line.get("tells", []) if tell["text"] == "told-ghost"]
