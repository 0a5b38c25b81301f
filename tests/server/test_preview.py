"""What a chat shows of a link: enough to know what one is invited to, and nothing more."""

from __future__ import annotations

import re
from html import unescape

import httpx

from tests.server.playing import Company, Served


def about(page: httpx.Response) -> dict[str, str]:
    """What the head of a page says without a script."""
    assert page.status_code == 200
    named = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page.text)
    said = {name: unescape(words) for name, words in named}
    (said["title"],) = map(unescape, re.findall(r"<title>(.*)</title>", page.text))
    return said


async def test_a_link_says_what_it_leads_to(served: Served) -> None:
    async with Company(served) as company, httpx.AsyncClient(base_url=served.url) as chat:
        table, _ = await company.table("pearls", "Ann", "Bob", name='Tea & "pearls" </title><script>')
        said = about(await chat.get(f"/t/{table}"))
        assert said["og:title"] == said["title"] == 'Tea & "pearls" </title><script>: Pearls'
        assert said["og:description"] == said["description"]
        assert said["description"].startswith("Ann invites you to Pearls.")
        assert said["og:url"] == f"{served.url}/t/{table}"
        assert said["og:image"] == f"{served.url}/social-card.png"  # the toy has no picture of its own
        assert said["twitter:card"] == "summary_large_image"
        page = await chat.get(f"/t/{table}")
        assert "script-src 'self'" in page.headers["content-security-policy"]
        for secret in ("Bob", "breathe"):
            assert secret not in page.text


async def test_house_games_and_what_nobody_made(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as chat:
        house = about(await chat.get("/"))
        assert house["og:title"] == "Fathom Five"
        assert about(await chat.get("/t/aaaaaaaaaaaaa")) == house | {
            "og:url": f"{served.url}/t/aaaaaaaaaaaaa"
        }
        game = about(await chat.get("/games/refuge/learn"))
        assert game["title"].startswith("The Refuge")
        picture = await chat.get(game["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
        assert len(picture.content) < 200_000
        italian = about(await chat.get("/", headers={"Accept-Language": "it-IT,it;q=0.9,en;q=0.8"}))
        assert "amici" in italian["og:description"]
        assert (await chat.get("/api/games/pearls/cover.png")).status_code == 404
