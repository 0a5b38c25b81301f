"""Debian's Chromium, as every test starts it."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

TOOLBAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]
"""Pages behind an address bar that nobody sees: each new person cost a second of processor time for them."""
PLAYWRIGHT = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
"""What Playwright turns off by itself; Chromium heeds only the last such list, so it is said again."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(TOOLBAR + PLAYWRIGHT)}",
]


def start(playwright: Playwright) -> Browser:
    command = shutil.which("chromium")
    assert command, "these tests need Chromium: apt-get install chromium"
    return playwright.chromium.launch(executable_path=command, args=ARGUMENTS)
