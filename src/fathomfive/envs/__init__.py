"""The games as environments for learning: PettingZoo for every game, Gymnasium for one who plays alone.

    from fathomfive.envs import env, solo_env, Many

    table = env("refuge", seats=2, options={"mode": "competitive"})    # PettingZoo AEC
    dive = solo_env("refuge")                                          # Gymnasium
    many = Many("refuge", count=64, seats=2)                           # 64 matches in step, as arrays

Needs the extra `envs`.
What a seat sees comes from the game's `observe`, actions have a fixed index (docs/envs.md).
"""

from __future__ import annotations

from fathomfive.envs.actions import ActionSpace
from fathomfive.envs.aec import TableEnv, env
from fathomfive.envs.many import Many
from fathomfive.envs.solo import SoloEnv, solo_env

__all__ = ["ActionSpace", "Many", "SoloEnv", "TableEnv", "env", "solo_env"]
