// One person at one table: the line to the server, what comes over it, and who in this folder deals with it.
// Each file here has one job; they know each other only through this one.

import { html, nothing, type TemplateResult } from "lit";
import { seatNames, statusOf } from "../table/people";
import { Toasts } from "../table/toasts";
import "../table/table";
import type { TableElement } from "../table/table";
import { Live, type LineState } from "../net/live";
import { hosted } from "../net/hosted";
import type { AskInfo, FromServer, Game, TableInfo } from "../net/types";
import { loading, type Page } from "../pages/page";
import "../pages/lobby";
import { change as changeSettings, isLight, settings } from "../settings";
import { cue } from "../sound";
import type { Texts } from "../text";
import { Advice } from "./advice";
import { Answers } from "./answers";
import { Chairs } from "./chairs";
import { Chronicle } from "./chronicle";
import { Fairness } from "./fairness";
import { Guided } from "./guided";
import { LookingBack } from "./looking-back";
import { Moments } from "./moments";
import { Notices } from "./notices";
import { Rulebook } from "./rulebook";
import { Sheets, isSheet } from "./sheets";
import { Talk } from "./talk";
import { leave, putAway } from "./ways-out";

export class Sitting {
  ask: AskInfo | null = null;
  line: LineState = "connecting";
  readonly live: Live;
  readonly toasts = new Toasts(() => this.changed());
  readonly notices = new Notices(this);
  readonly moments = new Moments(this);
  readonly chronicle = new Chronicle(this);
  readonly answers = new Answers(this);
  readonly advice = new Advice(this);
  readonly guided = new Guided(this);
  readonly back = new LookingBack(this);
  readonly chairs = new Chairs(this);
  readonly talk = new Talk(this);
  readonly rulebook = new Rulebook(this);
  readonly fairness = new Fairness(this);
  readonly sheets = new Sheets(this);

  /** `words` are those of the game over those of the house. */
  constructor(
    readonly page: Page,
    readonly table: string,
    public info: TableInfo,
    readonly game: Game,
    public words: Texts,
    private readonly closed: (why: string) => void,
  ) {
    this.live = new Live(hosted, table, {
      frame: (frame) => this.hear(frame),
      moment: (...news) => void this.moments.show(...news),
      line: (state, code) => this.lineIs(state, code),
    });
    this.take(info);
  }

  open(): void {
    this.live.open();
    if (this.info.chat) void this.talk.load();
  }

  stop(): void {
    this.live.close();
    this.back.stop();
  }

  changed(): void {
    this.page.requestUpdate();
  }

  get view(): TableElement | null {
    return this.page.querySelector("ff-table");
  }

  t(id: string, args: Record<string, string | number> = {}): string {
    return this.page.t(id, args);
  }

  /** The same table in another language. */
  retell(words: Texts): void {
    this.words = words;
    this.take(this.info);
  }

  take(info: TableInfo): void {
    const began = this.info.phase === "lobby" && info.phase !== "lobby";
    this.info = info;
    this.words.names = seatNames(info, this.words);
    this.view?.requestUpdate();
    if (began) cue("bubbles");
    this.notices.proposal(info);
    this.notices.offers(info);
    this.changed();
  }

  private lineIs(state: LineState, code: number): void {
    this.line = state;
    this.notices.line(state);
    if (state === "closed") this.closed(this.t(`closed-${code}`));
    this.changed();
  }

  private hear(frame: FromServer): void {
    switch (frame.t) {
      case "hello":
        this.chronicle.seenBefore = frame.since;
        return this.take(frame.table);
      case "table":
        return this.take(frame.table);
      case "presence":
        return this.take({
          ...this.info,
          watchers: frame.watchers,
          seats: this.info.seats.map((seat) => ({
            ...seat,
            here: frame.seats[String(seat.seat)] ?? seat.here ?? null,
            offer: frame.offers.includes(seat.seat),
          })),
        });
      case "done":
        return this.moments.expect(frame.seq);
      case "refused":
        return this.notices.refused(frame);
      case "why_not":
        return this.advice.whyNot(frame.id, frame.touched, frame.why, frame.rule);
      case "hint":
        return this.advice.hint(frame.worth);
      case "chat":
        return this.talk.heard(frame.line);
      case "unchat":
        return this.talk.forget(frame.id);
      case "notes":
        return this.talk.wrote(frame.notes);
      case "bye":
        return this.toasts.show({ id: "bye", tone: "info", text: this.words.say(frame.why), stays: 6000 });
    }
  }

  /** What the buttons around the board and the menu ask for, by name. */
  command(name: string): void {
    switch (name) {
      case "undo":
        return this.answers.undo();
      case "rules":
        return this.rulebook.open("");
      case "sound":
        return changeSettings({ sound: !settings().sound });
      case "hint":
        return this.advice.wantHint();
      case "talk":
        return this.talk.open();
      case "notes":
        return this.talk.openPad();
      case "campaign":
        return void putAway(this);
      case "dice":
        return this.fairness.open();
      case "replay":
        return this.back.start();
      case "review":
        return this.back.openReview();
      case "ending":
        return this.back.showEnding();
      case "leave":
        return void leave(this);
    }
    if (isSheet(name)) this.sheets.open(name);
  }

  /** What lies on top goes first; false: nothing of ours was open. */
  escape(): boolean {
    return this.sheets.escape() || this.back.escape();
  }

  /** The keyboard goes back to where it was; if that is gone, to the menu that leads everywhere. */
  focus(before: HTMLElement | null): void {
    const there = before?.isConnected ? before : this.page.querySelector<HTMLElement>('[data-do="menu"]');
    there?.focus();
  }

  // --- drawing -----------------------------------------------------------------------------------------------

  render(): TemplateResult {
    if (this.info.phase === "lobby")
      return html`<ff-lobby
          .texts=${this.words}
          .table=${this.info}
          .game=${this.game}
          @table-info=${(event: CustomEvent<TableInfo>) => this.take(event.detail)}
        ></ff-lobby
        >${this.toasts.render(this.words, () => undefined)}`;
    const news = this.toasts.render(this.words, (rule) => this.rulebook.open(rule));
    return html`${this.moments.drawn ? nothing : loading(this.page.texts)}${this.board()}
    ${this.back.bar()}${this.back.ending()}${this.moments.curtain()}${this.sheets.render(news)}`;
  }

  private board(): TemplateResult {
    const { info, back } = this;
    return html`<ff-table
      .texts=${this.words}
      .name=${info.name}
      .light=${isLight()}
      .sound=${settings().sound}
      .careful=${settings().careful}
      .talk=${this.talk.unread}
      .mayUndo=${!back.replay && info.phase === "playing" && info.you.seats.length > 0}
      .resting=${this.moments.resting}
      .dockExtra=${this.answers.besides()}
      .guide=${this.guided.pointing}
      .guideCard=${this.guided.card()}
      .inert=${this.moments.next !== undefined}
      @table-play=${this.answers.play}
      @table-do=${(event: CustomEvent<{ name: string }>) => this.command(event.detail.name)}
      @table-why=${(event: CustomEvent<{ rule: string }>) => this.rulebook.open(event.detail.rule)}
      @table-whynot=${this.advice.askWhyNot}
      @table-chose=${() => cue("tick")}
      @table-refused=${() => cue("thud")}
    ></ff-table>`;
  }

  /** After each drawing: what the table shows of the people and of what happened. */
  drawn(): void {
    const { view } = this;
    if (!view) return;
    this.back.greet();
    view.log = this.chronicle.log();
    view.people = new Map(this.info.seats.map((seat) => [seat.seat, statusOf(seat)]));
  }
}
