"""What people would call the browser that asks: enough to tell one's devices apart, and no more."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
"""In this order: most call themselves by the names of those before them, too."""
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")


def device_name(agent: str) -> str:
    """Such as "Firefox, Android"; empty for what is no browser."""
    browser = next((name for word, name in BROWSERS.items() if f"{word}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (browser, system)))
