// The wire to one table: says hello, keeps the scene up to date by patches, connects again when the line
// breaks, and sends unanswered moves once more with the same key.

import type { Scene, Stage } from "../scene.gen";
import { applyPatch } from "./patch";
import { nonce } from "./api";
import type { House, Wire } from "./house";
import { PROTOCOL, type FromClient, type FromServer, type Keyed, type Moment } from "./types";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface LiveEvents {
  frame(frame: FromServer): void;
  /** A new picture of the match; `fresh` when it is a whole scene after (re)connecting. */
  moment(moment: Moment, scene: Scene, stage: Stage | undefined, fresh: boolean): void;
  line(state: LineState, code: number): void;
}

/** Closed for good: nothing to wait for. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410, 4426]);
const PATIENCE = [0, 1000, 2000, 4000, 8000];

type WithoutKey = Keyed extends infer One ? (One extends Keyed ? Omit<One, "key"> : never) : never;

export class Live {
  state: LineState = "connecting";
  private wire: Wire | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private scene: Scene | undefined;
  private readonly stages = new Map<string, Stage>();
  private readonly waiting = new Map<string, Keyed>();
  private seen: number | undefined;
  private whose: number | null | undefined;
  private asked = 0;
  private eyes = false;

  constructor(
    private readonly house: House,
    private readonly table: string,
    private readonly events: LiveEvents,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const wire = this.house.open(this.table);
    this.wire = wire;
    wire.onopen = () => this.greet();
    wire.onmessage = (text) => this.read(JSON.parse(text) as FromServer);
    wire.onclose = (code) => this.closed(wire, code);
  }

  close(): void {
    clearTimeout(this.timer);
    const { wire } = this;
    this.wire = undefined;
    wire?.close();
  }

  /** Send now if there is a line; keyed frames are kept until they are answered. */
  send(frame: FromClient): void {
    if ("key" in frame) this.waiting.set(frame.key, frame);
    if (this.wire?.open) this.wire.send(JSON.stringify(frame));
  }

  sendKeyed(frame: WithoutKey): string {
    const key = nonce();
    this.send({ ...frame, key });
    return key;
  }

  /** A number to match an answer by. */
  nextId(): number {
    return ++this.asked;
  }

  get unanswered(): boolean {
    return this.waiting.size > 0;
  }

  look(seat: number | null | undefined): void {
    this.whose = seat;
    this.send(seat === undefined ? { t: "view" } : { t: "view", seat });
  }

  /** Somebody looks at this table, or has turned away. */
  looking(now: boolean): void {
    this.eyes = now;
    this.send({ t: "looking", now });
  }

  retry(): void {
    this.tries = 0;
    if (this.state === "lost") this.open();
  }

  private greet(): void {
    const hello: FromClient = { t: "hello", protocol: PROTOCOL, stages: [...this.stages.keys()] };
    if (this.whose !== undefined) hello.seat = this.whose;
    if (this.seen !== undefined) hello.since = this.seen;
    this.send(hello);
    if (this.eyes && !document.hidden) this.send({ t: "looking", now: true });
  }

  private read(frame: FromServer): void {
    switch (frame.t) {
      case "hello":
        this.tries = 0;
        this.scene = undefined;
        this.tell("open", 0);
        break;
      case "stage":
        this.stages.set(frame.stage.id ?? "", frame.stage);
        break;
      case "moment":
        this.take(frame);
        break;
      case "done":
        this.waiting.delete(frame.key);
        break;
      case "refused":
        if (frame.retry && frame.key) setTimeout(() => this.resend(frame.key!), 600);
        else if (frame.key) this.waiting.delete(frame.key);
        if (frame.moment) this.take(frame.moment);
        break;
    }
    this.events.frame(frame);
    if (frame.t === "hello") for (const waiting of this.waiting.values()) this.send(waiting);
  }

  private resend(key: string): void {
    const frame = this.waiting.get(key);
    if (frame) this.send(frame);
  }

  private take(moment: Moment): void {
    const fresh = this.scene === undefined;
    if (moment.scene) this.scene = moment.scene;
    else if (moment.patch && this.scene) {
      const next = applyPatch(this.scene, moment.patch);
      if (!next) return this.send({ t: "again" });
      this.scene = next;
    }
    this.seen = moment.seq;
    if (this.scene) this.events.moment(moment, this.scene, this.stages.get(this.scene.stage), fresh);
  }

  private closed(wire: Wire, code: number): void {
    if (this.wire !== wire) return;
    if (FINAL.has(code)) return this.tell("closed", code);
    this.tell("lost", code);
    const wait = code === 1012 ? 0 : (PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 8000);
    this.tries++;
    this.timer = setTimeout(() => this.open(), wait + Math.random() * 250);
  }

  private tell(state: LineState, code: number): void {
    this.state = state;
    this.events.line(state, code);
  }
}
