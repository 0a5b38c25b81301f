// What lies under the pointer, top first: ids of pieces, spaces, cards. A piece also speaks for its space.

import type { Layout } from "../render/layout";

export function idsUnder(event: MouseEvent, root: HTMLElement, layout: Layout | undefined): string[] {
  const ids = new Set<string>();
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (!root.contains(element)) continue;
    const id = element.closest<HTMLElement>("[data-id]")?.dataset["id"];
    if (id) ids.add(id);
  }
  const direct = (event.target as Element).closest?.<HTMLElement>("[data-id]")?.dataset["id"];
  if (direct) ids.add(direct);
  for (const id of [...ids]) {
    const at = layout?.standing.get(id)?.piece.at;
    if (at) ids.add(at);
  }
  return [...ids];
}
