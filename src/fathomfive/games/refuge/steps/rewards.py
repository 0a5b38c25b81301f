"""What completed objectives give: deeds of the active player (rulebook 4.14)."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.refuge import effects as ops
from fathomfive.games.refuge.actions import ChooseOne, ClearColumn, MoveHead
from fathomfive.games.refuge.board import column_of
from fathomfive.games.refuge.deeds import DO
from fathomfive.games.refuge.state import THREAT, Diver, RefugeState
from fathomfive.games.refuge.steps import head, objectives, recover, salvage


@DO.does(ops.EachDiver)
def each_diver(g: RefugeState, active: Diver, reward: ops.EachDiver) -> Flow[None]:
    """Everybody in order of play from the active player, devoured or not (REF-OBJ-5)."""
    for diver in g.divers_from(active.seat):
        draws = next(op for op in reward.choose if isinstance(op, ops.Draw))
        if len(reward.choose) > 1:
            answer = yield from Ask("reward_choice", diver.seat, reward_choices(diver), g.objective.rule)
            if answer.what == "flip":
                yield from recover.choose_flip_up(g, diver, g.objective.rule)
                continue
        salvage.draw(g, diver, g.objective.rule, draws.count)


def reward_choices(diver: Diver) -> list[ChooseOne]:
    draw = [ChooseOne(diver.seat, "draw")]
    return [ChooseOne(diver.seat, "flip"), *draw] if diver.used else draw


@DO.does(ops.ThreatMinus)
def threat_minus(g: RefugeState, active: Diver, reward: ops.ThreatMinus) -> Flow[None]:
    """Back to the supply, or cards if nothing is on the track (REF-OBJ-11)."""
    if not g.threat:
        salvage.draw(g, active, "REF-OBJ-11", reward.otherwise.count)
    for _ in range(min(reward.count, g.threat)):
        yield from objectives.to_supply(g, g.tentacles.index(THREAT), "REF-OBJ-11")


@DO.does(ops.SlideKraken)
def slide_kraken(g: RefugeState, active: Diver, reward: ops.SlideKraken) -> Flow[None]:
    seat = active.seat

    def options() -> list[MoveHead | Pass]:
        return [*head.head_moves(g, seat, reward.max), Pass(seat)]

    answer = yield from Ask("kraken_move", seat, options, "REF-OBJ-12")
    if isinstance(answer, MoveHead):
        yield from head.move_head(g, answer.direction, answer.steps, "REF-OBJ-12")


@DO.does(ops.ClearColumn)
def clear_column(g: RefugeState, active: Diver, reward: ops.ClearColumn) -> Flow[None]:
    """Every tentacle of one column home (REF-OBJ-13)."""
    columns = sorted({column_of(cell) for cell in g.standing_tentacles()})
    if not columns:
        return
    seat = active.seat
    answer = yield from Ask(
        "clear_column", seat, lambda: [ClearColumn(seat, column) for column in columns], "REF-OBJ-13"
    )
    for tentacle, cell in enumerate(g.tentacles):
        if cell >= 0 and column_of(cell) == answer.column:
            yield from objectives.to_supply(g, tentacle, "REF-OBJ-13")
