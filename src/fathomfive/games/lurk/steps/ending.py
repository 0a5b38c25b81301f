"""Who is out, and how it ends (LRK-END)."""

from __future__ import annotations

from fathomfive.author import End, Outcome
from fathomfive.games.lurk.beats import END, QUIET
from fathomfive.games.lurk.state import FALLEN, LurkState
from fathomfive.games.lurk.steps.changes import destroy, discard


def check_end(g: LurkState) -> None:
    """Players without a model are out (LRK-END-1); the last one wins (LRK-END-3).

    Called after whatever may destroy the last model of somebody: LRK-END-2.
    """
    alive = 0
    for m in g.models:
        if m.tile != FALLEN:
            alive |= 1 << m.owner
    before = [seat for seat, player in enumerate(g.players) if not player.out]
    fallen = [seat for seat in before if not alive >> seat & 1]
    for seat in fallen:
        leave(g, seat)
    left = [seat for seat in before if seat not in fallen]
    if len(left) == 1:
        g.tell("end-elimination", "LRK-END-3", left[0], beat=END, models=len(g.alive(left[0])))
        raise End(outcome(g, left, "elimination", "LRK-END-3"))
    if not left:
        g.tell("end-together", "LRK-END-3", beat=END)
        raise End(outcome(g, fallen, "together", "LRK-END-3"))


def leave(g: LurkState, seat: int) -> None:
    """LRK-END-1: out of the battle; reserve and Essence go."""
    player = g.players[seat]
    player.out = g.round
    for card in player.items:
        discard(g, card)
    player.items = []
    player.essence = 0
    g.tell("eliminated", "LRK-END-1", seat)


def concede(g: LurkState, seat: int) -> None:
    """LRK-END-5: all models are removed."""
    g.tell("conceded", "LRK-END-5", seat)
    for uid in g.alive(seat):
        destroy(g, uid, "LRK-END-5")
    check_end(g)


def time_is_up(g: LurkState) -> End:
    """LRK-END-4: the most valuable survivors, then the most Essence, then a draw."""
    scores = {seat: (survivors(g, seat), g.players[seat].essence) for seat in g.playing()}
    best = max(scores.values())
    winners = sorted(seat for seat, score in scores.items() if score == best)
    for seat, (worth, essence) in scores.items():
        g.tell("worth", "LRK-END-4", seat, beat=QUIET, worth=worth, essence=essence)
    if len(winners) == 1:
        g.tell("end-rounds", "LRK-END-4", winners[0], beat=END, rounds=g.round)
    else:
        g.tell("end-draw", "LRK-END-4", beat=END, rounds=g.round)
    return End(outcome(g, winners, "rounds", "LRK-END-4"))


def survivors(g: LurkState, seat: int) -> int:
    """The printed costs of what is left, on the map and in reserve."""
    return sum(g.kit(g.models[uid]).cost for uid in g.alive(seat))


def outcome(g: LurkState, winners: list[int], cause: str, rule: str) -> Outcome:
    values = tuple((seat in winners) / len(winners) for seat in range(g.seats))
    return Outcome(values, tuple(winners), cause, rule)
