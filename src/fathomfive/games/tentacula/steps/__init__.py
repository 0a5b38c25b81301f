"""The sequence of play, in the order of the rulebook."""

from fathomfive.games.tentacula.steps.round_end import Draw
from fathomfive.games.tentacula.steps.setup import Chips, Deal, Stash
from fathomfive.games.tentacula.steps.turn import CloseRound, Turn

STEPS = (Stash, Chips, Deal, Turn, Draw, CloseRound)
