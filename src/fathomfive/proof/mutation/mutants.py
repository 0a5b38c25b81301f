"""A rule broken in one small place: every such break that a source file allows.

Here: the breaks and their names. Not here: making a running game play by one (`breaking`), and whether a test
notices (`trial`). Words, pictures and log lines are left alone: a wrong sentence breaks no rule.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TELLING = frozenset({"tells", "words", "names"})  # modules that only speak
SPEAKING = frozenset({"tell", "say", "Text", "Tell", "RuleBroke", "cast"})

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(frozen=True)
class Mutant:
    """One small break, named so that it is known again on another machine and after the file has moved."""

    id: str
    file: Path
    function: str  # turn.Turn.run
    source: str  # short hash of that whole function: another one, and every verdict on it is out of date
    line: int
    lines: range  # of the statement: whatever runs one of them may notice
    was: str
    now: str
    change: Change = field(compare=False, repr=False)


@dataclass(frozen=True)
class Change:
    """Where in the tree one thing is put for another."""

    owner: ast.AST
    name: str
    index: int | None
    new: object
    note: str = ""  # where the statement's own line does not show the break

    @property
    def statement(self) -> ast.stmt | None:
        """What stands there instead, if a whole statement is put for another."""
        return self.new if isinstance(self.new, ast.stmt) else None

    @contextmanager
    def made(self) -> Iterator[None]:
        old = self._put(self.new)
        try:
            yield
        finally:
            self._put(old)

    def _put(self, value: object) -> object:
        held = getattr(self.owner, self.name)
        if self.index is None:
            setattr(self.owner, self.name, value)
            return held
        old = held[self.index]
        held[self.index] = value
        return old


@dataclass(frozen=True)
class Source:
    """A file, read once, with all its mutants."""

    file: Path
    tree: ast.Module
    mutants: tuple[Mutant, ...]


def read(files: Sequence[Path], leave: Collection[str] = ()) -> list[Source]:
    """The sources of a game's rules, without the functions to leave alone.

    What they write but never read, such as a phase, is only shown, so it breaks no rule.
    """
    trees = {file: ast.parse(file.read_text(encoding="utf-8"), filename=str(file)) for file in files}
    read = {
        node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
    return [
        Source(file, tree, tuple(m for m in _mutants(tree, file, read) if not _left(m.function, leave)))
        for file, tree in trees.items()
    ]


def _left(function: str, leave: Collection[str]) -> bool:
    return function in leave or function.rpartition(".")[2] in leave


def _mutants(tree: ast.Module, file: Path, read: Set[str]) -> Iterator[Mutant]:
    twins = Counter[tuple[str, str, str]]()
    for name, function in functions(tree):
        full = f"{file.stem}.{name}" if file.stem != "__init__" else f"{file.parent.name}.{name}"
        source = _short(ast.unparse(function))
        for statement, change in _function_changes(function):
            if _only_shown(statement, read):
                continue
            was = _told(statement)
            with change.made():
                now = f"{_told(change.statement or statement)} {change.note}".strip()
            if was == now:
                continue
            twins[full, was, now] += 1
            yield Mutant(
                id=_short(f"{full}\n{was}\n{now}\n{twins[full, was, now]}"),
                file=file,
                function=full,
                source=source,
                line=getattr(change.owner, "lineno", statement.lineno),
                lines=_lines(statement),
                was=was,
                now=now,
                change=change,
            )


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """Every outermost function with its name, as `Class.method`; a lambda goes by `<lambda>`."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield f"{prefix}{name}", node
            case ast.Lambda():
                yield f"{prefix}<lambda>", node
            case ast.ClassDef(name=name):
                yield from functions(node, f"{prefix}{name}.")
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case _:
                yield from functions(node, prefix)


def _function_changes(function: Function) -> Iterator[tuple[ast.stmt | ast.Lambda, Change]]:
    if isinstance(function, ast.Lambda):
        for change in _changes(function, "body", None, function.body):
            yield function, change
        return
    yield from _body_changes(function, "body")
    if isinstance(function.returns, ast.Name) and function.returns.id == "bool":
        for node in ast.walk(function):
            match node:
                case ast.Return(value=ast.Call() | ast.Attribute() | ast.Name() as value):
                    turned = ast.copy_location(ast.UnaryOp(ast.Not(), value), value)
                    yield node, Change(node, "value", None, turned)


def _body_changes(owner: ast.AST, name: str) -> Iterator[tuple[ast.stmt | ast.Lambda, Change]]:
    """The breaks of each statement of a body, and of the bodies inside it."""
    body: list[ast.stmt] = getattr(owner, name)
    for index, statement in enumerate(body):
        if _only_speaks(statement):
            continue
        if _can_go(statement):
            yield statement, Change(owner, name, index, ast.copy_location(_nothing(statement), statement))
        if isinstance(statement, ast.While):
            once = ast.If(statement.test, statement.body, statement.orelse)
            if not any(isinstance(node, ast.Break | ast.Continue) for node in ast.walk(statement)):
                yield statement, Change(owner, name, index, ast.copy_location(once, statement))
        if isinstance(statement, ast.For) and not isinstance(statement.body[-1], ast.Return | ast.Break):
            first = [*statement.body, ast.copy_location(ast.Break(), statement.body[-1])]
            yield statement, Change(statement, "body", None, first, "# only the first")
        yield from ((statement, change) for change in _header_changes(statement))
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _body_changes(statement, "body")
            case ast.Match(cases=cases):
                for case in cases:
                    if case.guard is not None:
                        yield statement, Change(case, "guard", None, None)
                        for change in _changes(case, "guard", None, case.guard):
                            yield statement, change
                    yield from _body_changes(case, "body")
            case ast.If() | ast.For() | ast.While() | ast.With() | ast.Try():
                for part in ("body", "orelse", "finalbody"):
                    if hasattr(statement, part):
                        yield from _body_changes(statement, part)


def _header_changes(statement: ast.stmt) -> Iterator[Change]:
    """The breaks inside a statement's own expressions, not in the statements below it."""
    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.Assert() | ast.Import():
            return
        case ast.If() | ast.While():
            yield from _condition(statement, "test", statement.test)
            if isinstance(statement, ast.If):
                yield Change(statement, "test", None, ast.copy_location(ast.Constant(True), statement.test))
        case ast.AugAssign(op=op):
            if (swap := SWAPPED.get(type(op))) is not None:
                yield Change(statement, "op", None, swap())
            yield from _changes(statement, "value", None, statement.value)
        case ast.AnnAssign():
            if statement.value is not None:
                yield from _changes(statement, "value", None, statement.value)
        case ast.Match():
            yield from _changes(statement, "subject", None, statement.subject)
        case _:
            for name, value in ast.iter_fields(statement):
                if name not in ("body", "orelse", "finalbody", "handlers"):
                    yield from _each(statement, name, value)


def _each(owner: ast.AST, name: str, value: object) -> Iterator[Change]:
    if isinstance(value, ast.expr):
        yield from _changes(owner, name, None, value)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, ast.expr):
                yield from _changes(owner, name, index, item)
            elif isinstance(item, ast.keyword) and item.arg not in ("rule", "key", "strict"):
                yield from _changes(item, "value", None, item.value)
            elif isinstance(item, ast.comprehension):
                yield from _changes(item, "iter", None, item.iter)
                for number, test in enumerate(item.ifs):
                    yield from _condition(item, "ifs", test, number)
                    yield Change(item, "ifs", number, ast.copy_location(ast.Constant(True), test))


def _condition(owner: ast.AST, name: str, test: ast.expr, index: int | None = None) -> Iterator[Change]:
    """A condition is turned round as a whole, unless one of its own breaks does just that."""
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield Change(owner, name, index, ast.copy_location(ast.UnaryOp(ast.Not(), test), test))
    yield from _changes(owner, name, index, test)


def _changes(owner: ast.AST, name: str, index: int | None, node: ast.expr) -> Iterator[Change]:
    """Every break of one expression, which stands at this place of its owner."""

    def instead(new: ast.expr) -> Change:
        return Change(owner, name, index, ast.copy_location(new, node))

    match node:
        case ast.Call(func=func) if _speaks(func):
            return
        case ast.JoinedStr() | ast.Starred(value=ast.Constant()):
            return
        case ast.Constant(value=bool(value)):
            yield instead(ast.Constant(not value))
        case ast.Constant(value=int(value)):
            yield instead(ast.Constant(value + 1))
            if value > 0:
                yield instead(ast.Constant(value - 1))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield instead(operand)
            yield from _inside(node)
            return
        case ast.Compare(ops=ops):
            for number, op in enumerate(ops):
                yield Change(node, "ops", number, FLIPPED[type(op)]())
        case ast.BoolOp(op=op, values=values):
            yield Change(node, "op", None, ast.Or() if isinstance(op, ast.And) else ast.And())
            for number in range(len(values)):
                rest = values[:number] + values[number + 1 :]
                yield instead(rest[0] if len(rest) == 1 else ast.BoolOp(op, rest))
            for number, part in enumerate(values):
                yield from _changes(node, "values", number, part)
            return
        case ast.BinOp(op=op, left=left, right=right):
            swap = SWAPPED.get(type(op))
            if swap is not None and not any(isinstance(side, ast.List | ast.Tuple) for side in (left, right)):
                yield Change(node, "op", None, swap())
        case ast.IfExp(test=test):
            yield from _condition(node, "test", test)
            yield from _changes(node, "body", None, node.body)
            yield from _changes(node, "orelse", None, node.orelse)
            return
        case ast.Call(func=ast.Name(id=called)) if called in TWINS:
            yield Change(
                node, "func", None, ast.copy_location(ast.Name(TWINS[called], ast.Load()), node.func)
            )
        case ast.List(elts=elts):
            for number in range(len(elts)):
                yield instead(ast.List(elts[:number] + elts[number + 1 :], node.ctx))
    yield from _inside(node)


def _inside(node: ast.expr) -> Iterator[Change]:
    for name, value in ast.iter_fields(node):
        yield from _each(node, name, value)


def _can_go(statement: ast.stmt) -> bool:
    """Statements that do something by themselves; a local name that is missing would break on its own."""
    match statement:
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
            return not _is_only_generator(statement)
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets) and not any(
                isinstance(target, ast.Name) for target in targets
            )
        case ast.Return(value=None):
            return True
    return False


def _nothing(statement: ast.stmt) -> ast.stmt:
    """What stands for a statement left out; the class that `super()` needs stays a free variable."""
    if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(statement)):
        return ast.Expr(ast.Name("__class__", ast.Load()))
    return ast.Pass()


def _is_only_generator(statement: ast.stmt) -> bool:
    """`yield from ()`, which makes a generator of a function and does nothing."""
    match statement:
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return True
    return False


def _only_speaks(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=func)):
            return _speaks(func)
        case ast.Assert():
            return True
        case ast.If(test=ast.Compare(left=ast.Attribute(attr="sink"))):
            return True
    return False


def _only_shown(statement: ast.stmt | ast.Lambda, read: Set[str]) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Attribute(attr=name)]):
            return name not in read
    return False


def _speaks(func: ast.expr) -> bool:
    match func:
        case ast.Attribute(value=ast.Name(id=module), attr=called):
            return module in TELLING or called in SPEAKING
        case ast.Attribute(attr=called) | ast.Name(id=called):
            return called in SPEAKING
    return False


def _lines(statement: ast.stmt | ast.Lambda) -> range:
    """The lines of a simple statement, or of the head of a compound one."""
    last = statement.end_lineno or statement.lineno
    match statement:
        case ast.If(body=body) | ast.While(body=body) | ast.For(body=body) | ast.With(body=body):
            last = max(statement.lineno, body[0].lineno - 1)
        case ast.Match(cases=cases):
            last = max(case.pattern.end_lineno or case.pattern.lineno for case in cases)
    return range(statement.lineno, last + 1)


def _told(statement: ast.stmt | ast.Lambda) -> str:
    """A statement as one line for people: of a compound one, its head."""
    match statement:
        case ast.If() | ast.While() | ast.For() | ast.With():
            return ast.unparse(statement).split("\n", 1)[0]
        case ast.Match(subject=subject, cases=cases):
            heads = (f"case {ast.unparse(case.pattern)}{_guard(case)}" for case in cases)
            return " | ".join([f"match {ast.unparse(subject)}", *heads])
    return " ".join(ast.unparse(statement).split())


def _guard(case: ast.match_case) -> str:
    return f" if {ast.unparse(case.guard)}" if case.guard is not None else ""


def _short(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=5).hexdigest()
