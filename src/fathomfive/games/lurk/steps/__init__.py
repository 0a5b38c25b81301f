"""The sequence of play: setup, turn, logistics, movement, activation, fight, search, lurkers, events."""
