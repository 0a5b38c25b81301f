"""What a viewer is shown and told: pieces in their places, outlooks, and why something cannot be done."""

from importlib.resources import files
from typing import Any

import pytest

from fathomfive.games.jupiter.colony import space_named
from fathomfive.games.jupiter.describe import describe, faint, why_not
from fathomfive.games.jupiter.game import GAME
from fathomfive.games.jupiter.scene.stage import MOST_ASPECT
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.scene import Area, Hand, Lettering, Piece
from fathomfive.scene.view import show, stage_of
from tests.games.jupiter.table import F10, Deep, f10, f19

SAY = Texts("en", house_words(), files(GAME.package) / "text")


def nodes(deep: Deep, viewer: int | None = 0) -> dict[str, Any]:
    return show(deep.match, viewer).nodes


def follows(deep: Deep, **fields: Any) -> str:
    """What comes of the one option with these fields."""
    assert deep.match.ask is not None
    [option] = [o for o in deep.match.options if all(getattr(o, k, None) == v for k, v in fields.items())]
    told = describe(deep.g, deep.match.ask, option, 0).follows
    assert isinstance(told, Text)
    return told.id


def test_everybody_stands_where_the_table_says() -> None:
    deep = f10(robots=["M2A.C", "pod"], colonists="M2A.0", creeps="M5A.3", supers="M4B", aboard=2)
    scene = nodes(deep)
    assert scene["robot:0"].at == "M2A/C"
    assert scene["robot:1"].at == "pod/3"
    assert scene["colonist:0"].at == "M2A/0"
    assert scene["colonist:0"].marks  # a creep is across the clamp
    assert scene["creep:M5A.3"].at == "M5A/3"
    assert scene["super:M4B"].at == "M4B/C"
    assert isinstance(scene["M2A"], Piece)


def test_everybody_tells_what_threatens_or_awaits_it() -> None:
    deep = f10(robots=["M2A.C", "pod"], colonists="M2A.0 M1A.0", creeps="M5A.3")
    told = {name: [SAY(fact) for fact in nodes(deep)[name].facts] for name in ("creep:M5A.3", "robot:0")}
    assert told["creep:M5A.3"][0] == "At the next conversion it takes the colonist it is bridged to."
    assert told["creep:M5A.3"][1].startswith("Creeps hold 1 of the ")
    assert told["robot:0"][-1] == "No creep is on its module: nothing to shoot at from here."
    said = {SAY(nodes(deep)[name].facts[0]) for name in ("colonist:0", "colonist:1")}
    assert said == {
        "A creep is bridged to it: at the next conversion it becomes a creep.",
        "No creep is bridged to it: the next conversion leaves it alone.",
    }


def test_a_colonist_keeps_its_face() -> None:
    deep = f10(robots=["M2A.1", "pod"], colonists="M2A.C M1A.0")
    before = nodes(deep)["colonist:0"].art
    deep.commands("M2A.C", "M2A.0")
    assert nodes(deep)["colonist:0"].at == "M2A/0"
    assert nodes(deep)["colonist:0"].art == before


def test_only_the_one_whose_turn_it_is_sees_the_command_range() -> None:
    deep = f10(robots=["M4A.3", "pod"])
    zone = nodes(deep)["range"]
    assert isinstance(zone, Area)
    assert sorted(zone.spaces) == ["M1B", "M2A", "M3A", "M4A"]
    assert "range" not in nodes(deep, 1)


def test_hands_are_open_and_one_reads_the_own_one_in_full() -> None:
    deep = f10(hand={0: ["boost"], 1: ["swap"]})
    hand = nodes(deep)["hand:0"]
    assert isinstance(hand, Hand)
    assert [card.id for card in hand.cards] == ["core:0:data_core", "card:0:boost"]
    mates = nodes(deep)["crew"].seats
    assert [card.id for card in mates[1].holds] == ["core:1:data_core", "card:1:swap"]


def test_a_card_keeps_its_id_while_others_come_and_go_and_a_second_copy_has_its_own() -> None:
    deep = f10(hand=["boost", "boost", "swap", "sniper"])
    ids = ["core:0:data_core", "card:0:boost", "card:0:boost:2", "card:0:swap", "card:0:sniper"]
    assert [card.id for card in nodes(deep)["hand:0"].cards] == ids
    deep.activates("boost")
    left = ["core:0:data_core", "active:0:boost", "card:0:boost", "card:0:swap", "card:0:sniper"]
    assert [card.id for card in nodes(deep)["hand:0"].cards] == left


def test_every_module_bears_its_name_and_every_dome_its_code() -> None:
    stage = stage_of(f10(turned={"M2A": 1}).match)
    front = [item for layer in stage.layers if layer.level == "front" for item in layer.items]
    assert sorted(SAY(item.text) for item in front if isinstance(item, Lettering)) == sorted(
        SAY(Text(f"module-{name}")) for name in F10
    )
    assert [slot.code for slot in stage.moulds["M2A"].slots] == ["NE", "NW", "W", "SW", "SE", "E", "M"]


@pytest.mark.parametrize("pod", [(0, 2), (3, 0), None])
def test_the_board_never_grows_wider_than_its_layout(pod: tuple[int, int] | None) -> None:
    box = stage_of(f10(pod=pod, keeper=0 if pod is None else -1).match).box
    assert box.w / box.h <= MOST_ASPECT + 0.01


def test_cells_are_offered_only_while_somebody_docks() -> None:
    deep = f19()
    assert not stage_of(deep.match).spaces
    deep.chooses(first=0)
    assert len(stage_of(deep.match).spaces) == 18
    deep.chooses(q=1, r=2)
    assert not stage_of(deep.match).spaces


def test_every_cell_to_dock_at_has_a_name_of_its_own() -> None:
    deep = f19()
    deep.chooses(first=0)
    options = [option for option in show(deep.match, 0).options if option.action is not None]
    assert len({SAY(option.label) for option in options}) == len(options) == 18


def test_whoever_may_roll_again_reads_what_the_die_does() -> None:
    deep = f10(step="invasion", core="phase_shift", rolls=[1])
    prompt = show(deep.match, 0).prompt
    assert prompt is not None
    hit = len(deep.match.state.colony.rim_tiles[1])
    assert SAY(prompt.text).startswith(f"The die shows 1: {hit} modules get a creep.")


def test_outlooks() -> None:
    deep = f10(
        saved=14,
        robots=["M3B.3", "M1A.C"],
        aboard=6,
        colonists="M3B.5 M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C",
    )
    deep.play(next(o for o in deep.match.options if getattr(o, "who", -1) == space_named("M3B.5")))
    assert follows(deep, to=space_named("pod")) == "follows-seventh"
    assert follows(deep, to=space_named("M3B.4")) == "follows-safe"


@pytest.mark.parametrize(
    ("touched", "rule"),
    [
        ("M5A/C", "JUP-ACT-1"),
        ("M3A/C", "JUP-ACT-7"),
        ("creep:M5A.3", "JUP-ACT-8"),
        ("colonist:1", "JUP-ACT-5"),
        ("robot:1", "JUP-ACT-5"),
        ("pod", "JUP-ACT-1"),
        ("core:0:sniper", "JUP-CARD-7"),
        ("card:0:phase_shift", "JUP-ABL-10"),
        ("card:0:phase_shift:2", "JUP-ABL-10"),
        ("card:1:swap", "JUP-CARD-9"),
        ("cell:5,5", "JUP-POD-8"),
    ],
)
def test_every_impossibility_names_its_rule(touched: str, rule: str) -> None:
    deep = f10(
        robots=["M4A.3", "M1C.0"],
        core="sniper",
        colonists="M4A.0 M1C.2",
        creeps="M5A.3",
        hand={0: ["phase_shift"], 1: ["swap"]},
    )
    reason = why_not(deep.g, 0, touched)
    assert reason is not None
    assert reason[1] == rule
    other = why_not(deep.g, 1, touched)
    assert other is None or other[1] == "JUP-TURN-1"


def test_shooting_is_named_even_when_there_is_nothing_to_shoot() -> None:
    deep = f10(robots=["M4A.3", "pod"])
    assert deep.match.ask is not None
    assert [option.rule for option in faint(deep.g, deep.match.ask, 0)] == ["JUP-ACT-2"]


def test_the_banner_tells_how_it_ended() -> None:
    deep = f10(robots=["M3B.5", "pod"])
    deep.moves("pod")
    scene = show(deep.match, 0)
    assert scene.outcome is not None
    assert scene.outcome.result == "won"
    assert GAME.rulebook[scene.outcome.rule].title == "Win"
