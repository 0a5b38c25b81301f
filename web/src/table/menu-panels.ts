// Panels that have no place on a small screen: they stand in the menu.

import { nothing } from "lit";
import { panel, whereOf } from "../panels/panel";
import type { View } from "../render/view";
import type { Form } from "./fitting";
import { panelsOf } from "./places";

const SHOWN: Record<Form, string[]> = {
  desk: [],
  tablet: ["board", "ahead", "between", "dock", "top", "band"],
  phone: ["board", "ahead", "between"],
  screen: [],
};

export function menuPanels(view: View, form: Form): unknown {
  if (form === "desk") return nothing;
  return panelsOf(view.scene)
    .filter(([, node]) => !SHOWN[form].includes(whereOf(node)) && node.type !== "hand")
    .map(([id, node]) => panel(view, id, node, "rail"));
}
