"""Reading rule marks from test files: every way to write them that pytest knows, and every way to err."""

from pathlib import Path
from textwrap import dedent

import pytest

from fathomfive.kernel.book import ContentError
from fathomfive.proof import coverage
from fathomfive.proof.coverage import UnreadableMark, collect, collect_source

EVERY_WAY = """
import pytest
from pytest import mark

rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("MODULE-1")]
shallow = pytest.mark.rule("SHARED-1")
DEPTHS = [pytest.param(1, marks=pytest.mark.rule("LIST-1")), 2]


@pytest.mark.rule("ONE-1", "ONE-2")
def test_function(): ...


@mark.rule("MARK-1")
async def test_async(): ...


@rule("ALIAS-1")
@shallow
def test_alias(): ...


@pytest.mark.parametrize("depth", [pytest.param(1, marks=[pytest.mark.rule("PARAM-1"), shallow]), 2])
def test_parameters(depth): ...


@pytest.mark.parametrize("depth", DEPTHS)
def test_listed_parameters(depth): ...


@pytest.mark.rule("CLASS-1")
class TestKraken:
    pytestmark = pytest.mark.rule("BODY-1")

    def test_in_class(self): ...

    class TestArm:
        @pytest.mark.rule("ARM-1")
        def test_nested(self): ...


@pytest.mark.rule("LOST-1")
def not_a_test(): ...
"""


def marks_of(source: str) -> coverage.Proofs:
    return collect_source(dedent(source), "test_dive.py")


def test_every_way_to_write_a_mark_is_read() -> None:
    everything = [
        "test_dive.py::test_function",
        "test_dive.py::test_async",
        "test_dive.py::test_alias",
        "test_dive.py::test_parameters",
        "test_dive.py::test_listed_parameters",
        "test_dive.py::TestKraken::test_in_class",
        "test_dive.py::TestKraken::TestArm::test_nested",
    ]
    assert marks_of(EVERY_WAY) == {
        "MODULE-1": everything,
        "ONE-1": [everything[0]],
        "ONE-2": [everything[0]],
        "MARK-1": [everything[1]],
        "SHARED-1": [everything[2], everything[3]],
        "ALIAS-1": [everything[2]],
        "PARAM-1": [everything[3]],
        "LIST-1": [everything[4]],
        "CLASS-1": everything[5:],
        "BODY-1": everything[5:],
        "ARM-1": [everything[6]],
    }


def marks_by_pytest(items: list[pytest.Item]) -> dict[str, set[str]]:
    """Rule id -> tests, as pytest itself understood the marks; tests that prove nothing are left out."""
    seen: dict[str, set[str]] = {}
    for item in items:
        if any(item.get_closest_marker(name) for name in coverage.NOT_PROOF):
            continue
        for rule in (rule for mark in item.iter_markers("rule") for rule in mark.args):
            seen.setdefault(rule, set()).add(item.nodeid.partition("[")[0])
    return seen


def test_pytest_understands_the_same_marks(pytester: pytest.Pytester) -> None:
    pytester.makeini(
        "[pytest]\nmarkers = rule(*ids): proven rules\nasyncio_default_fixture_loop_scope = function"
    )
    path = pytester.makepyfile(test_dive=EVERY_WAY)
    items, _ = pytester.inline_genitems(path)
    assert marks_by_pytest(items) == {rule: set(tests) for rule, tests in marks_of(EVERY_WAY).items()}


def test_pytest_understands_the_same_marks_in_this_very_run(request: pytest.FixtureRequest) -> None:
    read = collect(Path(__file__).parents[1])
    by_pytest = marks_by_pytest(request.session.items)
    assert {
        r: tests - set(read.get(r, [])) for r, tests in by_pytest.items() if tests - set(read.get(r, []))
    } == {}


@pytest.mark.parametrize("excuse", ["skip", "skip(reason='later')", "skipif(True, reason='x')", "xfail"])
def test_a_test_with_an_excuse_proves_nothing(excuse: str) -> None:
    marked = f"""
        import pytest
        @pytest.mark.{excuse}
        @pytest.mark.rule("REF-MOVE-1")
        def test_swim(): ...
    """
    assert marks_of(marked) == {}


def test_an_excuse_for_the_module_counts_for_each_test() -> None:
    source = 'import pytest\npytestmark = pytest.mark.skip\n@pytest.mark.rule("A-1")\ndef test_swim(): ...'
    assert marks_of(source) == {}


@pytest.mark.parametrize(
    "mark", ["rule()", "rule(RULE)", "rule(f'REF-{n}')", "rule(*RULES)", "rule(4)", "rule(id='A')"]
)
def test_a_mark_that_cannot_be_read_says_where_it_stands(mark: str) -> None:
    with pytest.raises(UnreadableMark, match=r"test_dive\.py:2: "):
        marks_of(f"import pytest\n@pytest.mark.{mark}\ndef test_swim(): ...")


def test_other_marks_and_decorators_are_left_alone() -> None:
    assert (
        marks_of('import pytest\n@pytest.mark.timeout("4")\n@other.rule("A-1")\ndef test_swim(): ...') == {}
    )


def test_a_folder_is_read_in_order_and_named_like_pytest_does(tmp_path: Path) -> None:
    mark = 'import pytest\n@pytest.mark.rule("REF-MOVE-1")\ndef test_swim(): ...\n'
    for name in ("games/test_b.py", "test_a.py", "games/swim_test.py", "games/board.py"):
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(mark, encoding="utf-8")
    expected = [
        "tests/games/swim_test.py::test_swim",
        "tests/games/test_b.py::test_swim",
        "tests/test_a.py::test_swim",
    ]
    assert collect(tmp_path / "tests") == {"REF-MOVE-1": expected}


def test_rules_without_a_test_and_tests_without_a_rule_are_told() -> None:
    rules = ["REF-MOVE-1", "REF-MOVE-2", "REF-MOVE-3"]
    marks = {"REF-MOVE-1": ["test_a"], "REF-MOVE-3": ["test_b"], "REF-MOV-2": ["test_c"]}
    assert coverage.unproven(rules, marks) == ["REF-MOVE-2"]
    assert coverage.unknown(rules, marks) == {"REF-MOV-2": ["test_c"]}
    assert coverage.summary(rules, marks) == "rules proven: 2/3"


def test_the_ids_of_a_rule_file_come_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    rule = '[[rule]]\nid = "{}"\nsection = "Move"\ntitle = "Swim"\ntext = "One space."\n'
    path.write_text(rule.format("REF-MOVE-2") + rule.format("REF-MOVE-1"), encoding="utf-8")
    assert coverage.rule_ids(path) == ["REF-MOVE-2", "REF-MOVE-1"]


@pytest.mark.parametrize(
    "text", ["", "rule = []", "[[rule]]\ntext = 'a'", "REF-MOVE-1 = 'text'", "[REF-MOVE-1]\ntext = 'a'"]
)
def test_a_rule_file_of_another_shape_is_refused_rather_than_counted_as_proven(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"^rules\.toml: "):
        coverage.rule_ids(path)
