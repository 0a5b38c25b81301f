"""What lies on the table: pots with something in them, boats, a barometer and a market."""

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from fathomfive.author import State, Zone

from lobster_pots.book import Book, Cove
from lobster_pots.game import ELBOW_ROOM

ABOARD = "aboard"


def basket() -> Zone:
    return Zone("catch")


class Pot(msgspec.Struct):
    number: int  # of its fisher's pots, for the whole match
    at: str = ABOARD  # or the id of a cove
    inside: Zone = msgspec.field(default_factory=basket)


class Fisher(msgspec.Struct):
    coins: int = 0
    pots: list[Pot] = []
    hold: Zone = msgspec.field(default_factory=basket)
    built: int = 0  # pots so far, lost ones too

    def aboard(self) -> list[Pot]:
        return [pot for pot in self.pots if pot.at == ABOARD]

    def pots_in(self, cove: str) -> list[Pot]:
        return [pot for pot in self.pots if pot.at == cove]

    def build(self) -> Pot:
        self.pots.append(Pot(self.built))
        self.built += 1
        return self.pots[-1]


class Coast(State, kw_only=True):
    """The whole table."""

    fishers: list[Fisher]
    sea: Zone  # what may creep into a pot
    glass: Zone  # forecasts to come; the top one is for tonight
    price: int
    open_glass: bool
    day: int = 0  # from 1
    wind: int | None = None  # of last night
    landed: Zone = msgspec.field(default_factory=basket)  # sold, thrown back or torn away
    past: Zone = msgspec.field(default_factory=lambda: Zone("glass"))

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

    def zones(self) -> dict[str, Zone]:
        found = {"sea": self.sea, "glass": self.glass, "landed": self.landed, "past": self.past}
        for seat, fisher in enumerate(self.fishers):
            found[f"hold-{seat}"] = fisher.hold
            found |= {f"pot-{seat}-{pot.number}": pot.inside for pot in fisher.pots}
        return found

    def components(self) -> Counter[str]:
        return Counter(card for zone in self.zones().values() for card in zone)

    @property
    def lookout(self) -> int:
        """Reads the glass and begins the day; another fisher each day (LOB-DAY-2)."""
        return (self.day - 1) % len(self.fishers)

    def pounds(self, zone: Zone) -> int:
        return sum(self.book.catches[card].pounds for card in zone)

    def lobsters(self, zone: Zone) -> int:
        return sum(self.book.catches[card].pounds > 0 for card in zone)

    def room(self, cove: Cove) -> int:
        """How many more pots fit in (LOB-SET-1)."""
        fishers = len(self.fishers)
        fit = 2 * fishers if cove.wide else fishers + ELBOW_ROOM
        return fit - sum(len(fisher.pots_in(cove.id)) for fisher in self.fishers)
