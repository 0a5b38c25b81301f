"""A guided match as whoever follows it meets it: nothing it says is untrue, and it ends in a victory."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files

from fathomfive.kernel.text import FALLBACK, Text, Texts, Words, house_words, say
from fathomfive.learning.lesson import Guide
from fathomfive.learning.pupil import OffScript, Pupil
from fathomfive.learning.tutorial import LEARNER, Goal, tutorial_of
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.check import Faults, check
from fathomfive.proof.language_files import language_file
from fathomfive.scene import Scene, Stage, every
from fathomfive.scene.about import things
from fathomfive.scene.view import show, stage_of

A_NAME = 4
"""Letters that a name has at least: shorter ones are words of any sentence."""


def _scripted(bench: Bench) -> bool:
    """Where bots answer as they like, only a person can tell whether the words still fit."""
    script = tutorial_of(bench.game)
    return script is not None and (script.seats == 1 or bool(script.reply))


@check("once", applies=_scripted)
def guided(bench: Bench) -> Faults:
    """Whoever follows the guided match is told nothing untrue, meets each step, and ends with its victory."""
    pupil, names = Pupil(bench.game), Names(bench)
    steps: list[str] = []
    goals = [goal for goal in pupil.tutorial.goal for _ in range(goal.times)]
    try:
        for goal in goals:
            guide = pupil.next_word()
            if guide.goal != goal.id:
                yield f"after {steps or 'the beginning'} the step {goal.id!r} is due, and not {guide.goal!r}"
                return
            stage, scene = stage_of(pupil.match), show(pupil.match, LEARNER)
            yield from _misled(pupil, goal, guide, scene)
            names.met(stage, scene)
            for words in (guide.text, *(aside.text for aside in guide.asides)):
                yield from (f"{goal.id}: {wrong}" for wrong in names.absent(words, stage, scene))
            steps.append(goal.id)
            pupil.follow(guide)
        pupil.next_word()
    except OffScript as off:
        why = f"the script is silent: {off}; fathom guide {bench.game.id} --keep"
        yield f"after {steps or 'the beginning'} {why}"
        return
    heard = {tell.text for tell in pupil.told if tell.visible_to(LEARNER)}
    for tell in pupil.tutorial.victory:
        if tell not in heard:
            yield f"it is to end with {tell!r}, which the learner has not heard"


def _misled(pupil: Pupil, goal: Goal, guide: Guide, scene: Scene) -> Faults:
    """What is lit that is not meant, or meant and not there."""
    ask = pupil.match.ask
    assert ask is not None
    own = ask.options_of(LEARNER)
    lit = [own[int(option.removeprefix("o"))] for option in guide.options]
    if goal.point and lit != goal.first(own):
        yield f"{goal.id}: nothing fits the first pattern of `point`, so the guide falls back to another"
    if len(lit) > 1 and not goal.several:
        yield f"{goal.id}: {len(lit)} answers are lit: narrow `point`, or say `several = true` if any will do"
    if guide.astray:
        yield f"{goal.id}: whoever followed is told that they went astray"
    there = {*scene.nodes, *(space.id for space in stage_of(pupil.match).spaces)}
    for name in guide.show:
        if name not in there:
            yield f"{goal.id}: lights {name!r}, which is not on the table"


class Names:
    """What things are called in this game, and which of them are on the table."""

    def __init__(self, bench: Bench) -> None:
        package = bench.game.package
        self._texts = Texts(FALLBACK, house_words(), files(package) / "text")
        self._messages = sorted(language_file(package, FALLBACK).messages)
        self._families: set[str] = set()

    def met(self, stage: Stage, scene: Scene) -> None:
        """Learn from a picture which families of messages are names of things."""
        found = {_family(thing.label.id) for thing in things(stage, scene) if isinstance(thing.label, Text)}
        if found - self._families:
            self._families |= found
            self.__dict__.pop("_named", None)

    @cached_property
    def _named(self) -> dict[str, set[str]]:
        """Each name, and the messages that say it."""
        named: dict[str, set[str]] = {}
        for message in self._messages:
            if _family(message) in self._families and "." not in message and not message.endswith("-text"):
                name = self._texts(say(message))
                if len(name) >= A_NAME and name[0].isupper() and len(name.split()) <= A_NAME:
                    named.setdefault(name, set()).add(message)
        return named

    def absent(self, words: Words, stage: Stage, scene: Scene) -> Iterator[str]:
        """Things that the words name and nobody can see."""
        said, offered = self._texts(words), "; ".join(self._texts(option.label) for option in scene.options)
        found = [name for name in self._named if _says(said, name) and not _says(offered, name)]
        longest = [name for name in found if not any(name != other and name in other for other in found)]
        if not longest:
            return
        seen = {text.id for shown in (stage, scene) for text in every(Text, shown)}
        for name in longest:
            if not self._named[name] & seen:
                yield f"speaks of {name!r}, which is not on the table"


def _says(words: str, name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}s?\b", words) is not None


def _family(message: str) -> str:
    return message.partition("-")[0]
