"""The test kit lays out, answers and looks; and it says so when a test asks for what is not there."""

import pytest

from fathomfive.kernel.play import Step
from fathomfive.kernel.text import say
from fathomfive.proof.position import LoadedDice, Position, stack
from tests.toys.pearls.game import GAME, Breath, Breathe, Choose, Lead, Sea


def lay_out(g: Sea) -> list[Step]:
    stack(g.reefs["cove"], "2", "3", "0")
    g.hoards[0] = 4
    return [Lead(0)]


def sea() -> Position[Sea]:
    return Position.of(GAME, seats=2, lay_out=lay_out)


def test_a_table_lies_as_it_was_laid_out_and_plays_on() -> None:
    table = sea()
    assert (table.asked, table.seat, table.g.hoards) == ("reef", 0, [4, 0])
    table.answers(Choose, reef="cove").passes()
    assert table.g.net == 2
    assert [tell.args["reef"] for tell in table.said("dive")] == [say("space-cove")]
    assert table.offered(Breathe, "stay") == [True, False, True, False]


def test_steps_and_changes_by_hand_are_asked_anew() -> None:
    table = sea()
    table.g.reef, table.g.under, table.g.net = "cove", [0, 1], 6
    table.again(Breath(), Lead(1))
    table.answers(Breathe, seat=0, stay=False).answers(Breathe, seat=1, stay=False)
    assert table.g.hoards == [7, 3]
    table.g.hoards[1] = 0
    assert table.again().asked == table.asked


def test_an_answer_that_is_not_offered_fails_with_those_that_are() -> None:
    with pytest.raises(AssertionError, match=r"Choose .*'nowhere'.*cove"):
        sea().answers(Choose, reef="nowhere")
    with pytest.raises(AssertionError, match="still asked: reef"):
        sea().outcome  # noqa: B018


ONE_EEL = {"sea": {"shells": {"calm": {"0": 1}}}}


def test_a_card_that_the_game_has_once_cannot_be_laid_out_twice() -> None:
    """Else a hand would hold what is drawn again later, and the test would prove nothing."""

    def eel_on_top(g: Sea) -> None:
        stack(g.reefs["cove"], "0", "1")
        stack(g.reefs["wreck"], "0", "1")

    with pytest.raises(AssertionError, match=r"0 lies on the table more than once.*take it out of the zone"):
        Position.of(GAME, seats=2, content=ONE_EEL, lay_out=eel_on_top)
    assert Position.of(GAME, seats=2, lay_out=eel_on_top).asked, "of four eels two may lie so"
    table = Position.of(GAME, seats=2, content=ONE_EEL)
    eel_on_top(table.g)
    with pytest.raises(AssertionError, match="lies on the table more than once"):
        table.again()


def test_words_are_read_in_english_and_must_exist() -> None:
    assert sea().reads(say("space-cove")) == "the cove"
    with pytest.raises(AssertionError, match="space-nowhere"):
        sea().reads(say("space-nowhere"))


def test_loaded_dice_fall_as_they_are_told() -> None:
    dice = LoadedDice.showing("heads", 2, faces=[("heads", "tails")])
    assert [dice.below(2), dice.below(6)] == [0, 2]
    with pytest.raises(AssertionError, match="once more than expected"):
        dice.below(2)
    with pytest.raises(AssertionError, match="one of 2 equal faces, not of 3"):
        LoadedDice.showing("tails", faces=[("heads", "tails")]).below(3)
