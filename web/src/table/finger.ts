// Pointing: with Alt held, or once after "Point" in the menu, a press on a place shows it to everybody for a moment; a
// pull from one place to another is an arrow. What others point at is drawn in their colour, and said.

import { nothing, render, svg, type ReactiveController, type SVGTemplateResult } from "lit";
import { announce } from "../announce";
import type { Point } from "../net/types";
import { css } from "../render/css";
import { whereIs, type Layout } from "../render/layout";
import { num } from "../render/shape";
import { colour } from "../render/sprite";
import type { Texts } from "../text";
import { idsUnder } from "./pointing";
import { outlineOf } from "./spotlight";
import type { Lying, Surface } from "./touched";

const NS = "http://www.w3.org/2000/svg";
/** Milliseconds that it stays. */
const STAYS = 4000;

type Table = Surface &
  Pick<Lying, "layout" | "scene" | "stage"> & {
    readonly texts: Texts;
    nameOf(id: string): string;
    addController(controller: ReactiveController): void;
  };

/** What somebody is told who points without an Alt key. */
export interface Told {
  how(): void;
  /** The press met no place: they are still pointing. */
  nowhere(): void;
}

export class Finger implements ReactiveController {
  /** The next press on the board points. */
  private armed: Told | undefined;
  private from = "";
  /** The press has pointed: the click that ends it means nothing. */
  private spent = false;
  /** What is pointed at now, by seat. */
  private readonly shown = new Map<number, Point>();

  constructor(private readonly table: Table) {
    table.addController(this);
  }

  hostConnected(): void {
    const { table } = this; // before the camera and the hand see it
    table.addEventListener("pointerdown", this.down, true);
    table.addEventListener("pointerup", this.up, true);
    table.addEventListener("click", this.click, true);
    addEventListener("keydown", this.key, true);
  }

  hostDisconnected(): void {
    const { table } = this;
    table.removeEventListener("pointerdown", this.down, true);
    table.removeEventListener("pointerup", this.up, true);
    table.removeEventListener("click", this.click, true);
    removeEventListener("keydown", this.key, true);
  }

  /** From the menu, for whoever has no Alt key. */
  arm(told: Told): void {
    this.armed = told;
    told.how();
  }

  /** Escape, and a press beside the board, mean something else. */
  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.armed = undefined;
  };

  private readonly down = (event: PointerEvent): void => {
    this.spent = false;
    this.from = "";
    if (event.button !== 0 || !(this.armed || event.altKey)) return;
    if (!onBoard(event)) {
      this.armed = undefined;
      return;
    }
    this.from = this.placeAt(event);
    if (!this.from && !this.armed) return;
    if (!this.from) {
      this.spent = true; // nothing else is meant while somebody points
      this.armed?.nowhere();
    }
    event.stopPropagation();
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId); // a finger may end elsewhere
  };

  private readonly up = (event: PointerEvent): void => {
    const { from } = this;
    if (!from) return;
    this.from = "";
    this.armed = undefined;
    this.spent = true;
    event.stopPropagation();
    const to = this.placeAt(event);
    const detail = to && to !== from ? { at: from, to } : { at: from };
    this.table.dispatchEvent(new CustomEvent("table-point", { detail, bubbles: true }));
  };

  private readonly click = (event: MouseEvent): void => {
    if (!this.spent) return;
    this.spent = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** The space of the board under the pointer; a piece speaks for the one it stands on. */
  private placeAt(event: MouseEvent): string {
    const { table } = this;
    if (!onBoard(event)) return "";
    const spaces = new Set(table.stage?.spaces?.map((space) => space.id));
    return idsUnder(event, table, table.layout).find((id) => spaces.has(id)) ?? "";
  }

  // --- what is pointed at ------------------------------------------------------------------------------------

  show(point: Point): void {
    const { table } = this;
    this.shown.set(point.seat, point);
    this.draw();
    const who = table.texts.t("person", { seat: point.seat });
    const [at, to] = [table.nameOf(point.at), point.to ? table.nameOf(point.to) : ""];
    announce(
      to
        ? table.texts.t("points-along", { who, from: at, place: to })
        : table.texts.t("points-at", { who, place: at }),
    );
    setTimeout(() => {
      if (this.shown.get(point.seat) !== point) return;
      this.shown.delete(point.seat);
      this.draw();
    }, STAYS);
  }

  /** A group of ours on top of the world; Lit does not touch what it has not drawn. */
  private draw(): void {
    const { layout, scene } = this.table;
    const world = this.table.querySelector<SVGGElement>(".board-well .world");
    if (!world || !layout) return;
    let group = world.querySelector<SVGGElement>(":scope > .fingers");
    if (!group) {
      group = document.createElementNS(NS, "g");
      group.setAttribute("class", "fingers");
      group.setAttribute("aria-hidden", "true");
      world.append(group);
    }
    const tint = (seat: number): string =>
      colour(scene?.owners?.find((owner) => owner.seat === seat)?.tint, "var(--lamp)");
    render(svg`${[...this.shown.values()].map((point) => pointed(layout, point, tint(point.seat)))}`, group);
  }
}

const onBoard = ({ clientX, clientY }: MouseEvent): boolean =>
  Boolean(document.elementFromPoint(clientX, clientY)?.closest(".board-well"));

function pointed(layout: Layout, { at, to }: Point, tint: string): SVGTemplateResult {
  const rings = [at, to].map((id) => (id ? outlineOf(layout, id) : "")).filter(Boolean);
  return svg`<g style=${css(`--finger:${tint}`)}>
    ${rings.map((d) => svg`<path class="under" d=${d}></path><path d=${d}></path>`)}
    ${to ? arrow(layout, at, to) : nothing}
  </g>`;
}

/** From the middle of one place to just short of the middle of another. */
function arrow(layout: Layout, at: string, to: string): SVGTemplateResult {
  const [start, end] = [whereIs(layout, at), whereIs(layout, to)];
  if (!start || !end) return svg``;
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const s = Math.min(start.r, end.r) * 0.4;
  const [x, y] = [end.x - Math.cos(angle) * s, end.y - Math.sin(angle) * s];
  const d = `M${num(start.x)} ${num(start.y)}L${num(x)} ${num(y)}`;
  const turned = `translate(${num(x)} ${num(y)}) rotate(${num((angle * 180) / Math.PI)})`;
  return svg`<path class="under" d=${d}></path><path d=${d}></path>
    <path class="head" d="M${num(-s)} ${num(-s * 0.8)}L${num(s)} 0L${num(-s)} ${num(s * 0.8)}Z" transform=${turned}></path>`;
}
