"""The plain line mode: what is printed, what may be typed, and how it ends."""

import io
import re

import pytest
from rich.console import Console

from fathomfive.terminal.plain import PlainTable
from fathomfive.terminal.sitting import Sitting
from tests.terminal.conftest import Sit


def typed(sitting: Sitting, *lines: str, width: int = 100) -> str:
    """What is printed while these lines are typed through a pipe."""
    paper = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainTable(sitting, source, Console(file=paper, width=width, highlight=False)).run()
    return paper.getvalue()


def test_the_question_stands_below_the_table_with_numbered_options(sit: Sit) -> None:
    printed = typed(sit(2, {1: "random"}))
    for part in (
        "Pearls",
        "Where shall we dive?  PRL-LEAD-1",
        "Dive at",
        "1 the cove",
        "2 the wreck",
        "Bank",
    ):
        assert part in printed
    assert printed.index("Bank") < printed.index("Where shall we dive?") < printed.index("1 the cove")


def test_a_number_plays_and_what_happened_is_told(sit: Sit) -> None:
    printed = typed(sit(2, {1: "random"}), "1")
    assert "Seat 1 leads a dive to the cove.  PRL-LEAD-1" in printed
    assert "Stay for another shell, or rise?" in printed
    assert re.search(r"2 Rise · You share", printed)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("7", "There is no option 7. Choose a number from 1 to 2"),
        ("0", "There is no option 0"),
        ("?7", "There is no option 7"),
        ("dive", "“dive” means nothing here"),
        ("h", "?N why option N"),
        ("?", "PRL-LEAD-1  The leader chooses a reef"),
        ("?1", "Dive at: the cove"),
        ("?prl-lamp-1", "A lamp costs one pearl"),
        ("?PRL-NONE-9", "PRL-NONE-9 (this rulebook has no text for it)"),
        ("i", "the boat"),
        ("i BOAT", "PRL-SHARE-1  Sharing the net"),
        ("i kraken", "Nothing on the table is called “kraken”"),
        ("u", "cannot be taken back"),
        ("w", "nobody to wait for"),
        ("s", "Saved to pearls-1.fathom"),
        ("s deep.fathom", "Saved to deep.fathom"),
        ("s nowhere/deep.fathom", "nowhere/deep.fathom cannot be written"),
    ],
)
def test_looking_and_mistyping_leave_the_question_open(sit: Sit, line: str, says: str) -> None:
    sitting = sit(2, {1: "random"})
    printed = typed(sitting, line, "1")
    assert says in printed
    assert "Seat 1 leads a dive to the cove." in printed


def test_quitting_saves(sit: Sit) -> None:
    printed = typed(sit(2, {1: "random"}), "1", "q", "1")
    assert printed.rstrip().endswith("fathom play pearls --file pearls-1.fathom")
    assert "The input has ended" not in printed


def test_a_pipe_needs_no_enter_for_the_curtain(sit: Sit) -> None:
    printed = typed(sit(2), "1", "1", "2")
    assert "Seat 1: everybody else looks away" in printed
    assert "Seat 2: everybody else looks away" in printed
    assert printed.index("Seat 1: everybody") < printed.index("Where shall we dive?")


def test_played_to_the_end_it_says_who_won_and_why(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    printed = typed(sitting, *["2"] * 400)
    assert sitting.match.over
    assert re.search(r"You (won|lost)", printed)
    assert "PRL-END-1" in printed


def test_nothing_is_left_unsaid(sit: Sit) -> None:
    """Every sentence exists: a missing one would stand there as [its-id]."""
    sitting = sit(3, {2: "greedy"})
    typed(sitting, *["1", "?", "?1", "h", "l", "u", "2"] * 60)
    assert sitting.texts.missing == []


def test_a_window_of_eighty_columns_is_enough(sit: Sit) -> None:
    printed = typed(sit(2, {1: "random"}), "1", "1", width=80)
    table = [line for line in printed.splitlines() if "fathom play" not in line]
    assert max(map(len, table)) <= 80
