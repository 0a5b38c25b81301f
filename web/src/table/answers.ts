// What this person answers: an option, taking it back, going back by agreement, "always pass".

import type { Option } from "../scene.gen";
import { html, nothing, type TemplateResult } from "lit";
import type { Live } from "../net/live";
import { cue } from "../sound";
import type { Store } from "../store/store";
import type { News, Sheet, Voice } from "./ports";
import { noteWindow, standingButtons, type Stand } from "./standing";

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

  readonly play = (event: CustomEvent<{ option: Option }>): void => {
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

  /** Below the buttons of the dock: a hint; and a window can be declined beforehand. */
  besides(hints: () => unknown): TemplateResult | typeof nothing {
    const { ask, info, now, replaying } = this.at;
    if (!ask || replaying) return nothing;
    noteWindow(info.game, ask);
    const seat = ask.yours[0];
    const advice = seat === undefined ? nothing : hints();
    const who = seat ?? now?.scene.viewer ?? undefined;
    const standing = standingButtons(ask, who, info.cooperative, this.voice, this.stand);
    return html`${advice}${standing}`;
  }

  /** Windows of these kinds go by without me, or no longer do. */
  readonly stand: Stand = (seat, kinds, stands): void => {
    for (const kind of kinds) this.send({ t: "standing", seat, kind, stands });
  };
}
