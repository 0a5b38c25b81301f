"""The sequence of play, one file for each part of the rulebook:

`setup` 4.1, `turn` 4.2 and 4.11, `spaces` 4.3 to 4.5, `salvage` 4.6 and 4.8, `contact` 4.7, `recover` 4.9,
`head` 4.10 and 4.13, `tentacles` 4.12, `objectives`, `rewards` and `special` 4.14 and 4.15,
`competitive` 11.

The rules need each other in circles: an elimination meets a goal, its reward moves the head, which devours.
The parts do not: what closes a circle is looked up by its kind, in `deeds.DEEDS`, which `cards` fills, and
in `objectives.REWARDS`, which `rewards` fills. `cards` has a step of its own, so the whole list is put
together on the title page.
"""

from fathomfive.author import Step
from fathomfive.games.refuge.steps import rewards as rewards  # fills objectives.REWARDS
from fathomfive.games.refuge.steps.competitive import RaceAct, RaceKraken, RaceTurn, RaceTurnEnd
from fathomfive.games.refuge.steps.salvage import PassCard
from fathomfive.games.refuge.steps.setup import ChooseDivers, EnterWater, LayOut, SetUp
from fathomfive.games.refuge.steps.turn import Act, DrawKrakenCard, Turn

STEPS: tuple[type[Step], ...] = (
    SetUp,
    ChooseDivers,
    EnterWater,
    LayOut,
    Turn,
    Act,
    PassCard,
    DrawKrakenCard,
    RaceTurn,
    RaceAct,
    RaceTurnEnd,
    RaceKraken,
)
