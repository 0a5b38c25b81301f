"""What is said at the table: the questions, their answers, what comes of them, and why something cannot be.

`setup`, `turn` and `fights` describe one answer each.
"""

from fathomfive.games.lurk.describe.answers import describe
from fathomfive.games.lurk.describe.prompts import prompt
from fathomfive.games.lurk.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
