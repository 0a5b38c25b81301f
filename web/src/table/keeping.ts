// "Keep this match": the whole of it as one file, which the server writes while bots look at its moments once more.

import { html, nothing, type TemplateResult } from "lit";
import { api } from "../net/api";
import { saveAs } from "../pages/links";
import { icon } from "../render/sprite";
import type { Store } from "../store/store";
import type { Voice } from "./ports";

export class Keeping {
  private state: "" | "making" | "kept" = "";
  private fault = "";

  constructor(
    private readonly at: Pick<Store, "info" | "now" | "changed">,
    private readonly voice: Pick<Voice, "words" | "t" | "fault">,
  ) {}

  /** `whole`: with the evenings of the campaign that led here. */
  private async make(whole: boolean): Promise<void> {
    if (this.state === "making") return;
    [this.state, this.fault] = ["making", ""];
    this.at.changed();
    const { id, name, title } = this.at.info;
    try {
      const viewer = this.at.now?.scene.viewer ?? null;
      const page = await api.keepsake(id, viewer, this.voice.words.language, whole);
      saveAs(`${name || title || id}.html`, page, "text/html");
      this.state = "kept";
    } catch (error) {
      [this.state, this.fault] = ["", this.voice.fault(error)];
    }
    this.at.changed();
  }

  /** The button says how far it is; a reader hears it, too. */
  button(whole: boolean): TemplateResult {
    const { state, voice, fault } = this;
    const says = state === "making" ? "keepsake-making" : state === "kept" ? "keepsake-kept" : "keepsake";
    return html`<button
        class="btn quiet small"
        data-keepsake=${state}
        aria-busy=${state === "making"}
        @click=${() => void this.make(whole)}
      >
        ${icon(state === "kept" ? "confirm" : "story", "small")}<span role="status">${voice.t(says)}</span>
      </button>
      ${fault ? html`<p class="said-note" role="alert">${fault}</p>` : nothing}`;
  }
}
