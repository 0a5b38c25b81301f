"""What lies beside the board: hands, tracks, odds, seats, story and log. Every panel says what it is.

A panel says where it belongs and in which order it may fold away; the client decides how much fits.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Box, Card, Drawing, Mark, Sprite, Tone
from fathomfive.scene.stage import Link, Space

Where = Literal["top", "rail", "ahead", "between", "dock", "band", "board", "folded"]
"""`top`: in the top bar. `rail`: beside the board. `dock`: below the options; `ahead`: above them, what
bears on this very choice; `between` them and the buttons. `band`: along the foot of the board. `board`:
in its place (a story page). `folded`: nowhere until somebody opens it."""


class Brief(Struct, frozen=True, omit_defaults=True):
    """A panel in its shortest form, for the strip of a phone: "2/4" beside a picture."""

    value: Words
    sprite: Sprite | None = None
    label: Words = ""
    """What it counts, if that is not the panel's label."""


class Panel(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What all panels have in common. Panels of one place stand in the order of the scene."""

    label: Words
    """Its heading, and its name for a screen reader."""
    note: Words = ""
    """Small, at the end of the heading: "2 of 6 devour"."""
    where: Where = "rail"
    fold: int = 0
    """0 stays as long as anything does; the highest number folds first when room gets short."""
    tab: str = ""
    """On a phone with tabs: the id of its tab."""
    brief: Brief | None = None
    untitled: bool = False
    """The heading is spoken but not drawn."""
    opens: str = ""
    """The id of the `Sheet` its heading opens."""


# --- cards ---------------------------------------------------------------------------------------------


class Hand(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="hand"):
    """Cards that are yours, fanned so that they fit; a touch lifts one to be read."""

    cards: tuple[Card, ...]


class Row(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="row"):
    """Cards lying open side by side: a display, a reserve, abilities, what is still in a deck."""

    cards: tuple[Card, ...]
    look: Literal["cards", "minis", "chips"] = "cards"
    """Whole cards, small pictures, or title and note in a frame."""
    places: int = 0
    """How many places there are; those without a card are drawn empty."""


class Deck(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A pile, face down."""

    id: str
    label: Words
    count: int
    sprite: Sprite | None = None
    """Its back, or an icon on a back of colour `tint`."""
    tint: str = ""
    opens: str = ""
    """The id of the `Sheet` with the cards that lie open in it."""


class Decks(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="decks"):
    decks: tuple[Deck, ...]


class Caption(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="caption"):
    """A card or a picture with words beside it: the last event, the level played."""

    text: Words = ""
    card: Card | None = None
    sprite: Sprite | None = None
    paper: bool = False
    """Set on paper, like a card, with the label as its title."""
    rule: str = ""


# --- people --------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody at the table."""

    seat: int
    label: Words
    id: str = ""
    """What options touch, if any."""
    note: Words = ""
    """"Mags, 5 cards", "Turtle: choose a tile's side"."""
    sprite: Sprite | None = None
    marks: tuple[Mark, ...] = ()
    turn: bool = False
    """It is this seat's turn: the lamp underlines it."""
    asked: bool = False
    you: bool = False
    status: Literal["here", "away", "bot", "covered", "free", "out"] = "here"
    """`covered`: a bot plays until its owner is back. `out`: no longer in the game."""
    holds: tuple[Card, ...] = ()
    """What it shows openly: cards as chips in a list, whole in a band."""
    held: Words = ""
    """Said instead of cards: "has moved this round"."""


class Seats(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="seats"):
    """Who sits here: a line in the top bar, a list in the rail, plates in the band."""

    seats: tuple[Seat, ...]


class Portrait(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A member of a crew or an army. Its id is the piece's, where the piece also stands on the board."""

    id: str
    label: Words
    note: Words = ""
    sprite: Sprite | None = None
    marks: tuple[Mark, ...] = ()
    """Shown in this order: pips beside the picture, then below the name."""
    state: Literal["", "mine", "active", "faint"] = ""
    opens: str = ""
    """The id of its `Sheet`: everything that belongs to this one."""


class Portraits(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="portraits"):
    """A strip of people."""

    portraits: tuple[Portrait, ...]
    more: Words = ""
    """On a last plate, where the strip shows only some: "all eight"."""


# --- tracks and numbers --------------------------------------------------------------------------------


class Place(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One place of a track."""

    label: Words = ""
    sprites: tuple[Sprite, ...] = ()
    """What lies there."""
    ground: Sprite | None = None
    """Printed on the empty place."""
    state: Literal["", "now", "last"] = ""
    """`now`: in use. `last`: reaching it ends something."""
    id: str = ""


class Track(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="track"):
    """Places in a line that fill or are walked along: threat, activations."""

    places: tuple[Place, ...]
    titled: bool = False
    """Draw each place's label over it."""


class Counter(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="counter"):
    """One number with its name: 7 saved. In the top bar it is its own brief form."""

    value: Words
    sprite: Sprite | None = None
    tone: Tone = "plain"


class Segment(Struct, frozen=True, omit_defaults=True):
    """Part of a meter: so many units that mean the same."""

    n: int
    label: Words
    tone: Tone = "plain"
    tint: str = ""
    sprite: Sprite | None = None
    """Drawn for each unit instead of a bar."""


class Meter(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="meter"):
    """A bar of units in segments: supply, shells, what became of people. Up to `total` it is empty."""

    segments: tuple[Segment, ...]
    total: int = 0
    goal: int = 0
    """A tick after so many units: what is needed."""
    batch: int = 0
    """A longer stroke after every so many."""
    look: Literal["dots", "bars"] = "dots"
    text: Words = ""
    """A line beside it."""


class Objective(Struct, frozen=True, omit_defaults=True, kw_only=True):
    label: Words
    text: Words = ""
    numeral: Words = ""
    state: Literal["later", "now", "done", "failed"] = "later"
    n: int = 0
    of: int = 0
    """Its progress: so many of so many; without `of` it is not counted."""
    marks: tuple[Mark, ...] = ()
    """What else belongs to its progress: which cards lie there, or pips with a label, "1 of 2 tags"."""
    sprite: Sprite | None = None
    id: str = ""


class Objectives(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="objectives"):
    objectives: tuple[Objective, ...]


class End(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One way for it to end before the goal is reached. With a sprite it also stands in a phone's strip."""

    label: Words
    value: Words = ""
    """How far it is, in words: "2 of 4", "7 left"."""
    sprite: Sprite | None = None
    n: int = 0
    of: int = 0
    """How many of so many have come, as pips; without `of`, how many are left."""
    near: bool = False
    """It may come soon: the danger colour, and a word of its own."""
    rule: str = ""
    id: str = ""


class Rival(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one seat has so far of what decides."""

    seat: int
    value: int
    text: Words = ""
    """What else bears on it: "7 models"."""


class Clock(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What runs out for everybody: round 5 of 15."""

    n: int
    """The one that is running, from 1."""
    of: int
    label: Words
    note: Words = ""
    """What is left of it: "10 to go"."""


class Goal(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="goal"):
    """Where we stand: how one wins, how far that is, what would end it before. One in every running match."""

    sentence: Words
    steps: tuple[Objective, ...] = ()
    rivals: tuple[Rival, ...] = ()
    clock: Clock | None = None
    ends: tuple[End, ...] = ()
    ends_label: Words = ""
    """Over the ends: "You lose if"."""


class Phase(Struct, frozen=True, omit_defaults=True, kw_only=True):
    label: Words
    state: Literal["done", "now", "later"] = "later"
    note: Words = ""
    marks: tuple[Mark, ...] = ()
    sprite: Sprite | None = None


class Phases(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="phases"):
    """The turn, step by step, with the lamp on the one that is running."""

    phases: tuple[Phase, ...]


class Fact(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of a table: a picture, a name, a number, a remark. Any may be missing."""

    label: Words = ""
    sprite: Sprite | None = None
    value: Words = ""
    note: Words = ""
    tone: Tone = "plain"
    rule: str = ""
    id: str = ""


class Table(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="table"):
    """Facts below each other, or `across`: pictures with their numbers in a line."""

    facts: tuple[Fact, ...]
    across: bool = False
    rule: str = ""


# --- chance --------------------------------------------------------------------------------------------


class Chance(Struct, frozen=True, omit_defaults=True):
    """One outcome and how likely it is, 0..1."""

    label: Words
    share: float
    tone: Tone = "plain"


class Odds(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="odds"):
    """A bar cut into the outcomes of one throw."""

    chances: tuple[Chance, ...]


class Bar(Struct, frozen=True, omit_defaults=True):
    label: Words
    n: float
    tone: Tone = "plain"
    """`good` does it, `dim` does not."""


class Histogram(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="histogram"):
    """How often each value lies in the deck, which of them do, and the chance in one number."""

    bars: tuple[Bar, ...]
    headline: Words = ""
    text: Words = ""


class Term(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One number of an equation with its name below and the sign before it."""

    value: Words
    label: Words = ""
    sign: Words = ""
    card: bool = False
    """Drawn as a card: it came from a deck."""
    sprite: Sprite | None = None
    """Who or what it comes from, before the number."""


class Equation(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="equation"):
    """How a result comes about: 4 + 1 = 5 to 5, a hit."""

    terms: tuple[Term, ...]
    verdict: Words = ""
    tone: Tone = "plain"


class Side(Struct, frozen=True, omit_defaults=True, kw_only=True):
    label: Words
    note: Words = ""
    sprite: Sprite | None = None
    marks: tuple[Mark, ...] = ()
    """Arc of hearts around the picture; icons (the dice pool) below the note."""
    id: str = ""


class Versus(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="versus"):
    """Who faces whom."""

    left: Side
    right: Side
    sprite: Sprite | None = None


# --- mats, story, log ----------------------------------------------------------------------------------


class Mat(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="mat"):
    """A small board of its own in a panel: a ship with its rooms. Pieces stand `at` its spaces."""

    box: Box
    spaces: tuple[Space, ...] = ()
    art: Drawing = ()
    links: tuple[Link, ...] = ()


class Choice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a story offers. The option that takes it touches its id."""

    id: str
    key: Words
    """The letter before it."""
    text: Words
    fails: Words = ""
    """What happens should it fail."""
    value: Words = ""
    sprite: Sprite | None = None
    """Skill and number of its test."""
    state: Literal["", "taken", "locked"] = ""


class Story(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="story"):
    """A page of a book: a plate on the left, prose and choices on the right. The label is its title."""

    paragraphs: tuple[Words, ...]
    choices: tuple[Choice, ...] = ()
    plate: Drawing = ()
    box: Box | None = None
    """Units of the plate."""
    place: Words = ""
    place_note: Words = ""
    """Under the plate."""
    result: Equation | None = None
    """On top of the page: how the test ended that led to it."""


class Line(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened."""

    text: Words
    rule: str = ""
    owner: int | None = None
    tint: str = ""
    """Of the dot before it, where no seat did it."""
    old: bool = False
    """Seen before the viewer's last answer."""


class Log(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="log"):
    """The last lines, newest last; `total` says how many there are in all."""

    lines: tuple[Line, ...]
    total: int = 0


class Answer(Struct, frozen=True, omit_defaults=True):
    """A button of the table rather than of the game: agree, retry, fork here."""

    id: str
    label: Words
    primary: bool = False


class Notice(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="notice"):
    """News from the table that wants to be seen, perhaps answered. The label is the news."""

    tone: Tone = "info"
    answers: tuple[Answer, ...] = ()
