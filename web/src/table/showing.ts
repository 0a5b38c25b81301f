// A show on the table itself: the lights, the pieces on their way, the card at the centre, and the picture that stands
// when it is over. What comes when is the director's.

import { render, svg } from "lit";
import { css } from "../render/css";
import { layOut, type Layout } from "../render/layout";
import { pieceBody } from "../render/piece";
import { colour } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { Tell } from "../net/types";
import type { Scene, Stage } from "../scene.gen";
import { lessMotion } from "../settings";
import type { Picture } from "../store/store";
import { DIM, type Beat } from "./beats";
import type { Camera } from "./camera";
import type { Telling } from "./show-ports";
import { foldings } from "./fold";
import { besideTheBoard } from "./line-lights";
import type { Motions } from "./motion";
import type { Pace } from "./pace";
import { grow, placeOf, type Place } from "./reveal-place";
import type { Before } from "./settling";
import { spotlight, type Mark, type Track, type Well } from "./spotlight";
import type { Lying, Surface } from "./touched";
import { follow } from "./whereabouts";

type Table = Surface &
  Lying & {
    scene?: Scene;
    stage?: Stage | undefined;
    readonly view: View | undefined;
    readonly pace: Pace;
    readonly camera: Camera;
  };

const NS = "http://www.w3.org/2000/svg";
/** What nobody did, the beast did. */
const BEAST = "var(--beast)";
/** How a new piece comes onto the board while it is told; dice and the like tumble in with the new picture. */
const COMES = new Set(["slide", "push", "splash"]);

export class Showing {
  /** Where the card at the centre lies. */
  place: Place | undefined;
  private before: Before | undefined;
  private next: { picture: Picture; layout: Layout } | undefined;
  private marks: Mark[] = [];
  private moving: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: Table,
    private readonly motions: Motions,
  ) {}

  begin(picture: Picture): void {
    this.before = this.motions.before({ root: this.table, layout: this.table.layout });
    this.motions.begin();
    this.next = { picture, layout: layOut(picture.stage, picture.scene) };
  }

  async play(beat: Beat, later: Tell[]): Promise<void> {
    this.clear();
    await this.move(beat, later);
  }

  async tell(telling: Telling, later: Tell[]): Promise<void> {
    const { beat } = telling;
    this.marks = [];
    this.place = undefined;
    await this.table.updateComplete;
    if (this.table.layout && this.next) await follow(this.table, beat, [this.table.layout, this.next.layout]);
    this.bar(telling);
    if (beat.shows) await this.reveal(beat);
    const lit = this.light(beat, later, 0);
    if (!beat.shows) await lit;
    await this.move(beat, later);
  }

  async read(telling: Telling, later: Tell[]): Promise<void> {
    const read = telling.beat.reads[telling.read - 1]!;
    const line = this.table.querySelector<HTMLElement>(".readings .on");
    line?.parentElement?.scrollTo({ top: line.offsetTop - line.parentElement.offsetTop - 40 });
    void this.light(read, later, read.main.beat?.spot ?? 0);
    await this.move(read, later);
  }

  clear(): void {
    this.marks = [];
    this.place = undefined;
    const group = this.group("told", false);
    if (group) this.fadeOut(group);
    for (const lit of this.table.querySelectorAll("[data-told]")) lit.removeAttribute("data-told");
    this.table.requestUpdate();
  }

  /** Show what happened, then what is: looking back. Whatever was shown before is over. */
  async advance({ scene, stage }: Picture, tells: Tell[]): Promise<void> {
    this.motions.skip();
    await this.moving;
    this.moving = this.pass({ scene, stage }, tells);
    return this.moving;
  }

  private async pass(picture: Picture, tells: Tell[]): Promise<void> {
    const { table } = this;
    this.begin(picture);
    if (table.layout && tells.length)
      await this.motions.play(tells, { root: table, layout: table.layout }, this.next!.layout);
    await this.set(picture, tells);
  }

  async set({ scene, stage }: Picture, tells: Tell[]): Promise<void> {
    const { table, motions } = this;
    const before = this.before ?? motions.before({ root: table, layout: table.layout });
    if (!this.before) motions.begin();
    const folds = foldings(table.stage, stage);
    await Promise.all(folds.map(({ was }) => motions.fold(table, was, false)));
    table.stage = stage;
    table.scene = scene;
    await table.updateComplete;
    this.group("told-new", false)?.remove();
    const unfolded = Promise.all(folds.map(({ will }) => motions.fold(table, will, true)));
    if (folds.length) await unfolded;
    if (table.pace.rushed) motions.skip();
    motions.settle(before, { root: table, layout: table.layout }, tells);
    this.before = this.next = undefined;
  }

  // --- pieces ---------------------------------------------------------------------------------------------------

  private async move(beat: Beat, later: Tell[]): Promise<void> {
    const { table, next } = this;
    if (!table.layout || !next) return;
    const shown = { root: table, layout: table.layout };
    this.bringIn(beat);
    for (const [n, tell] of beat.tells.entries())
      await this.motions.tell(tell, [...beat.tells.slice(n + 1), ...later], shown, next.layout);
  }

  /** What is not there yet, drawn as it will be. */
  private bringIn(beat: Beat): void {
    const { next, table } = this;
    const { view } = table;
    if (!next || !view) return;
    const after = { ...view, scene: next.picture.scene, layout: next.layout };
    for (const { piece, how } of beat.tells.flatMap((tell) => tell.motions ?? [])) {
      const at = next.layout.standing.get(piece);
      const there = table.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
      if (!at || at.mat || at.host || there || !COMES.has(how ?? "slide")) continue;
      const holder = document.createElementNS(NS, "g");
      this.group("told-new", true)?.append(holder);
      const place = `transform:translate(${at.x}px,${at.y}px)`;
      render(
        svg`<g class="piece" data-piece=${piece} style=${css(place)}>${pieceBody(after, at)}</g>`,
        holder,
      );
    }
  }

  // --- light ----------------------------------------------------------------------------------------------------

  private async light(beat: Beat, later: Tell[], number: number): Promise<void> {
    const { view } = this.table;
    const group = this.group("told", true);
    if (!view || !group) return;
    const fresh = !group.childElementCount;
    this.marks.push(this.markOf(beat, later, number, view));
    render(spotlight(view, this.marks, wellOf(group)), group);
    for (const id of beat.tells.flatMap((tell) => tell.beat?.touches ?? []))
      for (const thing of this.table.querySelectorAll(besideTheBoard(id)))
        thing.setAttribute("data-told", "");
    if (!fresh || lessMotion()) return;
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    await this.table.pace.keep(group.animate(frames, { duration: DIM })).finished.catch(() => undefined);
  }

  private markOf(beat: Beat, later: Tell[], number: number, view: View): Mark {
    const { next } = this;
    const tracks = beat.tells.flatMap((tell, n) =>
      (tell.motions ?? []).flatMap((motion): Track[] => {
        const after = [...beat.tells.slice(n + 1), ...later];
        const way = next && this.motions.way(motion, view.layout, next.layout, after);
        const was = view.layout.standing.get(motion.piece);
        if (was?.mat || (!way && !was)) return [];
        const from = motion.origin || was?.piece.at || "";
        return [{ was, way: way ?? [[was!.x, was!.y]], from, to: motion.to ?? "" }];
      }),
    );
    const touches = [...new Set(beat.tells.flatMap((tell) => tell.beat?.touches ?? []))];
    const bad = beat.main.beat?.tone === "bad";
    const tint = bad ? "var(--danger)" : tintOf(view, beat.main);
    return { tracks, touches, tint, number };
  }

  /** A group of ours on top of the world; Lit does not touch what it has not drawn. */
  private group(name: string, make: boolean): SVGGElement | undefined {
    const world = this.table.querySelector<SVGGElement>(".board-well .world");
    const there = world?.querySelector<SVGGElement>(`:scope > .${name}`) ?? undefined;
    if (there || !make || !world) return there;
    const group = document.createElementNS(NS, "g");
    group.setAttribute("class", name);
    group.setAttribute("aria-hidden", "true");
    if (name === "told-new") world.insertBefore(group, world.querySelector(":scope > .told"));
    else world.append(group);
    return group;
  }

  private fadeOut(group: SVGGElement): void {
    if (lessMotion()) return group.remove();
    group.setAttribute("class", "told-over");
    const gone = (): void => group.remove();
    group.animate([{ opacity: 1 }, { opacity: 0 }], { duration: DIM }).finished.then(gone, gone);
  }

  // --- dock and centre ------------------------------------------------------------------------------------------

  /** The bar fills while the beat lasts. */
  private bar({ length }: Telling): void {
    const fill = this.table.querySelector(".segments .on i");
    if (fill && !lessMotion())
      this.table.pace.keep(
        fill.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: length }),
      );
  }

  private async reveal(beat: Beat): Promise<void> {
    const { table, next } = this;
    if (!table.layout || !next) return;
    this.place = placeOf(beat, table, [table.layout, next.layout]);
    table.requestUpdate();
    await table.updateComplete;
    await grow(table, beat, this.place, table.pace);
  }
}

/** Looked at once a beat. */
function wellOf(group: SVGGElement): Well {
  const matrix = group.getScreenCTM() ?? new DOMMatrix();
  const { left, top, right, bottom } = group.ownerSVGElement!.getBoundingClientRect();
  const back = matrix.inverse();
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((at) =>
    at.matrixTransform(back),
  );
  return { box: [from!.x, from!.y, to!.x - from!.x, to!.y - from!.y], px: 1 / (matrix.a || 1) };
}

export const tintOf = (view: View, tell: Tell): string =>
  colour(ownerOf(view, tell.seat)?.tint, typeof tell.seat === "number" ? "var(--info)" : BEAST);
