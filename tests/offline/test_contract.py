"""A house in a browser and a hosted one: asked the same, they say the same, in every game."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from msgspec import Meta

from fathomfive.browser.bodies import NameBody
from fathomfive.browser.calls import CALLS
from fathomfive.browser.counter import HOSTED, Route
from fathomfive.browser.shelf import PaperShelf
from fathomfive.tables.protocol import VISIBLE
from tests.offline.contract import OneScreen, Sitting, same_luck
from tests.offline.page import Page
from tests.server.playing import PATIENCE, Company, Served

GAMES = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")
BOT = "greedy"
"""Opposite. Levels stop by the clock: on a busy machine they answer differently each time."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served.on(f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db") as served:
        yield served


async def hosted(served: Served, game: str) -> dict[str, Any]:
    async with Company(served) as company:
        return await Sitting(await company.person("Ann"), game, BOT).all_of_it()


async def in_a_browser(game: str) -> dict[str, Any]:
    async with alone() as page:
        return await Sitting(page, game, BOT).all_of_it()


@contextlib.asynccontextmanager
async def alone() -> AsyncIterator[Page]:
    async with Page.on(PaperShelf()) as page:
        page.guest = (await page.ok("POST", "/me", {"name": "Ann"}))["guest"]["id"]
        yield page


@pytest.mark.parametrize("game", GAMES)
async def test_both_houses_say_the_same(game: str, house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    same_luck(monkeypatch)
    there, here = await hosted(house, game), await in_a_browser(game)
    assert list(here) == list(there)
    for what in there:
        assert here[what] == there[what], what
    assert "question 19" in here, "twenty answers were given"
    assert any(what.startswith("undone") for what in here)


@pytest.mark.parametrize("game", GAMES)
async def test_around_one_screen_both_go_back_and_another_way(
    game: str, house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_luck(monkeypatch)
    async with Company(house) as company:
        there = await OneScreen(await company.person("Ann"), game).there_and_back()
    async with alone() as page:
        here = await OneScreen(page, game).there_and_back()
    assert here == there


async def test_a_finished_match_is_looked_back_at_alike(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_luck(monkeypatch)
    async with Company(house) as company:
        there = await OneScreen(await company.person("Ann"), "tentacula").to_the_end()
    async with alone() as page:
        here = await OneScreen(page, "tentacula").to_the_end()
    assert here == there
    assert sum(what.startswith("review") for what in there) == 2


# --- every call of the one is a call of the other ---------------------------------------------------------

FILES = re.compile(r"/games/\{game\}/(art\.svg|cover\.(svg|png)|(text|cover)/.*)|/text/.*")
"""Files of the house: they lie beside the page."""
OPERATORS = re.compile(r"/(health|ready|metrics)")


@pytest.fixture(scope="module")
def document(house: Served) -> dict[str, Any]:
    """What the server says of its own calls."""
    said: dict[str, Any] = httpx.get(f"{house.url}/api/openapi.json", timeout=PATIENCE).json()
    return said


@pytest.fixture(scope="module")
def routes(document: dict[str, Any]) -> set[tuple[str, str]]:
    return {
        (method.upper(), path.removeprefix("/api"))
        for path, methods in document["paths"].items()
        for method in methods
    }


def test_every_call_to_a_server_is_answered_in_a_browser_or_needs_one(routes: set[tuple[str, str]]) -> None:
    ours = {(route.method, route.path) for route in CALLS}
    others = {
        (method, path)
        for method, path in routes - ours
        if not FILES.fullmatch(path) and not OPERATORS.fullmatch(path)
    }
    shut = {(method, path) for method, path in others if HOSTED.fullmatch(re.sub(r"\{\w+\}", "0", path))}
    assert others - shut == set()
    assert len(shut) > 20


def test_a_browser_answers_nothing_that_a_server_does_not(routes: set[tuple[str, str]]) -> None:
    assert {(route.method, route.path) for route in CALLS} <= routes


def test_nothing_that_is_answered_is_said_to_need_a_server() -> None:
    assert [route.path for route in CALLS if HOSTED.fullmatch(re.sub(r"\{\w+\}", "0", route.path))] == []


# --- what may be said with a call -------------------------------------------------------------------------

LIMITS = {"minLength", "maxLength", "pattern", "minimum", "maximum", "maxProperties", "enum", "type"}


def form(schema: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """The fields of a body with their limits, which of them must be there, and whether others may."""
    body = resolved(schema, parts)
    return {
        "fields": {name: limits(field, parts) for name, field in body["properties"].items()},
        "required": sorted(body.get("required", [])),
        "others": body.get("additionalProperties", True),
    }


def resolved(schema: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = parts[schema["$ref"].rsplit("/", 1)[-1]]
    return schema


def limits(field: dict[str, Any], parts: dict[str, Any]) -> list[dict[str, Any]]:
    """Of each kind of value that a field may have."""
    field = resolved(field, parts)
    kinds = [resolved(one, parts) for one in field.get("anyOf", [field])]
    found = [{name: said for name, said in kind.items() if name in LIMITS} for kind in kinds]
    for one in found:
        if "enum" in one:
            one["enum"] = sorted(one["enum"])
            one.pop("type", None)  # their values say it
    return sorted(found, key=repr)


def of_the_server(document: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    call = document["paths"][f"/api{path}"][method.lower()]
    schema = call["requestBody"]["content"]["application/json"]["schema"]
    return form(schema, document["components"]["schemas"])


@pytest.mark.parametrize(
    "route", [one for one in CALLS if one.body], ids=lambda one: f"{one.method} {one.path}"
)
def test_both_houses_read_a_body_alike(route: Route, document: dict[str, Any]) -> None:
    assert route.body is not None
    ours = msgspec.json.schema(route.body)
    assert form(ours, ours["$defs"]) == of_the_server(document, route.method, route.path)


def test_another_limit_would_be_noticed(document: dict[str, Any]) -> None:
    class LongName(NameBody, kw_only=True):
        name: Annotated[str, Meta(min_length=1, max_length=41, pattern=f"^{VISIBLE}+$")]

    ours = msgspec.json.schema(LongName)
    assert form(ours, ours["$defs"]) != of_the_server(document, "POST", "/me")
