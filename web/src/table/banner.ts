// The end of a match: a banner rises at the foot of the board when it has been shown, and folds again by itself; what
// it came to stays in the dock for good.

import { html, nothing, type TemplateResult } from "lit";
import { api, journalPath } from "../net/api";
import type { TableLine } from "../net/types";
import { icon } from "../render/sprite";
import type { Store } from "../store/store";
import { weightOf } from "./beats";
import { ending, type EndingEvents } from "./ending";
import { Daring } from "./daring";
import { Keeping } from "./keeping";
import type { Paper, Voice } from "./ports";

type Known = Pick<
  Store,
  "info" | "now" | "next" | "replaying" | "showing" | "endingShut" | "shutEnding" | "changed"
>;

export interface BannerDoors extends EndingEvents {
  /** The last move once more; nothing if it cannot be told. */
  lastMove: (() => void) | undefined;
  /** The curve and where it turned, as far as it is known. */
  course(): unknown;
  /** The last card of a guided match has said it. */
  guided: boolean;
  /** Lay the sheet open that says what it came to. */
  lay(sheet: string): void;
  /** Begin to find that out. */
  think(): void;
}

const FOLDS = 6000;
/** Somebody who tries again begins so many turns before the end, where there was still something to decide. */
const TURNS_BACK = 3;
const ENTRIES_BACK = 8;

export class Banner {
  private folding: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private turned = false;
  private readonly keeping: Keeping;
  private readonly daring: Daring;
  private minutes: number | undefined;
  private retry: { seq: number; moment: string } | undefined;

  constructor(
    private readonly at: Known,
    private readonly voice: Pick<Voice, "words" | "t" | "fault">,
    private readonly paper: Pick<Paper, "find">,
    private readonly doors: () => BannerDoors,
  ) {
    this.keeping = new Keeping(at, voice);
    this.daring = new Daring(at, voice);
  }

  /** After each drawing: a new banner folds after a while, or with the next key. */
  greet(): void {
    const risen = this.paper.find(".banner") !== null;
    if (this.at.now?.scene.outcome && !this.asked) void this.lookUp();
    if (risen === (this.folding !== undefined)) return;
    clearTimeout(this.folding);
    this.folding = risen ? setTimeout(this.shut, FOLDS) : undefined;
    if (risen) addEventListener("keydown", this.shut, { once: true });
  }

  /** The last page of a story is read alone: no banner, no points before somebody turns it. */
  private get reads(): boolean {
    const nodes = Object.values(this.at.now?.scene.nodes ?? {});
    return !this.turned && !this.at.endingShut && nodes.some((node) => node.type === "story");
  }

  private readonly turn = (): void => {
    this.turned = true;
    this.at.changed();
    const { sheet } = this.at.now?.scene.outcome ?? {};
    if (sheet) this.doors().lay(sheet);
  };

  readonly shut = (): void => {
    if (!this.at.endingShut) this.at.shutEnding(true);
  };

  /** How long it took, and where one could try again. */
  private async lookUp(): Promise<void> {
    this.asked = true;
    this.daring.settle();
    this.doors().think();
    const { info, now } = this.at;
    const viewer = now?.scene.viewer ?? null;
    const lines = await api.wholeLog(info.id, viewer).catch(() => []);
    const [first, last] = [lines[0], lines.at(-1)];
    if (first && last)
      this.minutes = Math.max(1, Math.round((Date.parse(last.at) - Date.parse(first.at)) / 60_000));
    const seq = retryFrom(lines, info.begun, Math.max(info.head, last?.seq ?? 0));
    const past = await api.moment(info.id, seq, viewer).catch(() => undefined);
    if (past && !past.scene.outcome) this.retry = { seq, moment: this.voice.words.plain(past.scene.moment) };
    this.at.changed();
  }

  /** For the dock. */
  panel(): TemplateResult | typeof nothing {
    const { info, now, showing } = this.at;
    if (!now?.scene.outcome || showing || this.reads) return nothing;
    const doors = this.doors();
    const ended = {
      scene: now.scene,
      journal: journalPath(info.id),
      mayPlay: info.you.seats.length > 0,
      together: info.cooperative,
      minutes: this.minutes,
      retry: this.retry,
      course: doors.course(),
      keeping: this.keeping.button(Boolean(doors.campaign)),
      daring: this.daring.button(),
      dared: this.daring.code !== "",
    };
    return ending(ended, this.voice.words, doors);
  }

  render(): TemplateResult | typeof nothing {
    const { now, next, endingShut, replaying, showing } = this.at;
    const { outcome, moment } = now?.scene ?? {};
    if (!outcome || endingShut || replaying || showing || next !== undefined) return nothing;
    const { words, t } = this.voice;
    if (this.reads)
      return html`<div class="turn-last">
        <button class="btn lamp" @click=${this.turn}>${t("turn-the-page")}${icon("chevron-right")}</button>
      </div>`;
    const { guided, lastMove } = this.doors();
    if (guided) return nothing;
    return html`<section class="banner ${outcome.result}" role="status">
      <small>${words.rich(moment)}</small>
      <h2>${words.rich(outcome.title)}</h2>
      <p>${words.rich(outcome.text)}</p>
      ${
        lastMove
          ? html`<button class="btn line small" @click=${lastMove}>
              ${icon("replay", "small")}${t("last-move-again")}
            </button>`
          : nothing
      }
      <button class="iconbtn shut" aria-label=${t("close")} title=${t("close")} @click=${this.shut}>
        ${icon("close")}
      </button>
    </section>`;
  }
}

/** Some turns before the end; where nobody says when a turn begins, some entries. */
export function retryFrom(lines: TableLine[], begun: number, head: number): number {
  const turns = lines.filter((line) => line.tells?.some((tell) => weightOf(tell) === "turn"));
  const turn = turns.at(-TURNS_BACK - 1) ?? turns[0];
  return Math.max(begun, Math.min(turn?.seq ?? head - ENTRIES_BACK, head - 1));
}
