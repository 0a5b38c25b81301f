"""Where the voyage stands: fish at the finish, gems of the stash, what would end it. All of it is open."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.tentacula.board import FISH, NO_TILE
from fathomfive.games.tentacula.names import sprite, words
from fathomfive.games.tentacula.state import TentaculaState

FEW_GEMS = 2  # in the chest: two thefts, and it is bare


@look.part
def goal(g: TentaculaState) -> look.Goal:
    return look.Goal(
        label=words("goal-together"),
        sentence=words("goal-sentence"),
        steps=steps(g),
        ends=ends(g) if g.round else (),
        ends_label=words("goal-ends"),
    )


def steps(g: TentaculaState) -> tuple[look.Objective, ...]:
    """Both at once, when the third fish is home (TEN-END-1).

    Gems are counted in the stash, as everywhere else; those in the chest come along at the end.
    """
    return (
        look.Objective(
            label=words("goal-fish"),
            state="now",
            n=g.home,
            of=len(FISH),
            sprite=look.Sprite(sprite("icon-fish"), letter="f"),
        ),
        look.Objective(
            label=words("goal-gems"),
            text=say("goal-in_chest", n=g.secured - sum(g.stash)) if g.need else words("goal-no_stash"),
            n=sum(g.stash) if g.need else 0,
            of=sum(g.need),
            sprite=look.Sprite(sprite("icon-gem"), letter="g"),
        ),
    )


def ends(g: TentaculaState) -> tuple[look.End, ...]:
    """A bare chest ends nothing once the stash is complete (TEN-RULING-20)."""
    return (missing(g), *(() if g.stash_complete else (bare(g),)), reef_gone(g))


def missing(g: TentaculaState) -> look.End:
    """It ends nothing by itself: the shark may still bring it back (TEN-END-7)."""
    lost = sum(g.need) - g.secured
    return look.End(
        label=words("goal-missing"),
        value=say("goal-lost", n=lost),
        sprite=look.Sprite(sprite("icon-theft"), letter="t"),
        n=lost,
        near=lost > 0,
        rule="TEN-END-2",
    )


def bare(g: TentaculaState) -> look.End:
    left = sum(g.chest)
    return look.End(
        label=words("goal-bare"),
        value=say("goal-gems_left", n=left),
        sprite=look.Sprite(sprite("icon-chest"), letter="c"),
        n=left,
        near=left <= FEW_GEMS,
        rule="TEN-END-4",
    )


def reef_gone(g: TentaculaState) -> look.End:
    """Tiles come from the pile, then from the end of the reef; whoever gets none has none (TEN-DRAW-4)."""
    reef = sum(face != NO_TILE for face in (*g.inside, *g.outside))
    left = len(g.pile) + reef
    return look.End(
        label=words("goal-reef_gone"),
        value=say("goal-tiles_left", n=left),
        sprite=look.Sprite(sprite("icon-tile"), letter="r"),
        n=left,
        near=left <= g.players,
        rule="TEN-END-3",
    )
