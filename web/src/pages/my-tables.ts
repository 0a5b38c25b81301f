// My tables: what waits for me, what goes on, what is over; and the tables of this server that anybody may join.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { loadCover } from "../art";
import { callMe, games, gameTexts, whoAmI } from "../house";
import { api } from "../net/api";
import type { OpenTable, Summary } from "../net/types";
import { go } from "../router";
import type { Texts } from "../text";
import { emblem } from "./cover";
import { Page, icon, loading, siteHeader, statePlate } from "./page";
import { ago, resultOf, tableRow } from "./rows";
import { PACES } from "./table-form";

@customElement("ff-tables")
export class TablesPage extends Page {
  @state() private tables: Summary[] | undefined;
  @state() private open: OpenTable[] = [];
  @state() private words = new Map<string, Texts>();
  @state() private who = "";
  @state() private problem = "";
  @state() private notBrought = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const me = await whoAmI();
      this.who = me.guest?.name ?? "";
      [this.tables, this.open] = await Promise.all([
        me.guest ? api.tables() : [],
        isLocal ? [] : api.openTables(),
      ]);
      const known = new Map((await games()).map((game) => [game.id, game]));
      for (const id of new Set([...this.tables, ...this.open].map((table) => table.game))) {
        const game = known.get(id);
        if (!game) continue;
        void gameTexts(game).then((texts) => (this.words = new Map(this.words).set(id, texts)));
        void loadCover(id).then(() => this.requestUpdate());
      }
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  /** What is asked of me, what goes on without me, and apart from both what is over. */
  private lists(tables: Summary[]): TemplateResult {
    const over = tables.filter((table) => table.phase === "over");
    const mine = tables.filter((table) => table.phase !== "over" && table.yours);
    const rest = tables.filter((table) => table.phase !== "over" && !table.yours);
    const won = over.filter((table) => resultOf(table) === "table-won").length;
    const some = (title: string, rows: Summary[], note = ""): TemplateResult | typeof nothing =>
      rows.length
        ? html`<section class="wait wide">
            <h2>${this.t(title)}${note ? html`<small>${note}</small>` : nothing}</h2>
            ${rows.map((table) => this.row(table))}
          </section>`
        : nothing;
    return html`${some("waiting-for-you", mine)}${some("running-tables", rest)}
    ${some("finished-tables", over, over.length ? this.t("won-of", { won, n: over.length }) : "")}`;
  }

  private row(table: Summary): TemplateResult {
    const row = tableRow(table, this.words.get(table.game) ?? this.texts);
    if (table.phase !== "over" || !table.seats.some((seat) => seat.mine)) return row;
    return html`<div class="over">
      ${row}<button class="btn line small" data-again=${table.id} @click=${() => void this.again(table.id)}>
        ${icon("replay")}${this.t("again-same")}
      </button>
    </div>`;
  }

  private async again(table: string): Promise<void> {
    try {
      go(`/t/${(await api.rematch(table)).id}`);
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  /** A small server shows no empty lobby. */
  private found(): TemplateResult | typeof nothing {
    if (!this.open.length) return nothing;
    const about = ({ host, level, language, patience, since }: OpenTable): string =>
      [
        this.t("open-by", { host, ago: ago(since, this.texts) }),
        level === "any" ? "" : this.t(`level-${level}`),
        language && new Intl.DisplayNames([this.texts.language], { type: "language" }).of(language),
        patience >= 86_400 && PACES.includes(patience) ? this.t(`pace-${patience}`) : "",
      ]
        .filter(Boolean)
        .join(", ");
    return html`<section class="wait wide open-tables">
      <h2>${this.t("open-tables")}</h2>
      <p class="quiet">${this.t("open-tables-note")}</p>
      ${this.open.map(
        (table) =>
          html`<a class="tb" href=${table.path}
            >${emblem(table.game, table.title)}<span
              ><b>${table.name || table.title}</b
              ><span>${table.name ? `${table.title}: ` : ""}${about(table)}</span></span
            ><em>${this.t("door-sit")}</em></a
          >`,
      )}
    </section>`;
  }

  /** Whoever plays over days need not look here to know. */
  private called(): TemplateResult {
    return this.door("/me/called", "notify", "tables-called");
  }

  /** Tables of this device are as safe as it keeps them. */
  private here(): TemplateResult {
    return this.door("/me", "export", "tables-here");
  }

  private readonly bring = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      if (!this.who) this.who = (await callMe(this.t("guest"))).guest?.name ?? "";
      go(`/t/${(await api.bring(await file.text())).id}`);
    } catch (error) {
      this.notBrought = this.fault(error);
    }
  };

  /** A match from elsewhere: to look at, or to go on with. */
  private bringing(): TemplateResult {
    return html`<section class="wait wide bring">
      <label class="btn line small"
        >${icon("log")}<span>${this.t("bring-match")}</span
        ><input class="vh" type="file" name="journal" accept=".fathom" @change=${this.bring}
      /></label>
      <p class="quiet">${this.t("bring-match-text")}</p>
      ${this.notBrought ? html`<p class="fault" role="alert">${this.notBrought}</p>` : nothing}
    </section>`;
  }

  private door(path: string, picture: string, words: string): TemplateResult {
    return html`<a class="called" href=${at(path)}
      >${icon(picture)}<span><b>${this.t(words)}</b><span>${this.t(`${words}-text`)}</span></span
      >${icon("chevron-right", "small")}</a
    >`;
  }

  protected override render(): TemplateResult {
    return html`${siteHeader(this.texts, this.who)}
      <main class="plainpage tables">
        <header>
          <h1>${this.t("my-tables")}</h1>
          <a class="btn line" href=${at("/")}>${icon("plus")}${this.t("start-table")}</a>
        </header>
        ${this.problem ? statePlate("lost", this.t("no-line-title"), this.problem) : nothing}
        <div class="two">
          <div>
            ${
              this.tables
                ? this.tables.length
                  ? this.lists(this.tables)
                  : statePlate(
                      "empty",
                      this.t("no-tables-title"),
                      this.t("no-tables-text"),
                      html`<a class="btn lamp" href=${at("/")}>${this.t("start-table")}</a>`,
                    )
                : this.problem
                  ? nothing
                  : loading(this.texts)
            }
          </div>
          <aside>
            ${this.found()}${this.tables ? html`${isLocal ? this.here() : this.called()}${this.bringing()}` : nothing}
          </aside>
        </div>
      </main>`;
  }
}
