"""The games that are installed: what they are called, what they can be set to, their words, art and rules."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response

from fathomfive.kernel.game import Game
from fathomfive.kernel.rules import Rule
from fathomfive.kernel.text import house_words
from fathomfive.scene.sheet import sheet_of
from fathomfive.server.http.edge import TheNode, reply, says, says_file
from fathomfive.server.http.preview import COVER
from fathomfive.server.operate.node import Node
from fathomfive.tables.protocol import GameInfo
from fathomfive.tables.refusal import not_found
from fathomfive.tables.views import game_info

router = APIRouter(tags=["games"])

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$", alias="game")]
Language = Annotated[str, Path(pattern=r"^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})?$", alias="language")]


class Games(msgspec.Struct):
    games: list[GameInfo]


class Rules(msgspec.Struct):
    rules: list[Rule]


def _game(node: Node, id: str) -> Game[Any]:
    game = node.house.games.get(id)
    if game is None:
        raise not_found()
    return game


def _file(request: Request, content: bytes, media_type: str) -> Response:
    """A file that may change with a release: kept by the browser, asked for again by its hash."""
    tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def _read(*found: Traversable) -> bytes:
    content = b"\n".join(file.read_bytes() for file in found if file.is_file())
    if not content:
        raise not_found()
    return content


@router.get("/games", responses=says(Games))
async def games(request: Request, node: TheNode) -> Response:
    known = Games([game_info(game) for game in node.house.games.values()])
    return _file(request, msgspec.json.encode(known), "application/json")


@router.get("/games/{game}", responses=says(GameInfo))
async def game(id: GameId, node: TheNode) -> Response:
    return reply(game_info(_game(node, id)))


@router.get("/games/{game}/art.svg", responses=says_file("image/svg+xml"), response_class=Response)
async def art(request: Request, id: GameId, node: TheNode) -> Response:
    sheet = sheet_of(_game(node, id).package)
    if not sheet.svg:
        raise not_found()
    return _file(request, sheet.svg.encode(), "image/svg+xml")


@router.get("/games/{game}/cover.png", responses=says_file("image/png"), response_class=Response)
async def cover(request: Request, id: GameId, node: TheNode) -> Response:
    return _file(request, _read(files(_game(node, id).package) / COVER), "image/png")


@router.get("/games/{game}/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def words(request: Request, id: GameId, language: Language, node: TheNode) -> Response:
    folder = files(_game(node, id).package) / "text"
    return _file(request, _read(folder / f"{language}.ftl"), "text/plain; charset=utf-8")


@router.get("/games/{game}/rules", responses=says(Rules))
async def rules(request: Request, id: GameId, node: TheNode) -> Response:
    content = msgspec.json.encode(Rules(list(_game(node, id).rulebook)))
    return _file(request, content, "application/json")


@router.get("/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def house_text(request: Request, language: Language) -> Response:
    name = f"{language}.ftl"
    folders = (house_words(), files("fathomfive") / "text", files("fathomfive.server") / "text")
    return _file(request, _read(*(folder / name for folder in folders)), "text/plain; charset=utf-8")
