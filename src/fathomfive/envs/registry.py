"""Every installed game under a name of Gymnasium's: `fathom/Refuge-v0`, a stranger's `fathom/LobsterPots-v0`.

Gymnasium 1.0 gave up finding environments by itself, so one has to import `fathomfive.envs` first, or to say
where they are: `gymnasium.make("fathomfive.envs:fathom/Refuge-v0")`.
"""

from __future__ import annotations

import gymnasium

from fathomfive.kernel.game import installed_games

VERSION = 0
"""Raised when the meaning of an index, a view or a reward changes."""


def environment_id(game: str) -> str:
    name = "".join(word.capitalize() for word in game.replace("-", "_").split("_"))
    return f"fathom/{name}-v{VERSION}"


def register_all() -> None:
    for game in installed_games():
        name = environment_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="fathomfive.envs.learner:LearnerEnv",
                vector_entry_point="fathomfive.envs.fleet:Fleet",
                kwargs={"game": game},
            )
