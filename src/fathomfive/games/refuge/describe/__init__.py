"""What is said at the table: the questions, their answers, what comes of them, and why something cannot be.

`menu` and `choices` describe one answer each, `follows` tells what comes of it, `outlook` counts what the
next Kraken card may do.
"""

from fathomfive.games.refuge.describe.answers import describe
from fathomfive.games.refuge.describe.prompts import prompt
from fathomfive.games.refuge.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
