"""Laying the table: the game as it lies on the disk now, and the answers given again as far as they fit."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import msgspec

from fathomfive.dev.again import Reached, play_again
from fathomfive.dev.errand import Errand, Standing
from fathomfive.dev.looking_over import draw
from fathomfive.dev.mistakes import Mistake, mistake_of, texts_of
from fathomfive.dev.shelf import answers_before, lay_table
from fathomfive.dev.start import Start, Way, way_in
from fathomfive.kernel.game import Game, find_game
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.scene import Scene
from fathomfive.tables.views import game_info


class Laid(NamedTuple):
    standing: Standing
    match: Match[Any]
    drawn: Sequence[Scene]
    """What everybody sees."""


async def lay(errand: Errand) -> Laid:
    """Put the table where its answers lead. Raises whatever an author's mistake raises."""
    game = find_game(errand.session.place.name)
    way = await _way(errand, game)
    reached = play_again(game, way)
    drawn = draw(reached.match)
    head = await lay_table(errand, way.start, reached)
    notes = _misfit(errand, reached)
    standing = Standing(
        errand.number, game.id, way.start, head, reached.given, _print(game), reached.rest, notes
    )
    return Laid(standing, reached.match, drawn)


def _print(game: Game[Any]) -> str:
    """One short name for everything that a page fetches once."""
    content = hashlib.blake2b(msgspec.json.encode(game_info(game)), digest_size=12)
    for name in ("rules.toml", "text", "art.svg", "art"):
        for file in _files(files(game.package) / name):
            content.update(file.name.encode())
            content.update(file.read_bytes())
    return content.hexdigest()


def _files(place: Traversable) -> list[Traversable]:
    if place.is_dir():
        return [file for inner in sorted(place.iterdir(), key=lambda one: one.name) for file in _files(inner)]
    return [place] if place.is_file() else []


async def _way(errand: Errand, game: Game[Any]) -> Way:
    session, before = errand.session, errand.before
    if before is not None:
        return Way(before.start, await answers_before(session, before))
    if session.file is not None:
        return way_in(session.file, session.at, game)
    return Way(Start(session.setup(game), session.key))


def _misfit(errand: Errand, reached: Reached) -> tuple[Mistake, ...]:
    """Which answer no longer fits, and where a rule broke if one did."""
    if reached.misfit is None:
        return ()
    says = texts_of(reached.match.game.package, errand.session.language)(reached.misfit.words)
    cause = reached.misfit.cause
    if not isinstance(cause, RuleBroke):
        return (Mistake(says),)
    return (msgspec.structs.replace(mistake_of(cause, errand.session.place.folder), says=says),)
