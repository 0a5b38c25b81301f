"""A game with nothing in it but a table: each test brings its own steps.

On the table lie a deck of cards, a hand for each seat, an open row, a number and a list of words.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, Start
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, End, Outcome, Step
from fathomfive.kernel.state import State
from fathomfive.kernel.zones import Zone
from fathomfive.scene import Box, Described, Stage, Tableau, sealed

CARDS = ["ray", "eel", "crab", "squid", "whale", "coral", "clam", "tang"]
RULE = "BARE-1"


class Table(State):
    deck: Zone
    hands: list[Zone]
    row: Zone
    words: list[str] = []
    number: int = 0


class Say(Action, frozen=True, tag="say"):
    word: str


class NoOptions(msgspec.Struct, frozen=True):
    pass


def the_end(seats: int) -> End:
    return End(Outcome((1.0,) * seats, tuple(range(seats)), "done", RULE))


def says(seat: int, *words: str) -> list[Say]:
    return [Say(seat, word) for word in words]


def zones(g: Table) -> dict[str, Zone]:
    return {"deck": g.deck, "row": g.row, **{f"hand{seat}": hand for seat, hand in enumerate(g.hands)}}


def bare_game(first: Iterable[Step], *steps: type[Step], **more: Any) -> Game[Table]:
    """A game that begins with these steps; `steps` are all that may stand on its agenda."""
    opening = list(first)

    def begin(start: Start) -> tuple[Table, list[Step]]:
        deck = Zone.of("fish", CARDS)
        table = Table(
            dice=start.dice, deck=deck, hands=[Zone("fish") for _ in range(start.seats)], row=Zone("fish")
        )
        return table, msgspec.convert(msgspec.to_builtins(opening), list[game_steps])

    game_steps: Any = steps[0]
    for step in steps[1:]:
        game_steps = game_steps | step
    wiring: dict[str, Any] = {
        "options": NoOptions,
        "book": lambda overrides, options: {},
        "evaluate": lambda g, seat: 0.5,
        "stage": lambda g: sealed(Stage(label="table", box=Box(0, 0, 1, 1))),
        "scene": lambda g, viewer: Tableau(),
        "describe": lambda g, ask, action, viewer: Described(label=action.word),
        "components": lambda g: {"cards": sum(map(len, zones(g).values()))},
    }
    return Game(
        id="bare",
        title="Bare",
        package="tests.kernel",
        seats=range(1, 9),
        version=1,
        state=Table,
        steps=steps,
        actions=(Say,),
        begin=begin,
        zones=zones,
        **(wiring | more),
    )


def start(game: Game[Any], seats: int = 1, seed: str | int = 0, *, tracked: bool = True) -> Match[Any]:
    return Match.start(game, Setup(game.id, seats), Dice.seeded(seed), tracked=tracked)
