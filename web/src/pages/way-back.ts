// The way back to oneself: a personal link, covered until it is wanted, and the passkeys of one's devices.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { announce } from "../announce";
import { front } from "../house";
import { api } from "../net/api";
import { hasPasskeys, makePasskey, wasWavedOff } from "../net/passkeys";
import type { WaysBack } from "../net/types";
import { copyText } from "./links";
import { Page, icon } from "./page";

/** Milliseconds after which the link covers itself, and for which the button says "Copied". */
const COVERS = 30_000;
const COPIED = 4_000;

@customElement("ff-way-back")
export class WayBackCard extends Page {
  @state() private ways: WaysBack | undefined;
  @state() private link = "";
  @state() private shown = false;
  @state() private copied = false;
  @state() private qr = "";
  @state() private problem = "";
  private covering: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.attempt(() => Promise.resolve());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.covering);
  }

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await act();
      this.ways = await api.waysBack();
    } catch (error) {
      if (!wasWavedOff(error)) this.problem = this.fault(error);
    }
  }

  private readonly make = (): Promise<void> =>
    this.attempt(async () => {
      const [{ path }, { renderSVG }, start] = await Promise.all([
        api.personalLink(),
        import("uqr"),
        front(),
      ]);
      this.link = start + path;
      this.qr = renderSVG(this.link, { border: 2 });
      this.show(true);
    });

  private show(shown: boolean): void {
    this.shown = shown;
    clearTimeout(this.covering);
    if (shown) this.covering = setTimeout(() => (this.shown = false), COVERS);
  }

  private readonly copy = async (): Promise<void> => {
    if ((await copyText(this.link)) || (await this.copySelected())) {
      this.copied = true;
      announce(this.t("way-back-copied"));
      setTimeout(() => (this.copied = false), COPIED);
    } else announce(this.t("copy-by-hand"));
  };

  /** The older way, which plain http has left; where that is closed, too, the link lies there selected. */
  private async copySelected(): Promise<boolean> {
    this.show(true);
    await this.updateComplete;
    const code = this.querySelector("code");
    if (code) getSelection()?.selectAllChildren(code);
    return document.execCommand("copy");
  }

  private readonly send = (): void => {
    navigator.share({ title: this.t("way-back"), url: this.link }).catch(() => undefined);
  };

  private readonly add = (): Promise<void> =>
    this.attempt(async () => {
      const { options } = await api.passkeyOptions();
      await api.addPasskey(await makePasskey(options));
      announce(this.t("passkey-added"));
    });

  protected override render(): TemplateResult {
    return html`<section class="wayback">
        <div>
          <h2>${this.t("way-back")}</h2>
          <p>${this.t("way-back-text")}</p>
          ${this.link ? this.made() : this.unmade()}
        </div>
        ${this.link && this.shown ? this.code() : nothing}
      </section>
      <h2>${this.t("no-password")}</h2>
      ${this.passkeys()}
      <p class="fault" role="status">${this.problem}</p>`;
  }

  private code(): TemplateResult {
    return html`<div class="qr" role="img" aria-label=${this.t("qr-code")} .innerHTML=${this.qr}></div>`;
  }

  private unmade(): TemplateResult {
    const since = this.ways?.link && new Date(this.ways.link).toLocaleDateString(this.texts.language);
    return html`<p class="kept">${since ? this.t("way-back-since", { day: since }) : ""}</p>
      <div class="acts">
        <button class="btn ink" data-way="make" @click=${this.make}>
          ${icon("link")}${this.t(since ? "way-back-anew" : "way-back-make")}
        </button>
        ${
          since
            ? html`<button
                class="btn paper"
                data-way="drop"
                @click=${() => void this.attempt(() => api.dropPersonalLink())}
              >
                ${this.t("way-back-drop")}
              </button>`
            : nothing
        }
      </div>`;
  }

  private made(): TemplateResult {
    return html`<p class="address">
        <code>${this.shown ? this.link : this.t("way-back-covered")}</code>
        <button class="btn paper" @click=${() => this.show(!this.shown)}>
          ${this.t(this.shown ? "way-back-cover" : "way-back-show")}
        </button>
      </p>
      <div class="acts">
        <button class="btn ${this.copied ? "done" : "ink"}" data-way="copy" @click=${this.copy}>
          ${icon(this.copied ? "confirm" : "copy")}${this.t(this.copied ? "copied-short" : "copy-link")}
        </button>
        ${
          "share" in navigator
            ? html`<button class="btn paper" @click=${this.send}>
                ${icon("share")}${this.t("way-back-send")}
              </button>`
            : nothing
        }
      </div>
      <p class="kept">${this.t("way-back-once")}</p>`;
  }

  private passkeys(): TemplateResult {
    if (!hasPasskeys()) return html`<p class="quiet">${this.t("passkey-none-here")}</p>`;
    return html`<ul class="rows">
      ${(this.ways?.passkeys ?? []).map((key) => {
        const name = key.name || this.t("device-unknown");
        const day = new Date(key.used).toLocaleDateString(this.texts.language);
        return html`<li>
          ${icon("lock")}
          <div><b>${name}</b><span>${this.t("passkey-used", { day })}</span></div>
          <button
            class="btn line small"
            aria-label=${this.t("passkey-drop-named", { name })}
            @click=${() => void this.attempt(() => api.dropPasskey(key.id))}
          >
            ${this.t("passkey-drop")}
          </button>
        </li>`;
      })}
      <li>
        ${icon("plus")}
        <div><b>${this.t("passkey")}</b><span>${this.t("passkey-text")}</span></div>
        <button class="btn line small" data-way="passkey" @click=${this.add}>${this.t("passkey-add")}</button>
      </li>
    </ul>`;
  }
}
