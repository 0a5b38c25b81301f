"""How the table looks: the stage of the atlas, and the scene of one viewer."""

from fathomfive.games.sleeping.scene.stage import stage
from fathomfive.games.sleeping.scene.voyage import scene

__all__ = ["scene", "stage"]
