"""How good a position looks for a seat: what is left of each army, and what it threatens to do next.

A model's value is its cost, less what its wounds have taken. To this comes a threat: what the models of the
best tiles could destroy with the activation tokens that are left, worth less than the deed itself, so that a
bot that looks one answer ahead strikes when it can, comes closer when it cannot, and keeps stacks together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple, TypeAlias

import msgspec

from fathomfive.games.lurk.board import Board
from fathomfive.games.lurk.entries import GUARDIAN
from fathomfive.games.lurk.stance import BODY, Losses, Stance, stances_of
from fathomfive.games.lurk.state import CREATURE, RESERVE, LurkState
from fathomfive.games.lurk.steps.movement import may_move

ESSENCE, MOST_ESSENCE = 0.9, 8
ITEM = 2.0
WAITING = 2.5  # what a model in reserve would add on the map
NOW = 0.8  # a blow that can be struck this turn
NEXT = 0.45  # a blow that can be struck in the next one
AIMED = 0.97  # a blow that is declared, but not rolled yet
WALK = 0.75  # a blow that needs a move first
OTHERS = 0.3  # tiles beyond the three that can be activated
HOPE, DISTANCE = 0.85, 0.11  # a foe out of reach, and what every step to it takes away
FEAR = 0.5  # an enemy's threat beside one's own: who only hides never wins
LURKER = 0.5  # a creature beside a model
TOKENS = 3
CREATURE_BLOW = 2.0  # an attack on a creature, before the dice
SEARCH = 0.5  # standing where something may be found
WAITED = 8  # rounds after which armies that only watch each other lose patience
IMPATIENCE = 0.12  # what every step to the nearest foe costs a model then, for each round more
STRAYED = 3.0  # a step of a walk that leads no farther: one may go to any tile in reach at once


MOST_KEPT = 2048
_AS_IT_LIES = msgspec.msgpack.Encoder()

Fighter: TypeAlias = tuple[int, int, int, bool, int, Stance]
"""A model on the map, as a threat sees it: uid, owner, tile, whether it has acted, its moves, its stance."""
Armies: TypeAlias = tuple[tuple[Fighter, ...], list[float]]
Foes: TypeAlias = list[tuple[int, Losses]]
"""Where the others stand, and what blows would take from them."""


class Outlook(NamedTuple):
    """Everything that threats depend on, and nothing else is given to them. Most answers that a bot weighs
    lead to one it has seen before: so what follows from it is kept."""

    fighters: tuple[Fighter, ...]
    board: Board
    seats: int
    rock: int
    active: int  # whose turn it is, or -1
    to_move: int
    to_attack: int
    named: int
    striking: bool
    walking: bool
    mover: int  # the uid of who is moving, or -1
    steps: int  # and how far it can still go


def evaluate(g: LurkState, seat: int) -> float:
    if g.conceding and g.active == seat:
        return 0.0
    if not g.models:
        return _before_the_battle(g, seat)
    worth = worths(g, seat)
    total = fsum(worth)
    mine = worth[seat]
    if mine <= 0:
        return 0.01
    strongest = max(w for s, w in enumerate(worth) if s != seat)
    share = mine / total
    return min(0.98, max(0.02, 0.5 * share * g.seats / 2 + 0.5 * mine / (mine + strongest)))


def parts(g: LurkState, seat: int) -> dict[str, float]:
    """What a hint speaks of, by name (`speaks-*`): one's own army, and the strongest other."""
    if not g.models:
        return {}
    worth = worths(g, seat)
    return {"army": worth[seat], "enemy": -max(w for s, w in enumerate(worth) if s != seat)}


def _before_the_battle(g: LurkState, seat: int) -> float:
    """A ready-made army is a good army; half-built ones are worth what they hold."""
    if not g.drafts:
        return 0.5
    draft = g.drafts[seat]
    if draft.done:
        return 0.55
    spent = sum(g.book.models[unit.model].cost for unit in draft.units)
    return 0.4 + 0.1 * spent / g.board.layout.army_points - (0.02 if draft.picked else 0.0)


def worths(g: LurkState, seat: int) -> list[float]:
    """What each player's position is worth, in army points, as this seat sees it."""
    fighters, bodily = armies(g)
    worth = [*bodily]
    if g.round:
        for player, threat in enumerate(threats(outlook(g, fighters))):
            if not g.players[player].out:
                worth[player] += threat * (1.0 if player == seat else FEAR)
        count_the_blow(g, fighters, worth)
        beside_lurkers(g, fighters, worth)
        worth[seat] -= impatience(g, fighters, seat) + STRAYED * strayed(g, seat)
    for player, holding in enumerate(g.players):
        if worth[player]:
            worth[player] += ESSENCE * min(holding.essence, MOST_ESSENCE) + ITEM * len(holding.items)
    return worth


def armies(g: LurkState) -> Armies:
    """Everybody on the map, and what the models are worth. Kept, as threats are, by all it depends on."""
    kept: dict[bytes, Armies] = vars(g.book).setdefault("armies", {})
    key = _AS_IT_LIES.encode((g.seats, g.models, g.coral, g.lair))
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        fighters = stand(g)
        found = kept[key] = fighters, bodies(g, fighters)
    return found


def bodies(g: LurkState, fighters: Sequence[Fighter]) -> list[float]:
    """What each player's models are worth as they are, in reserve or on the map."""
    worth = [0.0] * g.seats
    for m in g.models:
        if m.tile == RESERVE:
            kit = g.kit(m)
            worth[m.owner] += kit.cost * (BODY + (1 - BODY) * (1 - m.wounds / kit.heart)) - WAITING
    for _, owner, _, _, _, stance in fighters:
        worth[owner] += stance.value
    return worth


def stand(g: LurkState) -> tuple[Fighter, ...]:
    """Everybody on the map, with dice, range and steps as they are."""
    stances, kits = stances_of(g.book), g.book.kits
    coral, lair = g.coral, g.lair
    on_map = [(uid, m, m.tile) for uid, m in enumerate(g.models) if m.tile >= 0]
    alone = company = guardians = 0
    for _, m, tile in on_map:
        bit = 1 << tile
        company |= alone & bit
        alone |= bit
        if kits[m.kind, m.weapon, m.armour, m.item].traits & GUARDIAN:
            guardians |= bit
    fighters = []
    for uid, m, tile in on_map:
        stance = stances[
            m.kind,
            m.weapon,
            m.armour,
            m.item,
            m.wounds,
            m.tokens,
            m.perched,
            company >> tile & 1,
            guardians >> tile & 1,
            coral >> tile & 1,
            lair >> tile & 1,
        ]
        fighters.append((uid, m.owner, tile, m.acted, m.moves, stance))
    return tuple(fighters)


def count_the_blow(g: LurkState, fighters: Sequence[Fighter], worth: list[float]) -> None:
    """An attack that is declared or rolled has not hurt anybody yet, but it will."""
    fight = g.fight
    if fight is None or not fight.open:
        return
    stances = {uid: stance for uid, _, _, _, _, stance in fighters}
    target = stances.get(fight.target)
    if target is None:
        creature = next((c for c in g.creatures if CREATURE + c.tile == fight.target), None)
        if creature is not None and fight.attacker < CREATURE and not fight.attack:
            worth[g.models[fight.attacker].owner] += CREATURE_BLOW
        return
    if fight.attack:
        loss = AIMED * target.taken.of_hits(fight.hits)
    else:
        attacker = stances.get(fight.attacker)
        loss = AIMED * target.taken[attacker.attack] if attacker is not None else 0.0
    worth[g.models[fight.target].owner] -= loss


def impatience(g: LurkState, fighters: Sequence[Fighter], seat: int) -> float:
    """Where both sides wait to be charged, nobody ever is: the later it gets, the more a distance costs. Only
    one's own models count, since whoever comes closer is as close to the others as they are to him."""
    if g.round <= WAITED:
        return 0.0
    foes = [tile for _, owner, tile, _, _, _ in fighters if owner != seat]
    steps = [
        min([g.board.far[tile][there] for there in foes], default=0)
        for _, owner, tile, *_ in fighters
        if owner == seat
    ]
    return IMPATIENCE * (g.round - WAITED) * fsum(steps)


def strayed(g: LurkState, seat: int) -> int:
    """Steps of the walk that is going on which did not lead away from where it began."""
    if g.movement is None or g.models[g.movement.uid].owner != seat:
        return 0
    path = g.movement.path
    return len(path) - 1 - g.board.far[path[0]][path[-1]]


# --- threats -------------------------------------------------------------------------------------------


def outlook(g: LurkState, fighters: tuple[Fighter, ...]) -> Outlook:
    movement = g.movement
    return Outlook(
        fighters,
        g.board,
        g.seats,
        g.rock,
        g.active if g.phase == "turn" else -1,
        g.to_move,
        g.to_attack,
        g.named,
        g.doing in ("attack", "swap"),
        g.doing == "move" and on_the_move(g),
        -1 if movement is None else movement.uid,
        0 if movement is None else movement.left,
    )


def on_the_move(g: LurkState) -> bool:
    """Whether somebody can still move in the activation that is going on."""
    return g.movement is not None or any(m.tile == g.named >= 0 and may_move(m) for m in g.models)


@lru_cache(MOST_KEPT)
def threats(look: Outlook) -> tuple[float, ...]:
    """What the best tiles of each player could do."""
    return tuple([threat(look, seat) for seat in range(look.seats)])


def threat(look: Outlook, seat: int) -> float:
    """What the best tiles of a player could do, with the tokens that are left or in the next turn."""
    foes = [(tile, stance.taken) for _, owner, tile, _, _, stance in look.fighters if owner != seat]
    if not foes:
        return 0.0
    active = look.active == seat
    now: dict[int, float] = {}
    walk: dict[int, float] = {}
    next_turn: dict[int, float] = {}
    for uid, owner, tile, acted, moves, stance in look.fighters:
        if owner != seat:
            continue
        here, soon = prospects(look, uid, tile, stance, foes)
        best = max(here, WALK * soon)
        next_turn[tile] = next_turn.get(tile, 0.0) + best
        if active and not acted:
            now[tile] = now.get(tile, 0.0) + here
            walk[tile] = walk.get(tile, 0.0) + (best if moves < 2 or look.mover == uid else here)
    hopes = sorted(next_turn.values(), reverse=True)
    later = NEXT * (fsum(hopes[:TOKENS]) + OTHERS * fsum(hopes[TOKENS:]))
    if not active:
        return later
    return max(0.0, later + (NOW - NEXT) * best_tiles(look, now, walk))


def best_tiles(look: Outlook, now: dict[int, float], walk: dict[int, float]) -> float:
    """The tokens of this turn on the tiles where they do most; one in the Movement column also moves."""
    # The token of who is walking has gone ahead to the Attack column.
    to_move, to_attack = look.to_move + look.walking, look.to_attack - look.walking
    total, used = 0.0, -1
    if look.striking and look.named in now:
        total, used = now[look.named], look.named
    moving = sorted([(value, tile) for tile, value in walk.items() if tile != used])
    taken = moving[max(0, len(moving) - to_move) :] if to_move else []
    total += fsum([value for value, _ in taken])
    gone = [tile for _, tile in taken]
    standing = sorted([value for tile, value in now.items() if tile != used and tile not in gone])
    if to_attack > 0:
        total += fsum(standing[-to_attack:])
    return total


def prospects(look: Outlook, uid: int, tile: int, stance: Stance, foes: Foes) -> tuple[float, float]:
    """The best blow from where it stands, and the best one after a move; a far foe is a faint hope."""
    far, attack, reach = look.board.far[tile], stance.attack, stance.reach
    seen = look.board.views(look.rock)[tile] if reach > 1 else -1
    arm_length = reach + (look.steps if look.mover == uid else stance.steps)
    here = soon = 0.0
    for there, losses in foes:
        gain = losses[attack]
        if gain <= here:
            continue
        distance = far[there]
        if distance <= reach and seen >> there & 1:
            here = gain
        if distance > arm_length:
            gain *= max(0.05, HOPE - DISTANCE * (distance - arm_length))
        if gain > soon:
            soon = gain
    return here, soon


# --- what lurks ----------------------------------------------------------------------------------------


def beside_lurkers(g: LurkState, fighters: Sequence[Fighter], worth: list[float]) -> None:
    """Creatures will bite whoever stands beside them; hidden tiles and fresh Coral may give something."""
    for creature in g.creatures:
        near = g.board.near[creature.tile]
        prey = [(owner, stance) for _, owner, tile, _, _, stance in fighters if near >> tile & 1]
        if prey:
            beast = g.book.beasts[creature.card]
            dice = (beast.attack.black, beast.attack.red + g.scent, beast.attack.white)
            for owner, stance in prey:
                worth[owner] -= LURKER * stance.taken[dice] / len(prey)
    treasure = g.fresh | g.hidden
    for _, owner, tile, acted, _, _ in fighters:
        if treasure >> tile & 1 and not acted:
            worth[owner] += SEARCH
            treasure &= ~(1 << tile)  # one searcher is enough
