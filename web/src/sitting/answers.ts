// What this person answers: an option, taking it back, going back by agreement, "always pass".

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../render/sprite";
import { cue } from "../sound";
import type { PlayDetail } from "../table/table";
import type { Sitting } from "./sitting";

export class Answers {
  constructor(private readonly at: Sitting) {}

  readonly play = (event: CustomEvent<PlayDetail>): void => {
    const { at } = this;
    if (!at.ask) return;
    cue("knock");
    at.chronicle.answered = at.moments.now?.scene.seq ?? 0;
    at.live.sendKeyed({ t: "play", ask: at.ask.id, action: event.detail.option.action });
    at.changed();
  };

  undo(): void {
    const { ask, info, live, toasts, sheets } = this.at;
    const seat = ask?.undo[0];
    if (ask && seat !== undefined) {
      live.sendKeyed({ t: "undo", seat, ask: ask.id });
      return this.at.changed();
    }
    if (info.undo !== "agreement")
      return toasts.show({
        id: "undo",
        tone: "info",
        text: this.at.t(info.undo === "off" ? "refused-undo-off" : "no-undo"),
        stays: 6000,
      });
    sheets.open("log");
    toasts.show({ id: "undo", tone: "info", text: this.at.t("no-undo-agree"), stays: 9000 });
  }

  rewind(to: number): void {
    const { ask, info, live, sheets } = this.at;
    const seat = info.you.seats[0];
    if (seat === undefined || !ask) return;
    live.sendKeyed({ t: "rewind", seat, to, ask: ask.id });
    sheets.close();
  }

  vote(seat: number, proposal: number, yes: boolean): void {
    this.at.live.sendKeyed({ t: "vote", seat, proposal, yes });
    this.at.toasts.drop("proposal");
  }

  /** Below the buttons of the dock: a hint; and a window that comes again and again can be declined for good. */
  besides(): TemplateResult | typeof nothing {
    const { ask, advice, back } = this.at;
    if (!ask || back.replay) return nothing;
    const seat = ask.yours[0];
    const hints = seat === undefined ? nothing : advice.panel();
    if (ask.window && seat !== undefined) return html`${hints}${this.standing(seat, ask.kind, true)}`;
    const declined = ask.standing[0];
    return html`${declined ? this.standing(this.at.moments.now?.scene.viewer ?? 0, declined, false) : nothing}${hints}`;
  }

  private standing(seat: number, kind: string, stands: boolean): TemplateResult {
    const send = (): void => void this.at.live.sendKeyed({ t: "standing", seat, kind, stands });
    return html`<button class="btn quiet small" @click=${send}>
      ${stands ? icon("hourglass", "small") : nothing}${this.at.t(stands ? "always-pass" : "ask-me-again")}
    </button>`;
  }
}
