"""The title page of Lurk: two to four armies, every one for itself, on a map that bites back.

First the numbers of the rulebook, in its order; those of cards, dice and map stand in `content/`.
`docs/games/lurk.md` says where we read the rulebook in our own way.
"""

from __future__ import annotations

from fathomfive.author import Game

# --- before the battle
MOST_REDRAWS = 3  # of the map: LRK-SETUP-6, LRK-RULING-2
START_ESSENCE = 3  # LRK-SETUP-10; there is always more of it: LRK-RULING-29
LEAST_MODELS = 3  # in an army: LRK-ARMY-4

# --- the round and the turn
ACTIVATION_TOKENS = 3  # LRK-TURN-1
MOVES_PER_TURN = 2  # of one model: LRK-ACT-5

# --- cards
MOST_HANDS = 2  # LRK-RULING-37: with three models on a tile, no card needs more than two moves
RESERVE_SIZE = 5  # items: LRK-EQUIP-6

# --- dice and range
CONTEST_DICE = 2  # red ones: LRK-DICE-10
MOST_TIES = 20  # LRK-DICE-10, LRK-RULING-19
MOST_RANGE = 4  # LRK-RANGE-2
LONGEST_RANGE = MOST_RANGE + 1  # in Clear Water: LRK-RANGE-2

GAME = Game.of(__package__, title="Lurk", seats=(2, 4), version=3)
