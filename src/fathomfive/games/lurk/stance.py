"""How a model stands: its dice, reach and steps, and what a blow would take from it.

A bot asks for this thousands of times in one thought, and there are only so many ways to stand: each is
worked out once for a book and kept.
"""

from __future__ import annotations

from typing import NamedTuple

from fathomfive.games.lurk.book import Book
from fathomfive.games.lurk.entries import (
    BRACED,
    CHARGING,
    GUARDIAN,
    INKED,
    MARKED,
    SWARM,
    SWIMMING,
    TRAPPED,
    VENOMPROOF,
)
from fathomfive.games.lurk.kit import Kit
from fathomfive.games.lurk.odds import Faces, blocks, wounds
from fathomfive.games.lurk.rolls import Pool, changed

BODY = 0.45  # of a model's value is in being alive, the rest in its hearts
FOCUS = 1.35  # a wounded model is worth finishing
MOST_STANCES = 1 << 16


class Ground(NamedTuple):
    """What a model's tile and its company add to its dice."""

    company: int  # 1 if other friends are on the tile
    covered: int  # 1 if there is a Guardian
    coral: int
    lair: int


class Losses(dict[Pool, float]):
    """What a blow with these dice takes from a model on average, in points; to finish it counts for more."""

    def __init__(self, faces: Faces, kit: Kit, left: int, defence: Pool, *, marked: bool) -> None:
        super().__init__()
        self.faces, self.kit, self.left, self.defence, self.marked = faces, kit, left, defence, marked

    def __missing__(self, attack: Pool) -> float:
        kit, left, shell = self.kit, self.left, self.kit.defence
        black, red, white = attack
        dice = (black, red, white + self.marked)
        spread = wounds(self.faces, dice, self.defence, 0, shell.blocks, 0, shell.reduce)
        hurt = sum(min(n, left) * share for n, share in enumerate(spread))
        per_wound = kit.cost * (1 - BODY) / kit.heart * (FOCUS if left < kit.heart else 1.0)
        loss = self[attack] = per_wound * hurt + sum(spread[left:]) * kit.cost * BODY
        return loss

    def of_hits(self, hits: int) -> float:
        """What hits already rolled will take."""
        kit, hurt, kill = self.kit, 0.0, 0.0
        for count, share in enumerate(blocks(self.faces, self.defence)):
            left = max(0, hits - count - kit.defence.blocks - kit.defence.reduce)
            hurt += share * min(left, self.left)
            kill += share * (left >= self.left)
        return hurt * kit.cost * (1 - BODY) / kit.heart + kill * kit.cost * BODY


class Stance:
    __slots__ = ("attack", "reach", "steps", "taken", "value")

    def __init__(
        self, faces: Faces, kit: Kit, wounds: int, tokens: int, perched: bool, ground: Ground
    ) -> None:
        left = kit.heart - wounds
        blow, shell = kit.attack, kit.defence
        self.value = kit.cost * (BODY + (1 - BODY) * left / kit.heart)
        self.reach = kit.reach
        self.steps = 0 if tokens & TRAPPED else max(1, kit.speed) + bool(tokens & SWIMMING)
        white = blow.white + perched + bool(kit.traits & SWARM and ground.company)
        downs = blow.downs + bool(tokens & CHARGING) + bool(tokens & INKED)
        self.attack = changed(blow.black, blow.red, white, blow.ups, downs)
        white = shell.white + bool(tokens & BRACED) + bool(ground.covered and not kit.traits & GUARDIAN)
        downs = shell.downs + bool(tokens & SWIMMING) + bool(tokens & INKED)
        downs += bool(ground.coral and not kit.traits & VENOMPROOF)
        defence = changed(shell.black, shell.red + ground.lair, white, shell.ups, downs)
        self.taken = Losses(faces, kit, left, defence, marked=bool(tokens & MARKED))


Key = tuple[str, str, str, str, int, int, bool, int, int, int, int]
"""Model, weapon, armour and item; wounds, tokens, perched; and the ground."""


class Stances(dict[Key, Stance]):
    """Every way to stand that was met with a book."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, key: Key) -> Stance:
        if len(self) >= MOST_STANCES:
            self.clear()
        model, weapon, armour, item, wounds, tokens, perched, *ground = key
        kit = self.book.kits[model, weapon, armour, item]
        stance = self[key] = Stance(self.book.faces, kit, wounds, tokens, perched, Ground(*ground))
        return stance


def stances_of(book: Book) -> Stances:
    """The stances of a book, kept with it: a property there would make the book import its own readers."""
    kept: Stances | None = vars(book).get("stances")
    if kept is None:
        kept = vars(book)["stances"] = Stances(book)
    return kept
