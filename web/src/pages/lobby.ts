// Before the match begins: the same form as set-up, now shared. The host changes it, everybody sees it.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api } from "../net/api";
import type { Game, TableInfo, Value } from "../net/types";
import { formPage } from "./form";
import { Page, icon } from "./page";
import { copyText, linkTo } from "./links";
import { botChoices, seatMenu, seatMenuAt, type SeatChoice, type SeatMenu } from "./seat-menu";
import { PRESET, isManner, tableForm } from "./table-form";

@customElement("ff-lobby")
export class Lobby extends Page {
  @property({ attribute: false }) table!: TableInfo;
  @property({ attribute: false }) game!: Game;
  @state() private link = "";
  @state() private qr = "";
  @state() private problem = "";
  @state() private said = "";
  @state() private resting = false;
  @state() private menu: SeatMenu | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.table.you.host)
      void linkTo(this.table.id).then(
        (link) => (this.link = link),
        () => undefined,
      );
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const host = table.you.host;
    const plan = {
      game: this.game,
      options: table.setup.options ?? {},
      preset: table.preset,
      seats: table.seats,
      undo: table.undo,
      patience: table.patience,
      chat: table.chat,
      pointing: table.pointing,
      mayGrow: host && table.seats.length < this.game.most,
      link: this.link.replace(/^https?:\/\//, ""),
      seal: table.commitment,
    };
    const form = tableForm(plan, this.texts);
    const around = {
      head: this.head(),
      after: { seats: this.company() },
      foot: this.foot(),
      readonly: !host,
      resting: this.resting,
      fault: this.problem,
    };
    return html`${formPage(form, this.texts, this.events, around)}
      ${
        this.menu
          ? seatMenu(
              this.menu,
              this.texts,
              (does) => void this.seatDoes(does),
              () => this.closeMenu(),
            )
          : nothing
      }
      <div class="vh" role="status">${this.said}</div>`;
  }

  private head(): TemplateResult {
    return html`<div class="hd">
      <a class="logo" href="/"
        ><svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg
        ><span>Fathom Five</span></a
      >
      <b class="tname">${this.table.name}</b
      ><a class="btn quiet" href="/games/${this.table.game}/rules" target="_blank"
        >${icon("rules")}${this.t("how-it-plays")}</a
      >
    </div>`;
  }

  private company(): TemplateResult {
    const { table } = this;
    const seated = table.you.seats.length > 0;
    const ready = table.you.seats.every((seat) => table.seats[seat]?.ready);
    return html`<div class="company">
      ${!seated ? html`<p>${this.t(table.you.role === "watch" ? "you-watch" : "take-a-seat")}</p>` : nothing}
      ${
        seated && !table.you.host
          ? html`<button class="btn ${ready ? "line" : "lamp"}" @click=${() => void this.setReady(!ready)}>
              ${icon("ready")}${this.t(ready ? "not-ready" : "i-am-ready")}
            </button>`
          : nothing
      }
      ${seated && !table.you.host && ready ? html`<p role="status">${this.t("host-begins")}</p>` : nothing}
      ${
        table.watchers
          ? html`<p>${icon("spectate", "small")} ${this.t("watchers", { n: table.watchers })}</p>`
          : nothing
      }
    </div>`;
  }

  private foot(): TemplateResult {
    if (!this.link) return html``;
    return html`<button class="btn line" aria-expanded=${Boolean(this.qr)} @click=${() => void this.showQr()}>
        ${icon("qr")}${this.t("qr-code")}
      </button>
      ${
        this.qr
          ? html`<div class="qr" role="img" aria-label=${this.t("qr-code")} .innerHTML=${this.qr}></div>`
          : nothing
      }`;
  }

  private async showQr(): Promise<void> {
    if (this.qr) {
      this.qr = "";
      return;
    }
    const { renderSVG } = await import("uqr");
    this.qr = renderSVG(this.link, { border: 2 });
  }

  private readonly events = {
    change: (field: string, value: Value): void => {
      const change = isManner(field)
        ? { [field]: value }
        : field === PRESET
          ? { preset: String(value) }
          : { options: { ...(this.table.setup.options ?? {}), [field]: value } };
      void this.attempt(() => api.change(this.table.id, change));
    },
    seat: (seat: number, at: HTMLElement): void => this.seatPressed(seat, at),
    copy: (): void => {
      void copyText(this.link).then((done) => (this.said = this.t(done ? "copied" : "copy-by-hand")));
    },
    submit: (): void => void this.begin(),
  };

  private seatPressed(seat: number, at: HTMLElement): void {
    const { table } = this;
    const info = table.seats[seat];
    if (!info) return void this.attempt(() => api.change(table.id, { seats: table.seats.length + 1 }));
    const choices = this.choices(seat);
    if (!choices.length) return;
    if (info.by === "free" && !table.you.host) return void this.sit(seat);
    this.menu = seatMenuAt(seat, at, choices);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".popover.menu button")?.focus());
  }

  private choices(seat: number): SeatChoice[] {
    const { table } = this;
    const info = table.seats[seat]!;
    const host = table.you.host;
    const choices: SeatChoice[] = [];
    if (info.by === "free") {
      choices.push({
        does: "sit",
        icon: "seat",
        label: this.t(table.you.seats.length ? "me-too" : "sit-here"),
      });
      if (host) choices.push({ does: "copy", icon: "invite", label: this.t("copy-link") });
      if (host) choices.push(...botChoices(table.bots, this.texts));
    }
    if (info.by === "bot" && host)
      choices.push({ does: "bot ", icon: "close", label: this.t("free-this-seat") });
    if (info.mine) choices.push({ does: "stand", icon: "leave", label: this.t("stand-up") });
    if (info.by === "free" && host && seat === table.seats.length - 1 && table.seats.length > this.game.least)
      choices.push({ does: "drop", icon: "close", label: this.t("leave-out") });
    return choices;
  }

  private closeMenu(): void {
    const seat = this.menu?.seat;
    this.menu = undefined;
    this.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
  }

  private async seatDoes(does: string): Promise<void> {
    const seat = this.menu!.seat;
    this.closeMenu();
    const { id } = this.table;
    const [verb, bot] = does.split(" ");
    if (verb === "sit") return this.sit(seat);
    if (verb === "copy") return this.events.copy();
    if (verb === "bot") return this.attempt(() => api.bot(id, seat, bot ?? ""));
    if (verb === "stand") return this.attempt(() => api.stand(id, seat));
    if (verb === "drop") return this.attempt(() => api.change(id, { seats: this.table.seats.length - 1 }));
  }

  private sit(seat: number): Promise<void> {
    return this.attempt(async () => {
      await api.sit(this.table.id, seat);
      return api.ready(this.table.id, seat, true);
    });
  }

  private setReady(ready: boolean): Promise<void> {
    return this.attempt(async () => {
      let table = this.table;
      for (const seat of table.you.seats) table = await api.ready(table.id, seat, ready);
      return table;
    });
  }

  /** Seats that stayed free are played by bots. */
  private begin(): Promise<void> {
    const { table } = this;
    const bot = table.bots[0] ?? "";
    return this.attempt(async () => {
      for (const seat of table.seats) {
        if (seat.by === "free") await api.bot(table.id, seat.seat, bot);
        if (seat.mine && !seat.ready) await api.ready(table.id, seat.seat, true);
      }
      return api.start(table.id);
    });
  }

  private async attempt(act: () => Promise<TableInfo>): Promise<void> {
    this.resting = true;
    this.problem = "";
    try {
      this.dispatchEvent(new CustomEvent("table-info", { detail: await act(), bubbles: true }));
    } catch (error) {
      this.problem = this.fault(error);
    } finally {
      this.resting = false;
    }
  }
}
