"""`Game`: the title page that wires a game's rooms together, and the registry that finds games.

A game is rules and content and nothing else. Everything the house needs from it is a field here; each is
a plain function or type from one of the game's own files, and `Game.of` finds it there by its name.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, reduce
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from fathomfive.kernel.book import content_hash, prose_of
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.languages import FALLBACK, tongues
from fathomfive.kernel.play import Action, Ask, Outcome, Pass, Step
from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.state import State
from fathomfive.kernel.text import Text
from fathomfive.kernel.translation import rulebook_in
from fathomfive.kernel.wiring import pieces_of
from fathomfive.kernel.zones import Viewer, Zone

S = TypeVar("S", bound=State)

KERNEL_VERSION = 1
"""Raised when the meaning of a recorded answer changes; part of every rules hash."""

NO_OPTIONS = msgspec.defstruct("Options", [], frozen=True)
TITLE_PAGE = ("id", "title", "package", "seats", "version")


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a match starts from besides chance; it opens the journal."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    """Changes to the content, by file: a preset of the host or a trial of the lab."""
    document: dict[str, Any] | None = None
    """The campaign document to go on from, where a game has campaigns."""
    tutorial: bool = False
    """The guided first match: the game's tutorial leads through it."""


class Start(msgspec.Struct, frozen=True):
    """What a game's `begin` is given, decoded and checked."""

    book: Any
    seats: int
    options: Any
    dice: Dice
    document: Any = None


class Refused(ValueError):
    """Something a person asked for that the rules or the house do not allow, with the reason."""

    def __init__(self, why: Text, rule: str = "") -> None:
        super().__init__(f"{why.id} {dict(why.args)} {rule}".strip())
        self.why = why
        self.rule = rule


Course: TypeAlias = tuple[Action, ...]
"""An answer to the open question and those that should follow it: something worth a thought."""


class Snapshot(msgspec.Struct, Generic[S]):
    """A match at the start of a step: the state, and the agenda with that step on top."""

    schema: int
    state: S
    agenda: list[Step]
    outcome: Outcome | None = None


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """One title. See `docs/kernel.md` for a complete small game."""

    # --- the title page
    id: str
    title: str
    package: str  # where content/, rules.toml, text/, art.svg and art/ lie
    seats: range
    version: int  # raise it when a recorded match would no longer replay
    # --- the rooms
    state: type[S]
    steps: Sequence[type[Step]]
    actions: Sequence[type[Action]]
    begin: Callable[[Start], tuple[S, Sequence[Step]]]  # the table before the first step, and the first steps
    # --- what there is to see; in words of the scene, which the kernel does not know (`scene/view.py` does)
    stage: Callable[[S], object]  # a Stage
    scene: Callable[[S, Viewer], object]  # a Tableau
    # --- where a game has more than the least
    options: type[msgspec.Struct] = NO_OPTIONS
    book: Callable[[Mapping[str, Any], Any], Any] = lambda overrides, options: None  # immutable content
    evaluate: Callable[[S, int], float] = lambda g, seat: 0.5  # how good it looks, 0..1, at every Ask
    describe: Callable[[S, Ask, Action, Viewer], object] | None = None  # a Described; else `scene/wording.py`
    name_of: Callable[[S, str, Any], Any] = lambda g, kind, value: value  # a thing as people call it
    # --- what is hidden, and what must never get lost
    zones: Callable[[S], Mapping[str, Zone]] = lambda g: {}
    components: Callable[[S], Mapping[str, int]] = lambda g: {}
    # --- where a game differs from the usual
    schema: int = 1  # of the snapshot
    cooperative: Callable[[Any], bool] = lambda options: False
    fits: Callable[[Any, int], Text | None] = lambda options, seats: None  # why these seats do not fit
    courses: Callable[[S, Ask, int, int], Sequence[Course]] | None = None  # (.., seat, most), the best first
    parts: Callable[[S, int], Mapping[str, float]] = lambda g, seat: {}  # of `evaluate`; `speaks-*`
    prompt: Callable[[S, Ask, Viewer], Text] | None = None
    why_not: Callable[[S, int, str], tuple[Text, str] | None] = lambda g, seat, touched: None  # words, rule
    faint: Callable[[S, Ask, int], Sequence[object]] = lambda g, ask, seat: ()  # Options that are closed
    sheet: Callable[[S, Viewer, str], object] | None = None  # what a closed sheet of the scene says: a Sheet
    banner: Callable[[S, Outcome, Viewer], object] | None = None  # how it ended, for a viewer: a Banner
    resample: Callable[[S, Viewer, Dice], None] = lambda g, viewer, dice: None  # hidden, but in no zone
    redeal: Callable[[S, Dice], None] = lambda g, dice: None  # the same for what nobody knows at all
    content_faults: Callable[[Any], Sequence[object]] = lambda book: ()  # what is wrong with its content
    observe: Callable[[S, int], Mapping[str, Any]] | None = None  # what a seat sees, for learners
    domains: Callable[[Any, int], Mapping[str, Sequence[Any]]] | None = None  # (book, seats) -> field values
    rest_of_answer: frozenset[str] = frozenset()  # questions about what the last answer has paid for
    documents: Any = None  # campaigns: `kit/document.py`
    export: Callable[[S], Any] | None = None
    languages: tuple[str, ...] = ("en",)
    _books: dict[bytes, Any] = field(default_factory=dict, repr=False)
    _hashes: dict[int, tuple[Any, str]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(
        cls, package: str, *, title: str, seats: tuple[int, int], version: int = 1, **odd: Any
    ) -> Game[Any]:
        """`GAME = Game.of(__package__, title="Buoy", seats=(1, 4))`: the rest lies in files of known names.

        Nothing of it is read before it is needed, so a game's own files may look up the numbers of the rule
        sheet on its title page. `odd` is stated where a game differs: `id`, `schema`, `rest_of_answer`.
        """
        game = object.__new__(_Unread)
        page = {"id": package.rpartition(".")[2], "title": title, "package": package, "version": version}
        vars(game).update(page, seats=range(seats[0], seats[1] + 1), _odd=odd, **odd)
        return game

    # --- set-up --------------------------------------------------------------------------------------

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """The options struct, or `Refused` with the field that is wrong."""
        unknown = sorted(set(given) - set(self.options.__struct_fields__))
        if unknown:
            raise Refused(Text("refused-unknown-option", {"option": unknown[0], "game": self.title}))
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as error:
            raise Refused(Text("refused-bad-option", {"reason": str(error)})) from error

    def book_for(self, options: Any, overrides: Mapping[str, Any]) -> Any:
        """The book of these options; matches with the same options share one."""
        key = msgspec.json.encode([options, overrides], order="sorted")
        if key not in self._books:
            if len(self._books) >= 64:
                self._books.pop(next(iter(self._books)))
            self._books[key] = self.book(overrides, options)
        return self._books[key]

    def prepare(self, setup: Setup, dice: Dice) -> Start:
        """Check a set-up and decode it."""
        if setup.seats not in self.seats:
            raise Refused(
                Text("refused-seats", {"seats": setup.seats, "least": self.seats[0], "most": self.seats[-1]})
            )
        options = self.read_options(setup.options)
        misfit = self.fits(options, setup.seats)
        if misfit is not None:
            raise Refused(misfit)
        document = None
        if setup.document is not None:
            if self.documents is None:
                raise Refused(Text("refused-no-campaign", {"game": self.title}))
            document = self.documents.read(setup.document)
        return Start(self.book_for(options, setup.overrides), setup.seats, options, dice, document)

    # --- codecs --------------------------------------------------------------------------------------

    @cached_property
    def _snapshots(self) -> msgspec.msgpack.Decoder[Snapshot[S]]:
        """Knows the game's own state and the union of its steps."""
        fields: list[tuple[str, Any, Any]] = [
            ("schema", int, msgspec.NODEFAULT),
            ("state", self.state, msgspec.NODEFAULT),
            ("agenda", list[_union(self.steps)], msgspec.NODEFAULT),  # type: ignore[misc]
            ("outcome", Outcome | None, None),
        ]
        typed: Any = msgspec.defstruct("Snapshot", fields)
        return msgspec.msgpack.Decoder(typed)

    @cached_property
    def action_type(self) -> Any:
        return _union((*self.actions, Pass))

    @cached_property
    def _actions(self) -> msgspec.json.Decoder[Action]:
        return msgspec.json.Decoder(self.action_type)

    def encode(self, snapshot: Snapshot[S]) -> bytes:
        return _ENCODER.encode(snapshot)

    def decode(self, raw: bytes) -> Snapshot[S]:
        """A snapshot of this game's schema; another schema is refused, never guessed at."""
        try:
            snapshot = self._snapshots.decode(raw)
            schema = snapshot.schema
        except msgspec.ValidationError:
            schema = msgspec.msgpack.decode(raw)["schema"]
            if schema == self.schema:
                raise
        if schema != self.schema:
            raise SchemaChanged(f"{self.id}: snapshot has schema {schema}, this release reads {self.schema}")
        return snapshot

    def read_action(self, raw: bytes | str) -> Action:
        try:
            return self._actions.decode(raw)
        except msgspec.DecodeError as error:
            raise Refused(Text("refused-unreadable-answer", {"reason": str(error)})) from error

    # --- texts and hashes ----------------------------------------------------------------------------

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.package)

    @cached_property
    def _translated(self) -> dict[str, Rulebook]:
        return {}

    def rulebook_in(self, language: str) -> Rulebook:
        """The rulebook as somebody reads it; ids and what they speak of are the same in all languages."""
        known = [tongue for tongue in tongues(language) if tongue in self.languages]
        wanted = known[0] if known else FALLBACK
        if wanted not in self._translated:
            self._translated[wanted] = rulebook_in(self.rulebook, files(self.package) / "text", wanted)
        return self._translated[wanted]

    def rules_hash(self, book: Any) -> str:
        """Changes whenever a running match might go on differently; each table that is opened asks for it."""
        known = self._hashes.get(id(book))
        if known is None or known[0] is not book:
            if len(self._hashes) >= 64:
                self._hashes.pop(next(iter(self._hashes)))
            known = self._hashes[id(book)] = (book, content_hash(book))
        mechanics = f"{KERNEL_VERSION}/{self.id}/{self.version}/{self.schema}/{known[1]}"
        return hashlib.blake2b(mechanics.encode(), digest_size=16).hexdigest()

    def forget_hashes(self) -> None:
        """A book never changes; whoever doubts it has the next hash reckoned anew."""
        self._hashes.clear()

    @cached_property
    def text_hash(self) -> str:
        """Changes with any prose; running matches do not care."""
        prose = hashlib.blake2b(digest_size=16)
        root = files(self.package)
        for file in (root / "rules.toml", *sorted((root / "text").iterdir(), key=lambda file: file.name)):
            prose.update(file.read_bytes())
        for words in prose_of(self.book_for(self.read_options({}), {})):
            prose.update(words.encode())
        return prose.hexdigest()


class _Unread(Game[Any]):
    """A game of which only the title page was read; at the first question about the rest it is all there."""

    def __getattribute__(self, name: str) -> Any:
        page = object.__getattribute__(self, "__dict__")
        if name in page or name.startswith("__"):
            return page[name] if name in page else object.__getattribute__(self, name)
        pieces = {key: page[key] for key in TITLE_PAGE} | pieces_of(page["package"]) | page["_odd"]
        Game.__init__(self, **pieces)
        object.__setattr__(self, "__class__", Game)
        return getattr(self, name)


class SchemaChanged(ValueError):
    """A snapshot of an older or newer release."""


_ENCODER = msgspec.msgpack.Encoder()


def _union(types: Sequence[type]) -> Any:
    """The union of types that are known only at run time."""
    return reduce(operator.or_, types)


# --- the registry ------------------------------------------------------------------------------------


GROUP = "fathomfive.games"


@cache
def installed_games() -> Mapping[str, Game[Any]]:
    """Every game found through the entry-point group, ours and strangers' alike, by id."""
    found = [point.load() for point in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def find_game(game_id: str) -> Game[Any]:
    """One game; the others need not be loaded for it."""
    if not installed_games.cache_info().currsize and (game := _announced_as(game_id)) is not None:
        return game
    try:
        return installed_games()[game_id]
    except KeyError:
        known = ", ".join(installed_games()) or "none"
        raise Refused(Text("refused-no-such-game", {"game": game_id, "known": known})) from None


@cache
def _announced_as(game_id: str) -> Game[Any] | None:
    """The game whose entry point bears its id, as those of ours do; a stranger's may be called otherwise."""
    for point in entry_points(group=GROUP):
        if point.name == game_id and (game := point.load()).id == game_id:
            return cast(Game[Any], game)
    return None
