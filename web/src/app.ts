// <ff-app>: which page is open, in which words, and the settings that are reachable from everywhere.

import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { callMe, firstTexts, forgetMe, front, platformTexts, whoAmI } from "./house";
import { api } from "./net/api";
import { followLinks, go, routeOf, type Route } from "./router";
import { apply, change, onSettings } from "./settings";
import { wake } from "./sound";
import { drawer, focusDrawer, keepFocus } from "./table/drawer";
import { settingsSheet } from "./table/settings-sheet";
import type { Texts } from "./text";
import { statePlate } from "./pages/page";
import "./pages/mine";
import "./pages/start";

@customElement("ff-app")
export class App extends LitElement {
  @state() private route: Route = routeOf(new URL(location.href));
  @state() private texts: Texts = firstTexts();
  @state() private settings = false;
  @state() private returnLink = "";
  @state() private name = "";

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    apply();
    addEventListener("popstate", this.moved);
    addEventListener("hashchange", this.moved);
    addEventListener("pointerdown", wake, { passive: true });
    addEventListener("keydown", wake);
    addEventListener("keydown", keepFocus);
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => change({})); // at dusk
    onSettings(() => void this.speak());
    followLinks(this);
    this.addEventListener("click", this.opened);
    void this.speak();
    void this.fetchPage();
  }

  private async speak(): Promise<void> {
    this.texts = await platformTexts();
    document.documentElement.lang = this.texts.language;
  }

  private readonly moved = (): void => {
    this.route = routeOf(new URL(location.href));
    this.settings = false;
    void this.fetchPage();
    if (this.route.page !== "table") document.title = "Fathom Five";
  };

  /** Pages besides the first are fetched when they are wanted. */
  private async fetchPage(): Promise<void> {
    const { page } = this.route;
    if (page === "table") await import("./pages/table");
    else if (page === "setup") await import("./pages/setup");
    else if (page === "learn") await import("./pages/learn");
    else if (page === "tables" || page === "host" || page === "rules") await import("./pages/other");
    else if (page === "key") await import("./pages/key");
    else if (page === "return") await this.comeBack();
  }

  private async comeBack(): Promise<void> {
    if (this.route.page !== "return") return;
    try {
      await api.comeBack(this.route.token);
      forgetMe();
    } finally {
      go("/", true);
    }
  }

  private readonly opened = (event: Event): void => {
    if (!(event.target as Element).closest('[data-open="settings"]')) return;
    this.settings = true;
    void whoAmI().then(
      (me) => (this.name = me.guest?.name ?? ""),
      () => undefined,
    );
    void this.updateComplete.then(() => focusDrawer(this));
  };

  private readonly close = (): void => {
    this.settings = false;
    this.querySelector<HTMLElement>('[data-open="settings"]')?.focus();
  };

  protected override render(): TemplateResult {
    return html`${this.page()}${
      this.settings
        ? drawer(this.texts, this.texts.t("settings"), settingsSheet(this.texts, this.identity()), this.close)
        : nothing
    }`;
  }

  private page(): TemplateResult {
    const { route, texts } = this;
    switch (route.page) {
      case "start":
        return html`<ff-start .texts=${texts}></ff-start>`;
      case "setup":
        return html`<ff-setup .texts=${texts} .game=${route.game}></ff-setup>`;
      case "learn":
        return html`<ff-learn .texts=${texts} .game=${route.game}></ff-learn>`;
      case "table":
        return html`<ff-table-page
          .texts=${texts}
          .token=${route.token}
          .at=${route.at}
          .eyes=${route.seat}
          .table=${route.table}
        ></ff-table-page>`;
      case "tables":
        return html`<ff-tables .texts=${texts}></ff-tables>`;
      case "host":
        return html`<ff-host .texts=${texts}></ff-host>`;
      case "rules":
        return html`<ff-rules .texts=${texts} .game=${route.game} .rule=${route.rule}></ff-rules>`;
      case "key":
        return html`<ff-key .texts=${texts} .token=${route.token}></ff-key>`;
      case "return":
        return html``;
      case "nowhere":
        return html`<main class="alone">
          ${statePlate(
            "nowhere",
            texts.t("nowhere-title"),
            texts.t("nowhere-text"),
            html`<a class="btn line" href="/">${texts.t("home")}</a>`,
          )}
        </main>`;
    }
  }

  /** Name, the way to another device, and forgetting. */
  private identity(): TemplateResult {
    const t = this.texts;
    const rename = async (event: Event): Promise<void> => {
      this.name =
        (await callMe((event.target as HTMLInputElement).value.trim() || t.t("guest"))).guest?.name ?? "";
      this.requestUpdate();
    };
    const link = async (): Promise<void> => {
      this.returnLink = (await front()) + (await api.returnLink()).path;
    };
    const forget = async (): Promise<void> => {
      if (!confirm(t.t("forget-sure"))) return;
      await api.forget();
      forgetMe();
      location.href = "/";
    };
    return html`<label class="namefield"
        ><span>${t.t("your-name")}</span><input maxlength="40" .value=${this.name} @change=${rename}
      /></label>
      ${
        this.name
          ? html`<button class="btn line" @click=${() => void link()}>${t.t("other-device")}</button>${
                this.returnLink
                  ? html`<p class="linkbox">
                      <code>${this.returnLink}</code><small>${t.t("other-device-note")}</small>
                    </p>`
                  : nothing
              } <ff-mine .texts=${t}></ff-mine>
              <button class="btn quiet" @click=${() => void forget()}>${t.t("forget-me")}</button>`
          : nothing
      }`;
  }
}
