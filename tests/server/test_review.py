"""The review of a finished match over HTTP."""

from fathomfive.kernel.dice import Dice
from tests.server.playing import Company, Served

GAME = "pearls"


async def test_a_finished_match_is_reviewed_moment_by_moment(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        path = f"/api/tables/{table}"
        await ann.ok("POST", f"{path}/seats/1/bot", {"bot": "random"})
        await ann.ok("POST", f"{path}/start")
        live = await ann.live(table)
        assert await ann.refused("GET", f"{path}/review") == (409, "phase")
        assert await ann.refused("GET", f"{path}/review/1") == (409, "phase")
        await live.play_on(Dice.seeded(3))
        outline = await ann.ok("GET", f"{path}/review?seat=1")
        assert 0 <= outline["result"] <= 1
        assert outline["moments"] == sorted(outline["moments"])
        middle = outline["moments"][len(outline["moments"]) // 2]
        looked = await ann.ok("GET", f"{path}/review/{middle}?seat=1")
        assert looked["seq"] == middle
        assert 0 <= looked["chance"] <= 1
        assert 0 <= looked["fate"] <= 1
        assert looked["played"]
        assert looked["seat"] in (0, 1)
        assert looked["moment"]["id"] == "moment"
        assert await ann.refused("GET", f"{path}/review?seat=9") == (404, "not-found")
        assert await ann.refused("GET", f"{path}/review/99999") == (404, "not-found")
