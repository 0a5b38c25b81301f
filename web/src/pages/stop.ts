// <ff-told>: a link out of a call or a letter was opened. It ends a way of being called, or confirms a mailbox: one
// tap, without being anybody here. What follows the # is seen by no preview and no log.

import { at } from "../base";
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api } from "../net/api";
import { Page, loading, pagePlate } from "./page";

@customElement("ff-told")
export class ToldPage extends Page {
  @property() token = "";
  @property() what: "stop" | "confirm" = "stop";
  @state() private done = false;
  @state() private problem = "";

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("token")) void this.tell();
  }

  private async tell(): Promise<void> {
    try {
      await (this.what === "stop" ? api.stopCalls(this.token) : api.confirmMail(this.token));
      this.done = true;
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult {
    if (!this.done && !this.problem) return loading(this.texts);
    const title = this.problem
      ? "link-gone-title"
      : this.what === "stop"
        ? "stopped-title"
        : "confirmed-title";
    const text = this.problem || this.t(this.what === "stop" ? "stopped-text" : "confirmed-text");
    return html`<main class="alone">
      ${pagePlate(
        this.problem ? "nowhere" : "sent",
        this.t(title),
        text,
        html`<a class="btn line" href=${at("/me/called")}>${this.t("me-called")}</a>`,
      )}
    </main>`;
  }
}
