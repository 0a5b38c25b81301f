"""The games as environments for learning: PettingZoo for every game, Gymnasium for one learner at a table.

    import gymnasium
    from fathomfive.envs import Fleet, Many, env, levels_of

    table = env("refuge", seats=2, options={"mode": "competitive"})    # PettingZoo AEC
    dive = gymnasium.make("fathom/Refuge-v0", level="short")           # Gymnasium
    fleet = Fleet(64, game="refuge", seats=1, shaping=0.99)            # 64 tables over all cores
    many = Many("refuge", count=64, seats=2)                           # 64 matches in step, every seat yours

Needs the extra `envs`.
What a seat sees comes from the game's `observe`, actions have a fixed index (docs/envs.md).
"""

from __future__ import annotations

from importlib.util import find_spec

_missing = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if _missing:
    raise ImportError(
        f"The environments are not installed here ({_missing[0]} is missing): get them with "
        "pip install 'fathom-five[envs]'"
    )

from fathomfive.envs.actions import ActionSpace  # noqa: E402  # only once it is known to work
from fathomfive.envs.aec import TableEnv, env  # noqa: E402
from fathomfive.envs.fleet import Fleet  # noqa: E402
from fathomfive.envs.learner import LearnerEnv, solo_env  # noqa: E402
from fathomfive.envs.levels import Level, levels_of  # noqa: E402
from fathomfive.envs.many import Many  # noqa: E402
from fathomfive.envs.registry import register_all  # noqa: E402

register_all()

__all__ = [
    "ActionSpace",
    "Fleet",
    "LearnerEnv",
    "Level",
    "Many",
    "TableEnv",
    "env",
    "levels_of",
    "solo_env",
]
