"""From a figure to a table: a variant of a plan as a preset that the operator of a house can offer.

What is offered is the content of a change and the options that the plan holds fixed; options that it tries,
and the number of seats, stay people's choice. With it goes what bots made of every set-up that was played.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.plan import AS_PRINTED, Change, Plan
from fathomfive.lab.running import figures_of
from fathomfive.lab.store import Store

MOST_ID = 40


class Played(msgspec.Struct, frozen=True):
    """What bots made of one set-up: as the presets of a house have it."""

    seats: int
    options: dict[str, Any]
    bots: str
    matches: int
    won: float
    whose: str
    rules: str


class Offer(msgspec.Struct, frozen=True):
    """A variant that was measured."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    overrides: dict[str, Any]
    counted: list[Played]


def offer(store: Store, variant: str) -> Offer:
    """What a run says of a variant, or `Refused` with the names of those it has."""
    plan = store.plan
    change = _change(plan, variant)
    fixed = {name: given for name, given in plan.options.items() if not isinstance(given, (list, dict))}
    counted = _counted(store, change, fixed)
    if not counted:
        raise Refused(say("refused-offer-unplayed", variant=variant, folder=str(store.folder)))
    return Offer(_id(plan, variant), plan.game, variant, fixed, change.overrides, counted)


def _change(plan: Plan, variant: str) -> Change:
    for change in plan.changes:
        if change.name == variant:
            return change
    known = ", ".join(f"“{change.name}”" for change in plan.changes) or "–"
    raise Refused(say("refused-offer-variant", variant=variant, known=known))


def _counted(store: Store, change: Change, fixed: dict[str, Any]) -> list[Played]:
    plan = store.plan
    figures: dict[int, list[float]] = {}
    for number, figure in figures_of(store).items():
        figures.setdefault(plan.place(number)[0].number, []).append(figure)
    found = []
    for trial in plan.trials:
        seen = figures.get(trial.number, [])
        if trial.change != change.name or change.name == AS_PRINTED or not seen:
            continue
        tried = {name: value for name, value in trial.setup.options.items() if name not in fixed}
        whose = "" if plan.together(trial) else trial.bots[0] if len(set(trial.bots)) > 1 else "opener"
        rules = store.run.rules[trial.number - 1]
        seats, won = trial.setup.seats, round(sum(seen), 3)
        found.append(Played(seats, tried, trial.lineup, len(seen), won, whose, rules))
    return found


def _id(plan: Plan, variant: str) -> str:
    """The name as a house can use it: small letters, digits and dashes."""
    words = re.findall(r"[a-z0-9]+", variant.lower())
    return "-".join(words)[:MOST_ID].strip("-") or f"{plan.game}-variant"


def as_toml(preset: dict[str, Any]) -> str:
    """A preset as a file of presets has it. Tables in it stand on one line: nobody should edit them."""
    lines = [f"{_key(name)} = {_value(value)}" for name, value in preset.items() if name != "measured"]
    measured = preset["measured"]
    lines += ["", "[preset.measured]  # by the lab, and signed: to change a word breaks it"]
    lines += [f"{name} = {_value(value)}" for name, value in measured.items() if name != "counted"]
    for one in measured["counted"]:
        lines += ["", "[[preset.measured.counted]]"]
        lines += [f"{name} = {_value(value)}" for name, value in one.items()]
    return "\n".join(["[[preset]]", *lines, ""])


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _value(name)


def _value(value: Any) -> str:
    match value:
        case dict():
            inside = ", ".join(f"{_key(name)} = {_value(one)}" for name, one in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case str():  # a string of JSON is one of TOML, but for one character
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case _:
            return json.dumps(value)
