"""Which rule or worked example is proven by which test, read from the test files without running them.

Here: the `@pytest.mark.rule("REF-MOVE-1")` and `mark.example("REF-EX-1")` of a folder, beside `rules.toml`.
Not here: whether those tests pass; that is pytest's word.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from fathomfive.kernel.rules import Rulebook

Proofs = dict[str, list[str]]  # rule id -> names of the tests that carry it, as pytest spells them
Kind = Literal["rule", "example"]  # what a test may say it proves

NOT_PROOF = ("skip", "skipif", "xfail")  # a test that may not run, or is allowed to fail, proves nothing


class UnreadableMark(ValueError):
    """A rule mark whose ids cannot be read without running the file."""


def collect(tests: Path, kind: Kind = "rule") -> Proofs:
    """The marks of every test file below `tests`, which also gives the names their first part."""
    marks: Proofs = {}
    for path in sorted([*tests.rglob("test_*.py"), *tests.rglob("*_test.py")]):
        name = path.relative_to(tests.parent).as_posix()
        for rule, proofs in collect_source(path.read_text(encoding="utf-8"), name, kind).items():
            marks.setdefault(rule, []).extend(proofs)
    return marks


def collect_source(source: str, name: str, kind: Kind = "rule") -> Proofs:
    """The marks of one test file: on functions, classes, parameters, and in `pytestmark`."""
    tree = ast.parse(source, filename=name)
    constants = dict(_assignments(tree.body))
    marks: Proofs = {}
    for test, expressions in _tests(tree.body, name, []):
        nodes = [node for expression in expressions for node in _reach(expression, constants)]
        if any(_is_mark(node, *NOT_PROOF) for node in nodes):
            continue
        for rule in dict.fromkeys(rule for node in nodes for rule in _ids(node, constants, name, kind)):
            marks.setdefault(rule, []).append(test)
    return marks


def line_of(test: str, root: Path) -> int:
    """The line on which a test, as pytest names it, begins in its file below `root`."""
    file, *names = test.split("::")
    body = ast.parse((root / file).read_text(encoding="utf-8")).body
    line = 1
    for name in names:
        found = next(node for node in body if getattr(node, "name", "") == name)
        line, body = found.lineno, getattr(found, "body", [])
    return line


def rule_ids(rules: Path) -> list[str]:
    """The ids of one `rules.toml`, in its order. An empty or strange file is an error, not fully proven."""
    return [rule.id for rule in Rulebook.read(tomllib.loads(rules.read_text(encoding="utf-8")))]


def unproven(rules: Iterable[str], marks: Mapping[str, Sequence[str]]) -> list[str]:
    """The rules that no test speaks for."""
    return [rule for rule in rules if not marks.get(rule)]


def unknown(rules: Iterable[str], marks: Mapping[str, Sequence[str]]) -> Proofs:
    """The marks whose id none of the rules has: a slip of the pen or a rule since renamed."""
    known = set(rules)
    return {rule: list(tests) for rule, tests in marks.items() if rule not in known}


def summary(rules: Sequence[str], marks: Mapping[str, Sequence[str]]) -> str:
    return f"rules proven: {len(rules) - len(unproven(rules, marks))}/{len(rules)}"


def _tests(
    body: Sequence[ast.stmt], prefix: str, inherited: Sequence[ast.expr]
) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every test below `body` with the expressions that may mark it, outermost first."""
    around = [*inherited, *(value for target, value in _assignments(body) if target == "pytestmark")]
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                yield f"{prefix}::{node.name}", [*around, *node.decorator_list]
            case ast.ClassDef() if node.name.startswith("Test"):
                yield from _tests(node.body, f"{prefix}::{node.name}", [*around, *node.decorator_list])


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value):
                yield target, value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value):
                yield target, value


def _reach(expression: ast.expr, constants: Mapping[str, ast.expr]) -> Iterator[ast.AST]:
    """The nodes of an expression and of the module's constants that it names (a list of parameters, say)."""
    waiting, named = [expression], set[str]()
    while waiting:
        for node in ast.walk(waiting.pop()):
            yield node
            if isinstance(node, ast.Name) and node.id in constants and node.id not in named:
                named.add(node.id)
                waiting.append(constants[node.id])


def _is_mark(node: ast.AST, *names: str) -> bool:
    """`pytest.mark.NAME`, or `mark.NAME`."""
    match node:
        case ast.Attribute(attr=name, value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return name in names
    return False


def _ids(node: ast.AST, constants: Mapping[str, ast.expr], name: str, kind: Kind) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=alias)) if alias in constants and _is_mark(constants[alias], kind):
            pass
        case ast.Call(func=func) if _is_mark(func, kind):
            pass
        case _:
            return
    if not node.args or node.keywords:
        raise UnreadableMark(
            f'{name}:{node.lineno}: a {kind} mark takes ids, like mark.{kind}("REF-MOVE-1").'
        )
    for argument in node.args:
        match argument:
            case ast.Constant(value=str(rule)):
                yield rule
            case _:
                raise UnreadableMark(
                    f"{name}:{argument.lineno}: {ast.unparse(argument)} is computed, but marks are read "
                    "without running the tests; write the rule id as a plain string."
                )
