// What happened, line by line: the log in the dock and in its sheet, and what somebody missed.

import type { TemplateResult } from "lit";
import { api } from "../net/api";
import type { TableLine } from "../net/types";
import type { Store } from "../store/store";
import {
  heardLines,
  historySheet,
  isByBot,
  lastTurn,
  lineWords,
  logOf,
  type Heard,
  type HistoryEvents,
  type RunningLog,
} from "./history";
import type { News, Paper, Sheet, Voice } from "./ports";

type Known = Pick<Store, "lines" | "missed" | "misses" | "recalls" | "info" | "now" | "drawn">;

/** The past that somebody looks back at: all its lines, and where they are. */
export interface Looked {
  lines: TableLine[];
  seq: number;
}

export class Chronicle {
  private told: { of: unknown[]; log: RunningLog } | undefined;

  constructor(
    private readonly at: Known,
    private readonly voice: Voice,
    private readonly news: News,
    private readonly sheet: Pick<Sheet, "open">,
    private readonly paper: Pick<Paper, "drawn" | "find">,
    private readonly heard: () => Heard | undefined,
    private readonly looked: () => Looked | undefined,
  ) {}

  /** Somebody was away for a short while: do they want to know what happened? */
  greet(missed: TableLine[]): void {
    if (missed.some((line) => lineWords(line, this.voice.words).length)) this.offer(missed);
  }

  /** For the foot of the dock; the same one until there is something new to say. */
  log(): RunningLog {
    const { lines, info } = this.at;
    const { words } = this.voice;
    const [heard, looked] = [this.heard(), this.looked()];
    const of = [lines, words, heard, looked?.lines, looked?.seq, info.you.seats.join()];
    if (!this.told || of.some((one, n) => one !== this.told!.of[n])) {
      const log = looked
        ? logOf(until(looked), 0, words, looked.seq)
        : logOf(heardLines(lines, heard), lastTurn(lines, info.you.seats), words);
      this.told = { of, log };
    }
    return this.told.log;
  }

  /** All of it, from the first line. */
  async load(): Promise<void> {
    const { info, now } = this.at;
    const lines = await api.wholeLog(info.id, now?.scene.viewer ?? null).catch(() => this.at.lines);
    this.at.recalls(lines);
    await this.paper.drawn();
    const body = this.paper.find(".drawer-body");
    body?.scrollTo(0, body.scrollHeight);
  }

  /** What the bot did for somebody who is back. */
  async handedOver(seat: number): Promise<void> {
    const lines = await api.wholeLog(this.at.info.id, seat);
    const covers = ({ notice }: TableLine): boolean =>
      notice?.id === "notice-cover" && notice.args?.["seat"] === seat;
    const byBot = (line: TableLine): boolean => Boolean(line.tells?.some(isByBot));
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

const until = ({ lines, seq }: Looked): TableLine[] => lines.filter((line) => line.seq <= seq);
