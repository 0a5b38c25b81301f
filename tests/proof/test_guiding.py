"""The check `guided`: each untrue thing a guided match can say is found, and a true one passes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fathomfive.learning import tutorial
from fathomfive.learning.pupil import Pupil
from fathomfive.learning.tutorial import Goal, Tutorial, guided_setup
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.guiding import Names, guided
from fathomfive.scene.view import show, stage_of
from tests.toys.pearls.game import GAME

SCRIPT, _ = guided_setup(GAME)
REEF, STAY, RISE = SCRIPT.goal


def found(monkeypatch: pytest.MonkeyPatch, script: Tutorial) -> list[str]:
    monkeypatch.setattr(tutorial, "_in_package", lambda package: script)
    return [str(fault) for fault in guided.look(Bench(GAME))]


def changed(goal: Goal, **fields: Any) -> Goal:
    return msgspec.structs.replace(goal, **fields)


def test_a_true_one_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, SCRIPT) == []


@pytest.mark.parametrize(
    ("goals", "says"),
    [
        ((changed(REEF, point=({"do": "choose"},)), STAY, RISE), "2 answers are lit"),
        (
            (changed(REEF, point=({"do": "choose", "reef": "abyss"}, {"do": "choose"})), STAY, RISE),
            "falls back",
        ),
        ((changed(REEF, show=("chest",)), STAY, RISE), "lights 'chest', which is not on the table"),
        ((STAY, REEF, RISE), "the step 'stay' is due"),
    ],
)
def test_what_misleads_is_found(monkeypatch: pytest.MonkeyPatch, goals: tuple[Goal, ...], says: str) -> None:
    assert says in found(monkeypatch, msgspec.structs.replace(SCRIPT, goal=goals))[0]


def test_any_of_several_may_be_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    any_reef = changed(REEF, point=({"do": "choose"},), several=True)
    assert not any(
        "lit" in fault
        for fault in found(monkeypatch, msgspec.structs.replace(SCRIPT, goal=(any_reef, STAY, RISE)))
    )


def test_it_must_end_with_its_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = found(monkeypatch, msgspec.structs.replace(SCRIPT, victory=("log-the-kraken-is-dead",)))
    assert "which the learner has not heard" in fault


def test_the_others_must_have_their_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    replies = {after: answer for after, answer in SCRIPT.reply.items() if after != "3"}
    (fault,) = found(monkeypatch, msgspec.structs.replace(SCRIPT, reply=replies))
    assert "the script is silent" in fault


def test_what_is_named_must_be_on_the_table() -> None:
    match, names = Pupil(GAME).match, Names(Bench(GAME))
    stage, scene = stage_of(match), show(match, 0)
    names.met(stage, scene)
    words = "Look at the **Shells in the wreck**."
    assert list(names.absent(words, stage, scene)) == []
    (fault,) = names.absent(words, stage, msgspec.structs.replace(scene, nodes={}))
    assert fault == "speaks of 'Shells in the wreck', which is not on the table"
