"""Lurk: two to four armies fight over a piece of deep-sea floor while something else lives in its abysses."""
