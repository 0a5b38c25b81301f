"""The short match on a server: begun by one request, played again by one more."""

from __future__ import annotations

from tests.server.playing import Company, Served


async def test_one_request_begins_a_short_match_with_bots(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.ok("POST", "/api/tables/short", {"game": "tentacula"}))["table"]
        assert table["phase"] == "playing"
        assert table["preset"] == "short"
        assert [seat["by"] for seat in table["seats"]] == ["person", "bot"]
        assert table["you"]["seats"] == [0]


async def test_a_game_without_a_short_match_says_so(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        assert await ann.refused("POST", "/api/tables/short", {"game": "pearls"}) == (409, "refused")


async def test_the_list_of_games_says_how_each_takes_people_in(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        games = {game["id"]: game for game in (await ann.ok("GET", "/api/games"))["games"]}
    rows = games["tentacula"]["welcome"]["odds"]
    told = {(row["seats"], row["options"].get("level")): row for row in rows if not row["short"]}
    odds = told[2, "first_voyage"]
    assert odds["low"] < odds["won"] / odds["matches"] < odds["high"]
    assert games["pearls"]["welcome"] is None
