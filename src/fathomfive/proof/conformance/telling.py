"""Checks that a match can be followed: nothing moves without a word, and what is told can be shown."""

from __future__ import annotations

from collections.abc import Iterator

from fathomfive.kernel.tells import Motion
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.conformance.bench import HOUSE_ART
from fathomfive.proof.conformance.check import Faults, check
from fathomfive.proof.conformance.walk import Walk
from fathomfive.proof.conformance.worlds import name_of
from fathomfive.scene import Hand, Piece, Scene, touchables

NOWHERE = ""
"""Of a piece that is not there; and of one that stands free on the board, where no place has a name."""


@check("question", thorough=True)
def untold(walk: Walk) -> Faults:
    """Whatever comes, goes or changes its place is named, with from and to, by a tell for its viewer."""
    if walk.took_back or walk.shown_at != walk.decisions - 1:
        return  # an answer that is taken back puts everything where it was: the log says so once
    for viewer, seen in walk.pictures.items():
        before = walk.shown.get(viewer)
        if before is not None and before.stage == seen.stage:  # on another map everything is new
            yield from (f"for {name_of(viewer)}: {lost}" for lost in _unsaid(walk, viewer, before, seen))


@check("question", thorough=True)
def beats(walk: Walk) -> Faults:
    """What a tell is about lies on the table, and what it shows has its picture and its spots."""
    symbols, known = walk.bench.symbols, None
    spots = 0
    for tell in walk.told:
        beat = tell.beat
        if beat is None:
            continue
        if known is None:
            known = _on_the_table(walk)
        for touched in beat.touches:
            if touched not in known:
                yield f"{tell.text} touches {touched!r}, which is nowhere on the table"
        if beat.shows is not None:
            spots = len(beat.shows.spots)
            for symbol in filter(None, (beat.shows.symbol, *beat.shows.spots)):
                if symbols and not symbol.startswith(HOUSE_ART) and symbol not in symbols:
                    yield f"{tell.text} shows {symbol!r}, which is not in the art of this game"
        elif beat.spot > spots > 0:
            yield f"{tell.text} comes of spot {beat.spot}, but what was shown has {spots}"


def _on_the_table(walk: Walk) -> set[str]:
    """Whatever anybody can see, now or at the question before, and what moved in between: an enemy may come,
    strike and be gone while nobody is asked."""
    scenes = [*walk.pictures.values(), *walk.shown.values()]
    passing = {motion.piece for tell in walk.told for motion in tell.motions}
    return passing.union(name for scene in scenes for name in touchables(walk.stage, scene))


def _unsaid(walk: Walk, viewer: Viewer, before: Scene, seen: Scene) -> Iterator[str]:
    told = [motion for tell in walk.told if tell.visible_to(viewer) for motion in tell.motions]
    was, stands = places(before), places(seen)
    for thing in sorted(was.keys() | stands.keys()):
        origin, to = was.get(thing), stands.get(thing)
        if origin == to:
            continue
        named = [motion for motion in told if motion.piece == thing]
        left = not origin or any(host(motion.origin) == origin for motion in named)
        came = not to or any(host(motion.to) == to for motion in named)
        if not named or not left or not came:
            heard = ", ".join(dict.fromkeys(tell.text for tell in walk.told if tell.visible_to(viewer)))
            yield f"{_way(thing, origin, to)}, and {_what(named)}; told was {heard or 'nothing'}"


def _way(thing: str, origin: str | None, to: str | None) -> str:
    if origin is None:
        return f"{thing} appears{f' at {to}' if to else ''}"
    if to is None:
        return f"{thing} vanishes{f' from {origin}' if origin else ''}"
    return f"{thing} goes from {origin or 'nowhere'} to {to or 'nowhere'}"


def _what(named: list[Motion]) -> str:
    if not named:
        return "no motion of a tell names it"
    ways = ", ".join(f"{motion.how} from {motion.origin!r} to {motion.to!r}" for motion in named)
    return f"its motions say something else ({ways})"


def places(scene: Scene) -> dict[str, str]:
    """Where each thing is: a piece at its space or with its host, a card in the viewer's own hand."""
    found = {name: host(node.at) for name, node in scene.nodes.items() if isinstance(node, Piece)}
    for name, node in scene.nodes.items():
        if isinstance(node, Hand):
            found |= {card.id: name for card in node.cards if card.id not in found}
    return found


def host(place: str) -> str:
    """The piece itself, of a slot on a piece: which seat of a pod somebody takes is no journey."""
    return place.partition("/")[0]
