// <ff-app>: which page is open, in which words, and the settings that are reachable from everywhere.

import { at } from "./base";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { callMe, firstTexts, platformTexts, whoAmI } from "./house";
import { Missing, freshBar } from "./pages/missing";
import { noHouse } from "./pages/no-house";
import { isLocal } from "./net/here";
import { openHouse } from "./net/local";
import { followReleases, type Offer } from "./net/releases";
import { startWorker } from "./net/worker";
import { followLinks, routeOf, type Route } from "./router";
import { apply, change, onSettings } from "./settings";
import { wake } from "./sound";
import { drawer, focusDrawer, keepFocus } from "./table/drawer";
import { settingsSheet } from "./table/settings-sheet";
import type { Texts } from "./text";
import type { HouseState } from "./worker/posts";
import { pagePlate } from "./pages/page";
import "./pages/start";

@customElement("ff-app")
export class App extends LitElement {
  @state() private route: Route = routeOf(new URL(location.href));
  @state() private texts: Texts = firstTexts();
  @state() private settings = false;
  @state() private name = "";
  /** Loads the new release that lies ready. */
  @state() private fresh: Offer | undefined;
  /** How the house of this browser stands, where there is one. */
  @state() private house: HouseState = "open";
  private readonly missing = new Missing(() => void this.fetchPage());

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren(); // what stood here for those to whom nothing comes
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
    const stands = isLocal ? this.untilItStands() : undefined;
    void this.speak();
    void this.fetchPage();
    const offer = (found: Offer): void => void (this.fresh = found);
    const worker = stands ? followReleases(stands, offer) : startWorker((load) => offer({ load, stops: [] }));
    worker.catch(() => undefined); // a browser that keeps nothing
  }

  /** Opens the house of this browser; until it says for the first time how it stands. */
  private untilItStands(): Promise<void> {
    return new Promise((done) => {
      openHouse((state) => {
        this.house = state;
        done();
      });
    });
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

  /** Pages besides the first are fetched when they are wanted. One that does not come says so and is tried again. */
  private async fetchPage(): Promise<void> {
    try {
      await this.bringPage();
      this.missing.came();
    } catch {
      this.missing.failed();
    }
    this.requestUpdate();
  }

  private async bringPage(): Promise<void> {
    const { page } = this.route;
    if (page === "table") await import("./pages/table");
    else if (page === "setup") await import("./pages/setup");
    else if (page === "learn") await import("./pages/learn");
    else if (page === "tables") await import("./pages/my-tables");
    else if (page === "host" || page === "rules") await import("./pages/other");
    else if (page === "screen") await import("./pages/screen");
    else if (page === "key") await import("./pages/key");
    else if (page === "challenge") await import("./pages/challenge");
    else if (page === "me") await import("./pages/me");
    else if (page === "told") await import("./pages/stop");
    else if (page === "return") await import("./pages/come-back");
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
    const page = this.missing.is ? this.missing.plate(this.texts) : this.standing();
    return html`${page}${this.freshBar()}${
      this.settings
        ? drawer(this.texts, this.texts.t("settings"), settingsSheet(this.texts, this.identity()), this.close)
        : nothing
    }`;
  }

  private freshBar(): TemplateResult | typeof nothing {
    if (!this.fresh) return nothing;
    const { load, stops } = this.fresh;
    return freshBar(this.texts, load, () => (this.fresh = undefined), stops);
  }

  private standing(): TemplateResult {
    return this.house === "open" ? this.page() : noHouse(this.house, this.texts);
  }

  private page(): TemplateResult {
    const { route, texts } = this;
    switch (route.page) {
      case "start":
        return html`<ff-start .texts=${texts}></ff-start>`;
      case "setup":
        return html`<ff-setup .texts=${texts} .company=${route.company} .game=${route.game}></ff-setup>`;
      case "learn":
        return html`<ff-learn .texts=${texts} .way=${route.way} .game=${route.game}></ff-learn>`;
      case "table":
        return html`<ff-table-page
          .texts=${texts}
          .token=${route.token}
          .at=${route.at}
          .eyes=${route.seat}
          .screen=${route.screen}
          .table=${route.table}
        ></ff-table-page>`;
      case "tables":
        return html`<ff-tables .texts=${texts}></ff-tables>`;
      case "host":
        return html`<ff-host .texts=${texts}></ff-host>`;
      case "rules":
        return html`<ff-rules .texts=${texts} .game=${route.game} .rule=${route.rule}></ff-rules>`;
      case "screen":
        return html`<ff-screen .texts=${texts}></ff-screen>`;
      case "key":
        return html`<ff-key .texts=${texts} .token=${route.token}></ff-key>`;
      case "return":
        return html`<ff-return .texts=${texts} .token=${route.token}></ff-return>`;
      case "told":
        return html`<ff-told .texts=${texts} .what=${route.what} .token=${route.token}></ff-told>`;
      case "challenge":
        return html`<ff-challenge .texts=${texts} .code=${route.code}></ff-challenge>`;
      case "me":
        return html`<ff-me .texts=${texts} .which=${route.part}></ff-me>`;
      case "nowhere":
        return html`<main class="alone">
          ${pagePlate(
            "nowhere",
            texts.t("nowhere-title"),
            texts.t("nowhere-text"),
            html`<a class="btn line" href=${at("/")}>${texts.t("home")}</a>`,
          )}
        </main>`;
    }
  }

  /** Name, and where the rest of what is mine is found. */
  private identity(): TemplateResult {
    const t = this.texts;
    const rename = async (event: Event): Promise<void> => {
      this.name =
        (await callMe((event.target as HTMLInputElement).value.trim() || t.t("guest"))).guest?.name ?? "";
      this.requestUpdate();
    };
    return html`<label class="namefield"
        ><span>${t.t("your-name")}</span><input maxlength="40" .value=${this.name} @change=${rename}
      /></label>
      ${
        this.name || isLocal
          ? html`<a class="btn line" href=${at("/me")}>${t.t("me-more")}</a>`
          : html`<a class="btn line" href=${at("/return")}>${t.t("return-before")}</a>`
      }`;
  }
}
