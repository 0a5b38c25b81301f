// The house that this page talks to: the server it came from, or, where it came from files alone, one of its own in
// this browser. The page says which.

import { hosted } from "./hosted";
import type { House } from "./house";
import { local } from "./local";

export const isLocal =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="house"]')?.content === "local";

export const house: House = isLocal ? local : hosted;
