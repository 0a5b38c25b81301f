// A look back at what is over: the replay opens on the table, and the table is as before when it closes.

import { html, nothing, type TemplateResult } from "lit";
import type { Tell } from "../net/types";
import { copyText } from "../pages/links";
import type { Scene, Stage } from "../scene.gen";
import type { Store } from "../store/store";
import { lineWords } from "./history";
import type { Failed, News, Paper, Voice } from "./ports";
import { Replay, type ReplayEvents } from "./replay";

type Known = Pick<Store, "info" | "now" | "lookBack" | "changed">;

/** Where the past is shown, and the present again. */
export interface Drawn {
  draw(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void>;
  drawNow(): void;
}

export interface FromHere {
  fork: (seq: number) => void;
  failed: Failed;
}

export class LookBack {
  private replay: Replay | undefined;
  /** Where the keyboard was before. */
  private opener: HTMLElement | null = null;

  constructor(
    private readonly at: Known,
    private readonly table: Drawn,
    private readonly voice: Voice,
    private readonly paper: Pick<Paper, "drawn" | "find" | "focus">,
    private readonly news: Pick<News, "show">,
    private readonly from: FromHere,
  ) {}

  get open(): boolean {
    return this.replay !== undefined;
  }

  stop(): void {
    this.replay?.stop();
  }

  /** Where they are, for the log. */
  get looked(): Replay | undefined {
    return this.replay;
  }

  /** What was answered to the question of that moment, as the next line tells it. */
  answered(): TemplateResult | typeof nothing {
    const { words } = this.voice;
    const line = this.replay?.answer();
    const said = line && lineWords(line, words)[0];
    if (!said) return nothing;
    return html`<p class="answered">
      <span>${words.t("looked-answer")}</span><b>${words.rich(said.text)}</b>
    </p>`;
  }

  /** Without a moment: from the beginning; without eyes: with one's own. */
  start(moment?: number, eyes?: number | null): void {
    const { info, now } = this.at;
    if (info.phase === "lobby") return;
    const head = Math.max(info.head, now?.scene.seq ?? 0); // a table is told of less often than its match
    if (!this.replay) this.opener = document.activeElement as HTMLElement | null;
    const seat = eyes !== undefined ? eyes : (info.you.seats[0] ?? null);
    const on: ReplayEvents = {
      show: (past, tells) => this.table.draw({ ...past.scene, options: [], changed: [] }, past.stage, tells),
      moved: this.at.changed,
      close: () => this.end(),
      fork: this.from.fork,
      copy: (link) => void this.copy(link),
      fault: this.from.failed,
    };
    this.replay = new Replay(info.id, info.begun, head, seat, on, moment);
    this.at.lookBack(true);
    void this.replay.open();
    void this.paper.drawn().then(() => this.paper.find(".replay input")?.focus());
  }

  private async copy(link: string): Promise<void> {
    const done = await copyText(link);
    this.news.show({ id: "copied", tone: "good", text: done ? this.voice.t("copied") : link, stays: 4000 });
  }

  end(): void {
    this.replay?.stop();
    this.replay = undefined;
    if (location.search) history.replaceState(null, "", location.pathname);
    this.at.lookBack(false);
    this.table.drawNow();
    void this.paper.drawn().then(() => this.paper.focus(this.opener));
  }

  bar(): TemplateResult | typeof nothing {
    return this.replay?.bar(this.at.info, this.voice.words) ?? nothing;
  }
}
