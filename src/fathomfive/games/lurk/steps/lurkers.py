"""The Lurker phase: every creature with somebody beside it attacks once (LRK-LURK)."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step
from fathomfive.games.lurk.actions import Target
from fathomfive.games.lurk.beats import about
from fathomfive.games.lurk.rolls import contest
from fathomfive.games.lurk.state import CREATURE, LurkState
from fathomfive.games.lurk.steps.ending import check_end
from fathomfive.games.lurk.steps.fight import attack


class LurkersAct(Step, tag="lurkers"):
    """The next creature in reading order behind a tile, and then those behind it."""

    behind: int = -1

    def run(self, g: LurkState) -> Play:
        for creature in g.creatures:
            prey = prey_of(g, creature.tile) if creature.tile > self.behind else []
            if prey:
                break
        else:
            return
        tile = creature.tile
        seat = chooser(g, prey)
        rule = "LRK-LURK-2" if len({g.models[uid].owner for uid in prey}) == 1 else "LRK-LURK-3"
        choice = yield from Ask(
            "lurker_target", seat, [Target(seat, uid) for uid in prey], rule, {"model": CREATURE + tile}
        )
        g.struck = [choice.fighter * 64 + tile]  # LRK-GUARD-7
        beast, uid = CREATURE + tile, choice.fighter
        g.tell(
            "lurker",
            "LRK-LURK-1",
            seat,
            beat=(about, beast, uid),
            creature=beast,
            model=uid,
            origin=tile,
            place=g.models[uid].tile,
        )
        yield from attack(g, CREATURE + tile, choice.fighter, "lurker")
        check_end(g)  # LRK-LURK-4
        g.next(LurkersAct(tile))


def prey_of(g: LurkState, tile: int) -> list[int]:
    """LRK-RANGE-3: whoever stands beside it."""
    near = g.board.near[tile]
    return [uid for uid, m in enumerate(g.models) if m.tile >= 0 and near >> m.tile & 1]


def chooser(g: LurkState, prey: list[int]) -> int:
    """The next player after the only victim (LRK-LURK-2, LRK-RULING-27), else a contest (LRK-LURK-3)."""
    owners = sorted({g.models[uid].owner for uid in prey})
    if len(owners) > 1:
        return contest(g, owners)
    playing = g.playing()
    return playing[(playing.index(owners[0]) + 1) % len(playing)]
