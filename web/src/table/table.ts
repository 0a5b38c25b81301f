// <ff-table>: one scene drawn and played. It knows what is looked at and chosen; who sits where, the line to
// the server and everything around the table belong to the page that holds it.

import { css } from "../render/css";
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Scene, Stage } from "../scene.gen";
import { backdrop } from "../render/board";
import { layOut, type Layout } from "../render/layout";
import { nameOf } from "../render/names";
import type { View } from "../render/view";
import type { Guiding } from "../store/store";
import { differs, type SeatStatus } from "./people";
import type { Tell } from "../net/types";
import { settings } from "../settings";
import type { Texts } from "../text";
import { boardWell } from "./board-well";
import { Camera } from "./camera";
import type { Desk } from "./desk";
import { Finger } from "./finger";
import { Fitting } from "./fitting";
import { pointing } from "./guide";
import { Hand } from "./hand";
import type { RunningLog } from "./history";
import { Keyboard } from "./keyboard";
import { targetsOf } from "./keys";
import { ROOM, laidOut } from "./layouts";
import { Lens } from "./lens";
import type { Book } from "./lens-card";
import { LineLights } from "./line-lights";
import { menuPanels } from "./menu-panels";
import { Motions } from "./motion";
import { Ahead, Options, isFaint, sameAnswer, sameQuestion } from "./options";
import { Pace } from "./pace";
import { placed, stories } from "./places";
import { Pointer } from "./pointer";
import { cardOn, type Card } from "./popover";
import { Rest } from "./rest";
import { revealed } from "./reveal";
import { Showing } from "./showing";
import { Verbs } from "./verbs";
import { themeStyle } from "./theme";
import type { Together } from "./together-ports";
import type { Show } from "./told";

const NO_OPTIONS = new Options(undefined);
const NOTHING: ReadonlySet<string> = new Set();

@customElement("ff-table")
export class TableElement extends LitElement {
  @property({ attribute: false }) scene?: Scene;
  @property({ attribute: false }) stage?: Stage;
  @property({ attribute: false }) texts!: Texts;
  @property() name = "";
  @property({ type: Boolean }) light = false;
  @property({ type: Boolean }) sound = false;
  @property({ type: Boolean }) mayUndo = false;
  /** The last answer can still be taken back. */
  @property({ type: Boolean }) mayGoBack = false;
  @property({ type: Boolean }) mayPoint = false;
  @property({ type: Boolean }) resting = false;
  /** For a television or a tablet that all in a room see. */
  @property({ type: Boolean }) screen = false;
  /** The board lies on a screen: here are a hand and what is asked. */
  @property({ type: Boolean }) held = false;
  /** A single click with the mouse chooses, as a tap does. */
  @property({ type: Boolean }) careful = false;
  @property({ type: Number }) talk = 0;
  @property() chosen = "";
  /** Below the buttons of the dock: what the table, not the game, offers. */
  @property({ attribute: false }) dockExtra: unknown = nothing;
  /** What a guided first match says, and the card that says it. */
  @property({ attribute: false }) guide: Guiding | undefined;
  @property({ attribute: false }) guideCard: unknown;
  /** What happened. */
  @property({ attribute: false }) log: RunningLog | undefined;
  @property({ attribute: false }) book: Book | undefined;
  /** What is told of others' moves, and its clock. */
  @property({ attribute: false }) show: Show | undefined;
  @property({ attribute: false }) pace = new Pace(() => settings().speed);
  /** Several read one page. */
  @property({ attribute: false }) together: Together | undefined;
  /** Who is here, away, or played by a bot. */
  @property({ attribute: false, hasChanged: differs }) people: ReadonlyMap<number, SeatStatus> = new Map();

  // what is looked at: mouse, finger and keyboard write it
  @state() hovered = "";
  /** A mouse may come later, to a tablet or where the browser knew of none. */
  @state() hovers = matchMedia("(any-hover: hover)").matches;
  @state() focusId = "";
  @state() card: Card | undefined;
  @state() keyed = false;
  @state() under = "";
  @state() private tab = "";
  @state() private pulled = false;
  /** The phone lies face down: nobody beside it sees the hand. */
  @state() private down = false;
  @state() private turned = false;

  readonly camera = new Camera(() => this.requestUpdate());
  readonly motions = new Motions(() => this.pace);
  readonly showing = new Showing(this, this.motions);
  options = new Options(undefined);
  layout: Layout | undefined;
  private readonly rest = new Rest(() => this.requestUpdate());
  private readonly hand = new Hand(this, this.camera, this.rest);
  private readonly lens = new Lens(this, this.hand);
  private readonly pointer = new Pointer(this, this.hand, this.lens, this.camera, this.rest);
  private readonly keyboard = new Keyboard(this, this.hand, this.lens);
  readonly lights = new LineLights(this);
  readonly finger = new Finger(this);
  readonly verbs = new Verbs(() => this.requestUpdate());
  private readonly fitting = new Fitting(this);
  private readonly ahead = new Ahead();

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("resize", this.fitting.resized);
    addEventListener("keydown", this.keyboard.down);
    addEventListener("keyup", this.keyboard.up);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("resize", this.fitting.resized);
    removeEventListener("keydown", this.keyboard.down);
    removeEventListener("keyup", this.keyboard.up);
    this.rest.stop();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("scene") || changes.has("stage")) {
      this.layout = this.scene ? layOut(this.stage, this.scene) : undefined;
      this.options = new Options(this.scene);
      this.hovered = "";
      if (this.card?.kind !== "lens" || !this.card.pinned) this.card = undefined;
      this.ahead.forget();
      if (changes.has("scene") && !sameAnswer(this.chosen, changes.get("scene"), this.scene))
        this.chosen = "";
      if (changes.has("stage")) this.camera.fit();
      if (stories(changes.get("scene")) !== stories(this.scene)) [this.tab, this.turned] = ["", false];
      this.fitting.renew();
    }
    if (changes.has("scene") && !sameQuestion(changes.get("scene"), this.scene)) {
      this.rest.begin();
      this.verbs.renew();
    }
    this.rest.follow(this.resting);
  }

  protected override updated(changes: PropertyValues<this>): void {
    this.fitting.soon({
      scene: changes.has("scene"),
      guide: changes.has("guide"),
      chosen: changes.has("chosen"),
    });
    if (changes.has("scene")) this.fitting.frame();
  }

  /** Show what happened, then what is. Resolves when the new scene is drawn. */
  advance(scene: Scene, stage: Stage | undefined, tells: Tell[]): Promise<void> {
    return this.showing.advance({ scene, stage }, tells);
  }

  /** Nothing can be answered: an answer or a picture is on its way, or somebody has just answered or been asked. */
  get rests(): boolean {
    return this.resting || this.rest.on;
  }

  /** What is drawn now; motion reads the same layout. */
  get view(): View | undefined {
    if (!this.scene || !this.layout) return undefined;
    const looked = this.options.get(this.hovered) ?? this.options.get(this.chosen);
    return {
      scene: this.scene,
      stage: this.stage,
      layout: this.layout,
      options: this.show?.telling ? NO_OPTIONS : this.options,
      ...this.verbs.light(this.options.open, this.layout),
      texts: this.texts,
      telling: Boolean(this.show?.telling),
      under: this.under ? new Set(this.under.split(" ")) : NOTHING,
      mayPlayAgain: Boolean(this.show?.mayPlayAgain && !this.show.telling),
      looked: looked && !isFaint(looked) ? looked : undefined,
      chosen: this.options.get(this.chosen),
      changed: this.scene.changed?.length ? new Set(this.scene.changed) : NOTHING,
      focus: this.focusId,
      stop: this.stop(),
      people: this.people,
      together: this.together,
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
    const { lit, aims } = this.verbs.light(this.options.open, this.layout);
    return targetsOf(aims ? [...lit] : this.options.open, this.layout, this.stage);
  }

  protected override render(): TemplateResult {
    const { pointer, view, tab, pulled, held, down } = this;
    if (!view) return html``;
    const places = placed(view, this.ahead.of(view.looked, this.options));
    const desk: Desk = {
      view,
      dock: {
        view,
        compact: this.fitting.form === "phone",
        hovers: this.hovers,
        resting: this.rests,
        verbs: this.verbs,
        show: this.show,
      },
      places,
      folds: this.fitting.folds,
      board: boardWell(view, this.camera, ROOM[this.fitting.form]),
      table: this.name,
      sound: this.sound,
      mayUndo: this.mayUndo && !this.rest.on,
      mayGoBack: this.mayGoBack,
      talk: this.talk,
      tablet: this.fitting.form === "tablet",
      lying: this.fitting.lying,
      extra: this.dockExtra,
      guide: this.guideCard,
      turned: this.turned,
      log: this.log?.lines.length ? this.log : undefined,
    };
    const guided = view.guide.options.size ? "guided" : "";
    const state = [this.fitting.looks, this.keyed && "keyed", guided, this.showing.place && "revealing"];
    return html`<div
      class="table-root ${state.filter(Boolean).join(" ")}"
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
      ${laidOut(this.fitting.form, desk, { tab, low: this.fitting.low, pulled, hand: held, down: held && down })}
      ${revealed(view, this.show?.telling, this.showing.place)}${this.card ? cardOn(this.card, view, this) : nothing}
    </div>`;
  }

  /** What an id is called, for the answer to "why not?". */
  nameOf(id: string): string {
    return this.view ? nameOf(this.view, id) : "";
  }

  /** On a phone: panels that have no place on the table. */
  panelsInMenu(): unknown {
    return this.view ? menuPanels(this.view, this.fitting.form) : nothing;
  }

  choose(id: string): void {
    this.hand.choose(id);
  }

  /** The page answers "why not" of a place with the words of the rules. */
  showWhyNot(...why: Parameters<Hand["showWhyNot"]>): void {
    this.hand.showWhyNot(...why);
  }

  turnTo(tab: string): void {
    this.tab = tab;
  }

  command(name: string): void {
    if (name === "pull") this.pulled = !this.pulled;
    else if (name === "face-down") this.down = !this.down;
    else if (name === "page") this.turned = !this.turned;
    else if (name === "fit") this.camera.fit();
    else if (name === "keep") this.hand.letGo();
    else if (name === "undo") this.hand.takeBack();
    else this.hand.tell("do", { name });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "ff-table": TableElement;
  }
}
