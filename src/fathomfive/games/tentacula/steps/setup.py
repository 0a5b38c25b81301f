"""Before the first turn: the stash, the chips, the reef and everybody's first tile."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step
from fathomfive.games.tentacula import tells
from fathomfive.games.tentacula.actions import ChooseChip, ChooseStash
from fathomfive.games.tentacula.board import CREATURES
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps import round_end, turn

HOST = 0  # TEN-RULING-24


class Stash(Step, tag="stash"):
    """The host picks one of the six stashes (TEN-SETUP-3)."""

    def run(self, g: TentaculaState) -> Play:
        tells.sets_out(g)
        stashes = [ChooseStash(HOST, stash) for stash in g.book.stashes]
        choice = yield from Ask("stash", HOST, stashes, "TEN-SETUP-3")
        g.stash_id = choice.stash
        g.need = list(g.book.needs[choice.stash])
        tells.picks_stash(g, HOST, choice.stash)
        g.next(Chips())


class Chips(Step, tag="chips"):
    """In seat order, each player picks an unused animal chip (TEN-SETUP-5)."""

    def run(self, g: TentaculaState) -> Play:
        for seat in range(g.players):
            unused = [ChooseChip(seat, chip) for chip in range(len(CREATURES)) if chip not in g.chips]
            choice = yield from Ask("chip", seat, unused, "TEN-SETUP-5")
            g.chips.append(choice.chip)
            tells.picks_chip(g, seat, choice.chip)
        g.next(Deal())


class Deal(Step, tag="deal"):
    """Shuffle, begin the reef, and give everybody a tile; chance is asked in this order (TEN-SETUP-12)."""

    def run(self, g: TentaculaState) -> Play:
        take_snails_out(g)
        shuffle_tiles(g)
        g.gates.shuffle(g.dice)
        begin_reef(g)
        round_end.turn_up_gate(g)
        for seat in range(g.players):
            yield from round_end.receive(g, seat)  # TEN-SETUP-11
        g.round = 1
        g.next(turn.Turn())


def take_snails_out(g: TentaculaState) -> None:
    """Harder levels play without one or both of the tiles that never leak (TEN-SETUP-8)."""
    snails = [tile.id for tile in g.book.tiles if tile.snail]
    out = g.book.levels[g.level].snails_out
    if 0 < out < len(snails):
        g.dice.shuffle(snails)  # TEN-RULING-25
    for tile in snails[:out]:
        g.box.append(g.book.face_numbers[g.pile.take(f"{tile}a")])
        tells.snail_out(g, g.box[-1])


def shuffle_tiles(g: TentaculaState) -> None:
    """Tiles into any order, then each with any face up, from the top down (TEN-SETUP-9)."""
    pile = g.pile
    pile.shuffle(g.dice)
    for slot in range(len(pile) - 1, -1, -1):
        pile.cards[slot] = f"{pile.cards[slot][:-1]}{'ab'[g.dice.below(2)]}"


def begin_reef(g: TentaculaState) -> None:
    """The first two tiles, turned over, one on each side of the first segment (TEN-SETUP-10)."""
    g.inside[1] = round_end.take_from_pile(g) ^ 1  # TEN-RULING-27
    g.outside[1] = round_end.take_from_pile(g) ^ 1
    g.front = [2, 2]
    tells.reef_begins(g)
