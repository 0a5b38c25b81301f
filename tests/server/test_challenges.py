"""Challenges on a server: the same dice for everybody, one counted try, results that were played again."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import find_game
from fathomfive.kernel.journal import Journal, Open, Recorder
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import say
from fathomfive.server.journals import schema
from fathomfive.server.journals.challenges import SqlBoard, erase_old
from fathomfive.server.journals.store import Store
from fathomfive.tables import marks
from fathomfive.tables.board import Board, Dare
from fathomfive.tables.clock import iso, now
from fathomfive.tables.dives import code_of, opening_of
from fathomfive.tables.judging import Worth, judge, swim_on
from fathomfive.tables.paper_board import PaperBoard
from fathomfive.tables.settings import Allowances
from tests.server.playing import PATIENCE, Company, Person, Served, migrated

GAME = "tentacula"
SHORT = {"preset": "short", "options": {"level": "first_voyage"}}


async def _seated(person: Person, **more: Any) -> str:
    """A table of one person on both seats: no bot has to think."""
    table: str = (await person.make_table(GAME, 2, **{**SHORT, **more}))["table"]["id"]
    await person.ok("POST", f"/api/tables/{table}/seats/1/sit", {"nonce": f"also {person.name}"})
    await person.ok("POST", f"/api/tables/{table}/start")
    return table


async def _play_out(person: Person, table: str, luck: int = 1) -> None:
    live = await person.live(table)
    await live.play_on(Dice.seeded(luck))
    await live.close()


async def _dared(company: Company, name: str = "Ann") -> tuple[Person, str, str]:
    """Somebody, their finished match, and the challenge made of it."""
    person = await company.person(name)
    table = await _seated(person)
    await _play_out(person, table)
    made = await person.ok("POST", f"/api/tables/{table}/challenge")
    assert made["path"] == f"/c/{made['code']}"
    return person, table, made["code"]


async def _try(person: Person, code: str, *, group: bool = False) -> dict[str, Any]:
    made = await person.ok("POST", f"/api/challenges/{code}/try", {"group": group})
    table: dict[str, Any] = made["table"]
    return table


async def _look(person: Person, code: str) -> dict[str, Any]:
    page: dict[str, Any] = await person.ok("GET", f"/api/challenges/{code}")
    return page


async def _why(person: Person, path: str, body: Any = None, content: bytes | None = None) -> tuple[int, str]:
    """Status and sentence of a refusal."""
    sent = {"json": body} if content is None else {"content": content}
    response = await person.http.request("POST", path, **sent)
    return response.status_code, response.json()["error"]["why"]["id"]


async def test_the_same_dice_and_set_up_one_counted_try_and_results_beside_each_other(
    served_everywhere: Served,
) -> None:
    async with Company(served_everywhere) as company:
        ann, first, code = await _dared(company)
        bob = await company.person("Bob")
        before = await _look(bob, code)
        assert (before["by"], before["total"], before["mine"]) == ("Ann", 1, {})
        assert [row["names"] for row in before["results"]] == [["Ann"]]
        table = await _try(bob, code)
        assert table["origin"]["counted"] is True
        assert (await _try(bob, code))["id"] == table["id"], "whoever is at it is led back there"
        assert (await _look(bob, code))["mine"]["state"] == "open"
        await _play_out(bob, table["id"], luck=2)
        after = await _look(bob, code)
        assert (after["mine"]["state"], after["total"]) == ("counted", 2)
        assert sorted(row["place"] for row in after["results"]) in ([1, 2], [1, 1])
        dice = [
            await who.ok("GET", f"/api/tables/{at}/dice") for who, at in ((ann, first), (bob, table["id"]))
        ]
        assert dice[0]["key"] == dice[1]["key"]
        verdict = await bob.ok("POST", f"/api/tables/{table['id']}/verify")
        assert (verdict["ok"], verdict["covers"]) == (True, "match")
        free = await _try(bob, code)
        assert "counted" not in free["origin"] or not free["origin"]["counted"]
        await _play_out(bob, free["id"], luck=3)
        assert (await _look(bob, code))["total"] == 2, "a free try does not count"


async def test_a_group_has_one_result_and_each_of_them_has_tried(served: Served) -> None:
    async with Company(served) as company:
        ann, _, code = await _dared(company)
        bob, cat = await company.person("Bob"), await company.person("Cat")
        table = (await _try(bob, code, group=True))["id"]
        link = await bob.ok("POST", f"/api/tables/{table}/links", {"role": "play"})
        await cat.follow(link["path"])
        await cat.ok("POST", f"/api/tables/{table}/seats/1/sit", {"nonce": "mine"})
        await cat.ok("POST", f"/api/tables/{table}/seats/1/ready", {"ready": True})
        await bob.ok("POST", f"/api/tables/{table}/start")
        live = {0: await bob.live(table), 1: await cat.live(table)}
        dice = Dice.seeded(4)
        while (await bob.ok("GET", f"/api/tables/{table}"))["phase"] == "playing":
            for who in live.values():
                await who.say({"t": "again"})
                await who.until("moment")
                if who.ask is not None and who.ask["yours"]:
                    await who.play(dice.pick(who.options))
        page = await _look(cat, code)
        assert page["mine"]["state"] == "counted"
        assert ["Bob", "Cat"] in [row["names"] for row in page["results"]]
        assert (await _look(bob, code))["mine"]["result"]["names"] == ["Bob", "Cat"]

        # Who has tried does not sit down to try again with others.
        dan = await company.person("Dan")
        second = (await _try(dan, code, group=True))["id"]
        link = await dan.ok("POST", f"/api/tables/{second}/links", {"role": "play"})
        await ann.follow(link["path"])
        await ann.ok("POST", f"/api/tables/{second}/seats/1/sit", {})
        await ann.ok("POST", f"/api/tables/{second}/seats/1/ready", {"ready": True})
        assert await _why(dan, f"/api/tables/{second}/start") == (409, "refused-challenge-again")
        assert (await _look(dan, code))["mine"] == {}, "nothing of Dan's is used up"


Change = Callable[[list[dict[str, Any]]], None]


def _other_dice(lines: list[dict[str, Any]]) -> None:
    lines[0]["key"] = "0" * 64


def _other_secret(lines: list[dict[str, Any]]) -> None:
    lines[0]["secret"] = "f" * 64


def _other_set_up(lines: list[dict[str, Any]]) -> None:
    lines[0]["setup"]["options"] = {"level": "pros"}


def _other_rules(lines: list[dict[str, Any]]) -> None:
    lines[0]["rules_hash"] = "0" * 32


def _tampered_answer(lines: list[dict[str, Any]]) -> None:
    played = [line for line in lines if line["entry"] == "play"]
    played[3]["action"], played[4]["action"] = played[4]["action"], played[3]["action"]


def _forged_end(lines: list[dict[str, Any]]) -> None:
    lines[-1]["outcome"]["score"] = 99.0


def _not_finished(lines: list[dict[str, Any]]) -> None:
    del lines[-5:]


def _went_back(lines: list[dict[str, Any]]) -> None:
    lines.insert(3, {"entry": "rewind", "to": 1, "key": "0" * 64})


def _played_by_a_bot(lines: list[dict[str, Any]]) -> None:
    lines.insert(3, {"entry": "cover", "seat": 0, "bot": "captain"})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_other_dice, "refused-challenge-dice"),
        (_other_secret, "refused-challenge-dice"),
        (_other_set_up, "refused-challenge-setup"),
        (_other_rules, "refused-challenge-rules"),
        (_tampered_answer, "refused-challenge-forged"),
        (_forged_end, "refused-challenge-forged"),
        (_not_finished, "refused-challenge-unfinished"),
        (_went_back, "refused-challenge-back"),
        (_played_by_a_bot, "refused-challenge-seats"),
        (list.clear, "refused-challenge-unreadable"),
    ],
)
def test_what_is_handed_in_must_be_this_challenge_played_out(change: Change, sentence: str) -> None:
    """Without a server: the judge alone decides, and it is the same for a table of the house."""
    lines, opening = _recorded()
    assert judge(lines, opening, (0, 1)).worth is not None
    read = [json.loads(line) for line in lines]
    change(read)
    judged = judge([json.dumps(line).encode() for line in read], opening, (0, 1))
    assert judged.worth is None
    assert judged.why is not None
    assert judged.why.id == sentence


def _recorded(moment: int = 0) -> tuple[list[bytes], Open]:
    """The dive of a day, played at random."""
    game = find_game(GAME)
    opening, _ = opening_of(game, iso(moment)[:10])
    match = Match.start(game, opening.setup, Dice(opening.key))
    recorder, dice = Recorder(match, Journal(opening, [])), Dice.seeded(7)
    while match.ask is not None:
        recorder.play(dice.pick(match.ask.options_of(match.waiting_for[0])))
    return list(recorder.journal.lines()), opening


async def test_a_journal_from_elsewhere_counts_once_and_for_whoever_played_it(served: Served) -> None:
    """Of a day's dive, which a page without a server deals alike."""
    moment = now()
    (lines, _), code = _recorded(moment), code_of(moment, GAME)
    journal = b"\n".join(lines)
    async with Company(served) as company:
        ann, bob = await company.person("Ann"), await company.person("Bob")
        path = f"/api/challenges/{code}/journal"
        half = b"\n".join(lines[:-5])
        assert await _why(ann, path, content=half) == (409, "refused-challenge-unfinished")
        assert (await _look(ann, code))["mine"] == {}, "what was refused uses nothing up"
        response = await ann.http.post(path, content=journal)
        assert response.status_code == 200, response.text
        page = response.json()
        assert (page["mine"]["state"], page["total"]) == ("counted", 1)
        assert page["results"][0]["elsewhere"] is True
        assert await _why(bob, path, content=journal) == (409, "refused-challenge-known")
        assert await _why(ann, path, content=journal) == (409, "refused-challenge-again")
        mine = await _try(ann, code)
        assert not mine["origin"].get("counted"), "the counted try is used"


async def test_nobody_sees_a_journal_before_their_own_try(served: Served) -> None:
    async with Company(served) as company:
        _, table, code = await _dared(company)
        bob = await company.person("Bob")
        watch = f"/api/challenges/{code}/watch"
        assert await _why(bob, watch) == (403, "refused-challenge-watch")
        told = json.dumps(await _look(bob, code))
        for hidden in ("secret", "salt", "key", "nonces", table):
            assert f'"{hidden}"' not in told
        assert (await bob.ask("GET", f"/api/tables/{table}/journal")).status_code == 404
        mine = await _try(bob, code)
        assert await _why(bob, watch) == (403, "refused-challenge-watch"), "not while one is at it either"
        await _play_out(bob, mine["id"], luck=5)
        seen = (await bob.ok("POST", watch))["table"]
        assert seen["phase"] == "over"
        assert seen["id"] != table, "what was said at the other table stays there"
        dice = await bob.ok("GET", f"/api/tables/{seen['id']}/dice")
        assert dice["nonces"], "whoever watches can check the dice"


async def test_a_try_stays_as_the_challenge_is(served: Served) -> None:
    async with Company(served) as company:
        _, _, code = await _dared(company)
        bob = await company.person("Bob")
        table = (await _try(bob, code, group=True))["id"]
        other = await bob.ask("PATCH", f"/api/tables/{table}", {"options": {"level": "pros"}})
        assert other.json()["error"]["why"]["id"] == "refused-challenge-fixed"
        back = await bob.ask("PATCH", f"/api/tables/{table}", {"undo": "agreement"})
        assert back.json()["error"]["why"]["id"] == "refused-challenge-fixed"


async def test_a_bot_that_answers_for_somebody_spoils_the_try(served: Served) -> None:
    async with Company(served) as company:
        _, _, code = await _dared(company)
        bob = await company.person("Bob")
        table = (await _try(bob, code))["id"]
        await bob.ok("POST", f"/api/tables/{table}/seats/0/cover", {"bot": "random"})
        await bob.ok("POST", f"/api/tables/{table}/seats/0/return")
        await _play_out(bob, table)
        page = await _look(bob, code)
        assert (page["mine"]["state"], page["mine"]["why"]["id"]) == ("void", "refused-challenge-seats")
        assert page["total"] == 1


async def test_what_cannot_be_a_challenge_says_why(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob) = await company.table("pearls", "Ann", "Bob")
        assert await _why(ann, f"/api/tables/{table}/challenge") == (409, "refused-not-over")
        live = {0: await ann.live(table), 1: await bob.live(table)}
        dice = Dice.seeded(1)
        while (await ann.ok("GET", f"/api/tables/{table}"))["phase"] == "playing":
            for who in live.values():
                await who.say({"t": "again"})
                await who.until("moment")
                if who.ask is not None and who.ask["yours"]:
                    await who.play(dice.pick(who.options))
        assert await _why(ann, f"/api/tables/{table}/challenge") == (409, "refused-challenge-against")
        cat = await company.person("Cat")
        assert await _why(cat, f"/api/tables/{table}/challenge") == (404, "refused-not-found")


async def test_a_days_dive_is_the_same_everywhere_and_none_of_tomorrow(served: Served) -> None:

    async with Company(served) as company:
        ann = await company.person("Ann")
        today = code_of(now(), GAME)
        page = await _look(ann, today)
        opening, _ = opening_of(find_game(GAME), iso(now())[:10])
        assert page["commitment"] == opening.commitment
        assert page["day"] == iso(now())[:10]
        for wrong in (
            code_of(now() + 2 * 24 * 3600 * 1000, GAME),
            "20261340-tentacula",
            "20100101-tentacula",
        ):
            assert (await ann.ask("GET", f"/api/challenges/{wrong}")).status_code == 404
        assert (await ann.ask("GET", f"/api/challenges/{code_of(now(), 'pearls')}")).status_code == 409


async def test_who_is_forgotten_leaves_the_list(served: Served) -> None:
    async with Company(served) as company:
        ann, _, code = await _dared(company)
        bob = await company.person("Bob")
        data = await ann.ok("GET", "/api/me/data")
        assert [one["challenge"] for one in data["challenges"]] == [code]
        await ann.ok("DELETE", "/api/me")
        served.node.challenges.board._heaps.clear()  # type: ignore[attr-defined]
        page = await _look(bob, code)
        assert (page.get("total", 0), page.get("by", "")) == (0, "")
        gone = await served.run(erase_old(served.node.shards.first, now() + 1))
        assert gone == 1
        assert (await bob.ask("GET", f"/api/challenges/{code}")).status_code == 404


async def test_tries_are_limited(tmp_path: Any) -> None:
    allow = Allowances(tries_per_hour=1)
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allow) as served:
        async with Company(served) as company:
            bob, code = await company.person("Bob"), code_of(now(), GAME)
            await _try(bob, code)
            assert (await bob.ask("POST", f"/api/challenges/{code}/try", {})).status_code == 429


MANY = 10_000


async def test_ten_thousand_results_load_in_a_tenth_of_a_second(postgres: str) -> None:
    with Served.on(postgres) as served:
        async with Company(served) as company:
            ann, _, code = await _dared(company)
            await served.run(served.node.challenges.board.put_marks(code, []))  # no bot thinks meanwhile
            await served.run(_crowd(served.node.shards.first, code))
            served.node.challenges.board._heaps.clear()  # type: ignore[attr-defined]
            page = await _look(ann, code)
            assert page["total"] == MANY + 1
            assert len(page["results"]) <= 11
            assert page["mine"]["result"]["place"] > 20, "one's own place is told, far down as it is"
            taken = min([await _seconds(ann, code) for _ in range(20)])  # other tests compute beside this one
            print(f"{MANY} results: {taken * 1000:.0f} ms")
            assert taken < 0.1


async def _seconds(person: Person, code: str) -> float:
    began = time.perf_counter()
    await _look(person, code)
    return time.perf_counter() - began


async def _crowd(store: Store, code: str) -> None:
    """A list as long as a good day's, each a little different."""
    moment = json.dumps({"id": "moment-round", "args": {"round": 7}})
    rows = [
        {
            "code": code, "table_id": f"t{n}", "won": n % 3 > 0, "score": float(n % 60), "rounds": n % 40,
            "moment": moment, "cause": "won", "first": float(n % 3 > 0), "second": float(n % 60),
            "third": float(-(n % 40)), "print": f"p{n}", "elsewhere": False, "at": n,
        }
        for n in range(MANY)
    ]  # fmt: skip
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.results), rows)
        found = await connection.execute(schema.results.select().where(schema.results.c.table_id != ""))
        numbers = [row.id for row in found if row.table_id.startswith("t") and row.print.startswith("p")]
        await connection.execute(
            insert(schema.tries),
            [{"code": code, "guest": f"g{n}", "table_id": f"t{n}", "result": n, "at": n} for n in numbers],
        )


async def test_both_boards_place_results_alike(database: str) -> None:
    """The one in a database and the one on paper."""

    opening, bots = opening_of(find_game(GAME), "2026-11-18")
    dare = Dare(code="c", opening=opening, people=(0,), bots=bots, together=True, made=1)
    await migrated(database)
    store = Store.at(database)
    try:
        told = []
        boards: list[Board] = [SqlBoard(store), PaperBoard()]
        for board in boards:
            await board.keep(dare)
            await board.keep(dare)
            assert await board.dare("c") == dare
            for n, merit in enumerate(
                [(1.0, 5.0, -3.0), (1.0, 5.0, -2.0), (0.0, 9.0, 4.0), (1.0, 5.0, -3.0)]
            ):
                assert await board.enter("c", [f"g{n}"], f"t{n}", 5) == []
                worth = Worth(
                    merit[0] > 0, merit[1], abs(int(merit[2])), say("moment-round", round=3), "x", merit
                )
                await board.settle("c", f"t{n}", worth, f"p{n}", 6, False)
                await board.settle("c", f"t{n}", worth, f"p{n}", 6, False)
            assert await board.enter("c", ["g0", "g9"], "t9", 7) == ["g0"]
            assert await board.tries("c", ["g9"]) == []
            assert await board.enter("c", ["g0"], "t0", 7) == [], "the same table is the same try"
            assert await board.has_print("c", "p2")
            standing = await board.standing("c", 2, [one.result for one in await board.tries("c", ["g2"])])  # type: ignore[misc]
            told.append(standing)
            assert [one.guests[0] for one in standing.best] == ["g1", "g0"]
            assert [(one.guests, one.place) for one in standing.others] == [(("g2",), 4)]
        assert told[0].spread == told[1].spread
        assert (told[0].total, told[0].won) == (told[1].total, told[1].won) == (4, 3)
    finally:
        await store.close()


async def test_bots_stand_beside_as_marks_once_somebody_has_a_result(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each level; here of bots that answer at once, a moment at a time."""
    monkeypatch.setattr(marks, "LEVELS", {"random": None, "greedy": None})
    monkeypatch.setattr(marks, "A_LEG", 0.2)
    async with Company(served) as company:
        ann, _, code = await _dared(company)
        assert (await _look(ann, code))["thinking"] is True
        until = time.monotonic() + PATIENCE
        while not (page := await _look(ann, code)).get("marks"):
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
        assert [mark["bot"] for mark in page["marks"]] == ["random", "greedy"]
        assert "thinking" not in page


def test_bots_go_on_from_where_they_were() -> None:
    _, opening = _recorded()
    leg, legs = swim_on(opening, b"", ["random", "random"], (0,), "x", 0.0), 1
    while leg.worth is None:
        leg, legs = swim_on(opening, leg.save, ["random", "random"], (0,), f"x{legs}", 0.0), legs + 1
    assert legs > 10, "each leg was one answer"
