"""The ship action: five rooms, what they give, and the search tokens of the Deck (rules SLG-SHIP)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Area, Branch, CardOf, Kind
from fathomfive.games.sleeping.cards import Deed, ready_tokens
from fathomfive.games.sleeping.crew import constants, controlled, hurt, tired, traits
from fathomfive.games.sleeping.entries import Room as RoomEntry
from fathomfive.games.sleeping.state import ROOMS, SleepingState
from fathomfive.games.sleeping.steps.effects import do, do_all, does, trigger
from fathomfive.games.sleeping.steps.hands import draw_cards, gain_command
from fathomfive.games.sleeping.steps.harm import assign, damage_ship
from fathomfive.games.sleeping.steps.windows import menu


class ShipAction(Step, tag="ship-action"):
    """Move the figure to another room (SLG-SHIP-1)."""

    def run(self, g: SleepingState) -> Play:
        g.phase = "ship"
        answer = yield from menu(
            g, "room", lambda: [Area(g.active, room) for room in open_rooms(g)], "SLG-SHIP-1", self, sail=True
        )
        if not isinstance(answer, Area):
            return
        came_from, g.room = g.room, answer.area
        tells.room(g, came_from, works(g, g.room))
        if works(g, g.room):
            g.next(UseRoom(room_parts(g, g.book.rooms[g.room])))


def works(g: SleepingState, room: str) -> bool:
    """A room full of damage gives nothing (SLG-SHIP-2)."""
    return g.hull[room] < g.book.rooms[room].damage_spaces


def open_rooms(g: SleepingState) -> list[str]:
    """Every other room that works; if there is none, any other room (SLG-SHIP-3)."""
    others = [room for room in ROOMS if room != g.room]
    return [room for room in others if works(g, room)] or others


def room_parts(g: SleepingState, room: RoomEntry) -> list[str]:
    """What there is to do: draw, gain command, and the extra effect where it could do anything."""
    parts = ["draw"] if room.draw[g.side] else []
    parts.append("command")
    if room.extra is not None and _extra_counts(g, room.extra):
        parts.append("extra")
    return parts


def _extra_counts(g: SleepingState, extra: fx.AnyEffect) -> bool:
    match extra:
        case fx.Ready():
            return bool(ready_tokens(g))
        case fx.DiscardForRest():
            return bool(tired(g))
        case fx.Restore():
            return bool(hurt(g))
        case _:
            return True


def order_matters(g: SleepingState, room: RoomEntry) -> bool:
    """Only where cards or tokens run short does it matter what comes first (SLG-SHIP-5)."""
    match room.extra:
        case fx.Ready():
            return room_command(g, room) > g.command_supply
        case fx.DiscardForRest():
            return bool(g.players[g.active].hand.cards)
        case _:
            return False


class UseRoom(Step, tag="use-room"):
    """The effects of a room in any order (SLG-SHIP-5)."""

    parts: list[str]

    def run(self, g: SleepingState) -> Play:
        room, seat = g.book.rooms[g.room], g.active
        part = self.parts[0]
        if len(self.parts) > 1 and "extra" in self.parts and order_matters(g, room):
            options = [Kind(seat, name) for name in self.parts]
            answer = yield from Ask("room-effect", seat, options, "SLG-SHIP-5", {"room": g.room})
            part = answer.kind
        rest = [name for name in self.parts if name != part]
        if rest:
            g.next(UseRoom(rest))
        match part:
            case "draw":
                yield from draw_cards(g, seat, room.draw[g.side])
            case "command":
                gain_command(g, seat, room_command(g, room))
            case _:
                assert room.extra is not None
                yield from do(g, room.extra, Deed(seat, None, g.room))
                if g.room == "sickbay":
                    yield from trigger(g, "room_sickbay")


def room_command(g: SleepingState, room: RoomEntry) -> int:
    """By the exact number of players (SLG-SHIP-6), less what an ongoing event takes."""
    command = room.command[len(g.here) - 1]
    for effect in constants(g, fx.RoomCommand):
        command = max(effect.min, command + effect.n)
    return command


# --- search ----------------------------------------------------------------------------------------------


class SearchTokens(Step, tag="search"):
    """Draw up to n tokens, one at a time (SLG-SHIP-11); then damage, then one reward (SLG-SHIP-12)."""

    n: int
    seat: int

    def run(self, g: SleepingState) -> Play:
        for left in range(self.n, 0, -1):
            if not g.search_stack.cards:  # tokens of this search stay out (SLG-SHIP-13)
                g.search_discard.move_all(g.search_stack)
                g.search_stack.shuffle(g.dice)
                g.tell("search-again", "SLG-SHIP-13", None, beat=beats.QUIET, n=len(g.search_stack))
            options: list[Kind | Pass] = [Kind(self.seat, "draw"), Pass(self.seat)]
            answer = yield from Ask("search", self.seat, options, "SLG-SHIP-11", {"n": left})
            if isinstance(answer, Pass):
                g.tell("search-stops", "SLG-SHIP-11", self.seat, beat=beats.QUIET, n=len(g.search_drawn))
                break
            token = g.search_stack.draw_to(g.search_drawn, EVERYBODY)
            g.tell(
                "search", "SLG-SHIP-11", self.seat, sound="card-flip", beat=(beats.token, token), token=token
            )
        g.next(SearchDamage(0, self.seat))


class SearchDamage(Step, tag="search-damage"):
    """The damage of every drawn token in draw order (SLG-RULING-39)."""

    at: int
    seat: int

    def run(self, g: SleepingState) -> Play:
        if self.at >= len(g.search_drawn):
            g.next(SearchReward(self.seat))
            return
        g.next(SearchDamage(self.at + 1, self.seat))
        token = g.book.search[g.search_drawn.cards[self.at]]
        yield from damage_ship(g, token.ship_damage)
        yield from assign(g, token.crew_damage, (), self.seat)


class SearchReward(Step, tag="search-reward"):
    """The reward of one drawn token, or of two with a Gatherer aboard; then all are discarded."""

    seat: int

    def run(self, g: SleepingState) -> Play:
        left = list(g.search_drawn.cards)
        for _ in range(min(kept_tokens(g), len(left))):
            options = [CardOf(self.seat, token) for token in left]
            answer = yield from Ask("search-reward", self.seat, options, "SLG-SHIP-12")
            left.remove(answer.card)
            g.tell("keeps", "SLG-SHIP-12", self.seat, reward=answer.card)
            yield from _reward(g, answer.card, self.seat)
        g.search_drawn.move_all(g.search_discard)


def kept_tokens(g: SleepingState) -> int:
    """One, unless the active player's member carries a card that keeps more."""
    kept = [effect.n for member in controlled(g, g.active) for effect in traits(g, member, fx.SearchKeep)]
    return max([1, *kept])


def _reward(g: SleepingState, name: str, seat: int) -> Flow[None]:
    rewards = g.book.search[name].rewards
    options = [Branch(seat, n) for n in range(len(rewards))]
    answer = yield from Ask("search-branch", seat, options, "SLG-SHIP-12", {"options": rewards})
    yield from do_all(g, rewards[answer.branch], Deed(seat))


@does(fx.Search)
def _search(g: SleepingState, effect: fx.Search, deed: Deed) -> None:
    g.next(SearchTokens(effect.n, deed.seat))
