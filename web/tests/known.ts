// A table as a test knows it: as little as the part under test looks at.

import { vi } from "vitest";
import type { AskInfo, FromServer, TableInfo } from "../src/net/types";
import type { House, Wire } from "../src/net/house";
import type { Scene, Stage } from "../src/scene.gen";
import { Store } from "../src/store/store";
import { Texts } from "../src/text";

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [0, 1].map((seat) => ({ seat, by: "person" as const, name: `P${seat}`, mine: seat === 0 }));
  return {
    id: "t1",
    title: "A game",
    name: "",
    phase: "playing",
    undo: "horizon",
    head: 5,
    begun: 1,
    bots: ["greedy"],
    proposal: null,
    seats,
    you: { guest: "me", role: "play", seats: [0], host: true },
    ...more,
  } as TableInfo;
}

export const askInfo = (more: Partial<AskInfo> = {}): AskInfo =>
  ({ id: 7, kind: "turn", yours: [0], undo: [], standing: [], window: false, ...more }) as AskInfo;

export const scene = (seq: number, more: Partial<Scene> = {}): Scene =>
  ({ seq, stage: "s", viewer: 0, nodes: {}, order: [], ...more }) as Scene;

/** A board of two spaces side by side. */
export const twoSpaces = {
  label: "board",
  box: [0, 0, 300, 300],
  spaces: ["c1", "c2"].map((id, n) => ({
    id,
    label: id,
    x: 50 + 100 * n,
    y: 50,
    shape: { type: "rect", w: 60, h: 60 },
  })),
} as unknown as Stage;

export function storeAt(info: TableInfo = tableInfo(), wire = { unanswered: false }): Store {
  const store = new Store(info, wire);
  store.lineIs("open");
  return store;
}

export const texts = (): Texts => Texts.layered("en", [["en", "person = Seat { $seat }"]]);

export const voice = () => ({ words: texts(), t: (id: string) => id, fault: () => "fault" });

export const news = () => ({ show: vi.fn(), drop: vi.fn() });

/** A house whose wires the test holds in its hand. */
export class Wires implements House {
  readonly sent: unknown[][] = [];
  private wires: (Wire & { open: boolean })[] = [];

  call = () => Promise.reject(new Error("no calls here"));

  open = (): Wire => {
    const sent: unknown[] = [];
    const wire = { open: false, send: (text: string) => void sent.push(JSON.parse(text)), close: vi.fn() };
    this.sent.push(sent);
    this.wires.push(wire);
    return wire;
  };

  get last(): unknown[] {
    return this.sent.at(-1) ?? [];
  }

  connects(...frames: FromServer[]): void {
    const wire = this.wires.at(-1)!;
    wire.open = true;
    wire.onopen?.();
    this.says(...frames);
  }

  says(...frames: FromServer[]): void {
    for (const frame of frames) this.wires.at(-1)!.onmessage?.(JSON.stringify(frame));
  }

  breaks(code = 1006): void {
    const wire = this.wires.at(-1)!;
    wire.open = false;
    wire.onclose?.(code);
  }
}
