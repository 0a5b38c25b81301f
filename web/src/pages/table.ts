// The page of one table: a guest comes in by name and by link, and sits down. Everything else is the sitting's.

import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, games, gameTexts, whoAmI } from "../house";
import { loadGame } from "../art";
import { api } from "../net/api";
import { onSettings } from "../settings";
import { atTheTable, drawn } from "../table/place";
import { Sitting } from "../table/sitting";
import { invited } from "./invited";
import { Page, loading, statePlate } from "./page";

@customElement("ff-table-page")
export class TablePage extends Page {
  @property() table = "";
  @property() token = "";
  @property({ type: Number }) at: number | undefined;
  @property({ attribute: false }) eyes: number | null | undefined;

  @state() private sitting: Sitting | undefined;
  @state() private gone = "";
  @state() private needsName = false;
  private stopListening: (() => void) | undefined;

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
    this.sitting?.stop();
    document.title = "Fathom Five";
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("table")) void this.enter();
    else if (changes.has("at")) this.lookBack();
  }

  protected override updated(): void {
    if (this.sitting) drawn(this.sitting);
  }

  /** Also called from outside when an author's workbench has laid the table anew. */
  async enter(): Promise<void> {
    this.sitting?.stop();
    this.sitting = undefined;
    this.gone = "";
    try {
      const me = await whoAmI();
      this.needsName = !me.guest;
      if (this.needsName) return;
      if (this.token) {
        await api.enter(this.table, this.token);
        history.replaceState(null, "", location.pathname + location.search);
      }
      await this.sit();
    } catch (error) {
      this.gone = this.fault(error);
    }
  }

  private async sit(): Promise<void> {
    const info = await api.table(this.table);
    const game = (await games()).find((one) => one.id === info.game);
    if (!game) {
      this.gone = this.t("no-game-text");
      return;
    }
    const [words] = await Promise.all([gameTexts(game), loadGame(game.id)]);
    this.sitting = new Sitting(this, info, game, words, (why) => (this.gone = why));
    this.lookBack();
    this.sitting.open();
  }

  private async comeAs(name: string): Promise<void> {
    try {
      await callMe(name);
      await this.enter();
    } catch (error) {
      this.gone = this.fault(error);
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

  protected override render(): TemplateResult {
    if (this.needsName) return invited(this.texts, (name) => void this.comeAs(name));
    if (this.gone)
      return html`<main class="alone">
        ${statePlate("nowhere", this.t("gone-title"), this.gone, html`<a class="btn line" href="/">${this.t("home")}</a>`)}
      </main>`;
    return this.sitting ? atTheTable(this.sitting) : loading(this.texts);
  }
}
