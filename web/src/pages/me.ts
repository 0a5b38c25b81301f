// <ff-me>: what is mine in this house, in parts: who I am and how I come back; how I am called.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, forgetMe, front, whoAmI } from "../house";
import { api } from "../net/api";
import type { MePart } from "../router";
import { Page, loading, siteHeader, statePlate } from "./page";
import "./called";
import "./mine";
import "./way-back";

@customElement("ff-me")
export class MePage extends Page {
  @property() which: MePart = "you";
  @state() private name = "";
  @state() private known = false;
  @state() private link = "";
  @state() private sure = false;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (isLocal) void import("./device"); // of no use at a server
    void this.attempt(async () => {
      this.name = (await whoAmI()).guest?.name ?? "";
      this.known = true;
    });
  }

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult {
    return html`${siteHeader(this.texts, this.name)}
      <main class="mepage">
        <h1>${this.t("settings")}</h1>
        ${
          isLocal
            ? nothing
            : html`<nav class="parts" aria-label=${this.t("settings")}>
                ${this.tab("you", "/me", "me-you")}${this.tab("called", "/me/called", "me-called")}
              </nav>`
        }
        ${this.problem ? html`<p class="fault" role="status">${this.problem}</p>` : nothing} ${this.content()}
      </main>`;
  }

  private tab(part: MePart, path: string, label: string): TemplateResult {
    return html`<a href=${at(path)} aria-current=${this.which === part ? "page" : "false"}
      >${this.t(label)}</a
    >`;
  }

  private content(): TemplateResult {
    if (!this.known) return this.problem ? html`` : loading(this.texts);
    if (!this.name && isLocal) return this.device();
    if (!this.name)
      return statePlate(
        "empty",
        this.t("me-nobody-title"),
        this.t("me-nobody-text"),
        html`<a class="btn line" href=${at("/return")}>${this.t("return-before")}</a>`,
      );
    if (this.which === "called") return html`<ff-called .texts=${this.texts}></ff-called>`;
    return html`<div class="two">
      <div>${this.me()}</div>
      ${isLocal ? this.device() : html`<div><ff-way-back .texts=${this.texts}></ff-way-back></div>`}
    </div>`;
  }

  private device(): TemplateResult {
    return html`<ff-device .texts=${this.texts}></ff-device>`;
  }

  private me(): TemplateResult {
    const rename = (event: Event): void => {
      const name = (event.target as HTMLInputElement).value.trim() || this.t("guest");
      void this.attempt(async () => (this.name = (await callMe(name)).guest?.name ?? ""));
    };
    const another = (): void =>
      void this.attempt(async () => (this.link = (await front()) + (await api.returnLink()).path));
    return html`<label class="namefield tall"
        ><span>${this.t("your-name")}</span><input maxlength="40" .value=${this.name} @change=${rename}
      /></label>
      ${
        isLocal
          ? nothing
          : html`<ff-mine .texts=${this.texts}></ff-mine>
              <p><button class="btn line" @click=${another}>${this.t("other-device")}</button></p>`
      }
      ${
        this.link
          ? html`<p class="linkbox">
              <code>${this.link}</code><small>${this.t("other-device-note")}</small>
            </p>`
          : nothing
      }
      ${this.forgetting()}`;
  }

  /** Asked in place, never in a dialogue. */
  private forgetting(): TemplateResult {
    const forget = (): void =>
      void this.attempt(async () => {
        await api.forget();
        forgetMe();
        location.href = at("/");
      });
    if (!this.sure)
      return html`<button class="btn quiet" @click=${() => (this.sure = true)}>
        ${this.t("forget-me")}
      </button>`;
    return html`<p>${this.t("forget-sure")}</p>
      <p>
        <button class="btn line danger" @click=${forget}>${this.t("forget-me")}</button>
        <button class="btn quiet" @click=${() => (this.sure = false)}>${this.t("forget-not")}</button>
      </p>`;
  }
}
