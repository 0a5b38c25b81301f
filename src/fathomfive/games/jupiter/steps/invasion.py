"""Conversion and Invasion (rulebook 4.5, 4.6), and how creeps are placed."""

from __future__ import annotations

from typing import Any

from fathomfive.author import Ask, Flow, Pass, Play, Step
from fathomfive.games.jupiter import beats
from fathomfive.games.jupiter.actions import PlaceCreep, Reroll, Suppress
from fathomfive.games.jupiter.colony import Space, Tile
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.motions import drops, has_turned, is_taken, is_used, turns
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
                *((how, space) for space in victims for how in (turns, has_turned)),
                sound="crack",
                beat=(beats.conversion, tuple(victims)),
                colonists=len(victims),
                spots=victims,
                lost=g.lost + len(victims),
                spare=len(victims),
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
        hit = tuple(g.affected)
        tell_of_the_wave(g, hit)
        yield from suppress(g, "JUP-INV-6", hit)
        yield from place_creeps(g, "JUP-INV-7", hit)
        g.roll = 0


def roll_die(g: JupiterState) -> None:
    g.roll = g.dice.roll(g.book.numbers.die_sides)
    g.tell("rolls", "JUP-INV-1", g.current, sound="die", beat=(beats.die,), roll=g.roll)


def tell_of_the_wave(g: JupiterState, hit: tuple[Tile, ...]) -> None:
    what, rule = ("hit", "JUP-INV-3") if g.roll < g.book.numbers.die_sides else ("six", "JUP-INV-4")
    if hit:
        g.tell(what, rule, beat=(beats.wave, hit), roll=g.roll, n=len(hit), tiles=hit)
    else:
        g.tell(f"{what}_nothing", rule, beat=beats.GOOD, roll=g.roll)


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
        source = g.robots[seat].source("phase_shift")
        used = (is_used, seat, "phase_shift")
        g.tell("rerolls", "JUP-ABL-10", seat, used, sound="card-draw", card="phase_shift", source=source)
        g.spend(seat, "phase_shift")
        roll_die(g)


def hit_by(g: JupiterState, roll: int) -> list[Tile]:
    """Rim modules of that number; on the highest face every module that holds a creep."""
    if roll < g.book.numbers.die_sides:
        return list(g.colony.rim_tiles[roll])  # JUP-INV-3
    # JUP-INV-4; super creeps do not count (JUP-SET-9)
    return [tile for tile in g.colony.tiles if g.creeps_on(tile)]


def suppress(g: JupiterState, rule: str, hit: tuple[Tile, ...]) -> Flow[None]:
    """`suppress`: Suppressant (JUP-ABL-14) takes modules off the list, one for each source.

    After the roll (JUP-INV-6) and after a setback (JUP-SET-4). `hit` is what was shown to be on the list.
    """
    seat = g.current
    robot = g.robots[seat]
    while g.affected and robot.sources("suppressant"):
        choices: list[Suppress | Pass] = [*(Suppress(seat, tile) for tile in g.affected), Pass(seat)]
        answer = yield from Ask("suppress", seat, choices, rule)
        if isinstance(answer, Pass):
            return
        g.tell(
            "suppresses",
            "JUP-ABL-14",
            seat,
            (is_used, seat, "suppressant"),
            beat=(beats.at_module, answer.tile, hit, "good"),
            card="suppressant",
            source=robot.source("suppressant"),
            module=answer.tile,
        )
        g.spend(seat, "suppressant")
        g.affected.remove(answer.tile)


def place_creeps(g: JupiterState, rule: str, hit: tuple[Tile, ...]) -> Flow[None]:
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
            land(g, answer.at, rule, hit)
        elif places:
            land(g, places[0], rule, hit)
        else:
            g.tell("no_room", rule, beat=(beats.at_module, tile, hit, "bad"), module=tile)
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


def land(g: JupiterState, at: Space, rule: str, hit: tuple[Tile, ...]) -> None:
    tile, beat = at // SLOTS, (beats.landing, at, hit)
    told: dict[str, Any]
    creeps, domes = g.creeps_on(tile) + 1, len(g.colony.spaces_of[tile])
    if g.occ[at] == COLONIST:
        moved = ((is_taken, at), (drops, at))
        g.lost += 1
        told = {"spot": at, "lost": g.lost, "spare": 1}
        g.tell("creep_takes", rule, None, *moved, sound="crack", beat=beat, **told)
    else:
        told = {"spot": at, "creeps": creeps, "domes": domes, "room": at, "across": at}
        g.tell("creep_lands", rule, None, (drops, at), beat=beat, **told)
    g.occ[at] = CREEP
