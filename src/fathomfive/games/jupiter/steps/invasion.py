"""Conversion and Invasion (rulebook 4.5, 4.6), and how creeps are placed."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass, Play, Step
from fathomfive.games.jupiter.actions import PlaceCreep, Reroll, Suppress
from fathomfive.games.jupiter.colony import Space, Tile
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.motions import drops, is_taken, turns
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, JupiterState
from fathomfive.games.jupiter.steps.checks import settle


class Conversion(Step, tag="conversion"):
    """Every colonist bridged to a creep becomes one, all at the same time (JUP-CONV-1).

    One wave and no more (JUP-RULING-17); Suppressant does not stop it (JUP-RULING-29), and Surge does not
    remember it: `got_creep` is left alone (JUP-SET-3).
    """

    def run(self, g: JupiterState) -> None:
        g.phase = "conversion"
        victims = in_danger(g)
        if victims:
            g.tell(
                "converts",
                "JUP-CONV-1",
                None,
                *[(turns, space) for space in victims],
                sound="crack",
                colonists=len(victims),
            )
            for space in victims:
                g.occ[space] = CREEP
            g.lost += len(victims)
            settle(g, *dict.fromkeys(space // SLOTS for space in victims))  # JUP-CONV-3


def in_danger(g: JupiterState) -> list[Space]:
    """The colonists on modules with a creep across a bridge (JUP-CONV-2): nobody aboard (JUP-POD-2)."""
    occ, links = g.occ, g.colony.links
    victims: dict[Space, None] = {}
    creep = occ.find(CREEP)
    while creep >= 0:
        for space in links[creep]:
            if occ[space] == COLONIST:
                victims[space] = None
        creep = occ.find(CREEP, creep + 1)
    return sorted(victims)


class Invasion(Step, tag="invasion"):
    """Roll (JUP-INV-1), and a creep on every module that is hit; it converts nobody yet (JUP-INV-9)."""

    def run(self, g: JupiterState) -> Play:
        g.phase = "invasion"
        g.got_creep.clear()
        roll_die(g)
        yield from rerolls(g)
        g.affected = hit_by(g, g.roll)
        if g.roll < g.book.numbers.die_sides:
            g.tell("hit", "JUP-INV-3", roll=g.roll, modules=len(g.affected))
        else:
            g.tell("six", "JUP-INV-4", modules=len(g.affected))
        yield from suppress(g, "JUP-INV-6")
        yield from place_creeps(g, "JUP-INV-7")
        g.roll = 0


def roll_die(g: JupiterState) -> None:
    g.roll = g.dice.roll(g.book.numbers.die_sides)
    g.tell("rolls", "JUP-INV-1", g.current, sound="die", roll=g.roll)


def rerolls(g: JupiterState) -> Flow[None]:
    """`reroll`: Phase Shift takes the roll back, as often as there is one (JUP-INV-2).

    A robot that is out has no cards (JUP-RV-3).
    """
    seat = g.current
    while g.robots[seat].sources("phase_shift"):
        choices: tuple[Reroll | Pass, ...] = (Reroll(seat), Pass(seat))
        answer = yield from Ask("reroll", seat, choices, "JUP-INV-2")
        if isinstance(answer, Pass):
            return
        g.tell("plays", "JUP-ABL-10", seat, sound="card-draw", card="phase_shift")
        g.spend(seat, "phase_shift")
        roll_die(g)


def hit_by(g: JupiterState, roll: int) -> list[Tile]:
    """Rim modules of that number; on the highest face every module that holds a creep."""
    if roll < g.book.numbers.die_sides:
        return list(g.colony.rim_tiles[roll])  # JUP-INV-3
    # JUP-INV-4; super creeps do not count (JUP-SET-9)
    return [tile for tile in g.colony.tiles if g.creeps_on(tile)]


def suppress(g: JupiterState, rule: str) -> Flow[None]:
    """`suppress`: Suppressant (JUP-ABL-14) takes modules off the list, one for each source.

    After the roll (JUP-INV-6) and after a setback (JUP-SET-4).
    """
    seat = g.current
    robot = g.robots[seat]
    while g.affected and robot.sources("suppressant"):
        choices: list[Suppress | Pass] = [*(Suppress(seat, tile) for tile in g.affected), Pass(seat)]
        answer = yield from Ask("suppress", seat, choices, rule)
        if isinstance(answer, Pass):
            return
        g.tell("suppresses", "JUP-ABL-14", seat, module=answer.tile)
        g.spend(seat, "suppressant")
        g.affected.remove(answer.tile)


def place_creeps(g: JupiterState, rule: str) -> Flow[None]:
    """One creep on each listed module, in their order (JUP-RULING-18).

    List and rims are those of this moment (JUP-INV-5).
    """
    rims = g.colony.rims
    seat = g.current
    while g.affected:
        tile = g.affected[0]
        places = landing(g, tile, rims[tile])
        if len(places) > 1:
            answer = yield from Ask(
                "place_creep", seat, [PlaceCreep(seat, at) for at in places], rule, {"tile": tile}
            )
            land(g, answer.at, rule)
        elif places:
            land(g, places[0], rule)
        del g.affected[0]
        if places:
            g.got_creep.append(tile)  # JUP-INV-8
        settle(g, tile)  # without room for a creep, too: a brittle module falls now (JUP-RULING-43)


def landing(g: JupiterState, tile: Tile, rim: tuple[Space, ...]) -> list[Space]:
    """Open rim domes, else open spaces, else colonists, else nowhere (JUP-INV-7, JUP-RULING-20).

    On a 6 as well: a new creep need not be beside the old one (JUP-RULING-19).
    """
    occ = g.occ
    if places := [space for space in rim if occ[space] == OPEN]:
        return places
    spaces = g.colony.spaces_of[tile]
    if places := [space for space in spaces if occ[space] == OPEN]:
        return places
    return [space for space in spaces if occ[space] == COLONIST]


def land(g: JupiterState, at: Space, rule: str) -> None:
    if g.occ[at] == COLONIST:
        g.tell("creep_takes", rule, None, (drops, at), (is_taken, at), sound="crack", place=at)
        g.lost += 1
    else:
        g.tell("creep_lands", rule, None, (drops, at), place=at)
    g.occ[at] = CREEP
