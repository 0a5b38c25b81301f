"""The sequence of play: setup, turn, movement, fight, search, lurkers, events."""

from fathomfive.games.lurk.steps.activation import Assault, Recoverers, Searchers, Volley
from fathomfive.games.lurk.steps.events import DrawEvent
from fathomfive.games.lurk.steps.logistics import Logistics
from fathomfive.games.lurk.steps.lurkers import LurkersAct
from fathomfive.games.lurk.steps.movement import Advance, Movers
from fathomfive.games.lurk.steps.search import SearchTile
from fathomfive.games.lurk.steps.setup import (
    Begin,
    Build,
    ChooseArmies,
    ChooseFactions,
    DeployArmy,
    FirstPlayer,
    LayMap,
    Reveal,
    SetUp,
    TakeCaps,
)
from fathomfive.games.lurk.steps.turn import CleanUp, EndOfTurn, LurkerPhase, Menu, Round, Turn

STEPS = (
    SetUp,
    ChooseFactions,
    ChooseArmies,
    Build,
    Reveal,
    LayMap,
    FirstPlayer,
    TakeCaps,
    DeployArmy,
    Begin,
    Round,
    Turn,
    Menu,
    Logistics,
    Movers,
    Advance,
    Volley,
    Assault,
    Recoverers,
    Searchers,
    SearchTile,
    EndOfTurn,
    DrawEvent,
    LurkerPhase,
    LurkersAct,
    CleanUp,
)
