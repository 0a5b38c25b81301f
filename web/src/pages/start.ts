// The start page: what there is to play, who waits for me, a way in by code or link.

import { isLocal } from "../net/here";
import { at } from "../base";
import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { loadCover } from "../art";
import { games, gameTexts, whoAmI } from "../house";
import { Refused, api } from "../net/api";
import type { Game, Summary } from "../net/types";
import { go } from "../router";
import type { Texts } from "../text";
import { archCover } from "./cover";
import { diveCode, diveOf } from "./dives";
import { facts, firstCard } from "./first";
import { opensNothing } from "../house";
import { Page, icon, siteHeader, statePlate } from "./page";
import { tableRow } from "./rows";
import { easiestFirst, firstGame, guidedThrough } from "./welcome";

const SHOWN = 3;

@customElement("ff-start")
export class StartPage extends Page {
  @state() private games: Game[] = [];
  @state() private words = new Map<string, Texts>();
  private readonly whole = new Set<string>();
  @state() private tables: Summary[] = [];
  @state() private who = "";
  /** Why this person cannot open tables here; empty if they can. */
  @state() private closed: "" | "key" | "operator" = "";
  @state() private failed = "";
  @state() private joinFault = "";
  /** A table shall be started: which game? */
  @state() private called = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const coming = whoAmI();
      if (isLocal) this.show(await games()); // while Python starts, who this is can wait
      const [all, me] = await Promise.all([games(), coming]);
      this.show(all);
      this.who = me.guest?.name ?? "";
      this.closed = opensNothing(me);
      if (me.guest)
        void api.tables().then(
          (tables) => this.list(tables),
          () => undefined,
        );
    } catch (error) {
      this.failed = this.fault(error);
    }
  }

  private show(all: Game[]): void {
    if (this.games.length) return;
    this.games = easiestFirst(all);
    for (const game of this.games) {
      void this.speak(game, "cover");
      void loadCover(game.id).then(() => this.requestUpdate());
    }
  }

  /** What is asked at a table is said in its game's own words. */
  private list(tables: Summary[]): void {
    this.tables = tables;
    for (const game of this.games)
      if (tables.some((table) => table.game === game.id && table.yours)) void this.speak(game, "text");
  }

  private async speak(game: Game, which: "text" | "cover"): Promise<void> {
    const texts = await gameTexts(game, which);
    if (which === "cover" && this.whole.has(game.id)) return;
    if (which === "text") this.whole.add(game.id);
    this.words = new Map(this.words).set(game.id, texts);
  }

  protected override render(): TemplateResult {
    return html`<div class="start">
      ${sea()} ${siteHeader(this.texts, this.who)}
      <main>
        <section class="hero">
          <div>
            <h1>${this.t("start-title", { n: this.games.length || 5 })}</h1>
            <p>
              ${this.t(this.closed ? `house-opens-${this.closed}` : isLocal ? "start-text-local" : "start-text")}
            </p>
            ${this.first()}
            <div class="cta">
              ${this.closed || this.first() !== nothing ? nothing : this.startATable()}
              ${isLocal ? nothing : [this.joinForm(), this.television()]}
            </div>
            <p id="join-fault" class=${this.joinFault ? "fault" : "which"} role="status">
              ${this.joinFault || (this.called ? this.t("which-game") : nothing)}
            </p>
          </div>
          <div class="beside">${this.waiting()} ${this.dive()}</div>
        </section>
        ${
          this.failed
            ? statePlate(
                "lost",
                this.t("no-line-title"),
                this.failed,
                html`<button class="btn line" @click=${() => location.reload()}>${this.t("retry")}</button>`,
              )
            : nothing
        }
        <section
          id="games"
          class="arches ${this.called ? "called" : ""}"
          style=${css(`--n:${Math.max(1, this.games.length)}`)}
          aria-label=${this.t("games")}
        >
          <svg class="line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0L100 100"></path>
          </svg>
          ${this.games.map((game, n) => this.arch(game, n))}
        </section>
      </main>
    </div>`;
  }

  /** The game to begin with; not where tables are opened by others, nor where no game says how it takes people in. */
  private first(): TemplateResult | typeof nothing {
    const first = this.closed ? undefined : firstGame(this.games, guidedThrough());
    if (!first) return nothing;
    const waits = this.tables.some((table) => table.yours && table.phase !== "over");
    return firstCard(first, this.words.get(first.game.id) ?? this.texts, !waits);
  }

  /** Today's dive, in one line: the rest is its own page's. */
  private dive(): TemplateResult | typeof nothing {
    const now = Date.now();
    const game = this.closed ? undefined : diveOf(this.games, now);
    if (!game) return nothing;
    return html`<p class="dive-line">
      ${icon("calendar")}<a data-dive href=${at(`/c/${diveCode(game.id, now)}`)}
        ><b>${this.t("dive-today")}</b>: ${game.title}</a
      ><span>${this.t("dive-line")}</span>
    </p>`;
  }

  private startATable(): TemplateResult {
    return html`<a class="btn lamp" href=${this.games[0] ? `#games` : at("/")} @click=${this.toGames}
      >${this.t("start-table")}</a
    >`;
  }

  private arch(game: Game, n: number): TemplateResult {
    const texts = this.words.get(game.id);
    const tagline = texts
      ? texts.has("game-tagline")
        ? texts.t("game-tagline")
        : texts.has("game-text")
          ? texts.t("game-text")
          : ""
      : "";
    const learn =
      game.tutorial && !this.closed
        ? html`<a
            class="learn"
            href=${at(`/games/${game.id}/learn`)}
            aria-label=${this.t("learn-game", { game: game.title })}
            >${icon("hint", "small")}${this.t("learn")}</a
          >`
        : nothing;
    return html`<div class="way-in" style=${css(`--k:${n}`)}>
      <a
        class="game ${game.tutorial && !this.closed ? "taught" : ""}"
        href=${at(`/games/${game.id}${this.closed ? "/rules" : ""}`)}
        ><span class="ring" aria-hidden="true">${n + 1}</span>${archCover(game.id, game.title)}
        <span class="cap"
          ><h2>${game.title}</h2>
          <span class="tagline">${tagline}</span>${facts(game, this.texts, texts)}</span
        ></a
      >${learn}
    </div>`;
  }

  private joinForm(): TemplateResult {
    return html`<form class="join" @submit=${this.join}>
      <label class="vh" for="code">${this.t("code-or-link")}</label
      ><input
        id="code"
        name="code"
        autocomplete="off"
        placeholder=${this.t("code-or-link")}
        aria-describedby="join-fault"
      />
      <button class="btn">${this.t("join")}</button>
    </form>`;
  }

  /** For whoever opens the house on the television itself. */
  private television(): TemplateResult {
    return html`<a class="btn quiet to-tv" data-tv href=${at("/screen")}
      >${icon("tv")}${this.t("start-tv")}</a
    >`;
  }

  private waiting(): TemplateResult | typeof nothing {
    if (!this.tables.length) return nothing;
    const open = this.tables.filter((table) => table.phase !== "over");
    return html`<aside class="wait">
      <h2>${this.t(open.length ? "waiting-for-you" : "finished-tables")}</h2>
      ${(open.length ? open : this.tables).slice(0, SHOWN).map((table) => tableRow(table, this.words.get(table.game) ?? this.texts))}
      ${
        this.tables.length > Math.min(SHOWN, open.length || SHOWN)
          ? html`<a class="more" href=${at("/tables")}>${this.t("all-tables", { n: this.tables.length })}</a>`
          : nothing
      }
    </aside>`;
  }

  private readonly toGames = (event: Event): void => {
    event.preventDefault();
    const only = this.games.length === 1 ? this.games[0] : undefined;
    if (only) return go(`/games/${only.id}`);
    this.called = true; // on a phone all of them may be in sight: then nothing would move
    this.joinFault = "";
    this.querySelector<HTMLElement>(".game")?.focus({ preventScroll: true }); // or it would stop the way there
    this.querySelector("#games")?.scrollIntoView({ behavior: "smooth", block: "start" });
  };

  private readonly join = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get("code") as string | null;
    void this.joinBy(code ?? "");
  };

  private async joinBy(code: string): Promise<void> {
    this.joinFault = "";
    const words = wordsIn(code);
    try {
      const path = words ? `/t/${(await api.doorByWords(words)).table}#p.${words}` : pathOf(code);
      if (path) return go(path);
      this.joinFault = this.t("join-fault");
    } catch (error) {
      const nowhere = error instanceof Refused && error.status === 404;
      this.joinFault = nowhere ? this.t("words-fault") : this.fault(error);
    }
  }
}

/** The words of a table as they are kept, however they were typed. */
export function wordsIn(code: string): string | undefined {
  const match = /^([a-z]{3,6})[\s,.-]+([a-z]{3,6})[\s,.-]+([a-z]{3,6})[\s,.-]+(\d{4})$/i.exec(code.trim());
  return match?.slice(1).join("-").toLowerCase();
}

/** A whole link, or the part of it that people read out. */
export function pathOf(code: string): string | undefined {
  const match = /(?:^|\/t\/)([a-z0-9-]{6,40})(#[pw]\.[\w-]+)?$/i.exec(code.trim());
  return match ? `/t/${match[1]}${match[2] ?? ""}` : undefined;
}

function sea(): TemplateResult {
  const sheet = (name: string): TemplateResult =>
    html`<svg
      class="sea ${name}"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <use href="#ff-bg-${name}"></use>
    </svg>`;
  return html`${["rays", "surface", "motes-far", "motes-near"].map(sheet)}`;
}
