"""A guided first match on a server: the same for everybody, kept, taken back, and only for the learner."""

from __future__ import annotations

import json
from typing import Any

from tests.server.playing import Company, Live, Person, Served, key


async def learn(person: Person, game: str) -> str:
    table = (await person.ok("POST", "/api/tables/learn", {"game": game}))["table"]
    assert table["phase"] == "playing"
    assert table["setup"]["tutorial"] is True
    return str(table["id"])


def said(live: Live) -> dict[str, Any]:
    """What the guide says now: nothing while others are to answer."""
    frames = (json.loads(raw) for raw in reversed(live.raw))
    return next((dict(frame.get("guide", {})) for frame in frames if frame["t"] == "moment"), {})


async def word(live: Live, after: int = 0) -> dict[str, Any]:
    """What the guide says when the learner is asked again, or when the lesson has ended.

    A bot may answer before the learner or after, so there may be one moment more or less until then.
    """
    while live.seq < after or not said(live):
        await live.hear()
    return said(live)


async def follow(live: Live, guide: dict[str, Any]) -> dict[str, Any]:
    assert live.scene is not None
    option = next(one for one in live.scene.options if one.id == guide["options"][0])
    assert option.action is not None
    return await word(live, await live.answer(option.action))


async def test_everybody_learns_by_the_same_match(served: Served) -> None:
    async with Company(served) as company:
        seen = []
        for name in ("Ann", "Bob"):
            person = await company.person(name)
            live = await person.live(await learn(person, "pearls"))
            guides = [await word(live)]
            assert live.scene is not None
            dealt = live.scene.nodes
            while not guides[-1].get("ended") and guides[-1].get("options") and len(guides) < 6:
                guides.append(await follow(live, guides[-1]))
            seen.append((guides, dealt))
        assert len(seen[0][0]) > 2
        assert seen[0] == seen[1]


async def test_the_lesson_is_where_it_was_when_somebody_comes_back(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = await learn(ann, "refuge")
        live = await ann.live(table)
        guide = await word(live)
        for _ in range(2):
            guide = await follow(live, guide)
        assert guide["step"] == 3
        later = await follow(live, guide)
        assert later["step"] == 4
        assert live.ask is not None
        before = live.seq
        await live.say({"t": "undo", "seat": 0, "ask": live.ask["id"], "key": key()})
        assert await word(live, before + 1) == guide
        await live.close()
        served.restart()
        assert await word(await ann.live(table)) == guide
        moment = await ann.ok("GET", f"/api/tables/{table}/moment?seat=0")
        assert moment["guide"] == guide


async def test_nobody_else_is_guided_and_a_rematch_or_fork_is_free_play(served: Served) -> None:
    async with Company(served) as company:
        ann, eve = await company.person("Ann"), await company.person("Eve")
        table = await learn(ann, "refuge")
        link = await ann.ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await eve.follow(link["path"])
        assert "guide" not in await eve.ok("GET", f"/api/tables/{table}/moment")
        head = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        fork = (await ann.ok("POST", f"/api/tables/{table}/fork", {"seq": head}))["table"]
        assert "tutorial" not in fork["setup"]
        assert "guide" not in await ann.ok("GET", f"/api/tables/{fork['id']}/moment?seat=0")


async def test_a_fork_goes_on_from_a_table_in_the_middle_and_a_rematch_begins_anew(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = await learn(ann, "jupiter")
        live = await ann.live(table)
        guide = await word(live)
        for _ in range(3):
            guide = await follow(live, guide)
        head = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        fork = (await ann.ok("POST", f"/api/tables/{table}/fork", {"seq": head}))["table"]
        assert "start" in fork["setup"]["overrides"]
        while not guide.get("ended"):
            guide = await follow(live, guide)
        again = (await ann.ok("POST", f"/api/tables/{table}/rematch"))["table"]
        assert "overrides" not in again["setup"]


async def test_what_cannot_be_learned_is_refused(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        assert await ann.refused("POST", "/api/tables/learn", {"game": "chess"}) == (409, "refused")
