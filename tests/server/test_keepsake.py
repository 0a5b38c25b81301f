"""A finished match as a file, over HTTP: an attachment, for those who were let in, once it is over."""

from __future__ import annotations

import re

from fathomfive.kernel.dice import Dice
from fathomfive.tables.moments import Reviewed
from tests.server.playing import Company, Served

GAME = "pearls"


async def test_a_finished_match_is_sent_as_an_attachment(served: Served) -> None:
    async with Company(served) as company:
        ann, eve = await company.person("Ann <b>"), await company.person("Eve")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        path = f"/api/tables/{table}"
        await ann.ok("POST", f"{path}/seats/1/bot", {"bot": "random"})
        await ann.ok("POST", f"{path}/start")
        live = await ann.live(table)
        assert await ann.refused("GET", f"{path}/keepsake") == (409, "phase")
        await live.play_on(Dice.seeded(3))
        assert await eve.refused("GET", f"{path}/keepsake") == (404, "not-found")
        assert await ann.refused("GET", f"{path}/keepsake?seat=9") == (403, "forbidden")
        assert await ann.refused("GET", f"{path}/keepsake?language=<i>") == (422, "bad-request")
        sent = await ann.ask("GET", f"{path}/keepsake?seat=0&language=it&whole=true")
        assert sent.status_code == 200
        assert sent.headers["content-disposition"] == f'attachment; filename="{GAME}-{table}.html"'
        assert sent.headers["content-type"] == "text/html; charset=utf-8"
        assert '<html lang="it">' in sent.text
        assert "Ann &lt;b&gt;" in sent.text
        assert "Ann <b>" not in sent.text
        dice = await ann.ok("GET", f"{path}/dice")
        assert f"<code>{dice['commitment']}</code>" in sent.text
        assert f"<code>{dice['key']}</code>" in sent.text
        assert len(re.findall(r'<svg class="course"', sent.text)) == 1, "bots said where it turned"


async def test_a_moment_that_bots_looked_at_is_not_thought_about_again(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        path = f"/api/tables/{table}"
        await ann.ok("POST", f"{path}/seats/1/bot", {"bot": "random"})
        await ann.ok("POST", f"{path}/start")
        await (await ann.live(table)).play_on(Dice.seeded(4))
        first = (await ann.ok("GET", f"{path}/review?seat=0"))["moments"][0]
        looked = await ann.ok("GET", f"{path}/review/{first}?seat=0")
        known = served.node.desk.past.looked_at
        assert list(known) == [(table, 0, first)]
        known[table, 0, first] = Reviewed(first, 0.25, 0.75)
        assert (await ann.ok("GET", f"{path}/review/{first}?seat=0")) == {
            "seq": first,
            "chance": 0.25,
            "fate": 0.75,
        }
        assert looked["chance"] != 0.25 or looked["fate"] != 0.75
