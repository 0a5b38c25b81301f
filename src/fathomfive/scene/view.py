"""What one viewer is shown of a match: the game's tableau, the question and its options in words.

Built up for its viewer and nothing else: somebody who is not asked learns who is asked and what kind of
question it is, never what it is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec
from msgspec.structs import replace

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome
from fathomfive.kernel.text import Text, Words, person, say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Banner, Described, Look, Option, Prompt, Scene, Sheet, Stage, Tableau, looking
from fathomfive.scene.reading import touchables
from fathomfive.scene.wording import touched, worded

MOST_FAINT = 2
"""How many expected but illegal options a scene names at most."""


class Shows(Protocol):
    """What a game shows, in the words of this room; to the kernel these are mere objects it hands on."""

    def stage(self, g: Any, /) -> Stage: ...
    def scene(self, g: Any, viewer: Viewer, /) -> Tableau: ...
    def sheet(self, g: Any, viewer: Viewer, name: str, /) -> Sheet: ...
    def describe(self, g: Any, ask: Ask, action: Action, viewer: Viewer, /) -> Described: ...
    def faint(self, g: Any, ask: Ask, seat: int, /) -> Sequence[Option]: ...
    def banner(self, g: Any, outcome: Outcome, viewer: Viewer, /) -> Banner: ...


def _shows(match: Match[Any]) -> Shows:
    game: Any = match.game
    return game  # type: ignore[no-any-return]


def stage_of(match: Match[Any]) -> Stage:
    """The static part of the picture: sent once, known by its id."""
    return _shows(match).stage(match.state)


def described_to(match: Match[Any], ask: Ask, action: Action, viewer: Viewer) -> Described:
    """One answer in words, for one viewer: as the game says, or by the names of its messages."""
    if match.game.describe is None:
        return worded(match.state, action)
    return _shows(match).describe(match.state, ask, action, viewer)


def show(match: Match[Any], viewer: Viewer, *, seq: int = 0, look: Look | None = None) -> Scene:
    """Everything this viewer may see now, closed sheets laid open. `seq` numbers the picture for patches.

    Whoever draws a table again and again gives each the same `look`: what did not change is not drawn again.
    """
    with looking(look, match.state):
        scene = _shown(match, viewer, seq)
        said = {
            name: _shows(match).sheet(match.state, viewer, name)
            for name, node in scene.nodes.items()
            if _is_closed(node)
        }
    return replace(scene, nodes=scene.nodes | said) if said else scene


def show_folded(match: Match[Any], viewer: Viewer, *, seq: int = 0, look: Look | None = None) -> Scene:
    """The same, but closed sheets stay closed: what a table is sent. `opened` says what stands in one."""
    with looking(look, match.state):
        return _shown(match, viewer, seq)


def opened(match: Match[Any], scene: Scene, name: str, *, look: Look | None = None) -> Sheet | None:
    """A sheet of this folded scene with what stands in it; none where its viewer sees no such sheet."""
    node = scene.nodes.get(name)
    if not isinstance(node, Sheet) or not node.closed:
        return node if isinstance(node, Sheet) else None
    with looking(look, match.state):
        return _shows(match).sheet(match.state, scene.viewer, name)


def _is_closed(node: object) -> bool:
    return isinstance(node, Sheet) and node.closed


def _shown(match: Match[Any], viewer: Viewer, seq: int) -> Scene:
    game, state, ask = match.game, match.state, match.ask
    tableau = _shows(match).scene(state, viewer)
    if match.outcome is not None and tableau.outcome is None:
        tableau.outcome = (
            plain_banner(match.outcome, viewer)
            if game.banner is None
            else _shows(match).banner(state, match.outcome, viewer)
        )
    yours = ask is not None and viewer is not None and viewer in ask.asked
    return tableau.scene(
        game=game.id,
        viewer=viewer,
        stage=stage_of(match).id,
        seq=seq,
        prompt=_prompt(match, ask, viewer, yours=yours) if ask is not None else None,
        options=_options(match, ask, viewer, tableau)
        if ask is not None and viewer is not None and yours
        else (),
    )


def plain_banner(outcome: Outcome, viewer: Viewer) -> Banner:
    """How it ended for this viewer, where the game has no banner of its own, or to start one from."""
    result: Literal["won", "lost", "over"] = "lost"
    if viewer is None:
        result = "over"
    elif viewer in outcome.winners:
        result = "won"
    return Banner(
        result=result, title=Text(f"banner-{result}"), text=Text(f"end-{outcome.cause}"), rule=outcome.rule
    )


def _prompt(match: Match[Any], ask: Ask, viewer: Viewer, *, yours: bool) -> Prompt:
    waiting = match.waiting_for
    if not yours:
        if len(waiting) == 1:
            return Prompt(say("prompt-waiting", who=person(waiting[0])), ask.kind, waiting)
        return Prompt(say("prompt-waiting-several", count=len(waiting)), ask.kind, waiting)
    if viewer not in waiting:
        done = "prompt-answered" if ask.mode == "all" else "prompt-passed"
        return Prompt(Text(done), ask.kind, waiting, rule=ask.rule)
    return Prompt(prompt_words(match, ask, viewer), ask.kind, waiting, yours=True, rule=ask.rule)


def prompt_words(match: Match[Any], ask: Ask, viewer: Viewer) -> Words:
    """The question in words, for somebody who is asked."""
    if match.game.prompt is not None:
        return match.game.prompt(match.state, ask, viewer)
    name_of = match.game.name_of
    about = {kind: name_of(match.state, kind, thing) for kind, thing in (ask.about or {}).items()}
    if viewer is not None:
        about.setdefault("who", person(viewer))
    return Text(f"ask-{ask.kind}", about)


def _options(match: Match[Any], ask: Ask, viewer: int, tableau: Tableau) -> tuple[Option, ...]:
    """What this viewer may still answer, numbered among its own: others' options may be a secret."""
    if ask.mode == "first" and viewer not in match.waiting_for:
        return ()
    own = ask.options_of(viewer)
    described = [described_to(match, ask, action, viewer) for action in own]
    if match.game.describe is None:
        there = touchables(stage_of(match), tableau)
        described = [replace(d, touches=touched(a, there)) for a, d in zip(own, described, strict=True)]
    open_ones = [
        _option(f"o{number}", action, words, ask)
        for number, (action, words) in enumerate(zip(own, described, strict=True))
    ]
    faint = list(_shows(match).faint(match.state, ask, viewer))[:MOST_FAINT]
    return (*open_ones, *faint)


def _option(number: str, action: Action, described: Described, ask: Ask) -> Option:
    fields = msgspec.structs.asdict(described)
    fields["rule"] = described.rule or ask.rule
    return Option(id=number, action=msgspec.to_builtins(action), **fields)
