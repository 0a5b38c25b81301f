// "While you were away": the heaviest beats since somebody last looked, each a cut of the board as it was then.

import { html, nothing, render, type TemplateResult } from "lit";
import { api } from "../net/api";
import type { Past, TableLine, Tell } from "../net/types";
import { boardSvg } from "../render/board";
import { css } from "../render/css";
import { icon, picture } from "../render/sprite";
import { isLight } from "../settings";
import type { Picture, Store } from "../store/store";
import type { Texts } from "../text";
import { weightOf } from "./beats";
import { cut, placesOf, playedBy, viewOfPast } from "./cut";
import { aboutOf, tellWords } from "./history";
import type { Paper, Voice } from "./ports";
import type { Recounted } from "./round";
import { themeStyle } from "./theme";

export interface Highlight {
  line: TableLine;
  tell: Tell;
  words: string;
}

const SHOWN = 5;
/** Of one card not everything: the other pictures would be of the same place. */
const OF_ONE_ENTRY = 2;
const TURNS = 2;
const AWAY = 90_000;
const WEIGHT: Record<string, number> = { end: 8, reveal: 4, turn: 2, step: 1 };
const BAD = 1.5;

/** Whether so much has happened that it is worth a page. */
export function isMuch(missed: TableLine[], now: number): boolean {
  const turns = missed.flatMap((line) => line.tells ?? []).filter((tell) => weightOf(tell) === "turn");
  const first = missed.find((line) => line.tells?.length);
  return turns.length >= TURNS || (first !== undefined && now - Date.parse(first.at) >= AWAY);
}

/** The heaviest of what others did and what happened, in the order it came. */
export function heaviest(missed: TableLine[], mine: readonly number[], texts: Texts): Highlight[] {
  const dropped = new Set(missed.flatMap((line) => line.drops ?? []));
  const all = missed
    .filter((line) => !dropped.has(line.seq))
    .flatMap((line) => (line.tells ?? []).map((tell) => ({ line, tell, worth: worthOf(tell) })))
    .filter(({ tell, worth }) => worth > 0 && tell.text && texts.has(tell.text))
    .filter(({ tell }) => typeof tell.seat !== "number" || !mine.includes(tell.seat));
  const count = new Map<number, number>();
  const kept = [...all]
    .sort((one, other) => other.worth - one.worth || other.line.seq - one.line.seq)
    .filter(({ line: { seq } }) => {
      count.set(seq, (count.get(seq) ?? 0) + 1);
      return count.get(seq)! <= OF_ONE_ENTRY;
    })
    .slice(0, SHOWN);
  return all
    .filter((one) => kept.includes(one))
    .map(({ line, tell }) => ({ line, tell, words: texts.say(tellWords(tell)) }));
}

/** What can be seen on the board tells more than what is only said. */
function worthOf(tell: Tell): number {
  const weight = (WEIGHT[weightOf(tell)] ?? 0) * (tell.beat?.tone === "bad" ? BAD : 1);
  return aboutOf(tell).length ? weight : weight / 2;
}

type Known = Pick<Store, "info" | "now" | "changed">;

export interface RecapDoors {
  play(told: Recounted[]): void;
  failed(error: unknown): void;
}

export class Recap {
  private shown: Highlight[] = [];
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
    const shown = heaviest(missed, info.you.seats, this.voice.words);
    if (!shown.length || info.phase !== "playing" || !isMuch(missed, Date.now())) return false;
    this.until = missed.at(-1)!.seq;
    this.opener = document.activeElement as HTMLElement | null;
    [this.shown, this.missed] = [shown, missed];
    changed();
    void this.drawCuts();
    return true;
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
        const about = playedBy(tell, line);
        const card = placesOf(about, view).length ? undefined : tell.beat?.shows?.symbol;
        if (card) return render(picture({ symbol: card }, 200), frame);
        render(boardSvg(view, "", "roomy"), frame);
        cut(frame, view, about);
      }),
    );
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
        <div class="buttons">
          <button class="btn line" @click=${this.shut}>
            ${words.t("recap-skip")}<kbd>${words.t("key-name-esc")}</kbd>
          </button>
          <button class="btn lamp" @click=${this.play}>${icon("play")}${words.t("recap-play")}</button>
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
