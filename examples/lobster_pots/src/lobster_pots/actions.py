"""What a fisher may do with one of the day's actions. Resting is the house's Pass."""

from fathomfive.author import Action


class Set(Action, frozen=True, tag="set"):
    """Lower a pot."""

    cove: str


class Haul(Action, frozen=True, tag="haul"):
    """Take up all of one's pots in a cove."""

    cove: str


class Sell(Action, frozen=True, tag="sell"):
    """Bring everything in the hold to market."""


class Build(Action, frozen=True, tag="build"):
    """Pay for one more pot."""
