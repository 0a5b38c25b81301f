"""What a chat shows of a link to this house: a title, a sentence, a picture; for readers without scripts.

Whoever holds a link to a table may read its name, its game and who invites. Everything else waits inside.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any

import msgspec
from starlette.requests import Request

from fathomfive.kernel.game import Game
from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import FALLBACK, Texts, say
from fathomfive.server.journals.store import MAYBE_GONE
from fathomfive.server.operate.node import Node
from fathomfive.tables.board import Dare
from fathomfive.tables.records import Row
from fathomfive.tables.refusal import Refusal

HOUSE = "Fathom Five"
HOUSE_CARD = "/social-card.png"
COVER = "cover.png"
"""In a game's folder: its picture for chats, which show no SVG. Without one the house's card stands in."""

_TEXTS = files("fathomfive.server") / "text"
_LANGUAGES = frozenset(languages_of(_TEXTS))
_TABLE = re.compile(r"/t/([a-z0-9]{4,40})/?")
_CHALLENGE = re.compile(r"/c/([a-z0-9_-]{1,50})/?")
_GAME = re.compile(r"/games/([a-z0-9_-]{1,40})(/learn|/short|/rules)?/?")


class Preview(msgspec.Struct, frozen=True):
    title: str
    text: str
    picture: str = HOUSE_CARD

    def tags(self, base: str, path: str) -> str:
        """The lines for a page's head; pictures and addresses want their whole name there."""
        said = {
            "og:type": "website",
            "og:site_name": HOUSE,
            "og:title": self.title,
            "og:description": self.text,
            "og:url": base + path,
            "og:image": base + self.picture,
        }
        named = {"description": self.text, "twitter:card": "summary_large_image"}
        lines = [f'<meta property="{name}" content="{escape(words)}">' for name, words in said.items()]
        lines += [f'<meta name="{name}" content="{escape(words)}">' for name, words in named.items()]
        return f"<title>{escape(self.title)}</title>\n    " + "\n    ".join(lines)


async def preview(request: Request, node: Node) -> Preview:
    """Of the page at this address; of the house, if there is nothing to say about it."""
    texts = _texts(_language(request.headers.get("accept-language", "")))
    path = request.url.path
    games = node.house.games
    if (
        (found := _TABLE.fullmatch(path))
        and (row := await _door(found[1], request, node))
        and row.game in games
    ):
        game = games[row.game]
        title = f"{row.name}: {game.title}" if row.name else game.title
        host = (await _names(row.host, node)).get(row.host, "")
        text = (
            say("preview-invited", host=host, game=game.title)
            if host
            else say("preview-table", game=game.title)
        )
        return Preview(title, texts(text), _picture(game))
    if (found := _CHALLENGE.fullmatch(path)) and (dare := await _dare(found[1], request, node)):
        game = games[dare.opening.setup.game]
        host = (await _names(dare.by, node)).get(dare.by, "")
        text = say("preview-challenge" if host else "preview-dive", host=host, game=game.title)
        return Preview(f"{game.title} · {HOUSE}", texts(text), _picture(game))
    if (found := _GAME.fullmatch(path)) and found[1] in games:
        game = games[found[1]]
        return Preview(f"{game.title} · {HOUSE}", texts(say("preview-game", game=game.title)), _picture(game))
    return Preview(HOUSE, texts(say("preview-house")))


async def _door(table: str, request: Request, node: Node) -> Row | None:
    """A page comes whatever happens to the database, and nobody tries out ids through it."""
    try:
        await node.limits.spend("requests", "", request.client.host if request.client else "")
        return await node.shards.of(table).row(table)
    except (Refusal, *MAYBE_GONE):
        return None


async def _dare(code: str, request: Request, node: Node) -> Dare | None:
    try:
        await node.limits.spend("requests", "", request.client.host if request.client else "")
        dare = await node.challenges.dare(code)
        return dare if dare.opening.setup.game in node.house.games else None
    except (Refusal, *MAYBE_GONE):
        return None


async def _names(guest: str, node: Node) -> dict[str, str]:
    try:
        return await node.shards.names([guest]) if guest else {}
    except (Refusal, *MAYBE_GONE):
        return {}


def _picture(game: Game[Any]) -> str:
    return f"/api/games/{game.id}/{COVER}" if (files(game.package) / COVER).is_file() else HOUSE_CARD


def _language(accepted: str) -> str:
    """The first one of the request that the house speaks."""
    tongues = (part.split(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((tongue for tongue in tongues if tongue in _LANGUAGES), FALLBACK)


@lru_cache(maxsize=len(_LANGUAGES))
def _texts(language: str) -> Texts:
    return Texts(language, _TEXTS)
