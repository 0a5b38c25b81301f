"""What can be asked about, and which rule answers: by its words, its kind, its id, or what it lies on."""

import pytest

from fathomfive.kernel.text import say
from fathomfive.scene import (
    Badge,
    Brief,
    Card,
    Circle,
    Counter,
    End,
    Goal,
    Hand,
    Line,
    Log,
    Mould,
    Piece,
    Scene,
    Space,
    Stage,
    Tableau,
)
from fathomfive.scene.about import Thing, rule_about, things
from fathomfive.scene.art import Box

CAVE = Space("c3r5", say("space", cell="C5"), 0, 0, Circle(1), kind="cave")
SLOT = Space("3", say("seat"), 0, 0, Circle(1))
STAGE = Stage(label="board", box=Box(0, 0, 1, 1), spaces=(CAVE,), moulds={"pod": Mould(slots=(SLOT,))})


def drawn(**nodes: object) -> Scene:
    t = Tableau()
    for name, node in nodes.items():
        t.put(name, node)  # type: ignore[arg-type]
    return t.scene(game="toy", viewer=0, stage="", seq=0)


def asked(scene: Scene, **about: str) -> dict[str, str]:
    """The rule of everything on the table, by its id or else its label."""
    rules = {name.replace("_", "-"): rule for name, rule in about.items()}
    return {thing.id or str(thing.label): rule_about(thing, rules) for thing in things(STAGE, scene)}


def test_a_space_is_known_by_its_words_its_kind_or_its_id() -> None:
    assert asked(drawn(), space="W", cave="K", c3r5="I") == {"c3r5": "W"}
    assert asked(drawn(), cave="K", c3r5="I") == {"c3r5": "K"}
    assert asked(drawn(), c3r5="I") == {"c3r5": "I"}
    assert asked(drawn()) == {"c3r5": ""}


@pytest.mark.parametrize("id", ["gem-red-2", "gem:-3,2", "gem/2", "gem.short", "gem"])
def test_a_name_without_its_last_parts_is_that_of_its_kind(id: str) -> None:
    assert rule_about(Thing(id, "a gem", Piece("a gem")), {"gem": "TOY-1"}) == "TOY-1"
    assert rule_about(Thing(id, "a gem", Piece("a gem")), {"ge": "TOY-1"}) == ""


def test_the_nearest_name_wins() -> None:
    gem = Thing("gem-red-2", "a gem", Piece("a gem"))
    assert rule_about(gem, {"gem": "ALL", "gem-red": "RED"}) == "RED"


def test_a_part_has_its_own_rule_or_that_of_what_it_lies_in() -> None:
    card, other = Card(id="c1", label="Speargun", rule="TOY-ABIL-1"), Card(id="c2", label="Lantern")
    found = asked(drawn(hand=Hand(label=say("hand"), cards=(card, other))), hand="TOY-HAND-1", c3r5="-")
    assert found == {"c3r5": "-", "hand": "TOY-HAND-1", "c1": "TOY-ABIL-1", "c2": "TOY-HAND-1"}


def test_marks_slots_and_ends_are_things_too() -> None:
    pod = Piece("pod", marks=(Badge(text="5", label=say("hearts")),), mould="pod")
    goal = Goal(label="goal", sentence="Win.", ends=(End(label="drowned", rule="TOY-END-1"),))
    found = {str(thing.label) for thing in things(STAGE, drawn(pod=pod, goal=goal))}
    assert found == {*map(str, ("pod", say("hearts"), SLOT.label, CAVE.label, "goal", "drowned"))}
    assert asked(drawn(pod=pod), pod="P", seat="S", cave="-")["pod/3"] == "S"


def test_words_pictures_and_the_log_are_no_things() -> None:
    counter = Counter(label="air", value="6", brief=Brief("6", label="air left"))
    log = Log(label="log", lines=(Line(text="It rose."),))
    assert [thing.label for thing in things(None, drawn(air=counter, log=log))] == ["air"]
