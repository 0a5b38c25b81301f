"""The sea as a graph: which regions touch, which borders lead to another map, how far a port is.

Everything here follows from `content/atlas.toml`; nothing changes during a campaign.
"""

from __future__ import annotations

import heapq
from collections import deque
from functools import cached_property

import msgspec

from fathomfive.games.sleeping.entries import Canvas, Location, Map, Region

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


class Atlas(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    canvas: Canvas
    map: tuple[Map, ...]

    @cached_property
    def maps(self) -> dict[str, Map]:
        return {page.id: page for page in self.map}

    @cached_property
    def regions(self) -> dict[str, Region]:
        return {region.id: region for page in self.map for region in page.region}

    @cached_property
    def locations(self) -> dict[int, Location]:
        return {place.number: place for page in self.map for place in page.location}

    @cached_property
    def places_in(self) -> dict[str, tuple[Location, ...]]:
        """The locations of each region."""
        return {
            region: tuple(place for place in self.locations.values() if place.region == region)
            for region in self.regions
        }

    @cached_property
    def map_of(self) -> dict[str, str]:
        return {region.id: page.id for page in self.map for region in page.region}

    @cached_property
    def exits(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """For each region the edges a ship may cross (SLG-EDGE-1), and where it may come in (SLG-EDGE-2).

        Cliffs are no borders, neither for leaving nor for entering (SLG-RULING-42).
        """
        return {
            region.id: {edge: entries for edge in region.borders if (entries := self._entries(page, edge))}
            for page in self.map
            for region in page.region
        }

    def _entries(self, page: Map, edge: str) -> tuple[str, ...]:
        beyond = self.maps.get(page.edges[edge].map)
        if beyond is None:  # no map behind it, or one of an expansion (SLG-EDGE-4)
            return ()
        return tuple(region.id for region in beyond.region if OPPOSITE[edge] in region.borders)

    @cached_property
    def steps(self) -> dict[str, tuple[str, ...]]:
        """Every region one step of the ship can lead to, over edges too."""
        return {
            name: (*region.neighbours, *(to for entries in self.exits[name].values() for to in entries))
            for name, region in self.regions.items()
        }

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {start: self._walk(start) for start in self.regions}

    def _walk(self, start: str) -> dict[str, int]:
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.steps[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def distance(self, start: str, goal: str) -> int:
        return self._distances[start][goal]

    def connected(self, start: str, goal: str) -> bool:
        return goal in self._distances[start]

    @cached_property
    def ports(self) -> tuple[str, ...]:
        return tuple(name for name, region in self.regions.items() if region.port)

    @cached_property
    def markets(self) -> tuple[str, ...]:
        return tuple(name for name, region in self.regions.items() if region.market)

    @cached_property
    def harshness(self) -> dict[int, int]:
        """By how much the challenges around each location are harder than in the easiest waters."""
        hardest = {page.id: int(page.challenge_range.split("-")[1]) for page in self.map}
        easiest = min(hardest.values())
        return {place.number: hardest[page.id] - easiest for page in self.map for place in page.location}

    @cached_property
    def _ways(self) -> dict[float, dict[str, dict[str, float]]]:
        return {}

    def ways(self, hazard: float) -> dict[str, dict[str, float]]:
        """How far every region is from every other if entering a hazard counts as so many steps more."""
        if hazard not in self._ways:
            self._ways[hazard] = {start: self._sail(start, hazard) for start in self.regions}
        return self._ways[hazard]

    def _sail(self, start: str, hazard: float) -> dict[str, float]:
        found: dict[str, float] = {}
        queue = [(0.0, start)]
        while queue:
            far, here = heapq.heappop(queue)
            if here in found:
                continue
            found[here] = far
            for there in self.steps[here]:
                heapq.heappush(queue, (far + 1 + (hazard if self.regions[there].hazard else 0), there))
        return found

    def nearest_ports(self, start: str) -> list[str]:
        """All ports that are equally near, counted in steps over all maps (SLG-DEF-5, SLG-RULING-19)."""
        least = min(self.distance(start, port) for port in self.ports)
        return [port for port in self.ports if self.distance(start, port) == least]

    def towards(self, start: str, goal: str) -> list[str]:
        """The first steps of every shortest way (SLG-EVENT-10)."""
        best = self.distance(start, goal) - 1
        return [there for there in dict.fromkeys(self.steps[start]) if self.distance(there, goal) == best]
