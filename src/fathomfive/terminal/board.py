"""The board in letters: who stands where, what can be reached, and a legend that names everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import cos, radians, sin

import msgspec
from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.scene import (
    Area,
    Edge,
    Option,
    Path,
    Piece,
    Scene,
    Space,
    Stage,
    Threshold,
    Tone,
    slots_of,
)
from fathomfive.terminal.canvas import Cell, Rule, lay_out
from fathomfive.terminal.ink import LAMP, QUIET, TONES, code, plain, tint
from fathomfive.terminal.marks import spoken

ZONES: dict[Tone, str] = {"plain": ":", "good": "+", "bad": "!", "info": "~", "dim": "'"}
"""Written behind what stands in a zone, so that the zone is seen without colour."""


class Spot(msgspec.Struct, frozen=True):
    """A space and where it lies on the board, be it the board's own or a slot of a piece."""

    address: str
    space: Space
    x: float
    y: float


class BoardText:
    """One board of one scene, ready to be printed."""

    def __init__(self, stage: Stage, scene: Scene, texts: Texts, numbers: Mapping[str, int]) -> None:
        self.stage = stage
        self.scene = scene
        self.texts = texts
        self.pieces = {name: node for name, node in _in_order(scene) if isinstance(node, Piece)}
        self.tags = _tags(scene.options, numbers)
        self.zones = {
            space: node.tone
            for _, node in _in_order(scene)
            if isinstance(node, Area)
            for space in node.spaces
        }
        self.spots = list(self._spots())
        self.kinds = _kind_letters([spot.space for spot in self.spots])

    # --- where everything is -------------------------------------------------------------------------

    def _spots(self) -> Iterator[Spot]:
        for space in self.stage.spaces:
            yield Spot(space.id, space, space.x, space.y)
            yield from self._slots_at(space.id, space.x, space.y)
        yield from self._slots_at("", 0, 0)

    def _slots_at(self, address: str, x: float, y: float) -> Iterator[Spot]:
        for name, piece in self.pieces.items():
            if piece.at == address:
                for slot in slots_of(self.stage, piece):
                    dx, dy = _on_board(piece, self.stage, slot.x, slot.y)
                    here = Spot(f"{name}/{slot.id}", slot, x + piece.dx + dx, y + piece.dy + dy)
                    yield here
                    yield from self._slots_at(here.address, here.x, here.y)

    def _standing(self, address: str) -> list[tuple[str, Piece]]:
        return [(name, piece) for name, piece in self.pieces.items() if piece.at == address]

    def _lying(self, address: str) -> list[tuple[str, Piece]]:
        """Who stands here, and whoever is so large that it lies here too."""
        large = [(name, piece) for name, piece in self.pieces.items() if address in piece.covers]
        return self._standing(address) + large

    def _carries(self, piece: Piece) -> bool:
        return bool(slots_of(self.stage, piece))

    # --- the picture ---------------------------------------------------------------------------------

    def lines(self, width: int) -> list[Rich]:
        shapes = [space.shape for space in self.stage.spaces if not space.quiet]
        if sum(isinstance(shape, Path) for shape in shapes) * 2 > len(shapes):
            return list(self._list())
        cells = [*self._cells(), *self._loose()]
        return lay_out(cells, list(self._thresholds(width)), width=width) if cells else []

    def _cells(self) -> Iterator[Cell]:
        for spot in self.spots:
            text = self._what_is_at(spot)
            if text.plain:
                yield Cell(spot.x, spot.y, text)

    def _what_is_at(self, spot: Spot) -> Rich:
        """Letters of the pieces here, else of the ground; then its zone and the number of its option."""
        standing = [each for each in self._lying(spot.address) if not self._carries(each[1])]
        on_top = [each for each in standing if each[1].layer != "ground"]
        out = Rich()
        for name, piece in on_top or standing:
            out.append_text(self._letters(name, piece))
        if not standing and not spot.space.quiet:
            out.append(self._ground(spot.space), QUIET)
        if out.plain:
            tone = self.zones.get(spot.address)
            out.append(ZONES[tone] if tone else "", TONES[tone] if tone else "")
        return out.append(self._tag(spot.address), LAMP)

    def _tag(self, address: str) -> str:
        numbers = self.tags.get(address)
        return f"({','.join(str(n) for n in sorted(numbers))})" if numbers else ""

    def _ground(self, space: Space) -> str:
        return (space.sprite.letter if space.sprite is not None else "") or self.kinds[space.kind]

    def _letters(self, name: str, piece: Piece) -> Rich:
        out = Rich(code(piece.sprite, plain(piece.label, self.texts)), self._style(piece))
        return out.append(self._tag(name), LAMP)

    def _style(self, piece: Piece) -> str:
        owner = next((owner for owner in self.scene.owners if owner.seat == piece.owner), None)
        colour = tint(owner.tint if owner else piece.sprite.tint if piece.sprite else "", self.scene)
        if piece.layer == "ground":
            return colour
        return f"bold {colour}".strip()

    def _loose(self) -> Iterator[Cell]:
        """What stands in no space, and what carries spaces of its own."""
        taken = {(round(spot.x), round(spot.y)) for spot in self.spots if not spot.space.quiet}
        middles = {spot.address: (spot.x, spot.y) for spot in self.spots} | {"": (0.0, 0.0)}
        for name, piece in self.pieces.items():
            if (piece.at and not self._carries(piece)) or piece.at not in middles:
                continue
            x, y = middles[piece.at]
            x, y = x + piece.dx, y + piece.dy
            if piece.card is not None:  # a card has its name at its head
                title = Rich(plain(piece.label, self.texts), "bold").append(self._tag(name), LAMP)
                yield Cell(x, y - piece.h / 2, title)
            elif (round(x), round(y)) not in taken:
                yield Cell(x, y, self._letters(name, piece))
            elif name in self.tags:  # its middle is a slot, and yet it can be chosen as a whole
                lift = max(
                    -_on_board(piece, self.stage, slot.x, slot.y)[1] for slot in slots_of(self.stage, piece)
                )
                yield Cell(x, y - 2 * lift, self._letters(name, piece))

    def _thresholds(self, width: int) -> Iterator[Rule]:
        for node in self.scene.nodes.values():
            if isinstance(node, Threshold) and node.start[1] == node.end[1]:
                words = plain(node.label, self.texts)
                text = Rich(f"- - - {words} ", TONES[node.tone])
                text.truncate(width, overflow="ellipsis")
                yield Rule(node.start[1], text)

    def _list(self) -> Iterator[Rich]:
        """A map of regions says in words what lies where."""
        for spot in self.spots:
            tag, standing = self._tag(spot.address), self._standing(spot.address)
            if spot.space.quiet and not tag and not standing:
                continue
            line = Rich().append(f"{tag:>5} ", LAMP)
            line.append(plain(spot.space.label, self.texts), "bold" if standing or tag else "")
            for _, piece in standing:
                name = plain(piece.label, self.texts)
                line.append("  ").append(code(piece.sprite, name), self._style(piece)).append(f" {name}")
            yield line

    # --- the legend ----------------------------------------------------------------------------------

    def legend(self) -> list[Rich]:
        """Every piece by name, with its letters; then zones, kinds of spaces, edges and ways out."""
        owners = {owner.seat: plain(owner.label, self.texts) for owner in self.scene.owners}
        lines = []
        for seat in [*owners, None]:
            named = self._named(seat)
            if named:
                heading = Rich(f"{owners[seat]}:  " if seat is not None and len(named) > 1 else "", "bold")
                lines.append(Rich.assemble(heading, Rich("  ").join(named)))
        return [*lines, *self._legend_of_the_ground()]

    def _named(self, seat: int | None) -> list[Rich]:
        """The pieces of one owner by their letters; equal ones are counted."""
        named: dict[str, dict[str, int]] = {}
        styles: dict[str, str] = {}
        for piece in self.pieces.values():
            if (piece.owner if any(o.seat == piece.owner for o in self.scene.owners) else None) != seat:
                continue
            name = plain(piece.label, self.texts)
            words = [
                name,
                plain(piece.posture, self.texts),
                *(spoken(mark, self.texts) for mark in piece.marks),
            ]
            letters, said = code(piece.sprite, name), ", ".join(filter(None, words))
            counted = named.setdefault(letters, {})
            counted[said] = counted.get(said, 0) + 1
            styles[letters] = self._style(piece)
        return [
            Rich.assemble((letters, styles[letters]), " ", "; ".join(_counted(counted)))
            for letters, counted in named.items()
        ]

    def _legend_of_the_ground(self) -> Iterator[Rich]:
        zones = [self._zone(node) for node in self.scene.nodes.values() if isinstance(node, Area)]
        bare = [
            spot.space for spot in self.spots if not spot.space.quiet and not self._standing(spot.address)
        ]
        shown = {space.kind: self._ground(space) for space in bare}
        kinds = [
            Rich.assemble((shown[kind], QUIET), f" {plain(name, self.texts)}")
            for kind, name in self.stage.kinds.items()
            if shown.get(kind)
        ]
        if zones or kinds:
            yield Rich("  ").join([*zones, *kinds])
        edges = [*self.stage.edges, *(node for node in self.scene.nodes.values() if isinstance(node, Edge))]
        ways = list(_counted(Counter(plain(edge.label, self.texts) for edge in edges)))
        ways += [f"{plain(way.label, self.texts)} {self._tag(way.id)}".rstrip() for way in self.stage.exits]
        if ways:
            yield Rich("; ".join(ways), QUIET)
        if self.scene.changed:
            yield Rich("* " + ", ".join(self._name_of(name) for name in self.scene.changed), TONES["info"])

    def _zone(self, zone: Area) -> Rich:
        """A zone of spaces by its sign on the board; one of whole pieces by their names."""
        pieces = [plain(self.pieces[name].label, self.texts) for name in zone.spaces if name in self.pieces]
        sign = "" if pieces else f"{ZONES[zone.tone]} "
        inside = f": {'; '.join(pieces)}" if pieces else ""
        return Rich.assemble((sign, TONES[zone.tone]), plain(zone.label, self.texts), inside)

    def _name_of(self, address: str) -> str:
        space = next((spot.space for spot in self.spots if spot.address == address), None)
        thing = self.pieces.get(address) or space
        return plain(thing.label, self.texts) if thing else address


def _in_order(scene: Scene) -> Iterator[tuple[str, msgspec.Struct]]:
    return ((name, scene.nodes[name]) for name in scene.order)


def _tags(options: tuple[Option, ...], numbers: Mapping[str, int]) -> dict[str, list[int]]:
    """The numbers of the options that touch each id; written only at the last thing an option touches,
    which is where it leads."""
    tags: dict[str, list[int]] = {}
    for option in options:
        if option.touches and option.id in numbers:
            tags.setdefault(option.touches[-1], []).append(numbers[option.id])
    return tags


def _kind_letters(spaces: Iterable[Space]) -> dict[str, str]:
    """A letter for every kind of space that has none of its own: one of its name that is still free."""
    kinds: dict[str, str] = {}
    taken = {space.sprite.letter for space in spaces if space.sprite is not None}
    for space in spaces:
        if space.kind not in kinds:
            kinds[space.kind] = next((c for c in space.kind if c not in taken), ".")
            taken.add(kinds[space.kind])
    return kinds


def _counted(names: Mapping[str, int]) -> Iterator[str]:
    """What is there more than once is named once."""
    return (f"{name} x{n}" if n > 1 else name for name, n in names.items())


def _on_board(piece: Piece, stage: Stage, x: float, y: float) -> tuple[float, float]:
    """A point in a piece's own units, from its middle, in units of the board."""
    mould = stage.moulds.get(piece.mould)
    box = piece.box or (piece.card.box if piece.card else None) or (mould.box if mould else None)
    if box is not None and piece.w:
        x, y = (
            (x - box.x - box.w / 2) * piece.w / box.w,
            (y - box.y - box.h / 2) * (piece.h or piece.w * box.h / box.w) / box.h,
        )
    else:
        x, y = x * piece.scale, y * piece.scale
    angle = radians(piece.turn)
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
