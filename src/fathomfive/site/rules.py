"""By which a page knows, without Python, that another release plays a game by other rules."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from fathomfive.kernel.game import Game
from fathomfive.learning.welcome import welcome_of
from fathomfive.scene.set_up import option_fields


def rules_mark(game: Game[Any]) -> str:
    """Changes with the rules hash of any set-up that differs from the usual one in one option, and of the
    short match."""
    setups: list[tuple[dict[str, Any], dict[str, Any]]] = [({}, {})]
    setups += [({field.name: choice}, {}) for field in option_fields(game) for choice in field.choices]
    if (welcome := welcome_of(game)) is not None:
        setups.append((welcome.short.options, welcome.short.overrides))
    books = [game.book_for(game.read_options(options), overrides) for options, overrides in setups]
    hashes = [game.rules_hash(book) for book in books]
    return sha256("".join(hashes).encode()).hexdigest()[:16]
