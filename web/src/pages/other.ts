// Small pages: host your own, the rules of a game.

import { at } from "../base";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { games, gameTexts } from "../house";
import { api } from "../net/api";
import type { Game, RuleText } from "../net/types";
import type { Texts } from "../text";
import { bySection, ruleItem } from "../table/rules";
import { Page, loading, siteHeader, pagePlate } from "./page";

@customElement("ff-host")
export class HostPage extends Page {
  protected override render(): TemplateResult {
    return html`${siteHeader(this.texts, "")}
      <main class="plainpage">
        <h1>${this.t("host-your-own")}</h1>
        <p>${this.t("host-text")}</p>
        <pre tabindex="0"><code>pip install 'fathom-five[server]'
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
    if ((changes.has("game") || changes.has("texts")) && this.game) void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.info = (await games()).find((game) => game.id === this.game);
      if (!this.info) {
        this.problem = this.t("no-game-text");
        return;
      }
      const [own, { rules }] = await Promise.all([
        gameTexts(this.info),
        api.rules(this.game, this.texts.language),
      ]);
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
      return html`<main class="alone">${pagePlate("nowhere", this.t("no-game-title"), this.problem)}</main>`;
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
        <p><a class="btn lamp" href=${at(`/games/${this.game}`)}>${this.t("start-table")}</a></p>
      </main>`;
  }
}
