"""`Tableau`: a scene while it is laid out. The game puts down the nodes, the kernel adds the question."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Sprite
from fathomfive.scene.options import Option, Prompt
from fathomfive.scene.pieces import Piece
from fathomfive.scene.scene import Banner, Node, Owner, Scene, Tab, Theme

N = TypeVar("N", bound=msgspec.Struct)


class Tableau:
    """What a game's `scene(g, viewer)` returns.

    ```python
    t = Tableau(title="The Refuge", moment=say("turn", n=g.turn), theme=THEME)
    for diver in g.divers:
        t.piece(diver.id, say(f"diver-{diver.id}"), Sprite(f"refuge-diver-{diver.id}"), at=diver.space)
    t.panel("threat", Track(label=say("threat"), places=threat(g)))
    return t
    ```

    Nodes are drawn and listed in the order they are put down.
    """

    def __init__(
        self,
        *,
        title: Words = "",
        moment: Words = "",
        theme: Theme | None = None,
        owners: tuple[Owner, ...] = (),
        tabs: tuple[Tab, ...] = (),
        outcome: Banner | None = None,
    ) -> None:
        self.title = title
        self.moment = moment
        self.theme = theme
        self.owners = owners
        self.tabs = tabs
        self.outcome = outcome
        self.nodes: dict[str, Node] = {}

    def put(self, id: str, node: Node) -> None:
        """Lay down any node: a link, an edge, an overlay, a panel, a piece."""
        if id in self.nodes:
            raise ValueError(f"scene: {id!r} is already there, as {type(self.nodes[id]).__name__}")
        self.nodes[id] = node

    def lay(self, part: Tableau) -> None:
        """Lay down all nodes of a part that was put together elsewhere."""
        if not self.nodes.keys().isdisjoint(part.nodes):
            raise ValueError(f"scene: {min(self.nodes.keys() & part.nodes.keys())!r} is already there")
        self.nodes.update(part.nodes)

    overlay = put
    panel = put

    def piece(self, id: str, label: Words, sprite: Sprite | None = None, at: str = "", **more: Any) -> None:
        """Lay down a piece; `more` are the other fields of `Piece`."""
        self.put(id, Piece(label, sprite, at, **more))

    def scene(
        self,
        *,
        game: str,
        viewer: int | None,
        stage: str,
        seq: int,
        prompt: Prompt | None = None,
        options: tuple[Option, ...] = (),
        changed: tuple[str, ...] = (),
    ) -> Scene:
        """The finished scene; the kernel calls this with the question it is at."""
        return Scene(
            game=game,
            viewer=viewer,
            stage=stage,
            seq=seq,
            title=self.title,
            moment=self.moment,
            prompt=prompt,
            options=options,
            nodes=self.nodes,
            order=tuple(self.nodes),
            changed=changed,
            owners=self.owners,
            tabs=self.tabs,
            theme=self.theme,
            outcome=self.outcome,
        )
