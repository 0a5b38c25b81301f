"""The games that are installed: what they are called, what they can be set to, their words, art and rules."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response

from fathomfive.kernel.game import Game
from fathomfive.kernel.rules import Rule
from fathomfive.kernel.text import house_words
from fathomfive.scene.excerpt import cover_of
from fathomfive.scene.sheet import sheet_of
from fathomfive.server.http.edge import TheNode, reply, says, says_file
from fathomfive.server.http.packed import public_file
from fathomfive.server.http.preview import COVER
from fathomfive.server.operate.node import Node
from fathomfive.tables.protocol import GameInfo
from fathomfive.tables.refusal import not_found
from fathomfive.tables.views import game_info

router = APIRouter(tags=["games"])

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$", alias="game")]
Language = Annotated[str, Path(pattern=r"^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})?$", alias="language")]

_ON_COVER = re.compile(r"^game-[a-z-]+ *=.*(?:\n[ \t].*)*", re.M)
"""A message begins its line and goes on in lines that are set in."""


class Games(msgspec.Struct):
    games: list[GameInfo]


class Rules(msgspec.Struct):
    rules: list[Rule]
    about: dict[str, str]
    """Which rule says what a thing on the table is, by its name or the name of its kind."""


def _game(node: Node, id: str) -> Game[Any]:
    game = node.house.games.get(id)
    if game is None:
        raise not_found()
    return game


async def _file(request: Request, content: bytes, media_type: str) -> Response:
    """A file that may change with a release: kept by the browser, asked for again by its hash."""
    return await public_file(request.headers, content, media_type)


def _read(*found: Traversable) -> bytes:
    content = b"\n".join(file.read_bytes() for file in found if file.is_file())
    if not content:
        raise not_found()
    return content


@router.get("/games", responses=says(Games))
async def games(request: Request, node: TheNode) -> Response:
    known = Games([game_info(game, node.settings.presets) for game in node.house.games.values()])
    return await _file(request, msgspec.json.encode(known), "application/json")


@router.get("/games/{game}", responses=says(GameInfo))
async def game(id: GameId, node: TheNode) -> Response:
    return reply(game_info(_game(node, id), node.settings.presets))


@router.get("/games/{game}/art.svg", responses=says_file("image/svg+xml"), response_class=Response)
async def art(request: Request, id: GameId, node: TheNode) -> Response:
    sheet = sheet_of(_game(node, id).package)
    if not sheet.svg:
        raise not_found()
    return await _file(request, sheet.svg.encode(), "image/svg+xml")


@router.get("/games/{game}/cover.svg", responses=says_file("image/svg+xml"), response_class=Response)
async def cover_art(request: Request, id: GameId, node: TheNode) -> Response:
    """Of its art what a list of games shows."""
    drawn = await asyncio.to_thread(cover_of, _game(node, id).package, id)  # the first time takes a while
    if not drawn:
        raise not_found()
    return await _file(request, drawn.encode(), "image/svg+xml")


@router.get("/games/{game}/cover.png", responses=says_file("image/png"), response_class=Response)
async def cover(request: Request, id: GameId, node: TheNode) -> Response:
    return await _file(request, _read(files(_game(node, id).package) / COVER), "image/png")


@router.get("/games/{game}/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def words(request: Request, id: GameId, language: Language, node: TheNode) -> Response:
    folder = files(_game(node, id).package) / "text"
    return await _file(request, _read(folder / f"{language}.ftl"), "text/plain; charset=utf-8")


@router.get("/games/{game}/cover/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def cover_words(request: Request, id: GameId, language: Language, node: TheNode) -> Response:
    """Of its words what a list of games says: the messages `game-*`."""
    whole = _read(files(_game(node, id).package) / "text" / f"{language}.ftl").decode()
    return await _file(request, "\n".join(_ON_COVER.findall(whole)).encode(), "text/plain; charset=utf-8")


@router.get("/games/{game}/rules", responses=says(Rules))
async def rules(request: Request, id: GameId, node: TheNode) -> Response:
    book = _game(node, id).rulebook
    content = msgspec.json.encode(Rules(list(book), dict(book.about)))
    return await _file(request, content, "application/json")


@router.get("/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def house_text(request: Request, language: Language) -> Response:
    name = f"{language}.ftl"
    folders = (house_words(), files("fathomfive") / "text", files("fathomfive.server") / "text")
    return await _file(request, _read(*(folder / name for folder in folders)), "text/plain; charset=utf-8")
