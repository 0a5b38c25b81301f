"""Presets: other content that the operator of a house lets people play with. Guests name one; what it changes
comes from the operator alone, because content can be of any size.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from fathomfive.kernel.game import Setup, find_game, installed_games
from fathomfive.kernel.text import say
from fathomfive.learning.tutorial import tutorial_of
from fathomfive.learning.welcome import SHORT, welcome_of
from fathomfive.tables.refusal import Refusal


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    game: str
    title: str
    """Shown as it stands, and so is `about`: the operator knows which language the house speaks."""
    about: str = ""
    overrides: dict[str, Any]


def with_preset(presets: Iterable[Preset], setup: Setup, name: str) -> Setup:
    """The set-up with the content of a preset of its game; no name is the printed content."""
    if not name:
        return msgspec.structs.replace(setup, overrides={})
    for preset in presets:
        if (preset.game, preset.id) == (setup.game, name):
            return msgspec.structs.replace(setup, overrides=preset.overrides)
    game = installed_games().get(setup.game)  # that there is none is said when the table is laid
    welcome = welcome_of(game) if game is not None else None
    if name == SHORT and welcome is not None:
        return msgspec.structs.replace(setup, overrides=welcome.short.overrides)
    known = ", ".join(preset.id for preset in presets if preset.game == setup.game)
    raise Refusal("refused", say("refused-no-preset", preset=name, known=known or "-"))


def preset_of(presets: Iterable[Preset], setup: Setup) -> Preset | None:
    """The preset this set-up is played with, if it is one of this house."""
    found = (one for one in presets if one.game == setup.game and one.overrides == setup.overrides)
    return next(found, None)


def preset_name(presets: Iterable[Preset], setup: Setup) -> str:
    """What this set-up's content is called: a preset of this house, the game's short match, or nothing."""
    if (preset := preset_of(presets, setup)) is not None:
        return preset.id
    return SHORT if setup.overrides and _is_short(setup) else ""


def _is_short(setup: Setup) -> bool:
    welcome = welcome_of(find_game(setup.game))
    return welcome is not None and setup.overrides == welcome.short.overrides


def must_be_ours(presets: Iterable[Preset], setup: Setup) -> None:
    """Printed, or changed by a preset of this house or by the game's own guided or short match."""
    guided = tutorial_of(find_game(setup.game))
    known = guided is not None and setup.overrides == guided.overrides
    if setup.overrides and not known and not _is_short(setup) and preset_of(presets, setup) is None:
        raise Refusal("refused", "refused-own-content")
