// Tells the moves of others one after the other: a queue of entries, each told beat by beat on the picture before
// it, then its own picture is set. When the queue is empty, what stands there is the newest picture. Nothing is cut
// but by a press, by the setting "at once", or because somebody is asked: then it ends within six seconds.

import type { TableLine, Tell } from "../net/types";
import type { Picture, Store } from "../store/store";
import { beatsOf, lengthOf, revealTimes, stay, weightOf, type Beat, type Ear } from "./beats";
import type { Heard } from "./history";
import type { Pace } from "./pace";
import type { Onlookers, Stage, Telling } from "./show-ports";
import { Kept, past, recounted, retold, silent, type Entry, type Recounted } from "./round";

const LIMIT = 6000;
/** Drawing takes its time as well. */
const ALLOWANCE = 900;
/** So long the last picture may take. */
const LAST = 600;
/** Faster than this nobody can follow: rather leave out what is oldest. */
const FASTEST = 4;
/** The next entry is on its way: no use in saying "waiting" for the blink of an eye. */
const LINGER = 900;

type Known = Pick<Store, "now" | "shows">;

export class Director {
  telling: Telling | undefined;
  /** How far the log has come. */
  heard: Heard | undefined;
  private readonly queue: Entry[] = [];
  private readonly kept = new Kept();
  private running: Promise<void> | undefined;
  private current: Entry | undefined;
  /** What it has still to tell. */
  private coming: Beat[] = [];
  private skipTo = -1;
  private count = 0;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private woken: (() => void) | undefined;

  constructor(
    private readonly at: Known,
    private readonly stage: Stage,
    readonly pace: Pace,
    private readonly ear: Ear,
    private readonly on: Onlookers,
  ) {}

  get busy(): boolean {
    return this.running !== undefined;
  }

  /** There is a round that can be told once more. */
  get mayPlayAgain(): boolean {
    return this.kept.round() !== undefined;
  }

  // --- what comes -----------------------------------------------------------------------------------------------

  add(picture: Picture, lines: TableLine[], asks: boolean): void {
    const tells = lines.flatMap((line) => line.tells ?? []);
    const beats = beatsOf(tells, this.ear);
    const entry = { seq: picture.scene.seq, picture, lines, tells, beats, asks, again: false };
    this.kept.add(entry);
    this.queue.push(this.on.unseen() || this.pace.atOnce ? { ...entry, beats: [] } : entry);
    this.heard ??= { from: lines[0]?.seq ?? entry.seq, tells: 0 };
    if (this.telling) this.telling = { ...this.telling, of: this.count + this.left() };
    if (asks) this.hasten();
    this.start();
    this.woken?.();
  }

  /** A whole new picture, as after coming in: there is nothing to tell about it. */
  async jump(picture: Picture): Promise<void> {
    await this.leave();
    this.kept.beginAt(silent(picture));
    await this.stage.set(picture, []);
    this.on.shown(picture.scene.seq);
  }

  // --- what people do -------------------------------------------------------------------------------------------

  /** All of it is over, now. */
  skip(): void {
    this.skipTo = this.queue.at(-1)?.seq ?? this.current?.seq ?? this.skipTo;
    this.goOn();
  }

  /** On to the next beat. */
  goOn(): void {
    this.pace.rush(true);
    this.woken?.();
    this.on.changed();
  }

  pause(): void {
    this.pace.pause(!this.pace.paused);
    if (!this.pace.paused && this.asked) this.hasten();
    this.on.changed();
  }

  hurry(hurried: boolean): void {
    if (hurried !== this.pace.hurried) this.pace.hurry(hurried);
  }

  /** What others did since one's own last turn, on the pictures kept for it, and then the present again. */
  async again(): Promise<void> {
    const round = this.kept.round();
    const { now } = this.at;
    if (!round || !now || this.running) return;
    this.at.shows(true);
    await this.stage.set(past(round.before), []);
    this.queue.push(...retold(round, now));
    this.start();
  }

  /** What somebody missed, each entry on the picture before it, and then the present. */
  recount(told: Recounted[]): void {
    const { now } = this.at;
    if (!told.length || !now || this.running) return;
    this.queue.push(...recounted(told, now, this.ear));
    this.start();
  }

  /** Somebody wants the table for something else. */
  async leave(): Promise<void> {
    this.skip();
    await this.running;
  }

  /** Resolves when nothing is queued. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  // --- the show -------------------------------------------------------------------------------------------------

  private start(): void {
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    this.at.shows(true);
    this.count = 0;
    try {
      do {
        for (let entry = this.queue.shift(); entry; entry = this.queue.shift()) await this.play(entry);
      } while (await this.more());
    } finally {
      this.running = this.current = this.telling = this.heard = undefined;
      this.coming = [];
      this.skipTo = -1;
      clearTimeout(this.limit);
      this.limit = undefined;
      this.pace.squeeze(1);
      this.pace.rush(false);
      this.stage.clear();
      this.at.shows(false);
    }
  }

  /** While it is others' turn, the last caption stays until the next one comes. */
  private async more(): Promise<boolean> {
    const { prompt } = this.at.now?.scene ?? {};
    if (this.telling && prompt && !prompt.yours && this.skipTo < 0 && !this.pace.atOnce)
      await new Promise<void>((resolve) => {
        this.woken = resolve;
        setTimeout(resolve, LINGER);
      });
    this.woken = undefined;
    return this.queue.length > 0;
  }

  private async play(entry: Entry): Promise<void> {
    this.current = entry;
    const skipped = (): boolean => entry.seq <= this.skipTo;
    if (entry.beats.length && !skipped()) this.stage.begin(entry.picture);
    if (entry.picture.scene.outcome) this.pace.linger();
    for (const [n, beat] of entry.beats.entries()) {
      if (skipped()) break;
      this.pace.rush(false);
      this.coming = entry.beats.slice(n + 1);
      await this.one(entry, beat, n);
    }
    const stands = !(skipped() && this.queue.some(({ seq }) => seq <= this.skipTo));
    if (stands) await this.stage.set(entry.picture, skipped() ? [] : entry.tells);
    this.heard = { from: entry.seq + 1, tells: 0 };
    if (entry.again) return;
    this.on.over(entry, stands);
    this.on.shown(entry.seq);
  }

  private async one(entry: Entry, beat: Beat, n: number): Promise<void> {
    const later = entry.beats.slice(n + 1).flatMap(tellsOf);
    const heard = (upTo: number): void => {
      this.heard = { from: entry.lines[0]?.seq ?? entry.seq, tells: upTo };
    };
    this.on.says(beat);
    heard(beat.upTo);
    if (beat.short) {
      this.on.changed();
      return this.stage.play(beat, later);
    }
    this.telling = this.tellingOf(beat, entry.again);
    this.on.changed();
    await this.stage.tell(this.telling, [...beat.reads.flatMap(tellsOf), ...later]);
    const times = revealTimes(beat.reads.length);
    for (const [k, read] of beat.reads.entries()) {
      this.telling = { ...this.telling, read: k + 1 };
      this.on.says(read);
      heard(read.upTo);
      this.on.changed();
      const after = [...beat.reads.slice(k + 1).flatMap(tellsOf), ...later];
      await Promise.all([this.stage.read(this.telling, after), this.pace.rest(times.read)]);
    }
    await this.pace.rest(beat.reads.length ? times.look : stay(this.telling.words));
  }

  /** Counted from the beginning of a turn, or since there was nothing to tell. */
  private tellingOf(beat: Beat, again: boolean): Telling {
    this.count = weightOf(beat.main) === "turn" ? 1 : this.count + 1;
    const words = this.on.caption(beat.main);
    const length = lengthOf(beat, words, this.on.lengthOf);
    return { beat, words, n: this.count, of: this.count + this.left(), read: 0, again, length };
  }

  /** So many captions are still to come in this turn, as far as is known. */
  private left(): number {
    const coming = [...this.coming, ...this.queue.flatMap(({ beats }) => beats)].filter(
      ({ short }) => !short,
    );
    const turn = coming.findIndex(({ main }) => weightOf(main) === "turn");
    return turn < 0 ? coming.length : turn;
  }

  // --- somebody is asked ----------------------------------------------------------------------------------------

  private get asked(): boolean {
    return [...(this.current ? [this.current] : []), ...this.queue].some(({ asks }) => asks);
  }

  /** What is left to tell fits into six seconds from now. */
  private hasten(): void {
    const long = (beats: Beat[]): number =>
      beats.reduce((sum, beat) => sum + lengthOf(beat, this.on.caption(beat.main), this.on.lengthOf), 0);
    const room = (LIMIT - ALLOWANCE) * this.pace.base;
    let left = (this.telling?.length ?? 0) + long(this.coming);
    left += this.queue.reduce((sum, { beats }) => sum + long(beats), 0);
    for (const [n, entry] of this.queue.slice(0, -1).entries()) {
      if (left <= room * FASTEST) break;
      left -= long(entry.beats);
      this.queue[n] = { ...entry, beats: [] };
    }
    this.pace.squeeze(left / room);
    clearTimeout(this.limit);
    this.limit = setTimeout(() => {
      if (!this.pace.paused) this.skip();
    }, LIMIT - LAST);
  }
}

const tellsOf = (beat: Beat): Tell[] => [...beat.tells, ...beat.reads.flatMap((read) => read.tells)];
