"""The title page of Tentacula: two to four people bring three fish home, past an octopus who wants gems.

`docs/games/tentacula.md` says how the code is laid out and where it reads the rules in its own way. Shells
and snails of each level, gems of each colour and all that is printed on board and tiles stand in `content/`.
"""

from fathomfive.author import Game

# --- the rule sheet ----------------------------------------------------------------------------------

LEAST_SEATS, MOST_SEATS = 2, 4  # TEN-SETUP-13
HOLLOWS = 5  # of every stash (TEN-SETUP-3)
GEMS = 16  # TEN-SETUP-4
LAST_SQUARE = 34  # the finish squares come after it (TEN-MOVE-5)
PRINTED_REEF = 4  # squares that are always safe (TEN-PROT-1)
SEGMENTS = 10  # of reef beside all the others
SQUARES_PER_SEGMENT = 3  # TEN-PROT-3
FLIP = 2  # sides of a shell that the crab flips (TEN-POWER-3)

GAME = Game.of(__package__, title="Tentacula", seats=(LEAST_SEATS, MOST_SEATS), version=2)
