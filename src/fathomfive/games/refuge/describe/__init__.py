"""What is said at the table: the questions, their answers, what comes of them, and why something cannot be.

`answers`, `menu` and `choices` have the answers, `follows` what comes of them, `outlook` counts what the next
Kraken card may do.
"""

from fathomfive.games.refuge.describe.answers import describe
from fathomfive.games.refuge.describe.prompts import prompt
from fathomfive.games.refuge.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
