// The protocol of docs/protocol.md, as far as this client speaks it.

import type { Patch, Scene, Stage, Text, Words } from "../scene.gen";

export const PROTOCOL = 1;

export interface Game {
  id: string;
  title: string;
  least: number;
  most: number;
  languages: string[];
  text_hash: string;
  options: OptionField[];
  bots: string[];
  campaign: boolean;
  tutorial: boolean;
}

export type Value = string | number | boolean;

export interface OptionField {
  name: string;
  kind: "choice" | "toggle" | "count";
  default: Value;
  choices?: Value[];
}

export interface Me {
  guest: { id: string; name: string } | null;
  release: string;
  protocol: number;
  reach?: string;
}

export interface SeatInfo {
  seat: number;
  by: "free" | "person" | "bot";
  name?: string;
  guest?: string;
  bot?: string;
  cover?: string;
  ready?: boolean;
  mine?: boolean;
  here?: boolean | null;
  away_since?: string;
  offer?: boolean;
}

export interface Proposal {
  id: number;
  seat: number;
  to: number;
  yes: number[];
  waits: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  phase: "lobby" | "playing" | "over" | "frozen";
  setup: { game: string; seats: number; options?: Record<string, Value>; tutorial?: boolean };
  cooperative: boolean;
  undo: "off" | "horizon" | "agreement";
  patience: number;
  chat: boolean;
  host: string;
  seats: SeatInfo[];
  you: { guest: string; role: string; seats: number[]; host: boolean };
  head: number;
  begun: number;
  waiting: number[];
  since: string;
  proposal: Proposal | null;
  commitment: string;
  outcome: { winners?: number[]; cause?: string; rule?: string } | null;
  rematch: string;
  origin: { table: string; seq: number } | null;
  watchers: number;
  bots: string[];
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  name: string;
  phase: TableInfo["phase"];
  seats: { seat: number; by: string; name?: string; mine?: boolean }[];
  waiting: number[];
  yours: boolean;
  asked: string;
  since: string;
  news: number;
  host: boolean;
  outcome: TableInfo["outcome"];
  updated: string;
}

export interface Motion {
  piece: string;
  origin?: string;
  to?: string;
  via?: string[];
  how?: string;
}

export interface Tell {
  text: string;
  rule: string;
  seat?: number | null;
  args?: Text["args"];
  motions?: Motion[];
  sound?: string;
}

export interface TableLine {
  seq: number;
  at: string;
  tells?: Tell[];
  notice?: Text | null;
  drops?: number[];
}

export interface AskInfo {
  id: number;
  kind: string;
  rule: string;
  mode: string;
  seats: number[];
  waiting: number[];
  yours: number[];
  window: boolean;
  standing: string[];
  since: string;
  undo: number[];
}

export interface ChatLine {
  id: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

/** The pad of a table; version 0 is an empty one. */
export interface Notes {
  version: number;
  text: string;
  name: string;
  at: string;
}

/** What a campaign goes on from; the same fields as the request that makes a table. */
export interface CampaignFile {
  game: string;
  seats: number;
  options: Record<string, Value>;
  document: { form: number; document: unknown };
  notes: string;
}

export interface Moment {
  seq: number;
  lines?: TableLine[];
  scene?: Scene;
  patch?: Patch;
  ask?: AskInfo | null;
  guide?: Guide;
}

/** What a guided first match says at one question; `options` and `show` are ids of the scene. */
export interface Guide {
  step: number;
  steps: number;
  goal?: string;
  title?: Words;
  text?: Words;
  rules?: string[];
  options?: string[];
  show?: string[];
  asides?: { id: string; text: Words; rules?: string[] }[];
  astray?: Words;
  ended?: boolean;
}

export interface RuleText {
  id: string;
  section: string;
  title: string;
  text: string;
  ruling?: boolean;
}

export interface DiceInfo {
  commitment: string;
  nonces: Record<string, string>;
  over: boolean;
  secret?: string;
  salt?: string;
  key?: string;
}

/** The moments a review looks at, and how it ended for the seat, 0 to 1. */
export interface Outline {
  seat: number;
  result: number;
  moments: number[];
}

/** A moment looked at again: the chance with other dice, what the same dice led to, what was missed. */
export interface Reviewed {
  seq: number;
  chance: number;
  fate: number;
  /** Who answered next, in which turn or round, and what. */
  seat?: number;
  moment?: Words;
  played?: Words;
  best?: Words;
  lost?: number;
}

/** An answer, how good it looks, and the parts of the evaluation that speak for and against it. */
export interface Worth {
  action: unknown;
  value: number;
  better?: Words[];
  worse?: Words[];
}

export type FromServer =
  | {
      t: "hello";
      protocol: number;
      scene: number;
      release: string;
      table: TableInfo;
      since: number;
      time: string;
    }
  | ({ t: "moment" } & Moment)
  | { t: "stage"; stage: Stage }
  | { t: "table"; table: TableInfo }
  | { t: "presence"; seats: Record<string, boolean | null>; watchers: number; offers: number[] }
  | { t: "done"; key: string; seq: number }
  | Refusal
  | { t: "why"; id: number; rule: string; title: string; text: string }
  | { t: "why_not"; id: number; touched: string; why: Words | null; rule: string }
  | { t: "hint"; id: number; action: unknown; value: number; worth: Worth[] }
  | { t: "chat"; line: ChatLine }
  | { t: "unchat"; id: number }
  | { t: "notes"; notes: Notes }
  | { t: "bye"; reason: string; why: Text };

export interface Refusal {
  t: "refused";
  reason: string;
  why: Text;
  rule?: string;
  key?: string;
  id?: number;
  retry?: boolean;
  moment?: Moment | null;
}

/** What may be sent again with the same key until it is answered. */
export type Keyed =
  | { t: "play"; ask: number; action: unknown; key: string }
  | { t: "undo"; seat: number; ask: number; key: string }
  | { t: "rewind"; seat: number; to: number; ask: number; key: string }
  | { t: "vote"; seat: number; proposal: number; yes: boolean; key: string }
  | { t: "standing"; seat: number; kind: string; stands: boolean; key: string };

export type FromClient =
  | Keyed
  | { t: "hello"; protocol: number; stages: string[]; seat?: number | null; since?: number }
  | { t: "why_not"; id: number; touched: string }
  | { t: "hint"; id: number; seat: number }
  | { t: "chat"; text: string }
  | { t: "view"; seat?: number | null }
  | { t: "again" };
