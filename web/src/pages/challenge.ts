// <ff-challenge>: do better with the same dice. What it is, how it stands, one counted try, and a card for friends.

import { at } from "../base";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { loadCover } from "../art";
import { callMe, front, gameTexts, games, whoAmI } from "../house";
import { Refused, api } from "../net/api";
import { isLocal } from "../net/here";
import type { Challenge, ChallengeResult, Game } from "../net/types";
import { go } from "../router";
import type { Texts } from "../text";
import "./challenge-card";
import { resultList } from "./challenge-list";
import { Telling, aheadOf, figureOf } from "./challenge-words";
import { coverScene } from "./cover";
import { dayNamed, diveCode, diveOf, tomorrow } from "./dives";
import { Page, icon, loading, siteHeader, pagePlate } from "./page";
import { spread } from "./spread";

/** How long bots take for their marks, at the longest; the page looks again meanwhile. */
const LOOK_AGAIN = 8000;

@customElement("ff-challenge")
export class ChallengePage extends Page {
  @property() code = "";
  @state() private known: Challenge | undefined;
  @state() private words: Texts | undefined;
  @state() private all: Game[] = [];
  @state() private who = "";
  @state() private problem = "";
  @state() private busy = false;
  @state() private said = "";
  @state() private link = "";
  private again: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("code") && this.code) void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.again);
  }

  private async load(): Promise<void> {
    try {
      const [me, known, all] = await Promise.all([whoAmI(), api.challenge(this.code), games()]);
      this.who = me.guest?.name ?? "";
      this.link = (await front()) + at(`/c/${this.code}`);
      this.all = all;
      this.take(known);
      const game = all.find((one) => one.id === known.game);
      if (game) this.words = await gameTexts(game);
      void loadCover(known.game).then(() => this.requestUpdate());
    } catch (error) {
      const nowhere = error instanceof Refused && error.status === 404;
      this.problem = nowhere ? this.t("challenge-nowhere") : this.fault(error);
    }
  }

  private take(known: Challenge): void {
    this.known = known;
    document.title = `${this.title_} · Fathom Five`;
    clearTimeout(this.again);
    if (known.thinking) this.again = setTimeout(() => void this.load(), LOOK_AGAIN);
  }

  private get title_(): string {
    const { day, mine, by } = this.known!;
    if (!day && mine.result?.maker) return this.t("beat-this");
    if (!day) return this.t("challenge-title", { name: by || this.t("guest") });
    if (day !== new Date().toISOString().slice(0, 10))
      return this.t("dive-of", { day: dayNamed(day, this.texts.language) });
    return this.t(mine.state === "counted" ? "dive-done" : "dive-today");
  }

  private get telling(): Telling {
    return new Telling(this.texts, this.words);
  }

  /** Do something, and say what went wrong with it. */
  private async doing(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.said] = [true, ""];
    try {
      await deed();
    } catch (error) {
      this.said = this.fault(error);
    }
    this.busy = false;
  }

  private attempt(group: boolean): void {
    void this.doing(async () => {
      if (!(await whoAmI()).guest) await callMe(this.t("guest"));
      go(`/t/${(await api.tryChallenge(this.code, group)).id}`);
    });
  }

  private watch(): void {
    void this.doing(async () => go(`/t/${(await api.watchBest(this.code)).id}`));
  }

  private readonly handIn = (event: Event): void => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (!file) return;
    void this.doing(async () => {
      if (!(await whoAmI()).guest) await callMe(this.t("guest"));
      this.take(await api.handIn(this.code, await file.text()));
      this.said = this.t("challenge-handed-in");
    });
  };

  // --- the page -------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    return html`<div class="start dare">
      ${siteHeader(this.texts, this.who)}
      <main>${this.problem ? this.lost() : this.known ? this.whole(this.known) : loading(this.texts)}</main>
    </div>`;
  }

  private lost(): TemplateResult {
    return pagePlate(
      "lost",
      this.t("challenge-lost"),
      this.problem,
      html`<a class="btn line" href=${at("/")}>${this.t("home")}</a>`,
    );
  }

  private whole(known: Challenge): TemplateResult {
    const { mine } = known;
    return html`<div class="standing">
        <h1>${this.title_}</h1>
        <p class="lead">${this.about(known)}</p>
        ${mine.result ? this.mineTold(mine.result) : nothing} ${this.doors(known)}
        <p class="said" role="status">${this.said}</p>
        ${this.heap(known)} ${resultList(known, this.texts, this.telling)} ${this.honest(known)}
      </div>
      <div class="beside">
        ${
          mine.result
            ? html`<ff-challenge-card
                .texts=${this.texts}
                .words=${this.words}
                .known=${known}
                .who=${this.who}
                .link=${this.link}
              ></ff-challenge-card>`
            : this.picturePlate(known)
        }
        ${this.others(known)}
      </div>`;
  }

  private about({ title, day, seats, preset }: Challenge): string {
    const short = preset === "short" ? this.t("challenge-short") : "";
    const game = [title, short].filter(Boolean).join(", ");
    return this.t(day ? "dive-about" : "challenge-about", { game, seats });
  }

  private mineTold(result: ChallengeResult): TemplateResult {
    const { total, won } = this.known!;
    const figure = figureOf(result);
    return html`<div class="mine">
      ${figure === undefined ? nothing : html`<b class="figure">${figure}</b>`}
      <p>
        <b>${capital(this.telling.told(result))}</b>
        <span
          >${this.t("challenge-place", { place: result.place, n: total ?? 1, won: won ?? 0 })}
          ${this.ahead()}</span
        >
      </p>
    </div>`;
  }

  private ahead(): string {
    const marks = aheadOf(this.known!);
    if (this.known!.thinking && !marks.length) return this.t("challenge-bots-think");
    if (!marks.length) return "";
    return this.t("card-marks", { n: marks.filter(Boolean).length, of: marks.length });
  }

  /** One yellow button: what is yours to do now. */
  private doors({ mine, playable, together }: Challenge): TemplateResult {
    const state = mine.state ?? "";
    if (playable === false) return html`<p class="note">${this.t("refused-challenge-old")}</p>`;
    if (state === "open")
      return html`<div class="doors">
        <a class="btn lamp" data-try href=${at(`/t/${mine.table}`)}>${icon("play")}${this.t("try-go-on")}</a>
      </div>`;
    const counts = state === "";
    return html`${mine.why ? html`<p class="note">${this.texts.say(mine.why)}</p>` : nothing}
      ${state === "gone" ? html`<p class="note">${this.t("try-gone")}</p>` : nothing}
      <div class="doors">
        <button
          class="btn ${counts ? "lamp" : "line"}"
          data-try
          ?disabled=${this.busy}
          @click=${() => this.attempt(false)}
        >
          ${icon("play")}${this.t(counts ? "try-counted" : "try-free")}
        </button>
        ${
          together && !isLocal
            ? html`<button
                class="btn line"
                data-try-group
                ?disabled=${this.busy}
                @click=${() => this.attempt(true)}
              >
                ${icon("people")}${this.t("try-group")}
              </button>`
            : nothing
        }
      </div>
      ${counts ? html`<p class="note">${this.t("try-once")}</p>` : nothing}`;
  }

  private heap({ spread: groups, mine, total, won }: Challenge): TemplateResult | typeof nothing {
    const figure = mine.result ? figureOf(mine.result) : undefined;
    const yours = figure === undefined ? undefined : { won: mine.result!.won, figure };
    const drawn = spread(groups ?? [], yours, this.t("result-lost"));
    if (drawn === nothing) return nothing;
    return html`<p class="note">${this.t("challenge-all", { n: total ?? 0, won: won ?? 0 })}</p>
      ${drawn}`;
  }

  private honest({ day, commitment }: Challenge): TemplateResult {
    return html`<p class="honest">
      ${icon("dice-verify")}<span
        >${this.t(isLocal ? "challenge-honest-here" : "challenge-honest")}
        ${this.t(day ? "challenge-cheats-dive" : "challenge-cheats", { digest: commitment.slice(0, 8) })}</span
      >
    </p>`;
  }

  private picturePlate({ game }: Challenge): TemplateResult {
    return html`<div class="card cover" aria-hidden="true">${coverScene(game)}</div>`;
  }

  private others({ may_watch, mine, day, game }: Challenge): TemplateResult {
    const now = Date.now();
    const next = diveOf(this.all, tomorrow(now));
    const today = this.all.filter((one) => one.welcome && !(day && one.id === game));
    return html`<ul class="more">
      ${
        may_watch && !isLocal
          ? html`<li>
              ${icon("spectate")}<span
                ><b>${this.t("watch-best")}</b><span>${this.t("watch-best-note")}</span></span
              ><button class="btn line small" data-watch ?disabled=${this.busy} @click=${() => this.watch()}>
                ${this.t("watch")}
              </button>
            </li>`
          : nothing
      }
      ${
        !mine.state && !isLocal
          ? html`<li>
              ${icon("import")}<span><b>${this.t("hand-in")}</b><span>${this.t("hand-in-note")}</span></span
              ><label class="btn line small"
                >${this.t("hand-in-file")}<input
                  class="vh"
                  type="file"
                  name="journal"
                  accept=".fathom,.ndjson,text/plain"
                  @change=${this.handIn}
              /></label>
            </li>`
          : nothing
      }
      ${
        today.length
          ? html`<li>
              ${icon("calendar")}<span
                ><b>${this.t("dives-of-today")}</b
                ><span
                  >${today.map(
                    (one, n) =>
                      html`${n ? ", " : nothing}<a href=${at(`/c/${diveCode(one.id, now)}`)}
                          >${one.title}</a
                        >`,
                  )}${next ? html`. ${this.t("dive-tomorrow", { game: next.title })}` : nothing}</span
                ></span
              >
            </li>`
          : nothing
      }
    </ul>`;
  }
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
