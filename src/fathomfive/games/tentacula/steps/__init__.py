"""The sequence of play, in the order of the rulebook."""
