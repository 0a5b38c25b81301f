// What one may do about somebody else at the table: not hear them, have them be quiet, tell the operator.

import { html, nothing, type TemplateResult } from "lit";
import { api } from "../net/api";
import type { SeatInfo } from "../net/types";
import type { Store } from "../store/store";
import type { Failed, News, Voice } from "./ports";

export class Neighbours {
  private blocked = new Set<string>();
  private muted = new Set<string>();

  constructor(
    private readonly at: Pick<Store, "info" | "changed">,
    private readonly voice: Pick<Voice, "t">,
    private readonly news: Pick<News, "show">,
    private readonly doors: { failed: Failed; talk(): Promise<void> },
  ) {}

  async load(): Promise<void> {
    try {
      const [blocked, muted] = await Promise.all([api.blocked(), api.muted(this.at.info.id)]);
      this.blocked = new Set(blocked.map((one) => one.guest));
      this.muted = new Set(muted);
      this.at.changed();
    } catch (error) {
      this.doors.failed(error);
    }
  }

  /** Buttons for somebody else's seat. */
  readonly buttons = (seat: SeatInfo): TemplateResult | typeof nothing => {
    const { guest } = seat;
    if (!guest || seat.mine) return nothing;
    const button = (does: string, act: () => Promise<unknown>): TemplateResult =>
      html`<button class="btn quiet small" data-does=${does} @click=${() => void this.act(act)}>
        ${this.voice.t(`neighbour-${does}`)}
      </button>`;
    const { id, you } = this.at.info;
    const quiet = this.muted.has(guest);
    return html`<div
      class="neighbour"
      role="group"
      aria-label=${this.voice.t("neighbour", { name: seat.name ?? "" })}
    >
      ${
        this.blocked.has(guest)
          ? button("unblock", () => api.unblock(guest))
          : button("block", () => api.block(guest))
      }
      ${you.host ? button(quiet ? "unmute" : "mute", () => api.mute(id, guest, !quiet)) : nothing}
      ${button("report", () => this.report(guest))}
    </div>`;
  };

  /** Tell the operator about somebody, or about a line of theirs. */
  async report(guest: string, line?: number): Promise<void> {
    const why = prompt(this.voice.t("report-why"))?.trim();
    if (!why) return;
    try {
      const about = { table: this.at.info.id, guest, why };
      await api.report(line === undefined ? about : { ...about, line });
      this.news.show({ id: "reported", tone: "good", text: this.voice.t("reported"), stays: 6000 });
    } catch (error) {
      this.doors.failed(error);
    }
  }

  private async act(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      await Promise.all([this.load(), this.doors.talk()]);
    } catch (error) {
      this.doors.failed(error);
    }
  }
}
