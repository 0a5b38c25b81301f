"""The walls of the house as functions: each takes source text and returns the faults it finds, in words.

Sources are parsed, never imported, so a broken wall is found even in a module that does not load.
`test_walls.py` runs them over the tree and proves that each can fail.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping

PACKAGE = "fathomfive"

# Room -> the rooms it may import besides itself. Arrows point down only, and none leads to a game: games are
# found through their entry point, ours like a stranger's.
ARROWS: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "scene": frozenset({"kernel"}),
    "kit": frozenset({"kernel"}),
    "learning": frozenset({"scene", "kernel"}),
    "proof": frozenset({"learning", "scene", "kernel"}),
    "author": frozenset({"kit", "scene", "kernel"}),
    "games": frozenset({"author"}),
    "bots": frozenset({"kernel"}),
    "lab": frozenset({"bots", "scene", "kernel"}),
    "envs": frozenset({"terminal", "bots", "learning", "scene", "kernel"}),
    "tables": frozenset({"bots", "learning", "scene", "kernel"}),
    "keepsake": frozenset({"tables", "scene", "kernel"}),
    "server": frozenset({"keepsake", "tables", "bots", "learning", "scene", "kernel"}),
    "browser": frozenset({"tables", "bots", "learning", "scene", "kernel"}),
    "site": frozenset({"server", "tables", "learning", "scene", "kernel"}),
    "dev": frozenset({"server", "tables", "proof", "scene", "kernel"}),
    "terminal": frozenset({"bots", "learning", "scene", "kernel"}),
    "cli": frozenset(
        {
            *("dev", "site", "server", "keepsake", "tables", "terminal", "lab", "envs", "proof"),
            *("bots", "learning", "scene", "kernel"),
        }
    ),
    "__main__": frozenset({"cli"}),
}

# Rooms that must run where there is no server, such as in a browser, and whose packages they may use there.
BARE_ROOMS = frozenset({"tables", "browser"})
BARE_PACKAGES = frozenset({"msgspec"})
NOT_IN_A_PAGE = frozenset(
    {
        "threading",
        "multiprocessing",
        "concurrent",
        "subprocess",
        "socket",
        "ssl",
        "signal",
        "select",
        "sqlite3",
    }
)
"""Modules of Python that a page has not, or that only pretend there."""

# Besides Dice, everything that differs from one run to the next.
UNREPEATABLE = frozenset({"random", "time", "datetime", "secrets", "uuid", "os.urandom", "numpy.random"})
BANNED_IMPORTS = {"kernel": frozenset({"random", "numpy.random"}), "games": UNREPEATABLE}


def room_of(module: str) -> str:
    """`fathomfive.games.refuge.steps` -> `games`; the bare package has no room."""
    return module.split(".")[1] if "." in module else ""


def imports(source: str, module: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Every dotted name a module imports, relative ones resolved, `from a import b` as `a.b`."""
    return _named(ast.walk(ast.parse(source)), module, is_package)


def imports_on_loading(source: str, module: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Those that run when the module is loaded: not inside a function, and not for types alone."""
    return _named(_on_loading(ast.parse(source)), module, is_package)


def _on_loading(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and _name(node.test) == "TYPE_CHECKING":
            yield from (inner for other in node.orelse for inner in (other, *_on_loading(other)))
            continue
        yield node
        yield from _on_loading(node)


def _named(nodes: Iterable[ast.AST], module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            up = node.level - is_package
            base = (
                [*parts[: len(parts) - up], *([node.module] if node.module else [])]
                if node.level
                else [node.module]
            )
            yield from ((node.lineno, ".".join([*map(str, base), alias.name])) for alias in node.names)


def wall_faults(source: str, module: str, is_package: bool = False) -> list[str]:
    """Imports of our own rooms against the arrows."""
    room, faults = room_of(module), []
    if room and room not in ARROWS:
        return [f"{module}: no room {room!r} is on the plan; give it its arrows in tests/walls.py"]
    for line, target in imports(source, module, is_package):
        if target.split(".")[0] != PACKAGE:
            continue
        to = room_of(target)
        if not to or (to == room and (room != "games" or _same_game(module, target))):
            continue
        if to not in ARROWS.get(room, frozenset()):
            faults.append(f"{module}:{line}: {room or PACKAGE} may not import {target}")
    return faults


def _same_game(module: str, target: str) -> bool:
    return module.split(".")[2:3] == target.split(".")[2:3]


def outside_faults(source: str, module: str) -> list[str]:
    """Packages of others in a room that must run where there is nothing but Python and msgspec."""
    if room_of(module) not in BARE_ROOMS:
        return []
    free = {PACKAGE, *BARE_PACKAGES, *sys.stdlib_module_names}
    return [
        f"{module}:{line}: {target} lies outside; put it behind a protocol of tables/ports.py"
        for line, target in imports(source, module)
        if target.split(".")[0] not in free
    ]


def page_faults(source: str, module: str) -> list[str]:
    """What no interpreter in a page can do: threads, processes, sockets."""
    if room_of(module) != "browser":
        return []
    threads = [
        (node.lineno, node.attr)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in ("to_thread", "run_in_executor", "start_server")
    ]
    loaded = [found for found in imports(source, module) if found[1].split(".")[0] in NOT_IN_A_PAGE]
    return [f"{module}:{line}: a page has no {what}" for line, what in (*loaded, *threads)]


def circles(sources: Mapping[str, str], packages: frozenset[str] = frozenset()) -> list[frozenset[str]]:
    """Modules that import each other while they load, by name and source; each circle as its members."""
    arrows = {
        module: {
            _module(target, sources) for _, target in imports_on_loading(source, module, module in packages)
        }
        & sources.keys() - {module}
        for module, source in sources.items()
    }
    reached = {module: _reached(module, arrows) for module in arrows}
    found = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in arrows
        if module in reached[module]
    }
    return sorted(found, key=sorted)


def _module(target: str, sources: Mapping[str, str]) -> str:
    """`from a.b import c` names a module, or something in one."""
    return target if target in sources else target.rpartition(".")[0]


def _reached(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = list(arrows[start])
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += arrows[module]
    return seen


def named_games(source: str, module: str, games: frozenset[str]) -> list[str]:
    """Game ids that stand as text, or as part of a dotted module name, in a module outside `games/`."""
    if room_of(module) == "games":
        return []
    dotted = re.compile(rf"{PACKAGE}\.games\.(\w+)")
    return [
        f"{module}:{node.lineno}: {node.value!r} names a game"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (node.value in games or any(name in games for name in dotted.findall(node.value)))
    ]


def chance_faults(source: str, module: str) -> list[str]:
    """Chance, clocks and the like, by import or as an attribute of something imported."""
    banned, tree = BANNED_IMPORTS.get(room_of(module), frozenset()), ast.parse(source)
    reached = [
        *imports(source, module),
        *((n.lineno, ast.unparse(n)) for n in ast.walk(tree) if isinstance(n, ast.Attribute)),
    ]
    return [
        f"{module}:{line}: {name} does not come out the same twice; chance comes from the kernel's Dice alone"
        for line, name in reached
        if any(name == taboo or name.startswith(f"{taboo}.") for taboo in banned)
    ]


# --- sets -------------------------------------------------------------------------------------------------

SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
SET_TYPES = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet"})
IN_ORDER = frozenset({"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "dict"})
ORDER_FREE = frozenset({"sorted", "len", "any", "all", "sum", "min", "max", "set", "frozenset"})
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def set_iterations(source: str, module: str) -> list[str]:
    """Places where the order of a set decides something, as far as the text of one function tells.

    Found: set displays, calls of set and frozenset, set algebra, and names given or annotated as such.
    """
    tree, faults = ast.parse(source), []
    for scope in (node for node in ast.walk(tree) if isinstance(node, Scope)):
        sets = _set_names(scope)
        harmless = {
            id(argument)
            for node in _inside(scope)
            if isinstance(node, ast.Call) and _name(node.func) in ORDER_FREE and not node.keywords
            for argument in node.args
        }
        for node in _inside(scope):
            faults += [
                f"{module}:{node.lineno}: iterates over the set {ast.unparse(walked)}; sort it first"
                for walked in _walked(node, harmless)
                if _is_set(walked, sets)
            ]
    return faults


def _inside(scope: Scope) -> Iterator[ast.expr | ast.stmt]:
    """The nodes of a scope, without those of the scopes within it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        if not isinstance(node, Scope):
            waiting += ast.iter_child_nodes(node)


def _walked(node: ast.expr | ast.stmt, harmless: set[int]) -> Iterator[ast.expr]:
    """What a node takes one by one in an order that shows."""
    match node:
        case ast.For() | ast.AsyncFor():
            yield node.iter
        case ast.ListComp() | ast.DictComp():
            yield from (generator.iter for generator in node.generators)
        case ast.GeneratorExp() if id(node) not in harmless:
            yield from (generator.iter for generator in node.generators)
        case ast.Call(func=ast.Name(id=name)) if name in IN_ORDER:
            yield from node.args
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            yield from (element.value for element in elements if isinstance(element, ast.Starred))
        case ast.YieldFrom(value=value):
            yield value


def _is_set(node: ast.expr, sets: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in sets
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(attr=method)) if method in SET_METHODS:
            return True
        case ast.Call(func=ast.Attribute(attr="copy", value=owner)):
            return _is_set(owner, sets)
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub(), left=left, right=right):
            return _is_set(left, sets) or _is_set(right, sets) or _is_keys(left) or _is_keys(right)
    return False


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _set_names(scope: Scope) -> frozenset[str]:
    """The names that hold a set in this scope, by annotation or by what they are first given."""
    names: set[str] = set()
    if not isinstance(scope, ast.Module):
        arguments = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
        names |= {a.arg for a in arguments if a.annotation is not None and _is_set_type(a.annotation)}
    for node in _inside(scope):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _is_set_type(annotation):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, frozenset(names)):
                names.add(name)
    return frozenset(names)


def _is_set_type(annotation: ast.expr) -> bool:
    bare = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return _name(bare) in SET_TYPES


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


# --- what may not stand in any committed file ---------------------------------------------------------------

# Written with character classes, so that this file does not contain what it looks for.
FORBIDDEN_TEXT = {
    "address of a package index": re.compile(
        r"[p]ypi\.org/simple|[p]ythonhosted\.org|[r]egistry\.(npmjs|yarnpkg)|[i]ndex-url"
        r"|\"[r]esolved\": *\"https?:|[r]egistry *= *\"?https?:"
    ),
    "path of one machine": re.compile(r"(?<![\w.~-])/([w]ork|[r]oot)/"),
    "folder that is not part of the project": re.compile(r"\b[s]hared/"),
}


def text_faults(text: str, path: str) -> list[str]:
    return [
        f"{path}:{number}: {what}: {found.group()!r}"
        for number, line in enumerate(text.splitlines(), start=1)
        for what, pattern in FORBIDDEN_TEXT.items()
        if (found := pattern.search(line))
    ]
