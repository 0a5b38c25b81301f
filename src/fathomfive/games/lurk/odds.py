"""The odds of an attack before it is made: how many hits and blocks a pool gives, and the wounds that follow.

Exact but for the bound on bonus dice, which changes about one roll in a million.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from fathomfive.games.lurk.kit import Boost
from fathomfive.games.lurk.rolls import BLOCK, BONUS, HIT, RED, Pool
from fathomfive.games.lurk.state import CREATURE, AttackKind, LurkState
from fathomfive.games.lurk.steps.fight import NOTHING, attack_pool, boost_of, defence_pool

MOST = 12
"""Counts from here on are one."""
DEPTH = 10
Spread = tuple[float, ...]
"""How likely each count is, from 0 on."""
Faces = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=4096)
def hits(faces: Faces, pool: Pool) -> Spread:
    return _pool(faces, pool, HIT)


@lru_cache(maxsize=4096)
def blocks(faces: Faces, pool: Pool) -> Spread:
    return _pool(faces, pool, BLOCK)


def _pool(faces: Faces, pool: Pool, worth: Sequence[int]) -> Spread:
    chain: Spread = (1.0,)
    for _ in range(DEPTH):
        chain = _die(faces[RED], worth, chain)
    total: Spread = (1.0,)
    for colour, count in zip((2, 1, 0), pool, strict=True):
        one = _die(faces[colour], worth, chain)
        for _ in range(count):
            total = _sum(total, one)
    return total


def _die(faces: Sequence[int], worth: Sequence[int], chain: Spread) -> Spread:
    """One die, with the bonus die it may bring."""
    counts = [0.0] * (MOST + 1)
    for face in faces:
        for more, share in enumerate(chain if BONUS[face] else (1.0,)):
            counts[min(MOST, worth[face] + more)] += share / len(faces)
    return _trimmed(counts)


def _sum(one: Spread, other: Spread) -> Spread:
    counts = [0.0] * (MOST + 1)
    for a, share in enumerate(one):
        for b, part in enumerate(other):
            counts[min(MOST, a + b)] += share * part
    return _trimmed(counts)


def _trimmed(counts: list[float]) -> Spread:
    while len(counts) > 1 and counts[-1] < 1e-12:
        counts.pop()
    return tuple(counts)


def mean(spread: Spread) -> float:
    return fsum(count * share for count, share in enumerate(spread))


# --- wounds --------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def wounds(
    faces: Faces, attack: Pool, defence: Pool, more_hits: int, more_blocks: int, pierce: int, reduce: int
) -> Spread:
    """LRK-ATK-10 for two pools."""
    counts = [0.0] * (MOST + 1)
    shields = blocks(faces, defence)
    for a, share in enumerate(hits(faces, attack)):
        for b, part in enumerate(shields):
            left = a + more_hits - max(0, b + more_blocks - pierce)
            counts[min(MOST, max(0, left - reduce))] += share * part
    return _trimmed(counts)


def of_attack(
    g: LurkState, attacker: int, target: int, kind: AttackKind = "normal", used: Boost = NOTHING
) -> Spread:
    """The wounds of an attack, if the defender does nothing special."""
    own, shell = boost_of(g, attacker, "attack"), boost_of(g, target, "defence")
    return wounds(
        g.book.faces,
        attack_pool(g, attacker, target, kind, used),
        defence_pool(g, target),
        own.hits + used.hits,
        shell.blocks,
        0 if shell.unpierced else own.pierce + used.pierce,
        shell.reduce,
    )


def of_defence(g: LurkState, target: int, hits_rolled: int, pierce: int, parry: Boost = NOTHING) -> Spread:
    """The wounds that are left of hits already rolled."""
    shell = boost_of(g, target, "defence")
    counts = [0.0] * (MOST + 1)
    for b, share in enumerate(blocks(g.book.faces, defence_pool(g, target, parry))):
        stopped = max(0, b + shell.blocks + parry.blocks - pierce)
        counts[min(MOST, max(0, hits_rolled - stopped - shell.reduce - parry.reduce))] += share
    return _trimmed(counts)


def pierce_of_fight(g: LurkState) -> int:
    """How many blocks the attack that is going on ignores."""
    fight = g.fight
    if fight is None:
        return 0
    pierce = boost_of(g, fight.attacker, "attack").pierce
    if fight.attacker < CREATURE and fight.used in ("own", "card"):
        model = g.models[fight.attacker]
        choice = g.kit(model).own if fight.used == "own" else g.book.choices.get(model.ability)
        pierce += choice.boost.pierce if choice is not None else 0
    return pierce
