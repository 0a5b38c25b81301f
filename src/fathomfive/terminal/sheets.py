"""What both terminals say around the board: heading, question, options, rules, log, the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text as Rich

from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.text import Texts, Words, person, say
from fathomfive.learning.lesson import Guide, Word
from fathomfive.scene import Line, Option, Piece, Scene, Sheet, Stage
from fathomfive.scene.about import Thing, rule_about, things
from fathomfive.terminal import render
from fathomfive.terminal.ink import LAMP, QUIET, ink, plain
from fathomfive.terminal.panels import PanelText
from fathomfive.terminal.tray import Numbered, Tray

RULE = "cyan dim"

NAMES = 6
"""How many things that one rule speaks of are named with it."""


def heading(scene: Scene, texts: Texts, where: Words = "") -> Rich:
    """Which game, where in it, and through whose eyes."""
    sheet = Rich(plain(scene.title, texts), "bold")
    viewer = person(scene.viewer) if scene.viewer is not None else ""
    for more in (scene.moment, viewer, where):
        if more:
            sheet.append(" · ", f"not bold {QUIET}").append(plain(more, texts), f"not bold {QUIET}")
    return sheet


def table(stage: Stage, scene: Scene, texts: Texts, width: int, *, thorough: bool = False) -> list[Rich]:
    """The whole table below each other: the board with its legend, or the page in its place; the panels."""
    page = render.page(scene, texts, width)
    parts = [page, render.panels(scene, texts, width, thorough=thorough)]
    if thorough or not page.plain:
        parts = [render.board(stage, scene, texts, width), render.legend(stage, scene, texts, width), *parts]
    return [part for part in parts if part.plain]


def prompt(scene: Scene, texts: Texts) -> Rich:
    """Whom the rules ask, and for what."""
    if scene.prompt is None:
        return Rich()
    return _with_rule(
        ink(scene.prompt.text, texts, "bold" if scene.prompt.yours else QUIET), scene.prompt.rule
    )


def ending(scene: Scene, texts: Texts) -> Rich:
    """How it ended for this viewer, and why."""
    banner = scene.outcome
    if banner is None:
        return Rich()
    sheet = ink(banner.title, texts, "bold")
    if banner.text:
        sheet.append("\n").append(plain(banner.text, texts), "not bold")
    return _with_rule(sheet, banner.rule)


def guide(told: Guide, texts: Texts) -> Rich:
    """What a guided first match says before the question."""
    sheet = Rich()
    if told.ended:
        sheet.append(texts(say("guide-over")), LAMP)
    else:
        sheet.append(f"{told.step}/{told.steps}  {plain(told.title, texts)}", LAMP)
    if told.astray:
        sheet.append("\n").append(ink(told.astray, texts, "red"))
    for word in (*told.asides, Word(told.goal, told.text, told.rules)):
        sheet.append("\n").append(ink(word.text, texts))
        for rule in word.rules:
            sheet = _with_rule(sheet, rule)
    return sheet


def options(tray: Tray, texts: Texts, pointed: Collection[str] = ()) -> list[Rich]:
    """One line for every option, under its verb; an arrow at those the guide points at."""
    lines: list[Rich] = []
    for group in tray.groups:
        heading = group.heading(texts)
        if heading or lines:
            lines.append(ink(heading, texts, QUIET))
        lines += [option_line(one, texts, pointed) for one in group.options]
    return lines


def option_line(one: Numbered, texts: Texts, pointed: Collection[str] = ()) -> Rich:
    """`12 Cave, c3r5 · no arm can touch you there`; what cannot be done now says why not."""
    option = one.option
    if not one.number:
        sheet = Rich.assemble((f"  - {one.called}: ", QUIET), ink(option.why_not, texts, QUIET))
        return _with_rule(sheet, option.rule)
    badge = option.badge.text if option.badge else ""
    line = Rich.assemble((f"{one.number:>3} ", LAMP), one.called)
    if option.id in pointed:
        line = Rich.assemble((f"{one.number:>3} ", LAMP), (f"➤ {one.called}", LAMP))
    for extra in (option.value, badge, option.follows):
        if extra:
            line.append(f" · {plain(extra, texts)}", QUIET)
    return line


def sentence(option: Option, texts: Texts) -> str:
    """The whole of it in words: what is done, and what comes of it."""
    says = option.sentence(lambda words: plain(words, texts))
    return ". ".join([says, plain(option.follows, texts)]) if option.follows else says


def explained(option: Option, texts: Texts) -> Rich:
    return _with_rule(Rich(sentence(option, texts)), option.rule)


def rule(name: str, rulebook: Rulebook, texts: Texts) -> Rich:
    """A rule with its title and text."""
    if name not in rulebook:
        return Rich(texts(say("play-rule-unknown", rule=name)), QUIET)
    found = rulebook[name]
    return Rich.assemble((found.id, "cyan"), "  ", (found.title, "bold"), "\n", ink(found.text, texts))


def about(
    stage: Stage, scene: Scene, texts: Texts, rulebook: Rulebook, wanted: str = "", *, whole: bool = True
) -> list[Rich]:
    """What lies on the table, by the rule that says what it is; only what is called so, if it is wanted."""
    named: dict[str, dict[str, None]] = {}
    told: dict[str, list[str]] = {}
    for thing in things(stage, scene):
        name = plain(thing.label, texts)
        if wanted.casefold() in name.casefold():
            speaks = rule_about(thing, rulebook.about)
            named.setdefault(speaks, {})[name] = None
            told.setdefault(speaks, []).extend(_facts(stage, thing, name, texts))
    return [
        _speaks_of(list(names), speaks, rulebook, texts, told[speaks] if whole else None)
        for speaks, names in named.items()
    ]


def called(scene: Scene, texts: Texts, wanted: str) -> list[str]:
    """What lies folded on the table and is called so."""
    return [
        name
        for name, node in scene.nodes.items()
        if isinstance(node, Sheet) and wanted.casefold() in plain(node.label, texts).casefold()
    ]


def laid_open(sheet: Sheet, scene: Scene, texts: Texts) -> Rich:
    return Rich("\n").join(PanelText(scene, texts, {}).lines(sheet))


def _facts(stage: Stage, thing: Thing, name: str, texts: Texts) -> list[str]:
    """What is true of this very thing now; with its place, for there may be others of its name."""
    if not isinstance(thing.shown, Piece) or not thing.shown.facts:  # those of a table are its cells
        return []
    facts, at = [plain(fact, texts) for fact in thing.shown.facts], thing.shown.at
    where = next((plain(space.label, texts) for space in stage.spaces if space.id == at), "")
    return [f"{name}{f' ({where})' if where else ''}: {' '.join(facts)}"]


def _speaks_of(
    names: list[str], speaks: str, rulebook: Rulebook, texts: Texts, facts: list[str] | None
) -> Rich:
    """By their names alone, or with what is true of them now and the rule itself."""
    called = " · ".join([*names[:NAMES], *(["…"] if len(names) > NAMES else [])])
    if facts is None:
        return _with_rule(Rich(called), speaks)
    now = "".join(f"{fact}\n" for fact in facts)
    return Rich.assemble((called, "bold"), "\n", now, rule(speaks, rulebook, texts))


def log(lines: Sequence[Line], texts: Texts) -> list[Rich]:
    """What happened, with the rules that made it happen; what was seen before is faint."""
    return [_with_rule(ink(line.text, texts, QUIET if line.old else ""), line.rule) for line in lines]


def _with_rule(sheet: Rich, name: str) -> Rich:
    return sheet.append(f"  {name}", f"not bold {RULE}") if name else sheet
