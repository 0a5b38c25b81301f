"""How the table looks: `stage` is sky and modules, `board` what lies on them, `panels` the rest."""

from fathomfive.games.jupiter.scene.board import scene
from fathomfive.games.jupiter.scene.ending import banner
from fathomfive.games.jupiter.scene.stage import stage

__all__ = ["banner", "scene", "stage"]
