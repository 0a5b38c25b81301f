// The sheet from the right: where the keyboard was before it opened, and what is told when it does.

import type { TemplateResult } from "lit";
import type { Live } from "../net/live";
import type { FromServer } from "../net/types";
import type { Scene, Sheet } from "../scene.gen";
import type { SheetName, Store } from "../store/store";
import { drawer } from "./drawer";
import type { Paper, Voice } from "./ports";

const TITLES: Record<SheetName, string> = {
  menu: "do-menu",
  board: "do-board",
  goal: "do-goal",
  rules: "rules-title",
  log: "log-title",
  since: "since-title",
  people: "people",
  invite: "bring-somebody",
  screen: "do-screen",
  talk: "do-talk",
  notes: "do-notes",
  dice: "dice-title",
  review: "was-it-luck",
  settings: "settings",
  keys: "keys",
  fault: "do-fault",
};
/** What is read like a page of paper. */
const PAPER = new Set<SheetName>(["rules", "notes", "board"]);

/** Who has to know. */
export interface Doors {
  opened(name: SheetName): void;
  closed(): void;
}

export class Sheets {
  private opener: HTMLElement | null = null;
  private asked = "";

  constructor(
    private readonly at: Pick<Store, "sheet" | "board" | "line" | "said" | "says" | "opens" | "laysOpen">,
    private readonly voice: Pick<Voice, "words">,
    private readonly paper: Pick<Paper, "focus">,
    private readonly wire: Pick<Live, "send">,
    private readonly doors: Doors,
  ) {}

  open(sheet: SheetName): void {
    if (!this.at.sheet) this.opener = document.activeElement as HTMLElement | null;
    this.at.opens(sheet);
    this.doors.opened(sheet);
  }

  /** Lay something open that lies folded on the table. */
  readonly lay = (board: string): void => {
    this.at.laysOpen(board);
    this.open("board");
  };

  readonly hear = (frame: FromServer): void => {
    if (frame.t === "sheet") this.at.says(frame);
  };

  /** What stands in the sheet that lies open: in the picture itself, or as it was last told; asks where that is old. */
  says(scene: Scene): Sheet | undefined {
    const { board, line, said } = this.at;
    const cover = scene.nodes?.[board];
    if (cover?.type !== "sheet") return undefined;
    if (!cover.closed) return cover;
    const known = said.get(board);
    const told = known?.seat === scene.viewer ? known : undefined;
    if (line !== "open") this.asked = "";
    else if (!told || told.seq < scene.seq) this.ask(board, `${board} ${scene.seq} ${scene.viewer}`);
    return told?.says ?? undefined;
  }

  private ask(sheet: string, moment: string): void {
    if (this.asked === moment) return;
    this.asked = moment;
    this.wire.send({ t: "open", sheet });
  }

  readonly close = (): void => {
    this.doors.closed();
    this.at.opens(undefined);
    this.paper.focus(this.opener);
  };

  /** Wherever the keyboard is: the open sheet goes first. */
  escape(): boolean {
    if (!this.at.sheet) return false;
    this.close();
    return true;
  }

  render(content: (name: SheetName) => unknown, news: TemplateResult): TemplateResult {
    const { sheet } = this.at;
    if (!sheet) return news;
    const { words } = this.voice;
    const title = words.t(TITLES[sheet]);
    return drawer(words, title, content(sheet), this.close, PAPER.has(sheet) ? "paper" : "", news);
  }
}
