"""The operator's file of presets: read, and tables laid with each of them, before a house opens."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup, find_game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import say
from fathomfive.scene.set_up import option_fields
from fathomfive.server.operate.seals import is_unbroken
from fathomfive.tables.presets import Preset

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class _File(msgspec.Struct, forbid_unknown_fields=True):
    preset: tuple[Preset, ...]


def read_presets(file: Path | None, designers: Collection[str] = ()) -> tuple[Preset, ...]:
    """The presets of a file, or `Refused` with what is wrong with it and where.

    `designers`: whose signatures are wanted; without any, the operator's own presets need none.
    """
    if file is None:
        return ()
    try:
        presets = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).preset
        seen: set[tuple[str, str]] = set()
        for preset in presets:
            if (preset.game, preset.id) in seen:
                raise ValueError(f'preset "{preset.id}": there are two of this name for {preset.game}')
            seen.add((preset.game, preset.id))
            _check(preset)
    except (OSError, ValueError) as error:  # no such file, no TOML, another shape, other content
        raise Refused(say("refused-presets", file=str(file), reason=str(error))) from error
    for preset in presets:
        _check_seal(preset, file, designers)
    return presets


def _check_seal(preset: Preset, file: Path, designers: Collection[str]) -> None:
    """What the lab says of a preset is only shown if nobody has changed it, and if it is still true."""
    measured = preset.measured
    if designers and (measured is None or measured.by not in designers):
        raise Refused(say("refused-preset-designer", preset=preset.id, file=str(file)))
    if measured is None:
        return
    if not is_unbroken(preset):
        raise Refused(say("refused-preset-changed", preset=preset.id, file=str(file)))
    game = find_game(preset.game)
    for counted in measured.counted:
        options = game.read_options(preset.options | counted.options)
        if game.rules_hash(game.book_for(options, preset.overrides)) != counted.rules:
            raise Refused(
                say("refused-preset-rules", preset=preset.id, file=str(file), game=game.title, on=measured.on)
            )


def _check(preset: Preset) -> None:
    where = f'preset "{preset.id}"'
    if not NAME.fullmatch(preset.id):
        raise ValueError(f"{where}: an id has small letters, digits, - and _, at most 40")
    if not preset.overrides:
        raise ValueError(f"{where}: it changes nothing; say what in [preset.overrides]")
    game = installed_games().get(preset.game)
    if game is None:
        raise ValueError(
            f'{where}: there is no game "{preset.game}"; there are {", ".join(installed_games())}'
        )
    for setup in _setups(game, preset.options):
        changed = preset.played(setup)
        try:
            Match.start(game, changed, Dice.seeded(0))
        except Exception as error:  # content that fits the form may still break a rule
            raise ValueError(f"{where}, {setup.seats} seats, options {setup.options}: {error}") from error


def _setups(game: Game[Any], fixed: Mapping[str, Any]) -> Iterator[Setup]:
    """Every number of seats with the usual options, and every choice of each option with seats that fit."""
    fields = [field for field in option_fields(game) if field.name not in fixed]
    choices = [{}, *({field.name: one} for field in fields for one in field.choices)]
    for given in choices:
        options = game.read_options({**given, **fixed})
        fitting = [seats for seats in game.seats if game.fits(options, seats) is None]
        for seats in fitting if not given else fitting[:1]:
            yield Setup(game.id, seats, given)
