"""Checks on what people see and read: rules, words, pictures, and scenes that hold together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.play import Action, Pass
from fathomfive.kernel.text import Text
from fathomfive.learning.tutorial import Pattern, guided_setup, tutorial_of
from fathomfive.proof.conformance.bench import HOUSE_ART, Bench
from fathomfive.proof.conformance.check import Faults, brief, check
from fathomfive.proof.conformance.setups import misfits
from fathomfive.proof.conformance.walk import Walk
from fathomfive.proof.conformance.worlds import differ, name_of
from fathomfive.scene import Goal, Option, Patch, Scene, Sprite, apply, diff, faults
from fathomfive.scene.about import rule_about, things
from fathomfive.scene.set_up import option_fields
from fathomfive.scene.sheet import sheet_of
from fathomfive.scene.view import show

GOES_SOMEWHERE = ("slide", "push")
"""Manners of a motion that begin in one place and end in another."""


@check("question")
def rules(walk: Walk) -> Faults:
    """Every rule that is named is in the rulebook."""
    for who, rule in _rules_named(walk):
        if rule not in walk.game.rulebook:
            yield f"{who} names rule {rule!r}, which is not in rules.toml"


def _rules_named(walk: Walk) -> Iterator[tuple[str, str]]:
    """What must name a rule, and what may and does."""
    match = walk.match
    if match.ask is not None:
        yield f"question {match.ask.kind}", match.ask.rule
    if match.outcome is not None:
        yield f"the end {match.outcome.cause}", match.outcome.rule
    for tell in walk.told:
        yield f"tell {tell.text}", tell.rule
    for part in walk.fresh:
        if rule := getattr(part, "rule", ""):
            yield f"{type(part).__name__} in the scene", rule
    for why, rule in walk.reasons:
        yield f"the reason {why.id}", rule


@check("once", "question")
def texts(walk: Walk | Bench) -> Faults:
    """Every message exists in every language of the game, and gets the arguments it speaks of."""
    if isinstance(walk, Bench):  # before anything is played: some messages are seldom said
        yield from walk.unwritten()
        return
    told_apart = {says for _, says in _convention(walk.bench)}
    for words in _words_said(walk):
        if words.id not in told_apart:
            yield from walk.bench.unsaid(words)


def _words_said(walk: Walk) -> Iterator[Text]:
    for tell in walk.told:
        yield Text(tell.text, tell.args)
        if tell.beat is not None and (shows := tell.beat.shows) is not None:
            yield from (words for words in (shows.label, shows.text) if isinstance(words, Text))
    if walk.match.outcome is not None:
        yield Text(f"end-{walk.match.outcome.cause}")
    else:
        for name in walk.game.parts(walk.match.state, 0):
            yield from (Text(f"speaks-{side}-{name}", {"most": "no"}) for side in ("for", "against"))
    yield from (part for part in walk.fresh if isinstance(part, Text))
    for why, _ in walk.reasons:
        yield why


@check("question", thorough=True)
def alike(walk: Walk) -> Faults:
    """No two answers to a question read alike, in any language of the game."""
    for viewer, seen in walk.pictures.items():
        for language, read in walk.bench.in_every_language():
            known: dict[str, Option] = {}
            for option in seen.options:
                if option.action is None or _wordless(walk, option, language):
                    continue  # only there to say why not, or told by `texts`
                sentence = option.sentence(read)
                other = known.setdefault(_aloud(sentence), option)
                if option.action != other.action:
                    yield (
                        f"{name_of(viewer)} reads {sentence!r} ({language}) for {brief(other.action)} "
                        f"and for {brief(option.action)}: let {_message(option)} of text/{language}.ftl "
                        "name what tells them apart"
                    )


def _aloud(sentence: str) -> str:
    """As it sounds: capitals, stars and blanks are not heard."""
    return " ".join(sentence.replace("**", "").casefold().split())


def _message(option: Option) -> str:
    words = option.says or option.label
    return words.id if isinstance(words, Text) else repr(words)


def _wordless(walk: Walk, option: Option, language: str) -> bool:
    words = option.says or option.label
    return isinstance(words, Text) and language in walk.bench.without(words.id)


@check("once")
def action_texts(bench: Bench) -> Faults:
    """Every action of a game that leaves its options to the convention has its sentence."""
    for action, says in _convention(bench):
        for language in bench.forgot(says):
            yield f"{action.__name__} is an Action but has no words: add {says} to text/{language}.ftl"


def _convention(bench: Bench) -> list[tuple[type[Action], str]]:
    """Actions that are worded by the names of messages alone, and the message that each must have."""
    actions = bench.game.actions if bench.game.describe is None else ()
    return [(action, f"says-{action.__struct_config__.tag}") for action in actions]


@check("once")
def content(bench: Bench) -> Faults:
    """The game finds nothing wrong with its own content, and its pictures can be used"""
    game = bench.game
    yield from sheet_of(game.package).faults
    for fault in game.content_faults(game.book_for(game.read_options({}), {})):
        yield str(fault)


@check("once")
def option_texts(bench: Bench) -> Faults:
    """Every set-up option, each of its values and every reason why a set-up does not fit has its words."""
    for field in option_fields(bench.game):
        yield from bench.unsaid(Text(f"option-{field.name}"))
        for value in field.choices if field.kind == "choice" else ():
            yield from bench.unsaid(Text(f"option-{field.name}-{value}"))
    for why in misfits(bench.game):
        yield from bench.unsaid(why)


@check("once", applies=lambda bench: tutorial_of(bench.game) is not None)
def tutorial(bench: Bench) -> Faults:
    """The guided first match can be laid out, and what its script names is there: words, rules, answers."""
    game, script = bench.game, tutorial_of(bench.game)
    assert script is not None
    for words in script.words:
        yield from bench.unsaid(words)
    for name, rule in script.rules:
        if rule not in game.rulebook:
            yield f"{name} names rule {rule!r}, which is not in rules.toml"
    for goal in script.goal:
        for pattern in (*goal.point, *goal.done):
            yield from (f"{goal.id}: {wrong}" for wrong in _unanswerable(bench, pattern))
    for aside in script.aside:
        for text in aside.heard:
            if "*" not in text and bench.forgot(text):
                yield f"{aside.id} waits for {text!r}, which nobody ever tells"
    try:
        game.prepare(guided_setup(game)[1], Dice(script.key))
    except Refused as refused:
        yield f"its set-up is refused: {refused}"


def _unanswerable(bench: Bench, pattern: Pattern) -> Faults:
    """What keeps a pattern from ever fitting an answer."""
    answers: tuple[type[Action], ...] = (*bench.game.actions, Pass)
    tags = {kind.__struct_config__.tag: kind for kind in answers}
    kind = tags.get(pattern.get("do"))
    if kind is None:
        yield f"there is no answer {pattern.get('do')!r}"
        return
    for name in pattern.keys() - {"do", *kind.__struct_fields__}:
        yield f"the answer {pattern['do']!r} has no {name!r}"


@check("question", applies=lambda bench: bool(bench.symbols))
def sprites(walk: Walk) -> Faults:
    """Every symbol that is shown is in the game's art."""
    for symbol in [part.symbol for part in walk.fresh if isinstance(part, Sprite)]:
        if symbol and not symbol.startswith(HOUSE_ART) and symbol not in walk.bench.symbols:
            yield f"there is no symbol {symbol!r} in the art of this game"


@check("question", thorough=True)
def scene(walk: Walk) -> Faults:
    """Every scene holds together, survives the codec, and can be reached by a patch from the one before."""
    for tell in walk.told:
        for motion in tell.motions:
            if motion.origin and not motion.to and motion.how in GOES_SOMEWHERE:
                yield (
                    f"{tell.text}: {motion.piece} moves from {motion.origin} to nowhere: "
                    f"Motion(piece, origin, to), so perhaps to={motion.origin!r}"
                )
    for viewer, seen in walk.scenes.items():
        yield from (f"for {name_of(viewer)}: {wrong}" for wrong in faults(walk.stage, seen))
        if (read := _through_codec(seen, Scene)) != seen:
            yield f"for {name_of(viewer)}: not the same after a trip through the codec: {differ(read, seen)}"
        if viewer in walk.shown:
            patch = diff(walk.shown[viewer], seen)
            patched = apply(walk.shown[viewer], _through_codec(patch, Patch))
            if patched != seen:
                yield f"for {name_of(viewer)}: patched, it is another scene: {differ(patched, seen)}"


@check("question", thorough=True)
def goal(walk: Walk) -> Faults:
    """Every scene of a running match says once how it is won and where everybody stands."""
    for viewer, seen in walk.pictures.items() if not walk.match.over else ():
        goals = sum(isinstance(node, Goal) for node in seen.nodes.values())
        if goals != 1:
            yield (
                f"for {name_of(viewer)}: {goals or 'no'} goals: put down one look.Goal with a sentence that "
                "says how one wins"
            )


@check("question", thorough=True)
def about(walk: Walk) -> Faults:
    """Whatever is drawn and has a name can be asked about: a rule says what it is."""
    for seen in walk.pictures.values():
        for thing in things(walk.stage, seen):
            if not rule_about(thing, walk.game.rulebook.about):
                names = " or ".join(repr(name) for name in thing.names if name)
                what = f"{type(thing.shown).__name__} {names or repr(thing.label)}"
                yield f"{what} is drawn, but no rule says what it is: name one in [about] of rules.toml"


@check("question", thorough=True)
def remembered(walk: Walk) -> Faults:
    """A picture with parts that were kept from moments before is the picture drawn anew."""
    for viewer, seen in walk.pictures.items():
        kept = show(walk.match, viewer, seq=walk.decisions, look=walk.look)
        if kept != seen and kept != (seen := show(walk.match, viewer, seq=walk.decisions)):
            yield f"for {name_of(viewer)}: a part depends on more than the state: {differ(kept, seen)}"


def _through_codec(value: Any, type: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type)


@check("question", thorough=True, applies=lambda bench: bench.render is not None)
def terminal(walk: Walk) -> Faults:
    """Every scene can be drawn by the renderer that was given."""
    assert walk.bench.render is not None
    for viewer, seen in walk.pictures.items():
        try:
            walk.bench.render(walk.stage, seen)
        except Exception as error:
            yield f"for {name_of(viewer)}: {brief(error)}"
