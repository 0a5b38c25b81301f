// "Beat this": a finished match as a challenge to others. At a try of one: the way back to how everybody did.

import { html, nothing, type TemplateResult } from "lit";
import { at } from "../base";
import { api } from "../net/api";
import { isLocal } from "../net/here";
import { icon } from "../render/sprite";
import { go } from "../router";
import type { Store } from "../store/store";
import type { Voice } from "./ports";

export class Daring {
  private making = false;
  private fault = "";

  constructor(
    private readonly at: Pick<Store, "info" | "changed">,
    private readonly voice: Pick<Voice, "t" | "fault">,
  ) {}

  /** The code of the challenge that is tried here. */
  get code(): string {
    return this.at.info.origin?.challenge ?? "";
  }

  /** The match is over: its result is read off the journal as soon as somebody asks how it stands. */
  settle(): void {
    if (this.code) void api.challenge(this.code).catch(() => undefined);
  }

  private async dare(): Promise<void> {
    if (this.making) return;
    [this.making, this.fault] = [true, ""];
    this.at.changed();
    try {
      go(`/c/${await api.beatThis(this.at.info.id)}`);
    } catch (error) {
      this.fault = this.voice.fault(error);
    }
    this.making = false;
    this.at.changed();
  }

  button(): TemplateResult | typeof nothing {
    const { code, voice, fault } = this;
    if (code)
      return html`<a class="btn lamp" data-standing href=${at(`/c/${code}`)}
        >${icon("trophy")}${voice.t("challenge-see")}</a
      >`;
    if (isLocal || !this.at.info.you.seats.length || this.at.info.setup.tutorial) return nothing;
    return html`<button class="btn line" data-dare aria-busy=${this.making} @click=${() => void this.dare()}>
        ${icon("flag")}${voice.t("beat-this")}
      </button>
      ${fault ? html`<p class="said-note" role="alert">${fault}</p>` : nothing}`;
  }
}
