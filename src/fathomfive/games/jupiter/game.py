"""The title page of Jupiter Deep: one to seven robots evacuate a colony before the creeps have it.

`docs/games/jupiter.md` says where we read the rulebook in our own way. Actions, hand limit, seats of the pod,
what the cards cost and what is printed on the modules stand in `content/`.
"""

from fathomfive.author import Game

# --- the rule sheet ----------------------------------------------------------------------------------

LEAST_SEATS, MOST_SEATS = 1, 7  # JUP-RULING-1
TILES = 20  # modules; the pod is none of them (JUP-SETUP-1)
INTERIOR = 7  # of them in the middle of the colony: there people live (JUP-SETUP-4)
SLOTS = 7  # of a module: a dome at each edge and one in the middle (JUP-RULING-3)
REACTOR, BEACON = 3, 4  # numbers of the modules with a plant or dish in the middle (JUP-ACT-7)
BASIC = 1  # action for a bridge, a shot, a trade (JUP-ACT-1, JUP-ACT-2, JUP-ACT-4)
BOOST = 1  # action more (JUP-ABL-1)
SHORTEST_FLIGHT = 2  # spaces (JUP-ABL-12)

GAME = Game.of(__package__, title="Jupiter Deep", seats=(LEAST_SEATS, MOST_SEATS), version=2)
