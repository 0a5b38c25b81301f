"""The basic actions (rulebook 4.3): Move, Shoot, Command and Trade, and the cards that change them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathomfive.author import Ask, Flow, Pass, Verbs
from fathomfive.games.jupiter.actions import (
    NOBODY,
    Command,
    Follow,
    Give,
    Move,
    Send,
    Shoot,
    Splash,
    Take,
    Trade,
)
from fathomfive.games.jupiter.beats import GOOD, QUIET
from fathomfive.games.jupiter.colony import POD, POD_TILE, Space, Tile
from fathomfive.games.jupiter.game import BASIC, SLOTS
from fathomfive.games.jupiter.motions import comes, dies, goes, leads, walks
from fathomfive.games.jupiter.names import hand_id
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, JupiterState, Robot
from fathomfive.games.jupiter.steps.checks import kill, settle

DO: Verbs[Callable[[JupiterState, Any], Flow[None] | None]] = Verbs()
"""What comes of each choice from the menu; those of single cards are in `cards.py`."""

# --- what can be done --------------------------------------------------------------------------------


def moves(g: JupiterState, seat: int, pawn: int) -> list[Move]:
    """Over one bridge to an open space (JUP-ACT-1); `pawn` may be somebody else's (JUP-ABL-9)."""
    origin = g.robots[pawn].at
    tramples = seat == pawn and g.robots[seat].has_on("juggernaut")
    if g.book.polite:
        return [Move(seat, to) for to in polite_ways(g, origin, tramples)]
    occ = g.occ
    if tramples:  # JUP-ABL-7
        return [Move(seat, to) for to in g.colony.links[origin] if occ[to] == OPEN or occ[to] == CREEP]
    return [Move(seat, to) for to in g.colony.links[origin] if occ[to] == OPEN]


def shots(g: JupiterState, seat: int, origin: Space) -> list[Shoot]:
    """Every creep on the same module (JUP-ACT-2), no other (JUP-ACT-8), its super creep (JUP-RULING-31)."""
    tile = origin // SLOTS
    return [] if origin == POD else [Shoot(seat, at) for at in creeps_on(g, tile)]


def creeps_on(g: JupiterState, tile: Tile) -> list[Space]:
    """The creeps of a module, its super creep last: it takes no space (JUP-SET-9), so the middle names it."""
    occ = g.occ
    found = [space for space in g.colony.spaces_of[tile] if occ[space] == CREEP]
    if g.supers >> tile & 1:
        found.append(tile * SLOTS + SLOTS - 1)
    return found


def in_range(g: JupiterState, robot: Robot) -> tuple[Tile, ...]:
    """Command range: the own tile and its neighbours, or everything with Bullhorn (JUP-ACT-5, JUP-ABL-2)."""
    own = robot.at // SLOTS
    if robot.has_on("bullhorn"):  # with Follower, too: JUP-COMBO-6
        everything = g.colony.all_near
        return everything if own in everything else (*everything, own)
    return g.colony.near[own]


def commandable(g: JupiterState, near: tuple[Tile, ...]) -> list[Space]:
    """The colonists in command range that can go somewhere (JUP-ACT-3)."""
    occ, links, spaces_of = g.occ, g.colony.links, g.colony.spaces_of
    at_the_door = (POD,) if g.seated else ()
    found = []
    for tile in near:
        for who in spaces_of[tile] if tile != POD_TILE else at_the_door:
            if occ[who] != COLONIST and who != POD:
                continue
            for to in links[who]:  # a loop, not a function: this is asked more often than anything else
                if occ[to] == OPEN:
                    found.append(who)
                    break
            else:
                if g.book.polite and polite_ways(g, who):  # JUP-PC-1
                    found.append(who)
    return found


def trades(g: JupiterState, seat: int, near: tuple[Tile, ...]) -> list[Trade]:
    """Whoever is in command range, if the two hold a card between them (JUP-ACT-4)."""
    hand = g.robots[seat].hand
    return [
        Trade(seat, other)
        for other, partner in enumerate(g.robots)
        if other != seat and (hand or partner.hand) and partner.at // SLOTS in near
    ]


def polite_ways(g: JupiterState, origin: Space, tramples: bool = False) -> dict[Space, int]:
    """Polite Colonists (JUP-PC-1): past colonists and robots to an open space.

    One action for each bridge (JUP-RULING-32).
    Every space that can be reached with the actions left, and the cost of the shortest way.
    """
    occ, links = g.occ, g.colony.links
    ends: dict[Space, int] = {}
    passed = [origin]
    front = [origin]
    for cost in range(1, g.actions_left + 1):
        through = []
        for space in front:
            for to in links[space]:
                who = occ[to]
                if to in passed:  # where it began, too: the pod is open, but nobody goes out only to go in
                    continue
                if who == OPEN or (tramples and who == CREEP):
                    ends.setdefault(to, cost)
                elif to != POD and who != CREEP:
                    passed.append(to)
                    through.append(to)
        front = through
    return ends


def cost_of_way(g: JupiterState, origin: Space, to: Space) -> int:
    """What a way that may be gone costs; a creep is only ever at the end of one."""
    return polite_ways(g, origin, True)[to] if g.book.polite else BASIC


# --- Move and Shoot ----------------------------------------------------------------------------------


@DO.does(Move)
def move(g: JupiterState, choice: Move) -> Flow[None] | None:
    return move_robot(g, choice.seat, choice.to)


def move_robot(g: JupiterState, seat: int, to: Space) -> Flow[None] | None:
    """The way is paid; a creep there dies under a Juggernaut (JUP-ACT-1, JUP-ABL-7)."""
    here = g.robots[seat].at
    cost = cost_of_way(g, here, to)
    g.actions_left -= cost
    way = (here, to)
    if g.occ[to] == CREEP:
        moved = ((walks, seat, to), (dies, to))
        g.tell("tramples", "JUP-ABL-7", seat, *moved, sound="thud", beat=GOOD, way=way, cost=cost)
        g.put_robot(seat, to)
        return splash(g, seat, to)
    what, rule = ("moves", "JUP-ACT-1") if seat == g.current else ("orders_move", "JUP-ABL-9")
    g.tell(what, rule, g.current, (walks, seat, to), sound="brush", other=seat, way=way, cost=cost)
    g.put_robot(seat, to)
    settle(g)
    return None


@DO.does(Shoot)
def shoot(g: JupiterState, choice: Shoot) -> Flow[None] | None:
    g.actions_left -= BASIC
    return strike(g, choice.seat, choice.at, "JUP-ACT-2")


def strike(g: JupiterState, seat: int, at: Space, rule: str) -> Flow[None] | None:
    """A creep or super creep dies; a creep may take a neighbour along (JUP-ABL-5)."""
    is_creep = g.occ[at] == CREEP
    kill(g, seat, at, rule)
    settle(g)
    return splash(g, seat, at) if is_creep else None


def splash(g: JupiterState, seat: int, at: Space) -> Flow[None] | None:
    """`splash`: with Grenadier one creep bridged to the dead one dies, too (JUP-ABL-5).

    However that one was killed: shot from afar or trampled (JUP-COMBO-8).
    """
    if not g.robots[seat].has_on("grenadier"):
        return None
    near = [space for space in g.colony.links[at] if g.occ[space] == CREEP]
    return _splash(g, seat, near) if near else None


def _splash(g: JupiterState, seat: int, near: list[Space]) -> Flow[None]:
    choices: list[Splash | Pass] = [*(Splash(seat, at) for at in near), Pass(seat)]
    answer = yield from Ask("splash", seat, choices, "JUP-ABL-5")
    if isinstance(answer, Splash):
        kill(g, seat, answer.at, "JUP-ABL-5")


# --- Command -----------------------------------------------------------------------------------------


@DO.does(Command)
def command(g: JupiterState, choice: Command) -> Flow[None]:
    """Which colonist was said; now where it goes, and who may follow (JUP-ACT-3, JUP-ABL-4)."""
    seat, who = choice.seat, choice.who
    g.picked = who
    answer = yield from Ask(
        "send", seat, lambda: [Send(seat, to) for to in destinations(g, who)], "JUP-ACT-3"
    )
    g.picked = NOBODY
    cost = cost_of_way(g, who, answer.to)
    g.actions_left -= cost
    tell_of_a_way(g, "commands", "JUP-ACT-3", who, answer.to, cost)
    g.move_colonist(who, answer.to)
    settle(g)
    if g.robots[seat].has_on("follower"):
        yield from follow(g, seat, who, answer.to)


def tell_of_a_way(g: JupiterState, what: str, rule: str, origin: Space, to: Space, cost: int) -> None:
    """A colonist walks; who comes aboard is counted."""
    moved, way = (leads, origin, to), (origin, to)
    if to == POD:
        aboard = len(g.seated) + 1
        g.tell(
            f"{what}_aboard", rule, g.current, moved, sound="brush", beat=GOOD, way=way, cost=cost, n=aboard
        )
    else:
        g.tell(what, rule, g.current, moved, sound="brush", way=way, cost=cost)


def destinations(g: JupiterState, who: Space) -> list[Space]:
    if g.book.polite:
        return list(polite_ways(g, who))
    return [to for to in g.colony.links[who] if g.occ[to] == OPEN]


def follow(g: JupiterState, seat: int, left: Space, taken: Space) -> Flow[None]:
    """`follow`: a colonist from a space bridged to the one that was left moves up, free (JUP-ABL-4)."""
    chain = True
    while chain:
        near = followers(g, left, taken)
        if not near:
            return
        g.picked = left
        choices: list[Follow | Pass] = [*(Follow(seat, who) for who in near), Pass(seat)]
        answer = yield from Ask("follow", seat, choices, "JUP-ABL-4")
        g.picked = NOBODY
        if isinstance(answer, Pass):
            return
        tell_of_a_way(g, "follows", "JUP-ABL-4", answer.who, left, 0)
        g.move_colonist(answer.who, left)
        left, taken = answer.who, left
        chain = g.book.cards["follower"].chain  # JUP-RULING-23


def followers(g: JupiterState, left: Space, taken: Space) -> list[Space]:
    """The docked pod may be where somebody comes from, or what is moved up into: one has just left it."""
    return [
        space
        for space in g.colony.links[left]
        if space != taken and (g.occ[space] == COLONIST or (space == POD and g.seated))
    ]


# --- Trade -------------------------------------------------------------------------------------------


@DO.does(Trade)
def trade(g: JupiterState, choice: Trade) -> Flow[None]:
    """`trade_card`: cards go either way (JUP-RULING-14), each once, until the player is done (JUP-ACT-4).

    They are in the hand at once (JUP-ACT-9); nobody's hand limit is looked at here (JUP-RULING-40).
    """
    seat, partner = choice.seat, choice.partner
    g.actions_left -= BASIC
    g.tell("trades", "JUP-ACT-4", seat, beat=QUIET, other=partner)
    g.partner = partner
    mine, theirs = list(g.robots[seat].hand), list(g.robots[partner].hand)
    done: list[Pass] = []
    while mine or theirs:
        gives = [Give(seat, card) for card in dict.fromkeys(mine)]
        takes = [Take(seat, card) for card in dict.fromkeys(theirs)]
        choices: list[Give | Take | Pass] = [*gives, *takes, *done]
        answer = yield from Ask("trade_card", seat, choices, "JUP-ACT-4")
        if isinstance(answer, Pass):
            break
        card = answer.card
        giver, taker, left = (seat, partner, mine) if isinstance(answer, Give) else (partner, seat, theirs)
        what = "gives" if giver == seat else "takes"
        moved = ((goes, giver, card, hand_id(taker)), (comes, taker, card, hand_id(giver)))
        g.tell(what, "JUP-ACT-4", seat, *moved, sound="card-draw", other=partner, card=card)
        left.remove(card)
        g.robots[giver].hand.remove(card)
        g.robots[taker].hand.append(card)
        done = [Pass(seat)]
    g.partner = NOBODY
