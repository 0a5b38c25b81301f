// Plays what happened before the new scene is set: motions by piece id, each tell's together, one tell after
// the other. What moved without a word glides; what is new fades in. All of it keeps the pace of the show.

import type { Layout, Standing } from "../render/layout";
import type { Motion, Tell } from "../net/types";
import type { Flap } from "../scene.gen";
import { lessMotion } from "../settings";
import { cue } from "../sound";
import { lift } from "./fold";
import type { Pace } from "./pace";
import { ripple } from "./ripple";
import { ROLL, bring, deal, type Before } from "./settling";
import { wayOf, type Point } from "./ways";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const STEP = 180;
const MOST_WALK = 700;
const GAP = 60;
const MOST = 2400;
const HALF_FOLD = 300;
const SPLASH = 700;

const LENGTH: Record<string, number> = {
  push: 260,
  flip: 320,
  roll: ROLL,
  shake: 420,
  fade: 420,
  splash: 420,
};
const SOUND: Record<string, string> = {
  slide: "brush",
  push: "rumble",
  flip: "card-flip",
  roll: "die",
  shake: "crack",
  fade: "crack",
  splash: "bubbles",
};

export interface Shown {
  root: HTMLElement;
  layout: Layout | undefined;
}

export class Motions {
  private running: Animation[] = [];
  private skipped = false;
  /** Pieces whose way was shown; the others glide after the scene is set. */
  private readonly told = new Set<string>();

  constructor(private readonly pace: () => Pick<Pace, "keep">) {}

  /** Nothing has moved yet on the way to the next picture. */
  begin(): void {
    this.skipped = false;
    this.told.clear();
    this.running = [];
  }

  skip(): void {
    this.skipped = true;
    for (const animation of this.running) animation.finish();
  }

  before({ root, layout }: Shown): Before {
    const boxes = new Map<string, DOMRect>();
    if (!lessMotion())
      for (const thing of root.querySelectorAll<HTMLElement>(
        ".card[data-id], .deck[data-id], .portrait[data-id]",
      ))
        boxes.set(thing.dataset["id"]!, thing.getBoundingClientRect());
    return { layout, boxes };
  }

  /** The tells on the old picture, all of them within a time. `next` is where things will stand. */
  async play(tells: Tell[], shown: Shown, next: Layout): Promise<void> {
    this.begin();
    const moving = tells.filter((tell) => tell.motions?.length || tell.sound);
    const whole = moving.reduce((sum, tell) => sum + lengthOf(tell) + GAP, 0);
    const part = whole > MOST ? MOST / whole : 1;
    for (const [n, tell] of moving.entries()) {
      if (!this.skipped) await this.tell(tell, moving.slice(n + 1), shown, next, part);
      if (!this.skipped && n < moving.length - 1 && !lessMotion())
        await new Promise((resolve) => setTimeout(resolve, GAP * part));
    }
  }

  /** One tell; what `later` tells will move goes only as far as this one says. */
  async tell(tell: Tell, later: Tell[], shown: Shown, next: Layout, part = 1): Promise<void> {
    cue(tell.sound || SOUND[tell.motions?.[0]?.how ?? "slide"] || "");
    const again = new Set(later.flatMap((one) => (one.motions ?? []).map((motion) => motion.piece)));
    const now = (tell.motions ?? [])
      .map((motion) => this.one(motion, shown, next, part, !again.has(motion.piece)))
      .filter((one) => one !== undefined);
    this.running.push(...now);
    await Promise.all(now.map((animation) => animation.finished.catch(() => undefined)));
  }

  /** The way it will go, or nothing if it leaves the board. */
  way(motion: Motion, layout: Layout, next: Layout, later: Tell[]): Point[] | undefined {
    const last = !later.some((tell) => tell.motions?.some(({ piece }) => piece === motion.piece));
    return wayOf(motion, { layout, next }, this.told.has(motion.piece), last);
  }

  private one(
    motion: Motion,
    { root, layout }: Shown,
    next: Layout,
    part: number,
    last: boolean,
  ): Animation | undefined {
    const element = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(motion.piece)}"]`);
    const at = layout?.standing.get(motion.piece) ?? next.standing.get(motion.piece);
    if (!element || !at || !layout) return undefined;
    const how = motion.how ?? "slide";
    const body = element.querySelector<SVGGElement>(":scope > .body") ?? element;
    switch (how) {
      case "flip":
        return this.run(body, [{ scale: "1 1" }, { scale: "0 1" }, { scale: "1 1" }], LENGTH["flip"]! * part);
      case "shake":
        return this.run(
          body,
          [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
          LENGTH["shake"]! * part,
        );
      case "roll":
        return this.run(
          body,
          [{ rotate: "0deg" }, { rotate: "540deg" }, { rotate: "720deg" }],
          LENGTH["roll"]! * part,
        );
      case "fade":
        return this.run(element, [{ opacity: 1 }, { opacity: 0 }], LENGTH["fade"]! * part);
      case "splash":
        if (motion.to) return this.plunge(motion, element, at, { root, layout }, next, part, last);
        return this.run(
          body,
          [{ scale: "1" }, { scale: "1.25", offset: 0.4 }, { scale: "1" }],
          LENGTH["splash"]! * part,
        );
    }
    const way = this.relative(motion, at, layout, next, last);
    if (!way) return this.run(element, [{ opacity: 1 }, { opacity: 0 }], 240 * part);
    const came = way.length === 1 || (!layout.standing.has(motion.piece) && !this.told.has(motion.piece));
    this.told.add(motion.piece);
    if (came) return this.appear(element, way, part);
    const time = how === "push" ? LENGTH["push"]! : Math.min(MOST_WALK, STEP * (way.length - 1) + 60);
    return this.run(
      element,
      way.map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` })),
      time * part,
    );
  }

  /** Through the water in an arc, and rings where it dives in. */
  private plunge(
    motion: Motion,
    element: SVGGElement,
    at: Standing,
    { root, layout }: { root: HTMLElement; layout: Layout },
    next: Layout,
    part: number,
    last: boolean,
  ): Animation | undefined {
    const way = this.relative(motion, at, layout, next, last);
    const [start, end] = [way?.[0], way?.at(-1)];
    if (!start || !end) return undefined;
    this.told.add(motion.piece);
    const top = Math.min(start[1], end[1]) - Math.abs(end[0] - start[0]) * 0.18 - 20;
    const place = ([x, y]: [number, number], scale = 1): string => `translate(${x}px,${y}px) scale(${scale})`;
    const frames = [
      { transform: place(start), easing: "ease-out" },
      { transform: place([(start[0] + end[0]) / 2, top], 1.5), offset: 0.5, easing: "ease-in" },
      { transform: place(end) },
    ];
    const animation = this.run(element, frames, SPLASH * part);
    const host = at.host ? layout.standing.get(at.host) : undefined;
    const [x, y] = [end[0] + (host?.x ?? 0), end[1] + (host?.y ?? 0)];
    animation.finished.then(
      () => this.skipped || ripple(root, x, y),
      () => undefined,
    );
    return animation;
  }

  /** One half of a fold: a flap narrows to its hinge, or opens from it. */
  async fold(root: HTMLElement, flap: Flap, opens: boolean): Promise<void> {
    if (this.skipped || lessMotion()) return;
    const leaf = lift(root, flap);
    if (!leaf) return;
    const [flat, edge] = [
      { transform: "scaleX(1)", filter: "none" },
      { transform: "scaleX(0)", filter: "brightness(.45)" },
    ];
    const animation = leaf.element.animate(opens ? [edge, flat] : [flat, edge], {
      duration: HALF_FOLD,
      easing: opens ? "ease-out" : "ease-in",
      fill: "both",
    });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    leaf.restore();
  }

  /** What is new comes out of where it comes from, or out of nothing. */
  private appear(element: SVGGElement, way: Point[], part: number): Animation {
    const [start, end] = [way[0]!, way.at(-1)!];
    const frames = [
      { opacity: 0, transform: `translate(${start[0]}px,${start[1]}px) scale(.6)` },
      { opacity: 1, transform: `translate(${end[0]}px,${end[1]}px)` },
    ];
    return this.run(element, frames, (way.length > 1 ? MOST_WALK : LENGTH["fade"]!) * part);
  }

  /** The way relative to what it stands on. */
  private relative(
    motion: Motion,
    at: Standing,
    layout: Layout,
    next: Layout,
    last: boolean,
  ): Point[] | undefined {
    const host = at.host ? layout.standing.get(at.host) : undefined;
    const way = wayOf(motion, { layout, next }, this.told.has(motion.piece), last);
    return host ? way?.map(([x, y]) => [x - host.x, y - host.y]) : way;
  }

  /** After the scene is set: glide what moved, bring in what is new, let cards find their places. */
  settle(before: Before, { root, layout }: Shown, tells: Tell[]): void {
    const done = this.running;
    for (const animation of done) animation.cancel();
    this.running = [];
    if (this.skipped || !before.layout || !layout) return;
    if (lessMotion()) return this.crossFade(before.layout, layout, root);
    const rolled = tells
      .flatMap((tell) => tell.motions ?? [])
      .filter((motion) => motion.how === "roll")
      .map((motion) => motion.piece);
    const origins = new Map(
      tells.flatMap((tell) =>
        (tell.motions ?? []).map((motion) => [motion.piece, motion.origin ?? ""] as const),
      ),
    );
    // first look at everything, then move it: a look after a move would make the browser lay out again, each time
    const ways = [
      ...[...layout.standing.values()].map((at) => bring(at, before, root, rolled.indexOf(at.id), this.told)),
      ...[...root.querySelectorAll<HTMLElement>(".card[data-id]")].map((card) =>
        deal(card, before.boxes, origins, root),
      ),
    ];
    for (const way of ways)
      if (way) this.running.push(this.run(way.element, way.frames, way.time, way.fill ?? "none", way.delay));
  }

  private crossFade(before: Layout, after: Layout, root: HTMLElement): void {
    for (const at of after.standing.values()) {
      const was = before.standing.get(at.id);
      if (was && Math.abs(was.x - at.x) + Math.abs(was.y - at.y) < 1) continue;
      const element = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(at.id)}"]`);
      if (element) this.run(element, [{ opacity: 0 }, { opacity: 1 }], 160, "none");
    }
  }

  private run(
    element: Element,
    frames: Keyframe[],
    duration: number,
    fill: FillMode = "forwards",
    delay = 0,
  ): Animation {
    const time = lessMotion() && fill === "forwards" ? 1 : Math.max(1, duration);
    const timing = { duration: time, delay, easing: EASE, fill };
    const animation = element.animate(frames, timing);
    if (fill === "forwards") this.pace().keep(animation); // the way into a new picture is no part of the show
    // a layer of its own while it moves, so that the board below need not be painted again and again
    const style = (element as HTMLElement | SVGElement).style;
    style.willChange = "transform, opacity";
    const rest = (): void => void (style.willChange = "");
    animation.finished.then(rest, rest);
    return animation;
  }
}

/** So long its pieces are on their way. */
export function lengthOf(tell: Tell): number {
  const times = (tell.motions ?? []).map(
    (motion) => LENGTH[motion.how ?? ""] ?? Math.min(MOST_WALK, STEP * ((motion.via?.length ?? 0) + 1) + 60),
  );
  return Math.max(0, ...times);
}
