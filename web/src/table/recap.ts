// "While you were away": the heaviest beats since somebody last looked, each a cut of the board as it was then, and
// what stands otherwise now.

import { html, nothing, render, type TemplateResult } from "lit";
import { api } from "../net/api";
import type { Past, TableLine, Tell } from "../net/types";
import type { Sprite } from "../scene.gen";
import { boardSvg } from "../render/board";
import { css } from "../render/css";
import { icon, picture } from "../render/sprite";
import { isLight } from "../settings";
import type { Picture, Store } from "../store/store";
import { changedFacts, type Fact } from "./changed-facts";
import { cut, placesOf, playedBy, viewOfPast, worst } from "./cut";
import { emblem } from "./emblem";
import { heaviest, isMuch, type Highlight, type Self } from "./highlights";
import type { Paper, Voice } from "./ports";
import type { Recounted } from "./round";
import { themeStyle } from "./theme";

type Known = Pick<Store, "info" | "now" | "changed">;

export interface RecapDoors {
  play(told: Recounted[]): void;
  failed(error: unknown): void;
}

export class Recap {
  private shown: Highlight[] = [];
  private facts: Fact[] = [];
  private missed: TableLine[] = [];
  /** Everything up to here was offered before. */
  private until = 0;
  private opener: HTMLElement | null = null;
  private readonly pasts = new Map<number, Promise<Past>>();

  constructor(
    private readonly at: Known,
    private readonly voice: Pick<Voice, "words">,
    private readonly paper: Pick<Paper, "drawn" | "find" | "focus">,
    private readonly doors: RecapDoors,
  ) {}

  get open(): boolean {
    return this.shown.length > 0;
  }

  /** Somebody is here again; false if it was not for long, or they know it all. */
  greet(lines: TableLine[]): boolean {
    const missed = lines.filter((line) => line.seq > this.until);
    const { info, changed } = this.at;
    const shown = heaviest(missed, this.self(), this.voice.words);
    if (!shown.length || info.phase !== "playing" || !isMuch(missed, Date.now())) return false;
    this.until = missed.at(-1)!.seq;
    this.opener = document.activeElement as HTMLElement | null;
    [this.shown, this.missed, this.facts] = [shown, missed, []];
    changed();
    void this.drawCuts();
    void this.compare();
    return true;
  }

  private self(): Self {
    const { info, now } = this.at;
    const { seats } = info.you;
    const nodes = Object.entries(now?.scene.nodes ?? {});
    const mine = nodes.filter(([, node]) => node.type === "piece" && seats.includes(node.owner ?? -1));
    return { seats, things: new Set(mine.map(([id]) => id)) };
  }

  readonly shut = (): void => {
    this.shown = [];
    this.at.changed();
    this.paper.focus(this.opener);
  };

  private readonly play = async (): Promise<void> => {
    const lines = [...new Set(this.shown.map(({ line }) => line))];
    this.shut();
    try {
      const told = lines.map(async (line) => ({
        before: pictureOf(await this.past(line.seq - 1)),
        after: pictureOf(await this.past(line.seq)),
        line,
      }));
      this.doors.play(await Promise.all(told));
    } catch (error) {
      this.doors.failed(error);
    }
  };

  private past(seq: number): Promise<Past> {
    const { info, now } = this.at;
    const known = this.pasts.get(seq) ?? api.moment(info.id, seq, now?.scene.viewer ?? null);
    this.pasts.set(seq, known);
    return known;
  }

  /** Each picture comes when it is there; without one its words stand alone. */
  private async drawCuts(): Promise<void> {
    await this.paper.drawn();
    this.paper.find(".recap")?.focus();
    await Promise.all(
      this.shown.map(async ({ line, tell }, n) => {
        const past = await this.past(line.seq).catch(() => undefined);
        const frame = this.paper.find(`.recap [data-cut="${n}"]`);
        if (!past || !frame) return;
        const view = viewOfPast(pictureOf(past), this.voice.words);
        frame.style.cssText = themeStyle(past.scene.theme, isLight());
        const about = worst(playedBy(tell, line));
        const beside = placesOf(about, view).length ? [] : emblem(tell, past.scene);
        if (beside.length) return render(this.beside(tell, beside), frame);
        render(boardSvg(view, "", "roomy"), frame);
        cut(frame, view, about);
      }),
    );
  }

  /** A card has its name: what is on it is too small to be read. */
  private beside({ beat }: Tell, sprites: Sprite[]): TemplateResult {
    const name = beat?.shows?.symbol ? this.voice.words.plain(beat.shows.label) : "";
    return html`${sprites.map((sprite) => picture(sprite, 200))}${name ? html`<b>${name}</b>` : nothing}`;
  }

  /** Where the table stood when somebody left, and where it stands; without that the pictures speak for themselves. */
  private async compare(): Promise<void> {
    const { missed } = this;
    const before = await this.past(missed[0]!.seq - 1).catch(() => undefined);
    const { info, now } = this.at;
    if (!before || !now || missed !== this.missed) return;
    const tells = missed.flatMap((line) => line.tells ?? []);
    this.facts = changedFacts(before.scene, now.scene, tells, info.you.seats, this.voice.words);
    this.at.changed();
  }

  render(): TemplateResult | typeof nothing {
    if (!this.shown.length) return nothing;
    const { words } = this.voice;
    return html`<div class="veil shade"></div>
      <section class="recap" role="dialog" aria-modal="true" aria-labelledby="recap-title" tabindex="-1">
        <h2 id="recap-title">${words.t("since-title")}</h2>
        <p>${this.summary()}</p>
        <ol class="cuts">
          ${this.shown.map((one, n) => this.item(one, n))}
        </ol>
        <div class="recap-foot">
          ${this.facts.length ? this.standing() : nothing}
          <div class="buttons">
            <button class="btn line" @click=${this.shut}>
              ${words.t("recap-skip")}<kbd>${words.t("key-name-esc")}</kbd>
            </button>
            <button class="btn lamp" @click=${this.play}>${icon("play")}${words.t("recap-play")}</button>
          </div>
        </div>
      </section>`;
  }

  private item({ tell, words }: Highlight, n: number): TemplateResult {
    const owner = this.at.now?.scene.owners?.find(({ seat }) => seat === tell.seat);
    const tint = tell.beat?.tone === "bad" ? "var(--danger)" : (owner?.tint ?? "var(--beast)");
    return html`<li style=${css(`--told:${tint}`)}>
      <div class="cut" aria-hidden="true">
        <div data-cut=${n} inert></div>
        <i>${n + 1}</i>
      </div>
      <p>
        ${owner ? picture(owner.mark, 20) : html`<i class="beast" aria-hidden="true"></i>`}<span
          >${this.voice.words.rich(words)}</span
        >
      </p>
    </li>`;
  }

  private standing(): TemplateResult {
    return html`<ul class="recap-facts" aria-label=${this.voice.words.t("recap-facts")}>
      ${this.facts.map(
        ({ value, label, bad }) =>
          html`<li class=${bad ? "bad" : ""}><b>${value}</b><span>${label}</span></li>`,
      )}
    </ul>`;
  }

  /** Who moved, since when, and whose turn it is. */
  private summary(): string {
    const { words } = this.voice;
    const { info, now } = this.at;
    const seats = this.missed.flatMap((line) => (line.tells ?? []).map(({ seat }) => seat));
    const others = [...new Set(seats)].filter(
      (seat) => typeof seat === "number" && !info.you.seats.includes(seat),
    );
    const names = others.map((seat) => words.t("person", { seat: seat as number }));
    const who = new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
    const began = Date.parse(this.missed.find((line) => line.tells?.length)?.at ?? "");
    const ago = longAgo(Date.now() - began, words.language);
    const when = words.t(names.length ? "recap-when" : "recap-when-nobody", { who, ago });
    return now?.scene.prompt?.yours ? `${when} ${words.t("recap-yours")}` : when;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As one says it: minutes up to an hour and a half, hours up to a day and a half, then days. */
export function longAgo(ms: number, language: string): string {
  const [unit, size] =
    ms < 1.5 * HOUR
      ? (["minute", MINUTE] as const)
      : ms < 1.5 * DAY
        ? (["hour", HOUR] as const)
        : (["day", DAY] as const);
  return new Intl.RelativeTimeFormat(language).format(-Math.max(1, Math.round(ms / size)), unit);
}

const pictureOf = ({ scene, stage }: Past): Picture => ({ scene, stage });
