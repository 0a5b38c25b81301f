// Set up a new table: options and seats are chosen here, then the server is asked for the table at once.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { callMe, games, gameTexts, opensNothing, whoAmI } from "../house";
import { loadGame } from "../art";
import { api } from "../net/api";
import type { CampaignFile, Game, SeatInfo, TableInfo, Value } from "../net/types";
import { go, type Company } from "../router";
import type { Texts } from "../text";
import { campaignField, readCampaign } from "./campaign";
import { formPage } from "./form";
import { Page, icon, loading, logo, pagePlate } from "./page";
import { rememberLink } from "./links";
import { botChoices, seatMenu, seatMenuAt, type SeatMenu } from "./seat-menu";
import { oddsLine } from "./odds";
import { invite, nameTable, noGame, summary } from "./setup-foot";
import { FOLDED, PRESET, isManner, ownOptions, tableForm, withAFriend } from "./table-form";
import { SHORT, levelOption } from "./welcome";

@customElement("ff-setup")
export class SetupPage extends Page {
  @property() game = "";
  /** Who shall sit on the other seats. */
  @property() company: Company = "";
  @state() private info: Game | undefined;
  @state() private own: Texts | undefined;
  @state() private options: Record<string, Value> = {};
  @state() private preset = "";
  @state() private seats: SeatInfo[] = [];
  @state() private manners: Pick<TableInfo, "undo" | "patience" | "chat" | "pointing"> = {
    undo: "agreement",
    patience: 120,
    chat: true,
    pointing: "usual",
  };
  @state() private name = "";
  @state() private table = "";
  @state() private campaign: CampaignFile | undefined;
  @state() private problem = "";
  @state() private lost = false;
  /** Why this person cannot open tables here; empty if they can. */
  @state() private closed: "" | "key" | "operator" = "";
  @state() private resting = false;
  @state() private menu: SeatMenu | undefined;

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("game") && this.game) void this.load();
  }

  private async load(): Promise<void> {
    try {
      const [all, me] = await Promise.all([games(), whoAmI()]);
      const info = all.find((game) => game.id === this.game);
      if (!info) {
        this.lost = true;
        return;
      }
      this.name = me.guest?.name ?? "";
      this.closed = opensNothing(me);
      if (this.closed) return;
      this.options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
      const [own] = await Promise.all([gameTexts(info), loadGame(info.id)]);
      this.own = own;
      this.info = info;
      this.seats = [this.mySeat(0)];
      if (this.company && info.most > 1)
        this.seats = [...this.seats, this.company === "friends" ? { seat: 1, by: "free" } : this.mySeat(1)];
      while (this.seats.length < info.least)
        this.seats = [...this.seats, this.botSeat(this.seats.length, info)];
      if (this.company && info.welcome) this.choose(SHORT);
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  private mySeat(seat: number): SeatInfo {
    return { seat, by: "person", mine: true, here: true, ready: true, name: this.name };
  }

  /** The short match and presets come with their options; after the short one all begin from how they come. */
  private choose(preset: string): void {
    const { options } = this.info!;
    const usual = Object.fromEntries(options.map((option) => [option.name, option.default]));
    const crossed = preset === SHORT || this.preset === SHORT;
    this.preset = preset;
    this.options = { ...(crossed ? usual : this.options), ...ownOptions(this.info!, preset) };
  }

  private botSeat(seat: number, info = this.info!, bot = info.bots[0] ?? ""): SeatInfo {
    return { seat, by: "bot", bot, ready: true };
  }

  protected override render(): TemplateResult {
    if (this.lost) return noGame(this.texts);
    if (this.closed) return this.notHere(this.closed);
    if (!this.info || !this.own)
      return this.problem
        ? html`<main class="alone">${pagePlate("lost", this.t("no-line-title"), this.problem)}</main>`
        : loading(this.texts);
    const free = this.seats.some((seat) => seat.by === "free");
    const form = tableForm(
      {
        game: this.info,
        options: this.options,
        fixed: this.campaign?.document.fixed ?? [],
        preset: this.preset,
        seats: this.named(),
        ...this.manners,
        mayGrow: this.seats.length < this.info.most,
        link: "",
        seal: "",
      },
      this.own,
    );
    const shown = free ? { ...form, submit: { id: "invite" } } : form;
    return html`${formPage(shown, this.own, this.events, {
      head: this.head(),
      folded: FOLDED,
      after: {
        chat: nameTable(this.table, this.texts, (name) => (this.table = name)),
        seats: html`${this.nameField()}${this.info.campaign ? this.campaignField() : nothing}`,
        [this.preset === SHORT ? PRESET : (levelOption(this.info) ?? "")]: oddsLine(
          this.info,
          { options: this.options, seats: this.seats.length, preset: this.preset },
          this.own,
        ),
      },
      foot: html`${summary(this.info, this.seats.length, this.preset, this.table, this.own)}${free ? nothing : this.inviteButton()}`,
      resting: this.resting,
      fault: this.problem,
    })}
    ${
      this.menu
        ? seatMenu(
            this.menu,
            this.own,
            (does) => this.seatDoes(does),
            () => this.closeMenu(),
          )
        : nothing
    }`;
  }

  private notHere(opens: string): TemplateResult {
    const rules = html`<a class="btn line" href=${at(`/games/${this.game}/rules`)}
      >${this.t("how-it-plays")}</a
    >`;
    return html`<main class="alone">
      ${pagePlate("nowhere", this.t("house-closed"), this.t(`house-opens-${opens}`), rules)}
    </main>`;
  }

  private named(): SeatInfo[] {
    return this.seats.map((seat) => (seat.mine ? { ...seat, name: this.name || this.t("guest") } : seat));
  }

  private head(): TemplateResult {
    return html`<div class="hd">
      ${logo()}
      ${
        this.info?.tutorial
          ? html`<a class="btn line" href=${at(`/games/${this.game}/learn`)}
              >${icon("hint")}${this.t("learn")}</a
            >`
          : nothing
      }<a class="btn quiet" href=${at(`/games/${this.game}/rules`)}
        >${icon("rules")}${this.t("how-it-plays")}</a
      >
    </div>`;
  }

  private nameField(): TemplateResult {
    return html`<label class="namefield"
      ><span>${this.t("your-name")}</span
      ><input
        name="name"
        maxlength="40"
        autocomplete="nickname"
        .value=${this.name}
        placeholder=${this.t("guest")}
        @input=${(event: InputEvent) => (this.name = (event.target as HTMLInputElement).value)}
    /></label>`;
  }

  private campaignField(): TemplateResult {
    const drop = (): void => void (this.campaign = undefined);
    return campaignField(this.campaign, this.texts, (event) => void this.bring(event), drop);
  }

  private readonly bring = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const brought = readCampaign(await file.text(), this.game);
    this.problem = brought ? "" : this.t("campaign-unreadable", { game: this.info!.title });
    if (!brought) return;
    this.campaign = brought;
    for (const [name, value] of Object.entries(brought.options))
      if (name in this.options) this.options = { ...this.options, [name]: value };
    while (this.seats.length < Math.min(brought.seats, this.info!.most))
      this.seats = [...this.seats, { seat: this.seats.length, by: "free" }];
  };

  private inviteButton(): TemplateResult | typeof nothing {
    const asked = isLocal ? undefined : withAFriend(this.seats, this.info!.most);
    if (!asked) return nothing;
    return invite(this.texts, this.resting, () => void ((this.seats = asked), this.submit()));
  }

  private readonly events = {
    change: (field: string, value: Value): void => {
      if (isManner(field)) this.manners = { ...this.manners, [field]: value };
      else if (field === PRESET) this.choose(String(value));
      else this.options = { ...this.options, [field]: value };
      this.problem = "";
    },
    seat: (seat: number, at: HTMLElement): void => {
      if (seat >= this.seats.length) {
        this.seats = [...this.seats, { seat, by: "free" }];
        void this.updateComplete.then(() => {
          const plate = this.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
          if (plate) this.openMenu(seat, plate);
        });
      } else if (seat > 0) this.openMenu(seat, at);
    },
    copy: (): void => undefined,
    submit: (): void => void this.submit(),
  };

  private openMenu(seat: number, at: HTMLElement): void {
    const drop = { does: "drop", icon: "close", label: this.t("leave-out") };
    const friend = { does: "friend", icon: "invite", label: this.t("a-friend") };
    this.menu = seatMenuAt(seat, at, [
      ...(isLocal ? [] : [friend]),
      ...botChoices(this.info!.bots, this.own!),
      { does: "me", icon: "person", label: this.t("me-too") },
      ...(this.seats.length > this.info!.least ? [drop] : []),
    ]);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".popover.menu button")?.focus());
  }

  private closeMenu(): void {
    const seat = this.menu?.seat;
    this.menu = undefined;
    this.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
  }

  private seatDoes(does: string): void {
    const seat = this.menu!.seat;
    this.closeMenu();
    const [verb, bot] = does.split(" ");
    if (verb === "drop") {
      this.seats = this.seats.filter((one) => one.seat !== seat).map((one, n) => ({ ...one, seat: n }));
      return;
    }
    const put: SeatInfo =
      verb === "bot"
        ? this.botSeat(seat, this.info, bot)
        : verb === "me"
          ? this.mySeat(seat)
          : { seat, by: "free" };
    this.seats = this.seats.map((one) => (one.seat === seat ? put : one));
  }

  /** Make the table, seat everybody, and begin if nobody is waited for. */
  private async submit(): Promise<void> {
    this.resting = true;
    this.problem = "";
    try {
      await callMe(this.name.trim() || this.t("guest"));
      const { table, play } = await api.create({
        game: this.game,
        seats: this.seats.length,
        options: this.options,
        preset: this.preset,
        name: this.table.trim(),
        ...this.manners,
        ...(this.campaign ? { document: this.campaign.document, notes: this.campaign.notes } : {}),
      });
      if (play) rememberLink(table.id, play);
      for (const seat of this.seats.slice(1)) {
        if (seat.by === "bot") await api.bot(table.id, seat.seat, seat.bot!);
        if (seat.mine) await api.sit(table.id, seat.seat);
      }
      for (const seat of this.seats) if (seat.mine) await api.ready(table.id, seat.seat, true);
      if (this.seats.every((seat) => seat.by !== "free")) await api.start(table.id);
      go(`/t/${table.id}`);
    } catch (error) {
      this.problem = this.fault(error);
    } finally {
      this.resting = false;
    }
  }
}
