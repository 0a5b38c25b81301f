"""Parts of a picture are drawn again when something they read has changed, and only then."""

from typing import Any

import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, installed_games
from fathomfive.kernel.match import Match
from fathomfive.scene import Counter, Look, Tableau, looking, part
from fathomfive.scene.view import show


class Diver(msgspec.Struct):
    air: int = 3


class Pool(msgspec.Struct, dict=True):
    """Stands for a state."""

    depth: int = 1
    weed: list[str] = msgspec.field(default_factory=list)
    divers: list[Diver] = msgspec.field(default_factory=lambda: [Diver(), Diver()])

    @property
    def deep(self) -> bool:
        return self.depth > 2

    def air_of(self, seat: int) -> int:
        return self.divers[seat].air


drawn: list[str] = []


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    drawn.clear()


@part
def depth(g: Pool) -> str:
    drawn.append("depth")
    return f"{g.depth} m"


@part
def shade(g: Pool) -> bool:
    drawn.append("shade")
    return g.deep


@part
def colour(g: Pool) -> str:
    drawn.append("colour")
    return "black" if shade(g) else "blue"


@part
def air(g: Pool, seat: int) -> int:
    drawn.append(f"air {seat}")
    return g.air_of(seat)


@part
def all_air(g: Pool) -> int:
    drawn.append("all air")
    return sum(diver.air for diver in g.divers)


@part
def lay_weed(t: Tableau, g: Pool) -> None:
    drawn.append("weed")
    for name in g.weed:
        t.put(name, Counter(label=name, value="1"))


class Viewing:
    """A pool that is looked at again and again."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.look = Look()

    def __call__(self, what: Any, *rest: Any) -> Any:
        with looking(self.look, self.pool):
            return what(self.pool, *rest)


@pytest.fixture
def see() -> Viewing:
    return Viewing()


def test_a_part_is_drawn_once_while_nothing_changes(see: Viewing) -> None:
    assert see(depth) == see(depth) == "1 m"
    see.look.moved()
    assert see(depth) == "1 m"
    assert drawn == ["depth"]


def test_a_part_is_drawn_again_when_a_field_it_read_has_changed(see: Viewing) -> None:
    see(depth)
    see.pool.weed.append("kelp")
    see.look.moved()
    assert see(depth) == "1 m"
    assert drawn == ["depth"], "it never read the weed"
    see.pool.depth = 2
    see.look.moved()
    assert see(depth) == "2 m"
    assert drawn == ["depth", "depth"]


def test_what_changes_and_changes_back_unseen_did_not_change(see: Viewing) -> None:
    see(depth)
    see.pool.depth = 9
    see.look.moved()
    see.pool.depth = 1
    see.look.moved()
    assert see(depth) == "1 m"
    assert drawn == ["depth"]


def test_a_part_around_one_that_looks_as_before_stays(see: Viewing) -> None:
    assert see(colour) == "blue"
    see.pool.depth = 2
    see.look.moved()
    assert see(colour) == "blue"
    assert drawn == ["colour", "shade", "shade"], "deeper, but no darker"
    see.pool.depth = 3
    see.look.moved()
    assert see(colour) == "black"
    assert drawn[3:] == ["shade", "colour"]


def test_of_several_pieces_only_the_one_that_was_read_counts(see: Viewing) -> None:
    assert [see(air, 0), see(air, 1), see(all_air)] == [3, 3, 6]
    see.pool.divers[1].air = 2
    see.look.moved()
    assert [see(air, 0), see(air, 1), see(all_air)] == [3, 2, 5]
    assert drawn == ["air 0", "air 1", "all air", "air 1", "all air"]
    del see.pool.divers[1]
    see.look.moved()
    assert [see(air, 0), see(all_air)] == [3, 3]
    with pytest.raises(IndexError):
        see(air, 1)


def test_nodes_that_stay_are_the_same_objects(see: Viewing) -> None:
    def laid(pool: Pool) -> dict[str, Any]:
        tableau = Tableau()
        lay_weed(tableau, pool)
        return tableau.nodes

    see.pool.weed = ["kelp"]
    before = see(laid)
    see.pool.weed = ["dulse", "kelp"]
    see.look.moved()
    after = see(laid)
    assert list(after) == ["dulse", "kelp"]
    assert after["kelp"] is before["kelp"]
    see.pool.weed = ["kelp", "dulse"]
    see.look.moved()
    assert list(see(laid)) == ["kelp", "dulse"], "they lie on each other in this order"


def test_without_a_look_and_in_a_rehearsal_everything_is_drawn_anew(see: Viewing) -> None:
    assert depth(see.pool) == depth(see.pool) == "1 m"
    assert drawn == ["depth", "depth"]

    def rehearsed(pool: Pool) -> tuple[str, str]:
        return depth(pool), depth(Pool(depth=7))

    assert see(rehearsed) == ("1 m", "7 m")
    assert see(depth) == "1 m"


def test_another_state_in_its_place_is_compared_too(see: Viewing) -> None:
    """As after an undo."""
    see(depth)
    see.pool = Pool(depth=5)
    see.look.moved()
    assert see(depth) == "5 m"


def test_what_is_no_part_of_the_state_cannot_be_read(see: Viewing) -> None:
    vars(see.pool)["agenda"] = []

    @part
    def plans(g: Any) -> int:
        return len(g.agenda)

    with pytest.raises(AttributeError, match="'agenda', which is no part of the state"):
        see(plans)


def test_a_piece_cannot_tell_parts_apart(see: Viewing) -> None:
    """It would be another one after an undo, and the same one after a change."""

    @part
    def air_left(g: Pool, diver: Diver) -> int:
        return diver.air

    with pytest.raises(TypeError, match="unhashable"):
        see(air_left, see.pool.divers[0])


def test_a_part_is_laid_down_whole_and_once() -> None:
    part, whole = Tableau(), Tableau()
    part.put("supply", Counter(label="Supply", value="3"))
    whole.lay(part)
    assert whole.nodes == part.nodes
    with pytest.raises(ValueError, match="'supply' is already there"):
        whole.lay(part)


@pytest.mark.parametrize("game", installed_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(2))
def test_a_kept_picture_is_the_picture_drawn_anew(game: Game[Any], seed: int) -> None:
    """At every question of a match, with something taken back now and then."""
    dice = Dice.seeded(f"parts {seed}")
    seats = game.seats[:2][-1]
    match = Match.start(game, Setup(game.id, seats), Dice.seeded(seed))
    look = Look()
    for number in range(120):
        if match.ask is None:
            break
        for viewer in (*range(seats), None):
            assert show(match, viewer, look=look) == show(match, viewer)
        taker = next((seat for seat in range(seats) if match.can_take_back(seat)), None)
        if taker is not None and number % 7 == 6:
            match.take_back(taker)
        else:
            match.play(dice.pick(match.ask.options_of(match.waiting_for[0])))
        look.moved()
