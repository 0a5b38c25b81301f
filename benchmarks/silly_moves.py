"""Moves a beginner would laugh at, counted per 100 turns of a bot.

    python benchmarks/silly_moves.py GAME ... [--bot sailor greedy] [--turns N] [--jobs 2]

A turn is what one seat answers in a row. In every game: going in circles (within a turn the table lies as it
lay before, and the same is asked). What else is silly is said for each game below; a reason that a player
would accept, where there may be one, is looked for before a move is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import fsum
from multiprocessing import get_context
from typing import Any

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.policy import options_of
from fathomfive.cli.settings import read_setup
from fathomfive.games.jupiter.actions import Command
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.state import CREEP, OPEN
from fathomfive.games.jupiter.worth import LOST, Worth
from fathomfive.games.lurk.odds import of_attack
from fathomfive.games.lurk.state import CREATURE
from fathomfive.games.refuge.board import Cell, distance
from fathomfive.games.refuge.evaluate import parts
from fathomfive.games.refuge.work import where_to
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

Choose = Callable[[Match[Any], int], Action]

_LAY = msgspec.msgpack.Encoder()
NOBODY = -1
CROWD = 3
"""Foes at hand whom nobody strikes at alone."""
AT_HAND = 2
"""Tiles within which somebody can join a fight in Lurk."""
LIKELY = 0.5
"""A blow that fells its target this often is worth a charge, even a lone one."""
SHORT_MEMORY = 4
"""Turns after which giving a card back is no longer to and fro."""
WORTHWHILE = 0.5
"""What an action must bring in The Refuge before it is silly to leave it: half of a tentacle eliminated."""
NEVER = float("-inf")
MANY = 2
"""Actions of a turn of Jupiter Deep that nobody leaves without a reason."""
LONGEST = 4
"""Answers of one action of The Refuge that are looked at."""


def named(action: Action) -> str:
    return type(action).__name__


class Watch:
    """Looks on for one match, and counts."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.turns = 0
        self._met: set[bytes] = set()

    def begins(self, g: Any, seat: int) -> None:
        """A seat's turn."""

    def answers(self, match: Match[Any], options: Sequence[Action], action: Action) -> None:
        """Before the answer counts."""

    def answered(self, g: Any, action: Action) -> None:
        """When it has counted."""

    def ends(self, g: Any, seat: int) -> None: ...

    def look(self, match: Match[Any], seat: int) -> None:
        """Circles, in any game."""
        assert match.ask is not None
        lay = _LAY.encode((match.ask.kind, match.ask.options_of(seat), match.state))
        self.found["in circles"] += lay in self._met
        self._met.add(lay)

    def forget(self) -> None:
        self._met.clear()


class Refuge(Watch):
    def __init__(self) -> None:
        super().__init__()
        self._given: dict[str, tuple[int, int]] = {}
        self._goal = (0, 0)
        self._far = 0.0
        self._seat = NOBODY
        self._wanted: Sequence[int] = ()
        self._card: Any = None

    def answers(self, match: Match[Any], options: Sequence[Action], action: Action) -> None:
        g = match.state
        if g.progress is not None and g.phase == "actions":
            diver = g.active_diver
            self._seat, self._wanted = diver.seat if diver.standing else NOBODY, where_to(g)
            if self._goal != (g.turn, g.current):
                self._goal, self._far = (g.turn, g.current), to_go(g, diver.cell)
        if named(action) == "EndActions" and g.actions_left and g.divers[action.seat].standing:
            self.found["actions unused"] += worth_doing(match, options)
        if named(action) == "Swim":
            self.found["swims into the head"] += g.is_head(action.to)  # type: ignore[attr-defined]
        if named(action) == "GiveCard":
            card, giver = action.card, action.seat  # type: ignore[attr-defined]
            had_it, when = self._given.get(card, (-1, 0))
            self.found["cards to and fro"] += (
                had_it != giver and g.turn - when <= SHORT_MEMORY and had_it >= 0
            )
            self._given[card] = giver, g.turn

    def answered(self, g: Any, action: Action) -> None:
        last = g.last_card
        if last is not None and (last.card, last.before) != self._card:
            self._card = last.card, last.before
            self._rests(g, last.before)

    def _rests(self, g: Any, before: Any) -> None:
        """As the table lay when the Kraken card was turned. Who was beside the head then stood where the
        objective wants a Diver, or had come closer to that: else it rested there for nothing."""
        if self._seat == NOBODY:
            return
        cell = before.divers[self._seat]
        if g.room[before.head].distance.get(cell) == 1 and cell not in self._wanted:
            self.found["rests beside the head"] += to_go(g, cell) >= self._far


def to_go(g: Any, cell: Cell) -> float:
    """Steps to where the current objective wants a Diver, as the crow flies: the head will have moved."""
    return float(min((distance(cell, to) for to in where_to(g)), default=0)) if g.progress else 0.0


def worth_doing(match: Match[Any], options: Sequence[Action]) -> bool:
    """Whether one more action would leave the table clearly better for the Kraken card that comes."""
    seat = options[0].seat
    idle = at_rest(match.sample(seat, Dice.seeded("idle")))
    return any(best_of(match, (option,)) > idle + WORTHWHILE for option in options)


def best_of(match: Match[Any], course: tuple[Action, ...]) -> float:
    """What the table is worth after one action that begins like this, whatever else it asks of the Diver."""
    seat = course[0].seat
    world = match.sample(seat, Dice.seeded("idle"))
    left = world.state.actions_left
    world.state.actions_left += 1  # or the card would follow at once
    for answer in course:
        world.play_unchecked(answer)
    if world.ask is None:
        return -NEVER if world.outcome is not None and world.outcome.winners else NEVER
    if world.state.actions_left > left or world.waiting_for != (seat,):
        return NEVER  # it costs no action, or others have a say
    if world.ask.kind == "main" or len(course) >= LONGEST:
        return at_rest(world)
    return max(best_of(match, (*course, further)) for further in options_of(world, seat))


def at_rest(world: Match[Any]) -> float:
    """What the evaluation says of it once there are no actions left."""
    world.state.actions_left = 0
    return fsum(parts(world.state, world.state.active).values())


class Lurk(Watch):
    def __init__(self) -> None:
        super().__init__()
        self._stood: dict[int, int] = {}
        self._acted: set[int] = set()
        self._left: set[int] = set()
        self._turn = (0, -1)
        self._before: Any = None
        """The table before the answer, when nobody is hurt yet."""

    def begins(self, g: Any, seat: int) -> None:
        if self._turn == (g.round, g.active) or g.active != seat:
            return  # others had a say in between
        self._turn = g.round, seat
        self._stood = {uid: m.tile for uid, m in enumerate(g.models) if m.owner == seat}
        self._acted, self._left = set(), set()

    def answers(self, match: Match[Any], options: Sequence[Action], action: Action) -> None:
        g = match.state
        self._before = match.clone().state
        if named(action) in ("EndTurn", "Waste") and any(named(one) == "Activate" for one in options):
            self.found["activations unused"] += g.to_move + g.to_attack > 0 and self._could_strike(
                g, action.seat
            )

    def _strikes(self, g: Any, uid: int, target: int) -> None:
        """Whoever stood there when the turn began may as well strike, and who is likely to fell a foe has a
        reason; else it has walked up to three, and nobody is with it."""
        striker = g.models[uid]
        near = [m for m in g.models if m.tile >= 0 and g.board.far[striker.tile][m.tile] <= AT_HAND]
        friends = [m for m in near if m.owner == striker.owner and m is not striker]
        foes = [m for m in near if m.owner != striker.owner]
        if friends or len(foes) < CROWD or self._stood.get(uid, striker.tile) == striker.tile:
            return
        self.found["strikes alone against three"] += fells(g, uid, target) < LIKELY

    def _could_strike(self, g: Any, seat: int) -> bool:
        mine = [m for m in g.models if m.owner == seat and m.tile >= 0 and not m.acted]
        others = [m for m in g.models if m.owner != seat and m.tile >= 0]
        return any(g.board.far[m.tile][other.tile] <= 1 for m in mine for other in others)

    def answered(self, g: Any, action: Action) -> None:
        if g.fights > self._before.fights and g.fight.kind == "normal" and g.fight.attacker < CREATURE:
            self._strikes(self._before, g.fight.attacker, g.fight.target)
        self._acted |= {uid for uid in self._stood if g.models[uid].acted}
        self._left |= {uid for uid, tile in self._stood.items() if g.models[uid].tile != tile}

    def ends(self, g: Any, seat: int) -> None:
        if g.active == seat:
            return
        for uid, tile in self._stood.items():
            back = uid in self._left and g.models[uid].tile == tile >= 0
            self.found["walks back to where it stood"] += back and uid not in self._acted
        self._stood = {}


def fells(g: Any, uid: int, target: int) -> float:
    """How likely a blow is to be the last one."""
    if target >= CREATURE:
        return 0.0
    foe = g.models[target]
    return fsum(of_attack(g, uid, target)[g.kit(foe).heart - foe.wounds :])


class Jupiter(Watch):
    def answers(self, match: Match[Any], options: Sequence[Action], action: Action) -> None:
        if named(action) == "EndActions" and match.state.actions_left >= MANY:
            self.found["two actions or more unused"] += could_help(match.state, options)


def could_help(g: Any, options: Sequence[Action]) -> bool:
    """Whether there is something to shoot, or somebody in range who could come nearer to the pod, or to where
    it will dock, and stand there with no creep next door: into an open dome, or where the robot makes room.

    Once enough are saved, people need no help; where too many will be creeps, whatever is done, none helps.
    """
    if g.saved >= g.target or Plan(g, width=1).best.worth <= -LOST:
        return False
    if any(named(one) == "Shoot" for one in options):
        return True
    occ, links = bytes(g.occ), g.colony.links
    far = Worth(g).far(occ, g.docked)
    room = [g.robots[g.current].at] if any(named(one) == "Move" for one in options) else []
    return any(
        far[to] < far[who] and not any(occ[near] == CREEP for near in links[to])
        for who in (one.who for one in options if isinstance(one, Command))
        for to in links[who]
        if occ[to] == OPEN or to in room
    )


class Sleeping(Watch):
    def answers(self, match: Match[Any], options: Sequence[Action], action: Action) -> None:
        self.found["actions forgone"] += named(action) == "Skip" and len(options) > 1


WATCHES: dict[str, type[Watch]] = {"refuge": Refuge, "lurk": Lurk, "jupiter": Jupiter, "sleeping": Sleeping}


def watched(setup: Setup, bot: str, most: int, number: int) -> tuple[int, Counter[str]]:
    """One match, or the first turns of it: how many, and what was seen."""
    match = Match.start(find_game(setup.game), setup, Dice.seeded(f"silly/{number}"))
    bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
    watch = WATCHES.get(setup.game, Watch)()
    while match.ask is not None and watch.turns < most:
        seat = match.waiting_for[0]
        turn(match, seat, watch, bots[seat].choose)
    return watch.turns, watch.found


def turn(match: Match[Any], seat: int, watch: Watch, choose: Choose) -> None:
    """What one seat answers in a row."""
    watch.turns += 1
    watch.forget()
    watch.begins(match.state, seat)
    while match.ask is not None and seat in match.waiting_for:
        watch.look(match, seat)
        action = choose(match, seat)
        watch.answers(match, match.ask.options_of(seat), action)
        match.play_unchecked(action)
        watch.answered(match.state, action)
    watch.ends(match.state, seat)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("games", nargs="+")
    reader.add_argument("--bot", nargs="+", default=["sailor"])
    reader.add_argument("--turns", type=int, default=400)
    reader.add_argument("--most", type=int, default=40, help="turns of one match")
    reader.add_argument("--jobs", type=int, default=2)
    given = reader.parse_args()
    for game_id in given.games:
        game = find_game(game_id)
        for bot in given.bot:
            turns, found = 0, Counter[str]()
            play = partial(watched, read_setup(game, None, None), bot, given.most)
            with get_context("spawn").Pool(given.jobs) as pool:
                for some, seen in pool.imap(play, range(given.turns)):
                    turns, found = turns + some, found + seen
                    if turns >= given.turns:
                        break
                pool.terminate()
            told = ", ".join(f"{what} {100 * times / turns:.1f}" for what, times in sorted(found.items()))
            print(f"{game.title}, {bot}, per 100 of {turns} turns: {told or 'nothing'}", flush=True)


if __name__ == "__main__":
    main()
