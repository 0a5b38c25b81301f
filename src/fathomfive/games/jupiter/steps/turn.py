"""The turn, step by step (rulebook 4.2): start, actions, conversion, invasion, draw, clean-up."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step
from fathomfive.games.jupiter import cards
from fathomfive.games.jupiter.actions import Discard
from fathomfive.games.jupiter.beats import BAD, QUIET, TURN
from fathomfive.games.jupiter.motions import expires, goes
from fathomfive.games.jupiter.state import DISHES, OUT, JupiterState
from fathomfive.games.jupiter.steps.act import Act
from fathomfive.games.jupiter.steps.checks import lost
from fathomfive.games.jupiter.steps.draw import Draw
from fathomfive.games.jupiter.steps.invasion import Conversion, Invasion
from fathomfive.games.jupiter.steps.pod import dock


class Turn(Step, tag="turn"):
    """The start of a turn, and what comes after it (JUP-TURN-2)."""

    seat: int

    def run(self, g: JupiterState) -> Play:
        g.turn += 1
        g.current = self.seat
        g.phase = "start"
        if g.book.turn_limit and g.turn > g.book.turn_limit:
            raise lost(g, "stalled", "JUP-END-7")
        g.tell("turn", "JUP-TURN-2", self.seat, beat=TURN, turn=g.turn, saved=g.saved, target=g.target)
        robot = g.robots[self.seat]
        robot.core_used = False
        if g.keeper == self.seat:
            yield from dock(g, self.seat, "JUP-POD-8")  # JUP-TURN-3
        if robot.at != OUT:  # a lost one neither acts nor draws: those steps are over at once (JUP-RV-3)
            take_actions(g)
        else:
            g.tell("sits_out", "JUP-RV-3", self.seat)
        horror = (Invasion(), Conversion()) if g.book.fast else (Conversion(), Invasion())  # JUP-FC-1
        g.next(Act(), *horror, Draw(), CleanUp())


def take_actions(g: JupiterState) -> None:
    """Five, or four while a dish is covered, and one more with Boost as core (JUP-TURN-4)."""
    numbers, robot = g.book.numbers, g.robots[g.current]
    g.phase = "actions"
    g.jammed = bool(g.supers & DISHES)  # however many (JUP-SET-7)
    g.actions_left = numbers.actions - (numbers.radar_penalty if g.jammed else 0)
    if g.jammed:
        g.tell("jammed", "JUP-SET-7", g.current, beat=BAD, actions=g.actions_left)
    if robot.core == "boost":
        cards.boost_from_core(g)


class CleanUp(Step, tag="clean_up"):
    """Active cards go, then whatever is over the hand limit; the next player's turn (JUP-TURN-6)."""

    def run(self, g: JupiterState) -> Play:
        g.phase = "cleanup"
        g.actions_left = 0
        g.jammed = False
        g.exhausted.clear()
        seat = g.current
        robot = g.robots[seat]
        if robot.active:
            worked = ((expires, seat, n) for n in range(len(robot.active)))
            g.tell("expires", "JUP-TURN-6", seat, *worked, beat=QUIET, cards=robot.active)
            g.discard += robot.active
            robot.active.clear()
        while len(robot.hand) > g.hand_limit:
            held = [Discard(seat, card) for card in dict.fromkeys(robot.hand)]
            answer = yield from Ask("discard", seat, held, "JUP-CARD-8")
            card = answer.card
            g.tell("discards", "JUP-CARD-8", seat, (goes, seat, card), card=card, limit=g.hand_limit)
            robot.hand.remove(card)
            g.discard.append(card)
        g.next(Turn((seat + 1) % g.players))  # JUP-TURN-1
