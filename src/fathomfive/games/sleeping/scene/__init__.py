"""How the table looks: the stage of the atlas, the scene of one viewer, and what stands in a sheet."""

from fathomfive.games.sleeping.scene.sheets import sheet
from fathomfive.games.sleeping.scene.stage import stage
from fathomfive.games.sleeping.scene.voyage import scene

__all__ = ["scene", "sheet", "stage"]
