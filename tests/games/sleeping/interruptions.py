"""How often a voyage calls somebody in another's turn: `python -m tests.games.sleeping.interruptions 3 4 20`
sails four voyages of three greedy bots for twenty turns at a table that plays together.

Reading a page and saying who attacks next are done by all together and interrupt nobody. A call is what
brings somebody to the table: what the same seat answers in a row is one.
"""

from __future__ import annotations

import sys
from collections import Counter

from fathomfive.bots import bot_named
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.tables.courtesy import pass_over_the_idle

TOGETHER = frozenset(("story-choice", "read-on", "draft", "combat"))


def interruptions(seats: int, voyages: int, turns: int) -> tuple[Counter[str], int]:
    """Calls by kind of question, and the turns of others that they fell into."""
    calls: Counter[str] = Counter()
    foreign = 0
    for number in range(voyages):
        match = Match.start(find_game("sleeping"), Setup("sleeping", seats), Dice.seeded(f"calls/{number}"))
        bots = [bot_named("greedy", f"{number}/{seat}") for seat in range(seats)]
        turn, answered, before = 0, -1, None
        while match.ask is not None and match.state.turn <= turns:
            g, ask = match.state, match.ask
            if g.turn != turn:
                turn, foreign = g.turn, foreign + seats - 1
            if ask is not before and ask.kind not in TOGETHER:
                calls[ask.kind] += len(set(match.waiting_for) - {g.active, answered})
            before, answered = ask, match.waiting_for[0]
            match.play(bots[answered].choose(match, answered))
            pass_over_the_idle(True, match)
    return calls, foreign


if __name__ == "__main__":
    found, turns_of_others = interruptions(*map(int, sys.argv[1:]))
    print(f"{sum(found.values()) / turns_of_others:.2f} a foreign turn, {turns_of_others} of them")
    for kind, n in (+found).most_common():
        print(f"{n / turns_of_others:5.2f} {kind}")
