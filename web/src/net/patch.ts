// A patch leads from one scene to the next, exactly as kernel/scene/scene.py applies it.

import type { Patch, Scene } from "../scene.gen";

/** The scene after the patch, or nothing if it was made for another scene. */
export function applyPatch(scene: Scene, patch: Patch): Scene | undefined {
  if (scene.seq !== patch.base) return undefined;
  const drop = new Set(patch.drop ?? []);
  const put = patch.put ?? {};
  const before = scene.nodes ?? {};
  const nodes = Object.fromEntries(Object.entries(before).filter(([id]) => !drop.has(id)));
  const stay = (scene.order ?? []).filter((id) => !drop.has(id));
  const came = Object.keys(put).filter((id) => !(id in before));
  return {
    ...scene,
    ...patch.sets,
    seq: patch.seq,
    nodes: { ...nodes, ...put },
    order: patch.order?.length ? patch.order : [...stay, ...came],
  };
}
