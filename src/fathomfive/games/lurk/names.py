"""What things are called: ids for scenes and tells, and the words people read for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from fathomfive.author import Text, look, say
from fathomfive.games.lurk.board import Board, bits
from fathomfive.games.lurk.entries import COLOURS, FACES, TOKENS
from fathomfive.games.lurk.state import CREATURE, DraftUnit, LurkState


@lru_cache(maxsize=1024)
def words(message: str) -> Text:
    """A message without arguments; one object serves all scenes."""
    return Text(message)


def kebab(name: str) -> str:
    """Content ids as the art spells them."""
    return name.replace("_", "-")


# --- ids -----------------------------------------------------------------------------------------------


def space(board: Board, tile: int) -> str:
    q, r = board.hexes[tile]
    return f"hex:{q},{r}"


def piece(fighter: int) -> str:
    """Of a model, for the whole match; of a creature, as long as it sits there."""
    return f"creature:{fighter - CREATURE}" if fighter >= CREATURE else f"model:{fighter}"


def die(fight: int, side: str, number: int) -> str:
    """A die on the map: every roll has new ones."""
    return f"die:{fight}:{side}{number}"


def face_symbol(face: int) -> str:
    """The picture of a face of a die, as `rolls.py` numbers them."""
    colour, symbol = divmod(face, len(FACES))
    return f"lurk-die-{COLOURS[colour]}-{kebab(FACES[symbol])}"


# --- names ---------------------------------------------------------------------------------------------


def name_of(g: LurkState, kind: str, thing: Any) -> Any:
    """What people call a thing, as tells, questions and options give it."""
    match kind:
        case (
            "model" | "attacker" | "target" | "other" | "creature" | "uid" | "fighter" | "giver" | "receiver"
        ):
            return fighter_name(g, thing)
        case "whole":  # of a model, with rank and title
            return full_name(g, thing)
        case "tile":
            return tile_label(g, thing)
        case "place" | "origin":
            return place_name(g.board, thing)
        case "places" | "rock" | "coral" | "abyss":  # a mask of tiles
            return ", ".join(sorted(place_name(g.board, tile) for tile in bits(thing)))
        case "lineup":  # several models
            return listed(fighter_name(g, uid) for uid in thing)
        case "shed":  # tokens, as a mask
            return listed(words(f"token-{token}") for n, token in enumerate(TOKENS) if thing >> n & 1)
        case "hearts":  # those a fighter has left
            return hearts_left(g, thing)
        case "survivors":  # of an army, without the model that falls
            return len(g.alive(g.models[thing].owner)) - 1
        case "does":
            return words(f"card-{thing}.text")
        case "lurks":  # what a creature does
            return say("beast", hearts=g.book.beasts[thing].heart, text=words(f"abyss-{thing}.text"))
        case "means":
            return words(f"token-{thing}.text")
        case "old":
            return card_name(thing)
        case "works":  # what a model uses in a window
            return ability_text(g, *thing)
        case "card" | "faction" | "cap" | "token" | "event" | "direction":
            return words(f"{kind}-{thing}")
        case "what":  # an event does
            return words(f"event-{thing}.text")
        case "treasure":
            return words(f"abyss-{thing}")
        case "ability":
            return ability_name(g, *thing)
    return thing


def listed(names: Iterable[Text]) -> Text:
    """One, two and three."""
    *others, last = names
    text: Text = last
    for n, name in enumerate(reversed(others)):
        text = say("list-more" if n else "list-last", one=name, rest=text)
    return text


def hearts_left(g: LurkState, fighter: int) -> Text:
    if fighter >= CREATURE:
        creature = g.creature_on(fighter - CREATURE)
        heart, wounds = g.book.beasts[creature.card].heart, creature.wounds
    else:
        model = g.models[fighter]
        heart, wounds = g.kit(model).heart, model.wounds
    return say("hearts", left=max(0, heart - wounds), of=heart)


def model_name(kind: str) -> Text:
    return words(f"model-{kind}")


def short_name(kind: str) -> Text:
    return words(f"model-{kind}.short")


def card_name(card: str) -> Text:
    return words(f"card-{card}")


def ability_name(g: LurkState, uid: int, what: str) -> Text:
    """Of what a model uses in a window: its own ability, its card, or its item."""
    model = g.models[uid]
    if what == "own":
        return words(f"model-{model.kind}.ability")
    return card_name(model.ability if what == "card" else model.item)


def ability_text(g: LurkState, uid: int, what: str) -> Text:
    model = g.models[uid]
    if what == "own":
        return words(f"model-{model.kind}.text")
    return words(f"card-{model.ability if what == 'card' else model.item}.text")


def owner_of(g: LurkState, fighter: int) -> int | None:
    """Whose it is; a creature is nobody's."""
    return g.models[fighter].owner if fighter < CREATURE else None


def fighter_name(g: LurkState, fighter: int) -> Text:
    if fighter >= CREATURE:
        return words(f"abyss-{g.creature_on(fighter - CREATURE).card}")
    return one_of(short_name(g.models[fighter].kind), _of_a_kind(g, fighter), fighter)


def full_name(g: LurkState, uid: int) -> Text:
    """Of a model, with rank and title."""
    return one_of(model_name(g.models[uid].kind), _of_a_kind(g, uid), uid)


def unit_name(units: Sequence[DraftUnit], n: int) -> Text:
    """Of a model in an army that is still being built."""
    alike = [other for other, unit in enumerate(units) if unit.model == units[n].model]
    return one_of(short_name(units[n].model), alike, n)


def one_of(name: Text, alike: list[int], which: int) -> Text:
    """The name, with a number if an army has several of a kind: "Harpooner 2"."""
    return name if len(alike) == 1 else say("nth", name=name, n=alike.index(which) + 1)


def number_of(g: LurkState, uid: int) -> int:
    """Which of several of its kind this model is; 0 for the only one."""
    alike = _of_a_kind(g, uid)
    return alike.index(uid) + 1 if len(alike) > 1 else 0


@look.part
def _of_a_kind(g: LurkState, uid: int) -> list[int]:
    """With those that are lost: a number stays for the whole match."""
    model = g.models[uid]
    return [n for n, m in enumerate(g.models) if (m.owner, m.kind) == (model.owner, model.kind)]


def ground(g: LurkState, tile: int) -> str:
    """The kind of tile people see."""
    bit = 1 << tile
    if g.board.summoning & bit:
        return "summoning"
    if g.rock & bit:
        return "rock"
    if g.coral & bit:
        return "coral" if g.fresh & bit else "coral-searched"
    if g.abyss & bit:
        if g.hidden & bit:
            return "abyss-hidden"
        if g.guarded & bit:
            return "abyss-guarded"
        return "abyss-lair" if g.lair & bit else "abyss-empty"
    return "sand"


def place_name(board: Board, tile: int) -> str:
    """A letter for the column and a number for the row, as on a chart: "D4"."""
    q, r = board.hexes[tile]
    return f"{chr(ord('A') + q + 4)}{r + (q + 4) // 2 + 3}"


def tile_label(g: LurkState, tile: int) -> Text:
    """ "Sand D4"."""
    return say("tile-at", kind=words(f"tile-{ground(g, tile)}"), place=place_name(g.board, tile))
