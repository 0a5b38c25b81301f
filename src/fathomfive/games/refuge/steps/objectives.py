"""Objectives with their rewards, and how a dive ends (rulebook 4.14, 4.15).

`settle` is called after every atomic change of the table and may carry out a whole reward right there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from fathomfive.games.refuge import cards, tells
from fathomfive.games.refuge.actions import ChooseOne, ClearColumn, MoveHead
from fathomfive.games.refuge.board import Cell, column_of
from fathomfive.games.refuge.effects import (
    ClearColumn as ClearColumnOp,
)
from fathomfive.games.refuge.effects import (
    Draw,
    EachDiver,
    RemoveTentacles,
    SlideKraken,
    ThreatMinus,
)
from fathomfive.games.refuge.entries import CardId
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    DiversOnFinish,
    Eliminations,
    EmptyReach,
    Flanks,
    Kind,
    MarkersRemoved,
)
from fathomfive.games.refuge.state import SUPPLY, THREAT, Diver, Progress, RefugeState
from fathomfive.games.refuge.steps import head, recover, salvage
from fathomfive.kernel.play import Ask, End, Flow, Outcome, Pass

# --- the end -----------------------------------------------------------------------------------------


def settle(g: RefugeState) -> Iterable[Ask]:
    """After each atomic change (REF-OBJ-2): the goal first, then defeat; at the same instant it is a win
    (REF-END-1)."""
    if g.competitive:  # REF-COMP-17
        return ()
    if goal_met(g):
        return complete(g)
    if SUPPLY not in g.tentacles:
        raise defeat(g, "supply", "REF-END-2")  # not only when the next one is needed: REF-RULING-17
    if g.tentacles.count(THREAT) >= g.book.coop.threat_spaces:  # with any number of Divers: REF-RULING-33
        raise defeat(g, "threat", "REF-END-3")
    if g.players == 1:  # REF-SOLO-2
        return ()  # which is cheaper than a generator that does nothing
    for diver in g.divers:
        if not diver.down:  # nor devoured, which counts as down: REF-DEV-3, REF-RULING-18
            return ()
    raise defeat(g, "all_down", "REF-END-5")


def victory(g: RefugeState) -> End:
    everybody = tuple(range(g.players))
    return End(Outcome((1.0,) * g.players, everybody, "objectives", "REF-OBJ-7"))


def defeat(g: RefugeState, cause: str, rule: str) -> End:
    """To be raised, as every end is: what is under way is not finished (REF-END-6)."""
    return End(Outcome((0.0,) * g.players, (), cause, rule))


def escape(g: RefugeState, diver: Diver) -> End:
    """Whoever enters an open pod first wins the competitive dive (REF-COMP-12)."""
    return race_won(g, [diver], "pod", "REF-COMP-12")


def race_won(g: RefugeState, winners: list[Diver], cause: str, rule: str) -> End:
    seats = tuple(diver.seat for diver in winners)
    values = tuple(1 / len(seats) if seat in seats else 0.0 for seat in range(g.players))
    return End(Outcome(values, seats, cause, rule))


def start_solo_grace(g: RefugeState) -> None:
    """A lone Diver who goes down has until the end of its next actions to get up (REF-END-7)."""
    if g.solo and g.solo_deadline is None:
        g.solo_deadline = g.turn + g.book.coop.solo_grace_turns


def check_solo_grace(g: RefugeState) -> None:
    """When the actions are over and before the Kraken card (REF-RULING-28)."""
    if g.solo_deadline is not None and g.turn >= g.solo_deadline:
        raise defeat(g, "solo_down", "REF-END-7")


# --- goals -------------------------------------------------------------------------------------------


def goal_met(g: RefugeState) -> bool:
    """Of the current objective, the only one that counts (REF-OBJ-1)."""
    if g.progress is None:
        return False
    goal = g.objective.goal
    return GOALS[type(goal)](g, g.progress, goal)


def counted(g: RefugeState, progress: Progress, goal: Eliminations | Counter | EmptyReach) -> bool:
    return progress.count >= goal.need[g.players - 1]


def markers_gone(g: RefugeState, progress: Progress, goal: MarkersRemoved) -> bool:
    return not progress.markers


def stand_on_finish(g: RefugeState, progress: Progress, goal: DiversOnFinish) -> bool:
    there = [diver for diver in g.divers if diver.standing and g.board.space[diver.cell] == "finish"]
    return len(there) >= goal.need[g.players - 1]


def delivered(g: RefugeState, progress: Progress, goal: Deliver) -> bool:
    return progress.carrier is not None and g.board.space[g.divers[progress.carrier].cell] == goal.to


def flanks_taken(g: RefugeState, progress: Progress, goal: Flanks) -> bool:
    """The head at an end of its row while a standing Diver is on a Kraken space: that marker goes."""
    for end in list(progress.flanks):
        at_end = end not in g.head_place.steps
        if at_end and any(diver.standing and g.board.space[diver.cell] == "kraken" for diver in g.divers):
            progress.flanks.remove(end)
            tells.flank_taken(g, end)
    return not progress.flanks


GOALS: dict[type[Kind], Callable[[RefugeState, Progress, Any], bool]] = {
    Eliminations: counted,  # REF-OBJ-8
    MarkersRemoved: markers_gone,  # REF-OBJ-9, REF-OBJ-16
    Counter: counted,  # REF-OBJ-10, REF-OBJ-11
    Flanks: flanks_taken,  # REF-OBJ-12
    EmptyReach: counted,  # REF-OBJ-13
    DiversOnFinish: stand_on_finish,  # REF-OBJ-14
    Deliver: delivered,  # REF-OBJ-15
}


def count_empty_reach(g: RefugeState) -> Iterable[Ask]:
    """At the end of the actions: no tentacle below the head in its columns (REF-OBJ-13)."""
    if not wants_empty_reach(g):
        return ()
    assert g.progress is not None
    if reach_is_empty(g):
        g.progress.count += 1
        tells.counts(g, "REF-OBJ-13")
    return settle(g)


def wants_empty_reach(g: RefugeState) -> bool:
    return g.progress is not None and isinstance(g.objective.goal, EmptyReach)


def reach_is_empty(g: RefugeState) -> bool:
    return not any(cell in g.head_place.below for cell in g.tentacles)


# --- completing --------------------------------------------------------------------------------------


def become_current(g: RefugeState) -> None:
    """Counters at zero (REF-RULING-30), markers on the board and not before (REF-OBJ-3, REF-RULING-36)."""
    objective = g.objective
    g.progress = Progress(markers=list(objective.marked_cells(g.players)))
    if isinstance(objective.goal, Flanks):
        g.progress.flanks = [*head.SIDEWAYS]
    tells.becomes_current(g)


def complete(g: RefugeState) -> Flow[None]:
    """Turn the card over, carry out its reward, and go on with the next (REF-OBJ-3)."""
    objective = g.objective
    g.progress = None  # nothing counts while the reward is carried out
    tells.completes(g)
    if objective.level == len(g.objectives):
        raise victory(g)
    for reward in objective.reward:
        yield from REWARDS[type(reward)](g, reward)
    g.current += 1
    become_current(g)
    yield from settle(g)  # its goal may be met already (REF-RULING-29)


def reward_each_diver(g: RefugeState, reward: EachDiver) -> Flow[None]:
    """Everybody in order of play from the active player, devoured or not (REF-OBJ-5)."""
    for diver in g.divers_from(g.active):
        draws = next(op for op in reward.choose if isinstance(op, Draw))
        if len(reward.choose) > 1:
            answer = yield from Ask("reward_choice", diver.seat, reward_choices(diver), g.objective.rule)
            if answer.what == "flip":
                yield from recover.choose_flip_up(g, diver, g.objective.rule)
                continue
        salvage.draw(g, diver, g.objective.rule, draws.count)


def reward_choices(diver: Diver) -> list[ChooseOne]:
    draw = [ChooseOne(diver.seat, "draw")]
    return [ChooseOne(diver.seat, "flip"), *draw] if diver.used else draw


def reward_remove_tentacles(g: RefugeState, reward: RemoveTentacles) -> Flow[None]:
    yield from cards.remove_tentacles(g, g.active_diver, reward)


def reward_threat_minus(g: RefugeState, reward: ThreatMinus) -> Flow[None]:
    """Back to the supply, or cards if nothing is on the track (REF-OBJ-11)."""
    if not g.threat:
        salvage.draw(g, g.active_diver, "REF-OBJ-11", reward.otherwise.count)
    for _ in range(min(reward.count, g.threat)):
        yield from to_supply(g, g.tentacles.index(THREAT), "REF-OBJ-11")


def reward_slide_kraken(g: RefugeState, reward: SlideKraken) -> Flow[None]:
    seat = g.active

    def options() -> list[MoveHead | Pass]:
        return [*head.head_moves(g, seat, reward.max), Pass(seat)]

    answer = yield from Ask("kraken_move", seat, options, "REF-OBJ-12")
    if isinstance(answer, MoveHead):
        yield from head.move_head(g, answer.direction, answer.steps, "REF-OBJ-12")


def reward_clear_column(g: RefugeState, reward: ClearColumnOp) -> Flow[None]:
    """Every tentacle of one column home (REF-OBJ-13)."""
    columns = sorted({column_of(cell) for cell in g.standing_tentacles()})
    if not columns:
        return
    seat = g.active
    answer = yield from Ask(
        "clear_column", seat, lambda: [ClearColumn(seat, column) for column in columns], "REF-OBJ-13"
    )
    for tentacle, cell in enumerate(g.tentacles):
        if cell >= 0 and column_of(cell) == answer.column:
            yield from to_supply(g, tentacle, "REF-OBJ-13")


REWARDS: dict[type, Callable[[RefugeState, Any], Flow[None]]] = {
    EachDiver: reward_each_diver,
    RemoveTentacles: reward_remove_tentacles,
    ThreatMinus: reward_threat_minus,
    SlideKraken: reward_slide_kraken,
    ClearColumnOp: reward_clear_column,
}


def to_supply(g: RefugeState, tentacle: int, rule: str) -> Flow[None]:
    """A tentacle goes home without being eliminated: no draw, no count (REF-ELIM-2)."""
    tells.goes_home(g, tentacle, rule)
    g.tentacles[tentacle] = SUPPLY
    yield from settle(g)


# --- the special action ------------------------------------------------------------------------------


def has_special_action(g: RefugeState, diver: Diver) -> bool:
    """Whether the current objective offers this Diver its extra action here and now (REF-OBJ-6)."""
    if g.progress is None or g.objective.special is None or not diver.standing:
        return False
    return is_at_special(g, diver) and can_pay_special(g, diver)


def is_at_special(g: RefugeState, diver: Diver) -> bool:
    """Whether a Diver is where the special action is taken."""
    special, progress = g.objective.special, g.progress
    assert special is not None
    assert progress is not None
    match special.at:
        case "marker":
            return diver.cell in progress.markers
        case "cave":
            return g.board.space[diver.cell] == "cave"
        case "adjacent_head":
            return g.head_place.distance[diver.cell] == 1


def can_pay_special(g: RefugeState, diver: Diver) -> bool:
    special = g.objective.special
    assert special is not None
    return cards_for_special(g, diver) >= special.cost_cards


def cards_for_special(g: RefugeState, diver: Diver) -> int:
    """How many cards a Diver holds that the special action takes."""
    return sum(pays_special(g, CardId(card)) for card in diver.hand)


def pays_special(g: RefugeState, card: CardId) -> bool:
    """Any card, but of no type that is noted as given."""
    assert g.progress is not None
    return g.book.salvage[card].type not in g.progress.types


def take_special_action(g: RefugeState, diver: Diver) -> Flow[None]:
    """Pay (REF-OBJ-6), do it, and unless that completed the objective, what follows."""
    objective, progress = g.objective, g.progress
    special = objective.special
    assert special is not None
    assert progress is not None
    g.doing = special.id
    for _ in range(special.cost_cards):
        card = yield from salvage.discard_one(g, diver, special.id, "REF-OBJ-6", partial(pays_special, g))
        if special.card_filter == "new_type":
            progress.types.append(g.book.salvage[card].type)
    match special.effect:
        case "remove_marker":
            progress.markers.remove(diver.cell)
        case "carry":
            progress.markers.remove(diver.cell)
            progress.carrier = diver.seat
        case "count":
            progress.count += 1
    tells.special(g, diver, special.id)
    yield from settle(g)
    if g.progress is progress:
        for _ in special.after:
            yield from head.step_closer_sideways(g, diver, "REF-OBJ-16")


# --- the cargo (REF-OBJ-15) --------------------------------------------------------------------------


def drop_cargo(g: RefugeState, diver: Diver, cell: Cell) -> None:
    """A carrier who goes down lets go of it, and it lies there."""
    if g.progress is not None and g.progress.carrier == diver.seat:
        g.progress.carrier = None
        g.progress.markers.append(cell)
        tells.drops_cargo(g, diver, cell)


def return_cargo(g: RefugeState, diver: Diver) -> None:
    """A carrier who is devoured loses it: it is back where it came from."""
    if carries(g, diver):
        drop_cargo(g, diver, g.objective.marked_cells(g.players)[0])


def carries(g: RefugeState, diver: Diver) -> bool:
    return g.progress is not None and g.progress.carrier == diver.seat


def hand_cargo(g: RefugeState, diver: Diver, taker: Diver) -> Flow[None]:
    assert g.progress is not None
    g.progress.carrier = taker.seat
    tells.hands_cargo(g, diver, taker)
    yield from settle(g)
