"""What is said at the table: the questions, their answers, what comes of them, and why something cannot be.

`moves` and `fights` work out what an answer may come to.
"""

from fathomfive.games.lurk.describe.answers import describe
from fathomfive.games.lurk.describe.prompts import prompt
from fathomfive.games.lurk.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
