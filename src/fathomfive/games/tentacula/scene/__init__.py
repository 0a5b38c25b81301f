"""How Tentacula looks, as data: the board at rest, what lies on it, what stands beside it, how it ended."""

from fathomfive.games.tentacula.scene.board import scene
from fathomfive.games.tentacula.scene.ending import banner
from fathomfive.games.tentacula.scene.stage import stage

__all__ = ["banner", "scene", "stage"]
