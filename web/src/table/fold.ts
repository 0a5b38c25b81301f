// A board that folds: a flap narrows to its hinge on the old picture, then opens from there on the new one.

import type { Flap, Stage } from "../scene.gen";

/** A flap that lies elsewhere on the next stage: where it was, where it will be. */
export interface Folding {
  was: Flap;
  will: Flap;
}

export function foldings(before: Stage | undefined, after: Stage | undefined): Folding[] {
  if (before?.id === after?.id) return [];
  return Object.entries(before?.flaps ?? {}).flatMap(([name, was]) => {
    const will = after?.flaps?.[name];
    return will && String(will.box) !== String(was.box) ? [{ was, will }] : [];
  });
}

/** A copy of the board cut to the flap, to be turned; the board itself is cut to the rest until `restore`. */
export interface Leaf {
  element: SVGSVGElement;
  restore: () => void;
}

export function lift(root: HTMLElement, flap: Flap): Leaf | undefined {
  const board = root.querySelector<SVGSVGElement>(".board-well svg.board-svg");
  const matrix = board?.querySelector<SVGGElement>(".world")?.getScreenCTM();
  if (!board || !matrix || !board.parentElement) return undefined;
  const { x, y, width, height } = board.getBoundingClientRect();
  const [left, top, w, h] = flap.box;
  const from = new DOMPoint(left, top).matrixTransform(matrix);
  const to = new DOMPoint(left + w, top + h).matrixTransform(matrix);
  const hinge = new DOMPoint(flap.hinge, top).matrixTransform(matrix).x - x;
  const [start, end] = [from.x - x, to.x - x];
  const element = board.cloneNode(true) as SVGSVGElement;
  element.setAttribute("aria-hidden", "true");
  element.classList.add("leaf");
  const well = board.parentElement.getBoundingClientRect();
  Object.assign(element.style, {
    position: "absolute",
    left: `${x - well.x}px`,
    top: `${y - well.y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    pointerEvents: "none",
    clipPath: `inset(0 ${width - end}px 0 ${start}px)`,
    transformOrigin: `${hinge}px 50%`,
  });
  const atLeft = (start + end) / 2 < width / 2;
  board.style.clipPath = atLeft ? `inset(0 0 0 ${end}px)` : `inset(0 ${width - start}px 0 0)`;
  board.parentElement.append(element);
  return {
    element,
    restore: () => {
      board.style.clipPath = "";
      element.remove();
    },
  };
}
