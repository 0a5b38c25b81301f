// The end and what comes after it: the banner, the replay, "was it luck?".

import { nothing, type TemplateResult } from "lit";
import { journalPath } from "../net/api";
import { copyText } from "../pages/links";
import { ending } from "../table/ending";
import { Replay } from "../table/replay";
import { Review } from "../table/review";
import type { Sitting } from "./sitting";
import { again, fork, putAway } from "./ways-out";

/** A fork from the banner begins a little before the end, where there was still something to decide. */
const BEFORE_THE_END = 8;

export class LookingBack {
  replay: Replay | undefined;
  endingShut = false;
  private review: Review | undefined;
  /** Where the keyboard was before the replay. */
  private opener: HTMLElement | null = null;
  private greeted = false;

  constructor(private readonly at: Sitting) {}

  stop(): void {
    this.replay?.stop();
    this.stopReview();
  }

  stopReview(): void {
    this.review?.stop();
  }

  /** Without a moment: from the beginning; without eyes: with one's own. */
  start(moment?: number, eyes?: number | null): void {
    const { at } = this;
    const { info, moments, notices, sheets, toasts } = at;
    if (info.phase === "lobby") return;
    sheets.close();
    if (!this.replay) this.opener = document.activeElement as HTMLElement | null;
    this.endingShut = true;
    const seat = eyes !== undefined ? eyes : (info.you.seats[0] ?? null);
    const copied =
      (link: string) =>
      (done: boolean): void =>
        toasts.show({ id: "copied", tone: "good", text: done ? at.t("copied") : link, stays: 4000 });
    this.replay = new Replay(
      at.table,
      info.begun,
      info.head,
      seat,
      {
        show: (past, tells) => moments.draw({ ...past.scene, options: [], changed: [] }, past.stage, tells),
        moved: () => at.changed(),
        close: () => this.end(),
        fork: (seq) => void fork(at, seq),
        copy: (link) => void copyText(link).then(copied(link)),
        fault: (error) => notices.failed(error),
      },
      moment,
    );
    void this.replay.open();
    at.changed();
    void at.page.updateComplete.then(() => at.page.querySelector<HTMLElement>(".replay input")?.focus());
  }

  private end(): void {
    this.replay?.stop();
    this.replay = undefined;
    if (location.search) history.replaceState(null, "", location.pathname);
    this.at.changed();
    this.at.moments.drawNow();
    void this.at.page.updateComplete.then(() => this.at.focus(this.opener));
  }

  /** Escape puts away the banner or ends the look back, unless the table has something to let go first. */
  escape(): boolean {
    const { page, view } = this.at;
    if (view?.card) return false;
    if (page.querySelector(".ending")) this.shutEnding();
    else if (this.replay) this.end();
    else return false;
    return true;
  }

  private shutEnding(): void {
    this.endingShut = true;
    this.at.changed();
    this.at.focus(null);
  }

  /** The banner is new: the keyboard goes there, unless somebody reads or writes in a sheet. */
  greet(): void {
    const banner = this.at.page.querySelector<HTMLElement>(".ending");
    if (banner && !this.greeted && !this.at.sheets.shown) banner.focus();
    this.greeted = Boolean(banner);
  }

  bar(): TemplateResult | typeof nothing {
    return this.replay?.bar(this.at.info, this.at.words) ?? nothing;
  }

  openReview(): void {
    const { at } = this;
    this.endingShut = true;
    at.sheets.open("review");
    const seat = at.moments.now?.scene.viewer;
    this.review ??= new Review(at.table, seat ?? 0, {
      changed: () => at.changed(),
      look: (seq) => this.start(seq, seat),
      fork: (seq) => void fork(at, seq),
      fault: (error) => at.notices.failed(error),
    });
    void this.review.open();
  }

  reviewSheet(): TemplateResult | undefined {
    return this.review?.render(this.at.words);
  }

  showEnding(): void {
    this.endingShut = false;
    this.at.changed();
  }

  ending(): TemplateResult | typeof nothing {
    const { at } = this;
    const { info, moments, words } = at;
    const scene = moments.now?.scene;
    if (!scene?.outcome || this.endingShut || this.replay || moments.next !== undefined) return nothing;
    return ending(scene, journalPath(at.table), info.you.seats.length > 0, words, {
      replay: () => this.start(),
      dice: () => at.fairness.open(),
      again: () => void again(at),
      ...(at.game.campaign ? { campaign: () => void putAway(at) } : {}),
      review: () => this.openReview(),
      fork: () => this.start(Math.max(info.begun, info.head - BEFORE_THE_END)),
      close: () => this.shutEnding(),
      why: (rule) => at.rulebook.open(rule),
    });
  }
}
