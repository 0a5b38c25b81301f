"""What happens at tables besides plain answers: coming back, late and doubled answers, taking back, votes,
bots, cover, forks, rematches, links, hand-over, restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fathomfive.bots import USUAL_BOT
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import installed_games
from fathomfive.kernel.journal import Journal, Proposed
from fathomfive.tables import jobs
from tests.server.playing import PATIENCE, Company, Live, Person, Served, key

GAME = "pearls"


async def _asked(*lives: Live) -> Live:
    """Whoever is asked now, once everybody sees the table as it is."""
    while True:
        head = (await lives[0].person.ok("GET", f"/api/tables/{lives[0].table_id}"))["head"]
        for live in lives:
            await live.until_seq(head)
        for live in lives:
            if live.ask and live.question["yours"]:
                return live
        await asyncio.sleep(0.05)  # a bot is thinking


async def _seated(company: Company, *names: str, **more: Any) -> tuple[str, list[Person], list[Live]]:
    table, people = await company.table(GAME, *names, **more)
    lives = [await person.live(table) for person in people]
    for live in lives:
        await live.until("moment")
    return table, people, lives


# --- answers ----------------------------------------------------------------------------------------------


async def test_a_doubled_answer_counts_once(served: Served) -> None:
    async with Company(served) as company:
        table, people, (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        sent = {"t": "play", "ask": asked.question["id"], "action": asked.options[0], "key": key()}
        await asked.say(sent)
        await asked.say(sent)
        first, second = await asked.verdict(sent["key"]), await asked.verdict(sent["key"])
        assert first["t"] == second["t"] == "done"
        assert first["seq"] == second["seq"]
        assert (await people[0].ok("GET", f"/api/tables/{table}"))["head"] == first["seq"]
        # The same by HTTP, and long after the table has moved on and the server was started anew.
        path, body = f"/api/tables/{table}/play", {name: sent[name] for name in ("ask", "action", "key")}
        assert await asked.person.ok("POST", path, body) == {"seq": first["seq"]}
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        assert await asked.person.ok("POST", path, body) == {"seq": first["seq"]}
        served.restart()
        assert await asked.person.ok("POST", path, body) == {"seq": first["seq"]}


async def test_a_key_belongs_to_its_answer_and_its_seat(served: Served) -> None:
    async with Company(served) as company:
        table, people, (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        used, actions = key(), asked.options
        sent = {"ask": asked.question["id"], "action": actions[0], "key": used}
        await asked.person.ok("POST", f"/api/tables/{table}/play", sent)
        other = {**sent, "action": actions[1]}
        assert await asked.person.refused("POST", f"/api/tables/{table}/play", other) == (409, "key")
        stranger = people[1] if asked.person is people[0] else people[0]
        assert await stranger.refused("POST", f"/api/tables/{table}/play", sent) == (403, "forbidden")


async def test_a_late_answer_is_refused_with_the_scene_as_it_is(served: Served) -> None:
    async with Company(served) as company:
        _, _, (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        late = {"ask": asked.question["id"], "action": asked.options[0]}
        assert (await asked.play(asked.options[1]))["t"] == "done"
        refused = await asked.play(**late)
        assert (refused["t"], refused["reason"]) == ("refused", "stale")
        assert refused["moment"]["scene"]["seq"] == refused["moment"]["seq"]
        await _asked(a, b)  # patches go on from there


async def test_two_answers_race_and_one_wins(served: Served) -> None:
    """Two devices of one person answer at the same moment."""
    async with Company(served) as company:
        table, _, (a, b) = await _seated(company, "Ann", "Bob")
        for _ in range(6):
            asked = await _asked(a, b)
            twin = await asked.person.live(table)
            await _asked(twin)
            before, replaceable = asked.seq, asked.question["mode"] == "all"
            verdicts = await asyncio.gather(asked.play(asked.options[0]), twin.play(twin.options[-1]))
            won = [verdict["seq"] for verdict in verdicts if verdict["t"] == "done"]
            assert sorted(won) == list(range(before + 1, before + 1 + len(won)))
            assert len(won) == 1 or (replaceable and len(won) == 2), "an answer in private may be replaced"
            assert all(v["reason"] in ("stale", "refused") for v in verdicts if v["t"] == "refused")
            await twin.close()


async def test_an_illegal_answer_names_its_rule(served: Served) -> None:
    async with Company(served) as company:
        _, _, (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        refused = await asked.play({**asked.options[0], "reef": "no such reef"})
        assert (refused["t"], refused["reason"]) == ("refused", "refused")
        assert refused["rule"].startswith("PRL-")
        assert refused["why"]["id"] == "refused-not-legal"


async def test_coming_back_in_the_middle(served: Served) -> None:
    """A reconnect gets the whole scene and what happened since, and patches go on."""
    async with Company(served) as company:
        table, people, (a, b) = await _seated(company, "Ann", "Bob")
        for _ in range(4):
            asked = await _asked(a, b)
            await asked.play(asked.options[0])
        await _asked(a, b)
        seen = b.seq
        await b.close()
        for _ in range(3):
            if not (a.ask and a.question["yours"]):
                break
            await a.answer(a.options[0])
        again = await people[1].live(table, since=seen)
        await again.until("moment")
        assert all(line["seq"] > seen for line in again.lines)
        assert again.scene is not None
        moment = await people[1].ok("GET", f"/api/tables/{table}/moment?seat=1")
        assert moment["scene"]["nodes"].keys() == again.scene.nodes.keys()
        await asyncio.gather(a.play_on(Dice.seeded(1)), again.play_on(Dice.seeded(2)))


# --- taking back ------------------------------------------------------------------------------------------


async def test_undo_is_an_entry(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob) = await company.table("refuge", "Ann", "Bob")
        a, b = await ann.live(table), await bob.live(table)
        dice = Dice.seeded(1)
        for _ in range(30):
            asked = await _asked(a, b)
            seat, before = asked.question["yours"][0], asked.scene
            await asked.answer(dice.pick(asked.options))
            if asked.question["undo"]:
                break
        sent = {"t": "undo", "seat": seat, "ask": asked.question["id"], "key": key()}
        await asked.say(sent)
        done = await asked.verdict(sent["key"])
        assert done["t"] == "done", done
        await asked.until_seq(done["seq"])
        assert before is not None
        assert asked.scene is not None
        assert asked.scene.nodes == before.nodes
        assert asked.lines[-1]["notice"]["id"] == "notice-undo"
        assert asked.lines[-1]["drops"] == [done["seq"] - 1]
        assert (await asked.person.ok("GET", f"/api/tables/{table}"))["head"] == done["seq"]
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        assert (await asked.person.ok("POST", f"/api/tables/{table}/verify"))["ok"]


async def test_a_table_without_undo(served: Served) -> None:
    async with Company(served) as company:
        _, _, (a, b) = await _seated(company, "Ann", "Bob", undo="off")
        asked = await _asked(a, b)
        seat = asked.question["yours"][0]
        await asked.play(asked.options[0])
        await _asked(a, b)
        await asked.say({"t": "undo", "seat": seat, "ask": asked.question["id"], "key": "k" * 12})
        refused = await asked.verdict("k" * 12)
        assert refused["why"]["id"] == "refused-undo-off"


async def _vote(live: Live, proposal: int, yes: bool) -> dict[str, Any]:
    seat = live.table["you"]["seats"][0]
    sent = {"t": "vote", "seat": seat, "proposal": proposal, "yes": yes, "key": key()}
    await live.say(sent)
    return await live.verdict(sent["key"])


async def test_going_back_by_agreement(served_everywhere: Served) -> None:
    served = served_everywhere
    async with Company(served) as company:
        table, people, lives = await _seated(company, "Ann", "Bob", "Cay")
        for _ in range(7):
            asked = await _asked(*lives)
            await asked.play(asked.options[0])
        asked = await _asked(*lives)
        begun, head = asked.table["begun"], asked.seq
        seat = asked.table["you"]["seats"][0]
        sent = {"t": "rewind", "seat": seat, "to": begun + 1, "ask": asked.question["id"], "key": key()}
        await asked.say(sent)
        proposed = await asked.verdict(sent["key"])
        assert proposed["t"] == "done", proposed
        others = [live for live in lives if live is not asked]
        for live in others:
            await live.until("table")
        assert others[0].table["proposal"]["waits"] == [o.table["you"]["seats"][0] for o in others]
        # A no closes it, and so does an answer.
        assert (await _vote(others[0], proposed["seq"], False))["t"] == "done"
        assert (await _vote(others[1], proposed["seq"], True))["reason"] == "stale"
        sent["key"] = key()
        await asked.say(sent)
        proposed = await asked.verdict(sent["key"])
        assert (await _vote(others[0], proposed["seq"], True))["t"] == "done"
        last = await _vote(others[1], proposed["seq"], True)
        assert last["t"] == "done", last
        for live in lives:
            await live.until_seq(last["seq"])
        assert any(line.get("notice", {}).get("id") == "notice-rewind" for line in lives[0].lines)
        assert lives[0].table["head"] >= head or lives[0].seq > head
        served.restart()
        lives = [await person.live(table) for person in people]
        await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
        verdict = await people[0].ok("POST", f"/api/tables/{table}/verify")
        assert verdict["ok"], verdict
        # Any moment before and after the rewind can be looked at.
        for seq in (begun, begun + 3, last["seq"] - 1, last["seq"], last["seq"] + 1):
            then = await people[1].ok("GET", f"/api/tables/{table}/moments/{seq}?seat=1")
            assert then["scene"]["viewer"] == 1
        log = await people[1].ok("GET", f"/api/tables/{table}/log?seat=1")
        assert {line["seq"] for line in log["lines"]} >= {last["seq"]}


# --- bots and cover ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_bots_play_their_seats(served: Served, bot: str) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 3))["table"]["id"]
        for seat in (1, 2):
            await ann.ok("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
        await ann.ok("POST", f"/api/tables/{table}/start")
        live = await ann.live(table)
        await live.play_on(Dice.seeded(3))
        assert (await ann.ok("POST", f"/api/tables/{table}/verify"))["ok"]


async def test_a_hint_does_not_queue_behind_bots(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables wait for bots, the next free worker is a person's."""
    run, thinking, most = served.node.workers.run, 0, 0

    async def counted(job: Any, *args: Any) -> Any:
        nonlocal thinking, most
        if job is not jobs.choose:
            return await run(job, *args)
        thinking += 1
        most = max(most, thinking)
        try:
            return await run(job, *args)
        finally:
            thinking -= 1

    monkeypatch.setattr(served.node.workers, "run", counted)
    async with Company(served) as company:
        ann = await company.person("Ann")
        tables = [(await ann.make_table(GAME, 2))["table"]["id"] for _ in range(5)]
        for table in tables:
            await ann.ok("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            await ann.ok("POST", f"/api/tables/{table}/start")
        lives = [await ann.live(table) for table in tables]
        await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
    assert most == served.node.settings.workers == 1


async def test_cover_and_return(served: Served) -> None:
    async with Company(served) as company:
        table, people, (a, b) = await _seated(company, "Ann", "Bob", patience=1)
        ann, bob = people
        seats = f"/api/tables/{table}/seats"
        # Not while its owner is there.
        assert await ann.refused("POST", f"{seats}/1/cover", {"bot": "random"}) == (409, "refused")
        await b.close()
        offered = await a.until("presence", offers=[1])
        assert offered["seats"] == {"0": True, "1": False}
        assert (await ann.ok("POST", f"{seats}/1/cover", {"bot": "random"}))["seats"][1]["cover"] == "random"
        # The bot plays on: Ann is never stuck.
        for _ in range(6):
            asked = await _asked(a)
            await asked.play(asked.options[0])
        # Nobody else can take the seat; the owner takes it back and is asked again.
        eve = await company.person("Eve")
        link = await ann.ok("POST", f"/api/tables/{table}/links", {"role": "play"})
        await eve.follow(link["path"])
        assert await eve.refused("POST", f"{seats}/1/sit", {}) == (409, "conflict")
        assert await eve.refused("POST", f"{seats}/1/return") == (403, "forbidden")
        b = await bob.live(table)
        await b.until("moment")
        if b.ask and 1 in b.question["waiting"]:
            refused = await bob.refused(
                "POST", f"/api/tables/{table}/undo", {"seat": 1, "ask": b.question["id"], "key": key()}
            )
            assert refused[0] == 409
        await bob.ok("POST", f"{seats}/1/return")
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        assert (await ann.ok("POST", f"/api/tables/{table}/verify"))["ok"]


async def test_a_bots_answer_after_its_owner_came_back_is_refused(served: Served) -> None:
    """A slow bot: the seat is taken back while it thinks."""
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        seat = asked.table["you"]["seats"][0]
        path = f"/api/tables/{table}/seats/{seat}"
        await asked.person.ok("POST", f"{path}/cover", {"bot": "greedy"})
        await asked.person.ok("POST", f"{path}/return")
        back = await ann.ok("GET", f"/api/tables/{table}")
        async with asyncio.timeout(PATIENCE):
            while (await served.run(served.node.thinkers.queue.depth())).busy:
                await asyncio.sleep(0.05)
        info = await bob.ok("GET", f"/api/tables/{table}")
        assert info["head"] == back["head"], "whatever the bot had in mind came too late"
        assert not info["seats"][seat].get("cover")


# --- forks, rematches, restarts -----------------------------------------------------------------------------


async def test_a_fork_of_any_moment(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        for _ in range(5):
            asked = await _asked(a, b)
            await asked.play(asked.options[0])
        begun, head = a.table["begun"], (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        for seq in range(begun, head + 1):
            forked = (await bob.ok("POST", f"/api/tables/{table}/fork", {"seq": seq}))["table"]
            assert forked["origin"] == {"table": table, "seq": seq}
            assert forked["host"] == bob.guest
            assert forked["phase"] == "playing"
        assert await ann.refused("GET", f"/api/tables/{forked['id']}") == (404, "not-found")
        live = await bob.live(forked["id"])
        await live.play_on(Dice.seeded(4))
        verdict = await bob.ok("POST", f"/api/tables/{forked['id']}/verify")
        assert (verdict["covers"], verdict["adopted"], "why" in verdict) == ("nothing", 1, False)
        # The old table does not notice, and once it is over forks are exact.
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        again = (await ann.ok("POST", f"/api/tables/{table}/fork", {"seq": begun + 2}))["table"]
        then = await ann.ok("GET", f"/api/tables/{table}/moments/{begun + 2}?seat=0")
        adopted = 2  # begun, then the saved match put on the table; bots may have gone on since
        now = await ann.ok("GET", f"/api/tables/{again['id']}/moments/{adopted}?seat=0")
        assert then["scene"]["nodes"] == now["scene"]["nodes"]


async def test_a_fork_keeps_its_bots_and_waits_for_nobody(served: Served) -> None:
    """Bob's seat is covered and the third is a bot's: Ann can play her fork to the end alone."""
    async with Company(served) as company:
        table, (ann, bob), _ = await _seated(company, "Ann", "Bob", bots=("greedy",))
        await bob.ok("POST", f"/api/tables/{table}/seats/1/cover", {"bot": "random"})
        head = (await ann.ok("GET", f"/api/tables/{table}"))["head"]
        fork = (await ann.ok("POST", f"/api/tables/{table}/fork", {"seq": head}))["table"]
        assert [(seat["by"], seat.get("bot")) for seat in fork["seats"]] == [
            ("person", None), ("bot", "random"), ("bot", "greedy")
        ]  # fmt: skip
        live = await ann.live(fork["id"])
        await live.play_on(Dice.seeded(4))
        assert (await ann.ok("GET", f"/api/tables/{fork['id']}"))["phase"] == "over"


async def test_a_bot_plays_on_for_people_who_do_not_come_along(served: Served) -> None:
    async with Company(served) as company:
        table, (_ann, bob), _ = await _seated(company, "Ann", "Bob")
        head = (await bob.ok("GET", f"/api/tables/{table}"))["head"]
        fork = (await bob.ok("POST", f"/api/tables/{table}/fork", {"seq": head}))["table"]
        assert [(seat["by"], seat.get("bot")) for seat in fork["seats"]] == [
            ("bot", USUAL_BOT), ("person", None)
        ]  # fmt: skip


async def test_a_table_left_and_taken_up_again_after_a_restart(served_everywhere: Served) -> None:
    served = served_everywhere
    async with Company(served) as company:
        table, people, (a, b) = await _seated(company, "Ann", "Bob")
        for _ in range(3):
            for _ in range(4):
                asked = await _asked(a, b)
                await asked.play(asked.options[0])
            await _asked(a, b)
            before = [live.scene for live in (a, b)]
            served.restart()
            a, b = [await person.live(table) for person in people]
            for live, old in zip((a, b), before, strict=True):
                await live.until("moment")
                assert live.scene is not None
                assert old is not None
                assert live.scene.seq >= old.seq
                if live.scene.seq == old.seq:
                    assert live.scene.nodes == old.nodes
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        assert (await people[0].ok("POST", f"/api/tables/{table}/verify"))["ok"]


async def test_rematch(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        assert await ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "phase")
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        one, two = await asyncio.gather(
            ann.ok("POST", f"/api/tables/{table}/rematch"), bob.ok("POST", f"/api/tables/{table}/rematch")
        )
        assert one["table"]["id"] == two["table"]["id"] != table
        info = await bob.ok("GET", f"/api/tables/{one['table']['id']}")
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
        assert info["phase"] == "playing", "both asked for it: nobody is waited for"
        assert (await ann.ok("GET", f"/api/tables/{table}"))["rematch"] == info["id"]


async def test_the_same_again_waits_for_those_who_have_not_asked(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        info = (await bob.ok("POST", f"/api/tables/{table}/rematch"))["table"]
        assert info["phase"] == "lobby"
        assert [seat.get("ready", False) for seat in info["seats"]] == [False, True]
        assert (await ann.ok("POST", f"/api/tables/{table}/rematch"))["table"]["phase"] == "playing"


async def test_one_press_begins_the_same_again_among_bots(served: Served) -> None:
    async with Company(served) as company:
        table, (ann,), (a,) = await _seated(company, "Ann", bots=("random",))
        await a.play_on(Dice.seeded(1))
        info = (await ann.ok("POST", f"/api/tables/{table}/rematch"))["table"]
        assert (info["phase"], info["seats"][1]["bot"]) == ("playing", "random")


# --- journals out and in ------------------------------------------------------------------------------------


async def test_export_import_and_the_dice(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        promise = await ann.ok("GET", f"/api/tables/{table}/dice")
        assert set(promise) == {"commitment", "nonces", "over"}
        for path in ("journal", "verify"):
            method = "GET" if path == "journal" else "POST"
            assert await ann.refused(method, f"/api/tables/{table}/{path}") == (409, "phase")
        asked = await _asked(a, b)
        for path in (f"moments/{asked.seq}", "log"):
            assert await ann.refused("GET", f"/api/tables/{table}/{path}?seat=1") == (403, "forbidden")
        await asked.answer(asked.options[0])
        await asked.say(
            {
                "t": "undo",
                "seat": asked.table["you"]["seats"][0],
                "ask": asked.question["id"],
                "key": "k" * 12,
            }
        )
        await asyncio.gather(a.play_on(Dice.seeded(1)), b.play_on(Dice.seeded(2)))
        kept = await ann.ok("GET", f"/api/tables/{table}/dice")
        assert kept["commitment"] == promise["commitment"]
        assert kept["secret"]
        file = (await ann.ask("GET", f"/api/tables/{table}/journal")).content
        journal = Journal.parse(file.splitlines())
        journal.verify()
        taken = await bob.http.post("/api/journals", content=file)
        assert taken.status_code == 201, taken.text
        info = taken.json()["table"]
        assert info["phase"] == "over"
        assert info["outcome"] == (await ann.ok("GET", f"/api/tables/{table}"))["outcome"]
        copied = await bob.ok("GET", f"/api/tables/{info['id']}/moments/{info['head']}")
        assert copied["scene"]["outcome"]["result"] == "over"
        for seat in range(2):  # whoever looks at a finished match may look through all eyes
            copied = await bob.ok("GET", f"/api/tables/{info['id']}/moments/{info['head']}?seat={seat}")
            assert copied["scene"]["viewer"] == seat
            told = await ann.ok("GET", f"/api/tables/{table}/log?seat={seat}")
            assert told["lines"]
        nobody = f"/api/tables/{table}/moments/{info['head']}?seat=2"
        assert await ann.refused("GET", nobody) == (403, "forbidden")
        assert (await bob.ask("GET", f"/api/tables/{info['id']}/journal")).content == file
        # Content of one's own is neither sent with a table nor brought along in a file.
        bomb = {"sea": {"shells": {"calm": {"1": 20_000_000}}}}
        body = {"game": "pearls", "seats": 2, "overrides": bomb}
        assert await bob.refused("POST", "/api/tables", body) == (422, "bad-request")
        other = msgspec.structs.replace(journal.opening.setup, overrides=bomb)
        opening = msgspec.json.encode(msgspec.structs.replace(journal.opening, setup=other))
        refused = await bob.http.post("/api/journals", content=b"\n".join([opening, *file.splitlines()[1:]]))
        assert refused.status_code == 409
        assert "refused-own-content" in refused.text
        # Nobody agrees on more than manners: a file must not give somebody the table.
        grab = Proposed(0, 0, {"host": bob.guest})
        lines = file.splitlines()
        forged = b"\n".join([lines[0], msgspec.json.encode(grab), *lines[1:]])
        refused = await bob.http.post("/api/journals", content=forged)
        assert refused.status_code == 409
        assert "`host`" in refused.text
        # Somebody who changed a single answer is found out.
        lines = file.splitlines()
        spoilt = b"\n".join([*lines[:2], *lines[3:]])
        refused = await bob.http.post("/api/journals", content=spoilt)
        assert refused.status_code == 409
        assert refused.json()["error"]["why"]["id"] == "refused-bad-journal"


# --- people, seats and links --------------------------------------------------------------------------------


async def test_links_let_in_and_can_be_revoked(served: Served) -> None:
    async with Company(served) as company:
        ann, bob, eve = [await company.person(name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.make_table(GAME, 2)
        table = made["table"]["id"]
        assert await bob.refused("GET", f"/api/tables/{table}") == (404, "not-found")
        assert await bob.refused("POST", f"/api/tables/{table}/enter", {"token": "p.guess"}) == (
            404,
            "not-found",
        )
        info = await bob.follow(made["play"])
        assert info["you"]["seats"] == [], "a link seats nobody"
        assert (await eve.follow(made["watch"]))["you"]["role"] == "watch"
        assert await eve.refused("POST", f"/api/tables/{table}/seats/1/sit", {}) == (403, "forbidden")
        await bob.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
        assert await bob.refused("GET", f"/api/tables/{table}/links") == (403, "forbidden")
        eye = await eve.live(table)
        await eye.until("hello")
        links = (await ann.ok("GET", f"/api/tables/{table}/links"))["links"]
        for link in links:
            await ann.ok("DELETE", f"/api/tables/{table}/links/{link['id']}")
        assert (await eye.until("bye"))["reason"] == "shown-out"
        assert await eve.refused("GET", f"/api/tables/{table}") == (404, "not-found")
        assert (await bob.ok("GET", f"/api/tables/{table}"))["you"]["seats"] == [1], "whoever sits stays"
        late = await company.person("Late")
        token = made["play"].split("#")[1]
        assert await late.refused("POST", f"/api/tables/{table}/enter", {"token": token}) == (
            404,
            "not-found",
        )


async def test_host_hand_over_leaving_and_removing(served: Served) -> None:
    async with Company(served) as company:
        ann, bob, cay = [await company.person(name) for name in ("Ann", "Bob", "Cay")]
        made = await ann.make_table(GAME, 3)
        table = made["table"]["id"]
        path = f"/api/tables/{table}"
        for seat, person in ((1, bob), (2, cay)):
            await person.follow(made["play"])
            await person.ok("POST", f"{path}/seats/{seat}/sit", {})
        assert await bob.refused("POST", f"{path}/start") == (403, "forbidden")
        assert await ann.refused("POST", f"{path}/start") == (409, "refused"), "not everybody is ready"
        await ann.ok("POST", f"{path}/host", {"guest": bob.guest})
        assert await ann.refused("POST", f"{path}/remove", {"guest": cay.guest}) == (403, "forbidden")
        live = await cay.live(table)
        await live.until("hello")
        await bob.ok("POST", f"{path}/remove", {"guest": cay.guest})
        assert (await live.until("bye"))["reason"] == "shown-out"
        assert await cay.refused("GET", path) == (404, "not-found")
        await bob.ok("POST", f"{path}/leave")
        info = await ann.ok("GET", path)
        assert info["host"] == ann.guest, "a host who leaves hands over"
        assert [seat["by"] for seat in info["seats"]] == ["person", "free", "free"]
        assert await bob.refused("GET", path) == (404, "not-found")
        await ann.ok("DELETE", path)
        assert await ann.refused("GET", path) == (404, "not-found")


async def test_several_seats_for_one_person(served: Served) -> None:
    """Hot seat: one person, one socket, the eyes of whichever seat is asked."""
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        await ann.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
        await ann.ok("POST", f"/api/tables/{table}/start")
        live = await ann.live(table)
        seen: set[int | None] = set()
        dice = Dice.seeded(5)
        while live.scene is None or live.ask is not None:
            if live.scene is not None and live.options:
                seen.add(live.scene.viewer)
                await live.answer(dice.pick(live.options))
            else:
                await live.hear()
        assert seen == {0, 1}


async def test_a_seat_can_look_as_another_of_its_own_only(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _), (a, _) = await _seated(company, "Ann", "Bob")
        await a.say({"t": "view", "seat": 1})
        assert (await a.until("refused"))["reason"] == "forbidden"
        assert await ann.refused("GET", f"/api/tables/{table}/moment?seat=1") == (403, "forbidden")
        assert await ann.refused("GET", f"/api/tables/{table}/moments/6?seat=1") == (403, "forbidden")
        assert await ann.refused("GET", f"/api/tables/{table}/log?seat=1") == (403, "forbidden")


async def test_my_tables_say_whose_turn_it_is(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        for person in (ann, bob):
            (mine,) = (await person.ok("GET", "/api/tables"))["tables"]
            assert mine["id"] == table
            assert mine["yours"] == (person is asked.person)
            assert mine["asked"] == asked.question["kind"]
            assert [seat["name"] for seat in mine["seats"]] == ["Ann", "Bob"]
        await b.close()
        await a.until("presence", seats={"0": True, "1": False})
        async with asyncio.timeout(PATIENCE):  # what was on the screen has been seen
            while (await bob.ok("GET", "/api/tables"))["tables"][0]["news"]:
                await asyncio.sleep(0.05)


async def test_another_device_and_being_forgotten(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _), _ = await _seated(company, "Ann", "Bob")
        link = await ann.ok("POST", "/api/me/return-link")
        phone = Person(served, "Ann")
        company.people.append(phone)
        me = await phone.ok("POST", "/api/return", {"token": link["token"]})
        assert me["guest"]["id"] == ann.guest
        assert (await phone.ok("GET", f"/api/tables/{table}"))["you"]["seats"] == [0]
        other = Person(served, "Eve")
        company.people.append(other)
        assert await other.refused("POST", "/api/return", {"token": link["token"]}) == (404, "not-found"), (
            "used up"
        )
        await ann.ok("DELETE", "/api/me")
        assert await phone.refused("GET", "/api/tables") == (401, "guest")
        stored = await _everything(served)
        assert ann.guest not in stored


async def _everything(served: Served) -> str:
    """The whole database as text."""
    import sqlite3

    path = served.settings.databases[0].removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    text = "\n".join(str(connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in names)
    connection.close()
    return text


async def test_table_talk(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _seated(company, "Ann", "Bob")
        await b.say({"t": "chat", "text": "  good\u202e luck "})
        said = (await a.until("chat"))["line"]
        assert (said["text"], said["name"], said["seat"]) == ("good luck", "Bob", 1)
        assert await ann.refused(
            "POST", f"/api/tables/{table}/chat/mute", {"guest": "nobody", "muted": True}
        ) == (
            404,
            "not-found",
        )
        await ann.ok("POST", f"/api/tables/{table}/chat/mute", {"guest": bob.guest, "muted": True})
        assert (await ann.ok("GET", f"/api/tables/{table}/chat"))["lines"] == []
        await ann.ok("POST", f"/api/tables/{table}/chat/mute", {"guest": bob.guest, "muted": False})
        await ann.ok("DELETE", f"/api/tables/{table}/chat/{said['id']}")
        assert (await a.until("unchat"))["id"] == said["id"]
        await ann.ok("PATCH", f"/api/tables/{table}", {"chat": False})
        await b.say({"t": "chat", "text": "hello?"})
        assert (await b.until("refused"))["why"]["id"] == "refused-chat-off"


async def test_why_why_not_and_hints(served: Served) -> None:
    async with Company(served) as company:
        _, _, (a, b) = await _seated(company, "Ann", "Bob")
        asked = await _asked(a, b)
        rule = asked.question["rule"]
        await asked.say({"t": "why", "id": 3, "rule": rule})
        why = await asked.until("why", id=3)
        assert why["rule"] == rule
        assert why["text"]
        await asked.say({"t": "why_not", "id": 4, "touched": "anything"})
        await asked.until("why_not", id=4)
        await asked.say({"t": "hint", "id": 5, "seat": asked.table["you"]["seats"][0]})
        hint = await asked.until("hint", id=5)
        assert hint["action"] in asked.options
        assert len(hint["worth"]) == len(asked.options)
        other = b if asked is a else a
        await other.say({"t": "hint", "id": 6, "seat": asked.table["you"]["seats"][0]})
        assert (await other.until("refused", id=6))["reason"] == "forbidden"


async def test_set_up_in_the_lobby(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        path = f"/api/tables/{table}"
        info = await ann.ok("PATCH", path, {"seats": 3, "options": {"sea": "wild"}, "name": "Friday"})
        assert (len(info["seats"]), info["setup"]["options"], info["name"]) == (3, {"sea": "wild"}, "Friday")
        assert (await ann.refused("PATCH", path, {"options": {"sea": "dry"}}))[0] == 409
        assert (await ann.refused("PATCH", path, {"seats": 40}))[0] == 409
        for seat in (1, 2):
            await ann.ok("POST", f"{path}/seats/{seat}/bot", {"bot": "random"})
        fewer = {"seats": 2, "options": {}}
        assert await ann.refused("PATCH", path, fewer) == (409, "conflict"), "a bot sits on the third"
        await ann.ok("POST", f"{path}/start")
        assert await ann.refused("PATCH", path, {"seats": 2}) == (409, "phase")


def test_every_installed_game_is_listed() -> None:
    assert GAME in installed_games()
