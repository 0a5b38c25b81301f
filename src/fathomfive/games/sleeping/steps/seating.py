"""Players who come and go between two turns, and how the crew is shared out anew (rules SLG-PLAY)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Play, Step, seat_mask
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping.actions import GetUp, Member, SeatOf, SitDown
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import CAPTAIN, CREW, SleepingState
from fathomfive.games.sleeping.steps.hands import discard_from_hand, hand_limit


class ChangeSeats(Step, tag="change-seats"):
    """Somebody joins or leaves, or the voyage goes on (SLG-PLAY-1)."""

    def run(self, g: SleepingState) -> Play:
        seat = g.active
        options: list[Pass | GetUp | SitDown] = [Pass(seat)]
        if len(g.here) > 1:  # somebody stays (SLG-PLAY-5)
            options += [GetUp(seat, who) for who in g.here]
        options += [SitDown(seat, who) for who, player in enumerate(g.players) if not player.present]
        answer = yield from Ask("seats", seat, options, "SLG-PLAY-1")
        match answer:
            case GetUp(who=who):
                g.next(GoAshore(who))
            case SitDown(who=who):
                g.next(ComeAboard(who))


class GoAshore(Step, tag="go-ashore"):
    """A player leaves (SLG-PLAY-2). Somebody who is not at this table any more discards at random."""

    who: int

    def run(self, g: SleepingState) -> Play:
        player = g.players[self.who]
        g.tell("gets-up", "SLG-PLAY-2", self.who, beat=beats.TURN, n=max(0, player.command - 1))
        if player.hand.cards:
            if self.who < g.seats:
                yield from discard_from_hand(g, self.who, "leaving-card", "SLG-PLAY-2", 1)
            else:
                card = g.dice.pick(player.hand.cards)
                player.hand.move(card, g.ability_discard, EVERYBODY)
                g.tell("left-behind", "SLG-PLAY-2", None, card=card)
        token, player.command = min(1, player.command), 0
        player.present = False
        decider = g.active if g.players[g.active].present else g.after(g.active)
        others = [SeatOf(decider, seat) for seat in g.here]
        g.next(*(HandOn(self.who, decider) for _ in player.hand.cards), ShareBoards(self.who, decider))
        if token:
            answer = yield from Ask("give-command", decider, others, "SLG-PLAY-2")
            g.players[answer.other].command += token
            g.tell("inherits", "SLG-PLAY-2", answer.other, n=token, total=g.players[answer.other].command)


class HandOn(Step, tag="hand-on"):
    """One card of the leaver goes, unseen, to another hand."""

    who: int
    decider: int

    def run(self, g: SleepingState) -> Play:
        options = [SeatOf(self.decider, seat) for seat in g.here]
        answer = yield from Ask("give-card", self.decider, options, "SLG-PLAY-2")
        old, new = g.players[self.who].hand, g.players[answer.other].hand
        card = old.pop()
        new.put(card, seat_mask(answer.other))
        new.learned += 1
        tells.handed_on(g, self.who, answer.other, card)
        if len(new) > hand_limit(g):
            yield from discard_from_hand(
                g, answer.other, "hand-limit", "SLG-HAND-1", len(new) - hand_limit(g)
            )


class ShareBoards(Step, tag="share-boards"):
    """The leaver's boards one by one, always to a player with the fewest (SLG-PLAY-4)."""

    who: int
    decider: int

    def run(self, g: SleepingState) -> Play:
        orphans = boards(g, self.who)
        if not orphans:
            return
        fewest = min(len(boards(g, seat)) for seat in g.here)
        poorest = [seat for seat in g.here if len(boards(g, seat)) == fewest]
        yield from move_board(g, self.decider, orphans, poorest)
        g.next(ShareBoards(self.who, self.decider))


class ComeAboard(Step, tag="come-aboard"):
    """A new player starts with no cards and no command (SLG-PLAY-3, SLG-RULING-24), in a free seat."""

    who: int

    def run(self, g: SleepingState) -> None:
        g.players[self.who].present = True
        g.tell("sits-down", "SLG-PLAY-3", self.who, beat=beats.TURN)
        g.next(EvenOut(self.who, g.active))


class EvenOut(Step, tag="even-out"):
    """Boards move from a player with the most until counts differ by at most one (SLG-PLAY-4)."""

    who: int
    decider: int

    def run(self, g: SleepingState) -> Play:
        most = max(len(boards(g, seat)) for seat in g.here)
        if most - len(boards(g, self.who)) <= 1:
            return
        richest = [seat for seat in g.here if len(boards(g, seat)) == most]
        movable = [member for seat in richest for member in boards(g, seat)]
        yield from move_board(g, self.decider, movable, [self.who])
        g.next(EvenOut(self.who, self.decider))


def boards(g: SleepingState, seat: int) -> list[CrewId]:
    """The crew boards of a seat; the Captain's is nobody's."""
    return [member for member in CREW if member != CAPTAIN and g.crew[member].seat == seat]


def move_board(g: SleepingState, decider: int, movable: list[CrewId], to: list[int]) -> Flow[None]:
    crew = [Member(decider, member) for member in movable]
    board = yield from Ask("move-board", decider, crew, "SLG-PLAY-4")
    seats = [SeatOf(decider, seat) for seat in to]
    new = yield from Ask("board-to", decider, seats, "SLG-PLAY-4", {"member": board.member})
    g.crew[board.member].seat = new.other
    g.tell("board-moves", "SLG-PLAY-4", new.other, beat=(beats.about, board.member), member=board.member)
