"""Marks beside the choices of a page: who sees them, who may make one, and that they bind nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fathomfive.games.sleeping.document import DOCUMENTS, export
from tests.games.sleeping.table import voyage
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import Company, Live, Served

TO_A_PAGE: dict[str, dict[str, Any]] = {
    "room": {"area": "bridge"},
    "action": {"do": "explore", "location": 6},
}


def off_the_chapel() -> dict[str, Any]:
    t = voyage(players=2)
    t.g.region = "2-D"
    for pile in (t.g.event_decks, t.g.event_unused):
        if "EV-M05" in pile["mild"].cards:
            pile["mild"].take("EV-M05")
    t.g.event_top.put("EV-M05", -1)
    return DOCUMENTS.write(export(t.g))


async def read_a_page(*lives: Live) -> None:
    """Answer until a page with choices lies before everybody."""
    for _ in range(40):
        for live in lives:
            while live.scene is None or live.scene.prompt is None:
                await live.hear()
        asked = next((live for live in lives if live.options), None)
        if asked is None:
            await lives[0].hear()
            continue
        assert asked.scene is not None
        assert asked.scene.prompt is not None
        kind = asked.scene.prompt.kind
        if kind == "story-choice":
            for live in lives:
                while live.scene is None or "story" not in live.scene.nodes:
                    await live.hear()
            return
        wish = TO_A_PAGE.get(kind, {"do": "pass"})
        fitting = [one for one in asked.options if all(one.get(k) == v for k, v in wish.items())]
        head = asked.scene.seq
        await asked.answer((fitting or asked.options)[0])
        for live in lives:
            while live.scene is None or live.scene.seq <= head:
                await live.hear()
    raise AssertionError("no page came")


async def test_a_mark_is_seen_by_all_and_stands_in_no_journal(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table("sleeping", "Ann", "Bob", document=off_the_chapel())
            a, b = await ann.live(table), await bob.live(table)
            await read_a_page(a, b)
            head = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
            await b.say({"t": "back", "choice": "choice-B"})
            for live in (a, b):
                assert (await live.until("backed"))["marks"] == {"1": "choice-B"}
            await a.say({"t": "back", "choice": "choice-A"})
            assert (await b.until("backed"))["marks"] == {"0": "choice-A", "1": "choice-B"}
            late = await bob.live(table)
            assert (await late.until("backed"))["marks"] == {"0": "choice-A", "1": "choice-B"}
            await b.say({"t": "back", "choice": ""})
            assert (await a.until("backed"))["marks"] == {
                "0": "choice-A",
                "1": "choice-B",
            }  # its own of before
            assert (await a.until("backed"))["marks"] == {"0": "choice-A"}
            assert (await ann.ok("GET", f"/api/tables/{table}"))["head"] == head
            await b.say({"t": "back", "choice": "choice-Z"})
            assert (await b.until("refused"))["why"]["id"] == "refused-nothing-to-back"


async def test_marks_reach_other_nodes(postgres: str) -> None:
    prefix = a_prefix()
    with (
        Served.on(postgres, redis=REDIS, prefix=prefix) as one,
        Served.on(postgres, redis=REDIS, prefix=prefix) as two,
    ):
        async with Company(one) as company:
            table, (ann, bob) = await company.table("sleeping", "Ann", "Bob", document=off_the_chapel())
            a = await ann.live(table)
            await read_a_page(a, await bob.live(table))
            b = await bob.at(two).live(table)
            await b.until("moment")
            await b.say({"t": "back", "choice": "choice-B"})
            assert (await a.until("backed"))["marks"] == {"1": "choice-B"}
