"""What comes of a choice, as far as the rules can tell before it is made. No word here is a promise of luck.

Everything is answered by the same functions that carry out the rules, tried on a rehearsal of the table; the
chances of the next Kraken card are counted in `outlook`.
"""

from __future__ import annotations

from fathomfive.author import Text, Viewer, Words, say
from fathomfive.games.refuge.board import Cell, Direction, column_of
from fathomfive.games.refuge.describe.outlook import outlook, rehearsal, slide_head
from fathomfive.games.refuge.goals import Deliver, DiversOnFinish, Eliminations
from fathomfive.games.refuge.names import (
    cell_code,
    direction_name,
    diver_name,
    objective_name,
    spot,
    words,
)
from fathomfive.games.refuge.state import SUPPLY, Diver, RefugeState, carries
from fathomfive.games.refuge.steps.contact import might_guard, weapons_of
from fathomfive.games.refuge.steps.head import closer_ways
from fathomfive.games.refuge.steps.objectives import reach_is_empty, wants_empty_reach
from fathomfive.games.refuge.steps.recover import face_up
from fathomfive.games.refuge.steps.spaces import on_caves, tentacles_in_line
from fathomfive.games.refuge.tells.goals import so_far


def then(first: Text, second: Text | None) -> Text:
    """Two sentences, if there is a second one."""
    return first if second is None else say("and-then", first=first, second=second)


def danger(g: RefugeState, seat: int, viewer: Viewer, message: str) -> Text | None:
    """What the next Kraken card may do to this Diver; nothing if none that is left can harm it."""
    if not g.divers[seat].standing:
        return None
    chances = outlook(g, seat, viewer)
    if chances.harmless:
        return None
    if chances.of == 1:
        return say(f"{message}_sure", fate=chances.fate)
    devoured, touched, of = chances
    return say(f"{message}_odds", devoured=devoured, touched=touched, of=of)


# --- landing on a space ------------------------------------------------------------------------------


def landing(
    g: RefugeState, diver: Diver, to: Cell, viewer: Viewer, *, last: bool, unstoppable: bool = False
) -> Text:
    """What comes of entering a cell by one's own action (REF-MOVE-2).

    As the `last` action of a turn also what the Kraken card may do there.
    """
    if g.is_head(to):
        return words("follows-into_head")
    met = meeting(g, diver, to, unstoppable)
    if met is not None and not unstoppable:
        return met
    after = rehearsal(g)
    after.divers[diver.seat].cell = to
    if met is not None:
        after.tentacles[g.tentacles.index(to)] = SUPPLY
    space = effect(after, after.divers[diver.seat])
    risk = danger(after, diver.seat, viewer, "follows-there") if last and is_settled(after, diver) else None
    return then(then(met, space) if met is not None else space, risk)


def is_settled(after: RefugeState, diver: Diver) -> bool:
    """Whether the space leaves its player no choice that would change the danger."""
    there = after.divers[diver.seat]
    match after.board.space[there.cell] if there.on_board else "":
        case "spawn":
            return after.competitive or not tentacles_in_line(after, there)
        case "kraken":
            return len(closer_ways(after, there)) < 2
    return True


def meeting(g: RefugeState, diver: Diver, to: Cell, unstoppable: bool) -> Text | None:
    """A tentacle waits on the cell: contact (REF-CONTACT-1)."""
    if to not in g.tentacles:
        return None
    if unstoppable:
        return words("follows-runs_over")
    if weapons_of(g, diver) or face_up(g, diver, "tentacle_contact_self"):
        return words("follows-contact_armed")
    return last_one_standing(g, diver) or words("follows-contact_bare")


def last_one_standing(g: RefugeState, diver: Diver) -> Text | None:
    """If this Diver goes down, the dive is lost (REF-END-5)."""
    if g.competitive or g.solo or any(other.standing for other in g.divers if other is not diver):
        return None
    return words("follows-nobody_stands")


def going_down(g: RefugeState, diver: Diver) -> Text:
    """Not to answer a touch; a neighbour may still do it (REF-CONTACT-2)."""
    guarded = any(might_guard(g, other, diver) for other in g.divers)
    if guarded:
        return words("follows-go_down_guarded")
    return say("follows-go_down", cost=0 if g.competitive else g.numbers.recover_cost)


def holding_fire(g: RefugeState, asked: Diver, touched: Diver) -> Text:
    """Not to guard a neighbour; those who are asked after this one may still do it."""
    order = list(g.divers_from(touched.seat))
    later = order[order.index(asked) + 1 :]
    others = "yes" if any(might_guard(g, other, touched) for other in later) else "no"
    return say("follows-hold_fire", diver=diver_name(touched.id), others=others)


def effect(after: RefugeState, diver: Diver) -> Text:
    """What the space does to a Diver who stands on it now, on a rehearsal (rulebook 4.5)."""
    if (done := goal(after, diver)) is not None:
        return done
    match after.board.space[diver.cell]:
        case "cave":
            return words("follows-cave")
        case "lair":
            return words("follows-lair")
        case "spawn" if after.competitive:
            return words("follows-spawn_adds")
        case "spawn":
            return clearing(after, diver)
        case "whirlpool":
            return swapping(after)
        case "kraken":
            return head_comes(after, diver)
        case "finish" if after.competitive:
            return words("follows-escape")
    return words("follows-nothing")


def goal(after: RefugeState, diver: Diver) -> Text | None:
    """Being there standing wins the dive."""
    if after.progress is None or after.competitive:
        return None
    space = after.board.space[diver.cell]
    match after.objective.goal:
        case DiversOnFinish(need=need) if space == "finish" and need[after.players - 1] == 1:
            return words("follows-wins")
        case Deliver(to=kind) if space == kind and carries(after, diver):
            return words("follows-wins")
    return None


def clearing(after: RefugeState, diver: Diver) -> Text:
    """A Spawn space: a tentacle in line goes, and a card comes (REF-SPACE-5).

    The rehearsal goes on without it, if there is no choice.
    """
    targets = tentacles_in_line(after, diver)
    if not targets:
        return words("follows-spawn_nothing")
    if len(targets) == 1:
        after.tentacles[after.tentacles.index(targets[0])] = SUPPLY
    return then(say("follows-spawn", count=len(targets), at=cell_code(targets[0])), eliminating(after))


def eliminating(g: RefugeState) -> Text | None:
    """What else one more elimination brings: progress, an objective, or the end of the Salvage deck."""
    if g.competitive:
        return None
    counted = None
    if g.progress is not None and isinstance(g.objective.goal, Eliminations):
        done, of = so_far(g)
        if done + 1 >= of:
            return completing(g)
        counted = say("follows-counts", count=done + 1, of=of, objective=objective_name(g.objective.id))
    return counted if g.salvage_deck else words("follows-deck_empty")


def completing(g: RefugeState) -> Text:
    return say("follows-completes", objective=objective_name(g.objective.id))


def working(g: RefugeState, special: str) -> Text:
    """How far the special action of the objective brings it."""
    done, of = so_far(g)
    if special == "lift":
        return words("follows-lift")
    if done + 1 >= of:
        return completing(g)
    return say(f"follows-{special}", count=done + 1, of=of)


def eliminated(g: RefugeState, diver: Diver, at: Cell, viewer: Viewer, *, last: bool) -> Text:
    """What comes of eliminating the tentacle on a cell, with what is left of the danger."""
    after = rehearsal(g)
    after.tentacles[g.tentacles.index(at)] = SUPPLY
    risk = danger(after, diver.seat, viewer, "follows-here") if last else None
    return then(then(words("follows-eliminate"), eliminating(g)), risk)


def swapping(g: RefugeState) -> Text:
    others = on_caves(g)
    if not others:
        return words("follows-swap_nobody")
    return say("follows-swap", diver=diver_name(others[0].id), count=len(others))


def head_comes(after: RefugeState, diver: Diver) -> Text:
    """A Kraken space draws the head (REF-SPACE-7); the rehearsal goes on with the head where it then is."""
    ways = closer_ways(after, diver)
    if not ways:
        return words("follows-head_stays")
    if len(ways) > 1:
        return words("follows-head_chooses")
    here, way = diver.cell, direction_name(ways[0])
    if diver in slide_head(after, ways[0]):
        return say("follows-head_devours", way=way)
    if diver.cell != here:
        return say("follows-head_pushes", way=way, spot=spot(after.board, diver.cell))
    return say("follows-head_comes", way=way)


# --- the head and the tentacles ----------------------------------------------------------------------


def sliding(g: RefugeState, way: Direction, steps: int) -> Words:
    """Whom the head pushes or devours on its way."""
    after = rehearsal(g)
    victims = slide_head(after, way, steps)
    if victims:
        return say("follows-slide_devours", diver=diver_name(victims[0].id), count=len(victims))
    pushed = [
        diver.id
        for diver, then in zip(g.divers, after.divers, strict=True)
        if diver.on_board and diver.cell != then.cell
    ]
    if pushed:
        return say("follows-slide_pushes", diver=diver_name(pushed[0]), count=len(pushed))
    return words("follows-slide_free")


def arm_arrives(g: RefugeState, to: Cell) -> Words:
    """What becomes of a tentacle that is moved onto a cell (REF-TENT-1)."""
    if (diver := g.diver_at(to)) is not None:
        return touching(g, diver)
    if g.board.space[to] != "start":
        return _below(g, to)
    if g.competitive:
        return words("follows-arm_home")
    threat, spaces = g.threat + 1, g.book.coop.threat_spaces
    if threat >= spaces:
        return words("follows-arm_loses")
    return say("follows-arm_threat", threat=threat, spaces=spaces)


def touching(g: RefugeState, diver: Diver) -> Text:
    """What a touch leads to (REF-CONTACT-2), as far as everybody can know: in a race hands are hidden."""
    return say("follows-arm_touches", diver=diver_name(diver.id), fate=_fate(g, diver))


def _fate(g: RefugeState, diver: Diver) -> str:
    if not diver.standing:
        return "down"  # REF-CONTACT-4
    held = bool(diver.hand) if g.competitive else bool(weapons_of(g, diver))
    if held or face_up(g, diver, "tentacle_contact_self"):
        return "strikes"
    if any(might_guard(g, other, diver) for other in g.divers):
        return "guarded"
    return "lost" if last_one_standing(g, diver) else "falls"


def _below(g: RefugeState, cell: Cell) -> Words:
    """Only what is below the head moves with a card; in a race no card moves tentacles (REF-COMP-9)."""
    if g.competitive:
        return ""
    return words("follows-arm_below" if column_of(cell) in g.head_place.columns else "follows-arm_aside")


# --- ending the actions ------------------------------------------------------------------------------


def stopping(g: RefugeState, diver: Diver, viewer: Viewer) -> Text:
    """What waits at the end of the actions."""
    if g.solo_deadline is not None and g.turn >= g.solo_deadline and not diver.standing:
        return words("follows-solo_lost")
    if not kraken_is_next(g):
        return words("follows-next_player")
    card = danger(g, diver.seat, viewer, "follows-stop") or words("follows-card")
    if wants_empty_reach(g) and reach_is_empty(g):
        return then(words("follows-empty_reach"), card)
    return card


def kraken_is_next(g: RefugeState) -> bool:
    """Whether a Kraken card follows this turn: in a race only the last one of a round (REF-COMP-9)."""
    return not g.competitive or (g.active + 1) % g.players == g.first
