// <ff-challenge>: do better with the same dice. What it is, how it stands, one counted try, and a card for friends.

import { at } from "../base";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import { loadCover } from "../art";
import { callMe, front, gameTexts, games, whoAmI } from "../house";
import { Refused, api } from "../net/api";
import { isLocal } from "../net/here";
import type { Challenge, ChallengeResult, Game, Mark } from "../net/types";
import { go } from "../router";
import type { Words } from "../scene.gen";
import type { Texts } from "../text";
import { coverScene } from "./cover";
import { dayNamed, diveCode, diveOf, tomorrow } from "./dives";
import { copyText } from "./links";
import { Page, icon, loading, siteHeader, statePlate } from "./page";
import { cardPng, cardText, type Card } from "./share-card";
import { spread } from "./spread";

const ANSWERED = 4000;
/** How long bots take for their marks, at the longest; the page looks again meanwhile. */
const LOOK_AGAIN = 8000;
type Done = "" | "text" | "link" | "picture";

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
  @state() private done: Done = "";
  @state() private link = "";
  private clock: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("code") && this.code) void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.clock);
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

  // --- words ----------------------------------------------------------------------------------------

  private speak(words: Words | undefined): string {
    return (this.words ?? this.texts).plain(words);
  }

  /** "won, turn 29, 34 points". */
  private told({ won, score, moment }: ChallengeResult | Mark): string {
    const points = score === null || score === undefined ? "" : this.t("so-many-points", { n: score });
    return [this.t(won ? "result-won" : "result-lost"), this.speak(moment), points]
      .filter(Boolean)
      .join(", ");
  }

  private names({ names, you }: ChallengeResult): string {
    const named = names.length ? names.join(", ") : this.t("guest");
    return you ? this.t("name-and-you", { name: named }) : named;
  }

  private marks(): { bot: string; ahead: boolean; mark: Mark }[] {
    const { marks, mine } = this.known!;
    return (marks ?? []).map((mark) => ({
      bot: this.t(`bot-${mark.bot}`),
      ahead: mine.merit ? isAhead(mine.merit, mark.merit) : false,
      mark,
    }));
  }

  private card(): Card {
    const { game, title, day, mine, total } = this.known!;
    const marks = this.marks();
    const name = this.who || this.t("guest");
    const result = mine.result!;
    return {
      where: day
        ? this.t("card-dive", { day: dayNamed(day, this.texts.language) })
        : this.t("card-challenge"),
      head: this.t("card-head", { name, told: this.told(result) }),
      game,
      title: this.t("card-place", { game: title, place: result.place, n: total ?? 1 }),
      marks: marks.map((one) => one.ahead),
      marked: this.t("card-marks", { n: marks.filter((one) => one.ahead).length, of: marks.length }),
      link: this.link,
    };
  }

  // --- sharing --------------------------------------------------------------------------------------

  private async copy(which: "text" | "link"): Promise<void> {
    const text = which === "text" ? cardText(this.card()) : this.link;
    const shown = this.querySelector<HTMLInputElement>("input[data-link]");
    const copied = await copyText(text, which === "link" ? shown : null);
    this.answer(this.t(copied ? "challenge-copied" : "copy-by-hand"), copied ? which : "");
  }

  /** As a picture, where a browser hands one on; else it is saved. */
  private async picture(): Promise<void> {
    const card = this.card();
    const file = new File([await cardPng(card)], "fathom-five.png", { type: "image/png" });
    const whole = { files: [file], text: cardText(card) };
    try {
      if (navigator.canShare?.(whole)) {
        await navigator.share(whole);
        this.answer(this.t("share-done"), "picture");
        return;
      }
    } catch (error) {
      if ((error as DOMException).name === "AbortError") return;
    }
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.answer(this.t("challenge-picture-saved"), "picture");
  }

  private answer(words: string, done: Done): void {
    [this.said, this.done] = [words, done];
    announce(words);
    clearTimeout(this.clock);
    this.clock = setTimeout(() => (this.done = ""), ANSWERED);
  }

  // --- the page -------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    return html`<div class="start dare">
      ${siteHeader(this.texts, this.who)}
      <main>${this.problem ? this.lost() : this.known ? this.whole(this.known) : loading(this.texts)}</main>
    </div>`;
  }

  private lost(): TemplateResult {
    return statePlate(
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
        ${this.heap(known)} ${this.list(known)} ${this.honest(known)}
      </div>
      <div class="beside">
        ${mine.result ? this.sharing() : this.picturePlate(known)} ${this.others(known)}
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
        <b>${capital(this.told(result))}</b>
        <span
          >${this.t("challenge-place", { place: result.place, n: total ?? 1, won: won ?? 0 })}
          ${this.ahead()}</span
        >
      </p>
    </div>`;
  }

  private ahead(): string {
    const marks = this.marks();
    if (this.known!.thinking && !marks.length) return this.t("challenge-bots-think");
    if (!marks.length) return "";
    return this.t("card-marks", { n: marks.filter((one) => one.ahead).length, of: marks.length });
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

  private list({ results, marks }: Challenge): TemplateResult {
    if (!results?.length) return html`<p class="note">${this.t("challenge-nobody")}</p>`;
    return html`<ol class="results" aria-label=${this.t("challenge-results")}>
      ${results.map(
        (one) =>
          html`<li class=${one.you ? "you" : one.known || one.maker ? "known" : ""}>
            <span class="place">${one.place}</span>
            <span class="name">${this.names(one)}</span>
            <span class="notes"
              >${[
                one.maker ? this.t("result-maker") : "",
                one.names.length > 1 ? this.t("result-group") : "",
                one.elsewhere ? this.t("result-elsewhere") : "",
              ]
                .filter(Boolean)
                .join(", ")}</span
            >
            <span class="told">${this.told(one)}</span>
          </li>`,
      )}
      ${(marks ?? []).map(
        (mark) =>
          html`<li class="bot">
            <span class="place">${icon("bot", "small")}</span>
            <span class="name">${this.t("bot-named", { bot: this.t(`bot-${mark.bot}`) })}</span>
            <span class="notes"></span><span class="told">${this.told(mark)}</span>
          </li>`,
      )}
    </ol>`;
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

  private sharing(): TemplateResult {
    const card = this.card();
    const button = (which: "text" | "link", sign: string, words: string): TemplateResult =>
      html`<button
        class="btn line ${this.done === which ? "good" : ""}"
        data-copy=${which}
        @click=${() => void this.copy(which)}
      >
        ${icon(this.done === which ? "confirm" : sign)}${this.done === which ? this.t("is-copied") : words}
      </button>`;
    return html`<div class="card">
        <div class="scene" aria-hidden="true">${coverScene(card.game)}</div>
        <small>${card.where}</small>
        <h2>${card.head}</h2>
        ${
          card.marks.length
            ? html`<p class="squares" role="img" aria-label=${card.marked}>
                ${card.marks.map((ahead) => html`<i class=${ahead ? "on" : ""}></i>`)}
              </p>`
            : nothing
        }
        <small>${card.title}</small>
        <small class="where">${this.link.replace(/^https?:\/\//, "")}</small>
      </div>
      <p class="note">${this.t("card-no-spoilers")}</p>
      <div class="doors">
        <button class="btn lamp" data-picture @click=${() => void this.doing(() => this.picture())}>
          ${icon(this.done === "picture" ? "confirm" : "share")}${this.t("share-as-picture")}
        </button>
        ${button("text", "copy", this.t("share-as-text"))}${button("link", "link", this.t("share-as-link"))}
        <input class="vh" data-link readonly tabindex="-1" aria-hidden="true" .value=${this.link} />
      </div>`;
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

/** What the heap is sorted by: points, or the turn it ended in. */
function figureOf({ score, moment }: ChallengeResult): number | undefined {
  if (typeof score === "number") return score;
  const args = typeof moment === "object" ? moment.args : undefined;
  const named = args?.turn ?? args?.round;
  return typeof named === "number" ? named : undefined;
}

/** The first difference decides, as on the server. */
export function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const n = one.findIndex((value, place) => value !== other[place]);
  return n >= 0 && one[n]! > other[n]!;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
