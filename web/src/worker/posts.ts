// What a page and the worker of its house post to each other, as JSON; `browser/front.py` has the other end.

export type ToHouse =
  | { t: "call"; id: number; method: string; path: string; body: unknown }
  | { t: "open"; wire: number; table: string }
  | { t: "say"; wire: number; text: string }
  | { t: "close"; wire: number };

/** `elsewhere`: another tab is the house, and this one waits until that is closed. */
export type HouseState = "open" | "elsewhere" | "insecure" | "failed";

export type FromHouse =
  | { t: "answered"; id: number; status: number; text: string }
  | { t: "opened"; wire: number }
  | { t: "said"; wire: number; text: string }
  | { t: "closed"; wire: number; code: number }
  | { t: "house"; state: HouseState }
  | { t: "brought"; game: string };
