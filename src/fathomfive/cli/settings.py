"""What several commands take: which game, how many seats, which options, which bots.

Everything a person can get wrong here is refused with what would have been right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from fathomfive.bots import SENTENCES
from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.text import say
from fathomfive.scene.set_up import OptionField, option_fields
from fathomfive.terminal.words import languages, speak_in, texts_of


def _speak(language: str) -> str:
    """At once where the house can, so that refusals are in it; the command asks its game about the rest."""
    if language in languages():
        speak_in(language)
    return language


GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `fathom games` lists it.")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats the table has.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="Any word or number; the same seed gives the same dice."),
]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A set-up option; may be given several times."),
]
BOTS_TOLD = "; ".join(f"{name}: {sentence}" for name, sentence in SENTENCES.items())
BotName = Annotated[str, typer.Option("--bot", metavar="NAME", help=f"Who plays every seat. {BOTS_TOLD}.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="LANG",
        envvar="FATHOM_LANGUAGE",
        callback=_speak,
        help=f"The language to speak: {', '.join(languages())}, or another that the game has.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print data for programs instead of words for people.")]


def read_setup(game: Game[Any], seats: int | None, given: Sequence[str] | None) -> Setup:
    """A set-up that fits the game."""
    options = read_options(game, given or ())
    setup = Setup(game.id, default_seats(game, options) if seats is None else seats, options)
    refuse_misfit(game, setup)
    return setup


def default_seats(game: Game[Any], options: dict[str, Any]) -> int:
    """Two where two may play, else as few as may."""
    fitting = [n for n in game.seats if game.fits(game.read_options(options), n) is None]
    return 2 if 2 in fitting else (fitting or list(game.seats))[0]


def refuse_misfit(game: Game[Any], setup: Setup) -> None:
    if setup.seats not in game.seats:
        raise Refused(say("refused-seats", seats=setup.seats, least=game.seats[0], most=game.seats[-1]))
    misfit = game.fits(game.read_options(setup.options), setup.seats)
    if misfit is not None:
        raise Refused(say("refused-fit", reason=texts_of(game)(misfit)))


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    fields = {field.name: field for field in option_fields(game)}
    known = ", ".join(fields) or "-"
    options = {}
    for one in given:
        key, equals, value = one.partition("=")
        if not equals:
            raise Refused(say("refused-option-form", given=one, game=game.title, known=known))
        if key not in fields:
            raise Refused(say("refused-option-unknown", option=key, game=game.title, known=known))
        options[key] = _read_value(fields[key], value)
    return options


def _read_value(field: OptionField, value: str) -> Any:
    if field.kind == "toggle":
        value = {"true": "yes", "false": "no"}.get(value.casefold(), value)
    for choice in field.choices:
        if value.casefold() == spelled(choice).casefold():
            return choice
    allowed = ", ".join(spelled(choice) for choice in field.choices)
    raise Refused(say("refused-option-value", option=field.name, value=value, allowed=allowed))


def spelled(choice: Any) -> str:
    """A value as it is typed after `key=`."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)
