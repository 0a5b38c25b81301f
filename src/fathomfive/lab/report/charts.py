"""The charts of a report, in the colours of the house. Each takes rows that are counted already."""

from __future__ import annotations

from typing import Any

import altair as alt

WIDTH = 760
"""Of the plot alone: beside it stand names of rows and, at 100 %, a figure with its interval."""
ROW = 26

TEXT, TEXT_2, TEXT_3 = "#EDF3F0", "#AFC3C6", "#8CA4A9"
LINE = "#1D3642"
PAGE = "#06131B"
WATER, OK, DANGER, PAPER = "#7FD4E8", "#6AD3A6", "#FF7A6B", "#E9DFC7"
MUCH, EVEN, LITTLE = "#2B7F6B", "#16394A", "#A8463D"
WINS = ["#6AD3A6", "#3FA98A", "#A8E6CC", "#2B7F6B", "#8FD8C0"]
LOSSES = ["#FF7A6B", "#C9554F", "#F2A541", "#8A4631", "#B86E9A", "#7D5BA6", "#5E7E9B", "#D9B64A", "#98A9AE"]

BY_DAYLIGHT = {
    TEXT: "#0B2430",
    TEXT_2: "#37525D",
    TEXT_3: "#5A727B",
    LINE: "#D5E0E0",
    PAGE: "#F6FAF9",
    WATER: "#0F7F9C",
    OK: "#14805A",
    DANGER: "#C23B2E",
    PAPER: "#8A6A1F",
    MUCH: "#7CCBAE",
    EVEN: "#E3ECEC",
    LITTLE: "#F0A79E",
}
"""The same on a light page, colour by colour: whoever reads by day has the page as their system has it."""

Rows = list[dict[str, Any]]
Spec = dict[str, Any]

CONFIG: Spec = {
    "background": "transparent",
    "font": "Hanken Grotesk, system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": TEXT_2,
        "titleColor": TEXT_3,
        "titleFontWeight": "normal",
        "labelFontSize": 13,
        "titleFontSize": 12.5,
        "gridColor": LINE,
        "domain": False,
        "ticks": False,
        "labelPadding": 8,
        "labelLimit": 320,
        "titlePadding": 10,
    },
    "header": {
        "labelColor": TEXT,
        "labelFontSize": 14,
        "labelFontWeight": 600,
        "labelAnchor": "start",
        "title": None,
        "labelPadding": 2,
    },
    "legend": {
        "labelColor": TEXT_2,
        "labelFontSize": 13,
        "labelLimit": 420,
        "title": None,
        "orient": "bottom",
        "columns": 1,
        "symbolType": "square",
    },
    "facet": {"spacing": 14},
}


def _data(rows: Rows) -> Any:
    inline: Any = alt.Data  # altair leaves its constructor without types
    return inline(values=rows)


def _y(title: str | None = None) -> alt.Y:
    return alt.Y("row:N", sort=None, title=title, axis=alt.Axis(grid=False))


def _rate(field: str, title: str) -> alt.X:
    return alt.X(
        field,
        type="quantitative",
        title=title,
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=6),
    )


def _facet(rows: Rows) -> alt.Facet:
    """Blocks in the order of the plan. Named one by one: told not to sort, Vega sorts by the alphabet."""
    return alt.Facet("variant:N", sort=list(dict.fromkeys(row["variant"] for row in rows)), title=None)


def _by_variant(chart: Any, rows: Rows) -> Spec:
    """One small block for each variant, its seat counts below each other."""
    blocks: dict[str, list[str]] = {}
    for row in rows:
        blocks.setdefault(row["variant"], []).append(row["row"])
    if len(blocks) == 1:
        return _spec(chart.properties(width=WIDTH, height=alt.Step(ROW + 4), data=_data(rows)))
    faceted = chart.properties(width=WIDTH, height=alt.Step(ROW)).facet(
        facet=_facet(rows), columns=1, data=_data(rows)
    )
    if len({frozenset(block) for block in blocks.values()}) > 1:  # some seats fit only some variants
        faceted = faceted.resolve_scale(y="independent")
    return _spec(faceted)


def _spec(chart: Any) -> Spec:
    spec: Spec = chart.to_dict(context={"config": False})
    spec["config"] = CONFIG
    return spec


def win_rates(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, rate, low, high, matches; want_low and want_high where a target is set."""
    base = alt.Chart()
    wanted = base.mark_bar(color=PAPER, opacity=0.2, height=20, cornerRadius=3).encode(
        y=_y(), x="want_low:Q", x2="want_high:Q"
    )
    edge = base.mark_tick(color=PAPER, thickness=2, size=20).encode(y=_y(), x="want_middle:Q")
    interval = base.mark_rule(color=WATER, strokeWidth=3, opacity=0.55).encode(y=_y(), x="low:Q", x2="high:Q")
    point = base.mark_point(color=WATER, filled=True, size=110, opacity=1).encode(
        y=_y(),
        x=_rate("rate", title),
        tooltip=[
            alt.Tooltip("row:N", title=" "),
            alt.Tooltip("rate:Q", format=".1%"),
            alt.Tooltip("low:Q", format=".1%"),
            alt.Tooltip("high:Q", format=".1%"),
            alt.Tooltip("matches:Q"),
        ],
    )
    figure = base.mark_text(color=TEXT, align="left", dx=10, fontSize=13, baseline="middle").encode(
        y=_y(), x="high:Q", text="figure:N"
    )
    layers = [interval, point, figure]
    if any("want_low" in row for row in rows):
        layers = [wanted, edge, *layers]
    return _by_variant(alt.layer(*layers), rows)


def spreads(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, p10 to p90."""
    base = alt.Chart()
    tips = [
        alt.Tooltip(f"{name}:Q", format=",.0f", title=said)
        for name, said in (("p10", "10 %"), ("p50", "half"), ("p90", "90 %"))
    ]
    x = alt.X("p10:Q", title=title, scale=alt.Scale(zero=True), axis=alt.Axis(tickCount=7))
    long = base.mark_rule(color=WATER, strokeWidth=2, opacity=0.5).encode(y=_y(), x=x, x2="p90:Q")
    body = base.mark_bar(color=WATER, opacity=0.45, height=14, cornerRadius=4).encode(
        y=_y(), x="p25:Q", x2="p75:Q", tooltip=tips
    )
    middle = base.mark_tick(color=TEXT, thickness=3, size=16).encode(y=_y(), x="p50:Q", tooltip=tips)
    figure = base.mark_text(color=TEXT_2, align="left", dx=8, fontSize=12.5, baseline="middle").encode(
        y=_y(), x="p90:Q", text=alt.Text("p50:Q", format=",.0f")
    )
    return _by_variant(alt.layer(long, body, middle, figure), rows)


def endings(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, cause, won, share, order. Wins in green from the left, losses after them."""
    causes = list(dict.fromkeys((row["cause"], row["won"]) for row in sorted(rows, key=lambda r: r["order"])))
    wins = [cause for cause, won in causes if won]
    losses = [cause for cause, won in causes if not won]
    colours = [WINS[n % len(WINS)] for n in range(len(wins))]
    colours += [LOSSES[n % len(LOSSES)] for n in range(len(losses))]
    bars = (
        alt.Chart()
        .mark_bar(height=18, stroke=PAGE, strokeWidth=1.5)
        .encode(
            y=_y(),
            x=alt.X("share:Q", stack="zero", title=title, axis=alt.Axis(format="%", tickCount=6)),
            color=alt.Color("cause:N", scale=alt.Scale(domain=[*wins, *losses], range=colours)),
            order=alt.Order("order:Q"),
            tooltip=[alt.Tooltip("cause:N", title=" "), alt.Tooltip("share:Q", format=".1%", title=" ")],
        )
    )
    return _by_variant(alt.layer(bars), rows)


def seat_rates(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, rate, low, high, fair."""
    base = alt.Chart()
    fair = base.mark_tick(color=PAPER, thickness=2, size=20).encode(y=_y(), x="fair:Q")
    interval = base.mark_rule(color=WATER, strokeWidth=3, opacity=0.55).encode(y=_y(), x="low:Q", x2="high:Q")
    point = base.mark_point(color=WATER, filled=True, size=110, opacity=1).encode(
        y=_y(), x=_rate("rate", title)
    )
    figure = base.mark_text(color=TEXT, align="left", dx=10, fontSize=13).encode(
        y=_y(), x="high:Q", text="figure:N"
    )
    return _by_variant(alt.layer(fair, interval, point, figure), rows)


def differences(rows: Rows, title: str) -> Spec:
    """Rows: row, rate, low, high, figure. Above nothing in green, below in red."""
    base = alt.Chart(_data(rows))
    colour = alt.condition("datum.rate > 0", alt.value(OK), alt.value(DANGER))
    scale = alt.Scale(nice=True, zero=True, padding=90)  # room for the figures
    x = alt.X("rate:Q", title=title, scale=scale, axis=alt.Axis(format="+.0%", tickCount=7))
    zero = base.mark_rule(color=TEXT_3, strokeWidth=1).encode(x=alt.datum(0))
    interval = base.mark_rule(strokeWidth=3, opacity=0.5).encode(y=_y(), x="low:Q", x2="high:Q", color=colour)
    point = base.mark_point(filled=True, size=90, opacity=1).encode(
        y=_y(),
        x=x,
        color=colour,
        tooltip=[alt.Tooltip("row:N", title=" "), alt.Tooltip("figure:N", title=" ")],
    )
    # away from the middle, so that its line runs through no figure
    letters: Spec = {"color": TEXT_2, "fontSize": 12.5}
    gains = base.transform_filter("datum.rate > 0").mark_text(align="left", dx=10, **letters)
    losses = base.transform_filter("datum.rate <= 0").mark_text(align="right", dx=-10, **letters)
    figures = [
        gains.encode(y=_y(), x="high:Q", text="figure:N"),
        losses.encode(y=_y(), x="low:Q", text="figure:N"),
    ]
    narrow = WIDTH - 180  # choices have long names
    return _spec(alt.layer(zero, interval, point, *figures).properties(width=narrow, height=alt.Step(ROW)))


def before_and_after(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, before, after, figure."""
    base = alt.Chart()
    colour = alt.condition("datum.after >= datum.before", alt.value(OK), alt.value(DANGER))
    way = base.mark_rule(strokeWidth=4, opacity=0.5).encode(y=_y(), x="before:Q", x2="after:Q", color=colour)
    was = base.mark_point(color=TEXT_3, filled=True, size=80, opacity=1).encode(
        y=_y(), x=_rate("before", title)
    )
    now = base.mark_point(filled=True, size=130, opacity=1).encode(y=_y(), x="after:Q", color=colour)
    figure = base.mark_text(color=TEXT, align="left", dx=12, fontSize=13).encode(
        y=_y(), x="right:Q", text="figure:N"
    )
    return _by_variant(alt.layer(way, was, now, figure), rows)


def in_wins_and_losses(rows: Rows, title: str, names: tuple[str, str]) -> Spec:
    """Rows: row, end, each. Two bars for each event."""
    bars = (
        alt.Chart(_data(rows))
        .mark_bar(height=9, cornerRadius=3)
        .encode(
            y=_y(),
            yOffset=alt.YOffset("end:N", sort=list(names)),
            x=alt.X("each:Q", title=title, axis=alt.Axis(tickCount=7)),
            color=alt.Color("end:N", scale=alt.Scale(domain=list(names), range=[OK, DANGER])),
            tooltip=[alt.Tooltip("each:Q", format=".2f", title=" ")],
        )
    )
    return _spec(bars.properties(width=WIDTH, height=alt.Step(ROW)))


def ratings(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, rate, low, high, figure. Strengths have no fixed scale."""
    base = alt.Chart()
    x = alt.X("rate:Q", title=title, scale=alt.Scale(zero=False), axis=alt.Axis(tickCount=7))
    interval = base.mark_rule(color=WATER, strokeWidth=3, opacity=0.55).encode(y=_y(), x="low:Q", x2="high:Q")
    point = base.mark_point(color=WATER, filled=True, size=110, opacity=1).encode(y=_y(), x=x)
    figure = base.mark_text(color=TEXT, align="left", dx=10, fontSize=13).encode(
        y=_y(), x="high:Q", text="figure:N"
    )
    return _by_variant(alt.layer(interval, point, figure), rows)


CELL = 48


def matrix(rows: Rows, title: str) -> Spec:
    """Rows: variant, row, column, rate, figure, interval, more. Green where the row wins, else red."""
    base = alt.Chart()
    order = list(dict.fromkeys([row["row"] for row in rows] + [row["column"] for row in rows]))
    y = alt.Y("row:N", sort=order, title=None, axis=alt.Axis(grid=False))
    x = alt.X(
        "column:N",
        sort=order,
        title=title,
        axis=alt.Axis(grid=False, orient="top", labelAngle=0, labelLimit=150),
    )
    colour = alt.Color(
        "rate:Q",
        scale=alt.Scale(domain=[0, 0.5, 1], range=[LITTLE, EVEN, MUCH], clamp=True, interpolate="rgb"),
        legend=None,
    )
    tips = [alt.Tooltip(f"{name}:N", title=" ") for name in ("row", "column", "more")]
    cells = base.mark_rect(cornerRadius=4, stroke=PAGE, strokeWidth=3).encode(
        x=x, y=y, color=colour, tooltip=tips
    )
    words = base.mark_text(color=TEXT, fontSize=14, dy=-6).encode(x=x, y=y, text="figure:N", tooltip=tips)
    interval = base.mark_text(color=TEXT_2, fontSize=11.5, dy=10).encode(
        x=x, y=y, text="interval:N", tooltip=tips
    )
    columns = len({row["column"] for row in rows})
    layers = alt.layer(cells, words, interval)
    variants = {row["variant"] for row in rows}
    sized = layers.properties(width=min(WIDTH - 180, 130 * columns), height=alt.Step(CELL))
    if len(variants) == 1:
        return _spec(sized.properties(data=_data(rows)))
    return _spec(sized.facet(facet=_facet(rows), columns=1, data=_data(rows)))


def sweep(rows: Rows, name: str, title: str) -> Spec:
    """Rows: variant, lineup, value, rate, low, high, figure, printed; want_low, want_high with a target."""
    base = alt.Chart()
    values = sorted({row["value"] for row in rows})
    x = alt.X(
        "value:Q",
        title=name,
        axis=alt.Axis(values=values, format="~g"),
        scale=alt.Scale(zero=False, padding=24),
    )
    y = alt.Y("rate:Q", title=title, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=6))
    one = len({row["lineup"] for row in rows}) == 1
    colour = (
        alt.value(WATER) if one else alt.Color("lineup:N", scale=alt.Scale(range=[WATER, PAPER, OK, DANGER]))
    )
    wanted = base.mark_area(color=PAPER, opacity=0.14).encode(x=x, y="want_low:Q", y2="want_high:Q")
    edge = base.mark_line(color=PAPER, strokeDash=[4, 4], opacity=0.7).encode(x=x, y="want_low:Q")
    line = base.mark_line(strokeWidth=2, opacity=0.6).encode(x=x, y=y, color=colour)
    interval = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=x, y="low:Q", y2="high:Q", color=colour)
    point = base.mark_point(filled=True, opacity=1).encode(
        x=x,
        y=y,
        color=colour,
        size=alt.condition("datum.printed", alt.value(220), alt.value(100)),
        tooltip=[alt.Tooltip("figure:N", title=" "), alt.Tooltip("matches:Q")],
    )
    letters: Spec = {"align": "left", "dx": 9, "dy": -9, "fontSize": 12.5}
    halo = base.mark_text(
        stroke=PAGE, strokeWidth=4, strokeJoin="round", **letters
    )  # the line runs below them
    words = [text.encode(x=x, y=y, text="figure:N") for text in (halo, base.mark_text(color=TEXT, **letters))]
    layers = [line, interval, point, *(words if one else [])]
    if any("want_low" in row for row in rows):
        layers = [wanted, edge, *layers]
    sized = alt.layer(*layers).properties(width=WIDTH, height=300)
    if len({row["variant"] for row in rows}) == 1:
        return _spec(sized.properties(data=_data(rows)))
    return _spec(sized.facet(facet=_facet(rows), columns=1, data=_data(rows)))
