"""The games that are installed: what they are called, what they can be set to, their words, art and rules."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from fathomfive.kernel.game import Game
from fathomfive.kernel.text import FALLBACK
from fathomfive.server.http import public
from fathomfive.server.http.edge import TheNode, reply, says, says_file
from fathomfive.server.http.packed import public_file
from fathomfive.server.http.preview import COVER
from fathomfive.server.operate.node import Node
from fathomfive.tables.answers import Games, Rules
from fathomfive.tables.protocol import GameInfo
from fathomfive.tables.refusal import not_found
from fathomfive.tables.views import game_info

router = APIRouter(tags=["games"])

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$", alias="game")]
Language = Annotated[str, Path(pattern=r"^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})?$", alias="language")]
Wish = Annotated[str, Query(pattern=r"^[a-zA-Z0-9-]{1,35}$", alias="language")]
"""As a browser says it, such as `zh-Hant-TW`."""


def _game(node: Node, id: str) -> Game[Any]:
    game = node.house.games.get(id)
    if game is None:
        raise not_found()
    return game


async def _file(request: Request, content: bytes, media_type: str) -> Response:
    """A file that may change with a release: kept by the browser, asked for again by its hash."""
    return await public_file(request.headers, content, media_type)


def _found(content: bytes | None) -> bytes:
    if content is None:
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
    return await _file(request, _found(public.art(_game(node, id))), "image/svg+xml")


@router.get("/games/{game}/cover.svg", responses=says_file("image/svg+xml"), response_class=Response)
async def cover_art(request: Request, id: GameId, node: TheNode) -> Response:
    """Of its art what a list of games shows."""
    drawn = await asyncio.to_thread(public.cover_art, _game(node, id))  # the first time takes a while
    return await _file(request, _found(drawn), "image/svg+xml")


@router.get("/games/{game}/cover.png", responses=says_file("image/png"), response_class=Response)
async def cover(request: Request, id: GameId, node: TheNode) -> Response:
    picture = public.read([files(_game(node, id).package) / COVER])
    return await _file(request, _found(picture), "image/png")


@router.get("/games/{game}/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def words(request: Request, id: GameId, language: Language, node: TheNode) -> Response:
    return await _file(request, _found(public.words(_game(node, id), language)), "text/plain; charset=utf-8")


@router.get("/games/{game}/cover/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def cover_words(request: Request, id: GameId, language: Language, node: TheNode) -> Response:
    """Of its words what a list of games says: the messages `game-*`."""
    said = public.cover_words(_game(node, id), language)
    return await _file(request, _found(said), "text/plain; charset=utf-8")


@router.get("/games/{game}/rules", responses=says(Rules))
async def rules(request: Request, id: GameId, node: TheNode, language: Wish = FALLBACK) -> Response:
    """In a language; what is not translated into it is in English."""
    book = _game(node, id).rulebook_in(language)
    content = msgspec.json.encode(Rules(list(book), dict(book.about)))
    return await _file(request, content, "application/json")


@router.get("/text/{language}.ftl", responses=says_file("text/plain"), response_class=Response)
async def house_text(request: Request, language: Language) -> Response:
    """What the house says; where the client speaks by a pack, also what the client says."""
    return await _file(request, _found(public.house_text(language)), "text/plain; charset=utf-8")
