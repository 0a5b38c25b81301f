// Which panel stands where, and in which order they give way when room gets short.

import type { Card, Node, Scene } from "../scene.gen";
import { isPanel, whereOf, type Panel, type Where } from "../panels/panel";
import { shownPanels } from "./options";
import type { View } from "../render/view";

export type Placed = [id: string, node: Panel];

/** Every panel by its place, in the order of the scene; what the looked-at option shows comes with it. */
export function placed(view: View, ahead: View["looked"]): Map<Where, Placed[]> {
  const places = new Map<Where, Placed[]>();
  const put = (id: string, node: Panel): void => {
    const where = whereOf(node);
    places.set(where, [...(places.get(where) ?? []), [id, node]]);
  };
  for (const [id, node] of panelsOf(view.scene)) put(id, node);
  shownPanels(ahead).forEach((node, n) => put(`shown-${n}`, node as Panel));
  return places;
}

/** The pages that lie open on the board: they fold to its edge while the board itself is asked about or told on, and
 * `turned` opens them all the same. */
export function openPages(view: View, pages: Placed[], turned: boolean): Placed[] {
  return turned || !(view.telling || asksBoard(view)) ? pages : [];
}

/** Whether something of what is asked lies on the board. */
export function asksBoard({ options, layout, stage }: View): boolean {
  const lies = (id: string): boolean => {
    const on = layout.spots.get(id) ?? layout.standing.get(id);
    return (on !== undefined && !on.mat) || Boolean(stage?.exits?.some((exit) => exit.id === id));
  };
  return options.open.some((option) => option.touches?.some(lies));
}

export function panelsOf(scene: Scene): Placed[] {
  return (scene.order ?? [])
    .map((id) => [id, scene.nodes?.[id]] as [string, Node | undefined])
    .filter((pair): pair is Placed => pair[1] !== undefined && isPanel(pair[1]) && !isEmpty(pair[1]));
}

/** The card of this id, wherever it lies beside the board. */
export function cardOf(scene: Scene | undefined, id: string | undefined): Card | undefined {
  const cards = scene && id ? panelsOf(scene).flatMap(([, node]) => cardsOn(node)) : [];
  return cards.find((card) => card.id === id);
}

function cardsOn(node: Panel): Card[] {
  if (node.type === "hand" || node.type === "row") return node.cards;
  if (node.type === "seats") return node.seats.flatMap((seat) => seat.holds ?? []);
  return node.type === "caption" && node.card ? [node.card] : [];
}

/** A hand or a row without cards says nothing that is not known; one with places shows how many are free. */
const isEmpty = (node: Panel): boolean =>
  (node.type === "hand" || (node.type === "row" && !node.places)) && node.cards.length === 0;

/** By place: panels with a higher fold number give way. */
export type Folds = Record<"rail" | "dock" | "top", number>;

export const ALL_OPEN: Folds = { rail: 99, dock: 99, top: 99 };

/** Those that stay when everything above this fold number gives way. */
export const kept = (panels: Placed[] | undefined, fold: number): Placed[] =>
  (panels ?? []).filter(([, node]) => (node.fold ?? 0) <= fold);

export const mostFolded = (panels: Placed[] | undefined): number =>
  Math.max(0, ...(panels ?? []).map(([, node]) => node.fold ?? 0));

/** Which pages lie open: when that changes, a phone turns to them by itself. */
export const stories = (scene: Scene | undefined): string =>
  scene
    ? panelsOf(scene)
        .filter(([, node]) => node.where === "board")
        .map(([id, node]) => `${id} ${JSON.stringify(node.label)}`)
        .join()
    : "";
