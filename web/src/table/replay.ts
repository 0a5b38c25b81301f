// Looking back: a scrubber over the entries, speed, whose eyes, a link to the moment, a fork from it.

import { html, type TemplateResult } from "lit";
import { api } from "../net/api";
import type { Past, TableInfo, TableLine, Tell } from "../net/types";
import { icon } from "../render/sprite";
import { momentPath } from "../router";
import type { Texts } from "../text";

export interface ReplayEvents {
  show(past: Past, tells: Tell[]): Promise<void>;
  moved(): void;
  close(): void;
  fork(seq: number): void;
  copy(link: string): void;
  fault(error: unknown): void;
}

const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1100;

export class Replay {
  seq: number;
  playing = false;
  speed = 1;
  lines: TableLine[] = [];
  private readonly cache = new Map<string, Promise<Past>>();
  private asked = 0;

  constructor(
    private readonly table: string,
    readonly first: number,
    readonly head: number,
    public seat: number | null,
    private readonly on: ReplayEvents,
    at: number | undefined,
  ) {
    this.seq = Math.min(head, Math.max(first, at ?? first));
  }

  async open(): Promise<void> {
    try {
      this.lines = await api.wholeLog(this.table, this.seat);
    } catch (error) {
      this.on.fault(error);
    }
    await this.to(this.seq);
  }

  get link(): string {
    return location.origin + momentPath(this.table, this.seq, this.seat);
  }

  /** What led to the picture after this entry. */
  private line(seq: number): TableLine | undefined {
    return this.lines.find((line) => line.seq === seq);
  }

  /** The line that says what was answered here: the next that has something to say. */
  answer(): TableLine | undefined {
    return this.lines.find((line) => line.seq > this.seq && line.tells?.some((tell) => tell.text));
  }

  async to(seq: number): Promise<void> {
    const forward = seq === this.seq + 1;
    const from = this.seq;
    this.seq = Math.min(this.head, Math.max(this.first, seq));
    const mine = ++this.asked;
    this.on.moved();
    try {
      const past = await this.fetch(this.seq);
      if (mine !== this.asked) return;
      await this.on.show(past, forward && from !== this.seq ? (this.line(this.seq)?.tells ?? []) : []);
      if (this.seq < this.head) void this.fetch(this.seq + 1).catch(() => undefined);
    } catch (error) {
      this.playing = false;
      this.on.fault(error);
    }
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.open();
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    this.on.moved();
    while (this.playing && this.seq < this.head) {
      const began = performance.now();
      await this.to(this.seq + 1);
      const rest = BEAT / this.speed - (performance.now() - began);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    this.playing = false;
    this.on.moved();
  }

  stop(): void {
    this.playing = false;
  }

  private fetch(seq: number): Promise<Past> {
    const key = `${seq}/${this.seat}`;
    let past = this.cache.get(key);
    if (!past) {
      past = api.moment(this.table, seq, this.seat);
      this.cache.set(key, past);
      past.catch(() => this.cache.delete(key));
    }
    return past;
  }

  bar(table: TableInfo, texts: Texts): TemplateResult {
    const eyes = table.phase === "over" ? table.seats.map(({ seat }) => seat) : table.you.seats; // what others know is theirs until the end
    const button = (name: string, label: string, act: () => void): TemplateResult =>
      html`<button class="iconbtn" aria-label=${texts.t(label)} title=${texts.t(label)} @click=${act}>
        ${icon(name)}
      </button>`;
    return html`<section class="replay" aria-label=${texts.t("replay")}>
      ${button("step-back", "step-back", () => void this.to(this.seq - 1))}
      ${button(this.playing ? "pause" : "play", this.playing ? "pause" : "play", () => void this.toggle())}
      ${button("step", "step-on", () => void this.to(this.seq + 1))}
      <input
        type="range"
        min=${this.first}
        max=${this.head}
        .value=${String(this.seq)}
        aria-label=${texts.t("moment")}
        @input=${(event: InputEvent) => void this.to(Number((event.target as HTMLInputElement).value))}
      />
      <output>${texts.t("so-many-of", { n: this.seq, of: this.head })}</output>
      <label class="pickone"
        ><span class="vh">${texts.t("speed")}</span
        ><select
          @change=${(event: Event) => (this.speed = SPEEDS[(event.target as HTMLSelectElement).selectedIndex] ?? 1)}
        >
          ${SPEEDS.map(
            (speed) =>
              html`<option .selected=${speed === this.speed}>${texts.t("times", { n: speed })}</option>`,
          )}
        </select></label
      >
      ${
        eyes.length
          ? html`<label class="pickone"
              ><span class="vh">${texts.t("whose-eyes")}</span
              ><select
                data-eyes
                @change=${(event: Event) => void this.look(eyesAt((event.target as HTMLSelectElement).selectedIndex, eyes))}
              >
                <option .selected=${this.seat === null}>${texts.t("watcher")}</option>
                ${eyes.map(
                  (seat) =>
                    html`<option .selected=${this.seat === seat}>${texts.t("person", { seat })}</option>`,
                )}
              </select></label
            >`
          : ""
      }
      ${button("link", "link-to-moment", () => this.on.copy(this.link))}
      <button class="btn line small" @click=${() => this.on.fork(this.seq)}>
        ${icon("fork", "small")}${texts.t("fork-here")}
      </button>
      <button class="btn line small" @click=${() => this.on.close()}>${texts.t("back-to-now")}</button>
    </section>`;
  }
}

const eyesAt = (index: number, eyes: number[]): number | null =>
  index === 0 ? null : (eyes[index - 1] ?? null);
