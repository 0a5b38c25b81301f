// One table, four forms: who lays it out for which.

import type { TemplateResult } from "lit";
import type { Room } from "../render/board";
import { deskLayout, type Desk } from "./desk";
import type { Form } from "./fitting";
import { phoneLayout, type Phone } from "./phone";
import { screenLayout } from "./screen";

export const ROOM: Record<Form, Room> = { desk: "roomy", tablet: "close", phone: "tight", screen: "close" };

export function laidOut(form: Form, desk: Desk, inHand: Omit<Phone, keyof Desk>): TemplateResult {
  if (form === "screen") return screenLayout(desk);
  return form === "phone" ? phoneLayout({ ...desk, ...inHand }) : deskLayout(desk);
}
