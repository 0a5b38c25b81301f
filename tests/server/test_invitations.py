"""What stands on the door of a table, and the words by which one may find it."""

from __future__ import annotations

import math
from pathlib import Path

import httpx

from fathomfive.tables.settings import Allowances
from fathomfive.tables.words import NUMBERS, WORDS, new_words, read_words
from tests.server.playing import Company, Served

GAME = "pearls"


def test_words_have_bits_enough_and_are_read_as_people_type_them() -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert 3 * math.log2(len(WORDS)) + math.log2(NUMBERS) >= 33
    made = {new_words() for _ in range(200)}
    assert len(made) == 200
    for words in made:
        assert read_words(words) == words
        assert read_words(" " + words.replace("-", " ").upper() + " ") == words
    for other in ("kelp", "kelp-lamp-reef", "kelp-lamp-reef-12", "", "p.AAAA", "a" * 80):
        assert read_words(other) is None


async def test_the_door_says_who_invites_to_what(served_everywhere: Served) -> None:
    async with (
        Company(served_everywhere) as company,
        httpx.AsyncClient(base_url=served_everywhere.url) as nobody,
    ):
        ann, bob = await company.person("Ann"), await company.person("Bob")
        made = await ann.make_table(GAME, 3, name="Friday")
        path = f"/api/tables/{made['table']['id']}"
        await bob.follow(made["play"])
        await bob.ok("POST", f"{path}/seats/1/sit", {})
        for link, role in ((made["play"], "play"), (made["watch"], "watch")):
            door = (await nobody.post(f"{path}/door", json={"token": link.split("#")[1]})).json()
            assert door == {
                "table": made["table"]["id"], "game": GAME, "title": "Pearls", "name": "Friday",
                "phase": "lobby", "role": role, "host": "Ann", "people": ["Ann", "Bob"],
                "seats": 3, "free": 1,
            }  # fmt: skip
        assert (await nobody.post(f"{path}/door", json={"token": "p.nothing"})).status_code == 404


async def test_words_lead_to_the_table_until_its_chairs_are_full(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        ann, bob, cay = [await company.person(name) for name in ("Ann", "Bob", "Cay")]
        made = await ann.make_table(GAME, 2)
        table = made["table"]["id"]
        path = f"/api/tables/{table}"
        assert await bob.refused("POST", f"{path}/links", {"role": "words"}) == (404, "not-found")
        words = (await ann.ok("POST", f"{path}/links", {"role": "words"}))["words"]
        door = await bob.ok("POST", "/api/tables/door", {"words": words.replace("-", " ").title()})
        assert (door["table"], door["host"], door["free"]) == (table, "Ann", 1)
        await bob.ok("POST", f"{path}/enter", {"token": words})
        await bob.ok("POST", f"{path}/seats/1/sit", {})
        # Full: the words are dead, for the door and for coming in; the long link still lets people watch.
        assert await cay.refused("POST", "/api/tables/door", {"words": words}) == (404, "not-found")
        assert await cay.refused("POST", f"{path}/enter", {"token": words}) == (404, "not-found")
        assert (await bob.ok("POST", f"{path}/enter", {"token": words}))["you"]["seats"] == [1]
        await cay.follow(made["play"])
        # A chair is free again, and so are the words; a few newer nicknames, and the first is forgotten.
        await bob.ok("POST", f"{path}/seats/1/leave")
        assert (await cay.ok("POST", "/api/tables/door", {"words": words}))["free"] == 1
        for _ in range(3):
            newest = (await ann.ok("POST", f"{path}/links", {"role": "words"}))["words"]
        assert await cay.refused("POST", "/api/tables/door", {"words": words}) == (404, "not-found")
        assert (await cay.ok("POST", "/api/tables/door", {"words": newest}))["table"] == table
        assert (await bob.ok("GET", path))["you"]["role"] == "play", "who came by forgotten words stays"


async def test_nobody_guesses_words(tmp_path: Path) -> None:
    allow = Allowances(words_per_hour=5)
    with Served.on(f"sqlite:///{tmp_path}/t.db", limits=True, allow=allow) as served:
        async with Company(served) as company:
            eve = await company.person("Eve")
            made = await eve.make_table(GAME, 2)
            told = [await eve.refused("POST", "/api/tables/door", {"words": new_words()}) for _ in range(8)]
            assert told == [(404, "not-found")] * 5 + [(429, "too-many")] * 3
            path = f"/api/tables/{made['table']['id']}"
            told = [await eve.refused("POST", f"{path}/enter", {"token": new_words()}) for _ in range(7)]
            assert told == [(404, "not-found")] * 5 + [(429, "too-many")] * 2
            assert (await eve.refused("POST", f"{path}/door", {"token": new_words()}))[0] == 429
