"""How the table looks: `stage` is the board at rest, `board` what moves on it, `panels` what lies beside it.

Cards as they lie face up are in `faces`, pictures that several parts share in `sprites`.
"""

from fathomfive.games.refuge.scene.board import scene
from fathomfive.games.refuge.scene.ending import banner
from fathomfive.games.refuge.scene.stage import stage

__all__ = ["banner", "scene", "stage"]
