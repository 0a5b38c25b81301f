"""What the house relies on in every game: saving, undo, secrets, words, pictures."""

from fathomfive.proof.conformance import conformance

from lobster_pots.game import GAME

test_conformance = conformance(GAME, every=4)
