// The sheet from the right: where the keyboard was before it opened, and what is told when it does.

import type { TemplateResult } from "lit";
import type { SheetName, Store } from "../store/store";
import { drawer } from "./drawer";
import type { Paper, Voice } from "./ports";

const TITLES: Record<SheetName, string> = {
  menu: "do-menu",
  goal: "do-goal",
  rules: "rules-title",
  log: "log-title",
  since: "since-title",
  people: "people",
  talk: "do-talk",
  notes: "do-notes",
  dice: "dice-title",
  review: "was-it-luck",
  settings: "settings",
  keys: "keys",
  fault: "do-fault",
};
/** What is read like a page of paper. */
const PAPER = new Set<SheetName>(["rules", "notes"]);

/** Who has to know. */
export interface Doors {
  opened(name: SheetName): void;
  closed(): void;
}

export class Sheets {
  private opener: HTMLElement | null = null;

  constructor(
    private readonly at: Pick<Store, "sheet" | "opens">,
    private readonly voice: Pick<Voice, "words">,
    private readonly paper: Pick<Paper, "focus">,
    private readonly doors: Doors,
  ) {}

  open(sheet: SheetName): void {
    if (!this.at.sheet) this.opener = document.activeElement as HTMLElement | null;
    this.at.opens(sheet);
    this.doors.opened(sheet);
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
