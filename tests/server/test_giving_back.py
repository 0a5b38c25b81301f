"""A stranded seat: whoever cleared their browser stands beside it, and the others give it back."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import PATIENCE, Company, Live, Person, Served, key

AGAINST = "pearls"
TOGETHER = "refuge"


async def stranded(
    company: Company, game: str, *names: str, **settings: Any
) -> tuple[str, list[Person], list[Live], Person]:
    """A match whose last player has lost everything, and stands beside their seat under the same name."""
    table, people = await company.table(game, *names, patience=0, **settings)
    path = f"/api/tables/{table}"
    lives = [await person.live(table) for person in people]
    again = await company.person(names[-1])
    await again.follow((await people[0].ok("POST", f"{path}/links", {"role": "play"}))["path"])
    await lives.pop().close()
    async with asyncio.timeout(PATIENCE):
        while (await people[0].ok("GET", path))["seats"][-1]["here"]:
            await asyncio.sleep(0.05)
    return path, people, lives, again


async def why(person: Person, path: str, body: Any) -> str:
    """Why that was refused."""
    response = await person.ask("POST", path, body)
    assert response.status_code in (403, 409), response.text
    return str(response.json()["error"]["why"]["id"])


def eyes(live: Live) -> int | None:
    return live.scene.viewer if live.scene is not None else None


async def votes(person: Person, path: str, *, yes: bool = True) -> None:
    table = await person.ok("GET", path)
    said = {"seat": table["you"]["seats"][0], "proposal": table["proposal"]["id"], "yes": yes, "key": key()}
    await person.ok("POST", f"{path}/vote", said)


async def test_a_stranded_seat_is_given_back_when_all_others_agree(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        path, (ann, bob, tom), (a, _), again = await stranded(company, AGAINST, "Ann", "Bob", "Tom")
        table = await ann.ok("GET", path)
        assert table["beside"] == [{"guest": again.guest, "name": "Tom"}]
        assert (await again.ok("GET", path))["beside"] == [], "who has no seat gives none"
        await bob.ok("POST", f"{path}/seats/2/give-back", {"guest": again.guest})
        open_one = (await ann.ok("GET", path))["proposal"]
        assert (open_one["chairs"], open_one["heir"], open_one["waits"]) == ([2], "Tom", [0])
        assert open_one["settings"] == {}
        assert (await again.ok("GET", path))["you"]["seats"] == []
        await votes(ann, path)
        table = await again.ok("GET", path)
        assert (table["you"]["seats"], table["proposal"]) == ([2], None)
        assert (await tom.ok("GET", path))["you"]["seats"] == [], "the old cookie has it no more"
        await a.until_seq(table["head"])
        said = [line["notice"]["id"] for line in a.lines if "notice" in line]
        assert said[-2:] == ["notice-propose-give-back", "notice-given-back"]
        # It is theirs in every way: they look through its eyes, and the journal holds.
        await again.ok("GET", f"{path}/moment?seat=2")
        await tom.refused("GET", f"{path}/moment?seat=2")
        assert again.guest not in (await _journal(served_everywhere, path))


async def _journal(served: Served, path: str) -> str:
    async def read() -> str:
        table = path.rsplit("/", 1)[1]
        return str(await served.node.shards.of(table).entries(table, 0, 10**6))

    return await served.run(read())


async def test_together_the_one_other_person_gives_it_back_alone(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, _), _, again = await stranded(company, TOGETHER, "Ann", "Tom")
        seat = (await ann.ok("GET", path))["seats"][1]
        await ann.ok("POST", f"{path}/seats/1/cover", {"bot": "random"})
        table = await ann.ok("POST", f"{path}/seats/1/give-back", {"guest": again.guest})
        assert table["proposal"] is None
        assert (table["seats"][1]["guest"], table["seats"][1]["name"]) == (again.guest, seat["name"])
        assert not table["seats"][1].get("cover"), "they are here, and play"


async def test_against_each_other_one_word_gives_nobody_another_seat(served: Served) -> None:
    """Else whoever plays against an absent friend could look at their cards through a second browser."""
    async with Company(served) as company:
        path, (ann, _), _, again = await stranded(company, AGAINST, "Ann", "Tom")
        give = f"{path}/seats/1/give-back", {"guest": again.guest}
        assert await why(ann, *give) == "refused-one-word"


async def test_a_seat_is_not_given_away_behind_its_owners_back(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, bob, tom), _, again = await stranded(company, AGAINST, "Ann", "Bob", "Tom")
        give = f"{path}/seats/2/give-back"
        wim = await company.person("Wim")
        await wim.follow((await ann.ok("POST", f"{path}/links", {"role": "watch"}))["path"])
        assert await why(wim, give, {"guest": again.guest}) == "refused-seated-only"
        assert await why(again, give, {"guest": again.guest}) == "refused-seated-only"
        for nobody in (wim.guest, bob.guest, "nobody"):
            assert await why(ann, give, {"guest": nobody}) == "refused-not-beside"
        own = f"{path}/seats/0/give-back", {"guest": again.guest}
        assert await why(ann, *own) == "refused-nobody-stranded"
        live = await tom.live(path.rsplit("/", 1)[1])  # he is back after all
        await live.until("hello")
        assert await why(ann, give, {"guest": again.guest}) == "refused-not-away"
        await live.close()
        async with asyncio.timeout(PATIENCE):
            while (await ann.ok("GET", path))["seats"][2]["here"]:
                await asyncio.sleep(0.05)
        await ann.ok("POST", give, {"guest": again.guest})
        assert await why(bob, give, {"guest": again.guest}) == "refused-proposal-open"
        await votes(tom, path, yes=False)  # it is his: his no is enough
        assert (await bob.ok("GET", path))["proposal"] is None
        assert (await tom.ok("GET", path))["you"]["seats"] == [2]


async def test_nobody_gets_a_seat_who_has_gone_meanwhile(served: Served) -> None:
    async with Company(served) as company:
        path, (ann, bob, _), _, again = await stranded(company, AGAINST, "Ann", "Bob", "Tom")
        await ann.ok("POST", f"{path}/seats/2/give-back", {"guest": again.guest})
        await again.ok("POST", f"{path}/leave")
        open_one = (await bob.ok("GET", path))["proposal"]
        assert open_one["heir"] == ""
        said = {"seat": 1, "proposal": open_one["id"], "yes": True, "key": key()}
        assert await why(bob, f"{path}/vote", said) == "refused-heir-gone"
        await votes(bob, path, yes=False)


async def test_every_node_hears_whose_seat_it_is(postgres: str) -> None:
    wanted = {"redis": REDIS, "prefix": a_prefix()}
    with Served.on(postgres, **wanted) as one, Served.on(postgres, **wanted) as two:
        async with Company(one) as company:
            path, (ann, bob, _), _, again = await stranded(company, AGAINST, "Ann", "Bob", "Tom")
            there = await again.at(two).live(path.rsplit("/", 1)[1])
            await there.until("moment")
            assert eyes(there) is None
            await ann.ok("POST", f"{path}/seats/2/give-back", {"guest": again.guest})
            await votes(bob, path)
            async with asyncio.timeout(PATIENCE):
                while eyes(there) != 2:
                    await there.hear()
            assert (await again.at(two).ok("GET", path))["you"]["seats"] == [2]
