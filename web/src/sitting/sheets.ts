// The sheet from the right: which one is open, where the keyboard was before, and what each holds.

import { nothing, type TemplateResult } from "lit";
import { drawer, focusDrawer } from "../table/drawer";
import { historySheet } from "../table/history";
import { keysSheet, settingsSheet } from "../table/settings-sheet";
import { menu } from "./menu";
import type { Sitting } from "./sitting";

interface Sheet {
  title: string;
  content: (at: Sitting) => unknown;
  className?: string;
}

const SHEETS = {
  menu: { title: "do-menu", content: menu },
  rules: { title: "rules-title", content: (at) => at.rulebook.sheet(), className: "paper" },
  log: { title: "log-title", content: (at) => history(at) },
  since: { title: "since-title", content: (at) => missed(at) },
  people: { title: "people", content: (at) => at.chairs.sheet() },
  talk: { title: "do-talk", content: (at) => at.talk.sheet() },
  notes: { title: "do-notes", content: (at) => at.talk.padSheet(), className: "paper" },
  dice: { title: "dice-title", content: (at) => at.fairness.sheet() },
  review: { title: "was-it-luck", content: (at) => at.back.reviewSheet() },
  settings: { title: "settings", content: (at) => settingsSheet(at.words, nothing) },
  keys: { title: "keys", content: (at) => keysSheet(at.words) },
} satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;

export const isSheet = (name: string): name is SheetName => name in SHEETS;

export class Sheets {
  shown: SheetName | undefined;
  private opener: HTMLElement | null = null;

  constructor(private readonly at: Sitting) {}

  open(sheet: SheetName): void {
    const { chronicle, page } = this.at;
    if (!this.shown) this.opener = document.activeElement as HTMLElement | null;
    this.shown = sheet;
    if (sheet === "log") void chronicle.load();
    page.requestUpdate();
    void page.updateComplete.then(() => focusDrawer(page));
  }

  readonly close = (): void => {
    this.at.talk.save();
    this.at.back.stopReview();
    this.shown = undefined;
    this.at.changed();
    this.at.focus(this.opener);
  };

  /** Wherever the keyboard is: the open sheet goes first. */
  escape(): boolean {
    if (!this.shown) return false;
    this.close();
    return true;
  }

  render(news: TemplateResult): TemplateResult {
    if (!this.shown) return news;
    const { title, content, className }: Sheet = SHEETS[this.shown];
    const { words } = this.at;
    return drawer(words, words.t(title), content(this.at), this.close, className, news);
  }
}

function history(at: Sitting): TemplateResult {
  return historySheet(at.chronicle.lines, at.info, at.moments.drawn, at.words, {
    look: looking(at),
    back: (seq) => at.answers.rewind(seq),
    why: (rule) => at.rulebook.open(rule),
  });
}

function missed(at: Sitting): TemplateResult {
  return historySheet(at.chronicle.missed, { ...at.info, undo: "off" }, at.moments.drawn, at.words, {
    look: looking(at),
    back: () => undefined,
    why: (rule) => at.rulebook.open(rule),
  });
}

const looking =
  (at: Sitting) =>
  (seq: number): void =>
    at.back.start(seq, at.moments.now?.scene.viewer);
