"""How good a position looks for a seat: what is left of each army, and what it threatens to do next.

A model's value is its cost, less what its wounds have taken. To this comes a threat: what the models of the
best tiles could destroy with the activation tokens that are left, worth less than the deed itself, so that a
bot that looks one answer ahead strikes when it can, comes closer when it cannot, and keeps stacks together.
"""

from __future__ import annotations

from typing import NamedTuple

from fathomfive.games.lurk.entries import GUARDIAN
from fathomfive.games.lurk.stance import BODY, Losses, Stance, stances_of
from fathomfive.games.lurk.state import CREATURE, RESERVE, LurkState, Model
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


class Fighter(NamedTuple):
    """A model on the map, as the threat sees it."""

    uid: int
    model: Model
    tile: int
    stance: Stance


def evaluate(g: LurkState, seat: int) -> float:
    if g.conceding and g.active == seat:
        return 0.0
    if not g.models:
        return _before_the_battle(g, seat)
    worth = worths(g, seat)
    total = sum(worth)
    mine = worth[seat]
    if mine <= 0:
        return 0.01
    strongest = max(w for s, w in enumerate(worth) if s != seat)
    share = mine / total
    return min(0.98, max(0.02, 0.5 * share * g.seats / 2 + 0.5 * mine / (mine + strongest)))


def parts(g: LurkState, seat: int) -> dict[str, float]:
    """What speaks for an answer in a hint, by name (`part-*`): one's own army, and the strongest other."""
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
    worth = [0.0] * g.seats
    fighters = stand(g)
    for m in g.models:
        if m.tile == RESERVE:
            kit = g.kit(m)
            worth[m.owner] += kit.cost * (BODY + (1 - BODY) * (1 - m.wounds / kit.heart)) - WAITING
    for f in fighters:
        worth[f.model.owner] += f.stance.value
    if g.round:
        for player in range(g.seats):
            if not g.players[player].out:
                worth[player] += threat(g, player, fighters) * (1.0 if player == seat else FEAR)
        count_the_blow(g, fighters, worth)
        beside_lurkers(g, fighters, worth)
    for player, holding in enumerate(g.players):
        if worth[player]:
            worth[player] += ESSENCE * min(holding.essence, MOST_ESSENCE) + ITEM * len(holding.items)
    return worth


def stand(g: LurkState) -> list[Fighter]:
    """Everybody on the map, with dice, range and steps as they are."""
    stances, kits = stances_of(g.book), g.book.kits
    on_map = [(uid, m) for uid, m in enumerate(g.models) if m.tile >= 0]
    alone = company = guardians = 0
    for _, m in on_map:
        bit = 1 << m.tile
        company |= alone & bit
        alone |= bit
        if kits[m.kind, m.weapon, m.armour, m.item].traits & GUARDIAN:
            guardians |= bit
    fighters = []
    for uid, m in on_map:
        tile = m.tile
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
            g.coral >> tile & 1,
            g.lair >> tile & 1,
        ]
        fighters.append(Fighter(uid, m, tile, stance))
    return fighters


def count_the_blow(g: LurkState, fighters: list[Fighter], worth: list[float]) -> None:
    """An attack that is declared or rolled has not hurt anybody yet, but it will."""
    fight = g.fight
    if fight is None or not fight.open:
        return
    target = next((f for f in fighters if f.uid == fight.target), None)
    if target is None:
        creature = next((c for c in g.creatures if CREATURE + c.tile == fight.target), None)
        if creature is not None and fight.attacker < CREATURE and not fight.attack:
            worth[g.models[fight.attacker].owner] += CREATURE_BLOW
        return
    if fight.attack:
        loss = AIMED * target.stance.taken.of_hits(fight.hits)
    else:
        attacker = next((f for f in fighters if f.uid == fight.attacker), None)
        loss = AIMED * target.stance.taken[attacker.stance.attack] if attacker is not None else 0.0
    worth[target.model.owner] -= loss


def threat(g: LurkState, seat: int, fighters: list[Fighter]) -> float:
    """What the best tiles of a player could do, with the tokens that are left or in the next turn."""
    foes = [(f.tile, f.stance.taken) for f in fighters if f.model.owner != seat]
    if not foes:
        return 0.0
    active = g.active == seat and g.phase == "turn"
    mover = -1 if g.movement is None else g.movement.uid
    now: dict[int, float] = {}
    walk: dict[int, float] = {}
    next_turn: dict[int, float] = {}
    for f in fighters:
        model = f.model
        if model.owner != seat:
            continue
        tile = f.tile
        here, soon = prospects(g, f, foes)
        next_turn[tile] = next_turn.get(tile, 0.0) + max(here, WALK * soon)
        if active and not model.acted:
            now[tile] = now.get(tile, 0.0) + here
            moves = model.moves < 2 or mover == f.uid
            walk[tile] = walk.get(tile, 0.0) + (max(here, WALK * soon) if moves else here)
    best = sorted(next_turn.values(), reverse=True)
    later = NEXT * (sum(best[:TOKENS]) + OTHERS * sum(best[TOKENS:]))
    if not active:
        return later
    striking = g.doing in ("attack", "swap")
    return max(0.0, later + (NOW - NEXT) * best_tiles(g, now, walk, striking=striking))


def best_tiles(g: LurkState, now: dict[int, float], walk: dict[int, float], *, striking: bool) -> float:
    """The tokens of this turn on the tiles where they do most; one in the Movement column also moves."""
    walking = g.doing == "move" and on_the_move(g)  # its token has gone ahead to the Attack column
    to_move, to_attack = g.to_move + walking, g.to_attack - walking
    total, used = 0.0, -1
    if striking and g.named in now:
        total, used = now[g.named], g.named
    moving = sorted((value, tile) for tile, value in walk.items() if tile != used)
    taken = moving[max(0, len(moving) - to_move) :] if to_move else []
    total += sum(value for value, _ in taken)
    gone = [tile for _, tile in taken]
    standing = sorted(value for tile, value in now.items() if tile != used and tile not in gone)
    if to_attack > 0:
        total += sum(standing[-to_attack:])
    return total


def on_the_move(g: LurkState) -> bool:
    """Whether somebody can still move in the activation that is going on."""
    return g.movement is not None or any(m.tile == g.named >= 0 and may_move(m) for m in g.models)


def prospects(g: LurkState, f: Fighter, foes: list[tuple[int, Losses]]) -> tuple[float, float]:
    """The best blow from where it stands, and the best one after a move; a far foe is a faint hope."""
    far, stance = g.board.far[f.tile], f.stance
    attack, reach = stance.attack, stance.reach
    seen = g.board.views(g.rock)[f.tile] if reach > 1 else -1
    arm_length = reach + stance.steps
    if g.movement is not None and g.movement.uid == f.uid:
        arm_length = reach + g.movement.left
    here = soon = 0.0
    for tile, losses in foes:
        gain = losses[attack]
        if gain <= here:
            continue
        distance = far[tile]
        if distance <= reach and seen >> tile & 1:
            here = gain
        if distance > arm_length:
            gain *= max(0.05, HOPE - DISTANCE * (distance - arm_length))
        if gain > soon:
            soon = gain
    return here, soon


def beside_lurkers(g: LurkState, fighters: list[Fighter], worth: list[float]) -> None:
    """Creatures will bite whoever stands beside them; hidden tiles and fresh Coral may give something."""
    for creature in g.creatures:
        near = g.board.near[creature.tile]
        prey = [f for f in fighters if near >> f.tile & 1]
        if prey:
            beast = g.book.beasts[creature.card]
            dice = (beast.attack.black, beast.attack.red + g.scent, beast.attack.white)
            for f in prey:
                worth[f.model.owner] -= LURKER * f.stance.taken[dice] / len(prey)
    treasure = g.fresh | g.hidden
    for f in fighters:
        if treasure >> f.tile & 1 and not f.model.acted:
            worth[f.model.owner] += SEARCH
            treasure &= ~(1 << f.tile)  # one searcher is enough
