"""What models are called: of several alike each has its number, the same one wherever it is named."""

from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.names import fighter_name, full_name, unit_name
from fathomfive.games.lurk.state import FALLEN, DraftUnit
from fathomfive.kernel.text import Text
from fathomfive.scene import Piece
from fathomfive.scene.view import show
from fathomfive.terminal.words import texts_of
from tests.games.lurk.table import battle

VANE, HARPOONER = "nautilus_captain", "nautilus_harpooner"


def read(words: Text) -> str:
    return texts_of(GAME)(words)


def test_of_two_alike_each_has_a_number_and_keeps_it_when_the_other_falls() -> None:
    b = battle(
        a={"vane": (VANE, (0, 0)), "one": (HARPOONER, (0, 1)), "two": (HARPOONER, (0, 1))},
        b={"other": (HARPOONER, (0, -1))},
    )
    b.model("one").tile = FALLEN
    called = {name: read(fighter_name(b.g, uid)) for name, uid in b.uids.items()}
    assert called == {"vane": "Vane", "one": "Harpooner 1", "two": "Harpooner 2", "other": "Harpooner"}
    assert read(full_name(b.g, b.uids["vane"])) == "Captain Isaura Vane"
    assert read(full_name(b.g, b.uids["two"])) == "Harpooner 2"


def test_an_army_that_is_built_counts_each_kind_for_itself() -> None:
    units = [DraftUnit(HARPOONER), DraftUnit(VANE), DraftUnit(HARPOONER)]
    assert [read(unit_name(units, n)) for n in range(3)] == ["Harpooner 1", "Vane", "Harpooner 2"]


def test_whoever_asks_about_a_model_hears_how_far_it_goes_and_what_it_may_still_do() -> None:
    b = battle(a={"vane": (VANE, (0, 0))}, b={"other": (HARPOONER, (0, -1))})
    b.model("vane").moves = 1
    drawn = [node for node in show(b.match, None).nodes.values() if isinstance(node, Piece) and node.facts]
    told = {node.owner: [read(fact) for fact in node.facts if isinstance(fact, Text)] for node in drawn}
    kit = b.g.kit(b.model("vane"))
    assert told[0][0].startswith(f"It moves up to {kit.speed} tiles at a time and strikes ")
    assert told[0][-1] == "This turn it may still move once, and it may act once."
    assert not any(line.startswith("This turn") for line in told[1])
