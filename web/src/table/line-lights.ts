// What a line of the log is about, ringed on the table while somebody points at the line.

import { render, svg } from "lit";
import { codesOf } from "../render/codes";
import type { Layout } from "../render/layout";
import { outlineOf } from "./spotlight";
import type { Lying, Surface } from "./touched";

const NS = "http://www.w3.org/2000/svg";

export class LineLights {
  private rung = "";

  constructor(private readonly table: Surface & Pick<Lying, "layout">) {}

  ring(about: readonly string[]): void {
    const key = about.join(" ");
    if (key === this.rung) return;
    this.rung = key;
    const { table } = this;
    for (const lit of table.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    for (const id of about)
      for (const thing of table.querySelectorAll(besideTheBoard(id))) thing.setAttribute("data-lit", "");
    this.onBoard(about);
  }

  /** A group of ours on top of the world; Lit does not touch what it has not drawn. */
  private onBoard(about: readonly string[]): void {
    const { layout } = this.table;
    const world = this.table.querySelector<SVGGElement>(".board-well .world");
    if (!world || !layout) return;
    let group = world.querySelector<SVGGElement>(":scope > .line-lights");
    if (!group) {
      group = document.createElementNS(NS, "g");
      group.setAttribute("class", "line-lights");
      group.setAttribute("aria-hidden", "true");
      world.append(group);
    }
    const rings = ringsOf(layout, about);
    render(
      svg`${rings.map((d) => svg`<path class="under" d=${d}></path><path d=${d}></path>`)}
        ${codesOf(layout, about)}`,
      group,
    );
  }
}

/** One for each place: where both a piece and the space it stands on are meant, the ring of the space is enough. */
export function ringsOf(layout: Layout, about: readonly string[]): string[] {
  const spaces = new Set(about.filter((id) => outlineOf(layout, id)));
  const stands = (id: string): string => layout.standing.get(id)?.piece.at ?? "";
  const alone = [...spaces].filter((id) => !spaces.has(stands(id)));
  return [...new Set(alone.map((id) => outlineOf(layout, id)))];
}

const LIE_THERE = [".card", ".deck", ".goal-step", ".goal-end"];

/** Finds what has this id beside the board: a card, a pile, a line of the goal, or a whole panel. */
export const besideTheBoard = (id: string): string => {
  const name = CSS.escape(id);
  return [...LIE_THERE.map((kind) => `${kind}[data-id="${name}"]`), `[data-panel="${name}"]`].join(", ");
};
