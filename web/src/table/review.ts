// "Was it luck?": the curve of winning chances, where it turned, what the dice did, which answer was missed.

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { api } from "../net/api";
import { momentPath } from "../router";
import type { Outline, Reviewed } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface ReviewEvents {
  changed(): void;
  look(seq: number): void;
  fork(seq: number): void;
  fault(error: unknown): void;
}

const WIDE = 360;
const HIGH = 150;
const SHOWN = 3;
/** A change smaller than this is noise of a few playouts. */
const TURN = 0.12;
const MISSED = 0.03;
/** Luck or skill below this is not worth a word. */
const EVEN = 0.08;

export class Review {
  outline: Outline | undefined;
  readonly moments: Reviewed[] = [];
  private stopped = false;
  private thinking = false;
  private failed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number,
    private readonly on: ReviewEvents,
  ) {}

  /** Moment by moment: the coarse curve first, then what lies between. Goes on where it was stopped. */
  async open(): Promise<void> {
    this.stopped = this.failed = false;
    if (this.thinking) return;
    this.thinking = true;
    try {
      this.outline ??= await api.review(this.table, this.seat);
      for (const seq of coarseFirst(this.outline.moments)) {
        if (this.moments.some((one) => one.seq === seq)) continue;
        if (this.stopped) return;
        const found = await api.reviewed(this.table, this.seat, seq);
        this.moments.push(found);
        this.moments.sort((one, other) => one.seq - other.seq);
        this.on.changed();
      }
    } catch (error) {
      this.failed = true;
      this.on.fault(error);
    } finally {
      this.thinking = false;
      this.on.changed();
    }
  }

  /** Nobody looks: the thinking would only hold up what they do instead. */
  stop(): void {
    this.stopped = true;
  }

  render(texts: Texts): TemplateResult {
    const { outline, moments } = this;
    const progress = html`<p class="quiet" role="status">${this.progress(texts)}</p>`;
    if (!outline || !moments.length) return progress;
    const done = moments.length === outline.moments.length;
    return html`<div class="review">
      ${done ? verdict(outline, moments, texts) : progress} ${this.curve(outline, texts)}
      <p class="key">
        <i class="chance"></i>${texts.t("review-chance")}<i class="fate"></i>${texts.t("review-fate")}
      </p>
      ${this.turns(texts)}${this.missed(texts)}
      <p class="said-note">${texts.t("review-note")}</p>
    </div>`;
  }

  /** In short: the curve while it grows, and then the one moment where it turned. Its room is kept from the start, so
   * that nothing below it moves away under a pointer. */
  course(texts: Texts): TemplateResult | undefined {
    const { outline, moments } = this;
    if (this.failed || (this.stopped && !moments.length)) return undefined;
    const done = outline && moments.length === outline.moments.length;
    return html`<div class="review course">
      <p class="label">${texts.t("review-course")}<span>${texts.t("review-as-bots")}</span></p>
      ${outline && moments.length ? this.curve(outline, texts) : html`<svg class="curve" viewBox="0 0 ${WIDE} ${HIGH}">${grid()}</svg>`}
      ${done ? this.turned(texts) : html`<p class="quiet">${this.progress(texts)}</p>`}
    </div>`;
  }

  private progress(texts: Texts): string {
    const { outline, moments } = this;
    return outline && moments.length
      ? texts.t("review-growing", { n: moments.length, of: outline.moments.length })
      : texts.t("review-begins");
  }

  private turned(texts: Texts): TemplateResult {
    const turn = turningPoints(this.moments)[0];
    if (!turn) return html`<p class="quiet">${texts.t("review-no-turn")}</p>`;
    const [from, to] = [percent(turn.from.chance), percent(turn.to.chance)];
    return html`<ul class="said-rows">
      ${this.row(
        turn.from.seq,
        html`<b class=${turn.change > 0 ? "up" : "down"}>${texts.t("review-turned", { from, to })}</b>
          <span>${stretch(turn.from, turn.to, texts)}</span>`,
        texts,
      )}
    </ul>`;
  }

  private turns(texts: Texts): TemplateResult | typeof nothing {
    const turns = turningPoints(this.moments).slice(0, SHOWN);
    if (!turns.length) return nothing;
    return html`<h3>${texts.t("review-turns")}</h3>
      <ul class="said-rows">
        ${turns.map(({ from, to, change }) =>
          this.row(
            from.seq,
            html`<b class=${change > 0 ? "up" : "down"}
                >${texts.t(change > 0 ? "review-up" : "review-down", { n: percent(Math.abs(change)) })},
                ${texts.t("review-from-to", { from: percent(from.chance), to: percent(to.chance) })}</b
              >
              <span>${stretch(from, to, texts)}</span>`,
            texts,
          ),
        )}
      </ul>`;
  }

  private missed(texts: Texts): TemplateResult | typeof nothing {
    const missed = this.moments
      .filter((one) => one.best && (one.lost ?? 0) >= MISSED)
      .sort((one, other) => (other.lost ?? 0) - (one.lost ?? 0))
      .slice(0, SHOWN);
    if (!missed.length) return nothing;
    return html`<h3>${texts.t("review-missed")}</h3>
      <ul class="said-rows">
        ${missed.map((one) =>
          this.row(
            one.seq,
            html`<b>${texts.plain(one.best)}</b
              ><span
                >${texts.t("review-instead", { when: when(one, texts), what: texts.plain(one.played), n: percent(one.lost ?? 0) })}</span
              >`,
            texts,
          ),
        )}
      </ul>`;
  }

  private row(seq: number, words: TemplateResult, texts: Texts): TemplateResult {
    return html`<li>
      <a class="said" href=${this.link(seq)} title=${texts.t("look-at-this")} @click=${this.looks(seq)}
        >${words}</a
      >
      <button
        class="iconbtn"
        aria-label=${texts.t("fork-here")}
        title=${texts.t("fork-here")}
        @click=${() => this.on.fork(seq)}
      >
        ${icon("fork", "small")}
      </button>
    </li>`;
  }

  /** The moment has an address, so that it can be sent to somebody; here it is opened without leaving the table. */
  private link(seq: number): string {
    return momentPath(this.table, seq, this.seat);
  }

  private looks(seq: number) {
    return (event: Event): void => {
      event.preventDefault();
      this.on.look(seq);
    };
  }

  private curve(outline: Outline, texts: Texts): TemplateResult {
    const { moments } = this;
    const first = outline.moments[0] ?? 0;
    const last = (outline.moments.at(-1) ?? 1) + 1;
    const x = (seq: number): number => 28 + ((seq - first) / Math.max(1, last - first)) * (WIDE - 40);
    const points = moments.map((one) => [x(one.seq), y(one.chance)] as const);
    const end = [x(last), y(outline.result)] as const;
    const line = [...points, end]
      .map(([px, py], n) => `${n ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join("");
    return html`<svg
      class="curve"
      viewBox="0 0 ${WIDE} ${HIGH}"
      role="group"
      aria-label=${texts.t("review-curve", { from: percent(moments[0]!.chance), to: percent(outline.result) })}
    >
      ${grid()}
      <path class="area" d="${line}L${end[0].toFixed(1)} ${y(0)}L${points[0]![0].toFixed(1)} ${y(0)}Z"></path>
      <path class="line" d=${line}></path>
      ${moments.map(
        (one, n) => svg`<circle class="fate" cx=${points[n]![0]} cy=${y(one.fate)} r="2.5"></circle>
        ${this.point(one, points[n]!, texts)}`,
      )}
      <circle class="end" cx=${end[0]} cy=${end[1]} r="5"></circle>
    </svg>`;
  }

  /** Small to look at, large enough for a finger. */
  private point(one: Reviewed, [cx, cy]: readonly [number, number], texts: Texts): SVGTemplateResult {
    const says = texts.t("review-point", {
      when: when(one, texts),
      chance: percent(one.chance),
      fate: percent(one.fate),
    });
    return svg`<a href=${this.link(one.seq)} aria-label=${says} @click=${this.looks(one.seq)}><title>${says}</title>
      <circle class="reach" cx=${cx} cy=${cy} r="11"></circle><circle class="chance" cx=${cx} cy=${cy} r="4"></circle></a>`;
  }
}

const y = (share: number): number => 10 + (1 - share) * (HIGH - 30);

const grid = (): SVGTemplateResult[] =>
  [0, 0.5, 1].map(
    (share) =>
      svg`<line class="grid" x1="28" x2=${WIDE - 12} y1=${y(share)} y2=${y(share)}></line><text x="22"
        y=${y(share) + 4} text-anchor="end">${percent(share)}</text>`,
  );

/** Which turn, and who had to decide: "Turn 5, Ada". */
function when(one: Reviewed, texts: Texts): string {
  return inTurn(texts.plain(one.moment), texts.t("person", { seat: one.seat ?? 0 }), texts);
}

/** What was decided there. The review leaps over answers: then this is only the first of several, and it says so. */
function stretch(from: Reviewed, to: Reviewed, texts: Texts): string {
  const what = texts.plain(from.played);
  if (to.seq - from.seq === 1) return texts.t("review-decided", { when: when(from, texts), what });
  const [turn, until] = [texts.plain(from.moment), texts.plain(to.moment)];
  const turns = until && until !== turn ? texts.t("review-until", { turn, until }) : turn;
  const first = texts.t("review-first", { who: texts.t("person", { seat: from.seat ?? 0 }) });
  return texts.t("review-decided", { when: inTurn(turns, first, texts), what });
}

function inTurn(turn: string, who: string, texts: Texts): string {
  return turn
    ? texts.t("review-when", { turn: turn.charAt(0).toLocaleUpperCase(texts.language) + turn.slice(1), who })
    : who;
}

const percent = (share: number): number => Math.round(share * 100);

/** Every fourth, then every second, then the rest. */
export function coarseFirst(moments: number[]): number[] {
  const rank = (n: number): number => (n % 4 === 0 ? 0 : n % 2 === 0 ? 1 : 2);
  return moments
    .map((seq, n) => ({ seq, rank: rank(n) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ seq }) => seq);
}

/** Where the chance changed most from one moment to the next, largest change first. */
export function turningPoints(moments: Reviewed[]): { from: Reviewed; to: Reviewed; change: number }[] {
  return moments
    .slice(1)
    .map((to, n) => ({ from: moments[n]!, to, change: to.chance - moments[n]!.chance }))
    .filter(({ change }) => Math.abs(change) >= TURN)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** Luck: what these dice were worth to bots against other dice. Choice: what was made of them. */
function verdict(outline: Outline, moments: Reviewed[], texts: Texts): TemplateResult {
  const mean = (of: (one: Reviewed) => number): number =>
    moments.reduce((sum, one) => sum + of(one), 0) / moments.length;
  const luck = mean((one) => one.fate - one.chance);
  const start = moments[0]!;
  const own = outline.result - start.fate;
  return html`<div class="verdict">
    <h3>${texts.t(told(luck, "review-luck-good", "review-luck-bad", "review-luck-even"))}</h3>
    <p>
      ${texts.t("review-start", { other: percent(start.chance), same: percent(start.fate), own: percent(outline.result) })}
      ${texts.t(told(own, "review-own-good", "review-own-bad", "review-own-even"))}
    </p>
  </div>`;
}

const told = (value: number, good: string, bad: string, even: string): string =>
  value > EVEN ? good : value < -EVEN ? bad : even;
