// HTTP: everything that happens now and then. A refusal is thrown with the words the server gave.

import type { Text } from "../scene.gen";
import { at } from "../base";
import { house } from "./here";
import type {
  CallsInfo,
  CampaignFile,
  Challenge,
  ChatLine,
  Device,
  DiceInfo,
  Door,
  Game,
  Links,
  Listed,
  Made,
  Me,
  Moment,
  NewCode,
  NewLink,
  Notes,
  OpenTable,
  OtherGuest,
  Outline,
  Past,
  Problem,
  Reviewed,
  Rules,
  Summary,
  TableInfo,
  TableLine,
  Value,
  Verdict,
  Waiting,
  WaysBack,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly why: Text,
    readonly rule = "",
    readonly moment?: Moment,
  ) {
    super(`${status} ${reason}: ${why.id}`);
  }
}

const NO_LINE: Text = { id: "no-line" };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await said(method, path, body);
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}

/** An answer as it was sent; nothing where there is none. */
async function said(method: string, path: string, body?: unknown): Promise<string | undefined> {
  let answer: { status: number; text: string };
  try {
    answer = await house.call(method, path, body);
  } catch {
    throw new Refused(0, "no-line", NO_LINE);
  }
  const { status, text } = answer;
  if (status === 204) return undefined;
  if (status >= 200 && status < 300) return text;
  throw refusal(status, text);
}

export function refusal(status: number, text: string): Refused {
  try {
    const { error, moment } = JSON.parse(text) as Problem;
    return new Refused(status, error.reason, error.why, error.rule, moment);
  } catch {
    return new Refused(status, "fault", { id: "refused-fault" });
  }
}

const table = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

const challenge = (code: string, rest = ""): string => `/challenges/${encodeURIComponent(code)}${rest}`;

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, Value>;
  preset?: string;
  name: string;
  undo?: TableInfo["undo"];
  patience?: number;
  chat?: boolean;
  pointing?: TableInfo["pointing"];
  document?: CampaignFile["document"];
  notes?: string;
}

/** Another way to be called. */
export interface NewChannel {
  kind: string;
  address: string;
  keys?: { p256dh: string; auth: string };
  language?: string;
}

/** When not to be called, and in which language. */
export type Manner = Omit<CallsInfo, "channels" | "vapid" | "mail">;

/** What is wrong, at which moment and through whose eyes. */
export interface Fault {
  words: string;
  seq: number;
  seat: number | null;
  rule: string;
  language: string;
}

/** As many as the server sends in one answer. */
const LINES_AT_ONCE = 500;

export const api = {
  games: () => call<{ games: Game[] }>("GET", "/games").then((answer) => answer.games),
  game: (id: string) => call<Game>("GET", `/games/${encodeURIComponent(id)}`),
  rules: (game: string, language: string) =>
    call<Rules>("GET", `/games/${encodeURIComponent(game)}/rules?language=${encodeURIComponent(language)}`),
  me: () => call<Me>("GET", "/me"),
  name: (name: string) => call<Me>("POST", "/me", { name }),
  takeKey: (token: string) => call<Me>("POST", "/me/key", { token }),
  forget: () => call<void>("DELETE", "/me"),
  returnLink: () => call<{ path: string }>("POST", "/me/return-link"),
  comeBack: (token: string) => call<Me>("POST", "/return", { token }),
  waysBack: () => call<WaysBack>("GET", "/me/ways-back"),
  personalLink: () => call<{ path: string }>("POST", "/me/personal-link"),
  dropPersonalLink: () => call<void>("DELETE", "/me/personal-link"),
  passkeyOptions: () => call<{ options: unknown }>("POST", "/me/passkeys/options"),
  addPasskey: (credential: unknown) => call<void>("POST", "/me/passkeys", { credential }),
  dropPasskey: (id: string) => call<void>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  returnOptions: () => call<{ options: unknown }>("POST", "/return/passkey/options"),
  comeBackBy: (credential: unknown) => call<Me>("POST", "/return/passkey", { credential }),
  calls: () => call<CallsInfo>("GET", "/me/calls"),
  setCalls: (manner: Manner) => call<CallsInfo>("PUT", "/me/calls", manner),
  addChannel: (channel: NewChannel) => call<CallsInfo>("POST", "/me/calls/channels", channel),
  tryChannel: (id: string) => call<void>("POST", `/me/calls/channels/${encodeURIComponent(id)}/try`),
  dropChannel: (id: string) => call<void>("DELETE", `/me/calls/channels/${encodeURIComponent(id)}`),
  confirmMail: (token: string) => call<void>("POST", "/calls/confirm", { token }),
  stopCalls: (token: string) => call<void>("POST", "/calls/stop", { token }),
  tables: () => call<{ tables: Summary[] }>("GET", "/tables").then((answer) => answer.tables),
  create: (wanted: NewTable) => call<Made>("POST", "/tables", wanted),
  learn: (game: string) => call<Made>("POST", "/tables/learn", { game }).then((answer) => answer.table),
  short: (game: string) => call<Made>("POST", "/tables/short", { game }).then((answer) => answer.table),
  challenge: (code: string) => call<Challenge>("GET", challenge(code)),
  beatThis: (id: string) =>
    call<{ code: string }>("POST", table(id, "/challenge")).then((answer) => answer.code),
  tryChallenge: (code: string, group: boolean) =>
    call<Made>("POST", challenge(code, "/try"), { group }).then((answer) => answer.table),
  handIn: (code: string, journal: string) => call<Challenge>("POST", challenge(code, "/journal"), journal),
  watchBest: (code: string) => call<Made>("POST", challenge(code, "/watch")).then((answer) => answer.table),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  change: (id: string, change: Partial<NewTable>) => call<TableInfo>("PATCH", table(id), change),
  remove: (id: string) => call<void>("DELETE", table(id)),
  enter: (id: string, token: string) => call<TableInfo>("POST", table(id, "/enter"), { token }),
  door: (id: string, token: string) => call<Door>("POST", table(id, "/door"), { token }),
  doorByWords: (words: string) => call<Door>("POST", "/tables/door", { words }),
  link: (id: string, role: "play" | "watch" | "words") =>
    call<NewLink>("POST", table(id, "/links"), { role }),
  links: (id: string) => call<Links>("GET", table(id, "/links")).then((answer) => answer.links),
  revoke: (id: string, link: string) => call<void>("DELETE", table(id, `/links/${encodeURIComponent(link)}`)),
  showCode: () => call<NewCode>("POST", "/screens"),
  whereTo: () => call<Waiting>("GET", "/screens"),
  layOnScreen: (id: string, code: string) => call<void>("POST", table(id, "/screens"), { code }),
  takeOffScreens: (id: string) => call<void>("DELETE", table(id, "/screens")),
  openTables: () => call<{ tables: OpenTable[] }>("GET", "/open-tables").then((answer) => answer.tables),
  listing: (id: string) => call<Listed>("GET", table(id, "/listing")),
  list: (id: string, level: string, language: string) =>
    call<void>("PUT", table(id, "/listing"), { level, language }),
  unlist: (id: string) => call<void>("DELETE", table(id, "/listing")),
  handOver: (id: string, guest: string) => call<TableInfo>("POST", table(id, "/host"), { guest }),
  showOut: (id: string, guest: string) => call<TableInfo>("POST", table(id, "/remove"), { guest }),
  start: (id: string) => call<TableInfo>("POST", table(id, "/start")),
  leave: (id: string) => call<void>("POST", table(id, "/leave")),
  giveUp: (id: string) => call<void>("POST", table(id, "/give-up")),
  rematch: (id: string) => call<Made>("POST", table(id, "/rematch")).then((answer) => answer.table),
  fork: (id: string, seq: number) =>
    call<Made>("POST", table(id, "/fork"), { seq }).then((answer) => answer.table),
  sit: (id: string, seat: number) =>
    call<TableInfo>("POST", table(id, `/seats/${seat}/sit`), { nonce: nonce() }),
  stand: (id: string, seat: number) => call<TableInfo>("POST", table(id, `/seats/${seat}/leave`)),
  ready: (id: string, seat: number, ready: boolean) =>
    call<TableInfo>("POST", table(id, `/seats/${seat}/ready`), { ready }),
  bot: (id: string, seat: number, bot: string) =>
    call<TableInfo>("POST", table(id, `/seats/${seat}/bot`), { bot }),
  giveBack: (id: string, seat: number, guest: string) =>
    call<TableInfo>("POST", table(id, `/seats/${seat}/give-back`), { guest }),
  cover: (id: string, seat: number, bot: string) =>
    call<TableInfo>("POST", table(id, `/seats/${seat}/cover`), { bot }),
  takeBack: (id: string, seat: number) => call<TableInfo>("POST", table(id, `/seats/${seat}/return`)),
  moment: (id: string, seq: number, seat: number | null) =>
    call<Past>("GET", table(id, `/moments/${seq}${seat === null ? "" : `?seat=${seat}`}`)),
  log: (id: string, since: number, seat: number | null) =>
    call<{ lines: TableLine[]; head: number }>(
      "GET",
      table(id, `/log?since=${since}${seat === null ? "" : `&seat=${seat}`}`),
    ),
  /** From the first line to the last: a long match comes in several parts. */
  wholeLog: async (id: string, seat: number | null): Promise<TableLine[]> => {
    const all: TableLine[] = [];
    for (;;) {
      const { lines } = await api.log(id, all.at(-1)?.seq ?? 0, seat);
      all.push(...lines);
      if (lines.length < LINES_AT_ONCE) return all;
    }
  },
  review: (id: string, seat: number) => call<Outline>("GET", table(id, `/review?seat=${seat}`)),
  reviewed: (id: string, seat: number, seq: number) =>
    call<Reviewed>("GET", table(id, `/review/${seq}?seat=${seat}`)),
  dice: (id: string) => call<DiceInfo>("GET", table(id, "/dice")),
  verify: (id: string) => call<Verdict>("POST", table(id, "/verify")),
  chat: (id: string) => call<{ lines: ChatLine[] }>("GET", table(id, "/chat")).then((answer) => answer.lines),
  notes: (id: string) => call<Notes>("GET", table(id, "/notes")),
  writeNotes: (id: string, text: string, base: number) =>
    call<Notes>("PUT", table(id, "/notes"), { text, base }),
  /** A running match to go on with elsewhere. */
  along: async (id: string): Promise<string> => (await said("GET", table(id, "/along"))) ?? "",
  bring: (journal: string) => call<Made>("POST", "/journals", journal).then((answer) => answer.table),
  campaign: (id: string) => call<CampaignFile>("GET", table(id, "/campaign")),
  /** All of a finished match as one page. */
  keepsake: async (id: string, seat: number | null, language: string, whole: boolean): Promise<string> => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return (await said("GET", table(id, `/keepsake?language=${language}&whole=${whole}${eyes}`))) ?? "";
  },
  muted: (id: string) => call<{ muted: string[] }>("GET", table(id, "/chat")).then((answer) => answer.muted),
  mute: (id: string, guest: string, muted: boolean) =>
    call<TableInfo>("POST", table(id, "/chat/mute"), { guest, muted }),
  devices: () => call<{ devices: Device[] }>("GET", "/me/devices").then((answer) => answer.devices),
  dropDevice: (id: string) => call<void>("DELETE", `/me/devices/${encodeURIComponent(id)}`),
  blocked: () => call<{ blocked: OtherGuest[] }>("GET", "/me/blocked").then((answer) => answer.blocked),
  block: (guest: string) => call<void>("PUT", `/me/blocked/${encodeURIComponent(guest)}`),
  unblock: (guest: string) => call<void>("DELETE", `/me/blocked/${encodeURIComponent(guest)}`),
  report: (about: { table: string; guest: string; line?: number; why: string }) =>
    call<void>("POST", "/reports", about),
  fault: (id: string, about: Fault) => call<void>("POST", table(id, "/faults"), about),
  unchat: (id: string, line: number) => call<void>("DELETE", table(id, `/chat/${line}`)),
};

export const journalPath = (id: string): string => at(`/api${table(id, "/journal")}`);

/** Some chance of one's own, mixed into the dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
