// What stands for a tell that plays nowhere on the board: the card or dice it brought, what it touches beside the board,
// else whoever did it.

import type { Tell } from "../net/types";
import type { Scene, Sprite } from "../scene.gen";
import { aboutOf } from "./history";

/** More beside each other are too small to be made out. */
const SHOWN = 3;

export function emblem(tell: Tell, scene: Scene): Sprite[] {
  const { symbol, spots } = tell.beat?.shows ?? {};
  if (symbol) return [{ symbol }];
  if (spots?.length) return spots.slice(0, SHOWN).map((face) => ({ symbol: face }));
  const sprites = sprited(scene);
  const touched = aboutOf(tell).flatMap((id) => sprites.get(id) ?? []);
  return touched.length ? touched.slice(0, SHOWN) : doer(tell, scene);
}

function doer({ seat }: Tell, { nodes, owners }: Scene): Sprite[] {
  const plates = Object.values(nodes ?? {}).flatMap((node) => (node.type === "seats" ? node.seats : []));
  const sprite =
    plates.find((plate) => plate.seat === seat)?.sprite ?? owners?.find((one) => one.seat === seat)?.mark;
  return sprite ? [sprite] : [];
}

/** Whatever has an id and a picture, wherever it lies; a panel has the one that it has in short. */
function sprited(scene: Scene): Map<string, Sprite> {
  const found = new Map<string, Sprite>();
  const look = (part: unknown, id: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { sprite, brief } = part as { sprite?: Sprite | null; brief?: { sprite?: Sprite | null } | null };
    const has = sprite ?? brief?.sprite;
    if (typeof id === "string" && has && !found.has(id)) found.set(id, has);
    for (const inner of Object.values(part)) look(inner, (inner as { id?: unknown } | null)?.id);
  };
  for (const [id, node] of Object.entries(scene.nodes ?? {})) look(node, id);
  return found;
}
