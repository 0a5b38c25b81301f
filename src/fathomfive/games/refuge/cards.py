"""What single cards and abilities do: for each verb of `effects.py` when it is possible, and how it goes.

`possible` decides what is offered (REF-TURN-6: something must be able to change), `carry_out` does it. The
verbs of reactions are not here: they belong to the moment they react to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Play, Step, Zone, seat_mask
from fathomfive.games.refuge import effects as ops
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import (
    ChooseDirection,
    ChooseDistance,
    ChooseOne,
    Eliminate,
    GiveCard,
    PickDiver,
    PickTentacle,
    PlaceCamera,
    PutNext,
    Relocate,
    RemoveTentacle,
    Shift,
    StandUp,
    Swim,
    TakeCamera,
    TakeCard,
    What,
)
from fathomfive.games.refuge.board import DIRECTIONS, Cell, Direction, distance
from fathomfive.games.refuge.deeds import CAN, DO, carry_out, possible
from fathomfive.games.refuge.entries import AbilityId, CardId, KrakenId
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps import head, objectives, recover, salvage, spaces, tentacles


def playable(g: RefugeState, diver: Diver, card: CardId) -> bool:
    """As an action, by a Diver who is down only if the card says so (REF-RULING-5).

    A list of effects can be carried out if its first can.
    """
    entry = g.book.salvage[card]
    todo = entry.effects_in(g.mode)
    return bool(todo) and (not diver.down or entry.while_down) and possible(g, diver, todo[0])


def play_card(g: RefugeState, diver: Diver, card: CardId) -> Flow[None]:
    """Resolve it, then put it on the discard pile (REF-SALV-2)."""
    g.doing = card
    tells.plays(g, diver, card)
    diver.hand.move(card, g.limbo, EVERYBODY)
    for op in g.book.salvage[card].effects_in(g.mode):
        yield from carry_out(g, diver, op)
    g.limbo.move(card, g.salvage_discard)


def used_by(g: RefugeState) -> str:
    """The rule by which what is being carried out happens: a card was played, or an ability used."""
    return "REF-SALV-2" if g.doing in g.book.salvage else "REF-ABIL-2"


# --- moving Divers -----------------------------------------------------------------------------------


@CAN.does(ops.MoveSelf)
def can_swim(g: RefugeState, diver: Diver, op: ops.MoveSelf) -> list[Swim]:
    return spaces.swims(g, diver)


@DO.does(ops.MoveSelf)
def move_self(g: RefugeState, diver: Diver, op: ops.MoveSelf) -> Flow[None]:
    """Step by step, each an ordinary entry, until the Diver stops or is stopped (REF-SPACE-2)."""
    seat = diver.seat
    for step in range(op.max):
        stop = (Pass(seat),) if step else ()
        near_head = g.head_place.distance[diver.cell] == 1  # nobody is made to swim into it (REF-RULING-34)
        options = partial(spaces.swims_or, g, diver, *stop)
        about = {"left": op.max - step, "runs_over": op.eliminate_entered}
        answer = yield from Ask("step", seat, options, "REF-SPACE-2", about, confirm=near_head)
        if isinstance(answer, Pass):
            return
        yield from spaces.enter(g, diver, answer.to, unstoppable=op.eliminate_entered)
        if not diver.standing:
            return


@CAN.does(ops.MoveLine)
def can_move_line(g: RefugeState, diver: Diver, op: ops.MoveLine) -> bool:
    return any(line(g, diver, way, op.max) for way in DIRECTIONS)


@DO.does(ops.MoveLine)
def move_line(g: RefugeState, diver: Diver, op: ops.MoveLine) -> Flow[None]:
    """Straight on; only the last space takes effect."""
    seat = diver.seat
    way = yield from Ask(
        "line_dir",
        seat,
        lambda: [ChooseDirection(seat, way) for way in DIRECTIONS if line(g, diver, way, op.max)],
        "REF-SPACE-2",
        {"most": op.max},
    )
    ends = line(g, diver, way.direction, op.max)
    far = yield from Ask(
        "line_dist",
        seat,
        lambda: [ChooseDistance(seat, far) for far in ends],
        "REF-SPACE-2",
        {"direction": way.direction},
    )
    yield from spaces.enter(g, diver, ends[far.cells])


def line(g: RefugeState, diver: Diver, way: Direction, most: int) -> dict[int, Cell]:
    """Where a straight move can end, by distance: up to the first tentacle, short of Diver and head."""
    ends: dict[int, Cell] = {}
    for far, cell in enumerate(g.board.ray[way][diver.cell][:most], start=1):
        if g.is_head(cell) or g.diver_at(cell) is not None:
            break
        if not (g.competitive and spaces.is_locked(g, cell)):
            ends[far] = cell
        if cell in g.tentacles:
            break
    return ends


@CAN.does(ops.RelocateSelf)
def can_relocate(g: RefugeState, diver: Diver, op: ops.RelocateSelf) -> bool:
    return any(not g.occupied(cell) for kind in op.kinds for cell in g.board.of_kind[kind])


@DO.does(ops.RelocateSelf)
def relocate_self(g: RefugeState, diver: Diver, op: ops.RelocateSelf) -> Flow[None]:
    """To any free cell of these kinds, and what is there takes effect (REF-SPACE-1)."""

    def options() -> list[Relocate]:
        cells = [cell for kind in op.kinds for cell in g.board.of_kind[kind]]
        return [Relocate(diver.seat, cell) for cell in cells if not g.occupied(cell)]

    answer = yield from Ask("relocate", diver.seat, options, "REF-SPACE-1")
    yield from spaces.enter(g, diver, answer.to)


def shift_cells(g: RefugeState, diver: Diver) -> list[Cell]:
    """The free cells beside a Diver; escape pods are not entered by shifting (REF-COMP-12)."""
    return [
        cell
        for cell in g.board.neighbours[diver.cell]
        if not g.occupied(cell) and not (g.competitive and g.board.space[cell] == "finish")
    ]


@CAN.does(ops.ShiftDivers)
def shiftable(g: RefugeState, diver: Diver, op: ops.ShiftDivers) -> list[Diver]:
    match op.who:
        case "self":
            divers = [diver]
        case "one_other":
            divers = [other for other in g.divers if other is not diver]
        case "all_standing":
            divers = list(g.divers_from(g.active))
    return [other for other in divers if other.standing and shift_cells(g, other)]


@DO.does(ops.ShiftDivers)
def shift_divers(g: RefugeState, diver: Diver, op: ops.ShiftDivers) -> Flow[None]:
    """One step to a free cell, each for itself or another where the user wants it; no space takes effect."""
    if op.who == "all_standing":
        for other in g.divers_from(g.active):
            if other.standing and shift_cells(g, other):
                yield from shift(g, other, other.seat, "shift", Pass(other.seat))
    elif op.who == "self":
        yield from shift(g, diver, diver.seat, "shift")
    else:
        other = yield from pick_diver(g, diver, "shift_other", shiftable(g, diver, op), "REF-ABIL-2")
        yield from shift(g, other, diver.seat, "shift_cell")


def shift(g: RefugeState, diver: Diver, chooser: int, kind: str, *decline: Pass) -> Flow[None]:
    def options() -> list[Shift | Pass]:
        return [*(Shift(chooser, cell) for cell in shift_cells(g, diver)), *decline]

    answer = yield from Ask(kind, chooser, options, "REF-SPACE-1", {"other": diver.id})
    if isinstance(answer, Shift):
        yield from drift(g, diver, answer.to)


def drift(g: RefugeState, diver: Diver, to: Cell) -> Iterable[Ask]:
    """Come onto a cell without landing on it (REF-SPACE-1)."""
    tells.drifts(g, diver, to)
    diver.cell = to
    return objectives.settle(g)


@CAN.does(ops.Pull)
def pullable(g: RefugeState, diver: Diver, op: ops.Pull) -> dict[Cell, list[Cell]]:
    """By cell of each Diver and tentacle in line: the free cells it would come through, in that order."""
    reach: dict[Cell, list[Cell]] = {}
    for way in DIRECTIONS:
        free: list[Cell] = []
        for cell in g.board.ray[way][diver.cell]:
            if cell in g.tentacles or g.diver_at(cell) is not None:
                if free:
                    reach[cell] = free[: -op.max - 1 : -1]
                free = []
            elif g.is_head(cell):
                free = []
            else:
                free.append(cell)
    return reach


@DO.does(ops.Pull)
def pull(g: RefugeState, diver: Diver, op: ops.Pull) -> Flow[None]:
    """A Diver or tentacle in line comes straight closer; nothing takes effect."""
    seat = diver.seat
    reach = pullable(g, diver, op)
    targets: list[PickTentacle | PickDiver] = []
    for cell in reach:
        other = g.diver_at(cell)
        targets.append(PickTentacle(seat, cell) if other is None else PickDiver(seat, other.id))
    target = yield from Ask("pull_target", seat, targets, "REF-SALV-2")
    origin = target.at if isinstance(target, PickTentacle) else g.diver(target.diver).cell
    path = reach[origin]
    far = yield from Ask(
        "pull_dist",
        seat,
        [ChooseDistance(seat, far) for far in range(1, len(path) + 1)],
        "REF-SALV-2",
        {"at": origin},
    )
    to = path[far.cells - 1]
    if isinstance(target, PickTentacle):
        yield from tentacles.step_tentacle(g, seat, g.tentacles.index(origin), to)
    else:
        yield from drift(g, g.diver(target.diver), to)


@CAN.does(ops.GrantMove)
def commanded(g: RefugeState, diver: Diver, op: ops.GrantMove) -> list[Diver]:
    return [other for other in g.divers if other is not diver and other.standing and spaces.swims(g, other)]


@DO.does(ops.GrantMove)
def grant_move(g: RefugeState, diver: Diver, op: ops.GrantMove) -> Flow[None]:
    """Another standing Diver may Move now, as its own action."""
    other = yield from pick_diver(g, diver, "orders_diver", commanded(g, diver, op), "REF-ABIL-2")
    stay = Pass(other.seat)
    answer = yield from Ask("orders_move", other.seat, lambda: spaces.swims_or(g, other, stay), "REF-SPACE-1")
    if isinstance(answer, Swim):
        yield from spaces.enter(g, other, answer.to)


def pick_diver(g: RefugeState, diver: Diver, kind: str, divers: list[Diver], rule: str) -> Flow[Diver]:
    answer = yield from Ask(kind, diver.seat, [PickDiver(diver.seat, other.id) for other in divers], rule)
    return g.diver(answer.diver)


# --- tentacles ---------------------------------------------------------------------------------------


@CAN.does(ops.Eliminate)
def in_line(g: RefugeState, diver: Diver, op: ops.Eliminate) -> list[Cell]:
    """Tentacles of the same row or column, near enough; nothing between blocks."""
    cells = spaces.tentacles_in_line(g, diver)
    return cells if op.range is None else [c for c in cells if distance(c, diver.cell) <= op.range]


@DO.does(ops.Eliminate)
def eliminate(g: RefugeState, diver: Diver, op: ops.Eliminate) -> Flow[None]:
    """At least one, and up to `count`."""
    seat = diver.seat
    for done in range(op.count):
        targets: list[Eliminate | Pass] = [Eliminate(seat, cell) for cell in in_line(g, diver, op)]
        if not targets:
            return
        answer = yield from Ask(
            "eliminate_target", seat, [*targets, Pass(seat)] if done else targets, "REF-ELIM-1"
        )
        if isinstance(answer, Pass):
            return
        yield from salvage.eliminate(g, diver, g.tentacles.index(answer.at))


@CAN.does(ops.RemoveTentacles)
def in_range(g: RefugeState, diver: Diver, op: ops.RemoveTentacles) -> list[Cell]:
    return [
        cell
        for cell in g.tentacles
        if cell >= 0 and (op.range is None or distance(cell, diver.cell) <= op.range)
    ]


@DO.does(ops.RemoveTentacles)
def remove_tentacles(g: RefugeState, diver: Diver, op: ops.RemoveTentacles) -> Flow[None]:
    """Home to the supply, without a draw (REF-ELIM-2)."""
    seat = diver.seat
    for done in range(op.count):
        targets: list[RemoveTentacle | Pass] = [RemoveTentacle(seat, cell) for cell in in_range(g, diver, op)]
        if not targets:
            return
        stop = [Pass(seat)] if done or op.optional else []
        answer = yield from Ask("remove_target", seat, [*targets, *stop], "REF-ELIM-2")
        if isinstance(answer, Pass):
            return
        yield from objectives.to_supply(g, g.tentacles.index(answer.at), "REF-ELIM-2")


# --- the head and its cards --------------------------------------------------------------------------


@CAN.does(ops.MoveKraken, ops.PeekKraken, ops.GainActions)
def always(g: RefugeState, diver: Diver, op: ops.Op) -> bool:
    return True


@DO.does(ops.MoveKraken)
def move_kraken(g: RefugeState, diver: Diver, op: ops.MoveKraken) -> Flow[None]:
    """So many steps one way (REF-HEAD-9)."""
    answer = yield from Ask("kraken_move", diver.seat, head.head_moves(g, diver.seat, op.max), "REF-HEAD-9")
    yield from head.move_head(g, answer.direction, answer.steps, "REF-HEAD-9")


@DO.does(ops.PeekKraken)
def peek_kraken(g: RefugeState, diver: Diver, op: ops.PeekKraken) -> Flow[None]:
    """Everybody sees the next cards; the user says which comes first, then which second."""
    deck = g.kraken_deck
    count = min(op.count, len(deck))
    for slot in range(count):
        deck.show(len(deck) - 1 - slot)
    tells.peeks(g, diver, count, used_by(g))
    for slot in range(count - 1):
        rest = deck.cards[len(deck) - count : len(deck) - slot]
        answer = yield from Ask(
            "peek_order",
            diver.seat,
            [PutNext(diver.seat, KrakenId(card)) for card in reversed(rest)],
            used_by(g),
            about={"place": slot + 1},
        )
        deck.cards.remove(answer.card)  # all of them are known to everybody, so only the order changes
        deck.cards.insert(len(deck.known) - 1 - slot, answer.card)
    tells.puts_back(g, diver, count, used_by(g))


@CAN.does(ops.CancelBottom)
def can_cancel_bottom(g: RefugeState, diver: Diver, op: ops.CancelBottom) -> bool:
    return not g.skip_bottom


@DO.does(ops.CancelBottom)
def cancel_bottom(g: RefugeState, diver: Diver, op: ops.CancelBottom) -> None:
    g.skip_bottom = True


# --- actions, abilities, cards -----------------------------------------------------------------------


@DO.does(ops.GainActions)
def gain_actions(g: RefugeState, diver: Diver, op: ops.GainActions) -> None:
    g.actions_left += op.count
    tells.gains_actions(g, diver, op.count, used_by(g))


@CAN.does(ops.Stand)
def downed(g: RefugeState, diver: Diver, op: ops.Stand) -> list[Diver]:
    return recover.downed_within(g, diver, op.range)


@DO.does(ops.Stand)
def stand(g: RefugeState, diver: Diver, op: ops.Stand) -> Flow[None]:
    """A Diver who is down gets up; who is down itself can help nobody else (REF-REC-3)."""
    divers = downed(g, diver, op)
    answer = yield from Ask(
        "stand_target", diver.seat, [StandUp(diver.seat, other.id) for other in divers], used_by(g)
    )
    yield from recover.stand_up(g, g.diver(answer.diver), used_by(g))


@CAN.does(ops.FlipAbility)
def can_flip(g: RefugeState, diver: Diver, op: ops.FlipAbility) -> list[AbilityId]:
    return diver.used


@DO.does(ops.FlipAbility)
def flip_ability(g: RefugeState, diver: Diver, op: ops.FlipAbility) -> Flow[None]:
    for _ in range(min(op.count, len(diver.used))):
        yield from recover.choose_flip_up(g, diver, "REF-ABIL-4")


@CAN.does(ops.Draw)
def can_draw(g: RefugeState, diver: Diver, op: ops.Draw) -> bool:
    """In the cooperative dive even from an empty deck: that is a defeat, but it is a change."""
    return not g.competitive or bool(g.salvage_deck) or bool(g.salvage_discard)


@DO.does(ops.Draw)
def draw(g: RefugeState, diver: Diver, op: ops.Draw) -> None:
    salvage.draw(g, diver, used_by(g), op.count)


@CAN.does(ops.Discard)
def can_discard(g: RefugeState, diver: Diver, op: ops.Discard) -> bool:
    return len(diver.hand) >= op.count


@DO.does(ops.Discard)
def discard(g: RefugeState, diver: Diver, op: ops.Discard) -> Flow[None]:
    for _ in range(op.count):
        yield from salvage.discard_one(g, diver, "ability", "REF-ABIL-2")


@CAN.does(ops.ExchangeCards)
def partners(g: RefugeState, diver: Diver, op: ops.ExchangeCards) -> list[Diver]:
    return [other for other in g.divers if other is not diver and (diver.hand or other.hand)]


@DO.does(ops.ExchangeCards)
def exchange_cards(g: RefugeState, diver: Diver, op: ops.ExchangeCards) -> Flow[None]:
    """At any distance, even with a devoured Diver."""
    other = yield from pick_diver(g, diver, "exchange_with", partners(g, diver, op), "REF-ABIL-2")
    g.next(Exchange(diver.seat, other.seat))


class Exchange(Step, tag="exchange"):
    """One card of an exchange changes hands; what was received in it stays where it is."""

    seat: int
    other: int
    received: list[CardId] = []
    given: list[CardId] = []

    def run(self, g: RefugeState) -> Play:
        diver, other = g.divers[self.seat], g.divers[self.other]

        def options() -> list[GiveCard | TakeCard | Pass]:
            gives = [GiveCard(self.seat, card) for card in without(diver.hand, self.received)]
            takes = [TakeCard(self.seat, card) for card in without(other.hand, self.given)]
            stop = [Pass(self.seat)] if self.received or self.given else []
            return [*gives, *takes, *stop]

        answer = yield from Ask("exchange", self.seat, options, "REF-ABIL-2", {"other": other.id})
        match answer:
            case GiveCard(card=card):
                salvage.give(g, diver, other, card, "REF-ABIL-2")
                g.next(Exchange(self.seat, self.other, self.received, [*self.given, card]))
            case TakeCard(card=card):
                salvage.give(g, other, diver, card, "REF-ABIL-2")
                g.next(Exchange(self.seat, self.other, [*self.received, card], self.given))


def without(hand: Zone, kept: list[CardId]) -> list[CardId]:
    """The kinds of card in a hand of which not every copy must stay."""
    return [card for card in salvage.kinds_of(hand) if hand.cards.count(card) > kept.count(card)]


# --- cameras -----------------------------------------------------------------------------------------


def unplaced(g: RefugeState, diver: Diver) -> int:
    return g.book.divers[diver.id].cameras - len(g.cameras)


@CAN.does(ops.PlaceCameras)
def can_place_camera(g: RefugeState, diver: Diver, op: ops.PlaceCameras) -> bool:
    return unplaced(g, diver) > 0


@DO.does(ops.PlaceCameras)
def place_cameras(g: RefugeState, diver: Diver, op: ops.PlaceCameras) -> Flow[None]:
    """At most one on each cell."""
    seat = diver.seat
    for done in range(min(op.max, unplaced(g, diver))):
        near = g.board.within(diver.cell, op.range)
        places: list[PlaceCamera | Pass] = [PlaceCamera(seat, cell) for cell in near if cell not in g.cameras]
        answer = yield from Ask("camera_place", seat, [*places, Pass(seat)] if done else places, "REF-OCC-2")
        if isinstance(answer, Pass):
            return
        g.cameras.append(answer.at)
        tells.sets_camera(g, diver, answer.at)


@CAN.does(ops.CollectCameras)
def can_collect(g: RefugeState, diver: Diver, op: ops.CollectCameras) -> list[Cell]:
    return g.cameras


@DO.does(ops.CollectCameras)
def collect_cameras(g: RefugeState, diver: Diver, op: ops.CollectCameras) -> Flow[None]:
    seat = diver.seat
    for done in range(min(op.max, len(g.cameras))):
        takes: list[TakeCamera | Pass] = [TakeCamera(seat, cell) for cell in g.cameras]
        answer = yield from Ask("camera_take", seat, [*takes, Pass(seat)] if done else takes, "REF-OCC-2")
        if isinstance(answer, Pass):
            return
        g.cameras.remove(answer.at)
        tells.takes_camera(g, diver, answer.at, "REF-OCC-2")
        salvage.draw(g, diver, "REF-ABIL-2", op.draw_each)


# --- the Grabber (REF-COMP-16) -----------------------------------------------------------------------


@CAN.does(ops.Steal)
def robbable(g: RefugeState, diver: Diver, op: ops.Steal) -> list[Diver]:
    reach = g.board.in_line[diver.cell]
    return [
        other
        for other in g.divers
        if other.cell in reach and other.hand and distance(other.cell, diver.cell) <= op.range
    ]


@DO.does(ops.Steal)
def steal(g: RefugeState, diver: Diver, op: ops.Steal) -> Flow[None]:
    """A random card of a Diver in line; both know which it was."""
    other = yield from pick_diver(g, diver, "steal_target", robbable(g, diver, op), "REF-COMP-16")
    for _ in range(min(op.count, len(other.hand))):
        card = g.dice.pick(other.hand.cards)
        other.hand.move(card, diver.hand, seat_mask(diver.seat))
        tells.steals(g, diver, other, CardId(card))


@CAN.does(ops.ChooseOne)
def can_choose_one(g: RefugeState, diver: Diver, op: ops.ChooseOne) -> bool:
    return any(possible(g, diver, option) for option in op.options)


@DO.does(ops.ChooseOne)
def choose_one(g: RefugeState, diver: Diver, op: ops.ChooseOne) -> Flow[None]:
    """One of the two things a Grabber does, as far as each has a target."""
    names: dict[type[ops.Op], What] = {ops.Steal: "steal", ops.Pull: "pull"}
    choices = {names[type(option)]: option for option in op.options if possible(g, diver, option)}
    answer = yield from Ask(
        "grabber_choice", diver.seat, [ChooseOne(diver.seat, name) for name in choices], "REF-COMP-16"
    )
    yield from carry_out(g, diver, choices[answer.what])
