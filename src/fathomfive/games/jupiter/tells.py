"""What the log says and what moves, event by event.

The steps call these where something happens, before the state changes unless said otherwise. Each returns at
once when nobody listens: simulations pay nothing for words. Places on the board are those of the scene:
`M2A/C` for a dome, `pod` for the pod, `sky` for wherever creeps come from.
"""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.jupiter.actions import Give, Take
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import POD, SLOT_NAMES, TILE_NAMES, Space, Tile, space_name
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.names import card_name, module_name, place_name, who
from fathomfive.games.jupiter.state import COLONIST, CREEP, PAWN, JupiterState

# --- ids ---------------------------------------------------------------------------------------------


def space_id(space: Space) -> str:
    """The space in a scene: slots of tiles are `M2A/C`."""
    return "pod" if space == POD else f"{TILE_NAMES[space // SLOTS]}/{SLOT_NAMES[space % SLOTS]}"


def robot_piece(seat: int) -> str:
    return f"robot:{seat}"


def colonist_piece(number: int) -> str:
    return f"colonist:{number}"


def creep_piece(space: Space) -> str:
    return f"creep:{space_name(space)}"


def super_piece(tile: Tile) -> str:
    return f"super:{TILE_NAMES[tile]}"


def target_piece(g: JupiterState, at: Space) -> str:
    """The creep here, or the super creep where this is the middle of a Reactor or Beacon."""
    return creep_piece(at) if g.occ[at] == CREEP else super_piece(at // SLOTS)


def colonist_at(g: JupiterState, space: Space) -> str:
    return colonist_piece(g.seated[-1] if space == POD else g.faces[space])


def piece_at(g: JupiterState, space: Space, pawn: int) -> str:
    """Whoever a robot changes places with."""
    if pawn >= 0:
        return robot_piece(pawn)
    occupant = COLONIST if space == POD else g.occ[space]
    if occupant == COLONIST:
        return colonist_at(g, space)
    return creep_piece(space) if occupant == CREEP else robot_piece(occupant - PAWN)


# --- setup -------------------------------------------------------------------------------------------


def colony_laid_out(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell(
            "colony",
            "JUP-SETUP-4",
            None,
            colonists=g.settlers,
            target=g.target,
            boxed=module_name(g.boxed),
        )


def dealt(g: JupiterState, seat: int) -> None:
    if g.sink is not None:
        cards = [card_name(card) for card in g.robots[seat].hand]
        for card in cards:
            g.tell("dealt", "JUP-SETUP-5", seat, who=who(seat), card=card)


def installs(g: JupiterState, seat: int, rule: str) -> None:
    """After it was installed."""
    if g.sink is not None:
        g.tell("installs", rule, seat, who=who(seat), card=card_name(g.robots[seat].core))


def begins(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell("begins", "JUP-SETUP-10", g.current, who=who(g.current))


# --- the turn ----------------------------------------------------------------------------------------


def turn_begins(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell("turn", "JUP-TURN-2", g.current, who=who(g.current), turn=g.turn)


def dish_freed(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell("dish_freed", "JUP-SET-8", g.current, who=who(g.current), actions=g.actions_left)


def discards(g: JupiterState, seat: int, card: CardId) -> None:
    if g.sink is not None:
        g.tell("discards", "JUP-CARD-8", seat, who=who(seat), card=card_name(card), limit=g.hand_limit)


def draws(g: JupiterState, card: CardId) -> None:
    if g.sink is not None:
        g.tell("draws", "JUP-CARD-1", g.current, sound="card-draw", who=who(g.current), card=card_name(card))


def reshuffles(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell("reshuffles", "JUP-CARD-3", None, sound="card-draw")


# --- robots ------------------------------------------------------------------------------------------


def moves(g: JupiterState, seat: int, to: Space) -> None:
    if g.sink is not None:
        motion = Motion(robot_piece(seat), space_id(g.robots[seat].at), space_id(to))
        rule = "JUP-ACT-1" if seat == g.current else "JUP-ABL-9"
        g.tell("moves", rule, g.current, motion, sound="brush", who=who(seat), place=place_name(g.turned, to))


def tramples(g: JupiterState, seat: int, to: Space) -> None:
    if g.sink is not None:
        motion = Motion(robot_piece(seat), space_id(g.robots[seat].at), space_id(to))
        dies = Motion(creep_piece(to), space_id(to), how="fade")
        place = place_name(g.turned, to)
        g.tell("tramples", "JUP-ABL-7", seat, motion, dies, sound="thud", who=who(seat), place=place)


def kills(g: JupiterState, seat: int, at: Space, rule: str) -> None:
    if g.sink is not None:
        dies = Motion(target_piece(g, at), space_id(at), how="fade")
        place = place_name(g.turned, at) if g.occ[at] == CREEP else module_name(at // SLOTS)
        text = "kills" if g.occ[at] == CREEP else "kills_super"
        g.tell(text, rule, g.current, dies, sound="thud", who=who(seat), place=place)


def swaps(g: JupiterState, seat: int, at: Space, pawn: int, rule: str) -> None:
    if g.sink is not None:
        here = g.robots[seat].at
        there = Motion(robot_piece(seat), space_id(here), space_id(at))
        back = Motion(piece_at(g, at, pawn), space_id(at), space_id(here))
        g.tell("swaps", rule, seat, there, back, sound="brush", who=who(seat), place=place_name(g.turned, at))


def lands(g: JupiterState, seat: int, to: Space, rule: str) -> None:
    if g.sink is not None:
        motion = Motion(robot_piece(seat), space_id(g.robots[seat].at), space_id(to))
        dies = (Motion(creep_piece(to), space_id(to), how="fade"),) if g.occ[to] == CREEP else ()
        place = place_name(g.turned, to)
        g.tell("lands", rule, seat, motion, *dies, sound="brush", who=who(seat), place=place)


def robot_lost(g: JupiterState, seat: int) -> None:
    if g.sink is not None:
        motion = Motion(robot_piece(seat), space_id(g.robots[seat].at), how="fade")
        g.tell("robot_lost", "JUP-RV-2", seat, motion, sound="crack", who=who(seat))


def robot_returns(g: JupiterState, seat: int) -> None:
    if g.sink is not None:
        g.tell("robot_returns", "JUP-RV-4", seat, who=who(seat))


# --- colonists ---------------------------------------------------------------------------------------


def commands(g: JupiterState, seat: int, origin: Space, to: Space) -> None:
    if g.sink is not None:
        motion = Motion(colonist_at(g, origin), space_id(origin), space_id(to))
        place = place_name(g.turned, to)
        g.tell("commands", "JUP-ACT-3", seat, motion, sound="brush", who=who(seat), place=place)


def follows(g: JupiterState, seat: int, origin: Space, to: Space) -> None:
    if g.sink is not None:
        motion = Motion(colonist_at(g, origin), space_id(origin), space_id(to))
        g.tell("follows", "JUP-ABL-4", seat, motion, sound="brush", place=place_name(g.turned, to))


def converts(g: JupiterState, victims: list[Space]) -> None:
    if g.sink is not None:
        motions = [Motion(colonist_at(g, space), space_id(space), how="shake") for space in victims]
        g.tell("converts", "JUP-CONV-1", None, *motions, sound="crack", colonists=len(victims))


# --- cards -------------------------------------------------------------------------------------------


def hands_over(g: JupiterState, seat: int, answer: Give | Take) -> None:
    if g.sink is not None:
        giver, taker = (seat, g.partner) if isinstance(answer, Give) else (g.partner, seat)
        card = card_name(answer.card)
        g.tell(
            "hands_over",
            "JUP-ACT-4",
            seat,
            sound="card-draw",
            who=who(giver),
            other=who(taker),
            card=card,
        )


def plays(g: JupiterState, seat: int, card: CardId, rule: str) -> None:
    if g.sink is not None:
        g.tell("plays", rule, seat, sound="card-draw", who=who(seat), card=card_name(card))


def suppresses(g: JupiterState, seat: int, tile: Tile) -> None:
    if g.sink is not None:
        g.tell("suppresses", "JUP-ABL-14", seat, who=who(seat), module=module_name(tile))


def module_moves(g: JupiterState, seat: int, tile: Tile) -> None:
    """After it was moved."""
    if g.sink is not None:
        motion = Motion(TILE_NAMES[tile], how="slide")
        g.tell("module_moves", "JUP-ABL-8", seat, motion, who=who(seat), module=module_name(tile))


# --- the pod -----------------------------------------------------------------------------------------


def docks(g: JupiterState, seat: int, rule: str) -> None:
    """After it docked."""
    if g.sink is not None:
        beside = module_name(g.colony.near[-1][1])
        g.tell("docks", rule, seat, Motion("pod"), sound="brush", who=who(seat), module=beside)


def launches(g: JupiterState, rule: str) -> None:
    if g.sink is not None:
        saved = len(g.seated)
        g.tell(
            "launches", rule, g.current, Motion("pod", how="splash"), sound="steel", colonists=saved,
            who=who(g.current),
        )  # fmt: skip


def drifts(g: JupiterState) -> None:
    if g.sink is not None:
        g.tell("drifts", "JUP-POD-10", None, Motion("pod", how="fade"), who=who(g.current))


# --- creeps ------------------------------------------------------------------------------------------


def rolls(g: JupiterState) -> None:
    """After the die was rolled."""
    if g.sink is not None:
        g.tell("rolls", "JUP-INV-1", g.current, sound="die", who=who(g.current), roll=g.roll)


def die_shows(g: JupiterState) -> None:
    """Once it is settled which modules are hit."""
    if g.sink is not None:
        most = g.roll == g.book.numbers.die_sides
        rule = "JUP-INV-4" if most else "JUP-INV-3"
        g.tell("six" if most else "hit", rule, None, roll=g.roll, modules=len(g.affected))


def creep_lands(g: JupiterState, at: Space, rule: str) -> None:
    if g.sink is not None:
        taken = g.occ[at] == COLONIST
        motions = [Motion(creep_piece(at), "sky", space_id(at), how="splash")]
        if taken:
            motions.append(Motion(colonist_at(g, at), space_id(at), how="fade"))
        text = "creep_takes" if taken else "creep_lands"
        g.tell(text, rule, None, *motions, sound="crack" if taken else "", place=place_name(g.turned, at))


def self_destructs(g: JupiterState, tile: Tile) -> None:
    """First it cracks, then it falls."""
    if g.sink is not None:
        cracks, falls = Motion(TILE_NAMES[tile], how="shake"), Motion(TILE_NAMES[tile], how="fade")
        module = module_name(tile)
        g.tell("cracks", "JUP-TILE-1", None, cracks, sound="crack", module=module)
        g.tell("self_destructs", "JUP-TILE-1", None, falls, sound="steel", module=module)


def setback(g: JupiterState, card: CardId) -> None:
    if g.sink is not None:
        rule = "JUP-SET-2" if card == "surge" else "JUP-SET-1"
        g.tell(f"{card}", rule, g.current, sound="rumble", who=who(g.current))


def super_creeps_rise(g: JupiterState) -> None:
    if g.sink is not None:
        for tile in g.affected:
            motion = Motion(super_piece(tile), "sky", TILE_NAMES[tile], how="splash")
            g.tell("super_creep", "JUP-SET-1", None, motion, module=module_name(tile))
