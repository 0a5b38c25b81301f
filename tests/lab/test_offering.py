"""From the lab to a table and back: a variant is offered, signed, played by people, and stands in the report
apart from bots."""

import asyncio
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from fathomfive.cli import app
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.lab.offering import as_toml, offer
from fathomfive.lab.people import PeopleRow, Settings, people_of, read, take_in
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.report.folk import folk
from fathomfive.lab.report.study import Study
from fathomfive.lab.store import Store
from fathomfive.server.operate.presets import read_presets
from fathomfive.server.operate.seals import key_in, name_of
from tests.lab.conftest import MakePlan
from tests.server.playing import Company, Live, Served

Fathom = Callable[..., Result]

PLAN = """
title = "How rich should the bank be?"
game = "pearls"
matches = 10
seats = [2]
bots = ["random"]
options.sea = "calm"
[[change]]
name = "A poor bank"
overrides.sea.bank = 10
"""


@pytest.fixture
def fathom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fathom:
    """A command in this process, in an empty folder and on a wide terminal without colours."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    for name, value in {"COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    return lambda *words: CliRunner().invoke(app, list(words))


@pytest.fixture
def run(fathom: Fathom) -> Path:
    Path("plan.toml").write_text(PLAN)
    done = fathom("lab", "run", "plan.toml", "--here", "--cpus", "1", "--out", "run")
    assert done.exit_code == 0, done.output
    return Path("run").absolute()


@pytest.fixture
def preset(fathom: Fathom, run: Path) -> Path:
    words = ("--variant", "A poor bank", "--about", "Ten pearls, no more.")
    done = fathom("lab", "offer", str(run), *words, "--key", "key.pem", "--out", "poor.toml")
    assert done.exit_code == 0, done.output
    assert "fathom serve --presets poor.toml --designer ed25519:" in " ".join(done.stdout.split())
    return Path("poor.toml").absolute()


async def _played(live: Live, seed: int) -> None:
    await live.play_on(Dice.seeded(seed))


async def test_the_whole_way_from_a_plan_to_people_and_back(
    fathom: Fathom, run: Path, preset: Path, tmp_path: Path
) -> None:
    designer = name_of(key_in(Path("key.pem")))
    presets = read_presets(preset, [designer])
    database = f"sqlite:///{tmp_path}/house.db"
    with Served.on(database, presets=presets) as served:
        async with Company(served) as company:
            host = await company.person("Ann")
            (info,) = [one for one in (await host.ok("GET", "/api/games"))["games"] if one["id"] == "pearls"]
            assert info["presets"][0]["title"] == "A poor bank"
            assert info["presets"][0]["options"] == {"sea": "calm"}
            for names, bots, chosen in (
                (("Ben", "Cleo"), (), "a-poor-bank"),
                (("Dora", "Emil"), (), ""),
                (("Finn",), ("random",), "a-poor-bank"),
            ):
                table, people = await company.table("pearls", *names, bots=bots, preset=chosen)
                lives = [await person.live(table) for person in people]
                await asyncio.gather(*(_played(live, seed) for seed, live in enumerate(lives)))
            three, people = await company.table("pearls", "Gus", "Hal", "Ida", preset="a-poor-bank")
            lives = [await person.live(three) for person in people]
            await asyncio.gather(*(_played(live, seed) for seed, live in enumerate(lives)))
    done = await asyncio.to_thread(
        fathom, "tables", "results", "pearls", "told.jsonl", "--database", database
    )
    assert done.exit_code == 0, done.output
    told = Path("told.jsonl").read_text()
    assert not any(name in told for name in ("Ben", "Cleo", "Dora", "Emil", "Finn", "Gus"))
    done = await asyncio.to_thread(fathom, "lab", "people", str(run), "--from", "told.jsonl")
    assert done.exit_code == 0, done.output
    assert "3 new matches of people." in done.stdout
    assert "1 left out: played with seats or options" in done.stdout
    again = await asyncio.to_thread(fathom, "lab", "people", str(run), "--from", database)
    assert "No new match of people, 3 known already." in again.stdout

    store = Store.open(run)
    assert store.table("matches").height == 20  # no person among the rows of bots
    rows = people_of(store)
    settings = Settings(store)
    found = {row.company: settings.of(row) for row in rows if row.rules == store.run.rules[1]}
    assert {name: trial.change for name, trial in found.items() if trial} == dict.fromkeys(
        ("people", "mixed"), "A poor bank"
    )
    assert all(row.decisions > 0 and row.winners for row in rows)
    won, lengths = folk(Study(store))
    shown = won.chart["data"]["values"] if won.chart else []
    assert [(row["variant"], row["row"]) for row in shown] == [
        ("as printed, 2 seats", "people (1), who begins"),
        ("as printed, 2 seats", "bots: random, begins"),
        ("A poor bank, 2 seats", "people (1), who begins"),
        ("A poor bank, 2 seats", "people against bots (1)"),
        ("A poor bank, 2 seats", "bots: random, begins"),
    ]
    page = (run / "report.html").read_text("utf-8")
    assert won.question in page
    assert lengths.question in page
    assert "3 matches of people have come back" in page


def test_a_preset_says_what_was_measured(preset: Path) -> None:
    (read,) = read_presets(preset)
    assert (read.id, read.title, read.about) == ("a-poor-bank", "A poor bank", "Ten pearls, no more.")
    assert (read.options, read.overrides) == ({"sea": "calm"}, {"sea": {"bank": 10}})
    assert read.measured is not None
    (counted,) = read.measured.counted
    assert (counted.seats, counted.bots, counted.matches, counted.whose) == (2, "random", 10, "opener")
    assert 0 <= counted.won <= 10


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("bank = 10", "bank = 11"),
        ("Ten pearls, no more.", "Twenty pearls."),
        ("matches = 10", "matches = 1000"),
        ('sea = "calm"', 'sea = "wild"'),
        ('signature = "', 'signature = "AA'),
    ],
)
def test_a_house_refuses_what_was_changed_after_signing(preset: Path, was: str, now: str) -> None:
    text = preset.read_text("utf-8")
    assert was in text
    preset.write_text(text.replace(was, now), "utf-8")
    with pytest.raises(Refused) as refused:
        read_presets(preset)
    assert refused.value.why.id == "refused-preset-changed"


def test_a_house_refuses_what_was_measured_with_other_rules(
    preset: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.toys.pearls.game import GAME

    read_presets(preset)
    monkeypatch.setattr(type(GAME), "rules_hash", lambda *_: "of the next release")
    with pytest.raises(Refused) as refused:
        read_presets(preset)
    assert refused.value.why.id == "refused-preset-rules"


def test_a_house_may_insist_on_its_designers(preset: Path, tmp_path: Path) -> None:
    other = name_of(key_in(tmp_path / "other.pem"))
    with pytest.raises(Refused) as refused:
        read_presets(preset, [other])
    assert refused.value.why.id == "refused-preset-designer"
    bare = preset.read_text("utf-8").split("[preset.measured]")[0]
    preset.write_text(bare, "utf-8")
    assert read_presets(preset)[0].measured is None  # the operator's own, who insists on nobody
    with pytest.raises(Refused):
        read_presets(preset, [other])


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "home" / "designer.pem"
    assert name_of(key_in(file)) == name_of(key_in(file))
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("no key")
    with pytest.raises(Refused) as refused:
        key_in(file)
    assert refused.value.why.id == "refused-designer-key"


def test_only_what_was_played_is_offered(
    fathom: Fathom, run: Path, make_plan: MakePlan, tmp_path: Path
) -> None:
    done = fathom("lab", "offer", str(run), "--variant", "rich")
    assert done.exit_code == 2
    assert "It has: “A poor bank”" in " ".join(done.output.split())
    plan = make_plan(change=[{"name": "poor", "overrides": {"sea": {"bank": 10}}}])
    with Store.writing(tmp_path / "begun", plan) as store:
        rows = Rows()
        rows.add(play_number(plan, 1))  # as printed
        store.write(rows)
        with pytest.raises(Refused) as refused:
            offer(store, "poor")
    assert refused.value.why.id == "refused-offer-unplayed"


def test_a_preset_is_toml_whatever_stands_in_it() -> None:
    odd: dict[str, Any] = {
        "id": "odd",
        "title": 'A "quoted" \\ line\nand 🐙\x7f',
        "overrides": {"a b": {"0": [1, 2.5, True, {"x": "y"}], "−": {}}},
        "measured": {
            "on": "2026-11-18",
            "counted": [{"won": 0.5, "options": {}}],
            "by": "",
            "signature": "s",
        },
    }
    assert tomllib.loads(as_toml(odd)) == {"preset": [odd]}


ROW = PeopleRow(
    match="1", game="pearls", rules="", seats=3, options={}, who=["person"] * 3,
    cause="bank", winners=[0], score=None, decisions=9, opener=0,
)  # fmt: skip


def test_people_are_counted_where_seats_options_and_rules_are_the_same(
    make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(seats=[3], options={"sea": ["calm", "wild"]})
    with Store.writing(tmp_path, plan) as store:
        calm, wild = store.run.rules
        rows = [
            msgspec.structs.replace(ROW, **{"rules": calm, **given})
            for given in (
                {},  # calm is how it comes
                {"match": "2", "options": {"sea": "wild"}, "rules": wild},
                {"match": "3", "seats": 2, "who": ["person"] * 2},
                {"match": "4", "rules": "other"},
                {"match": "5", "game": "refuge"},
                {"match": "6", "who": ["greedy"] * 3},
            )
        ]
        taken = take_in(store, [*rows, rows[0]])
    assert (taken.new, taken.known) == (2, 1)
    assert taken.left_out == {"setup": 1, "rules": 1, "game": 1, "bots": 1}
    assert [row.match for row in people_of(store)] == ["1", "2"]
    with pytest.raises(Refused, match="refused-people-line"):
        read([b'{"match": 1}'], "told.jsonl")
