"""Where the rules break whatever is answered, the table goes back to the last good question, if all agree."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.playing import Company, Live, Person, Served, key
from tests.toys.pearls import game

GAME = "pearls"


@pytest.fixture
def nobody_rises(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A fault in the rules: whatever is answered under water, they stumble."""

    def broken(*_: object) -> None:
        raise KeyError("a planted fault")

    monkeypatch.setattr(game, "rise", broken)
    return monkeypatch


async def _under_water(company: Company, **more: Any) -> tuple[str, list[Person], list[Live]]:
    """Two divers who are asked how they breathe; the first has answered."""
    while True:
        table, people = await company.table(GAME, "Ann", "Bob", **more)
        lives = [await person.live(table) for person in people]
        for live in lives:
            await live.until("moment")
        await lives[0].answer(lives[0].options[0])
        await lives[1].until_seq(lives[0].seq)
        if lives[0].question["kind"] == "breath":  # and no eel in the first shell
            await lives[0].answer(lives[0].options[0])
            await lives[1].until_seq(lives[0].seq)
            return table, people, lives


@pytest.mark.parametrize("undo", ["off", "agreement"])
async def test_a_table_that_is_stuck_goes_back_by_everybodys_vote(
    served_everywhere: Served, nobody_rises: pytest.MonkeyPatch, undo: str
) -> None:
    async with Company(served_everywhere) as company:
        _, _, (a, b) = await _under_water(company, undo=undo)
        ask, begun = b.question["id"], b.table["begun"]
        refused = await b.play(b.options[0])
        assert (refused["reason"], refused["why"]["id"]) == ("refused", "refused-stuck")
        assert refused["rule"] == "PRL-BREATH-1"
        while not a.table["last_good"]:
            await a.hear()
        assert a.table["last_good"] == begun, "before the reef was chosen"
        await a.say({"t": "rewind", "seat": 0, "to": begun, "ask": ask, "key": key()})
        await a.until("done")
        while b.table["proposal"] is None:
            await b.hear()
        vote = {"t": "vote", "seat": 1, "proposal": b.table["proposal"]["id"], "yes": True, "key": key()}
        await b.say(vote)
        await a.until_seq((await b.until("done"))["seq"])
        nobody_rises.undo()  # or another shell comes up
        assert a.question["kind"] == "reef"
        while a.table["last_good"]:
            await a.hear()
        await a.answer(a.options[0])


async def test_where_another_answer_leads_on_nobody_goes_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = game.rise

    def broken(g: Any, seats: list[int]) -> None:
        if seats:
            raise KeyError("a planted fault")
        whole(g, seats)

    monkeypatch.setattr(game, "rise", broken)
    async with Company(served) as company:
        table, (ann, _), (_, b) = await _under_water(company, undo="off")
        up = next(action for action in b.options if not action["stay"])
        refused = await b.play(up)
        assert refused["why"]["id"] == "refused-rule-broke"
        assert (await ann.ok("GET", f"/api/tables/{table}"))["last_good"] == 0
        back = {"seat": 0, "to": b.table["begun"], "ask": b.question["id"], "key": key()}
        assert await ann.refused("POST", f"/api/tables/{table}/rewind", back) == (409, "refused")
        await b.answer(next(action for action in b.options if action["stay"]))


async def test_only_the_last_good_question_is_offered_and_only_while_stuck(
    served: Served, nobody_rises: pytest.MonkeyPatch
) -> None:
    async with Company(served) as company:
        table, (ann, bob), (_, b) = await _under_water(company, undo="off")
        begun, ask = b.table["begun"], b.question["id"]

        async def back(person: Person, seat: int, to: int) -> tuple[int, str]:
            body = {"seat": seat, "to": to, "ask": ask, "key": key()}
            return await person.refused("POST", f"/api/tables/{table}/rewind", body)

        assert await back(ann, 0, begun) == (409, "refused"), "nobody has tried yet"
        assert (await b.play(b.options[0]))["t"] == "refused"
        assert await back(ann, 0, begun + 1) == (409, "refused")
        assert await back(bob, 0, begun) == (403, "forbidden")


async def test_at_the_first_question_there_is_nowhere_to_go_back_to(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a planted fault")

    monkeypatch.setattr(game, "open_shell", broken)
    async with Company(served) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob")
        live = await ann.live(table)
        await live.until("moment")
        assert (await live.play(live.options[0]))["why"]["id"] == "refused-stuck-at-once"
        assert (await ann.ok("GET", f"/api/tables/{table}"))["last_good"] == 0
