// <ff-screen>: a television or a tablet without a table yet. It shows a code, and goes to the table of whoever types it.

import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { at } from "../base";
import { callMe, front, whoAmI } from "../house";
import { isLocal } from "../net/here";
import { Refused, api } from "../net/api";
import { go, screenPath } from "../router";
import { asScreen } from "./living-room";
import { Page, pagePlate } from "./page";
import { keepDoor, lastTable } from "./screen-memory";

const LOOKS = 2000;
const AGAIN = 5000;

@customElement("ff-screen")
export class ScreenPage extends Page {
  @state() private code = "";
  @state() private address = "";
  @state() private problem = "";
  private clock: ReturnType<typeof setTimeout> | undefined;
  private leave: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = asScreen();
    if (!isLocal) void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.clock);
    this.leave?.();
  }

  /** Whoever turns the screen off and on again finds the table there. */
  private async begin(): Promise<void> {
    try {
      if (!(await whoAmI()).guest) await callMe(this.t("screen-name"));
      this.address = (await front()).replace(/^https?:\/\//, "") + at("/");
      const before = lastTable();
      if (before && (await this.goesOn(before))) return go(screenPath(before), true);
      await this.show();
    } catch (error) {
      this.problem = this.fault(error);
      this.clock = setTimeout(() => void this.begin(), AGAIN);
    }
  }

  private async goesOn(table: string): Promise<boolean> {
    try {
      return (await api.table(table)).phase !== "over";
    } catch (error) {
      if (error instanceof Refused && error.status < 500 && error.status > 0) return false;
      throw error;
    }
  }

  private async show(): Promise<void> {
    this.code = (await api.showCode()).code;
    this.problem = "";
    this.look();
  }

  private look(): void {
    this.clock = setTimeout(() => void this.ask(), LOOKS);
  }

  private async ask(): Promise<void> {
    try {
      const { table, path, words } = await api.whereTo();
      this.problem = "";
      if (!table) return this.look();
      keepDoor(table, { path, words });
      go(screenPath(table), true);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return void this.begin(); // it was too old: another
      this.problem = this.fault(error);
      this.look();
    }
  }

  private needsServer(): TemplateResult {
    const home = html`<a class="btn line" href=${at("/")}>${this.t("home")}</a>`;
    return html`<main class="alone">
      ${pagePlate("nowhere", this.t("do-screen"), this.t("refused-needs-server"), home)}
    </main>`;
  }

  protected override render(): TemplateResult {
    if (isLocal) return this.needsServer();
    return html`<main class="tv-wait">
      <svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg>
      <h1>${this.t("screen-wait")}</h1>
      <p class="code" role="status" data-code=${this.code}>
        ${[...this.code].map((letter) => html`<span>${letter}</span>`)}
      </p>
      <ol>
        <li>${this.t("screen-step-1", { address: this.address })}</li>
        <li>${this.t("screen-step-2")}</li>
        <li>${this.t("screen-step-3")}</li>
      </ol>
      <p class="fault" role="alert">${this.problem}</p>
    </main>`;
  }
}
