// Arrow keys on the board: from one legal target to the nearest in that direction.

import type { Option, Stage } from "../scene.gen";
import { whereIs, type Layout } from "../render/layout";

/** What these options touch, as far as it lies on the board. */
export function targetsOf(options: Option[], layout: Layout | undefined, stage: Stage | undefined): string[] {
  const ids = new Set(options.flatMap((option) => option.touches ?? []));
  const exits = new Set(stage?.exits?.map(({ id }) => id));
  return [...ids].filter((id) => layout?.spots.has(id) || layout?.standing.has(id) || exits.has(id));
}

/** Degrees of an arrow key, clockwise from the right. */
export function heading(key: string): number | undefined {
  return { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 }[key];
}

export function nextTarget(
  layout: Layout,
  stage: Stage | undefined,
  ids: string[],
  from: string,
  towards: number,
): string | undefined {
  const place = (id: string): { x: number; y: number } | undefined =>
    whereIs(layout, id) ?? stage?.exits?.find((exit) => exit.id === id);
  const start = place(from);
  if (!start) return ids[0];
  const angle = (towards * Math.PI) / 180;
  let best: string | undefined;
  let least = Infinity;
  for (const id of ids) {
    const at = place(id);
    if (!at || id === from) continue;
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const aside = Math.abs(-dx * Math.sin(angle) + dy * Math.cos(angle));
    if (along <= 0.5) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best ?? around(ids, from, towards);
}

/** Nothing lies that way: go round, so that every target can be reached with any arrow. */
function around(ids: string[], from: string, towards: number): string | undefined {
  if (ids.length < 2) return ids[0];
  const step = towards === 0 || towards === 90 ? 1 : -1;
  return ids[(ids.indexOf(from) + step + ids.length) % ids.length];
}
