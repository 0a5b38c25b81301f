// What wants to be noticed: refusals, a lost line, somebody's proposal, whose turn it is. Seen, heard, read aloud.

import { announce } from "../announce";
import { Refused } from "../net/api";
import type { LineState } from "../net/live";
import { showNotice } from "../net/worker";
import type { Proposal, Refusal, TableInfo, TableLine, Tell } from "../net/types";
import type { Scene } from "../scene.gen";
import { settings } from "../settings";
import { cue } from "../sound";
import type { Store } from "../store/store";
import type { Told } from "./finger";
import { noticeWords, tellWords } from "./history";
import type { News, Voice } from "./ports";
import type { Toast } from "./toasts";

/** What a notice may be answered with. */
export interface Replies {
  retry(): void;
  vote(seat: number, proposal: number, yes: boolean): void;
  /** A bot plays for somebody who is away, or its owner takes a seat back. */
  seat(does: "cover" | "return", seat: number): void;
  /** Ask the others to go back to where the table stood after an entry. */
  rewind(to: number): void;
  /** What was refused by this rule should not have been. */
  wrong(rule: string): void;
}

export class Notices {
  private wasYours = false;

  constructor(
    private readonly at: Pick<Store, "info" | "now">,
    private readonly voice: Voice,
    private readonly news: News,
    private readonly reply: Replies,
  ) {}

  refused(frame: Refusal): void {
    const { news, voice } = this;
    const stale = frame.reason === "stale";
    cue("thud");
    const answers = stale ? [{ label: voice.t("look"), act: () => news.drop("refused") }] : undefined;
    news.show({
      id: "refused",
      tone: stale ? "info" : "bad",
      text: voice.words.say(noticeWords(frame.why)),
      ...this.because(frame.rule),
      ...(answers ? { answers } : {}),
      stays: 8000,
    });
  }

  /** A press that only repeats the last one. */
  still(): void {
    this.news.show({ id: "still", tone: "info", text: this.voice.t("pointer-still"), stays: 4000 });
  }

  readonly failed = (error: unknown): void => {
    cue("thud");
    const rule = error instanceof Refused ? error.rule : "";
    const text = this.voice.fault(error);
    this.news.show({ id: "failed", tone: "bad", text, ...this.because(rule), stays: 8000 });
  };

  /** The rule behind a refusal, and a way to say that it is wrong: before a match there is nothing to see. */
  private because(rule = ""): Pick<Toast, "rule" | "wrong"> {
    const wrong = this.at.info.phase === "lobby" ? {} : { wrong: () => this.reply.wrong(rule) };
    return rule ? { rule, ...wrong } : wrong;
  }

  line(state: LineState): void {
    const { news, voice } = this;
    const answers = [{ label: voice.t("retry"), act: () => this.reply.retry() }];
    if (state === "open") news.drop("line");
    if (state === "lost") news.show({ id: "line", tone: "bad", text: voice.t("line-lost"), answers });
  }

  /** Somebody wants to go back, or to play on otherwise: the others agree or not. */
  proposal({ proposal, you }: TableInfo): void {
    const { news, voice } = this;
    if (!proposal) return news.drop("proposal");
    const seat = you.seats.find((mine) => proposal.waits.includes(mine));
    const lost = you.seats.find((mine) => proposal.chairs.includes(mine));
    if (lost !== undefined) {
      const act = (): void => this.reply.vote(lost, proposal.id, false);
      const answers = [{ label: voice.t("give-back-mine"), primary: true, act }];
      const text = voice.t("give-back-yours", { heir: proposal.heir });
      return news.show({ id: "proposal", tone: "bad", text, answers });
    }
    const text = this.proposed(proposal, seat === undefined);
    if (seat === undefined) return news.show({ id: "proposal", tone: "info", text });
    const vote = (yes: boolean) => (): void => this.reply.vote(seat, proposal.id, yes);
    const answers = [
      { label: voice.t("no"), act: vote(false) },
      { label: voice.t("agree"), primary: true, act: vote(true) },
    ];
    news.show({ id: "proposal", tone: "info", text, answers });
  }

  private proposed({ seat, settings, to, chairs, heir }: Proposal, waits: boolean): string {
    const { voice } = this;
    const who = voice.words.t("person", { seat });
    if (chairs.length) {
      const owner = voice.words.t("person", { seat: chairs[0]! });
      return `${voice.t("give-back-proposed", { who, owner, heir })} ${voice.t(waits ? "others-decide" : "do-you-agree")}`;
    }
    if (!Object.keys(settings).length) return voice.t(waits ? "proposal-waits" : "proposal", { who, to });
    const { undo = "same", patience = -1, pointing = "same" } = settings;
    const what = voice.t("notice-propose-settings", { who, undo, patience, pointing });
    return `${what} ${voice.t(waits ? "others-decide" : "do-you-agree")}`;
  }

  /** The rules leave no way on: the table can go back to the last question that worked. */
  stuck({ last_good, proposal, you }: TableInfo): void {
    const { news, voice } = this;
    if (!last_good || proposal) return news.drop("stuck");
    const act = (): void => this.reply.rewind(last_good);
    const answers = you.seats.length ? [{ label: voice.t("stuck-back"), primary: true, act }] : [];
    news.show({
      id: "stuck",
      tone: "bad",
      text: voice.t("stuck"),
      wrong: () => this.reply.wrong(""),
      answers,
    });
  }

  /** How one points, and that one still does. */
  readonly pointing: Told = {
    how: () => this.say("point-how"),
    nowhere: () => this.say("point-nowhere"),
  };

  private say(words: string): void {
    this.news.show({ id: "point", tone: "info", text: this.voice.t(words), stays: 7000 });
  }

  /** Somebody is away, and at this table no bot steps in by itself: the others may let one play. */
  offers({ patience, seats, you }: TableInfo): void {
    const { news, voice } = this;
    for (const { cover, mine, name, offer, seat } of seats) {
      const id = `offer-${seat}`;
      if (patience || !offer || cover || mine || !you.seats.length) {
        news.drop(id);
        continue;
      }
      const answers = [
        { label: voice.t("wait"), act: () => news.drop(id) },
        { label: voice.t("let-a-bot"), primary: true, act: () => this.reply.seat("cover", seat) },
      ];
      news.show({ id, tone: "info", text: voice.t("offer", { who: name ?? "" }), answers });
    }
  }

  /** A bot plays for me: one press, and I do again. */
  covered({ phase, seats }: TableInfo): void {
    const { news, voice } = this;
    for (const { cover, mine, seat } of seats) {
      const id = `covered-${seat}`;
      if (phase !== "playing" || !mine || !cover) {
        news.drop(id);
        continue;
      }
      const act = (): void => this.reply.seat("return", seat);
      const answers = [{ label: voice.t("seat-do-return"), primary: true, act }];
      news.show({ id, tone: "info", text: voice.t("covered-you"), answers });
    }
  }

  /** What was told, for those who listen. */
  speak(tells: Tell[]): void {
    const { words } = this.voice;
    for (const tell of tells) if (tell.text && words.has(tell.text)) announce(words.plain(tellWords(tell)));
  }

  /** What happened besides the game. */
  happened(lines: TableLine[]): void {
    const { words } = this.voice;
    for (const line of lines) {
      if (line.notice) announce(words.plain(noticeWords(line.notice)));
      if (!line.notice || this.at.now?.scene.outcome) continue;
      const text = words.say(noticeWords(line.notice));
      this.news.show({ id: `notice-${line.seq}`, tone: "info", text, stays: 5000 });
    }
  }

  /** Tab title, sound, notice: it is my turn, at which table, and what is asked. */
  turn(scene: Scene): void {
    const { info } = this.at;
    const yours = Boolean(scene.prompt?.yours);
    const prompt = this.voice.words.plain(scene.prompt?.text);
    const title = [info.name, info.title].filter(Boolean).join(", ");
    document.title = yours ? `${this.voice.t("your-turn")}: ${title}` : `${title} · Fathom Five`;
    if (scene.outcome && !this.wasYours) cue(scene.outcome.result === "won" ? "win" : "loss");
    if (yours && !this.wasYours) {
      cue("your-turn");
      this.knock(document.title, prompt);
    }
    if (yours) announce(prompt);
    this.wasYours = yours;
  }

  /** For whoever looks at something else, if they asked for it. */
  private knock(title: string, body: string): void {
    if (!document.hidden || !settings().notices || typeof Notification === "undefined") return;
    if (Notification.permission !== "granted") return;
    showNotice(title, body, this.at.info.id).catch(() => undefined); // a browser that shows none
  }
}
