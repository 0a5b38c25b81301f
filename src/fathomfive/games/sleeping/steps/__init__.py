"""The sequence of play, one file for each chapter of the rulebook."""
