// Before the match begins: the same form as set-up, now shared. The host changes it, everybody sees it.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api } from "../net/api";
import type { Game, TableInfo, Value } from "../net/types";
import { formPage } from "./form";
import { Page, icon, logo } from "./page";
import { drawer, focusDrawer } from "../table/drawer";
import { guestList } from "./guest-list";
import "./invite";
import { botChoices, seatMenu, seatMenuAt, type SeatChoice, type SeatMenu } from "./seat-menu";
import { oddsLine } from "./odds";
import { FOLDED, PRESET, digest, isManner, tableForm } from "./table-form";
import { SHORT, levelOption } from "./welcome";

@customElement("ff-lobby")
export class Lobby extends Page {
  @property({ attribute: false }) table!: TableInfo;
  @property({ attribute: false }) game!: Game;
  @state() private problem = "";
  /** The sheet that brings the others lies open. */
  @state() private invites = false;
  @state() private resting = false;
  @state() private menu: SeatMenu | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.table.you.host && this.free && !isLocal) this.invite();
  }

  private get free(): number {
    return this.table.seats.filter((seat) => seat.by === "free").length;
  }

  private invite(): void {
    this.invites = true;
    void this.updateComplete.then(() => focusDrawer(this));
  }

  private readonly shut = (): void => {
    this.invites = false;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[data-invite]")?.focus());
  };

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
      link: "",
      seal: "",
    };
    const form = { ...tableForm(plan, this.texts), ...(host ? { submit: this.beginWords() } : {}) };
    const around = {
      head: this.head(),
      folded: FOLDED,
      after: {
        seats: this.company(),
        [plan.preset === SHORT ? PRESET : (levelOption(this.game) ?? "")]: oddsLine(
          this.game,
          { options: this.options, seats: table.seats.length, preset: plan.preset },
          this.texts,
        ),
      },
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
    ${this.invites ? this.sheet() : nothing}`;
  }

  /** "Begin" says what happens to the chairs that stayed free. */
  private beginWords(): { id: string; args?: Record<string, number> } {
    if (this.free) return { id: "begin-with-bots", args: { n: this.free } };
    return { id: this.texts.has("begin") ? "begin" : "begin-match" };
  }

  private sheet(): TemplateResult {
    const { name, title } = this.table;
    const bot = (seat: number): void =>
      void this.attempt(() => api.bot(this.table.id, seat, this.table.bots[0] ?? ""));
    const content = html`<ff-invite
        .texts=${this.texts}
        .table=${this.table}
        .company=${guestList(this.table, this.texts, bot)}
      ></ff-invite>
      <div class="invite-end">
        ${this.problem ? html`<p class="fault" role="alert">${this.problem}</p>` : nothing}
        <button class="btn lamp" data-begin ?disabled=${this.resting} @click=${() => void this.begin()}>
          ${this.texts.rich(this.beginWords())}
        </button>
      </div>`;
    return drawer(this.texts, this.t("invite-title", { name: name || title }), content, this.shut, "invites");
  }

  private head(): TemplateResult {
    return html`<div class="hd">
      ${logo()}
      <b class="tname">${this.table.name}</b
      ><a class="btn quiet" href=${at(`/games/${this.table.game}/rules`)} target="_blank"
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
    const seal = html`<span class="seal"
      >${this.t("sealed", { digest: digest(this.table.commitment) })}</span
    >`;
    if (!this.table.you.host || isLocal) return seal;
    return html`${seal}<button class="btn line" data-invite @click=${() => this.invite()}>
        ${icon("invite")}${this.t("invite")}
      </button>`;
  }

  private readonly events = {
    change: (field: string, value: Value): void => {
      const change = isManner(field)
        ? { [field]: value }
        : field === PRESET
          ? { preset: String(value), ...this.optionsFor(String(value)) }
          : { options: { ...(this.table.setup.options ?? {}), [field]: value } };
      void this.attempt(() => api.change(this.table.id, change));
    },
    seat: (seat: number, at: HTMLElement): void => this.seatPressed(seat, at),
    copy: (): void => this.invite(),
    submit: (): void => void this.begin(),
  };

  /** All options, those that nobody set as they come. */
  private get options(): Record<string, Value> {
    const usual = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
    return { ...usual, ...this.table.setup.options };
  }

  /** The short match comes with its options; whoever leaves it begins from how they come. */
  private optionsFor(preset: string): { options?: Record<string, Value> } {
    if (preset === SHORT) return { options: { ...this.game.welcome?.short.options } };
    return this.table.preset === SHORT ? { options: {} } : {};
  }

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
      if (host && !isLocal) choices.push({ does: "copy", icon: "invite", label: this.t("a-friend") });
      if (host) choices.push(...botChoices(table.bots, this.texts));
    }
    if (info.by === "bot" && host)
      choices.push({ does: "bot ", icon: "close", label: this.t("free-this-seat") });
    if (info.by === "person" && !info.mine && host) {
      const who = { who: info.name ?? "" };
      choices.push({ does: "helm", icon: "host", label: this.t("hand-over", who) });
      choices.push({ does: "out", icon: "kick", label: this.t("show-out", who) });
    }
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
    const guest = this.table.seats[seat]?.guest ?? "";
    if (verb === "helm") return this.attempt(() => api.handOver(id, guest));
    if (verb === "out") return this.attempt(() => api.showOut(id, guest));
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
