"""Which breaks a source allows: each small change once, by a name that outlives a move of the file."""

from pathlib import Path
from textwrap import dedent

import pytest

from fathomfive.proof.mutation.mutants import Mutant, read


def mutants(tmp_path: Path, source: str, name: str = "turn.py", leave: tuple[str, ...] = ()) -> list[Mutant]:
    file = tmp_path / name
    file.write_text(dedent(source), "utf-8")
    return list(read([file], leave)[0].mutants)


def breaks(tmp_path: Path, source: str) -> list[tuple[str, str]]:
    return [(mutant.was, mutant.now) for mutant in mutants(tmp_path, source)]


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("if a < b: a.go()", {"if a <= b:", "if True:"}),
        ("if a: b.c = 1", {"if not a:", "if True:"}),
        ("if not a: pass", {"if a:", "if True:"}),
        ("x = a and b and c", {"x = a or b or c", "x = b and c", "x = a and c", "x = a and b"}),
        ("x = a + b", {"x = a - b"}),
        ("x = max(a, b)", {"x = min(a, b)"}),
        ("x = a[2]", {"x = a[3]", "x = a[1]"}),
        ("x = a[0]", {"x = a[1]"}),
        ("x = a is not None", {"x = a is None"}),
        ("x = [a, *b]", {"x = [*b]", "x = [a]"}),
        ("x = [c for c in b if c.near]", {"x = [c for c in b if not c.near]", "x = [c for c in b if True]"}),
        ("a.sink()", {"pass"}),
        ("yield from a.sink()", {"pass"}),
        ("while a: b.sink()", {"if a:", "while not a:"}),
        ("for x in b: x.sink()", {"for x in b: # only the first"}),
        ("x = b if a else c", {"x = b if not a else c"}),
    ],
)
def test_small_places_where_a_rule_can_break(tmp_path: Path, line: str, becomes: set[str]) -> None:
    found = breaks(tmp_path, f"def rule(a, b, c):\n    {line}\n")
    assert becomes <= {now for _, now in found}


@pytest.mark.parametrize(
    "line",
    [
        '"""A rule in words: 3."""',
        'tells.swims(g, 1, "REF-MOVE-1")',
        'g.tell("swims", who=1)',
        "assert a == 1",
        "yield from ()",
        "if g.sink is not None: a.tell(1)",
        'text = f"{a + 1}"',
        "x = zip(a, b, strict=True)",
    ],
)
def test_what_only_speaks_breaks_no_rule(tmp_path: Path, line: str) -> None:
    assert breaks(tmp_path, f"def rule(g, a, b):\n    {line}\n") == []


def test_what_is_written_and_never_read_is_only_shown(tmp_path: Path) -> None:
    shown = 'def rule(g):\n    g.phase = "actions"\n'
    assert breaks(tmp_path, shown) == []
    read_somewhere = shown + "\ndef other(g):\n    return g.phase\n"
    assert ("g.phase = 'actions'", "pass") in breaks(tmp_path, read_somewhere)


def test_methods_lambdas_and_cases_have_breaks_too(tmp_path: Path) -> None:
    source = """
        class Turn:
            def run(self, g):
                match g.card:
                    case 1 if g.open:
                        g.go()

        COST = {"boost": lambda g: g.left - 1}
    """
    found = mutants(tmp_path, source)
    assert {mutant.function for mutant in found} == {"turn.Turn.run", "turn.<lambda>"}
    assert "match g.card | case 1" in {mutant.now for mutant in found}


def test_a_function_that_says_yes_or_no_is_turned_round(tmp_path: Path) -> None:
    assert breaks(tmp_path, "def may(g) -> bool:\n    return g.open\n") == [
        ("return g.open", "return not g.open")
    ]


def test_a_mutant_is_known_again_after_its_file_has_moved(tmp_path: Path) -> None:
    source = "def rule(a):\n    return a + 1\n"
    (tmp_path / "steps").mkdir()
    here, there = (mutants(tmp_path, source, name) for name in ("turn.py", "steps/turn.py"))
    assert [mutant.id for mutant in here] == [mutant.id for mutant in there]
    longer = mutants(tmp_path, f"# a comment\n\n{source}")
    assert [(m.id, m.source) for m in longer] == [(m.id, m.source) for m in here]


def test_twins_in_one_function_have_names_of_their_own(tmp_path: Path) -> None:
    found = mutants(tmp_path, "def rule(g):\n    g.sink()\n    g.sink()\n")
    assert len({mutant.id for mutant in found}) == len(found) == 2


def test_another_statement_changes_the_source_but_not_the_name(tmp_path: Path) -> None:
    (before,) = mutants(tmp_path, "def rule(g):\n    g.sink()\n    x = g\n")
    (after,) = mutants(tmp_path, "def rule(g):\n    g.sink()\n    y = g\n")
    assert before.id == after.id
    assert before.source != after.source


def test_functions_that_hold_no_rule_are_left_alone(tmp_path: Path) -> None:
    source = "def components(g):\n    return g.n + 1\n"
    assert mutants(tmp_path, source)
    assert mutants(tmp_path, source, leave=("components",)) == []


def test_what_calls_its_parent_can_be_left_out_too(tmp_path: Path) -> None:
    """A function that no longer names its class could not take the place of one that does."""
    source = "class Turn(Step):\n    def attach(self, book):\n        super().attach(book)\n"
    assert breaks(tmp_path, source) == [("super().attach(book)", "__class__")]
