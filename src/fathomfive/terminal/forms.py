"""A form in words: each field with its value and the values it could have."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.scene import Choose, Field, Form, Invite, Number, Seating, Switch, Value
from fathomfive.terminal.ink import LAMP, QUIET, ink, plain
from fathomfive.terminal.marks import dots


def form_lines(form: Form, texts: Texts) -> Iterator[Rich]:
    yield Rich(plain(form.title, texts), "bold")
    if form.text:
        yield ink(form.text, texts, QUIET)
    if form.points is not None:
        points = form.points
        yield Rich.assemble((plain(points.label, texts), "bold"), f"  {points.spent} / {points.limit}")
    for section in form.sections:
        yield Rich("")
        note = f"  {plain(section.note, texts)}" if section.note else ""
        yield Rich.assemble((plain(section.label, texts), "bold"), (note, QUIET))
        for field in section.fields:
            yield from (Rich.assemble("  ", line) for line in _field(field, texts))
    yield Rich("")
    yield Rich(f"[{plain(form.submit, texts)}]", LAMP)


def _field(field: Field, texts: Texts) -> Iterator[Rich]:
    match field:
        case Choose(look="list"):
            chosen = next(value for value in field.values if value.value == field.value)
            others = ", ".join(plain(v.label, texts) for v in field.values if v is not chosen)
            yield Rich.assemble(
                f"{plain(field.label, texts)}: ",
                (plain(chosen.label, texts), "bold"),
                (f"  ({others})", QUIET),
            )
        case Choose():
            yield from (_value(value, value.value == field.value, texts) for value in field.values)
        case Switch():
            note = f"  {plain(field.note, texts)}" if field.note else ""
            yield Rich.assemble(f"[{'x' if field.value else ' '}] {plain(field.label, texts)}", (note, QUIET))
        case Number():
            note = f"  {plain(field.note, texts)}" if field.note else ""
            yield Rich.assemble(
                f"{field.value:>2} ",
                (plain(field.label, texts), "bold" if field.value else ""),
                (note, QUIET),
            )
        case Seating(places=places):
            for place in places:
                note = f"  {plain(place.note, texts)}" if place.note else ""
                yield Rich.assemble(f"{place.seat + 1} {plain(place.label, texts)}", (note, QUIET))
        case Invite():
            yield Rich.assemble((field.address, "bold"), (f"  {plain(field.note, texts)}", QUIET))


def _value(value: Value, chosen: bool, texts: Texts) -> Rich:
    lead = "(x)" if chosen else " - " if value.why_not else "( )"
    out = Rich.assemble(
        f"{lead} ", (plain(value.label, texts), QUIET if value.why_not else "bold" if chosen else "")
    )
    for words in (value.note, value.why_not):
        out.append(f"  {plain(words, texts)}" if words else "", QUIET)
    return Rich.assemble(out, "  ", dots(value.pips.filled, value.pips.total)) if value.pips else out
