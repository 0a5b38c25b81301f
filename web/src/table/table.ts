// <ff-table>: one scene drawn and played. It knows what is looked at and chosen; who sits where, the line to
// the server and everything around the table belong to the page that holds it.

import { css } from "../render/css";
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Log, Option, Scene, Stage } from "../scene.gen";
import { backdrop, type Room } from "../render/board";
import { layOut, type Layout } from "../render/layout";
import { placeName } from "../render/names";
import { panel, whereOf } from "../panels/panel";
import type { View } from "../render/view";
import type { Guiding } from "../store/store";
import type { SeatStatus } from "./people";
import type { Tell } from "../net/types";
import type { Texts } from "../text";
import { boardWell } from "./board-well";
import { Camera } from "./camera";
import { deskLayout, type Desk } from "./desk";
import { Fitting, type Form } from "./fitting";
import { foldings } from "./fold";
import { pointing } from "./guide";
import { Hand } from "./hand";
import { Keyboard } from "./keyboard";
import { Motions } from "./motion";
import { Options, isFaint, sameAnswer, shownPanels } from "./options";
import { phoneLayout } from "./phone";
import { panelsOf, placed, type Placed } from "./places";
import { Pointer } from "./pointer";
import { cardOn, type Card } from "./popover";
import { themeStyle } from "./theme";

export interface PlayDetail {
  option: Option;
}

const ROOM: Record<Form, Room> = { desk: "roomy", tablet: "close", phone: "tight" };
const NOTHING_CHANGED: ReadonlySet<string> = new Set();

@customElement("ff-table")
export class TableElement extends LitElement {
  @property({ attribute: false }) scene?: Scene;
  @property({ attribute: false }) stage?: Stage;
  @property({ attribute: false }) texts!: Texts;
  @property() name = "";
  @property({ type: Boolean }) light = false;
  @property({ type: Boolean }) sound = false;
  @property({ type: Boolean }) mayUndo = false;
  @property({ type: Boolean }) resting = false;
  /** A single click with the mouse chooses, as a tap does. */
  @property({ type: Boolean }) careful = false;
  @property({ type: Number }) talk = 0;
  @property() chosen = "";
  /** Below the buttons of the dock: what the table, not the game, offers. */
  @property({ attribute: false }) dockExtra: unknown = nothing;
  /** What a guided first match says, and the card that says it. */
  @property({ attribute: false }) guide: Guiding | undefined;
  @property({ attribute: false }) guideCard: unknown;
  /** What happened, for scenes that bring no log of their own. */
  @property({ attribute: false }) log: Log | undefined;
  /** Who is here, away, or played by a bot. */
  @property({ attribute: false, hasChanged: differs }) people: ReadonlyMap<number, SeatStatus> = new Map();

  // what is looked at: mouse, finger and keyboard write it
  @state() hovered = "";
  @state() focusId = "";
  @state() card: Card | undefined;
  @state() keyed = false;
  @state() private tab = "";
  @state() private pulled = false;

  readonly camera = new Camera(() => this.requestUpdate());
  readonly motions = new Motions();
  options = new Options(undefined);
  layout: Layout | undefined;
  private readonly hand = new Hand(this, this.camera);
  private readonly pointer = new Pointer(this, this.hand, this.camera, this.motions);
  private readonly keyboard = new Keyboard(this, this.hand, this.motions);
  private readonly fitting = new Fitting(this);
  private moving: Promise<void> = Promise.resolve();
  private lastShown: Option | undefined;
  private opened: ReadonlySet<string> = new Set();

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("resize", this.fitting.resized);
    addEventListener("keydown", this.keyboard.down);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("resize", this.fitting.resized);
    removeEventListener("keydown", this.keyboard.down);
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("scene") || changes.has("stage")) {
      this.layout = this.scene ? layOut(this.stage, this.scene) : undefined;
      this.options = new Options(this.scene);
      this.hovered = "";
      this.card = undefined;
      this.lastShown = undefined;
      if (changes.has("scene") && !sameAnswer(this.chosen, changes.get("scene"), this.scene))
        this.chosen = "";
      if (changes.has("stage")) this.camera.fit();
      if (stories(changes.get("scene")) !== stories(this.scene)) this.tab = "";
      this.fitting.renew();
    }
  }

  protected override updated(changes: PropertyValues<this>): void {
    this.fitting.soon({
      scene: changes.has("scene"),
      guide: changes.has("guide"),
      chosen: changes.has("chosen"),
    });
    if (changes.has("scene") && this.fitting.form === "phone")
      this.camera.frame(this, this.scene?.prompt?.yours ? this.targets() : []);
  }

  /** Show what happened, then what is. Resolves when the new scene is drawn. */
  async advance(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    this.motions.skip();
    await this.moving;
    this.moving = this.move(scene, stage, tells);
    return this.moving;
  }

  private async move(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    const before = this.motions.before({ root: this, layout: this.layout });
    if (this.layout && tells.length)
      await this.motions.play(tells, { root: this, layout: this.layout }, layOut(stage, scene));
    const folds = foldings(this.stage, stage);
    await Promise.all(folds.map(({ was }) => this.motions.fold(this, was, false)));
    this.stage = stage;
    this.scene = scene;
    await this.updateComplete;
    const unfolded = Promise.all(folds.map(({ will }) => this.motions.fold(this, will, true)));
    if (folds.length) await unfolded;
    this.motions.settle(before, { root: this, layout: this.layout }, tells);
  }

  /** What is drawn now; motion reads the same layout. */
  get view(): View | undefined {
    if (!this.scene || !this.layout) return undefined;
    const looked = this.options.get(this.hovered) ?? this.options.get(this.chosen);
    return {
      scene: this.scene,
      stage: this.stage,
      layout: this.layout,
      options: this.options,
      texts: this.texts,
      looked: looked && !isFaint(looked) ? looked : undefined,
      chosen: this.options.get(this.chosen),
      changed: this.scene.changed?.length ? new Set(this.scene.changed) : NOTHING_CHANGED,
      focus: this.focusId,
      stop: this.stop(),
      people: this.people,
      guide: pointing(this.guide, this.scene),
    };
  }

  /** The board target that Tab reaches. */
  private stop(): string {
    const ids = this.targets();
    return ids.includes(this.focusId) ? this.focusId : (ids[0] ?? "");
  }

  /** What can be reached on the board. */
  targets(): string[] {
    const ids = new Set(this.options.open.flatMap((option) => option.touches ?? []));
    const known = (id: string): boolean =>
      Boolean(
        this.layout?.spots.has(id) ||
        this.layout?.standing.has(id) ||
        this.stage?.exits?.some((exit) => exit.id === id),
      );
    return [...ids].filter(known);
  }

  protected override render(): TemplateResult {
    const { pointer, view } = this;
    if (!view) return html``;
    const ahead = this.alwaysAhead(view);
    const places = placed(view, ahead);
    if (this.log?.lines.length && !panelsOf(view.scene).some(([, node]) => node.type === "log"))
      places.set("dock", [...(places.get("dock") ?? []), ["log", this.log]]);
    const desk: Desk = {
      view,
      dock: { view, compact: this.fitting.form === "phone", resting: this.resting, opened: this.opened },
      places,
      folds: this.fitting.folds,
      board: boardWell(view, this.camera, ROOM[this.fitting.form]),
      table: this.name,
      sound: this.sound,
      mayUndo: this.mayUndo,
      talk: this.talk,
      tablet: this.fitting.form === "tablet",
      extra: this.dockExtra,
      guide: this.guideCard,
    };
    return html`<div
      class="table-root ${this.fitting.form} ${this.keyed ? "keyed" : ""} ${view.guide.options.size ? "guided" : ""}"
      style=${css(themeStyle(this.scene!.theme, this.light))}
      @click=${pointer.click}
      @pointerover=${pointer.over}
      @pointerleave=${pointer.away}
      @focusin=${pointer.focused}
      @focusout=${pointer.unfocused}
      @contextmenu=${pointer.ask}
      @pointerdown=${pointer.down}
      @pointerup=${pointer.up}
      @pointercancel=${pointer.up}
      @pointermove=${pointer.move}
    >
      ${backdrop(this.stage, this.texts)}
      ${this.fitting.form === "phone" ? phoneLayout({ ...desk, tab: this.tab, pulled: this.pulled }) : deskLayout(desk)}
      ${this.card ? cardOn(this.card, view) : nothing}
    </div>`;
  }

  /** Odds of the option looked at last stay, so that the tray does not move away under the pointer. */
  private alwaysAhead(view: View): Option | undefined {
    if (view.looked && shownPanels(view.looked).length) this.lastShown = view.looked;
    return this.lastShown ?? this.options.open.find((option) => shownPanels(option).length);
  }

  /** What an id is called, for the answer to "why not?". */
  nameOf(id: string): string {
    const view = this.view;
    const piece = view?.layout.standing.get(id);
    if (piece) return this.texts.plain(piece.piece.label);
    return view ? placeName(view, id) : "";
  }

  /** On a phone: panels that have no place on the table. */
  panelsInMenu(): unknown {
    const view = this.view;
    if (!view || this.fitting.form === "desk") return nothing;
    const shown = new Set(
      this.fitting.form === "phone"
        ? ["board", "ahead", "between"]
        : ["board", "ahead", "between", "dock", "top", "band"],
    );
    const log: Placed[] = this.log ? [["log", this.log]] : [];
    return [...panelsOf(view.scene), ...log]
      .filter(([, node]) => !shown.has(whereOf(node)) && node.type !== "hand")
      .map(([id, node]) => panel(view, id, node, "rail"));
  }

  choose(id: string): void {
    this.hand.choose(id);
  }

  /** The page answers "why not" of a place with the words of the rules. */
  showWhyNot(...why: Parameters<Hand["showWhyNot"]>): void {
    this.hand.showWhyNot(...why);
  }

  /** All options of a verb in the tray, from now on. */
  unfold(verb: string): void {
    this.opened = new Set([...this.opened, verb]);
    this.requestUpdate();
  }

  turnTo(tab: string): void {
    this.tab = tab;
  }

  command(name: string): void {
    if (name === "pull") this.pulled = !this.pulled;
    else if (name === "fit") this.camera.fit();
    else this.hand.tell("do", { name });
  }
}

/** Which pages lie open: when that changes, a phone turns to them by itself. */
const stories = (scene: Scene | undefined): string =>
  scene
    ? panelsOf(scene)
        .filter(([, node]) => node.where === "board")
        .map(([id, node]) => `${id} ${JSON.stringify(node.label)}`)
        .join()
    : "";

/** Maps are compared by what is in them: a new one comes with every message. */
function differs(a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string> | undefined): boolean {
  return !b || a.size !== b.size || [...a].some(([seat, status]) => b.get(seat) !== status);
}

declare global {
  interface HTMLElementTagNameMap {
    "ff-table": TableElement;
  }
}
