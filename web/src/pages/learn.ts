// Play now: asks the server for the guided first match of a game, or for its short one, and goes there.

import { at } from "../base";
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, whoAmI } from "../house";
import { api } from "../net/api";
import { go } from "../router";
import { Page, loading, pagePlate } from "./page";

@customElement("ff-learn")
export class LearnPage extends Page {
  @property() game = "";
  @property() way: "learn" | "short" = "learn";
  @state() private problem = "";

  protected override willUpdate(changes: PropertyValues<this>): void {
    if ((changes.has("game") || changes.has("way")) && this.game) void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      if (!(await whoAmI()).guest) await callMe(this.t("guest"));
      const table = await api[this.way](this.game);
      go(`/t/${table.id}`, true);
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult {
    if (!this.problem) return loading(this.texts);
    return html`<main class="alone">
      ${pagePlate(
        "lost",
        this.t(`${this.way}-failed`),
        this.problem,
        html`<a class="btn line" href=${at(`/games/${this.game}`)}>${this.t("start-table")}</a>`,
      )}
    </main>`;
  }
}
