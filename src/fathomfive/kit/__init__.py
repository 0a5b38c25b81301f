"""What several games need: content, effects, campaign documents, hexes."""
