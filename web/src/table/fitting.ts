// How much room there is: the form of the screen, and which panels give way until rail, dock and top fit.

import { fitGuide } from "./guide-fold";
import { sizeLog } from "./log-at-foot";
import { readable } from "./across-the-room";
import { ALL_OPEN, kept, mostFolded, placed, type Folds } from "./places";
import type { View } from "../render/view";
import type { Looked, Lying, Surface } from "./touched";
import { frameQuestion, type Filmed } from "./whereabouts";

type Table = Surface &
  Filmed &
  Pick<Lying, "scene"> &
  Pick<Looked, "card"> & {
    readonly view: View | undefined;
    readonly screen: boolean;
    readonly held: boolean;
    targets(): string[];
  };

export type Form = "desk" | "tablet" | "phone" | "screen";

export class Fitting {
  private window = formOf();
  private wide = innerWidth;
  get form(): Form {
    return this.table.screen ? "screen" : this.window;
  }
  /** A phone on its side: the board beside the sheet, at the full height. */
  get lying(): boolean {
    return this.form === "phone" && innerWidth >= UPRIGHT;
  }
  /** Held upright, with little height: an older phone, one whose browser keeps its bars, or one with tabs at its foot. */
  get low(): boolean {
    const tabs = this.table.scene?.tabs?.length;
    return this.form === "phone" && !this.lying && innerHeight < (tabs ? TALL_WITH_TABS : TALL);
  }
  /** For the styles. */
  get looks(): string {
    if (this.lying) return "phone lying";
    return this.low ? "phone low" : this.form;
  }
  folds: Folds = ALL_OPEN;
  private measuring = false;
  /** A new question: it is read from the top. */
  private unread = false;
  /** What has to come into sight in the tray: the guide points there, or it was chosen on the board. */
  private sought = "";

  constructor(private readonly table: Table) {}

  readonly resized = (): void => {
    const turned = this.wide !== innerWidth; // a keyboard that slides in takes only of the height
    this.wide = innerWidth;
    this.window = formOf();
    this.folds = ALL_OPEN;
    this.table.card = undefined;
    this.table.requestUpdate();
    // What was in the picture on a phone held upright is off its edge once it lies on its side.
    if (turned) void this.table.updateComplete.then(() => this.frame());
  };

  /** On a phone, whatever can be answered on the board is in the picture. */
  frame(): void {
    const { scene, held } = this.table;
    if (this.form !== "phone") return;
    frameQuestion(this.table, scene?.prompt?.yours ? this.table.targets() : [], this.lying || held);
  }

  /** A new picture: everything is tried open again. */
  renew(): void {
    this.folds = ALL_OPEN;
  }

  /** Measured once a frame, when the layout must be made anyway, and all of it before anything is painted. */
  soon(news: { scene: boolean; guide: boolean; chosen: boolean }): void {
    this.unread ||= news.scene;
    if (news.guide || news.chosen) this.sought = news.chosen ? ".tray .looked" : ".tray .pointed";
    if (this.measuring) return;
    this.measuring = true;
    requestAnimationFrame(() => void this.fitIn());
  }

  private async fitIn(): Promise<void> {
    const { table } = this;
    if (this.form === "screen") readable(table);
    sizeLog(table);
    if (this.form !== "phone") while (this.foldOnce()) await table.updateComplete;
    if (this.unread)
      for (const part of table.querySelectorAll(".dock, .sheet, .tray.row")) part.scrollTo(0, 0);
    if (this.sought)
      table.querySelector(this.sought)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    sizeLog(table);
    fitGuide(table);
    this.sought = "";
    this.unread = this.measuring = false;
  }

  /** The highest fold number gives way first; false when everything fits. */
  private foldOnce(): boolean {
    const { view } = this.table;
    if (!view) return false;
    const places = placed(view, undefined);
    const folds = { ...this.folds };
    for (const where of ["rail", "dock", "top"] as const) {
      const box = this.table.querySelector<HTMLElement>(where === "top" ? ".top .middle" : `.${where}`);
      const most = mostFolded(kept(places.get(where), folds[where]));
      if (box && most && tight(box) && !this.moves(box)) folds[where] = most - 1;
    }
    if (JSON.stringify(folds) === JSON.stringify(this.folds)) return false;
    this.folds = folds;
    this.table.requestUpdate();
    return true;
  }

  /** What is on its way there takes room that it will not need: then it is measured when all have arrived. */
  private moves(box: HTMLElement): boolean {
    const moving = box.getAnimations({ subtree: true }).filter(ends);
    if (!moving.length) return false;
    void Promise.allSettled(moving.map((one) => one.finished)).then(() =>
      this.soon({ scene: false, guide: false, chosen: false }),
    );
    return true;
  }
}

/** What ends; a pulse goes on for ever. */
const ends = ({ playState, effect }: Animation): boolean =>
  playState === "running" && effect?.getComputedTiming().endTime !== Infinity;

const tight = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;

/** In pixels: wider than any phone that is held upright, and higher than any that lies on its side. */
const UPRIGHT = 700;
const LOW = 480;
const NARROW = 1100;
const TALL = 720;
const TALL_WITH_TABS = 900;

function formOf(): Form {
  if (innerWidth < UPRIGHT || (innerWidth < NARROW && innerHeight < LOW)) return "phone";
  return innerWidth < NARROW ? "tablet" : "desk";
}
