// A key of the house, by link: whoever takes it may open tables here. All that is asked for is a name.

import { at } from "../base";
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, takeKey, whoAmI } from "../house";
import { Page, pagePlate } from "./page";

@customElement("ff-key")
export class KeyPage extends Page {
  @property() token = "";
  @state() private name = "";
  @state() private taken = false;
  @state() private problem = "";

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has("token")) return;
    this.taken = false;
    void whoAmI().then(
      (me) => (this.name = me.guest?.name ?? ""),
      () => undefined,
    );
  }

  private readonly take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.problem = "";
    const name = new FormData(event.target as HTMLFormElement).get("name") as string | null;
    try {
      await callMe(name?.trim() || this.t("guest"));
      await takeKey(this.token);
      this.taken = true;
    } catch (error) {
      this.problem = this.fault(error);
    }
  };

  protected override render(): TemplateResult {
    if (this.taken)
      return html`<main class="alone">
        ${pagePlate(
          "sent",
          this.t("key-taken-title"),
          this.t("key-taken-text"),
          html`<a class="btn lamp" href=${at("/")}>${this.t("start-table")}</a>`,
        )}
      </main>`;
    return html`<main class="alone">
      <form class="state welcome" @submit=${this.take}>
        <svg viewBox="0 0 200 200" aria-hidden="true"><use href="#ff-v-sent"></use></svg>
        <div>
          <h1>${this.t("key-title")}</h1>
          <p>${this.t("key-text")}</p>
          <label class="namefield"
            ><span>${this.t("your-name")}</span
            ><input name="name" maxlength="40" autocomplete="nickname" .value=${this.name} required /></label
          ><button class="btn lamp">${this.t("key-take")}</button>
          <p class="fault" role="status">${this.problem}</p>
        </div>
      </form>
    </main>`;
  }
}
