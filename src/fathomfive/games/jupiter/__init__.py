"""Jupiter Deep: one to seven robots evacuate a colony that floats in the clouds of Jupiter."""
