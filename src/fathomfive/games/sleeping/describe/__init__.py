"""Options in words, and why something is no option."""

from fathomfive.games.sleeping.describe.options import describe
from fathomfive.games.sleeping.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "why_not"]
