// The page of one table: a guest comes in by name and by link, and sits down. Everything else is the sitting's.

import { at } from "../base";
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, games, gameTexts, whoAmI } from "../house";
import { loadCover, loadGame } from "../art";
import { Refused, api } from "../net/api";
import { isLocal } from "../net/here";
import { watchEyes } from "../net/looking";
import type { TableInfo } from "../net/types";
import { clearNotice } from "../net/worker";
import { onSettings } from "../settings";
import { atTheTable, drawn } from "../table/place";
import { Sitting } from "../table/sitting";
import { invited, type AtTheDoor, type Come } from "./invited";
import { Page, loading, pagePlate } from "./page";
import { ScreenGuest } from "./screen-guest";

/** So long a screen says why it leaves a table. */
const SHOWN_OUT = 4000;

@customElement("ff-table-page")
export class TablePage extends Page {
  @property() table = "";
  @property() token = "";
  @property({ type: Number }) at: number | undefined;
  @property({ attribute: false }) eyes: number | null | undefined;
  @property({ type: Boolean }) screen = false;

  @state() private sitting: Sitting | undefined;
  @state() private gone = "";
  @state() private atTheDoor: AtTheDoor | undefined;
  private stopListening: (() => void) | undefined;
  private stopWatching: (() => void) | undefined;
  private asScreen: ScreenGuest | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = onSettings(() => void this.retell());
    document.addEventListener("visibilitychange", this.seen);
    addEventListener("keydown", this.keydown, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopListening?.();
    document.removeEventListener("visibilitychange", this.seen);
    removeEventListener("keydown", this.keydown, { capture: true });
    this.stopWatching?.();
    this.asScreen?.stop();
    this.sitting?.stop();
    document.title = "Fathom Five";
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    const invited = changes.has("token") && this.token; // in the same tab: the address changes, the page stays
    if (changes.has("table") || changes.has("screen") || invited) void this.enter();
    else if (changes.has("at")) this.lookBack();
  }

  protected override updated(): void {
    if (this.sitting) drawn(this.sitting);
  }

  /** Also called from outside when an author's workbench has laid the table anew. */
  async enter(): Promise<void> {
    this.sitting?.stop();
    this.sitting = this.atTheDoor = undefined;
    this.gone = "";
    this.asScreen?.stop();
    this.asScreen = this.screen ? new ScreenGuest(this.table, () => this.requestUpdate()) : undefined;
    try {
      if (this.asScreen) return await this.standBy(this.asScreen);
      const me = await whoAmI();
      if (this.token && !(await this.sits(Boolean(me.guest)))) return await this.knock(me.guest?.name ?? "");
      history.replaceState(null, "", location.pathname + location.search);
      await this.sit();
    } catch (error) {
      this.gone = this.fault(error);
      this.asScreen?.retry(error, () => void this.enter());
    }
  }

  private async standBy(screen: ScreenGuest): Promise<void> {
    await screen.comeIn(this.token, this.t("screen-name"));
    history.replaceState(null, "", location.pathname + location.search);
    await this.sit();
  }

  private async sit(): Promise<void> {
    const info = await api.table(this.table);
    if (isLocal && info.phase === "frozen") {
      this.gone = this.t("table-frozen-text"); // a server may have another node that still plays it
      return;
    }
    const game = (await games()).find((one) => one.id === info.game);
    if (!game) {
      this.gone = this.t("no-game-text");
      return;
    }
    const [words] = await Promise.all([gameTexts(game), loadGame(game.id)]);
    this.sitting = new Sitting(this, info, game, words, (why) => this.closed(why), this.asScreen);
    this.lookBack();
    this.sitting.open();
    const { live } = this.sitting;
    this.stopWatching?.();
    this.stopWatching = watchEyes((now) => live.looking(now));
    clearNotice(this.table).catch(() => undefined);
  }

  private closed(why: string): void {
    this.gone = why;
    if (this.asScreen) setTimeout(() => this.asScreen?.giveUp(), SHOWN_OUT);
  }

  /** Whether this person has a chair here: whoever opens an invitation again goes straight to it. */
  private async sits(known: boolean): Promise<boolean> {
    if (!known) return false;
    try {
      return (await api.table(this.table)).you.seats.length > 0;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return false;
      throw error;
    }
  }

  /** Stand at the door: who invites to what. */
  private async knock(name: string): Promise<void> {
    const door = await api.door(this.table, this.token);
    const game = (await games()).find((one) => one.id === door.game);
    const [words] = await Promise.all([
      game ? gameTexts(game, "cover") : this.texts,
      game ? loadCover(game.id) : undefined,
    ]);
    this.atTheDoor = { door, words, name, resting: false, problem: "" };
  }

  private readonly comeIn: Come = (name, wants) => void this.through(name, wants);

  private async through(name: string, wants: "sit" | "watch"): Promise<void> {
    const at = this.atTheDoor!;
    this.atTheDoor = { ...at, name, resting: true, problem: "" };
    try {
      if (name !== (await whoAmI()).guest?.name) await callMe(name);
      const table = await api.enter(this.table, this.token);
      if (wants === "sit") await takeAChair(table);
      history.replaceState(null, "", location.pathname + location.search);
      this.atTheDoor = undefined;
      await this.sit();
    } catch (error) {
      this.atTheDoor = { ...at, name, resting: false, problem: this.fault(error) };
    }
  }

  private async retell(): Promise<void> {
    const { sitting } = this;
    if (sitting) sitting.retell(await gameTexts(sitting.game));
  }

  /** By a link to a moment. */
  private lookBack(): void {
    if (this.at !== undefined && this.sitting && !this.sitting.store.replaying)
      this.sitting.lookBack(this.at, this.eyes);
  }

  private readonly seen = (): void => {
    if (!document.hidden && this.sitting?.store.line === "lost") this.sitting.live.retry();
  };

  private readonly keydown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.sitting?.escape()) event.stopPropagation();
  };

  /** Home, or back to whom this browser has forgotten. */
  private ways(): TemplateResult {
    return html`<a class="btn line" href=${at("/")}>${this.t("home")}</a>
      <a class="btn quiet" href=${at("/return")}>${this.t("return-before")}</a>`;
  }

  protected override render(): TemplateResult {
    if (this.atTheDoor) return invited(this.atTheDoor, this.comeIn);
    if (this.gone)
      return html`<main class="alone">
        ${pagePlate("nowhere", this.t("gone-title"), this.gone, this.ways())}
      </main>`;
    return this.sitting ? atTheTable(this.sitting) : loading(this.texts);
  }
}

/** The next free chair; somebody else may be faster at one. Before a match whoever sits down is ready. */
async function takeAChair(table: TableInfo): Promise<void> {
  if (table.you.seats.length) return;
  const free = table.seats.filter((seat) => seat.by === "free");
  for (const [n, { seat }] of free.entries())
    try {
      await api.sit(table.id, seat);
      if (table.phase === "lobby") await api.ready(table.id, seat, true);
      return;
    } catch (error) {
      const taken = error instanceof Refused && error.reason === "conflict";
      if (!taken || n === free.length - 1) throw error;
    }
}
