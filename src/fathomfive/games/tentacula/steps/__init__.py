"""The sequence of play, in the order of the rulebook."""

from fathomfive.games.tentacula.steps.round_end import CloseRound, Draw
from fathomfive.games.tentacula.steps.setup import Chips, Deal, Stash
from fathomfive.games.tentacula.steps.turn import Turn

STEPS = (Stash, Chips, Deal, Turn, Draw, CloseRound)
