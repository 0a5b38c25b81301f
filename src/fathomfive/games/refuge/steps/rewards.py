"""What completed objectives give (rulebook 4.14)."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.refuge import cards
from fathomfive.games.refuge.actions import ChooseOne, ClearColumn, MoveHead
from fathomfive.games.refuge.board import column_of
from fathomfive.games.refuge.effects import ClearColumn as ClearColumnOp
from fathomfive.games.refuge.effects import Draw, EachDiver, RemoveTentacles, SlideKraken, ThreatMinus
from fathomfive.games.refuge.state import THREAT, Diver, RefugeState
from fathomfive.games.refuge.steps import head, objectives, recover, salvage


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
        yield from objectives.to_supply(g, g.tentacles.index(THREAT), "REF-OBJ-11")


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
            yield from objectives.to_supply(g, tentacle, "REF-OBJ-13")


objectives.REWARDS.update(
    {
        EachDiver: reward_each_diver,
        RemoveTentacles: reward_remove_tentacles,
        ThreatMinus: reward_threat_minus,
        SlideKraken: reward_slide_kraken,
        ClearColumnOp: reward_clear_column,
    }
)
