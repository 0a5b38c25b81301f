// What is mine in this house: my devices, whom I block, my data to take along.

import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api } from "../net/api";
import type { Device, OtherGuest } from "../net/types";
import { Page } from "./page";

@customElement("ff-mine")
export class Mine extends Page {
  @state() private devices: Device[] = [];
  @state() private blocked: OtherGuest[] = [];
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      [this.devices, this.blocked] = await Promise.all([api.devices(), api.blocked()]);
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  private async act(act: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await act();
      await this.load();
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="mine-here">
      <h2>${this.t("my-devices")}</h2>
      <ul>
        ${this.devices.map((device) => this.device(device))}
      </ul>
      ${
        this.blocked.length
          ? html`<h2>${this.t("my-blocked")}</h2>
              <ul>
                ${this.blocked.map((one) => this.other(one))}
              </ul>`
          : nothing
      }
      <a class="btn line" href=${at("/api/me/data")} download="fathom-five-me.json">${this.t("my-data")}</a>
      <p class="fault" role="status">${this.problem}</p>
    </section>`;
  }

  private device(device: Device): TemplateResult {
    const name = device.name || this.t("device-unknown");
    const seen = new Date(device.seen).toLocaleDateString(this.texts.language);
    return html`<li>
      <div>
        <b>${name}</b
        ><span>${device.this ? this.t("device-this") : this.t("device-seen", { day: seen })}</span>
      </div>
      ${
        device.this
          ? nothing
          : html`<button
              class="btn line small"
              aria-label=${this.t("device-drop-named", { name })}
              @click=${() => void this.act(() => api.dropDevice(device.id))}
            >
              ${this.t("device-drop")}
            </button>`
      }
    </li>`;
  }

  private other(one: OtherGuest): TemplateResult {
    return html`<li>
      <div><b>${one.name}</b></div>
      <button class="btn line small" @click=${() => void this.act(() => api.unblock(one.guest))}>
        ${this.t("neighbour-unblock")}
      </button>
    </li>`;
  }
}
