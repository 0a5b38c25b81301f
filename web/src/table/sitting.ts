// One person at one table: the store, the line to the house, and the parts around the board, wired here and drawn in
// place.ts. Each part takes a slice of the store and the few doors that it uses, and no part knows another.

import { house } from "../net/here";
import { Live, type LineState } from "../net/live";
import type { ChatLine, FromServer, Game, Moment, TableInfo, TableLine, Tell } from "../net/types";
import type { Page } from "../pages/page";
import type { Scene } from "../scene.gen";
import { onSettings, settings } from "../settings";
import { cue } from "../sound";
import { Store, isSheet, type SheetName } from "../store/store";
import type { Texts } from "../text";
import { Advice } from "./advice";
import { Answers } from "./answers";
import { Banner } from "./banner";
import { Chairs } from "./chairs";
import { Chronicle } from "./chronicle";
import { commandsOf } from "./commands";
import { Conversation } from "./conversation";
import { focusDrawer } from "./drawer";
import { Fairness } from "./fairness";
import { Faults } from "./faults";
import { Greeting } from "./greeting";
import { Guided } from "./guided";
import { LookBack } from "./look-back";
import { Neighbours } from "./neighbours";
import { Notices } from "./notices";
import { Pace } from "./pace";
import { seatNames } from "./people";
import { Pictures } from "./pictures";
import { paperOf, voiceOf } from "./page-ports";
import type { Voice } from "./ports";
import { Recap } from "./recap";
import { isHand, mayBeHand } from "./phone-hand";
import { Rulebook } from "./rulebook";
import { asWatched, type ScreenDoor } from "./on-screen";
import { Sheets } from "./sheets";
import type { TableElement } from "./table";
import { Toasts } from "./toasts";
import { WasItLuck } from "./was-it-luck";
import { WaysOut } from "./ways-out";

export class Sitting {
  readonly store: Store;
  readonly live: Live;
  readonly toasts: Toasts;
  readonly voice: Voice;
  readonly notices: Notices;
  readonly chronicle: Chronicle;
  readonly answers: Answers;
  readonly advice: Advice;
  readonly guided: Guided;
  readonly pictures: Pictures;
  readonly back: LookBack;
  readonly banner: Banner;
  readonly recap: Recap;
  readonly luck: WasItLuck;
  readonly chairs: Chairs;
  readonly neighbours: Neighbours;
  readonly talk: Conversation;
  readonly rulebook: Rulebook;
  readonly fairness: Fairness;
  readonly faults: Faults;
  readonly sheets: Sheets;
  readonly out: WaysOut;
  readonly greeting = new Greeting();
  private readonly stopFollowing: () => void;
  private lookedUntil = 0;

  /** `words` are those of the game over those of the house. */
  constructor(
    readonly page: Page,
    info: TableInfo,
    readonly game: Game,
    public words: Texts,
    private readonly closed: (why: string) => void,
    /** What stands on a screen that all in a room see, where this is one. */
    readonly screen?: ScreenDoor,
  ) {
    const live = (this.live = new Live(house, info.id, {
      frame: (frame) => (this.sheets.hear(frame), this.hear(frame)),
      moment: (...news) => void this.pictures.show(...news),
      line: (state, code) => this.lineIs(state, code),
    }));
    if (screen) live.look(null); // whoever this browser belongs to, it is sent what a watcher is sent
    const store = (this.store = new Store(info, live));
    const toasts = (this.toasts = new Toasts(store.changed));
    const voice = (this.voice = voiceOf(page, () => this.words));
    const paper = paperOf(page);
    const board = (): TableElement | null => this.view;
    store.watch(paper.redraw);

    const sheets = (this.sheets = new Sheets(store, voice, paper, live, {
      opened: (name) => this.opened(name),
      closed: () => (this.talk.save(), this.luck.shut()),
    }));
    const notices = (this.notices = new Notices(store, voice, toasts, {
      retry: () => live.retry(),
      vote: (...vote) => this.answers.vote(...vote),
      seat: (does, seat) => void this.chairs.act(does, seat),
      rewind: (to) => this.answers.rewind(to),
      wrong: (rule) => this.faults.open(rule),
    }));
    const { failed } = notices;
    this.faults = new Faults(store, voice, toasts, sheets, failed);
    const { open: why } = (this.rulebook = new Rulebook(store, voice, sheets));
    const out = (this.out = new WaysOut(store, voice, toasts, failed));
    const heard = () => this.pictures.director.heard;
    const looked = () => this.back.looked;
    this.chronicle = new Chronicle(store, voice, toasts, sheets, paper, heard, looked);
    this.answers = new Answers(store, live, voice, toasts, sheets);
    this.advice = new Advice(store, live, board, voice, paper);
    this.guided = new Guided(store, voice, { why, undo: this.answers.undo, hint: this.advice.wantHint });
    this.fairness = new Fairness(store, voice, sheets, failed);
    const neighbours = (this.neighbours = new Neighbours(store, voice, toasts, {
      failed,
      talk: () => this.talk.load(),
    }));
    const report = (line: ChatLine): void => void neighbours.report(line.guest, line.id);
    this.talk = new Conversation(store, live, voice, toasts, sheets, report);
    const audience = {
      back: (lines: TableLine[]) => this.cameBack(lines, store.seenBefore),
      says: (tells: Tell[]) => notices.speak(tells),
      happened: (lines: TableLine[]) => notices.happened(lines),
      turn: (scene: Scene) => notices.turn(scene),
      lead: (moment: Moment) => this.guided.lead(moment),
      shown: (seq: number) => live.send({ t: "shown", seq }),
      waits: (moment: Moment) => Boolean(screen ? moment.ask : moment.ask?.yours.length),
    };
    const pace = new Pace(() => (isHand(store.info) && mayBeHand() ? "once" : settings().speed)); // the screen tells
    this.pictures = new Pictures(store, board, paper, voice, audience, pace);
    this.stopFollowing = onSettings(() => pace.follow());
    const seated = {
      take: (table: TableInfo): void => this.take(table),
      back: (seat: number): Promise<void> => this.chronicle.handedOver(seat),
      failed,
    };
    this.chairs = new Chairs(store, voice, seated, out, neighbours.buttons, this.answers.stand);
    this.back = new LookBack(store, this.pictures, voice, paper, toasts, { fork: out.fork, failed });
    this.recap = new Recap(store, voice, paper, {
      play: (told) => this.pictures.director.recount(told),
      failed,
    });
    this.luck = new WasItLuck(store, voice, sheets, {
      look: (seq, seat) => this.lookBack(seq, seat),
      fork: out.fork,
      fault: failed,
    });
    this.banner = new Banner(store, voice, paper, () => ({
      replay: () => this.lookBack(),
      dice: () => this.fairness.open(),
      again: out.again,
      share: () => void out.share(),
      ...(game.campaign ? { campaign: () => void out.putAway() } : {}),
      review: () => this.luck.open(),
      fork: out.fork,
      why,
      lastMove: this.pictures.director.mayPlayAgain ? () => void this.pictures.director.again() : undefined,
      guided: this.guided.ended,
      course: () => this.luck.course(),
      think: () => this.luck.begin(),
      lay: sheets.lay,
    }));
    this.take(info);
  }

  open(): void {
    this.live.open();
    document.addEventListener("visibilitychange", this.turnedAway);
    if (this.store.info.chat) void this.talk.load();
  }

  stop(): void {
    this.live.close();
    document.removeEventListener("visibilitychange", this.turnedAway);
    this.stopFollowing();
    this.back.stop();
    this.luck.stop();
  }

  get view(): TableElement | null {
    return this.page.querySelector("ff-table");
  }

  /** The same table in another language. */
  retell(words: Texts): void {
    this.words = words;
    this.take(this.store.info);
  }

  take(told: TableInfo): void {
    const info = this.screen ? asWatched(told) : told;
    const began = this.store.info.phase === "lobby" && info.phase !== "lobby";
    this.words.names = seatNames(info, this.words);
    this.store.take(info);
    this.view?.requestUpdate();
    if (began) cue("bubbles");
    if (this.screen) return this.screen.follow(info);
    this.notices.proposal(info);
    this.notices.offers(info);
    this.notices.covered(info);
    this.notices.stuck(info);
  }

  /** Without a moment: from the beginning; without eyes: with one's own. */
  lookBack(moment?: number, eyes?: number | null): void {
    if (this.store.info.phase === "lobby") return;
    this.sheets.close();
    this.back.start(moment, eyes);
  }

  /** Somebody looks again who last saw entry `since`. */
  private cameBack(lines: TableLine[], since: number): void {
    if (this.screen) return;
    const known = Math.max(since, Number(sessionStorage.getItem(this.store.info.id) ?? 0));
    const missed = lines.filter((line) => line.seq > known);
    if (this.store.now?.scene.outcome) this.store.shutEnding(true); // it was shown when it happened
    if (since <= this.store.info.begun || this.recap.greet(missed)) return;
    this.chronicle.greet(missed);
  }

  /** A page in the background is not looked at. */
  private readonly turnedAway = (): void => {
    const { now, lines, info } = this.store;
    if (document.hidden) {
      this.lookedUntil = now?.scene.seq ?? 0;
      sessionStorage.setItem(info.id, String(this.lookedUntil)); // a page that is only loaded again was not away
    } else if (this.lookedUntil && !this.screen)
      this.recap.greet(lines.filter((line) => line.seq > this.lookedUntil));
  };

  private opened(sheet: SheetName): void {
    if (sheet === "log") void this.chronicle.load();
    if (sheet === "people") void this.neighbours.load();
    void this.page.updateComplete.then(() => focusDrawer(this.page));
  }

  private lineIs(state: LineState, code: number): void {
    this.store.lineIs(state);
    this.notices.line(state);
    if (state === "closed") this.closed(this.voice.t(`closed-${code}`));
  }

  private hear(frame: FromServer): void {
    switch (frame.t) {
      case "hello":
        this.store.cameIn(frame.since);
        return this.take(frame.table);
      case "table":
        return this.take(frame.table);
      case "presence":
        return this.take(this.store.present(frame));
      case "done":
        return this.store.expect(frame.seq);
      case "refused":
        if (frame.retry) return;
        if (this.view) this.view.chosen = "";
        return this.notices.refused(frame);
      case "why_not":
        return this.advice.whyNot(frame.id, frame.touched, frame.why, frame.rule);
      case "hint":
        return this.advice.hint(frame.worth);
      case "chat":
        return this.talk.heard(frame.line);
      case "unchat":
        return this.talk.forget(frame.id);
      case "backed":
        return this.store.backs(frame);
      case "point":
        return this.view?.finger.show(frame);
      case "notes":
        return this.talk.wrote(frame.notes);
      case "bye":
        return this.toasts.show({ id: "bye", tone: "info", text: this.words.say(frame.why), stays: 6000 });
    }
  }

  /** What the buttons around the board and the menu ask for, by name. */
  command(name: string): void {
    const command = commandsOf(this)[name];
    if (command) command();
    else if (isSheet(name)) this.sheets.open(name);
  }

  /** What lies on top goes first; false: nothing of ours was open, or the table has something to let go first. */
  escape(): boolean {
    if (this.sheets.escape()) return true;
    if (this.view?.card) return false;
    if (this.recap.open) this.recap.shut();
    else if (this.page.querySelector(".banner")) this.banner.shut();
    else if (this.store.replaying) this.back.end();
    else if (this.pictures.director.telling) this.pictures.director.skip();
    else return false;
    return true;
  }
}
