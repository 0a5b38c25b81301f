"""Several people do something at the same time: nobody's answer is late because another seat was faster."""

from __future__ import annotations

from typing import Any

from tests.server.playing import Company, Live, Served

GAME = "lurk"  # everybody builds an army, all at once and each unseen by the others


def chosen(live: Live, do: str) -> dict[str, Any]:
    return next(action for action in live.options if action["do"] == do)


async def all_see(*lives: Live) -> None:
    head = (await lives[0].person.ok("GET", f"/api/tables/{lives[0].table_id}"))["head"]
    for live in lives:
        await live.until_seq(head)


async def test_an_answer_stays_good_while_others_answer(served: Served) -> None:
    async with Company(served) as company:
        table, people = await company.table(GAME, "Ann", "Bob")
        ann, bob = [await person.live(table) for person in people]
        for live in (ann, bob):
            await live.until("moment")
        await ann.answer(ann.options[0])
        await bob.answer(bob.options[1])  # another faction
        await all_see(ann, bob)
        for live in (ann, bob):
            await live.answer(chosen(live, "build"))
        await all_see(ann, bob)
        assert ann.ask is not None
        assert bob.ask is not None
        put, first = bob.ask["id"], chosen(bob, "add_model")
        for _ in range(2):
            await ann.answer(chosen(ann, "add_model"))
        assert (await bob.play(first, ask=put))["t"] == "done"
        again = await bob.play(first, ask=put)  # that question he has answered
        assert (again["t"], again["reason"]) == ("refused", "stale")
        # A node that reads the table anew knows, too.
        await all_see(ann, bob)
        put, second = bob.ask["id"], chosen(bob, "add_model")
        await ann.answer(chosen(ann, "add_model"))
        served.restart()
        body = {"ask": put, "action": second, "key": "bob-at-another-node"}
        await people[1].ok("POST", f"/api/tables/{table}/play", body)
        late = await people[1].refused("POST", f"/api/tables/{table}/play", {**body, "key": "bob-once-more"})
        assert late == (409, "stale")
