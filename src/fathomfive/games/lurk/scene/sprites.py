"""Pictures that several parts of the scene share."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.lurk.entries import COLOURS, FACES, TOKENS, FactionId
from fathomfive.games.lurk.names import face_symbol, kebab, words
from fathomfive.games.lurk.rolls import KINDS, Pool
from fathomfive.games.lurk.state import CREATURE, LurkState, Model

GUARDED = "#E2412E"
LETTERS: dict[FactionId, str] = {"cog": "C", "nautilus": "N", "low_clans": "L", "ancients": "A"}
CORNERS: tuple[look.Corner, ...] = ("ne", "e", "se")
"""Where tokens hang on a piece."""


def faction_mark(g: LurkState, faction: FactionId) -> look.Sprite:
    return look.Sprite(
        f"lurk-mark-{kebab(faction)}",
        g.book.factions[faction].colour,
        LETTERS[faction],
        alt=words(f"faction-{faction}"),
    )


def code(kind: str) -> str:
    """Two letters for a model: those of its own name, without its faction."""
    name = kind.split("_", 1)[1]
    return name[:2].capitalize()


def model_sprite(g: LurkState, kind: str) -> look.Sprite:
    faction = g.book.models[kind].faction
    return look.Sprite(f"lurk-piece-{kebab(kind)}", g.book.factions[faction].colour, code(kind), "disc")


def creature_sprite(card: str) -> look.Sprite:
    return look.Sprite(
        f"lurk-piece-{kebab(card)}", GUARDED, card.removeprefix("ab_")[:2].capitalize(), "disc"
    )


def fighter_sprite(g: LurkState, fighter: int) -> look.Sprite:
    if fighter >= CREATURE:
        return creature_sprite(g.creature_on(fighter - CREATURE).card)
    return model_sprite(g, g.models[fighter].kind)


def card_sprite(card: str) -> look.Sprite:
    return look.Sprite(f"lurk-card-{kebab(card)}", letter=card[-2:])


def icon(name: str, letter: str = "") -> look.Sprite:
    return look.Sprite(f"lurk-{name}", letter=letter)


def essence() -> look.Sprite:
    return look.Sprite("lurk-essence", letter="e", alt=words("essence"))


def hearts(g: LurkState, model: Model) -> look.Arc:
    heart = g.kit(model).heart
    left = max(0, heart - model.wounds)
    return look.Arc(left, heart, say("hearts", left=left, of=heart))


def creature_hearts(g: LurkState, tile: int) -> look.Arc:
    creature = g.creature_on(tile)
    heart = g.book.beasts[creature.card].heart
    left = max(0, heart - creature.wounds)
    return look.Arc(left, heart, say("hearts", left=left, of=heart), tint="#FF7A6B")


def fighter_hearts(g: LurkState, fighter: int) -> look.Arc:
    if fighter >= CREATURE:
        return creature_hearts(g, fighter - CREATURE)
    return hearts(g, g.models[fighter])


def tokens(model: Model) -> list[look.Mark]:
    """At most three on the rim; more become a number."""
    held = [token for n, token in enumerate(TOKENS) if model.tokens >> n & 1]
    shown = held if len(held) <= len(CORNERS) else held[: len(CORNERS) - 1]
    badges: list[look.Mark] = [
        look.Badge(
            sprite=look.Sprite(f"lurk-token-{token}", letter=token[0]),
            label=words(f"token-{token}"),
            corner=corner,
        )
        for token, corner in zip(shown, CORNERS, strict=False)
    ]
    if len(held) > len(shown):
        badges.append(
            look.Badge(text=f"+{len(held) - len(shown)}", label=words("more-tokens"), corner=CORNERS[-1])
        )
    return badges


def dice_icons(pool: Pool) -> look.Icons:
    """A pool as dice, the best first."""
    shown = [(colour, count) for colour, count in zip(reversed(COLOURS), pool, strict=True)]
    return look.Icons(
        tuple(
            look.Sprite(f"lurk-die-{colour}", letter=colour[0].upper(), alt=words(f"die-{colour}"))
            for colour, count in shown
            for _ in range(count)
        ),
        words("dice"),
    )


def face_sprite(face: int) -> look.Sprite:
    symbol = FACES[face % KINDS]
    return look.Sprite(
        face_symbol(face),
        letter=symbol.split("_")[-1][0].upper(),
        alt=words(f"face-{symbol}"),
    )


def face_icons(faces: list[int]) -> look.Icons:
    return look.Icons(tuple(face_sprite(face) for face in faces), words("dice"))
