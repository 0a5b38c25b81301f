"""The Refuge: a cooperative dive past a Kraken, its Abyss variant, and a race to the escape pods."""
