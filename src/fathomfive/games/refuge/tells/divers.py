"""What Divers do and suffer in the water."""

from __future__ import annotations

from fathomfive.author import Beat, Motion
from fathomfive.games.refuge.board import Cell
from fathomfive.games.refuge.entries import (
    CardId,
)
from fathomfive.games.refuge.motions import (
    cargo_goes,
    diver_goes,
    tentacle_goes,
)
from fathomfive.games.refuge.names import (
    card_name,
    cell_code,
)
from fathomfive.games.refuge.state import MAW, SUPPLY, Diver, RefugeState, carries
from fathomfive.games.refuge.tells.basics import GAIN, QUIET, Given, tentacle_spot, wound
from fathomfive.games.refuge.tells.cards import lays_down


def swims(g: RefugeState, diver: Diver, to: Cell) -> None:
    """Where a tentacle waits, that comes next."""
    if g.sink is not None:
        motions = going(g, diver, diver.cell, to)
        given: Given = {"diver": diver.id, "origin": cell_code(diver.cell), "space": to}
        g.tell("swims", "REF-MOVE-2", diver.seat, *motions, sound="bubbles", **given)


def drifts(g: RefugeState, diver: Diver, to: Cell) -> None:
    if g.sink is not None:
        motions = going(g, diver, diver.cell, to)
        given: Given = {"diver": diver.id, "origin": cell_code(diver.cell), "space": to}
        g.tell("shifts", "REF-SPACE-1", diver.seat, *motions, **given)


def swaps(g: RefugeState, diver: Diver, other: Diver) -> None:
    if g.sink is None:
        return
    motions = [*going(g, diver, diver.cell, other.cell), *going(g, other, other.cell, diver.cell)]
    there, back = cell_code(other.cell), cell_code(diver.cell)
    given: Given = {"diver": diver.id, "other": other.id, "there": there, "back": back}
    g.tell("swap", "REF-SPACE-6", diver.seat, *motions, sound="bubbles", **given)


def in_vain(g: RefugeState, diver: Diver) -> None:
    """A Spawn space without a tentacle in line."""
    g.tell("in_vain", "REF-SPACE-5", diver.seat, beat=QUIET, diver=diver.id)


def stands(g: RefugeState, diver: Diver, rule: str) -> None:
    motion = (diver_goes, diver, diver.cell, diver.cell, "flip")
    g.tell("stands", rule, diver.seat, motion, beat=GAIN, diver=diver.id, cell=diver.cell)


def comes_back(g: RefugeState, diver: Diver, origin: Cell, rule: str) -> None:
    """From the jaws, or past them."""
    if g.sink is None:
        return
    motions = going(g, diver, origin, diver.cell, "splash")
    what = "returns" if origin == MAW else "slips"
    up = "yes" if g.competitive else "no"
    g.tell(what, rule, diver.seat, *motions, diver=diver.id, space=diver.cell, up=up)


def going(g: RefugeState, diver: Diver, origin: Cell, to: Cell, how: str = "slide") -> list[Motion]:
    """A Diver, and the cargo if it carries it (REF-OBJ-15)."""
    motions = [diver_goes(g, diver, origin, to, how)]
    if carries(g, diver):
        goes = motions[0]
        motions.append(cargo_goes(g, goes.origin, goes.to, how))
    return motions


def grips(g: RefugeState, diver: Diver, tentacle: int) -> None:
    beat = (_harm, diver, tentacle)
    g.tell("grips", "REF-CONTACT-1", diver.seat, beat=beat, diver=diver.id, cell=diver.cell)


def contact_ends(g: RefugeState, diver: Diver, tentacle: int) -> None:
    """Nobody answered: the tentacle goes home, and whoever stood goes down."""
    if g.sink is None:
        return
    motion = tentacle_goes(g, tentacle, g.tentacles[tentacle], SUPPLY, "fade")
    given: Given = {"diver": diver.id, "cell": diver.cell}
    if not diver.standing:
        beat = Beat(touches=(diver.piece,), spot=tentacle_spot(g, tentacle))
        g.tell("touches", "REF-CONTACT-4", diver.seat, motion, beat=beat, **given)
        return
    fall = diver_goes(g, diver, diver.cell, diver.cell, "flip")
    beat = wound(g, diver, "down", tentacle_spot(g, tentacle))
    given |= {"grace": "yes" if g.solo and not g.competitive else "no"} | _who_stands(g, diver)
    g.tell("down", "REF-CONTACT-2", diver.seat, fall, motion, sound="thud", beat=beat, **given)


def _who_stands(g: RefugeState, fallen: Diver) -> Given:
    """Once nobody does, the dive is lost (REF-END-5)."""
    standing = (
        [] if g.competitive else [other for other in g.divers if other.standing and other is not fallen]
    )
    return {"stand": len(standing), "other": standing[0].id if standing else fallen.id}


def lets_go(g: RefugeState, diver: Diver, tentacle: int) -> None:
    """Iron Collar."""
    motion = (tentacle_goes, tentacle, g.tentacles[tentacle], SUPPLY, "fade")
    g.tell("lets_go", "REF-ELIM-2", diver.seat, motion, beat=GAIN, diver=diver.id, cell=diver.cell)


def strikes(g: RefugeState, diver: Diver, card: CardId, paid: CardId) -> None:
    """With a Weapon that is given up, or another card for it."""
    if g.sink is not None:
        given: Given = {"card": card, "paid": card_name(paid)}
        lays_down(g, "weapon" if card == paid else "weapon_kept", "REF-CONTACT-3", diver, paid, given)


def _harm(g: RefugeState, diver: Diver, tentacle: int) -> Beat:
    return Beat(touches=(diver.piece,), spot=tentacle_spot(g, tentacle), tone="bad")
