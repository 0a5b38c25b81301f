"""Moves a beginner would laugh at, counted per 100 turns of a bot.

    python benchmarks/silly_moves.py GAME ... [--bot sailor greedy] [--turns N] [--jobs 2]

A turn is what one seat answers in a row. In every game: going in circles (within a turn the table lies as it
lay before, and the same is asked). What else is silly is said for each game below; a reason, where there may
be one, is looked for before a move is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec

from fathomfive.bots import bot_named
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

_LAY = msgspec.msgpack.Encoder()
CROWD = 3
"""Foes at hand whom nobody strikes at alone."""
AT_HAND = 2
"""Tiles within which somebody can join a fight in Lurk."""
SHORT_MEMORY = 4
"""Turns after which giving a card back is no longer to and fro."""


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

    def answers(self, g: Any, options: Sequence[Action], action: Action) -> None:
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

    def answers(self, g: Any, options: Sequence[Action], action: Action) -> None:
        if named(action) == "EndActions" and g.actions_left and g.divers[action.seat].standing:
            self.found["actions unused"] += 1
        if named(action) == "GiveCard":
            card, giver = action.card, action.seat  # type: ignore[attr-defined]
            had_it, when = self._given.get(card, (-1, 0))
            self.found["cards to and fro"] += (
                had_it != giver and g.turn - when <= SHORT_MEMORY and had_it >= 0
            )
            self._given[card] = giver, g.turn

    def answered(self, g: Any, action: Action) -> None:
        if named(action) == "Swim" and g.divers[action.seat].devoured:
            self.found["swims into the head"] += 1

    def ends(self, g: Any, seat: int) -> None:
        if seat >= len(g.divers) or g.progress is None or (g.active == seat and g.actions_left):
            return
        diver = g.divers[seat]
        if diver.standing and g.head_place.distance[diver.cell] == 1 and not g.unlocked:
            from fathomfive.games.refuge.work import where_to

            self.found["rests beside the head"] += diver.cell not in where_to(g)


class Lurk(Watch):
    def __init__(self) -> None:
        super().__init__()
        self._stood: dict[int, int] = {}
        self._acted: set[int] = set()
        self._left: set[int] = set()
        self._turn = (0, -1)

    def begins(self, g: Any, seat: int) -> None:
        if self._turn == (g.round, g.active) or g.active != seat:
            return  # others had a say in between
        self._turn = g.round, seat
        self._stood = {uid: m.tile for uid, m in enumerate(g.models) if m.owner == seat}
        self._acted, self._left = set(), set()

    def answers(self, g: Any, options: Sequence[Action], action: Action) -> None:
        if named(action) in ("EndTurn", "Waste") and any(named(one) == "Activate" for one in options):
            self.found["activations unused"] += g.to_move + g.to_attack > 0 and self._could_strike(
                g, action.seat
            )
        if named(action) == "Target" and g.fight is not None and g.fight.attacker < len(g.models):
            striker = g.models[g.fight.attacker]
            near = [m for m in g.models if m.tile >= 0 and g.board.far[striker.tile][m.tile] <= AT_HAND]
            friends = [m for m in near if m.owner == striker.owner and m is not striker]
            foes = [m for m in near if m.owner != striker.owner]
            self.found["strikes alone against three"] += len(foes) >= CROWD and not friends

    def _could_strike(self, g: Any, seat: int) -> bool:
        mine = [m for m in g.models if m.owner == seat and m.tile >= 0 and not m.acted]
        others = [m for m in g.models if m.owner != seat and m.tile >= 0]
        return any(g.board.far[m.tile][other.tile] <= 1 for m in mine for other in others)

    def answered(self, g: Any, action: Action) -> None:
        self._acted |= {uid for uid in self._stood if g.models[uid].acted}
        self._left |= {uid for uid, tile in self._stood.items() if g.models[uid].tile != tile}

    def ends(self, g: Any, seat: int) -> None:
        if g.active == seat:
            return
        for uid, tile in self._stood.items():
            back = uid in self._left and g.models[uid].tile == tile >= 0
            self.found["walks back to where it stood"] += back and uid not in self._acted
        self._stood = {}


class Jupiter(Watch):
    def answers(self, g: Any, options: Sequence[Action], action: Action) -> None:
        if named(action) == "EndActions" and g.actions_left >= 2:
            self.found["actions unused"] += any(named(one) in ("Command", "Shoot") for one in options)


class Sleeping(Watch):
    def answers(self, g: Any, options: Sequence[Action], action: Action) -> None:
        self.found["actions forgone"] += named(action) == "Skip" and len(options) > 1


WATCHES: dict[str, type[Watch]] = {"refuge": Refuge, "lurk": Lurk, "jupiter": Jupiter, "sleeping": Sleeping}


def watched(setup: Setup, bot: str, most: int, number: int) -> tuple[int, Counter[str]]:
    """One match, or the first turns of it: how many, and what was seen."""
    match = Match.start(find_game(setup.game), setup, Dice.seeded(f"silly/{number}"))
    bots = [bot_named(bot, f"{number}/{seat}") for seat in range(setup.seats)]
    watch = WATCHES.get(setup.game, Watch)()
    while match.ask is not None and watch.turns < most:
        seat = match.waiting_for[0]
        watch.turns += 1
        watch.forget()
        watch.begins(match.state, seat)
        while match.ask is not None and seat in match.waiting_for:
            watch.look(match, seat)
            action = bots[seat].choose(match, seat)
            watch.answers(match.state, match.ask.options_of(seat), action)
            match.play_unchecked(action)
            watch.answered(match.state, action)
        watch.ends(match.state, seat)
    return watch.turns, watch.found


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
