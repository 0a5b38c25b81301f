"""How a fight and a test look: enemy cards with their grids, sums, and odds."""

from __future__ import annotations

from fathomfive.author import Viewer, look, say
from fathomfive.games.sleeping.fight import accuracy, attack_total, defence, round_strength, strength
from fathomfive.games.sleeping.names import square_code, square_words
from fathomfive.games.sleeping.odds import chance, fate_counts
from fathomfive.games.sleeping.scene.stage import CARD_GAP, CARD_HEIGHT, CLOTH
from fathomfive.games.sleeping.state import Foe, SleepingState
from fathomfive.games.sleeping.steps.challenge import strength as test_strength
from fathomfive.games.sleeping.steps.travel import travel_distance


@look.part
def show_fight(t: look.Tableau, g: SleepingState) -> None:
    combat = g.combat
    assert combat is not None
    widths = [_width(g, foe) for foe in combat.row]
    x = (CLOTH.w - sum(widths) - CARD_GAP * (len(widths) - 1)) / 2
    for foe, width in zip(combat.row, widths, strict=True):
        _enemy(t, g, foe, x + width / 2)
        x += width + CARD_GAP
    facts = tuple(
        look.Fact(
            label=g.book.enemies[foe.enemy].name,
            value=str(round_strength(g, combat, foe)),
            id=f"round-{foe.enemy}",
            rule="SLG-EOR-2",
        )
        for foe in combat.row
    )
    if facts:
        t.panel(
            "round", look.Table(label=say("panel-round"), facts=facts, where="rail", fold=1, rule="SLG-EOR-1")
        )
    attack = combat.attack
    if attack is None or attack.fate is None or all(foe.enemy != attack.target for foe in combat.row):
        return
    hit = attack_total(g) >= defence(g)
    t.panel(
        "attack",
        look.Equation(
            label=say("panel-attack"),
            terms=(
                look.Term(value=str(attack.fate.total), label=say("term-fate"), card=True),
                look.Term(value=str(accuracy(g)), label=say("term-accuracy"), sign="+"),
                look.Term(value=str(attack_total(g)), label=say("term-total"), sign="="),
                look.Term(value=str(defence(g)), label=say("term-defence"), sign="/"),
            ),
            verdict=say("verdict-hit" if hit else "verdict-miss"),
            tone="good" if hit else "bad",
            where="ahead",
        ),
    )


def _width(g: SleepingState, foe: Foe) -> int:
    return 220 if g.book.enemies[foe.enemy].columns == 2 else 300


def _enemy(t: look.Tableau, g: SleepingState, foe: Foe, x: float) -> None:
    entry = g.book.enemies[foe.enemy]
    width = _width(g, foe)
    left = 20 if entry.columns == 2 else 14
    slots = tuple(
        look.Space(
            str(place),
            say("square-covered") if place in foe.covered else square_words(g, foe.enemy, place),
            left + 44 + place % entry.columns * 92,
            208 + 44 + place // entry.columns * 92,
            look.Rect(86, 86, 8),
            sprite=look.Sprite(_square_sprite(g, foe, place)),
            marks=(look.Badge(sprite=look.Sprite("sleeping-synergy-point"), label=say("mark-synergy", n=1)),)
            if cell.synergy and place not in foe.covered
            else (),
            code=square_code(g.book, foe.enemy, place),
        )
        for place, cell in enumerate(entry.cells)
    )
    power = strength(g, foe)
    t.piece(
        f"enemy-{foe.enemy}",
        entry.name,
        look.Sprite(f"sleeping-enemy-card-{entry.columns}"),
        dx=x,
        dy=CLOTH.h / 2,
        w=width,
        h=CARD_HEIGHT,
        box=look.Box(0, 0, width, CARD_HEIGHT),
        posture=say("enemy-note", defence=entry.defence, n=power),
        slots=slots,
        art=(
            *(look.Art(look.Sprite("sleeping-cell"), slot.x, slot.y, 88, 88) for slot in slots),
            look.Art(
                look.Sprite(f"sleeping-enemy-{foe.enemy}"),
                width / 2,
                123,
                width - 20,
                146,
                cover=True,
                round=8,
            ),
            look.Lettering(entry.name, 14, 34, 21, "display", "start", "#2B2118"),
            look.Lettering(say("enemy-level", n=entry.level), width - 14, 34, 13, "plain", "end", "#5E4726"),
            look.Art(look.Sprite("sleeping-defence"), 34, 186, 40, 44),
            look.Lettering(str(entry.defence), 34, 194, 22, "display", tint="#2B2118"),
            *_strikes_for(entry.attack, power, width),
        ),
    )


def _strikes_for(printed: int, power: int, width: int) -> look.Drawing:
    """The disc has what is printed; where open drops add to it, the sum stands beside it on its own paper."""
    if printed == power:
        return _disc(printed, width - 34)
    paper = look.Art(look.Sprite("sleeping-enemy-card-2"), width - 71, 186, 114, 42, cover=True, round=21)
    parts = f"+ {power - printed} = {power}"
    return (
        paper,
        *_disc(printed, width - 106),
        look.Lettering(parts, width - 24, 194, 22, "display", "end", "#2B2118"),
    )


def _disc(printed: int, x: float) -> look.Drawing:
    return (
        look.Art(look.Sprite("sleeping-attack"), x, 186, 40, 40),
        look.Lettering(str(printed), x, 194, 22, "display", tint="#FFFFFF"),
    )


def _square_sprite(g: SleepingState, foe: Foe, place: int) -> str:
    if place in foe.covered:
        return f"sleeping-seal-{'abcd'[place % 4]}"
    cell = g.book.enemies[foe.enemy].cells[place]
    if cell.heart:
        return "sleeping-cell-h" + (str(cell.heart) if cell.heart > 1 else "")
    if cell.damage:
        return f"sleeping-cell-d{cell.damage}"
    if cell.hourglass:
        return "sleeping-cell-" + cell.hourglass.replace("_", "-")
    if cell.flying:
        return "sleeping-cell-f"
    if cell.first_strike:
        return "sleeping-cell-fs"
    return "sleeping-cell-r1" if cell.resist else "sleeping-cell"


@look.part
def show_test(t: look.Tableau, g: SleepingState, viewer: Viewer) -> None:
    test = g.test
    assert test is not None
    total = test_strength(g)
    if test.kind == "travel":
        _travel_table(t, g)
    name = say(f"skill-{test.skill}")
    if test.fate is not None:
        done = total + test.fate.total >= test.need
        terms = [
            look.Term(value=str(test.fate.total), label=say("term-fate"), card=True),
            look.Term(value=str(total), label=say("term-skill"), sign="+"),
            look.Term(value=str(total + test.fate.total), label=say("term-total"), sign="="),
        ]
        if test.kind != "travel":
            terms.append(look.Term(value=str(test.need), label=say("term-need"), sign="/"))
        t.panel(
            "test",
            look.Equation(
                label=name,
                terms=tuple(terms),
                verdict=say("verdict-distance", n=travel_distance(g))
                if test.kind == "travel"
                else say("verdict-passed" if done else "verdict-failed"),
                tone="good" if done else "bad",
                where="ahead",
            ),
        )
        return
    if test.kind == "travel":
        return
    needed = test.need - total
    share = round(100 * chance(g, viewer, needed))
    bars = tuple(
        look.Bar(str(number), n, "good" if number >= needed else "dim")
        for number, n in fate_counts(g, viewer).items()
    )
    text = say("odds-text" if needed > 1 else "odds-sure", skill=name, total=total, needed=max(1, needed))
    t.panel(
        "odds",
        look.Histogram(
            label=say("panel-odds"),
            bars=bars,
            headline=say("odds-headline", n=share),
            text=text,
            where="between",
        ),
    )


def _travel_table(t: look.Tableau, g: SleepingState) -> None:
    """The printed table (SLG-TRAV-5); with the draw on the table, the row that holds."""
    fate = g.trial.fate
    result = test_strength(g) + fate.total if fate is not None else None
    facts, below = [], -1
    for row in g.book.ship.travel:
        holds = result is not None and below < result <= row.max_result
        last = row is g.book.ship.travel[-1]
        facts.append(
            look.Fact(
                label=say("travel-from", n=below + 1) if last else say("travel-up-to", n=row.max_result),
                value=say("travel-regions", n=row.distance),
                note=say("travel-now") if holds else "",
                tone="good" if holds else "plain",
                rule="SLG-TRAV-5",
            )
        )
        below = row.max_result
    t.panel(
        "travel",
        look.Table(label=say("panel-travel"), facts=tuple(facts), where="between", rule="SLG-TRAV-5"),
    )
