"""`fathom games`: what can be played here."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Rich

from fathomfive.cli.output import out, print_json, speak
from fathomfive.cli.settings import AsJson, spelled
from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.text import Text, say
from fathomfive.learning.tutorial import tutorial_of
from fathomfive.proof.setups import every_setup
from fathomfive.scene.set_up import OptionField, option_fields
from fathomfive.terminal.words import texts_of


def games(json: AsJson = False) -> None:
    """List the games: id, title, seats, modes, and set-up options with their values, the default first."""
    listed = list(installed_games().values())
    if json:
        print_json([_facts(game) for game in listed])
        return
    if not listed:
        speak(say("games-none"))
        return
    for game in listed:
        out().print(Rich.assemble((game.id, "bold cyan"), "  ", (game.title, "bold")))
        out().print(Padding(_table(game), (0, 0, 0, 2)))
    speak(say("games-hint"), "dim")


def _facts(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "modes": modes(game),
        "tutorial": tutorial_of(game) is not None,
        "options": [
            {"name": field.name, "kind": field.kind, "default": field.default, "choices": field.choices}
            for field in option_fields(game)
        ],
    }


def modes(game: Game[Any]) -> list[str]:
    """Alone, together or against each other, over every set-up that fits."""
    found = {"solo": False, "cooperative": False, "competitive": False}
    for setup in every_setup(game):
        if setup.seats == 1:
            found["solo"] = True
        elif game.cooperative(game.read_options(setup.options)):
            found["cooperative"] = True
        else:
            found["competitive"] = True
    return [mode for mode, there in found.items() if there]


def _table(game: Game[Any]) -> Table:
    texts = texts_of(game)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", min_width=9)
    table.add_column(overflow="fold")
    least, most = game.seats[0], game.seats[-1]
    table.add_row(texts(say("games-seats")), str(least) if least == most else f"{least}-{most}")
    table.add_row(
        texts(say("games-modes")), ", ".join(texts(say(f"games-mode-{mode}")) for mode in modes(game))
    )
    if tutorial_of(game) is not None:
        table.add_row(texts(say("games-tutorial")), f"fathom play {game.id} --tutorial")
    heading = texts(say("games-options"))
    for field in option_fields(game):
        label = texts(Text(f"option-{field.name}")) if f"option-{field.name}" in texts else ""
        table.add_row(heading, Rich.assemble(_values(field), (f"  {label}", "dim")))
        heading = ""
    table.add_row()
    return table


def _values(field: OptionField) -> str:
    """`difficulty=standard|abyss|first_dive`, the default first."""
    if field.kind == "count":
        return f"{field.name}={field.default} ({field.choices[0]}-{field.choices[-1]})"
    choices = [field.default, *(choice for choice in field.choices if choice != field.default)]
    return f"{field.name}={'|'.join(spelled(choice) for choice in choices)}"
