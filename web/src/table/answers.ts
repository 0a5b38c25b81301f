// What this person answers: an option, taking it back, going back by agreement, "always pass".

import { html, nothing, type TemplateResult } from "lit";
import type { Live } from "../net/live";
import { icon } from "../render/sprite";
import { cue } from "../sound";
import type { Store } from "../store/store";
import type { News, Sheet, Voice } from "./ports";
import type { PlayDetail } from "./table";

type Known = Pick<Store, "ask" | "info" | "now" | "replaying" | "changed">;

type Line = Pick<Live, "sendKeyed">;

export class Answers {
  constructor(
    private readonly at: Known,
    private readonly line: Line,
    private readonly voice: Voice,
    private readonly news: News,
    private readonly sheet: Sheet,
  ) {}

  readonly play = (event: CustomEvent<PlayDetail>): void => {
    const { ask } = this.at;
    if (!ask) return;
    cue("knock");
    this.send({ t: "play", ask: ask.id, action: event.detail.option.action });
  };

  readonly undo = (): void => {
    const { ask, info } = this.at;
    const seat = ask?.undo[0];
    if (ask && seat !== undefined) return this.send({ t: "undo", seat, ask: ask.id });
    if (info.undo !== "agreement")
      return this.tell(info.undo === "off" ? "refused-undo-off" : "no-undo", 6000);
    this.sheet.open("log");
    this.tell("no-undo-agree", 9000);
  };

  /** From now on the options rest: a second click must find them so. */
  private send(frame: Parameters<Line["sendKeyed"]>[0]): void {
    this.line.sendKeyed(frame);
    this.at.changed();
  }

  private tell(id: string, stays: number): void {
    this.news.show({ id: "undo", tone: "info", text: this.voice.t(id), stays });
  }

  rewind(to: number): void {
    const { ask, info } = this.at;
    const seat = info.you.seats[0];
    if (seat === undefined || !ask) return;
    this.send({ t: "rewind", seat, to, ask: ask.id });
    this.sheet.close();
  }

  vote(seat: number, proposal: number, yes: boolean): void {
    this.send({ t: "vote", seat, proposal, yes });
    this.news.drop("proposal");
  }

  /** Below the buttons of the dock: a hint; and a window that comes again and again can be declined for good. */
  besides(hints: () => unknown): TemplateResult | typeof nothing {
    const { ask, now, replaying } = this.at;
    if (!ask || replaying) return nothing;
    const seat = ask.yours[0];
    const advice = seat === undefined ? nothing : hints();
    if (ask.window && seat !== undefined) return html`${advice}${this.standing(seat, ask.kind, true)}`;
    const declined = ask.standing[0];
    return html`${declined ? this.standing(now?.scene.viewer ?? 0, declined, false) : nothing}${advice}`;
  }

  private standing(seat: number, kind: string, stands: boolean): TemplateResult {
    const send = (): void => this.send({ t: "standing", seat, kind, stands });
    return html`<button class="btn quiet small" @click=${send}>
      ${stands ? icon("hourglass", "small") : nothing}${this.voice.t(stands ? "always-pass" : "ask-me-again")}
    </button>`;
  }
}
