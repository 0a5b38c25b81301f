"""`Pictures`: what has been drawn of one table, for everybody who looks at this moment, and as it is sent."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import msgspec

from fathomfive.kernel.match import Match
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Look, Node, Scene, Sheet, diff
from fathomfive.scene.view import opened, show_folded

Before: TypeAlias = tuple[int, tuple[str, ...]] | None
"""The picture somebody has: its number and what it points at as changed. None: no picture yet."""

_encode = msgspec.json.Encoder().encode


class Pictures:
    def __init__(self) -> None:
        self._look = Look()
        self._scenes: dict[Viewer, Scene] = {}
        self._sent: dict[tuple[Viewer, Before], msgspec.Raw] = {}
        """Scenes and patches as they are sent: by viewer, and the picture they start from."""
        self._nodes: dict[int, msgspec.Raw] = {}
        """Nodes as they are sent, by identity: what several viewers see alike is encoded once."""

    def moved(self) -> None:
        """Something has happened: what was drawn belongs to the moment before."""
        self._scenes.clear()
        self._sent.clear()
        self._nodes.clear()
        self._look.moved()

    def scene(self, match: Match[Any], viewer: Viewer, seq: int) -> Scene:
        """The scene of this moment, drawn once for each viewer."""
        scene = self._scenes.get(viewer)
        if scene is None:
            scene = self._scenes[viewer] = show_folded(match, viewer, seq=seq, look=self._look)
        return scene

    def opened(self, match: Match[Any], viewer: Viewer, seq: int, name: str) -> Sheet | None:
        """What stands in a sheet of this moment, if this viewer sees one of that name."""
        return opened(match, self.scene(match, viewer, seq), name, look=self._look)

    def sent(self, scene: Scene, old: Scene | None) -> msgspec.Raw:
        """A scene of this moment as it is sent, or what is new since an old one. Sockets that look alike and
        had the same last picture get the same bytes."""
        before = None if old is None else (old.seq, old.changed)
        found = self._sent.get((scene.viewer, before))
        if found is None:
            found = msgspec.Raw(_encode(scene) if old is None else self._patch(old, scene))
            self._sent[scene.viewer, before] = found
        return found

    def _patch(self, old: Scene, scene: Scene) -> bytes:
        patch = diff(old, scene)
        put = {name: cast(Node, self._node(node)) for name, node in patch.put.items()}
        return _encode(msgspec.structs.replace(patch, put=put))

    def _node(self, node: Node) -> msgspec.Raw:
        found = self._nodes.get(id(node))  # the scenes of this moment keep it alive
        if found is None:
            found = self._nodes[id(node)] = msgspec.Raw(_encode(node))
        return found
