"""Today's dive in a page without a server: the same dice, one counted try, and a journal a house takes."""

from __future__ import annotations

from fathomfive.browser.shelf import PaperShelf
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import find_game
from fathomfive.tables.clock import iso, now
from fathomfive.tables.dives import code_of, opening_of
from fathomfive.tables.judging import judge
from tests.offline.page import Page

GAME = "refuge"
"""Its short match has one seat: nobody waits for a bot."""


async def test_a_dive_counts_once_and_its_journal_holds_elsewhere() -> None:
    moment, shelf = now(), PaperShelf()
    code = code_of(moment, GAME)
    opening, _ = opening_of(find_game(GAME), iso(moment)[:10])
    async with Page.on(shelf) as page:
        page.guest = (await page.ok("POST", "/me", {"name": "Ann"}))["guest"]["id"]
        before = await page.ok("GET", f"/challenges/{code}")
        assert (before["commitment"], before["mine"]) == (opening.commitment, {})
        table = (await page.ok("POST", f"/challenges/{code}/try", {}))["table"]["id"]
        live = await page.live(table)
        await live.play_on(Dice.seeded(3))
        assert (await page.ok("GET", f"/tables/{table}/dice"))["key"] == opening.key
        after = await page.ok("GET", f"/challenges/{code}")
        assert (after["mine"]["state"], after["total"]) == ("counted", 1)
        _, journal = await page.ask("GET", f"/tables/{table}/journal")
        assert judge(journal.encode().splitlines(), opening, (0,)).worth is not None
        assert await page.refused("POST", f"/tables/{table}/challenge") == (409, "refused")
        assert await page.refused("POST", f"/challenges/{code}/watch") == (409, "refused")
    async with Page.on(shelf) as page:
        again = await page.ok("GET", f"/challenges/{code}")
        assert again["mine"]["state"] == "counted", "the next page remembers whose try is used"
        free = (await page.ok("POST", f"/challenges/{code}/try", {}))["table"]
        assert not free["origin"].get("counted")
