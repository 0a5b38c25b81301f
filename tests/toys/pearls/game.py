"""Pearls: two to four divers go down to a reef together, and each decides in secret when to come up."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from fathomfive.author import (
    EVERYBODY,
    Action,
    Ask,
    Beat,
    Content,
    End,
    Game,
    Motion,
    Outcome,
    Pass,
    Play,
    Start,
    State,
    Step,
    Text,
    Viewer,
    Zone,
    look,
    person,
    say,
    seat_mask,
)

LAMP = 1  # pearls, PRL-LAMP-1
EEL = "0"  # a shell is named by the pearls in it, PRL-EEL-1


# --- what lies on the table
class Options(msgspec.Struct, frozen=True):
    sea: Literal["calm", "wild"] = "calm"


class Book(msgspec.Struct, frozen=True):
    bank: int
    shells: dict[str, dict[str, int]]  # for each sea, how many there are of each shell


class Sea(State):
    reefs: dict[str, Zone]
    bank: int
    hoards: list[int]
    opened: Zone = msgspec.field(default_factory=lambda: Zone("shell"))
    net: int = 0
    reef: str = ""  # where this dive goes
    under: list[int] = []  # who is still down there


def book(overrides: Mapping[str, Any], options: Options) -> Book:
    return Content(__package__, overrides).read("sea", Book)


def begin(start: Start) -> tuple[Sea, list[Step]]:
    shells = [name for name, n in start.book.shells[start.options.sea].items() for _ in range(n)]
    start.dice.shuffle(shells)
    reefs = {"cove": Zone.of("shell", shells[::2]), "wreck": Zone.of("shell", shells[1::2])}
    return Sea(dice=start.dice, reefs=reefs, bank=start.book.bank, hoards=[0] * start.seats), [Lead(0)]


def zones(g: Sea) -> dict[str, Zone]:
    return {**g.reefs, "opened": g.opened}


def closed(g: Sea) -> list[str]:
    return [shell for reef in g.reefs.values() for shell in reef]


# --- what a diver may answer
class Choose(Action, frozen=True, tag="choose"):
    reef: str


class Light(Action, frozen=True, tag="light"): ...


class Breathe(Action, frozen=True, tag="breathe"):
    stay: bool


# --- the sequence of play
class Lead(Step, tag="lead"):
    seat: int

    def run(self, g: Sea) -> Play:
        seat, full = self.seat, [name for name, reef in g.reefs.items() if reef]
        if not full or g.bank < len(g.hoards):
            raise End(result(g))
        choice = yield from Ask("reef", seat, [Choose(seat, name) for name in full], "PRL-LEAD-1")
        g.reef, g.under = choice.reef, list(range(len(g.hoards)))
        dives = [Motion(f"diver-{diver}", "boat", g.reef) for diver in g.under]
        g.tell("dive", "PRL-LEAD-1", seat, *dives, beat=Beat("turn"), reef=say(f"space-{g.reef}"))
        lamp: list[Light | Pass] = [] if why_not(g, seat, "lamp") else [Light(seat)]
        answer = yield from Ask("lamp", seat, [*lamp, Pass(seat)], "PRL-LAMP-1")
        g.next(Lead((seat + 1) % len(g.hoards)))
        open_shell(g)
        if isinstance(answer, Light):
            g.hoards[seat], g.bank = g.hoards[seat] - LAMP, g.bank + LAMP
            look_ahead(g, seat)


class Breath(Step, tag="breath"):
    def run(self, g: Sea) -> Play:
        choices = [Breathe(seat, stay) for seat in g.under for stay in (True, False)]
        answers = yield from Ask.all("breath", tuple(g.under), choices, "PRL-BREATH-1")
        rise(g, [answer.seat for answer in answers if not answer.stay])
        if g.under:
            open_shell(g)


def why_not(g: Sea, seat: int, touched: str) -> tuple[Text, str] | None:
    poor = touched == "lamp" and g.hoards[seat] < LAMP
    return (say("why-no-pearl", pearls=LAMP), "PRL-LAMP-1") if poor else None


def open_shell(g: Sea) -> None:
    shell = g.reefs[g.reef].draw_to(g.opened, EVERYBODY)
    rises = [Motion(f"diver-{diver}", g.reef, "boat") for diver in g.under] if shell == EEL else []
    g.tell(shell, "PRL-SHELL-1", None, *rises, beat=Beat("reveal", touches=(g.reef,)))
    if shell == EEL:
        g.bank, g.net, g.under = g.bank + g.net, 0, []
    found = min(int(shell), g.bank)
    g.bank, g.net = g.bank - found, g.net + found
    if not (g.bank and g.reefs[g.reef]):
        rise(g, g.under)
    if g.under:
        g.next(Breath())


def look_ahead(g: Sea, seat: int) -> None:
    if g.under:
        shell = g.reefs[g.reef].show(-1, seat_mask(seat))
        g.tell(f"seen-{shell}", "PRL-LAMP-1", seat, only=seat_mask(seat))
        g.tell("look", "PRL-LAMP-1", seat, but=seat_mask(seat))


def rise(g: Sea, seats: list[int]) -> None:
    share = g.net // max(1, len(seats))
    for seat in seats:
        g.hoards[seat], g.net = g.hoards[seat] + share, g.net - share
        g.tell("rise", "PRL-SHARE-1", seat, Motion(f"diver-{seat}", g.reef, "boat"), pearls=share)
    g.under = [seat for seat in g.under if seat not in seats]
    if not g.under:
        g.bank, g.net = g.bank + g.net, 0


def result(g: Sea) -> Outcome:
    best = max(g.hoards)
    winners = tuple(seat for seat, hoard in enumerate(g.hoards) if hoard == best)
    values = tuple((hoard == best) / len(winners) for hoard in g.hoards)
    return Outcome(values, winners, "dry" if closed(g) else "empty", "PRL-END-1", float(best))


# --- how it looks
PLACES = (("boat", 150, 45), ("lamp", 240, 45), ("cove", 80, 150), ("wreck", 220, 150))
SPACES = tuple(look.Space(name, say(f"space-{name}"), x, y, look.Circle(35)) for name, x, y in PLACES)
STAGE = look.sealed(look.Stage(label=say("stage"), box=look.Box(0, 0, 300, 200), spaces=SPACES))


def scene(g: Sea, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(title=say("title"), moment=say("moment", shells=len(closed(g))))
    t.panel("goal", look.Goal(label=say("goal"), sentence=say("goal-sentence")))
    for seat, hoard in enumerate(g.hoards):
        diver = look.Sprite("pearls-diver", letter=str(seat + 1))
        t.piece(f"diver-{seat}", person(seat), diver, g.reef if seat in g.under else "boat")
        t.panel(f"hoard-{seat}", look.Counter(label=say("hoard", who=person(seat)), value=str(hoard)))
    t.panel("bank", look.Counter(label=say("bank"), value=str(g.bank), where="top"))
    t.panel("net", look.Counter(label=say("net"), value=str(g.net), where="top"))
    for name, zone in zones(g).items():
        shells = (face(f"{name}-{slot}", shell) for slot, shell in enumerate(zone.seen_by(viewer)))
        t.panel(f"shells-{name}", look.Row(label=say(f"shells-{name}"), cards=tuple(shells), look="minis"))
    return t


def face(slot: str, shell: str | None) -> look.Card:
    name = "closed" if shell is None else shell
    return look.Card(id=slot, label=say(f"shell-{name}"), sprite=look.Sprite(f"pearls-shell-{name}"))


def describe(g: Sea, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    match action:
        case Choose(reef=reef):
            return look.Described(label=say(f"space-{reef}"), group=say("verb-choose"), touches=(reef,))
        case Light():
            return look.Described(label=say("do-light", pearls=LAMP), touches=("lamp",))
        case Breathe(stay=True):
            risk = round(100 * closed(g).count(EEL) / len(closed(g)))
            return look.Described(label=say("do-stay"), follows=say("follows-stay", risk=risk))
        case Breathe():
            return look.Described(label=say("do-rise"), follows=say("follows-rise", pearls=g.net))
    return look.Described(label=say("do-pass"))


GAME = Game(
    id="pearls",
    title="Pearls",
    package=__package__,
    seats=range(2, 5),
    version=1,
    state=Sea,
    steps=(Lead, Breath),
    actions=(Choose, Light, Breathe),
    options=Options,
    book=book,
    begin=begin,
    evaluate=lambda g, seat: (1 + g.hoards[seat]) / (len(g.hoards) + sum(g.hoards)),
    stage=lambda g: STAGE,
    scene=scene,
    describe=describe,
    zones=zones,
    components=lambda g: {**Counter(closed(g) + g.opened.cards), "pearls": g.bank + g.net + sum(g.hoards)},
    fits=lambda options, seats: say("refused-wild") if options.sea == "wild" and seats < 3 else None,
    why_not=why_not,
)
