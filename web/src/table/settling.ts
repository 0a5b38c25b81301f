// The way of each thing into a new picture: what moved without a word glides, what is new fades in, cards find
// their places. Playing these ways is motion.ts.

import type { Layout, Standing } from "../render/layout";

const DIE_AFTER_DIE = 110;
export const ROLL = 700;

/** Where everything was before the scene changed. */
export interface Before {
  layout: Layout | undefined;
  boxes: Map<string, DOMRect>;
}

/** One thing's way into the new picture. */
export interface Way {
  element: Element;
  frames: Keyframe[];
  time: number;
  fill?: FillMode;
  delay?: number;
}

/** `rolled` is its place among the dice that were rolled, or -1: new dice tumble in one after the other.
 * What was `told` has had its way. */
export function bring(
  at: Standing,
  { layout, boxes }: Before,
  root: HTMLElement,
  rolled: number,
  told: ReadonlySet<string>,
): Way | undefined {
  const was = layout?.standing.get(at.id);
  const moved = was && (Math.abs(was.x - at.x) > 0.5 || Math.abs(was.y - at.y) > 0.5);
  if (told.has(at.id) || (was && (!moved || was.host !== at.host))) return undefined;
  const element = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(at.id)}"]`);
  if (!element) return undefined;
  if (!was && rolled >= 0) {
    const body = element.querySelector<SVGGElement>(":scope > .body") ?? element;
    const tumble = [
      { opacity: 0, rotate: "-540deg", scale: ".3" },
      { opacity: 1, rotate: "-180deg", scale: "1.15", offset: 0.6 },
      { opacity: 1, rotate: "0deg", scale: "1" },
    ];
    return {
      element: body,
      frames: tumble,
      time: ROLL,
      fill: "backwards",
      delay: rolled * DIE_AFTER_DIE,
    };
  }
  const here = `translate(${at.rx}px,${at.ry}px)`;
  const card = at.host ? undefined : boardPoint(element, boxes.get(at.id));
  if (!was && card)
    return {
      element,
      frames: [{ transform: `translate(${card.x}px,${card.y}px)` }, { transform: here }],
      time: 420,
    };
  const frames = was
    ? [{ transform: `translate(${was.rx}px,${was.ry}px)` }, { transform: here }]
    : [
        { opacity: 0, transform: `${here} scale(.6)` },
        { opacity: 1, transform: here },
      ];
  return { element, frames, time: was ? 260 : 240 };
}

export function deal(
  card: HTMLElement,
  boxes: Map<string, DOMRect>,
  origins: Map<string, string>,
  root: HTMLElement,
): Way | undefined {
  const id = card.dataset["id"]!;
  const from = boxes.get(id) ?? boxes.get(origins.get(id) ?? "") ?? pieceBox(root, origins.get(id));
  const to = card.getBoundingClientRect();
  if (!from)
    return boxes.size
      ? {
          element: card,
          frames: [
            { opacity: 0, transform: "translateY(14px)" },
            { opacity: 1, transform: "none" },
          ],
          time: 320,
        }
      : undefined;
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < 3) return undefined;
  return {
    element: card,
    frames: [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }],
    time: 320,
  };
}

function pieceBox(root: HTMLElement, id: string | undefined): DOMRect | undefined {
  return id ? root.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect() : undefined;
}

/** The middle of a box on the screen in the board's own units: a card that was played flies from there. */
function boardPoint(element: SVGGElement, box: DOMRect | undefined): DOMPoint | undefined {
  const matrix = (element.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
  return box && matrix
    ? new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse())
    : undefined;
}
