// <ff-on-screen>: the host lays a table on a television: its address, and the code that stands there.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { at } from "../base";
import { front } from "../house";
import { api } from "../net/api";
import type { TableInfo } from "../net/types";
import { Page, icon } from "./page";

@customElement("ff-on-screen")
export class OnScreenPart extends Page {
  @property({ attribute: false }) table!: TableInfo;
  @state() private address = "";
  @state() private said = "";
  @state() private problem = "";
  @state() private resting = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void front().then(
      (from) => (this.address = from + at("/screen")),
      () => undefined, // the steps stand there without it
    );
  }

  private async attempt(act: () => Promise<void>, done: string): Promise<void> {
    [this.resting, this.said, this.problem] = [true, "", ""];
    try {
      await act();
      this.said = this.t(done);
    } catch (error) {
      this.problem = this.fault(error);
    } finally {
      this.resting = false;
    }
  }

  private readonly lay = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const code = ((new FormData(form).get("code") as string | null) ?? "").trim();
    if (!code) return;
    const act = (): Promise<void> => api.layOnScreen(this.table.id, code).then(() => form.reset());
    void this.attempt(act, "screen-laid");
  };

  private readonly takeOff = (): void => {
    void this.attempt(() => api.takeOffScreens(this.table.id), "screen-off-done");
  };

  protected override render(): TemplateResult {
    return html`<div class="on-screen">
      <p>${this.t("screen-open")}</p>
      <p class="where"><code>${this.address.replace(/^https?:\/\//, "")}</code></p>
      <form @submit=${this.lay}>
        <label
          ><span>${this.t("screen-code")}</span
          ><input
            name="code"
            maxlength="12"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            aria-describedby="screen-fault"
        /></label>
        <button class="btn line" data-lay ?disabled=${this.resting}>
          ${icon("tv")}${this.t("screen-lay")}
        </button>
      </form>
      <p class="answer good" role="status">${this.said}</p>
      <p class="fault" id="screen-fault" role="alert">${this.problem}</p>
      ${
        this.table.screen
          ? html`<button
              class="btn quiet small"
              data-take-off
              ?disabled=${this.resting}
              @click=${this.takeOff}
            >
              ${this.t("screen-off")}
            </button>`
          : nothing
      }
    </div>`;
  }
}
