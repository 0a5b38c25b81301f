"""The round and the turn: activation tokens and the turn menu (LRK-ROUND, LRK-TURN, LRK-ACT, LRK-REINF)."""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import Ask, Pass, Play, Step
from fathomfive.games.lurk.actions import Activate, Concede, EndTurn, Reinforce, Waste
from fathomfive.games.lurk.beats import BAD, QUIET, TURN, at
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import POISONED, SWIMMING
from fathomfive.games.lurk.game import ACTIVATION_TOKENS
from fathomfive.games.lurk.motions import arrives
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.activation import (
    Recoverers,
    Searchers,
    Volley,
    may_recover,
    reach_of,
    targets,
)
from fathomfive.games.lurk.steps.changes import hurt
from fathomfive.games.lurk.steps.ending import check_end, concede, time_is_up
from fathomfive.games.lurk.steps.events import DrawEvent
from fathomfive.games.lurk.steps.logistics import Logistics
from fathomfive.games.lurk.steps.lurkers import LurkersAct
from fathomfive.games.lurk.steps.movement import Movers

TurnChoice: TypeAlias = Activate | Reinforce | Waste | EndTurn | Concede


class Round(Step, tag="round"):
    """LRK-ROUND-1, LRK-TERM-6: everybody's turn, the Lurker phase, the clean-up."""

    def run(self, g: LurkState) -> None:
        g.round += 1
        g.ended = 0
        g.tell("round", "LRK-ROUND-1", beat=QUIET, round=g.round, rounds=g.options.last_round)
        g.next(*(Turn(seat) for seat in g.playing()), LurkerPhase(), CleanUp())


class Turn(Step, tag="turn"):
    """LRK-TURN-1: three tokens in the Movement column, and all models are ready again."""

    seat: int

    def run(self, g: LurkState) -> None:
        if g.players[self.seat].out:
            return  # LRK-TURN-4
        g.phase, g.active = "turn", self.seat
        g.to_move, g.to_attack, g.spent = ACTIVATION_TOKENS, 0, 0
        for model in g.models:
            if model.owner == self.seat:
                model.moves, model.acted = 0, False
        essence = g.players[self.seat].essence
        g.tell("turn", "LRK-TURN-1", self.seat, beat=TURN, models=len(g.alive(self.seat)), essence=essence)
        g.next(Menu(), EndOfTurn())


class Menu(Step, tag="menu"):
    """Between activations: the next one, or the end (LRK-TURN-2)."""

    def run(self, g: LurkState) -> Play:
        seat = g.active
        g.named, g.doing = -1, None
        if g.players[seat].out or g.spent == ACTIVATION_TOKENS:
            return
        choice = yield from Ask("turn", seat, lambda: menu(g, seat), "LRK-TURN-2")
        if isinstance(choice, EndTurn):
            g.tell("ends", "LRK-TURN-3", seat, beat=QUIET, unused=g.to_move + g.to_attack)
            return
        g.next(Menu())  # behind whatever the choice puts before it
        match choice:
            case Activate():
                activate(g, choice)
            case Reinforce(uid=uid, tile=tile):  # one model (LRK-RULING-16), and no guard wakes (LRK-REINF-3)
                move_token(g)
                g.models[uid].tile = tile
                g.models[uid].moves = 1  # LRK-REINF-2
                g.tell("reinforced", "LRK-REINF-1", seat, (arrives, uid, tile), model=uid, place=tile)
            case Waste():
                move_token(g)
                g.tell("wasted", "LRK-ACT-9", seat)
            case Concede():
                g.conceding = True
                really: list[Concede | Pass] = [Concede(seat), Pass(seat)]
                sure = yield from Ask("concede", seat, really, "LRK-END-5")
                g.conceding = False
                if isinstance(sure, Concede):
                    concede(g, seat)


class EndOfTurn(Step, tag="end_of_turn"):
    """All tokens are spent, one-turn events run out, and the next event comes (LRK-TURN-3, LRK-EVENT-8)."""

    def run(self, g: LurkState) -> None:
        g.to_move = g.to_attack = 0
        g.spent = ACTIVATION_TOKENS
        g.ended |= 1 << g.active
        g.blackout = g.clear_water = False
        if not g.players[g.active].out:
            g.next(DrawEvent(g.active))


# --- the menu ------------------------------------------------------------------------------------------


def menu(g: LurkState, seat: int) -> list[TurnChoice]:
    """Tiles that can be named, each with what the tokens allow, in whatever order (LRK-ACT-1, LRK-ACT-2)."""
    own, idle, foes, ready = standing(g, seat)
    armed = attack_tiles(g, ready, foes | g.guarded)
    options: list[TurnChoice] = []
    if g.to_move:
        options += [Activate(seat, "move", tile) for tile in bits(own)]
        options += [Activate(seat, "swap", tile) for tile in bits(armed)]
        options += [Reinforce(seat, uid, tile) for uid, tile in arrivals(g, seat)]  # LRK-REINF-1
        options.append(Waste(seat))  # LRK-ACT-9
    if g.to_attack:
        options += [Activate(seat, "attack", tile) for tile in bits(armed)]
        options += [Activate(seat, "recover", tile) for tile in bits(recovery_tiles(g, ready))]
        options += [Activate(seat, "search", tile) for tile in bits(idle & (g.fresh | g.hidden))]
    return [*options, EndTurn(seat), Concede(seat)]


def standing(g: LurkState, seat: int) -> tuple[int, int, int, list[int]]:
    """The tiles of the own models, of those that have not acted, of all others; and who can act."""
    own = idle = foes = 0
    ready: list[int] = []
    for uid, model in enumerate(g.models):
        if model.tile < 0:
            continue
        if model.owner != seat:
            foes |= 1 << model.tile
            continue
        own |= 1 << model.tile
        if not model.acted:
            idle |= 1 << model.tile
            ready.append(uid)
    return own, idle, foes, ready


def attack_tiles(g: LurkState, ready: list[int], foes: int) -> int:
    """The tiles with a model that could attack somebody now."""
    armed, within = 0, g.board.within
    for uid in ready:
        tile = g.models[uid].tile
        if within[tile][reach_of(g, uid)] & foes and targets(g, uid):
            armed |= 1 << tile
    return armed


def recovery_tiles(g: LurkState, ready: list[int]) -> int:
    weak = 0
    for uid in ready:
        if may_recover(g, uid):
            weak |= 1 << g.models[uid].tile
    return weak


def arrivals(g: LurkState, seat: int) -> list[tuple[int, int]]:
    """Every kind of model in reserve with every own summoning tile that has room; twins count once."""
    cap = g.players[seat].cap
    assert cap is not None, "caps are taken before anybody arrives"
    found: list[tuple[int, int]] = []
    seen: list[tuple[str, str, str, str, str]] = []
    for uid in g.in_reserve(seat):
        m = g.models[uid]
        twin = (m.kind, m.item, m.weapon, m.armour, m.ability)
        if twin not in seen:
            seen.append(twin)
            found += [(uid, tile) for tile in bits(g.room(uid) & g.board.caps[cap])]
    return found


# --- activations ---------------------------------------------------------------------------------------


def move_token(g: LurkState) -> None:
    """LRK-ACT-1: from the Movement column to the Attack column."""
    g.to_move -= 1
    g.to_attack += 1


def spend_token(g: LurkState) -> None:
    g.to_attack -= 1
    g.spent += 1


ACTIVATES = {mode: f"activate-{mode}" for mode in ("attack", "recover", "search")}


def activate(g: LurkState, choice: Activate) -> None:
    """The token moves before anything else (LRK-ACT-10); who stands there now takes part (LRK-ACT-3)."""
    seat, tile = choice.seat, choice.tile
    g.named, g.doing = tile, choice.mode
    uids = g.on_tile(tile)
    match choice.mode:
        case "move":
            move_token(g)
            g.tell("activate-move", "LRK-ACT-4", seat, beat=(at, tile), tile=tile, lineup=uids)
            # Before anybody moves (LRK-RULING-14), and for those too who cannot (LRK-EQUIP-10).
            g.next(Logistics(seat, uids), Movers(seat, uids))
        case "swap":  # LRK-ACT-8, LRK-RULING-8
            g.tell("activate-swap", "LRK-ACT-8", seat, beat=(at, tile), tile=tile, lineup=uids)
            move_token(g)
            if not g.options.swap_keeps_token:  # LRK-OPT-2
                spend_token(g)
            g.next(Volley(seat, uids))
        case mode:
            g.tell(ACTIVATES[mode], "LRK-ACT-6", seat, beat=(at, tile), tile=tile, lineup=uids)
            spend_token(g)
            step = {"attack": Volley, "recover": Recoverers, "search": Searchers}[mode]
            g.next(step(seat, uids))


# --- the end of the round ------------------------------------------------------------------------------


class LurkerPhase(Step, tag="lurker_phase"):
    """LRK-LURK-1, unless a Lull keeps them asleep (LRK-EVENT-5)."""

    def run(self, g: LurkState) -> None:
        g.phase = "lurkers"
        if g.lull:
            g.lull = False
            g.tell("lull", "LRK-EVENT-5")
        else:
            g.next(LurkersAct())


class CleanUp(Step, tag="clean_up"):
    """LRK-ROUND-2, in its order."""

    def run(self, g: LurkState) -> None:
        g.phase = "cleanup"
        poisoned = [(m.tile, uid) for uid, m in enumerate(g.models) if m.tokens & ~m.late & POISONED]
        for _, uid in sorted(poisoned):
            place = g.models[uid].tile
            g.tell("poison", "LRK-ROUND-2", g.models[uid].owner, beat=BAD, model=uid, place=place)
            hurt(g, uid, 1)
        check_end(g)
        if any(model.tokens & ~(SWIMMING | model.late) for model in g.models):
            late = sum(bool(model.late) for model in g.models)
            g.tell("clean-up", "LRK-TOKEN-1", beat=QUIET, late=late)
        for model in g.models:
            model.tokens &= (
                SWIMMING | model.late
            )  # LRK-TOKEN-1, LRK-RULING-30; who swims goes on: LRK-RULING-11
            model.late = 0
        g.scent = False
        if g.round == g.options.last_round:
            raise time_is_up(g)
        g.next(Round())
