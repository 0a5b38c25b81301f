"""How the table looks: `stage` is the map at rest, `board` what lies on it, `panels` what lies beside it."""

from fathomfive.games.lurk.scene.board import scene
from fathomfive.games.lurk.scene.ending import banner
from fathomfive.games.lurk.scene.stage import stage

__all__ = ["banner", "scene", "stage"]
