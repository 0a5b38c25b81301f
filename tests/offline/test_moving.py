"""All tables of a device to a file and back: nothing is lost on the way, and nothing that lies there."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.browser.archive import LIST, MOST_BYTES
from fathomfive.browser.calls import CALLS
from fathomfive.browser.device import DEVICE
from fathomfive.browser.shelf import Leaf, PaperShelf
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Journal
from fathomfive.tables.ports import Rejected
from tests.offline.page import Page
from tests.offline.test_front import a_table, asked
from tests.server.playing import key


async def play(page: Page, game: str, answers: int, seed: int = 1, bots: int = 1) -> str:
    """A running table after so many answers, with notes and talk."""
    table, live = await a_table(page, game, bots)
    dice = Dice.seeded(seed)
    for _ in range(answers):
        await asked(live)
        await live.answer(dice.pick(live.options))
    await asked(live)
    await live.say({"t": "chat", "text": "Deep."})
    await live.until("chat")
    await page.ok("PUT", f"/tables/{table}/notes", {"text": "mind the kelp", "base": 0})
    return table


async def taken(page: Page) -> str:
    return str((await page.ok("GET", "/device/tables"))["file"])


async def brought(page: Page, file: str) -> list[tuple[str, str]]:
    came = (await page.ok("POST", "/device/tables", file))["tables"]
    return [(one["table"], one["what"]) for one in came]


async def all_of(page: Page, table: str) -> dict[str, Any]:
    """What a person can see of a table, without times."""
    info = await page.ok("GET", f"/tables/{table}")
    notes = await page.ok("GET", f"/tables/{table}/notes")
    told = await page.ok("GET", f"/tables/{table}/log?since=0&seat=0")
    talk = [line["text"] for line in (await page.ok("GET", f"/tables/{table}/chat"))["lines"]]
    left_out = ("since", "bots", "you", "host", "watchers")
    seen = {name: said for name, said in info.items() if name not in left_out}
    seen["seats"] = [
        {name: seat.get(name) for name in ("by", "name", "bot", "cover", "mine")} for seat in info["seats"]
    ]
    if info["phase"] == "playing":
        moment = await page.ok("GET", f"/tables/{table}/moment?seat=0")
        seen["moment"] = {"scene": moment["scene"], "ask": {**(moment["ask"] or {}), "since": ""}}
    return {"info": seen, "you": info["you"]["seats"], "notes": notes["text"], "log": told, "talk": talk}


async def test_a_running_and_a_finished_table_come_home_on_another_device() -> None:
    async with Page.on(PaperShelf()) as page:
        finished, live = await a_table(page)
        await live.play_on(Dice.seeded(3))
        running = await play(page, "refuge", 6, bots=0)
        before = {table: await all_of(page, table) for table in (finished, running)}
        answer = await page.ok("GET", "/device/tables")
        assert (answer["tables"], answer["left"]) == (2, 0)
    async with Page.on(PaperShelf()) as other:
        assert dict(await brought(other, answer["file"])) == {finished: "new", running: "new"}
        assert (await other.ok("GET", "/me"))["guest"]["name"] == "Ann"
        for table, there in before.items():
            assert await all_of(other, table) == there
        live = await other.live(running)
        await asked(live)
        await live.answer(live.options[0])
        assert (await other.ok("POST", f"/tables/{finished}/verify"))["covers"] == "match"


async def test_what_came_home_is_there_on_the_next_page() -> None:
    async with Page.on(PaperShelf()) as page:
        table, file = await play(page, "refuge", 3, bots=0), await taken(page)
    shelf = PaperShelf()
    async with Page.on(shelf) as other:
        await brought(other, file)
        seen = await all_of(other, table)
    async with Page.on(shelf) as again:
        assert await all_of(again, table) == seen


async def test_a_table_that_went_back_comes_home_and_ends_well() -> None:
    """Rewinds name entries and draw new dice: they must be the same ones afterwards."""
    async with Page.on(PaperShelf()) as page:
        table, live = await a_table(page, "refuge", 0)
        dice = Dice.seeded(5)
        for _ in range(5):
            await asked(live)
            await live.answer(dice.pick(live.options))
        question = await asked(live)
        of = key()
        back = {"t": "rewind", "seat": 0, "to": live.scene.seq - 3 if live.scene else 0, "key": of}
        await live.say({**back, "ask": question["id"]})
        assert (await live.verdict(of))["t"] == "done"
        file = await taken(page)
    async with Page.on(PaperShelf()) as other:
        assert await brought(other, file) == [(table, "new")]
        assert await brought(other, file) == [(table, "same")]
        live = await other.live(table)
        await live.play_on(Dice.seeded(2))
        assert (await other.ok("POST", f"/tables/{table}/verify"))["covers"] == "match"


async def test_a_fork_comes_home() -> None:
    async with Page.on(PaperShelf()) as page:
        table, live = await a_table(page, "refuge", 0)
        for _ in range(3):
            await asked(live)
            await live.answer(live.options[0])
        head = (await page.ok("GET", f"/tables/{table}"))["head"]
        fork = (await page.ok("POST", f"/tables/{table}/fork", {"seq": head}))["table"]["id"]
        seen, file = await all_of(page, fork), await taken(page)
    async with Page.on(PaperShelf()) as other:
        assert set(await brought(other, file)) == {(table, "new"), (fork, "new")}
        assert await all_of(other, fork) == seen


async def test_the_same_or_a_longer_journal_stays() -> None:
    shelf = PaperShelf()
    async with Page.on(shelf) as page:
        table = await play(page, "refuge", 2, bots=0)
        file = await taken(page)
        assert await brought(page, file) == [(table, "same")]
        live = await page.live(table)
        await asked(live)
        await live.answer(live.options[0])
        seen = await all_of(page, table)
        came = (await page.ok("POST", "/device/tables", file))["tables"]
        assert [(one["what"], one["more"]) for one in came] == [("ahead", 1)]
        assert await all_of(page, table) == seen
    async with Page.on(shelf) as again:
        assert await all_of(again, table) == seen


async def test_a_table_that_went_on_elsewhere_goes_on_here() -> None:
    here, there = PaperShelf(), PaperShelf()
    async with Page.on(here) as page:
        table = await play(page, "refuge", 2, bots=0)
        early = await taken(page)
    async with Page.on(there) as page:
        await brought(page, early)
        live = await page.live(table)
        for _ in range(3):
            await asked(live)
            await live.answer(live.options[0])
        seen, late = await all_of(page, table), await taken(page)
    async with Page.on(here) as page:
        await page.ok("GET", f"/tables/{table}/moment?seat=0")  # it is in memory, too
        assert await brought(page, late) == [(table, "on")]
        assert await all_of(page, table) == seen
    async with Page.on(here) as again:
        assert await all_of(again, table) == seen


async def test_of_two_that_went_different_ways_both_stay() -> None:
    here, there = PaperShelf(), PaperShelf()
    async with Page.on(here) as page:
        table = await play(page, "refuge", 2, bots=0)
        early = await taken(page)
        live = await page.live(table)
        await asked(live)
        await live.answer(live.options[0])
        seen = await all_of(page, table)
    async with Page.on(there) as page:
        await brought(page, early)
        live = await page.live(table)
        await asked(live)
        await live.answer(live.options[-1])
        late = await taken(page)
    async with Page.on(here) as page:
        (other, what), *_ = await brought(page, late)
        assert what == "apart"
        assert other != table
        assert await all_of(page, table) == seen
        assert (await page.ok("GET", f"/tables/{other}"))["phase"] == "playing"
        assert await brought(page, late) == [(other, "same")]


async def test_a_journal_of_the_file_is_a_journal_as_any_other() -> None:
    async with Page.on(PaperShelf()) as page:
        table, live = await a_table(page)
        await live.play_on(Dice.seeded(3))
        packed = zipfile.ZipFile(io.BytesIO(base64.b64decode(await taken(page))))
        assert sorted(packed.namelist()) == sorted([LIST, f"{table}.fathom"])
        text = packed.read(f"{table}.fathom")
        assert Journal.parse(text.splitlines()).verify().outcome is not None
        assert (await page.ok("POST", "/journals", text.decode()))["table"]["phase"] == "over"


async def test_a_table_that_has_not_begun_is_not_in_it_and_counted() -> None:
    async with Page.on(PaperShelf()) as page:
        await page.ok("POST", "/me", {"name": "Ann"})
        await page.ok("POST", "/tables", {"game": "refuge", "seats": 1})
        answer = await page.ok("GET", "/device/tables")
        assert (answer["tables"], answer["left"]) == (0, 1)


# --- what is no such file, or no longer one -----------------------------------------------------------------


def repacked(file: str, change: Callable[[dict[str, bytes]], None]) -> str:
    """The same file with something changed in it, and sums that fit."""
    packed = zipfile.ZipFile(io.BytesIO(base64.b64decode(file)))
    inside = {name: packed.read(name) for name in packed.namelist()}
    change(inside)
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as other:
        for name, content in inside.items():
            other.writestr(name, content)
    return base64.b64encode(whole.getvalue()).decode()


def in_list(change: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, bytes]], None]:
    def apply(inside: dict[str, bytes]) -> None:
        listed = json.loads(inside[LIST])
        change(listed)
        inside[LIST] = json.dumps(listed).encode()

    return apply


def zipped(**inside: bytes) -> str:
    return repacked(base64.b64encode(b"PK\x05\x06" + b"\0" * 18).decode(), lambda files: files.update(inside))


@pytest.mark.parametrize(
    "file",
    [
        *("", "no base64!", base64.b64encode(b"a picture").decode(), zipped(picture=b"GIF89a")),
        *(zipped(**{LIST: b"{}"}), zipped(**{LIST: b'{"kind": "else"}'}), None, 7, {"file": "x"}),
    ],
)
async def test_what_is_foreign_is_refused(file: Any) -> None:
    async with Page.on(PaperShelf()) as page:
        status, text = await page.ask("POST", "/device/tables", file)
        assert (status, json.loads(text)["error"]["why"]["id"]) == (409, "refused-archive-foreign")
        assert (await page.ok("GET", "/me"))["guest"] is None, "nobody came by it"


@pytest.mark.parametrize(
    ("listed", "why"),
    [
        (b'{"kind": "fathom-five-tables", "format": 2}', "refused-archive-format"),
        (b'{"kind": "fathom-five-tables", "format": 1}', "refused-archive-damaged"),
        (b'{"kind": "fathom-five-tables", "format": 1, "name": "A', "refused-archive-damaged"),
    ],
)
async def test_a_list_that_cannot_be_read_is_refused(listed: bytes, why: str) -> None:
    async with Page.on(PaperShelf()) as page:
        _, text = await page.ask("POST", "/device/tables", zipped(**{LIST: listed}))
        assert json.loads(text)["error"]["why"]["id"] == why


async def test_a_file_beyond_all_measure_is_refused() -> None:
    async with Page.on(PaperShelf()) as page:
        large = base64.b64encode(bytes(MOST_BYTES + 1)).decode()
        _, text = await page.ask("POST", "/device/tables", large)
        assert json.loads(text)["error"]["why"]["id"] == "refused-archive-large"


async def test_a_journal_that_unpacks_beyond_all_measure_is_refused() -> None:
    async with Page.on(PaperShelf()) as page:
        table, file = await play(page, "refuge", 1, bots=0), await taken(page)
    bomb = repacked(file, lambda files: files.update({f"{table}.fathom": b" " * 20_000_000}))
    assert len(bomb) < 100_000
    async with Page.on(PaperShelf()) as other:
        assert await brought(other, bomb) == [(table, "refused")]
        assert (await other.ok("GET", "/tables"))["tables"] == []


@pytest.mark.parametrize("place", range(0, 100, 7))
async def test_a_damaged_file_brings_what_holds_or_nothing(place: int) -> None:
    """A byte is wrong somewhere. Whatever comes of it is a table that holds, or a sentence."""
    async with Page.on(PaperShelf()) as page:
        table, file = await play(page, "refuge", 2, bots=0), await taken(page)
        seen = await all_of(page, table)
    content = bytearray(base64.b64decode(file))
    content[len(content) * place // 100] ^= 0x55
    async with Page.on(PaperShelf()) as other:
        status, text = await other.ask("POST", "/device/tables", base64.b64encode(content).decode())
        assert status in (200, 409), text
        for came in json.loads(text)["tables"] if status == 200 else []:
            if came["what"] == "new":
                assert await all_of(other, came["table"]) == seen
            else:
                assert came["why"]["id"] in ("refused-archive-journal", "refused-bad-journal")


def forged_answer(inside: dict[str, bytes]) -> None:
    name = next(name for name in inside if name != LIST)
    lines = inside[name].splitlines()
    lines[1] = b'{"entry":"play","action":{"do":"swim","seat":0,"to":"z99"}}'
    inside[name] = b"\n".join(lines)


@pytest.mark.parametrize(
    "change",
    [
        forged_answer,
        lambda files: files.pop(next(name for name in files if name != LIST)),
        in_list(lambda listed: listed["tables"][0].update(game="tentacula")),
        in_list(lambda listed: listed["tables"][0].update(origin="nowhere")),
        in_list(
            lambda listed: listed["tables"][0].update(seated=[{"entry": "seat", "seat": 63, "by": "bot"}])
        ),
        in_list(lambda listed: listed["tables"][0].update(begun=1)),
    ],
)
async def test_a_table_that_does_not_hold_is_refused_and_the_next_one_comes(
    change: Callable[[dict[str, bytes]], None],
) -> None:
    async with Page.on(PaperShelf()) as page:
        good = await play(page, "refuge", 2, bots=0)
        bad = await play(page, "refuge", 2, bots=0)  # the latest is the first of the file
        file = await taken(page)
    async with Page.on(PaperShelf()) as other:
        came = await brought(other, repacked(file, change))
        assert came == [(bad, "refused"), (good, "new")]
        assert [one["id"] for one in (await other.ok("GET", "/tables"))["tables"]] == [good]


async def test_no_room_is_told_table_by_table() -> None:
    class Full(PaperShelf):
        async def put(self, leaves: list[Leaf]) -> bool:
            raise Rejected("no room")

    async with Page.on(PaperShelf()) as page:
        table, file = await play(page, "refuge", 1, bots=0), await taken(page)
    async with Page.on(Full()) as other:
        came = (await other.ok("POST", "/device/tables", file))["tables"]
        assert [(one["table"], one["why"]["id"]) for one in came] == [(table, "refused-archive-room")]


def test_calls_about_the_device_are_no_calls_of_a_server() -> None:
    assert all(route.path.startswith("/device/") for route in DEVICE)
    assert not any(route.path.startswith("/device") for route in CALLS)
