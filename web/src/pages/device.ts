// <ff-device>: what lies on this device and how safely: all tables as a file and back, the room there is, and which
// games open without a network.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { games } from "../house";
import { ask, askToPromise, storage, type Shares, type Storage } from "../net/keeping";
import { bringAll, takeAll, type Came } from "../net/moving";
import type { Game } from "../net/types";
import type { Share } from "../worker/cupboard"; // no more of it: the service worker must stay one file
import { Page, icon } from "./page";
import { at } from "../base";

/** What every game needs. */
const HOUSE = "house";

@customElement("ff-device")
export class DevicePart extends Page {
  @state() private room: Storage | undefined;
  @state() private refused = false;
  @state() private shares: Shares;
  @state() private looked = false;
  @state() private games: Game[] = [];
  @state() private coming: { game: string; share: Share } | undefined;
  @state() private missed = "";
  @state() private said = "";
  @state() private busy = false;
  @state() private came: Came[] = [];
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
    void games().then((all) => (this.games = all));
  }

  private async look(): Promise<void> {
    this.room = await storage();
    this.shares = (await ask({ look: true })).shares;
    this.looked = true;
  }

  private size(bytes: number): string {
    const [n, unit] = bytes < 1e9 ? [bytes / 1e6, "megabyte"] : [bytes / 1e9, "gigabyte"];
    const how = { style: "unit", unit, maximumFractionDigits: n < 10 ? 1 : 0 } as const;
    return new Intl.NumberFormat(this.texts.language, how).format(n);
  }

  // --- all tables ----------------------------------------------------------------------------------------------

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    [this.problem, this.said, this.came, this.busy] = ["", "", [], true];
    try {
      await act();
    } catch (error) {
      this.problem = this.fault(error);
    }
    this.busy = false;
    this.room = await storage();
  }

  private readonly take = (): void =>
    void this.attempt(async () => {
      const { tables, left } = await takeAll();
      this.said = tables ? this.t("device-taken", { tables, left }) : this.t("device-nothing");
    });

  private readonly bring = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (file) void this.attempt(async () => (this.came = await bringAll(file)));
    field.value = ""; // the same file once more is another try
  };

  private tables(): TemplateResult {
    return html`<section data-part="tables">
      <h2>${this.t("device-tables")}</h2>
      <p>${this.t("device-tables-text")}</p>
      <p class="acts">
        <button class="btn line" data-take ?disabled=${this.busy} @click=${this.take}>
          ${icon("export")}${this.t("device-take")}
        </button>
        <label class="btn line"
          >${icon("log")}<span>${this.t("device-bring")}</span
          ><input
            class="vh"
            type="file"
            name="tables"
            accept=".zip,application/zip"
            ?disabled=${this.busy}
            @change=${this.bring}
        /></label>
      </p>
      <p role="status">${this.busy ? this.t("device-busy") : this.said}</p>
      ${this.problem ? html`<p class="fault" role="alert">${this.problem}</p>` : nothing}
      <ul class="rows" role="status">
        ${this.came.map((one) => this.row(one))}
      </ul>
    </section>`;
  }

  private row({ table, title, name, what, more = 0, why }: Came): TemplateResult {
    const there =
      what === "refused"
        ? nothing
        : html`<a class="btn line small" href=${at(`/t/${table}`)}>${this.t("device-open")}</a>`;
    return html`<li data-came=${what}>
      <div>
        <b>${name || title}</b
        ><span>${why ? this.texts.say(why) : this.t(`device-came-${what}`, { n: more })}</span>
      </div>
      ${there}
    </li>`;
  }

  // --- how safely ----------------------------------------------------------------------------------------------

  private readonly promise = async (): Promise<void> => {
    this.refused = !(await askToPromise());
    this.room = await storage();
  };

  private safety(): TemplateResult | typeof nothing {
    if (!this.room) return nothing;
    const { safe, used, free } = this.room;
    const how = safe === undefined ? "unsaid" : safe ? "safe" : "unsafe";
    return html`<section data-part="storage" data-safe=${how}>
      <h2>${this.t("device-storage")}</h2>
      <p>${this.t(`device-${how}`)}</p>
      ${
        used === undefined || free === undefined
          ? nothing
          : html`<p data-room>${this.t("device-room", { used: this.size(used), free: this.size(free) })}</p>`
      }
      ${
        safe === false
          ? html`<p class="acts">
              <button class="btn line" data-promise @click=${this.promise}>${this.t("device-ask")}</button>
            </p>`
          : nothing
      }
      <p role="status">${this.refused && !safe ? this.t("device-ask-refused") : nothing}</p>
    </section>`;
  }

  // --- games without a network ---------------------------------------------------------------------------------

  private async keep(game: string): Promise<void> {
    this.missed = "";
    this.coming = { game, share: { have: 0, all: 0, bytes: 0 } };
    const { shares, failed } = await ask({ keep: game }, (share) => (this.coming = { game, share }));
    this.shares = shares;
    this.missed = failed ? game : "";
    this.coming = undefined;
    this.room = await storage();
  }

  private async drop(game: string): Promise<void> {
    this.shares = (await ask({ drop: game })).shares;
    this.room = await storage();
  }

  private offline(): TemplateResult | typeof nothing {
    const { shares } = this;
    if (!this.looked) return nothing;
    if (!shares) return html`<p>${this.t("device-no-worker")}</p>`;
    return html`<section data-part="games">
      <h2>${this.t("device-games")}</h2>
      <p>${this.t("device-games-text", { size: this.size(shares[HOUSE]?.bytes ?? 0) })}</p>
      <ul class="rows">
        ${this.games.map((game) => this.game(game, shares))}
      </ul>
    </section>`;
  }

  private game({ id, title }: Game, shares: Record<string, Share>): TemplateResult {
    const [own, house] = [shares[id], shares[HOUSE]];
    const whole = (share?: Share): boolean => share !== undefined && share.have >= share.all;
    const kept = whole(own) && whole(house);
    const coming = this.coming?.game === id ? this.coming.share : undefined;
    const state = coming
      ? this.t("device-game-coming", { n: coming.have, of: coming.all, size: this.size(coming.bytes) })
      : this.missed === id
        ? this.t("device-game-missed")
        : this.t(kept ? "device-game-kept" : "device-game-not", { size: this.size(own?.bytes ?? 0) });
    const press = (): void => void (kept ? this.drop(id) : this.keep(id));
    const does = this.t(kept ? "device-let-go" : "device-keep");
    return html`<li data-game=${id} data-kept=${String(kept)}>
      <div><b>${title}</b><span role="status">${state}</span></div>
      <button
        class="btn line small"
        aria-label="${does}: ${title}"
        ?disabled=${this.coming !== undefined}
        @click=${press}
      >
        ${does}
      </button>
    </li>`;
  }

  protected override render(): TemplateResult {
    return html`${this.tables()}${this.safety()}${this.offline()}`;
  }
}
