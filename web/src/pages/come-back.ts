// <ff-return>: coming back to oneself, by the link that was opened, by a passkey, or by a link that is pasted.

import { at } from "../base";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { forgetMe } from "../house";
import { api } from "../net/api";
import { hasPasskeys, showPasskey, wasWavedOff } from "../net/passkeys";
import { go } from "../router";
import { Page, icon } from "./page";

@customElement("ff-return")
export class ReturnPage extends Page {
  @property() token = "";
  @state() private problem = "";

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("token") && this.token) void this.by(() => api.comeBack(this.token));
  }

  private async by(way: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await way();
      forgetMe();
      go("/", true);
    } catch (error) {
      if (!wasWavedOff(error)) this.problem = this.fault(error);
      if (this.token) history.replaceState(null, "", at("/return")); // it stands in no address bar any longer
    }
  }

  private readonly passkey = (): Promise<void> =>
    this.by(async () => api.comeBackBy(await showPasskey((await api.returnOptions()).options)));

  private readonly pasted = (event: SubmitEvent): void => {
    event.preventDefault();
    const link = new FormData(event.target as HTMLFormElement).get("link") as string | null;
    const token = link?.trim().split("#").at(-1) ?? "";
    void this.by(() => api.comeBack(token));
  };

  protected override render(): TemplateResult {
    return html`<main class="alone">
      <form class="state welcome" @submit=${this.pasted}>
        <svg viewBox="0 0 200 200" aria-hidden="true"><use href="#ff-v-sent"></use></svg>
        <div>
          <h1>${this.t("return-title")}</h1>
          <p>${this.t("return-text")}</p>
          ${
            hasPasskeys()
              ? html`<button class="btn lamp" type="button" data-way="passkey" @click=${this.passkey}>
                  ${icon("lock")}${this.t("return-passkey")}
                </button>`
              : nothing
          }
          <label class="namefield"
            ><span>${this.t("return-link")}</span
            ><input name="link" maxlength="300" autocomplete="off" spellcheck="false" required
          /></label>
          <button class="btn ${hasPasskeys() ? "line" : "lamp"}">${this.t("return-go")}</button>
          <p class="fault" role="alert">${this.problem}</p>
        </div>
      </form>
    </main>`;
  }
}
