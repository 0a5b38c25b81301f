"""The competitive dive: a race to an unlocked escape pod, two actions a turn (rulebook 11)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TypeAlias

from fathomfive.author import EVERYBODY, Ask, Flow, Play, Step
from fathomfive.games.refuge import cards, deeds, tells
from fathomfive.games.refuge.actions import (
    DrawSalvage,
    EndActions,
    PlayCard,
    RecoverAbility,
    RecoverDiver,
    StandUp,
    Swim,
    Unlock,
    UseAbility,
)
from fathomfive.games.refuge.board import column_of, distance
from fathomfive.games.refuge.effects import Draw
from fathomfive.games.refuge.entries import CardId, CardType, Devour, PodObjective, PodObjectiveId
from fathomfive.games.refuge.game import RACE_DRAW
from fathomfive.games.refuge.goals import (
    AdjacentHead,
    AllAbilitiesUsed,
    ClearLane,
    Cost,
    OnSpace,
    Trophies,
)
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps import head, objectives, recover, salvage, spaces, turn

DRAW = Draw(RACE_DRAW)  # the action: REF-COMP-4

RaceChoice: TypeAlias = (
    Swim | PlayCard | UseAbility | RecoverDiver | RecoverAbility | StandUp | DrawSalvage | Unlock
)


def deal(g: RefugeState) -> None:
    """A hidden hand for everybody (REF-COMP-2); an objective for each pod, a few of them turned up
    (REF-COMP-3)."""
    for diver in g.divers_from(g.first):
        salvage.draw(g, diver, "REF-COMP-2", g.book.competitive.start_hand)
    g.pods.shuffle(g.dice)
    columns = list(range(len(g.pods)))
    g.dice.shuffle(columns)
    for slot in sorted(columns[: g.book.competitive.open_pod_objectives]):
        turn_up(g, slot, "REF-COMP-3")


def turn_up(g: RefugeState, slot: int, rule: str) -> None:
    g.pods.show(slot)
    tells.pod_up(g, slot + 1, rule)


class RaceTurn(Step, tag="race_turn"):
    """One player's turn. Who was devoured starts over, standing (REF-COMP-8)."""

    seat: int

    def run(self, g: RefugeState) -> Play:
        g.phase = "turn_start"
        g.active = self.seat
        g.turn += 1
        g.actions_left = g.numbers.actions_per_turn
        diver = g.active_diver
        tells.turn(g, diver, "REF-COMP-4")
        if diver.devoured:
            yield from head.place_in_devour_row(g, diver, "return_cell", "REF-COMP-8")
            diver.down = False
        g.next(RaceAct(), RaceTurnEnd())


class RaceAct(Step, tag="race_act"):
    """The actions of a turn, one by one, and free abilities around them."""

    def run(self, g: RefugeState) -> Play:
        g.phase = "actions"
        g.doing = ""
        diver = g.active_diver
        if diver.devoured or not (g.actions_left or turn.usable(g, diver, "free")):
            return
        hand_matters = g.actions_left > 0 and len(diver.hand) > 0
        choice = yield from Ask(
            "race", diver.seat, lambda: race_menu(g, diver), "REF-COMP-4", secret=hand_matters
        )
        if not isinstance(choice, EndActions):
            g.next(RaceAct())
            yield from race_act(g, diver, choice)
        elif g.sink is not None:
            tells.stops(g, diver, stuck=True)  # nobody may pass while an action is legal


class RaceTurnEnd(Step, tag="race_turn_end"):
    """Down to the hand limit (REF-COMP-13); after the last player of a round the Kraken stirs."""

    def run(self, g: RefugeState) -> Play:
        g.phase = "turn_end"
        diver = g.active_diver
        while len(diver.hand) > g.book.competitive.hand_limit:
            yield from salvage.discard_one(g, diver, "hand_limit", "REF-COMP-13")
        following = (g.active + 1) % g.players
        if following == g.first:
            g.next(RaceKraken(), RaceTurn(following))
        else:
            g.next(RaceTurn(following))


class RaceKraken(Step, tag="race_kraken"):
    """Only the top half counts (REF-COMP-9); a devour symbol turns up a pod's objective (REF-COMP-10)."""

    def run(self, g: RefugeState) -> Play:
        card = turn.draw_kraken_card(g, "REF-COMP-9")
        g.phase = "kraken_reaction"
        cancelled = yield from turn.ink_veil(g, "kraken_card_drawn")
        g.phase = "kraken_top"
        if not cancelled:
            yield from turn.top_half(g, card)
            if isinstance(card.top, Devour):
                reveal_next_pod(g)
        turn.close_kraken_card(g, card)
        g.round += 1
        if g.round >= g.book.competitive.max_rounds:
            raise objectives.race_won(g, nearest_to_finish(g), "rounds", "REF-COMP-15")


def reveal_next_pod(g: RefugeState) -> None:
    for slot, known in enumerate(g.pods.known):
        if known != EVERYBODY:
            turn_up(g, slot, "REF-COMP-10")
            return


def nearest_to_finish(g: RefugeState) -> list[Diver]:
    """Fewest steps to a Finish space, then more trophies, then more cards, then shared (REF-COMP-15)."""
    finish = g.board.of_kind["finish"]

    def rank(diver: Diver) -> tuple[float, int, int]:
        far = min(distance(diver.cell, cell) for cell in finish) if diver.on_board else float("inf")
        return (-far, diver.trophies, len(diver.hand))

    best = max(rank(diver) for diver in g.divers)
    return [diver for diver in g.divers if rank(diver) == best]


# --- the menu ----------------------------------------------------------------------------------------


def race_menu(g: RefugeState, diver: Diver) -> list[RaceChoice | EndActions]:
    """What an action can be; nobody may pass while one is legal (REF-COMP-4)."""
    must = race_actions(g, diver) if g.actions_left else []
    may = turn.usable(g, diver, "free")
    return [*must, *may] if must else [*may, EndActions(diver.seat)]


def race_actions(g: RefugeState, diver: Diver) -> list[RaceChoice]:
    """Those of REF-COMP-4; nobody passes cards on (REF-COMP-14)."""
    seat = diver.seat
    options: list[RaceChoice] = (
        [StandUp(seat, diver.id)] if diver.down else [*spaces.swims(g, diver)]
    )  # REF-COMP-7
    if not diver.down and deeds.possible(g, diver, DRAW):
        options.append(DrawSalvage(seat))
    options += [
        PlayCard(seat, card) for card in salvage.kinds_of(diver.hand) if cards.playable(g, diver, card)
    ]
    options += turn.usable(g, diver, "action")
    if not diver.down:
        options += recover.recoveries(g, diver)
        options += [Unlock(seat, column) for column in unlockable(g, diver)]
    return options


def race_act(g: RefugeState, diver: Diver, choice: RaceChoice) -> Flow[None]:
    match choice:
        case DrawSalvage():
            g.actions_left -= 1
            salvage.draw(g, diver, "REF-COMP-4", RACE_DRAW)
        case StandUp():
            g.actions_left -= 1
            yield from recover.stand_up(g, diver, "REF-COMP-7")
        case Unlock(pod=column):
            g.actions_left -= 1
            yield from unlock(g, diver, column)
        case _:
            yield from turn.act(g, diver, choice)


# --- escape pods (REF-COMP-11) -----------------------------------------------------------------------


def unlockable(g: RefugeState, diver: Diver) -> list[int]:
    """Columns of locked pods whose objective lies open and can be met and paid now."""
    return [
        slot + 1
        for slot, known in enumerate(g.pods.known)
        if known == EVERYBODY and slot + 1 not in g.unlocked and can_unlock(g, diver, slot + 1)
    ]


def pod_objective(g: RefugeState, column: int) -> PodObjective:
    return g.book.pod_objectives[PodObjectiveId(g.pods.cards[column - 1])]


def can_unlock(g: RefugeState, diver: Diver, column: int) -> bool:
    entry = pod_objective(g, column)
    return meets_condition(g, diver, entry, column) and can_pay(g, diver, entry.cost)


def meets_condition(g: RefugeState, diver: Diver, entry: PodObjective, column: int) -> bool:
    match entry.condition:
        case Trophies(count=count):
            return diver.trophies >= count
        case AdjacentHead():
            return g.head_place.distance[diver.cell] == 1
        case AllAbilitiesUsed():
            return len(diver.used) == len(g.book.abilities_of[diver.id])
        case ClearLane():
            in_lane = column_of(diver.cell) == column
            return in_lane and not any(column_of(cell) == column for cell in g.standing_tentacles())
        case OnSpace(kinds=kinds, min_row=row):
            return g.board.space[diver.cell] in kinds and diver.cell // 10 >= row
    return True


def can_pay(g: RefugeState, diver: Diver, cost: Cost | None) -> bool:
    if cost is None:
        return True
    held = types_held(g, diver)
    match cost.kind:
        case "any":
            return held.total() >= cost.count
        case "same_type":
            return any(count >= cost.count for count in held.values())
        case "different_types":
            return len(held) >= cost.count


def types_held(g: RefugeState, diver: Diver) -> Counter[CardType]:
    return Counter(g.book.salvage[CardId(card)].type for card in diver.hand)


def unlock(g: RefugeState, diver: Diver, column: int) -> Flow[None]:
    """Pay and turn the pod over: it stays open for everybody."""
    cost = pod_objective(g, column).cost
    paid: list[CardType] = []
    for _ in range(cost.count if cost is not None else 0):
        fits = partial(fits_cost, g, diver, cost, paid)
        card = yield from salvage.choose_card(g, diver, "unlock_cost", "REF-COMP-11", {"pod": column}, fits)
        paid.append(g.book.salvage[card].type)
        salvage.discard(g, diver, card, "pod", "REF-COMP-11")
    g.unlocked.append(column)
    tells.unlocks(g, diver, column)


def fits_cost(g: RefugeState, diver: Diver, cost: Cost | None, paid: list[CardType], card: CardId) -> bool:
    """Whether paying with this card next still leads to the whole cost."""
    assert cost is not None
    kind = g.book.salvage[card].type
    match cost.kind:
        case "same_type":
            return kind == paid[0] if paid else types_held(g, diver)[kind] >= cost.count
        case "different_types":
            return kind not in paid
    return True
