"""What others rely on, as plain data: rules hashes, the names in snapshots and journals, the numbers of
actions, the frames of the protocol, the columns of the database."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from fathomfive.envs.actions import ActionSpace
from fathomfive.kernel.game import Game, Snapshot
from fathomfive.kernel.journal import Entry, Open
from fathomfive.proof.setups import option_grid
from fathomfive.scene import Patch, Scene, Stage
from fathomfive.server.journals.schema import metadata
from fathomfive.tables.protocol import FromClient, GameInfo, Said, Summary, TableInfo

Facts = dict[str, Any]


def of_game(game: Game[Any]) -> Facts:
    default = game.book_for(game.read_options({}), {})
    return {
        "version": game.version,
        "schema": game.schema,
        "rules": _rules_hashes(game),
        "steps": sorted(_shape(step) for step in game.steps),  # their order means nothing
        "actions": [_shape(action) for action in game.actions],
        "state": _structs(game.state),
        "indices": {str(seats): _indices(game, default, seats) for seats in game.seats},
    }


def of_the_house() -> Facts:
    return {
        "to-clients": _schema(*_leaves(Said)),
        "from-clients": _schema(FromClient),
        "lists": _schema(TableInfo, Summary, GameInfo),
        "scene": _schema(Stage, Scene, Patch),
        "journal": _schema(Open, Entry),
        "snapshot": list(Snapshot.__struct_fields__),
        "database": {
            table.name: [
                f"{column.name} {column.type}{'' if column.nullable else ' not null'}"
                f"{' key' if column.primary_key else ''}"
                for column in table.columns
            ]
            for table in metadata.sorted_tables
        },
    }


def _rules_hashes(game: Game[Any]) -> dict[str, str]:
    """By what differs from the usual set-up; the presets are among the options."""
    usual, *others = option_grid(game)
    found = {"": game.rules_hash(game.book_for(game.read_options(usual), {}))}
    for options in others:
        changed = {name: value for name, value in options.items() if value != usual[name]}
        key = " ".join(f"{name}={value}" for name, value in changed.items())
        found[key] = game.rules_hash(game.book_for(game.read_options(options), {}))
    return found


def _shape(kind: type[msgspec.Struct]) -> str:
    return f"{kind.__struct_config__.tag}({', '.join(kind.__struct_fields__)})"


def _structs(state: type[msgspec.Struct]) -> dict[str, list[str]]:
    """Every struct that a snapshot holds, with its fields in their order."""
    _, components = msgspec.json.schema_components([state])
    return {name: list(found.get("properties", ())) for name, found in sorted(components.items())}


def _indices(game: Game[Any], book: Any, seats: int) -> Facts:
    """Where each action's block begins and how large it is, and a hash of what every index means."""
    space = ActionSpace(game, book, seats)
    meanings = hashlib.blake2b(digest_size=8)
    for index in range(space.size):
        meanings.update(msgspec.json.encode(space.meaning(index)))
    blocks = {block.tag: [block.start, block.size] for block in space.blocks.values()}
    return {"blocks": blocks, "size": space.size, "meanings": meanings.hexdigest()}


def _leaves(kind: type[object]) -> list[type[object]]:
    below = [leaf for sub in kind.__subclasses__() for leaf in _leaves(sub)]
    return below or [kind]


def _schema(*types: Any) -> Mapping[str, Any]:
    """Without the descriptions: words about a field are not the field."""
    _, components = msgspec.json.schema_components(types)
    return {name: _bare(component) for name, component in sorted(components.items())}


def _bare(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: _bare(value) for key, value in schema.items() if key not in {"description", "title"}}
    return [_bare(one) for one in schema] if isinstance(schema, list) else schema
