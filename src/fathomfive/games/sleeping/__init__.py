"""Sleeping Gods: one long voyage of nine people through a sea that five gods are dreaming."""
