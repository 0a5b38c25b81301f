"""How a game is proven: where each rule stands in its code, and whether its tests notice a broken rule."""
