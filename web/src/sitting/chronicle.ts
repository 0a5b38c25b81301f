// What happened, line by line: the log in the dock and in its sheet, and what somebody missed.

import { api } from "../net/api";
import type { TableLine } from "../net/types";
import type { Log } from "../scene.gen";
import { lineWords, logOf } from "../table/history";
import type { Texts } from "../text";
import type { Sitting } from "./sitting";

export class Chronicle {
  lines: TableLine[] = [];
  /** What was missed, for a sheet of its own. */
  missed: TableLine[] = [];
  /** The last line this person had seen before coming in. */
  seenBefore = 0;
  /** The picture of the last own answer: lines before it are old. */
  answered = 0;
  private told: { lines: TableLine[]; words: Texts; log: Log } | undefined;

  constructor(private readonly at: Sitting) {}

  add(lines: TableLine[], justCameIn: boolean): void {
    const { at } = this;
    const known = new Set(this.lines.map((line) => line.seq));
    this.lines = [...this.lines, ...lines.filter((line) => !known.has(line.seq))];
    const wasHere = this.seenBefore > at.info.begun;
    if (justCameIn && wasHere && lines.some((line) => lineWords(line, at.words).length)) this.offer(lines);
  }

  /** For the dock of scenes that bring no log; the same one until there is something new to say. */
  log(): Log {
    const { lines } = this;
    const { words } = this.at;
    if (this.told?.lines !== lines || this.told.words !== words)
      this.told = { lines, words, log: logOf(lines, this.answered, words) };
    return this.told.log;
  }

  /** All of it, from the first line. */
  async load(): Promise<void> {
    const { page, table, moments } = this.at;
    const { lines } = await api.log(table, 0, moments.now?.scene.viewer ?? null).catch(() => this);
    this.lines = lines;
    page.requestUpdate();
    await page.updateComplete;
    const body = page.querySelector(".drawer-body");
    body?.scrollTo(0, body.scrollHeight);
  }

  /** What the bot did for somebody who is back. */
  async handedOver(seat: number): Promise<void> {
    const { lines } = await api.log(this.at.table, 0, seat);
    const begun = lines.findLastIndex(
      (line) => line.notice?.id === "notice-cover" && line.notice.args?.["seat"] === seat,
    );
    const done = lines
      .slice(begun + 1)
      .filter((line) => line.tells?.some((tell) => tell.text === "told-ghost"));
    if (begun >= 0 && done.length) this.offer(done);
  }

  private offer(lines: TableLine[]): void {
    const { at } = this;
    const drop = (): void => at.toasts.drop("since");
    this.missed = lines;
    at.toasts.show({
      id: "since",
      tone: "info",
      text: at.t("since", { n: lines.length }),
      answers: [
        { label: at.t("not-now-thanks"), act: drop },
        { label: at.t("show-me"), primary: true, act: () => (drop(), at.sheets.open("since")) },
      ],
    });
  }
}
