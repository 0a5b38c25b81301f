// Being called: this device, a chat, a mailbox; quiet hours; away until. Everything holds at once.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { announce } from "../announce";
import { api, type Manner } from "../net/api";
import type { CallsInfo, Channel } from "../net/types";
import { hasNotices, subscribe, unsubscribe, wantsHomeScreen } from "../net/worker";
import { Page, icon, loading } from "./page";

const HOOKS = ["discord", "slack", "ntfy", "json"];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/** Which form an address takes, by whose it is. */
export function formOf(address: string): string {
  const host = /^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? "";
  if (/(^|\.)discord(app)?\.com$/.test(host)) return "discord";
  if (/(^|\.)slack\.com$/.test(host)) return "slack";
  return /(^|\.)ntfy\./.test(host) ? "ntfy" : "json";
}

@customElement("ff-called")
export class CalledPart extends Page {
  @state() private info: CallsInfo | undefined;
  @state() private adding = "";
  @state() private form = "json";
  @state() private tried = "";
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.attempt(async () => (this.info = await api.calls()));
  }

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    [this.problem, this.tried] = ["", ""];
    try {
      await act();
    } catch (error) {
      this.problem = this.fault(error);
    }
  }

  private async put(change: Partial<Manner>): Promise<void> {
    const { quiet_from, quiet_to, away_until } = this.info!;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    const now: Manner = { quiet_from, quiet_to, away_until, zone, language: this.texts.language };
    await this.attempt(async () => (this.info = await api.setCalls({ ...now, ...change })));
  }

  private drop(channel: Channel): Promise<void> {
    return this.attempt(async () => {
      await api.dropChannel(channel.id);
      if (channel.kind === "push" && channel.this) await unsubscribe();
      this.info = await api.calls();
    });
  }

  private readonly device = async (): Promise<void> => {
    const mine = this.info?.channels.find((one) => one.kind === "push" && one.this);
    if (mine) return this.drop(mine);
    await this.attempt(async () => {
      if (!(await subscribe(this.info!.vapid, this.texts.language))) {
        this.problem = this.t("called-no-permission");
        return;
      }
      await this.put({});
    });
  };

  private readonly add = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [kind, address] = [data.get("kind"), data.get("address")] as [string, string];
    void this.attempt(async () => {
      const language = this.texts.language;
      this.info = await api.addChannel({ kind, address: address.trim(), language });
      this.adding = "";
      if (kind !== "mail") await this.put({});
      announce(this.t(kind === "mail" ? "called-mail-sent" : "called-added"));
    });
  };

  private readonly tryOut = (channel: Channel): void =>
    void this.attempt(async () => {
      await api.tryChannel(channel.id);
      this.tried = channel.id;
      announce(this.t("called-tried"));
    });

  protected override render(): TemplateResult {
    if (!this.info) return this.problem ? this.wrong() : loading(this.texts);
    const of = (kinds: string[]): Channel[] =>
      this.info!.channels.filter((one) => kinds.includes(one.kind) && !(one.kind === "push" && one.this));
    return html`<ul class="rows reaching">
        ${this.thisDevice()} ${of(["push"]).map((one) => this.way(one))}
        ${this.kind("chat", "chat", of(HOOKS))}
        ${this.info.mail ? this.kind("mail", "export", of(["mail"])) : nothing} ${this.quiet()}${this.away()}
      </ul>
      ${this.wrong()}`;
  }

  private wrong(): TemplateResult {
    return html`<p class="fault" role="alert">${this.problem}</p>`;
  }

  private thisDevice(): TemplateResult {
    const on = this.info!.channels.some((one) => one.kind === "push" && one.this);
    const can = hasNotices();
    const otherwise = wantsHomeScreen() ? "called-device-home-screen" : "called-device-none";
    return html`<li>
      ${icon("phone")}
      <div>
        <b>${this.t("called-device")}</b><span>${this.t(can ? "called-device-text" : otherwise)}</span>
      </div>
      ${
        can
          ? html`<button
              class="tog"
              role="switch"
              aria-checked=${on}
              aria-label=${this.t("called-device")}
              data-way="device"
              @click=${this.device}
            >
              <i aria-hidden="true"></i>
            </button>`
          : nothing
      }
    </li>`;
  }

  private kind(name: "chat" | "mail", picture: string, have: Channel[]): TemplateResult {
    const open = this.adding === name;
    return html`<li>
        ${icon(picture)}
        <div><b>${this.t(`called-${name}`)}</b><span>${this.t(`called-${name}-text`)}</span></div>
        <button
          class="btn line small"
          data-way=${name}
          aria-expanded=${open}
          @click=${() => (this.adding = open ? "" : name)}
        >
          ${this.t("called-add")}
        </button>
      </li>
      ${open ? this.entry(name) : nothing} ${have.map((one) => this.way(one))}`;
  }

  private entry(name: "chat" | "mail"): TemplateResult {
    const typed = (event: Event): void => {
      this.form = formOf((event.target as HTMLInputElement).value.trim());
    };
    return html`<li class="entry">
      <form @submit=${this.add}>
        <input
          name="address"
          type=${name === "mail" ? "email" : "url"}
          maxlength="1000"
          required
          autocomplete=${name === "mail" ? "email" : "off"}
          aria-label=${this.t(`called-${name}-address`)}
          placeholder=${this.t(`called-${name}-address`)}
          @input=${typed}
        />
        ${
          name === "mail"
            ? html`<input type="hidden" name="kind" value="mail" />`
            : html`<select name="kind" aria-label=${this.t("called-form")}>
                ${HOOKS.map(
                  (one) =>
                    html`<option value=${one} .selected=${one === this.form}>
                      ${this.t(`form-${one}`)}
                    </option>`,
                )}
              </select>`
        }
        <button class="btn lamp">${this.t("called-turn-on")}</button>
      </form>
    </li>`;
  }

  private way(one: Channel): TemplateResult {
    const told =
      this.tried === one.id ? "called-tried" : one.confirmed ? `form-${one.kind}` : "called-unconfirmed";
    return html`<li class="reached">
      <div><b>${one.address}</b><span>${this.t(told)}</span></div>
      ${
        one.confirmed
          ? html`<button class="btn line small" data-way="try" @click=${() => this.tryOut(one)}>
              ${this.t("called-try")}
            </button>`
          : nothing
      }
      <button
        class="btn quiet small"
        data-way="end"
        aria-label=${this.t("called-end-named", { address: one.address })}
        @click=${() => void this.drop(one)}
      >
        ${this.t("called-end")}
      </button>
    </li>`;
  }

  private quiet(): TemplateResult {
    const { quiet_from: from, quiet_to: to } = this.info!;
    const pick = (name: "quiet_from" | "quiet_to", label: string): TemplateResult =>
      html`<select
        name=${name}
        aria-label=${this.t(label)}
        @change=${(event: Event) =>
          void this.put({ [name]: Number((event.target as HTMLSelectElement).value) })}
      >
        ${HOURS.map(
          (minute) =>
            html`<option value=${minute} .selected=${minute === this.info![name]}>
              ${this.hour(minute)}
            </option>`,
        )}
      </select>`;
    const said =
      from === to
        ? this.t("called-quiet-never")
        : this.t("called-quiet-text", { from: this.hour(from), to: this.hour(to) });
    return html`<li>
      ${icon("calm")}
      <div><b>${this.t("called-quiet")}</b><span>${said}</span></div>
      <span class="pair"
        >${pick("quiet_from", "called-quiet-from")}${pick("quiet_to", "called-quiet-to")}</span
      >
    </li>`;
  }

  private hour(minute: number): string {
    const time = new Date(2000, 0, 1, minute / 60);
    return time.toLocaleTimeString(this.texts.language, { hour: "numeric", minute: "2-digit" });
  }

  private away(): TemplateResult {
    const until = this.info!.away_until;
    const day = until > Date.now() ? new Date(until).toLocaleDateString("sv") : ""; // as the field wants it
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLInputElement;
      void this.put({ away_until: value ? new Date(`${value}T00:00`).getTime() : 0 });
    };
    return html`<li>
      ${icon("calendar")}
      <div><b>${this.t("called-away")}</b><span>${this.t("called-away-text")}</span></div>
      <input type="date" name="away" .value=${day} aria-label=${this.t("called-away")} @change=${choose} />
    </li>`;
  }
}
