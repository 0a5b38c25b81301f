"""The rest of a turn thought through: where the robot goes, what it shoots, whom it sends where.

A beam search over sketches: those with the same number of actions left compete, and the best few go on. A
walk is one thought, so that going three domes to shoot a creep is not lost on the way; people walk the same
way, and stop only where no creep is next door.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from fathomfive.author import Action, Course
from fathomfive.games.jupiter import actions as do
from fathomfive.games.jupiter.actions import NOBODY
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import POD, POD_TILE, STEPS, Space, Tile
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.sketch import FAR, Sketch, creeps_on, people_on, sketch_of
from fathomfive.games.jupiter.state import CLOSED, COLONIST, CREEP, DISHES, OPEN, PAWN, JupiterState
from fathomfive.games.jupiter.worth import Worth

WIDTH = 2  # sketches that go on for each number of actions left, and as many with the robot elsewhere
SAME = 0.001  # ways that differ by less are worth the same
IDLE = 1  # so many actions may be left without a thought
NEARBY = 2  # so far a robot thinks of every dome, farther only of one for each module
FOR_THE_TURN: tuple[CardId, ...] = ("follower", "bullhorn", "grenadier", "juggernaut")


class Deed(NamedTuple):
    """What comes of something done, and the answers that do it. Nobody walks twice in a row."""

    sketch: Sketch
    answers: Course
    walked: bool = False


class Thought(NamedTuple):
    """A way into the turn: where it leads, by which answers, and what it is worth to end it there."""

    worth: float
    sketch: Sketch
    answers: Course
    walked: bool


class Plan:
    """The best way found through the rest of the turn."""

    def __init__(self, g: JupiterState, width: int = WIDTH) -> None:
        self.g = g
        self.worth = Worth(g)
        self.seat = g.current
        self.colony = g.colony
        self.links = g.colony.links
        self.width = width
        self.thoughts = self.search()

    def search(self) -> list[Thought]:
        """Everything thought of, the best first."""
        of = self.worth.of
        levels: dict[int, dict[Sketch, Thought]] = {}

        def consider(deed: Deed, before: Course) -> None:
            level = levels.setdefault(deed.sketch.left, {})
            if deed.sketch not in level:
                thought = Thought(of(deed.sketch), deed.sketch, before + deed.answers, deed.walked)
                level[deed.sketch] = thought

        for deed in self.openings():
            consider(deed, ())
        left = max(levels)
        while left > 0:
            for thought in self.contenders(levels.get(left, {}).values()):
                for deed in self.deeds(thought):
                    consider(deed, thought.answers)
            left = max((fewer for fewer in levels if fewer < left), default=0)
        ranked = sorted(
            (one for level in levels.values() for one in level.values()), key=_worth, reverse=True
        )
        return self.nearer_first(ranked)

    def nearer_first(self, ranked: list[Thought]) -> list[Thought]:
        """Of ways that are worth the same, first what brings people nearer who need not come: they may stand
        in for others, and an action that is left does nothing."""
        tied = sum(thought.worth > ranked[0].worth - SAME for thought in ranked)
        return sorted(ranked[:tied], key=self.still_to_walk) + ranked[tied:]

    def still_to_walk(self, thought: Thought) -> int:
        s = thought.sketch
        far = self.worth.far(s.occ, s.docked)
        return sum(far[who] for who in people_on(s.occ))

    @property
    def best(self) -> Thought:
        return self.thoughts[0]

    def ways(self, most: int) -> list[Course]:
        """The best ways through the turn that leave the table in clearly different states.

        Whoever idles more than the best way does must have a reason, and none but the best way has one: a few
        sampled worlds would not tell it from luck.
        """
        found: dict[tuple[Any, ...], Course] = {}
        most_idle = max(IDLE, self.thoughts[0].sketch.left)
        for thought in self.thoughts:
            s = thought.sketch
            if s.left > most_idle:
                continue
            found.setdefault((s.at // SLOTS, s.seated, s.saved, s.occ.count(CREEP)), thought.answers)
            if len(found) == most:
                break
        return list(found.values())

    def contenders(self, rivals: Iterable[Thought]) -> list[Thought]:
        """The best, and the best with the robot on other modules: where it stands is another idea."""
        ranked = sorted(rivals, key=_worth, reverse=True)
        best, others = ranked[: self.width], []
        tiles = {thought.sketch.at // SLOTS for thought in best}
        for thought in ranked[self.width :]:
            tile = thought.sketch.at // SLOTS
            if tile not in tiles:
                tiles.add(tile)
                others.append(thought)
                if len(others) == self.width:
                    break
        return best + others

    def openings(self) -> Iterator[Deed]:
        """What is being asked already; then cards that work for the whole turn, at once or not at all."""
        sketch = sketch_of(self.g)
        pending = list(self.pending(sketch))
        if pending:
            yield from pending
            return
        yield Deed(sketch, ())
        boosts = (do.Activate(self.seat, "boost"),) * sketch.hand.count("boost")
        for _ in boosts:
            sketch = sketch.without("boost")._replace(left=sketch.left + 1)
        if boosts:
            yield Deed(sketch, boosts)
        if sketch.left:
            for card in FOR_THE_TURN:
                if card in sketch.hand and card not in sketch.on:
                    played = sketch.without(card)._replace(on=(*sketch.on, card))
                    yield Deed(played, (*boosts, do.Activate(self.seat, card)))

    def pending(self, s: Sketch) -> Iterator[Deed]:
        """The middle of an action: whom to send where, who follows, the target of a card that is paid."""
        g, picked = self.g, self.g.picked
        if g.using in ("sniper", "heat_seeker"):
            tiles = self.colony.tiles if g.using == "heat_seeker" else self.neighbours(s)
            yield from (
                self.kill(s, at, do.Shoot(self.seat, at)) for tile in tiles for at in self.prey(s, tile)
            )
        elif g.using in ("rocket_boots", "teleport"):
            landings = self.jumps(s) if g.using == "teleport" else self.lines(s)
            yield from (Deed(self.standing(s, to, 0), (do.Fly(self.seat, to),), True) for to in landings)
        elif picked != NOBODY and not g.using:
            far = self.worth.far(s.occ, s.docked)
            if s.occ[picked] == COLONIST:
                for to, cost in self.ends(s, picked):
                    deed = self.send(s, picked, to, cost, far)
                    yield deed._replace(answers=deed.answers[1:])
            elif s.occ[picked] == OPEN and picked != POD:
                yield Deed(s, ())
                for one in self.links[picked]:
                    if s.occ[one] == COLONIST:
                        yield self.follow(Deed(s, ()), one, picked)

    # --- what an action does -------------------------------------------------------------------------

    def deeds(self, thought: Thought) -> Iterator[Deed]:
        sketch = thought.sketch
        yield from self.kills(sketch)
        yield from self.commands(sketch)
        if not thought.walked:
            for walk in self.walks(sketch):
                yield walk
                yield from self.rescues(walk)
        if sketch.docked and sketch.seated and sketch.has("pilot"):
            yield self.take_off(sketch)

    def take_off(self, s: Sketch) -> Deed:
        """The pilot leaves with whoever is aboard (JUP-POD-5)."""
        occ = bytearray(s.occ)
        occ[POD] = CLOSED
        gone = s.spending("pilot")._replace(occ=bytes(occ), saved=s.saved + s.seated, seated=0, docked=False)
        return Deed(gone, (do.UseCard(self.seat, "pilot"),))

    # --- creeps --------------------------------------------------------------------------------------

    def kills(self, s: Sketch) -> Iterator[Deed]:
        seat, own = self.seat, s.at // SLOTS
        if own != POD_TILE:
            for at in self.prey(s, own):
                yield self.shot(s, at)
        if "sniper" in s.on or "sniper" in s.hand:
            paid = s._replace(left=s.left - 1)
            if "sniper" not in s.on:
                paid = paid.without("sniper")
            for tile in self.neighbours(s):
                for at in self.prey(s, tile):
                    yield self.kill(paid, at, do.UseCard(seat, "sniper"), do.Shoot(seat, at))
        cost = self.g.book.cards["heat_seeker"].cost
        if s.left >= cost and s.has("heat_seeker"):
            paid = s.spending("heat_seeker")._replace(left=s.left - cost)
            for at in creeps_on(s.occ):
                if self.threatens(s, at):
                    yield self.kill(paid, at, do.UseCard(seat, "heat_seeker"), do.Shoot(seat, at))

    def rescues(self, walk: Deed) -> Iterator[Deed]:
        """A shot for which a robot walked: one thought with the walk, which alone saves nobody."""
        s, own = walk.sketch, walk.sketch.at // SLOTS
        if s.left and own != POD_TILE:
            for at in self.prey(s, own):
                if self.threatens(s, at):
                    shot = self.shot(s, at)
                    yield Deed(shot.sketch, walk.answers + shot.answers)

    def shot(self, s: Sketch, at: Space) -> Deed:
        return self.kill(s._replace(left=s.left - 1), at, do.Shoot(self.seat, at))

    def threatens(self, s: Sketch, at: Space) -> bool:
        return s.occ[at] == CREEP and any(s.occ[to] == COLONIST for to in self.links[at])

    def neighbours(self, s: Sketch) -> list[Tile]:
        own = s.at // SLOTS
        return [tile for tile in self.colony.near[own] if tile not in (own, POD_TILE)]

    def prey(self, s: Sketch, tile: Tile) -> list[Space]:
        """The creeps of a module, its super creep last: that one is named by the middle."""
        found = [space for space in self.colony.spaces_of[tile] if s.occ[space] == CREEP]
        if s.supers >> tile & 1:
            found.append(tile * SLOTS + SLOTS - 1)
        return found

    def kill(self, s: Sketch, at: Space, *answers: Action) -> Deed:
        """With Grenadier whoever is worst beside it dies, too."""
        if s.occ[at] != CREEP:
            supers = s.supers & ~(1 << at // SLOTS)
            freed = self.g.jammed and s.supers & DISHES and not supers & DISHES  # JUP-SET-8
            return Deed(s._replace(supers=supers, left=s.left + bool(freed)), answers)
        occ = bytearray(s.occ)
        occ[at] = OPEN
        near = [space for space in self.links[at] if occ[space] == CREEP] if "grenadier" in s.on else []
        if near:
            other = max(near, key=lambda space: sum(occ[to] == COLONIST for to in self.links[space]))
            occ[other] = OPEN
            answers = (*answers, do.Splash(self.seat, other))
        return Deed(s._replace(occ=bytes(occ)), answers)

    # --- people --------------------------------------------------------------------------------------

    def commands(self, s: Sketch) -> Iterator[Deed]:
        """Everybody in range walks to the pod, or to where it will be; who is in danger or in the way of a
        robot that must leave the pod goes anywhere."""
        occ, links = s.occ, self.links
        maps = [self.worth.far(occ, s.docked)]
        if s.docked:
            maps.append(self.worth.far(occ, False))
        near = self.colony.all_near if "bullhorn" in s.on else self.colony.near[s.at // SLOTS]
        for tile in near:
            if tile == POD_TILE:
                continue
            first = tile * SLOTS
            who = occ.find(COLONIST, first, first + SLOTS)
            while who >= 0:
                for far in maps:
                    yield from self.walk_on(s, who, far)
                if any(occ[to] == CREEP or to == POD == s.at for to in links[who]):
                    for to, cost in self.ends(s, who):
                        yield self.send(s, who, to, cost, maps[0])
                who = occ.find(COLONIST, who + 1, first + SLOTS)

    def walk_on(self, s: Sketch, who: Space, far: list[int]) -> Iterator[Deed]:
        """As far as the actions reach, stopping anywhere on the way where no creep is next door."""
        answers: Course = ()
        docked = s.docked
        while s.left > 0 and who != POD and s.docked == docked:
            to, cost = min(self.ends(s, who), key=lambda end: far[end[0]] + end[1], default=(who, 0))
            if far[to] >= far[who]:
                return
            step = self.send(s, who, to, cost, far)
            s, who, answers = step.sketch, to, (*answers, *step.answers)
            if to == POD or not any(s.occ[near] == CREEP for near in self.links[to]):
                yield Deed(s, answers)

    def ends(self, s: Sketch, who: Space) -> Iterable[tuple[Space, int]]:
        """Where a colonist can be sent, and for how many actions (JUP-ACT-3, JUP-PC-1)."""
        occ, links = s.occ, self.links
        if not self.g.book.polite:
            return [(to, 1) for to in links[who] if occ[to] == OPEN]
        found: dict[Space, int] = {}
        passed = {who}
        front = [who]
        for cost in range(1, s.left + 1):
            through = []
            for space in front:
                for to in links[space]:
                    if occ[to] == OPEN:
                        found.setdefault(to, cost)
                    elif to != POD and occ[to] != CREEP and to not in passed:
                        passed.add(to)
                        through.append(to)
            front = through
        return found.items()

    def send(self, s: Sketch, who: Space, to: Space, cost: int, far: list[int]) -> Deed:
        """With Follower whoever is farthest behind moves up, first of all out of danger."""
        sketch = self.sent(s, who, to, cost)
        occ = sketch.occ
        deed = Deed(sketch, (do.Command(self.seat, who), do.Send(self.seat, to)))
        if "follower" not in s.on:
            return deed
        links = self.links
        behind = [one for one in links[who] if one != to and occ[one] == COLONIST and far[one] > far[who]]
        if not behind:
            return deed
        return self.follow(
            deed, max(behind, key=lambda one: (any(occ[to] == CREEP for to in links[one]), far[one])), who
        )

    def sent(self, s: Sketch, who: Space, to: Space, cost: int) -> Sketch:
        occ = bytearray(s.occ)
        occ[who] = OPEN
        seated, saved, docked = s.seated, s.saved, s.docked
        if to != POD:
            occ[to] = COLONIST
        elif seated + 1 >= self.worth.batch or COLONIST not in occ:  # JUP-POD-3, JUP-POD-4
            seated, saved, docked = 0, saved + seated + 1, False
            occ[POD] = CLOSED
        else:
            seated += 1
            occ[POD] = self.door(s.at, seated)
        return s._replace(occ=bytes(occ), left=s.left - cost, seated=seated, saved=saved, docked=docked)

    def follow(self, deed: Deed, one: Space, to: Space) -> Deed:
        occ = bytearray(deed.sketch.occ)
        occ[one], occ[to] = OPEN, COLONIST
        return Deed(deed.sketch._replace(occ=bytes(occ)), (*deed.answers, do.Follow(self.seat, one)))

    def door(self, at: Space, seated: int) -> int:
        """Whether one more can enter the docked pod."""
        robots = (at == POD) + self.worth.others.count(POD)
        return OPEN if seated + robots < self.g.book.numbers.pod_seats else CLOSED

    # --- the robot -----------------------------------------------------------------------------------

    def walks(self, s: Sketch) -> Iterator[Deed]:
        """To every dome close by, and to the nearest dome of every module in reach."""
        if s.at == POD and not s.docked:
            return
        occ, links = s.occ, self.links
        path: dict[Space, Course] = {s.at: ()}
        steps = {s.at: 0}
        tiles = {s.at // SLOTS}
        front = [s.at]
        for cost in range(1, s.left + 1):
            further = []
            for space in front:
                for to in links[space]:
                    if to in path:
                        continue
                    if occ[to] == OPEN:
                        path[to] = (*path[space], do.Move(self.seat, to))
                        steps[to] = cost
                        if to != POD:
                            further.append(to)
                        if cost <= NEARBY or to // SLOTS not in tiles:
                            tiles.add(to // SLOTS)
                            yield Deed(self.standing(s, to, cost), path[to], True)
                    elif occ[to] == CREEP:
                        if cost == 1 and "juggernaut" in s.on:
                            dead = self.kill(s, to, do.Move(self.seat, to))
                            yield dead._replace(sketch=self.standing(dead.sketch, to, 1))
                    elif self.g.book.polite and to != POD:  # past somebody (JUP-PC-1)
                        path[to] = path[space]
                        further.append(to)
            front = further
        yield from self.flights(s, steps)

    def standing(self, s: Sketch, to: Space, cost: int) -> Sketch:
        occ = bytearray(s.occ)
        if s.at != POD:
            occ[s.at] = OPEN
        if to != POD:
            occ[to] = PAWN + self.seat
        if s.docked:
            occ[POD] = self.door(to, s.seated)
        return s._replace(occ=bytes(occ), at=to, left=s.left - cost)

    def flights(self, s: Sketch, steps: dict[Space, int]) -> Iterator[Deed]:
        """Rocket Boots and Teleport, where walking takes longer."""
        for card, landings in (("rocket_boots", self.lines), ("teleport", self.jumps)):
            cost = self.g.book.cards[card].cost
            if s.left >= cost and s.has(card):
                for to in landings(s):
                    if steps.get(to, FAR) > cost:
                        answers = (do.UseCard(self.seat, card), do.Fly(self.seat, to))
                        yield Deed(self.standing(s.spending(card), to, cost), answers, True)

    def lines(self, s: Sketch) -> Iterator[Space]:
        """Where Rocket Boots land; here they land on nobody (JUP-ABL-12)."""
        for way in range(len(STEPS)):
            for distance, to in enumerate(self.colony.line(s.at, way), start=1):
                if s.occ[to] not in (OPEN, COLONIST):
                    break
                if distance > 1 and s.occ[to] == OPEN:
                    yield to

    def jumps(self, s: Sketch) -> Iterator[Space]:
        """Where Teleport leads: one dome of each module will do (JUP-ABL-16)."""
        for tile in self.colony.all_near:
            to = next((space for space in self.colony.spaces_of[tile] if s.occ[space] == OPEN), None)
            if to is not None:
                yield to


def _worth(thought: Thought) -> float:
    return thought.worth
