"""The coast as a picture: three coves above the harbour, boats and pots, and beside it what each may know."""

from fathomfive.author import Outcome, Viewer, look, person, plain_banner, say
from msgspec.structs import replace

from lobster_pots.evaluate import safety
from lobster_pots.game import DAYS, DIE, PRICES
from lobster_pots.state import Coast, Fisher

TINTS = ("#E4572E", "#2E86AB", "#E3B23C", "#7FB069")
MARKS: tuple[look.Figure, ...] = ("disc", "square", "triangle", "diamond")
THEME = look.Theme(ground=("#0B3C49", "#072A33"), dock="#06181EE6", dock_light="#F7F6F0")

BOX = look.Box(0, 0, 600, 470)
COIN = look.Sprite("lobster_pots-coin", letter="o")
COVES = {"skerry": (105, "#12586A"), "kelp": (300, "#17614F"), "inlet": (495, "#2B6B8A")}
HARBOUR = look.Space(
    "harbour", say("harbour"), 300, 385, look.Rect(580, 110, 18), layout="berths", quiet=True
)


def stage(g: Coast) -> look.Stage:
    spaces = tuple(
        look.Space(cove, say(f"cove-{cove}"), x, 210, look.Rect(180, 190, 22), layout="rows")
        for cove, (x, _) in COVES.items()
    )
    words = [
        item
        for cove, (x, _) in COVES.items()
        for item in (
            look.Lettering(say(f"name-{cove}"), x, 40, 22, "display", halo=True),
            look.Lettering(say("cove-stands", n=g.book.coves[cove].stands), x, 68, 14, halo=True),
            look.Lettering(say("cove-brings", n=g.book.coves[cove].brings), x, 92, 14, halo=True),
        )
    ]
    words.append(look.Lettering(say("name-harbour"), 300, 432, 16, "display", halo=True))
    art = [look.Art(look.Sprite(f"lobster_pots-{cove}"), x, 210, 180, 190) for cove, (x, _) in COVES.items()]
    quay = look.Art(look.Sprite("lobster_pots-quay"), 300, 385, 580, 110)
    return look.sealed(
        look.Stage(
            label=say("stage"),
            box=BOX,
            spaces=(*spaces, HARBOUR),
            layers=(look.Layer((*art, quay)), look.Layer(tuple(words), "over")),
            layouts={"rows": ROWS, "berths": BERTHS},
            frame=16,
        )
    )


def rows_of(n: int) -> tuple[look.Point, ...]:
    """Places for so many pots, three in a row, around the middle of a cove."""
    lines = -(-n // 3)
    places = []
    for slot in range(n):
        line, column = divmod(slot, 3)
        across = min(3, n - 3 * line)
        places.append(((column - (across - 1) / 2) * 54.0, (line - (lines - 1) / 2) * 58.0))
    return tuple(places)


ROWS = tuple(rows_of(n) for n in range(1, 9))
BERTHS = tuple(tuple(((berth - (n - 1) / 2) * 138.0, -18.0) for berth in range(n)) for n in range(1, 5))


def scene(g: Coast, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(
        title=say("game-name"),
        moment=say("moment", day=g.day, days=DAYS),
        theme=THEME,
        owners=tuple(owner(seat) for seat in range(len(g.fishers))),
    )
    for seat, fisher in enumerate(g.fishers):
        boat(t, g, seat, fisher)
        pots(t, seat, fisher)
    t.panel("goal", goal(g))
    t.panel("market", market(g))
    t.panel("glass", glass(g, viewer))
    if g.glass:
        t.panel("risks", risks(g, viewer))
    if viewer is not None:
        t.panel("hold", hold(g, viewer))
    t.panel("fishers", look.Seats(label=say("fishers"), seats=tuple(seats(g, viewer)), where="dock"))
    return t


def owner(seat: int) -> look.Owner:
    mark = look.Sprite(tint=TINTS[seat], letter=str(seat + 1), shape=MARKS[seat])
    return look.Owner(seat=seat, label=person(seat), tint=TINTS[seat], mark=mark)


def ship(seat: int) -> look.Sprite:
    return look.Sprite("lobster_pots-boat", tint=TINTS[seat], letter=f"B{seat + 1}")


def boat(t: look.Tableau, g: Coast, seat: int, fisher: Fisher) -> None:
    aboard = len(fisher.aboard())
    mark = look.Count(aboard, say("pots-aboard"), look.Sprite("lobster_pots-pot", letter="p"))
    purse = look.Badge(text=str(fisher.coins), sprite=COIN, label=say("coins-of"), at=(80, 10))
    t.piece(
        f"boat-{seat}",
        say("boat", who=person(seat)),
        ship(seat),
        "harbour",
        w=96,
        h=64,
        owner=seat,
        posture=say("lookout") if seat == g.lookout else "",
        marks=(mark, purse),
        box=look.Box(0, 0, 96, 64),
    )


def pots(t: look.Tableau, seat: int, fisher: Fisher) -> None:
    for pot in fisher.pots:
        if pot.at not in COVES:
            continue
        inside = look.Count(len(pot.inside), say("cards-inside"))
        sprite = look.Sprite("lobster_pots-pot", tint=TINTS[seat], letter=f"p{seat + 1}")
        t.piece(
            f"pot-{seat}-{pot.number}",
            say("pot", who=person(seat)),
            sprite,
            pot.at,
            w=40,
            h=40,
            owner=seat,
            marks=(inside,),
        )


def seats(g: Coast, viewer: Viewer) -> list[look.Seat]:
    return [
        look.Seat(
            seat=seat,
            label=person(seat),
            note=say("coins", n=fisher.coins),
            marks=(look.Badge(text=say("lookout"), tone="info"),) if seat == g.lookout else (),
            held=say("in-hold", n=len(fisher.hold)),
            sprite=ship(seat),
            you=seat == viewer,
        )
        for seat, fisher in enumerate(g.fishers)
    ]


def goal(g: Coast) -> look.Goal:
    """Coins lie open; what a hold will bring at the end is its owner's secret (LOB-END-1)."""
    day = look.Clock(n=g.day, of=DAYS, label=say("moment", day=g.day, days=DAYS))
    rivals = tuple(look.Rival(seat=seat, value=fisher.coins) for seat, fisher in enumerate(g.fishers))
    return look.Goal(label=say("goal"), sentence=say("goal-sentence"), rivals=rivals, clock=day)


def market(g: Coast) -> look.Track:
    places = tuple(
        look.Place(label=str(price), sprites=(COIN,), state="now")
        if price == g.price
        else look.Place(label=str(price))
        for price in PRICES
    )
    brief = look.Brief(str(g.price), COIN)
    return look.Track(label=say("market"), note=say("market-note"), places=places, titled=True, brief=brief)


def glass(g: Coast, viewer: Viewer) -> look.Table:
    """The forecast as far as this viewer has read it, and last night's wind."""
    seen = g.glass.seen_by(viewer)[-1] if g.glass else None
    tonight = look.Fact(label=say("glass-tonight"), value=say(f"glass-{seen}") if seen else say("glass-back"))
    if g.wind is None:
        return look.Table(label=say("glass"), untitled=True, facts=(tonight,))
    last = look.Fact(label=say("wind-last"), value=str(g.wind))
    return look.Table(label=say("glass"), untitled=True, facts=(tonight, last))


def risks(g: Coast, viewer: Viewer) -> look.Table:
    """How likely each cove is torn away tonight, as far as this viewer can know."""
    facts = []
    for cove in g.book.coves.values():
        percent = round(100 * risk(g, viewer, cove.stands))
        tone: look.Tone = "bad" if percent >= 50 else "plain" if percent else "good"
        words = say("risk", percent=percent)
        facts.append(look.Fact(note=say(f"name-{cove.id}"), value=words, tone=tone))
    return look.Table(label=say("risks"), where="ahead", facts=tuple(facts), across=True, rule="LOB-NIGHT-2")


def risk(g: Coast, viewer: Viewer, stands: int) -> float:
    """By the glass if it was read, else by all forecasts that may still lie there."""
    if g.glass.seen_by(viewer)[-1] is not None:
        return 1 - safety(g, stands)
    winds = [g.book.glasses[card].wind + more for card in g.glass for more in DIE]
    return sum(wind > stands for wind in winds) / len(winds)


def hold(g: Coast, viewer: int) -> look.Hand:
    inside = g.fishers[viewer].hold
    cards = tuple(
        look.Card(
            id=f"hold-{viewer}-{slot}",
            label=say(f"catch-{card}"),
            note=say("pounds", n=g.book.catches[card].pounds),
            sprite=look.Sprite(f"lobster_pots-catch-{card}", letter=card[0]),
        )
        for slot, card in enumerate(inside.seen_by(viewer))
        if card is not None
    )
    note = say("hold-note", pounds=g.pounds(inside))
    return look.Hand(label=say("hold"), note=note, where="dock", cards=cards)


def banner(g: Coast, outcome: Outcome, viewer: Viewer) -> look.Banner:
    """The house's own, with everybody's coins."""
    richest = sorted(enumerate(g.fishers), key=lambda fisher: -fisher[1].coins)
    scores = tuple((seat, float(fisher.coins)) for seat, fisher in richest)
    return replace(plain_banner(outcome, viewer), scores=scores)
