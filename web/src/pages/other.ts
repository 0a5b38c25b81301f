// Small pages: my tables, host your own, the rules of a game.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { loadCover } from "../art";
import { games, gameTexts, whoAmI } from "../house";
import { api } from "../net/api";
import type { Game, RuleText, Summary } from "../net/types";
import type { Texts } from "../text";
import { bySection, ruleItem } from "../table/rules";
import { Page, loading, siteHeader, statePlate } from "./page";
import { tableRow } from "./rows";

@customElement("ff-tables")
export class TablesPage extends Page {
  @state() private tables: Summary[] | undefined;
  @state() private words = new Map<string, Texts>();
  @state() private who = "";
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const me = await whoAmI();
      this.who = me.guest?.name ?? "";
      this.tables = me.guest ? await api.tables() : [];
      const known = new Map((await games()).map((game) => [game.id, game]));
      for (const id of new Set(this.tables.map((table) => table.game))) {
        const game = known.get(id);
        if (!game) continue;
        void gameTexts(game).then((texts) => (this.words = new Map(this.words).set(id, texts)));
        void loadCover(id).then(() => this.requestUpdate());
      }
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  /** What goes on, and apart from it what is over. */
  private lists(tables: Summary[]): TemplateResult {
    const over = tables.filter((table) => table.phase === "over");
    const rows = (some: Summary[]): TemplateResult =>
      html`<div class="wait wide">
        ${some.map((table) => tableRow(table, this.words.get(table.game) ?? this.texts))}
      </div>`;
    return html`${rows(tables.filter((table) => table.phase !== "over"))}
    ${
      over.length
        ? html`<h2>${this.t("finished-tables")}</h2>
            ${rows(over)}`
        : nothing
    }`;
  }

  protected override render(): TemplateResult {
    return html`${siteHeader(this.texts, this.who)}
      <main class="plainpage">
        <h1>${this.t("my-tables")}</h1>
        ${this.problem ? statePlate("lost", this.t("no-line-title"), this.problem) : nothing}
        ${
          this.tables
            ? this.tables.length
              ? this.lists(this.tables)
              : statePlate(
                  "empty",
                  this.t("no-tables-title"),
                  this.t("no-tables-text"),
                  html`<a class="btn lamp" href="/">${this.t("start-table")}</a>`,
                )
            : this.problem
              ? nothing
              : loading(this.texts)
        }
      </main>`;
  }
}

@customElement("ff-host")
export class HostPage extends Page {
  protected override render(): TemplateResult {
    return html`${siteHeader(this.texts, "")}
      <main class="plainpage">
        <h1>${this.t("host-your-own")}</h1>
        <p>${this.t("host-text")}</p>
        <pre><code>pip install 'fathom-five[server]'
fathom serve</code></pre>
        <p>${this.t("host-more")}</p>
      </main>`;
  }
}

@customElement("ff-rules")
export class RulesPage extends Page {
  @property() game = "";
  @property() rule = "";
  @state() private info: Game | undefined;
  @state() private own: Texts | undefined;
  @state() private rules: RuleText[] = [];
  @state() private problem = "";

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("game") && this.game) void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.info = (await games()).find((game) => game.id === this.game);
      if (!this.info) {
        this.problem = this.t("no-game-text");
        return;
      }
      const [own, { rules }] = await Promise.all([gameTexts(this.info), api.rules(this.game)]);
      [this.own, this.rules] = [own, rules];
      await this.updateComplete;
      if (this.rule)
        this.querySelector(`[data-rule="${CSS.escape(this.rule)}"]`)?.scrollIntoView({ block: "center" });
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult {
    if (this.problem)
      return html`<main class="alone">${statePlate("nowhere", this.t("no-game-title"), this.problem)}</main>`;
    if (!this.info || !this.own) return loading(this.texts);
    const short = Array.from({ length: 8 }, (_, n) => `how-${n + 1}`).filter((id) => this.own!.has(id));
    return html`${siteHeader(this.texts, "")}
      <main class="plainpage rulesheet">
        <h1>${this.info.title}</h1>
        <p class="lead">${this.own.has("game-text") ? this.own.t("game-text") : ""}</p>
        ${
          short.length
            ? html`<h2>${this.t("how-it-plays")}</h2>
                <ol class="how">
                  ${short.map((id) => html`<li>${this.own!.rich({ id })}</li>`)}
                </ol>`
            : nothing
        }
        <h2>${this.t("rules-all")}</h2>
        ${bySection(this.rules).map(
          ([name, rules]) =>
            html`<details ?open=${rules.some((rule) => rule.id === this.rule)}>
              <summary>${name} <span>${rules.length}</span></summary>
              ${rules.map((rule) => ruleItem(rule, this.rule))}
            </details>`,
        )}
        <p><a class="btn lamp" href="/games/${this.game}">${this.t("start-table")}</a></p>
      </main>`;
  }
}
