// What wants to be noticed: refusals, a lost line, somebody's proposal, whose turn it is. Seen, heard, read aloud.

import { announce } from "../announce";
import { Refused } from "../net/api";
import type { LineState } from "../net/live";
import type { Refusal, TableInfo, TableLine } from "../net/types";
import type { Scene } from "../scene.gen";
import { settings } from "../settings";
import { cue } from "../sound";
import { lineWords, noticeWords } from "../table/history";
import type { Sitting } from "./sitting";

export class Notices {
  private wasYours = false;

  constructor(private readonly at: Sitting) {}

  refused(frame: Refusal): void {
    if (frame.retry) return;
    const { toasts, view, words } = this.at;
    const stale = frame.reason === "stale";
    cue("thud");
    if (view) view.chosen = "";
    const answers = stale ? [{ label: this.at.t("look"), act: () => toasts.drop("refused") }] : undefined;
    toasts.show({
      id: "refused",
      tone: stale ? "info" : "bad",
      text: words.say(noticeWords(frame.why)),
      ...(frame.rule ? { rule: frame.rule } : {}),
      ...(answers ? { answers } : {}),
      stays: 8000,
    });
  }

  failed(error: unknown): void {
    cue("thud");
    const rule = error instanceof Refused ? error.rule : "";
    this.at.toasts.show({
      id: "failed",
      tone: "bad",
      text: this.at.page.fault(error),
      ...(rule ? { rule } : {}),
      stays: 8000,
    });
  }

  line(state: LineState): void {
    const { live, toasts } = this.at;
    if (state === "open") toasts.drop("line");
    if (state === "lost")
      toasts.show({
        id: "line",
        tone: "bad",
        text: this.at.t("line-lost"),
        answers: [{ label: this.at.t("retry"), act: () => live.retry() }],
      });
  }

  /** Somebody wants to go back: the others agree or not. */
  proposal({ proposal, you }: TableInfo): void {
    const { answers, toasts, words } = this.at;
    if (!proposal) return toasts.drop("proposal");
    const seat = you.seats.find((mine) => proposal.waits.includes(mine));
    const args = { who: words.t("person", { seat: proposal.seat }), to: proposal.to };
    if (seat === undefined)
      return toasts.show({ id: "proposal", tone: "info", text: this.at.t("proposal-waits", args) });
    const vote = (yes: boolean) => (): void => answers.vote(seat, proposal.id, yes);
    toasts.show({
      id: "proposal",
      tone: "info",
      text: this.at.t("proposal", args),
      answers: [
        { label: this.at.t("no"), act: vote(false) },
        { label: this.at.t("agree"), primary: true, act: vote(true) },
      ],
    });
  }

  /** Somebody is away too long: the others may let a bot play. */
  offers(info: TableInfo): void {
    const { chairs, toasts } = this.at;
    for (const seat of info.seats) {
      const id = `offer-${seat.seat}`;
      if (!seat.offer || seat.cover || seat.mine || !info.you.seats.length) toasts.drop(id);
      else
        toasts.show({
          id,
          tone: "info",
          text: this.at.t("offer", { who: seat.name ?? "" }),
          answers: [
            { label: this.at.t("wait"), act: () => toasts.drop(id) },
            { label: this.at.t("let-a-bot"), primary: true, act: () => void chairs.act("cover", seat.seat) },
          ],
        });
    }
  }

  speak(lines: TableLine[]): void {
    const { moments, toasts, words } = this.at;
    for (const line of lines) {
      for (const said of lineWords(line, words)) announce(said.text.replaceAll("**", ""));
      if (line.notice && !moments.now?.scene.outcome)
        toasts.show({
          id: `notice-${line.seq}`,
          tone: "info",
          text: words.say(noticeWords(line.notice)),
          stays: 5000,
        });
    }
  }

  /** Tab title, sound, notice: it is my turn, at which table, and what is asked. */
  turn(scene: Scene): void {
    const { game, info, words } = this.at;
    const yours = Boolean(scene.prompt?.yours);
    const prompt = words.plain(scene.prompt?.text);
    const title = [info.name, game.title].filter(Boolean).join(", ");
    document.title = yours ? `${this.at.t("your-turn")}: ${title}` : `${title} · Fathom Five`;
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
    if (
      !document.hidden ||
      !settings().notices ||
      typeof Notification === "undefined" ||
      Notification.permission !== "granted"
    )
      return;
    new Notification(title, { body, tag: this.at.table, icon: "/app-icon-512.png" });
  }
}
