"""Other content comes from the operator's presets alone, by name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.journal import Journal
from fathomfive.server.operate.presets import read_presets
from fathomfive.tables.presets import Preset
from tests.server.playing import Company, Person, Served

ROOT = Path(__file__).parents[2]
GAME = "pearls"
FILE = """
[[preset]]
id = "eels"
game = "pearls"
title = "Many eels"
about = "Twice as many of them."
[preset.overrides.sea.shells.calm]
0 = 8

[[preset]]
id = "poor"
game = "pearls"
title = "A poor bank"
overrides.sea.bank = 10
"""


def _presets(tmp_path: Path, text: str = FILE) -> tuple[Preset, ...]:
    file = tmp_path / "presets.toml"
    file.write_text(text)
    return read_presets(file)


def test_presets_are_read(tmp_path: Path) -> None:
    eels, poor = _presets(tmp_path)
    assert (eels.id, eels.title, eels.about) == ("eels", "Many eels", "Twice as many of them.")
    assert eels.overrides == {"sea": {"shells": {"calm": {"0": 8}}}}
    assert poor.overrides == {"sea": {"bank": 10}}
    assert read_presets(None) == ()


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("0 = 8", "0 = 20000000"), r'preset "eels".*sea.toml.*20000000 is out of bounds'),
        (("0 = 8", '0 = "many"'), 'preset "eels".*sea.toml.*Expected `int`'),
        (("overrides.sea", "overrides.see"), 'preset "eels".*no content file "see"; there are sea'),
        (('game = "pearls"', 'game = "shells"'), 'preset "eels": there is no game "shells"'),
        (('id = "poor"', 'id = "eels"'), "two of this name"),
        (('id = "poor"', 'id = "Poor Bank"'), "small letters"),
        (("overrides.sea.bank = 10", "overrides = {}"), 'preset "poor": it changes nothing'),
        (('title = "A poor bank"', ""), "missing required field `title`"),
        (('title = "A poor bank"', 'name = "A poor bank"\ntitle = ""'), "unknown field `name`"),
        (("[[preset]]", "[[preset]"), "presets.toml"),
    ],
)
def test_a_wrong_preset_opens_no_house(tmp_path: Path, change: tuple[str, str], found: str) -> None:
    with pytest.raises(Refused, match=found) as refused:
        _presets(tmp_path, FILE.replace(*change))
    assert refused.value.why.id == "refused-presets"
    assert str(refused.value.why.args["file"]).endswith("presets.toml")


def test_a_missing_file_opens_no_house(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="No such file"):
        read_presets(tmp_path / "nowhere.toml")


def test_the_page_for_hosts_shows_a_sound_file(tmp_path: Path) -> None:
    shown = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert (ROOT / "deploy" / "presets.toml").read_text(encoding="utf-8") == shown
    (preset,) = _presets(tmp_path, shown)
    assert preset.title == "A long dive"


async def _play_out(table: str, *people: Person) -> None:
    lives = [await person.live(table) for person in people]
    await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))


async def _taken_in(person_http: httpx.AsyncClient, lines: list[bytes]) -> httpx.Response:
    return await person_http.post("/api/journals", content=b"\n".join(lines))


async def test_guests_choose_a_preset_by_name(tmp_path: Path) -> None:
    presets = _presets(tmp_path)
    with Served.on(f"sqlite:///{tmp_path}/house.db", presets=presets) as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            (info,) = [one for one in (await ann.ok("GET", "/api/games"))["games"] if one["id"] == GAME]
            assert info["presets"][0] == {
                "id": "eels", "title": "Many eels", "about": "Twice as many of them.", "options": {},
            }  # fmt: skip
            table = (await ann.make_table(GAME, 2, preset="eels"))["table"]
            assert table["preset"] == "eels"
            assert table["setup"]["overrides"] == presets[0].overrides
            path = f"/api/tables/{table['id']}"
            printed = await ann.ok("PATCH", path, {"preset": ""})
            assert (printed["preset"], printed["setup"].get("overrides", {})) == ("", {})
            assert (await ann.ok("PATCH", path, {"preset": "poor"}))["preset"] == "poor"
            assert (await ann.ok("PATCH", path, {"options": {"sea": "calm"}}))["preset"] == "poor"
            why = (await ann.ask("PATCH", path, {"preset": "rich"})).json()["error"]["why"]
            assert why == {"id": "refused-no-preset", "args": {"preset": "rich", "known": "eels, poor"}}
            other = (
                await ann.ask("POST", "/api/tables", {"game": GAME, "seats": 2, "preset": "rich"})
            ).json()
            assert other["error"]["why"]["id"] == "refused-no-preset"
            await ann.ok("POST", f"{path}/seats/1/bot", {"bot": "random"})
            await ann.ok("POST", f"{path}/start")
            assert await ann.refused("PATCH", path, {"preset": "eels"}) == (409, "phase")


async def test_a_journal_with_other_content_is_refused(tmp_path: Path) -> None:
    """With the content of a preset it is taken in, where the house has it; so is a rematch."""
    presets = _presets(tmp_path)
    with Served.on(f"sqlite:///{tmp_path}/house.db", presets=presets) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob", preset="eels")
            await _play_out(table, ann, bob)
            lines = (await ann.ask("GET", f"/api/tables/{table}/journal")).content.splitlines()
            taken = await _taken_in(bob.http, lines)
            assert taken.status_code == 201, taken.text
            assert taken.json()["table"]["preset"] == "eels"
            journal = Journal.parse(lines)
            for bomb in ({"sea": {"shells": {"calm": {"0": 9}}}}, {"sea": {"bank": 20_000_000}}):
                setup = msgspec.structs.replace(journal.opening.setup, overrides=bomb)
                opening = msgspec.json.encode(msgspec.structs.replace(journal.opening, setup=setup))
                refused = await _taken_in(bob.http, [opening, *lines[1:]])
                assert refused.status_code == 409
                assert refused.json()["error"]["why"]["id"] == "refused-own-content"
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:  # its operator has taken the presets away
        there = ann.at(served)
        refused = await _taken_in(there.http, lines)
        assert refused.json()["error"]["why"]["id"] == "refused-own-content"
        assert (await there.ok("GET", f"/api/tables/{table}"))["preset"] == ""
        again = await there.ask("POST", f"/api/tables/{table}/rematch")
        assert again.json()["error"]["why"]["id"] == "refused-own-content"
        await there.close()


async def test_a_preset_keeps_its_own_options(tmp_path: Path) -> None:
    """What was measured calm is not played wild under the same name."""
    text = FILE.replace("overrides.sea.bank = 10", 'options.sea = "wild"\noverrides.sea.bank = 10')
    with Served.on(f"sqlite:///{tmp_path}/house.db", presets=_presets(tmp_path, text)) as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            table = (await ann.make_table(GAME, 3, preset="poor", options={"sea": "calm"}))["table"]
            assert (table["preset"], table["setup"]["options"]) == ("poor", {"sea": "wild"})
            path = f"/api/tables/{table['id']}"
            kept = await ann.ok("PATCH", path, {"options": {"sea": "calm"}})
            assert (kept["preset"], kept["setup"]["options"]) == ("poor", {"sea": "wild"})
            eels = await ann.ok("PATCH", path, {"preset": "eels", "options": {"sea": "calm"}})
            assert (eels["preset"], eels["setup"]["options"]) == ("eels", {"sea": "calm"})
            poor = await ann.ok("PATCH", path, {"preset": "poor"})
            assert (poor["preset"], poor["setup"]["options"]) == ("poor", {"sea": "wild"})
