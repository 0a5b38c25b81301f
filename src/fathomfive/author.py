"""Everything a game is written with: the one import of its author.

`docs/author.md` has a sentence for each name; a test counts them.
"""

from fathomfive import scene as look
from fathomfive.kernel.book import ContentError, Prose, Story, decode
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Course, Game, Refused, Start
from fathomfive.kernel.play import Abandon, Action, Ask, End, Flow, Outcome, Pass, Play, Step
from fathomfive.kernel.state import State
from fathomfive.kernel.tells import Beat, Motion, Shows, Tell
from fathomfive.kernel.text import Text, Words, person, say
from fathomfive.kernel.zones import EVERYBODY, NOBODY, Viewer, Zone, may_know, seat_mask
from fathomfive.kit import hexes
from fathomfive.kit.content import Content
from fathomfive.kit.document import Documents
from fathomfive.kit.effects import Verbs
from fathomfive.scene.observe import Numbers, Ones
from fathomfive.scene.view import plain_banner
from fathomfive.scene.wording import worded

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "Abandon",
    "Action",
    "Ask",
    "Beat",
    "Content",
    "ContentError",
    "Course",
    "Dice",
    "Documents",
    "End",
    "Flow",
    "Game",
    "Motion",
    "Numbers",
    "Ones",
    "Outcome",
    "Pass",
    "Play",
    "Prose",
    "Refused",
    "Shows",
    "Start",
    "State",
    "Step",
    "Story",
    "Tell",
    "Text",
    "Verbs",
    "Viewer",
    "Words",
    "Zone",
    "decode",
    "hexes",
    "look",
    "may_know",
    "person",
    "plain_banner",
    "say",
    "seat_mask",
    "worded",
]
