"""What must hold whenever somebody may act, whatever happened before: checked in matches played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from fathomfive.games.refuge.board import Cell, at, cell_id, cell_of
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.state import RefugeState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule

TABLES = [
    (1, {"difficulty": "standard"}),
    (2, {"difficulty": "first_dive"}),
    (4, {"difficulty": "standard"}),
    (3, {"difficulty": "abyss"}),
    (2, {"mode": "competitive"}),
    (6, {"mode": "competitive"}),
]


def check(g: RefugeState) -> None:
    salvage = 64 if g.competitive else 56
    divers = [diver.cell for diver in g.divers if diver.on_board]
    tentacles = g.standing_tentacles()
    assert len(tentacles) + g.supply + g.threat == 16
    assert g.components()["salvage cards"] == salvage
    assert len(g.limbo) == 0
    assert sorted([*g.kraken_deck, *g.kraken_drawn]) == sorted(g.book.kraken_decks[g.deck].cards)
    assert all(count == 1 for count in Counter([*divers, *tentacles]).values())
    assert not [cell for cell in (*divers, *tentacles) if g.is_head(cell)]
    assert not [cell for cell in tentacles if g.board.space[cell] == "start"]
    assert len(g.cameras) == len(set(g.cameras)) <= 3
    assert all(diver.down for diver in g.divers if diver.devoured)
    assert 1 <= g.head % 10 <= 5


@rule("REF-OCC-1", "REF-CONTACT-5", "REF-HEAD-2", "REF-TENT-9")
@pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{n}-{'-'.join(o.values())}" for n, o in TABLES]
)
def test_nothing_gets_lost_or_stands_on_top_of_anything(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        dice = Dice.seeded(f"moves-{seed}")
        match = Match.start(GAME, Setup("refuge", players, options), Dice.seeded(seed), tracked=False)
        for _ in range(400):
            if match.ask is None:
                break
            if match.ask.kind in ("main", "race"):
                check(match.state)
            match.play_unchecked(dice.pick(match.options))


# --- simultaneous steps against the words of the rule ------------------------------------------------

WAYS = {"up": 10, "down": -10, "left": -1, "right": 1}


def moved_by_the_book(g: RefugeState, symbols: Sequence[str], divers: list[Cell]) -> set[Cell]:
    """REF-TENT-6 (a) to (d) word by word, for tables without a tentacle that could meet a Diver or Start."""
    column = {g.head % 10 + place: symbol for place, symbol in enumerate(symbols)}
    standing = set(g.standing_tentacles())
    moving = [cell for cell in standing if cell % 10 in column and cell < 80]
    going = {cell: Cell(cell + WAYS[column[cell % 10]]) for cell in moving}
    for cell, to in list(going.items()):
        cave = to in divers and g.board.space[to] == "cave"
        if to not in g.board.space or g.is_head(to) or cave or (to in standing and to not in going):
            del going[cell]
    head_on = [cell for cell, to in going.items() if going.get(to) == cell]
    going = {cell: to for cell, to in going.items() if cell not in head_on}
    while True:
        stays = [cell for cell, to in going.items() if to in standing and to not in going]
        stays += [c for c, to in going.items() if min(b % 10 for b in going if going[b] == to) < c % 10]
        if not stays:
            return standing - set(going) | set(going.values())
        going = {cell: to for cell, to in going.items() if cell not in stays}


@rule("REF-TENT-6", "REF-RULING-13", "REF-TENT-2", "REF-TENT-3")
@pytest.mark.parametrize("seed", range(6))
def test_any_crowd_of_tentacles_moves_as_the_rule_says(seed: int) -> None:
    dice = Dice.seeded(f"crowd-{seed}")
    for _ in range(40):
        head = dice.below(5) + 1
        symbols = tuple(dice.pick(list(WAYS)) for _ in range(3))
        field = [at(x, y) for x in range(1, 8) for y in range(2, 8)]
        dice.shuffle(field)
        crowd, cave = field[:13], cell_of("c4r4")
        crowd = [cell for cell in crowd if cell != cave]
        dive = refuge_at(
            head=head,
            divers={"mags": "c4r4", "vega": ""},
            tentacles=[cell_id(cell) for cell in crowd],
            supply=3,
        )
        expected = moved_by_the_book(dive.g, symbols, [cave])
        dive.kraken_card(bottom=symbols)
        assert set(dive.g.standing_tentacles()) == expected, (head, symbols, sorted(map(cell_id, crowd)))
