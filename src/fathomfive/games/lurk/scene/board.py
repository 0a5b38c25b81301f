"""What lies on the map: tiles, creatures, models, and the dice of the last roll."""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.lurk.entries import FactionId
from fathomfive.games.lurk.game import MOVES_PER_TURN
from fathomfive.games.lurk.names import (
    card_name,
    die,
    full_name,
    ground,
    kebab,
    number_of,
    piece,
    place_name,
    space,
    words,
)
from fathomfive.games.lurk.scene import panels
from fathomfive.games.lurk.scene.sprites import (
    GUARDED,
    creature_hearts,
    creature_sprite,
    face_sprite,
    faction_mark,
    hearts,
    model_sprite,
    tokens,
)
from fathomfive.games.lurk.scene.stage import BOXES, S
from fathomfive.games.lurk.state import CREATURE, Creature, LurkState, Model

THEME = look.Theme(
    ground=("#113A52", "#06131F"),
    dock="#050F19D1",
    dock_light="#E8F0F3",
    colours={"guarded": GUARDED, "essence": "#8FE3F7"},
)
VARIANTS = {"abyss-guarded": 2, "abyss-lair": 2, "abyss-empty": 2}
TILE_LETTERS = {
    "sand": ".",
    "rock": "^",
    "coral": "Y",
    "coral-searched": ",",
    "abyss-hidden": "@",
    "abyss-guarded": "!",
    "abyss-lair": "U",
    "abyss-empty": "o",
    "summoning": "=",
}
SEAT_TINTS = ("#7FD4E8", "#F0A489", "#C4A8EC", "#EBC27C")
"""Of seats that have no faction yet."""
DIE = 38.0
DICE_IN_A_ROW = 5


def scene(g: LurkState, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(title=words("game-name"), moment=moment(g), theme=THEME, owners=owners(g))
    lay_map(t, g)
    panels.lay_out(t, g, viewer)
    return t


@look.part
def lay_map(t: look.Tableau, g: LurkState) -> None:
    if g.phase not in ("factions", "armies"):
        lay_tiles(t, g)
    for creature in g.creatures:
        put_creature(t, g, creature)
    lay_models(t, g)
    lay_dice(t, g)


def moment(g: LurkState) -> Text:
    return say("moment-round", round=g.round) if g.round else words(f"moment-{g.phase}")


@look.part
def owners(g: LurkState) -> tuple[look.Owner, ...]:
    return tuple(_owner(g, seat, player.faction) for seat, player in enumerate(g.players))


def _owner(g: LurkState, seat: int, faction: FactionId | None) -> look.Owner:
    if faction is None:
        return look.Owner(
            seat=seat,
            label=person(seat),
            tint=SEAT_TINTS[seat],
            mark=look.Sprite(letter=str(seat + 1), shape="disc"),
        )
    mark = faction_mark(g, faction)
    return look.Owner(seat=seat, label=words(f"faction-{faction}"), tint=mark.tint, mark=mark)


# --- tiles ---------------------------------------------------------------------------------------------


@look.part
def lay_tiles(t: look.Tableau, g: LurkState) -> None:
    board = g.board
    for tile, (q, r) in enumerate(board.hexes):
        kind = ground(g, tile)
        t.piece(
            f"tile:{q},{r}",
            words(f"tile-{kind}"),
            look.Sprite(tile_symbol(g, tile, kind), letter=TILE_LETTERS[kind], shape="hex"),
            space(board, tile),
            layer="ground",
            marks=tile_marks(kind),
        )


def tile_symbol(g: LurkState, tile: int, kind: str) -> str:
    q, r = g.board.hexes[tile]
    variant = 7 * q + 13 * r
    if kind != "summoning":
        return f"lurk-tile-{kind}-{variant % VARIANTS.get(kind, 3) + 1}"
    for player in g.players:
        if player.cap is not None and g.board.caps[player.cap] >> tile & 1 and player.faction is not None:
            return f"lurk-tile-summoning-{kebab(player.faction)}{'-2' if variant % 2 else ''}"
    return "lurk-tile-summoning-free"


def tile_marks(kind: str) -> tuple[look.Mark, ...]:
    if kind != "rock":
        return ()
    sprite = look.Sprite("lurk-mark-no-sight", letter="x")
    return (look.Badge(sprite=sprite, label=words("no-sight"), at=(21, 29)),)


# --- who stands there ----------------------------------------------------------------------------------


def put_creature(t: look.Tableau, g: LurkState, creature: Creature) -> None:
    marks: list[look.Mark] = [creature_hearts(g, creature.tile), look.Ring(words("guards"), "bad", GUARDED)]
    if creature.essence:
        label = say("essence-here", essence=creature.essence)
        marks.append(look.Badge(text=str(creature.essence), label=label, tone="info", corner="se"))
    t.piece(
        piece(CREATURE + creature.tile),
        words(f"abyss-{creature.card}"),
        creature_sprite(creature.card),
        space(g.board, creature.tile),
        scale=0.6 * S / 24,
        marks=tuple(marks),
    )


@look.part
def lay_models(t: look.Tableau, g: LurkState) -> None:
    for uid, model in enumerate(g.models):
        if model.tile >= 0:
            put_model(t, g, uid, model)


def put_model(t: look.Tableau, g: LurkState, uid: int, model: Model) -> None:
    kit = g.kit(model)
    marks: list[look.Mark] = [hearts(g, model), *tokens(model)]
    if model.perched:
        marks.append(
            look.Badge(
                sprite=look.Sprite("lurk-state-perched", letter="^"), label=words("perched"), corner="nw"
            )
        )
    if number := number_of(g, uid):
        marks.append(look.Badge(text=str(number), label=words("which-one"), corner="sw"))
    t.piece(
        piece(uid),
        say("model-at", model=full_name(g, uid), place=place_name(g.board, model.tile)),
        model_sprite(g, model.kind),
        space(g.board, model.tile),
        owner=model.owner,
        scale=(0.6 if kit.large else 0.36) * S / 24,
        posture=posture(g, uid, model),
        marks=tuple(marks),
        facts=facts(g, model),
    )


def posture(g: LurkState, uid: int, model: Model) -> Text | str:
    """What it is doing, as far as others can see it."""
    if g.movement is not None and g.movement.uid == uid:
        return words("posture-moving")
    if g.fight is not None and g.fight.open and g.fight.attacker == uid:
        return words("posture-attacking")
    if model.owner == g.active and model.acted and g.phase == "turn":
        return words("posture-done")
    return ""


def facts(g: LurkState, model: Model) -> tuple[Text, ...]:
    """How far it goes and strikes, what it carries, what it may still do: its cards lie open."""
    kit = g.kit(model)
    carried = tuple(card for card in (model.weapon, model.armour, model.item, model.ability) if card)
    may = (model.moves, model.acted) if model.owner == g.active and g.phase == "turn" else None
    return _facts(kit.speed, kit.reach, carried, may)


@lru_cache(maxsize=1024)
def _facts(
    speed: int, reach: int, carried: tuple[str, ...], may: tuple[int, bool] | None
) -> tuple[Text, ...]:
    found = [say("fact-reach", speed=speed, reach=reach)]
    if carried:
        names = dict(zip(("first", "second", "third", "fourth"), map(card_name, carried), strict=False))
        found.append(say("fact-carries", cards=len(carried), **names))
    if may is not None:
        moves, acted = may
        found.append(say("fact-may", moves=MOVES_PER_TURN - moves, acts=0 if acted else 1))
    return tuple(found)


# --- the last roll -------------------------------------------------------------------------------------


def lay_dice(t: look.Tableau, g: LurkState) -> None:
    """Attack dice in the lower left corner of the map, defence dice in the lower right one."""
    fight = g.fight
    if fight is None or not fight.open:  # a fight that is over is told, and its dice are taken up
        return
    box = BOXES[g.seats]
    sides = (
        ("a", fight.attack, box.x + 26, 1),
        ("d", fight.defence, box.x + box.w - 26, -1),
    )
    for side, faces, x, way in sides:
        for n, face in enumerate(faces):
            row, column = divmod(n, DICE_IN_A_ROW)
            t.piece(
                die(g.fights, side, n),
                words("die-of-attack" if side == "a" else "die-of-defence"),
                face_sprite(face),
                dx=x + way * column * (DIE + 5),
                dy=box.y + box.h - 26 - row * (DIE + 5),
                w=DIE,
                h=DIE,
                layer="air",
            )
