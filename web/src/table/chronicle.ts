// What happened, line by line: the log in the dock and in its sheet, and what somebody missed.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { TableLine } from "../net/types";
import type { Log } from "../scene.gen";
import type { Store } from "../store/store";
import type { Texts } from "../text";
import { historySheet, lineWords, logOf, type HistoryEvents } from "./history";
import type { News, Paper, Sheet, Voice } from "./ports";

type Known = Pick<
  Store,
  "lines" | "missed" | "misses" | "recalls" | "answered" | "seenBefore" | "info" | "now" | "drawn"
>;

export class Chronicle {
  private told: { lines: TableLine[]; words: Texts; log: Log } | undefined;

  constructor(
    private readonly at: Known,
    private readonly voice: Voice,
    private readonly news: News,
    private readonly sheet: Pick<Sheet, "open">,
    private readonly paper: Pick<Paper, "drawn" | "find">,
  ) {}

  /** Somebody is here again: do they want to know what happened? */
  greet(lines: TableLine[]): void {
    const wasHere = this.at.seenBefore > this.at.info.begun;
    if (wasHere && lines.some((line) => lineWords(line, this.voice.words).length)) this.offer(lines);
  }

  /** For the dock of scenes that bring no log; the same one until there is something new to say. */
  log(): Log {
    const { lines, answered } = this.at;
    const { words } = this.voice;
    if (this.told?.lines !== lines || this.told.words !== words)
      this.told = { lines, words, log: logOf(lines, answered, words) };
    return this.told.log;
  }

  /** All of it, from the first line. */
  async load(): Promise<void> {
    const { info, now } = this.at;
    const { lines } = await api.log(info.id, 0, now?.scene.viewer ?? null).catch(() => this.at);
    this.at.recalls(lines);
    await this.paper.drawn();
    const body = this.paper.find(".drawer-body");
    body?.scrollTo(0, body.scrollHeight);
  }

  /** What the bot did for somebody who is back. */
  async handedOver(seat: number): Promise<void> {
    const { lines } = await api.log(this.at.info.id, 0, seat);
    const covers = ({ notice }: TableLine): boolean =>
      notice?.id === "notice-cover" && notice.args?.["seat"] === seat;
    const byBot = (line: TableLine): boolean =>
      Boolean(line.tells?.some((tell) => tell.text === "told-ghost"));
    const begun = lines.findLastIndex(covers);
    const done = lines.slice(begun + 1).filter(byBot);
    if (begun >= 0 && done.length) this.offer(done);
  }

  private offer(lines: TableLine[]): void {
    const { news, voice } = this;
    const drop = (): void => news.drop("since");
    const show = (): void => {
      drop();
      this.sheet.open("since");
    };
    this.at.misses(lines);
    const answers = [
      { label: voice.t("not-now-thanks"), act: drop },
      { label: voice.t("show-me"), primary: true, act: show },
    ];
    news.show({ id: "since", tone: "info", text: voice.t("since", { n: lines.length }), answers });
  }

  history(on: HistoryEvents): TemplateResult {
    const { lines, info, drawn } = this.at;
    return historySheet(lines, info, drawn, this.voice.words, on);
  }

  /** From what was missed nobody goes back. */
  since(on: Omit<HistoryEvents, "back">): TemplateResult {
    const { missed, info, drawn } = this.at;
    const acts = { ...on, back: () => undefined };
    return historySheet(missed, { ...info, undo: "off" }, drawn, this.voice.words, acts);
  }
}
