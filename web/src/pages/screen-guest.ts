// What a table's page does besides where it is a screen: come in without a press, stay on, come back, go along.

import { callMe, front, whoAmI } from "../house";
import { Refused, api } from "../net/api";
import type { TableInfo } from "../net/types";
import { go, screenPath } from "../router";
import type { ScreenDoor } from "../table/on-screen";
import { asScreen, mayStayOn, stayOn } from "./living-room";
import { doorTo, forgetTable, keepDoor } from "./screen-memory";

const AGAIN = 4000;

export class ScreenGuest implements ScreenDoor {
  qr = "";
  words = "";
  readonly staysOn = mayStayOn();
  private clock: ReturnType<typeof setTimeout> | undefined;
  private readonly endings = [asScreen(), stayOn()];

  constructor(
    private readonly table: string,
    private readonly changed: () => void,
  ) {}

  /** By a link to watch, if there is one; nobody has to say a name. */
  async comeIn(token: string, name: string): Promise<void> {
    if (!(await whoAmI()).guest) await callMe(name);
    if (token) await api.enter(this.table, token);
    void this.invite();
  }

  /** What lets others in; a link that was taken back since is not shown. */
  private async invite(): Promise<void> {
    const door = doorTo(this.table);
    if (!door) return;
    try {
      await api.door(this.table, door.path.split("#")[1] ?? "");
      const { renderSVG } = await import("uqr");
      this.qr = renderSVG((await front()) + door.path, { border: 2 });
      this.words = door.words;
    } catch {
      this.qr = "";
    }
    this.changed();
  }

  /** A rematch has another table, at which this screen was let in as well. */
  follow({ rematch, phase }: TableInfo): void {
    if (phase !== "over" || !rematch) return;
    keepDoor(rematch, { path: "", words: "" });
    go(screenPath(rematch), true);
  }

  /** It went wrong: try again, or show a code for another table. */
  retry(error: unknown, again: () => void): void {
    clearTimeout(this.clock);
    const over = error instanceof Refused && [401, 403, 404, 410].includes(error.status);
    this.clock = setTimeout(() => (over ? this.giveUp() : again()), AGAIN);
  }

  giveUp(): void {
    forgetTable(this.table);
    go("/screen", true);
  }

  stop(): void {
    clearTimeout(this.clock);
    for (const end of this.endings) end();
  }
}
