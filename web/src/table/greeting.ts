// Whoever comes to a table for the first time, or back after hours, is told the story so far, where a game has one.

import { sheetsOf } from "../panels/sheet";
import type { Scene } from "../scene.gen";

const LONG = 6 * 3600_000;
const key = (table: string): string => `fathom-seen-${table}`;

export class Greeting {
  private greeted = false;

  /** The sheet that greets, if it is time for one; only the first picture of a sitting asks. */
  of(table: string, scene: Scene | undefined, now = Date.now()): string | undefined {
    if (!scene) return undefined;
    const last = Number(localStorage.getItem(key(table)) ?? 0);
    if (now - last > 60_000 || !this.greeted) localStorage.setItem(key(table), String(now));
    if (this.greeted) return undefined;
    this.greeted = true;
    if (now - last < LONG) return undefined;
    return sheetsOf(scene).find(([, sheet]) => sheet.greets)?.[0];
  }
}
