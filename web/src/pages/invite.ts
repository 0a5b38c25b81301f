// <ff-invite>: bring somebody to a table. Share, copy, QR code, words to type, a link to watch; the same in the
// lobby and in the middle of a match. What a browser cannot do here, it does not offer.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import type { TableInfo } from "../net/types";
import "./listing";
import "./on-screen";
import { Page, icon } from "./page";
import { copyText, linkTo, reachOf, renewLinks, wordsOf } from "./links";

const ANSWERED = 4000;
type Which = "play" | "watch";

@customElement("ff-invite")
export class InvitePart extends Page {
  @property({ attribute: false }) table!: TableInfo;
  /** Beside the links: who is here already, in the lobby. */
  @property({ attribute: false }) company: unknown = nothing;
  @state() private links: Partial<Record<Which, string>> = {};
  @state() private words = "";
  @state() private qr = "";
  @state() private copied: Which | "" = "";
  /** What became of it, in words. */
  @state() private said = "";
  @state() private byHand = false;
  private clock: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.fetch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.clock);
  }

  private get free(): boolean {
    return this.table.seats.some((seat) => seat.by === "free");
  }

  private async fetch(): Promise<void> {
    if (!this.table.you.host) return;
    const { id } = this.table;
    try {
      const play = await linkTo(id);
      const { renderSVG } = await import("uqr");
      this.qr = renderSVG(play, { border: 2 });
      this.links = { play, watch: await linkTo(id, "watch") };
      this.words = await wordsOf(id);
    } catch (error) {
      this.said = this.fault(error);
    }
  }

  private async copy(which: Which): Promise<void> {
    const shown = this.querySelector<HTMLInputElement>(`input[data-link="${which}"]`);
    const done = await copyText(this.links[which] ?? "", shown);
    this.answer(this.t(done ? `copied-${which}` : "copy-by-hand"), done ? which : "");
    this.byHand = !done;
  }

  private async share(): Promise<void> {
    const { title, name } = this.table;
    const text = this.t("share-text", { game: title, name: name || title });
    try {
      await navigator.share({ title: name || title, text, url: this.links.play ?? "" });
      this.answer(this.t("share-done"));
    } catch (error) {
      if ((error as DOMException).name !== "AbortError") await this.copy("play");
    }
  }

  private async renew(): Promise<void> {
    try {
      await renewLinks(this.table.id);
      await this.fetch();
      this.answer(this.t("new-link-done"));
    } catch (error) {
      this.answer(this.fault(error));
    }
  }

  private answer(words: string, copied: Which | "" = ""): void {
    [this.said, this.copied] = [words, copied];
    announce(words);
    clearTimeout(this.clock);
    if (copied) this.clock = setTimeout(() => (this.copied = ""), ANSWERED);
  }

  protected override render(): TemplateResult {
    const { table } = this;
    if (!table.you.host)
      return html`<p class="quiet">
        ${this.t("invite-ask-host", { who: table.seats.find((seat) => seat.guest === table.host)?.name ?? "" })}
      </p>`;
    return html`<div class="invite">
      ${this.code()}
      <div class="ways">
        <p class="quiet">${this.t(this.free ? "invite-text" : "invite-full")}</p>
        <div class="wayrow">
          ${this.field("play")}
          <div class="waybtns">
            ${this.copyButton("play", "btn")}
            ${
              typeof navigator.share === "function"
                ? html`<button class="btn" data-share @click=${() => void this.share()}>
                    ${icon("share")}${this.t("share-link")}
                  </button>`
                : nothing
            }
          </div>
        </div>
        <p class="answer ${this.copied ? "good" : ""}" role="status">${this.said}</p>
        ${this.reach()}
        <div class="watchrow">
          ${icon("spectate")}<span
            ><b>${this.t("invite-watch")}</b><span>${this.t("invite-watch-note")}</span></span
          >
          ${this.field("watch", !this.byHand)} ${this.copyButton("watch", "btn line small")}
        </div>
        <details class="on-tv">
          <summary>${icon("tv")}<b>${this.t("do-screen")}</b></summary>
          <ff-on-screen .texts=${this.texts} .table=${table}></ff-on-screen>
        </details>
        ${this.company}<ff-listing .texts=${this.texts} .table=${table.id}></ff-listing>
        <button class="btn quiet small" data-renew @click=${() => void this.renew()}>
          ${this.t("new-link")}
        </button>
      </div>
    </div>`;
  }

  /** A link that can be read and selected; a hidden one is only copied from. */
  private field(which: Which, hidden = false): TemplateResult {
    return html`<input
      class=${hidden ? "vh" : "address"}
      tabindex=${hidden ? -1 : 0}
      aria-hidden=${hidden ? "true" : nothing}
      data-link=${which}
      readonly
      aria-label=${this.t(which === "play" ? "invite-link" : "invite-watch")}
      .value=${this.links[which] ?? ""}
      @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
    />`;
  }

  private copyButton(which: Which, looks: string): TemplateResult {
    const done = this.copied === which;
    return html`<button
      class="${looks} ${done ? "done" : ""}"
      data-copy=${which}
      ?disabled=${!this.links[which]}
      @click=${() => void this.copy(which)}
    >
      ${icon(done ? "confirm" : "copy")}${this.t(done ? "is-copied" : "copy-link")}
    </button>`;
  }

  private reach(): TemplateResult | typeof nothing {
    const reach = this.links.play ? reachOf(this.links.play) : "anywhere";
    if (reach === "anywhere") return nothing;
    return html`<p class="reach">${icon("info", "small")}<span>${this.t(`link-reach-${reach}`)}</span></p>`;
  }

  private code(): TemplateResult {
    return html`<div class="scan">
      <div class="qr" role="img" aria-label=${this.t("qr-code")} .innerHTML=${this.qr}></div>
      ${
        this.words && this.free
          ? html`<b class="words">${this.words}</b>
              <p class="quiet">${this.t("words-text")}</p>`
          : html`<p class="quiet">${this.t("qr-text")}</p>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "ff-invite": InvitePart;
  }
}
