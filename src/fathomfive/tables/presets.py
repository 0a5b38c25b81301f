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


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What bots made of one set-up in the lab, and the rules it was played by."""

    seats: int
    options: dict[str, Any]
    bots: str
    matches: int
    won: float
    """Of all matches where everybody wins together; else by `whose`, and a shared victory is part of one."""
    whose: str = ""
    """A bot, or `opener`: whoever began."""
    rules: str


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the lab says of a preset. Whoever changes one word of the preset breaks the signature."""

    on: str
    """The day, as 2026-11-18."""
    counted: tuple[Counted, ...]
    by: str
    """The public key of the designer."""
    signature: str = ""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    game: str
    title: str
    """Shown as it stands, and so is `about`: the operator knows which language the house speaks."""
    about: str = ""
    options: dict[str, Any] = {}
    """Options that it is always played with; all others are for people to choose."""
    overrides: dict[str, Any]
    measured: Measured | None = None

    def played(self, setup: Setup) -> Setup:
        """The set-up with this preset's content and options."""
        options = {**setup.options, **self.options}
        return msgspec.structs.replace(setup, options=options, overrides=self.overrides)

    def is_played_in(self, setup: Setup) -> bool:
        chosen = all(setup.options.get(name) == value for name, value in self.options.items())
        return chosen and self.game == setup.game and self.overrides == setup.overrides


def with_preset(presets: Iterable[Preset], setup: Setup, name: str) -> Setup:
    """The set-up with the content of a preset of its game; no name is the printed content."""
    if not name:
        return msgspec.structs.replace(setup, overrides={})
    for preset in presets:
        if (preset.game, preset.id) == (setup.game, name):
            return preset.played(setup)
    game = installed_games().get(setup.game)  # that there is none is said when the table is laid
    welcome = welcome_of(game) if game is not None else None
    if name == SHORT and welcome is not None:
        return msgspec.structs.replace(setup, overrides=welcome.short.overrides)
    known = ", ".join(preset.id for preset in presets if preset.game == setup.game)
    raise Refusal("refused", say("refused-no-preset", preset=name, known=known or "-"))


def preset_of(presets: Iterable[Preset], setup: Setup) -> Preset | None:
    """The preset this set-up is played with, if it is one of this house."""
    return next((one for one in presets if one.is_played_in(setup)), None)


def kept_to(presets: Iterable[Preset], before: Setup, wanted: Setup) -> Setup:
    """Another choice of options at a table that has a preset: the preset's own options stay."""
    preset = preset_of(presets, before)
    return wanted if preset is None else preset.played(wanted)


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
    ours = any((one.game, one.overrides) == (setup.game, setup.overrides) for one in presets)
    if setup.overrides and not known and not _is_short(setup) and not ours:
        raise Refusal("refused", "refused-own-content")
