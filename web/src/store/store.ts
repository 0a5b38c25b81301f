// What this person knows of one table, and how it changes. Nothing is drawn here, and nothing is sent.

import type { LineState } from "../net/live";
import type {
  AskInfo,
  ChatLine,
  Guide,
  Moment,
  Presence,
  SheetOut,
  TableInfo,
  TableLine,
  Worth,
} from "../net/types";
import type { Scene, Stage } from "../scene.gen";
import { noCurtain } from "../settings";
import type { Backed } from "../table/together-ports";
import { newLines, withPresence } from "./changes";

export interface Picture {
  scene: Scene;
  stage: Stage | undefined;
}

/** What the guide said, and with which picture: it points only while that one is drawn. */
export interface Guiding extends Guide {
  seq: number;
}

/** Asked for and not there yet, or what the bot found. */
export type Hints = "thinking" | Worth[];

/** The sheets that come from the right. */
export const SHEETS = [
  "menu",
  "board",
  "goal",
  "rules",
  "log",
  "since",
  "people",
  "invite",
  "screen",
  "talk",
  "notes",
  "dice",
  "review",
  "settings",
  "keys",
  "fault",
] as const;
export type SheetName = (typeof SHEETS)[number];

export const isSheet = (name: string): name is SheetName => (SHEETS as readonly string[]).includes(name);

/** What a new picture asks for: to be drawn, to wait behind the curtain, or nothing while somebody looks back. */
export type Next = "draw" | "curtain" | "wait";

export class Store {
  line: LineState = "connecting";
  ask: AskInfo | null = null;
  /** The newest picture; in a replay and behind the curtain another one is drawn. */
  now: Picture | undefined;
  drawn: Scene | undefined;
  /** What the curtain hides from the one who played before. */
  held: Picture | undefined;
  /** What happened, line by line. */
  lines: TableLine[] = [];
  /** What was missed, for a sheet of its own. */
  missed: TableLine[] = [];
  /** The last line this person had seen before coming in. */
  seenBefore = 0;
  talk: ChatLine[] = [];
  unread = 0;
  hints: Hints | undefined;
  guide: Guiding | undefined;
  /** Marks beside the choices of a page. */
  backed: Backed | undefined;
  sheet: SheetName | undefined;
  /** The id of what is laid open to be read. */
  board = "";
  /** What stands in the sheets that were opened, by id. */
  readonly said = new Map<string, SheetOut>();
  /** Somebody looks back: what is drawn is not what is. */
  replaying = false;
  endingShut = false;
  /** The moves of others are told: answers wait until that is over. */
  showing = false;
  private drawing = 0;
  private awaited = 0;
  private readonly watchers = new Set<() => void>();

  constructor(
    public info: TableInfo,
    private readonly wire: { readonly unanswered: boolean },
  ) {}

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => void this.watchers.delete(changed);
  }

  /** Something about the table is different: whoever draws it draws it again. */
  readonly changed = (): void => {
    for (const watcher of this.watchers) watcher();
  };

  private set(change: Partial<Store>): void {
    Object.assign(this, change);
    this.changed();
  }

  // --- people and line --------------------------------------------------------------------------------------

  take(info: TableInfo): void {
    this.set({ info });
  }

  present(frame: Presence): TableInfo {
    return withPresence(this.info, frame);
  }

  lineIs(line: LineState): void {
    this.set({ line });
  }

  cameIn(since: number): void {
    this.seenBefore = since;
  }

  // --- pictures ---------------------------------------------------------------------------------------------

  /** Whom the curtain waits for. */
  get next(): number | undefined {
    return this.held?.scene.viewer ?? undefined;
  }

  /** Options rest while an answer is on its way or the picture is not yet that of the question. */
  get resting(): boolean {
    const late = this.awaited > (this.now?.scene.seq ?? 0);
    return this.line !== "open" || this.wire.unanswered || this.drawing > 0 || this.showing || late;
  }

  /** Our own answer is entered under this number: its picture is on the way. */
  expect(seq: number): void {
    this.awaited = seq;
    this.changed();
  }

  sees(moment: Moment, picture: Picture): Next {
    const before = this.now?.scene;
    if (moment.ask !== undefined) this.ask = moment.ask;
    this.now = picture;
    this.lines = newLines(this.lines, moment.lines ?? []);
    const hides = !this.replaying && (this.next !== undefined || this.passes(before, picture.scene));
    if (hides) this.held = picture;
    this.changed();
    return this.replaying ? "wait" : hides ? "curtain" : "draw";
  }

  /** Several sit at this screen, and it is another one's turn to see. */
  private passes(before: Scene | undefined, { viewer }: Scene): boolean {
    const passed = before !== undefined && viewer !== before.viewer && viewer !== null;
    return passed && this.info.you.seats.length > 1 && !noCurtain();
  }

  /** The curtain opens; what it hid is drawn now. */
  unveil(): Picture | undefined {
    const { held } = this;
    this.set({ held: undefined });
    return held;
  }

  /** A picture goes onto the table; advice about another one is forgotten. */
  draws(scene: Scene): void {
    this.drawing++;
    if (scene.seq !== this.drawn?.seq) this.hints = undefined;
    this.set({ drawn: scene });
  }

  stands(): void {
    this.drawing--;
    this.changed();
  }

  shows(showing: boolean): void {
    this.set({ showing });
  }

  lookBack(replaying: boolean): void {
    this.set({ replaying, ...(replaying && this.now?.scene.outcome ? { endingShut: true } : {}) });
  }

  shutEnding(endingShut: boolean): void {
    this.set({ endingShut });
  }

  // --- words ------------------------------------------------------------------------------------------------

  /** All lines from the first. */
  recalls(lines: TableLine[]): void {
    this.set({ lines });
  }

  misses(missed: TableLine[]): void {
    this.set({ missed });
  }

  hinted(hints: Hints | undefined): void {
    this.set({ hints });
  }

  guided(guide: Guiding): void {
    this.set({ guide });
  }

  backs(backed: Backed): void {
    this.set({ backed });
  }

  // --- talk and sheets --------------------------------------------------------------------------------------

  talked(talk: ChatLine[]): void {
    this.set({ talk });
  }

  /** A line of talk; true if nobody here has read it yet. */
  hears(line: ChatLine): boolean {
    const news = this.sheet !== "talk" && line.guest !== this.info.you.guest;
    this.set({ talk: [...this.talk, line], unread: this.unread + (news ? 1 : 0) });
    return news;
  }

  unsaid(id: number): void {
    this.set({ talk: this.talk.filter((line) => line.id !== id) });
  }

  laysOpen(board: string): void {
    this.set({ board });
  }

  /** What stands in a sheet; it is true as long as the picture is of that entry. */
  says(said: SheetOut): void {
    this.said.set(said.sheet, said);
    this.changed();
  }

  opens(sheet: SheetName | undefined): void {
    this.set({ sheet, ...(sheet === "talk" ? { unread: 0 } : {}) });
  }
}
