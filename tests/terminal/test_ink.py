"""Breaking lines: no word is lost, none is torn, and nothing is wider than it may be."""

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.terminal.canvas import Cell, Rule, lay_out
from fathomfive.terminal.ink import flow, hang, ink

lines = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=20)


@given(lines, st.integers(12, 40), st.integers(0, 6))
def test_hanging_lines(words: list[str], width: int, indent: int) -> None:
    parts = hang(Rich(" ".join(words)), width, min(indent, width - 10))
    assert " ".join(part.plain for part in parts).split() == words
    assert all(part.cell_len <= width for part in parts)


@given(lines, st.integers(10, 40))
def test_flowing_parts(words: list[str], width: int) -> None:
    found = flow([Rich(word) for word in words], width)
    assert "   ".join(line.plain for line in found).split() == words
    assert all(line.cell_len <= width for line in found)


def test_strong_words_are_bold() -> None:
    text = ink("**Mags** swims", Texts("en"))
    assert text.plain == "Mags swims"
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 4, "bold")]


def cell(x: float, y: float, text: str) -> Cell:
    return Cell(x, y, Rich(text))


def test_places_in_a_line_stand_in_a_line() -> None:
    cells = [cell(0, 0, "a"), cell(10, 1, "b"), cell(20, 0, "c"), cell(1, 10, "d"), cell(20, 11, "ee")]
    rule = Rule(6, Rich("--"))
    assert [line.plain for line in lay_out(cells, [rule], width=6)] == ["a b c", "--", "d   ee"]


def test_a_wide_cell_pushes_and_the_rest_finds_its_way_back() -> None:
    row = [cell(10 * n, 0, "x" if n else "xxxx") for n in range(6)]
    below = [cell(10 * n, 10, "o") for n in range(6)]
    assert [line.plain for line in lay_out([*row, *below], width=11)] == ["xxxx x x x x x", "o o o o o o"]


def test_one_place_is_a_board_too() -> None:
    assert [line.plain for line in lay_out([cell(5, 5, "a")], width=10)] == ["a"]
