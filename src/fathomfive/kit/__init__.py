"""What several games need: hexes."""
