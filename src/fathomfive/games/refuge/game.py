"""The title page of The Refuge: Terror from the Deep, a dive of one to four against the Kraken, or a race of
two to six away from it.

`docs/games/refuge.md` says how the code is laid out and where it reads the rules in its own way. What a host
may change, such as actions, hands and costs, stands in `content/setup.toml`.
"""

from fathomfive.author import Game

# --- the rule sheet ----------------------------------------------------------------------------------

LEAST_SEATS, MOST_SEATS = 1, 6  # of both dives (REF-SETUP-15)
COLUMNS, ROWS = 9, 12  # seven columns between those of the nooks (REF-RULING-1)
FINISH_ROW = 11  # REF-RULING-1
KRAKEN_ROWS = (8, 9, 10)  # the last one right below the finish (REF-RULING-1)
NOOK_COLUMNS = (0, 8)  # in the two Kraken rows nearest to Start (REF-RULING-2)
ABILITIES_PER_DIVER = 3  # REF-SETUP-5
LEVELS = (1, 2, 3)  # of the objectives (REF-SETUP-11)
OBJECTIVES_PER_LEVEL = 3  # one of them blue (REF-SETUP-11)
HEAD_SIZE = 3  # it occupies nine spaces (REF-OCC-1)
LAIR_TENTACLES, LAIR_STEPS = 1, 1  # REF-SPACE-4
SALVAGE_FOR_TENTACLE = 1  # REF-ELIM-1
HELPING_REACH = 1  # whom one may help up by Recover (REF-REC-1)
RACE_DRAW = 1  # REF-COMP-4

GAME = Game.of(
    __package__,
    title="The Refuge",
    seats=(LEAST_SEATS, MOST_SEATS),
    version=2,
    rest_of_answer=frozenset(("unlock_cost",)),
)
