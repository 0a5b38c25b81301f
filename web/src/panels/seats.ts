// Who sits here: a line in the top bar, a list in the rail, plates in the band. And strips of portraits.

import { css } from "../render/css";
import { html, nothing, svg, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Portrait, Portraits, Seat, Seats, Sprite } from "../scene.gen";
import { cardElement } from "../render/card";
import { htmlMark, htmlMarks, svgMarks } from "../render/marks";
import { join, marksName } from "../render/names";
import { icon, picture, spriteIn } from "../render/sprite";
import type { Mark } from "../render/types";
import { ownerOf, type View } from "../render/view";
import { touchable } from "./touch";

/** With more seats than this the top bar gives each of them less room. */
const ROOMY = 4;

export function seatsPanel(view: View, node: Seats, where: string): TemplateResult {
  const look = where === "top" ? "line" : where === "band" ? "plates" : "list";
  return html`<ul class="seats ${look} ${node.seats.length > ROOMY ? "crowded" : ""}">
    ${node.seats.map(
      (seat) =>
        html`<li
          class="${seat.turn ? "on" : ""} ${statusName(view, seat)}"
          aria-current=${seat.turn ? "true" : nothing}
        >
          ${look === "plates" ? plate(view, seat) : look === "line" ? line(view, seat) : entry(view, seat)}
        </li>`,
    )}
  </ul>`;
}

const STATUS: Record<string, string> = {
  away: "offline",
  bot: "bot",
  covered: "cover",
  free: "seat-free",
  out: "leave",
};

const statusName = (view: View, seat: Seat): string => {
  const own = seat.status ?? "here";
  return own === "here" ? (view.people.get(seat.seat) ?? own) : own;
};

function status(view: View, seat: Seat): TemplateResult | typeof nothing {
  const now = statusName(view, seat);
  const name = STATUS[now];
  if (!name) return nothing;
  const says = view.texts.t(`seat-${now}`);
  return html`<span class="status" title=${says}
    >${icon(name, "small")}<span class="vh">${says}</span></span
  >`;
}

function line(view: View, seat: Seat): TemplateResult {
  const { texts } = view;
  return touchable(
    view,
    seat.id,
    "seat",
    html`${picture(seat.sprite, 38)}
      <div>
        <b>${texts.rich(seat.label)}${htmlMarks(seat.marks, texts)}${status(view, seat)}</b
        ><span>${texts.rich(seat.note)}</span>
      </div>`,
  );
}

const legalSeat = (view: View, seat: Seat): boolean => Boolean(seat.id && view.options.legal(seat.id));

function entry(view: View, seat: Seat): TemplateResult {
  const { texts } = view;
  const holds = seat.holds ?? [];
  return touchable(
    view,
    seat.id,
    "seat",
    html`${picture(seat.sprite, 44)}
      <div>
        <b>${texts.rich(seat.label)}</b>${status(view, seat)}
        ${
          seat.note
            ? html`<span class="note ${holds.length ? "aside" : ""}">${texts.rich(seat.note)}</span>`
            : nothing
        }
        ${
          holds.length
            ? html`<div class="held">
                ${holds.map((card) => cardElement(view, card, "chip", legalSeat(view, seat)))}
              </div>`
            : nothing
        }
        ${seat.held ? html`<span class="note">${texts.rich(seat.held)}</span>` : nothing}
      </div>
      ${htmlMarks(seat.marks, texts)}`,
  );
}

function plate(view: View, seat: Seat): TemplateResult {
  const { texts } = view;
  return touchable(
    view,
    seat.id,
    "seat",
    html`${picture(seat.sprite, 46)}
      <div>
        <b>${texts.rich(seat.label)}${htmlMarks(seat.marks, texts)}${status(view, seat)}</b
        ><span>${texts.rich(seat.note)}</span>
      </div>
      ${
        seat.holds?.length
          ? html`<div class="held">
              ${seat.holds.map((card) => cardElement(view, card, "whole", legalSeat(view, seat)))}
            </div>`
          : seat.held
            ? html`<div class="gone">${texts.rich(seat.held)}</div>`
            : nothing
      }`,
  );
}

// --- portraits -----------------------------------------------------------------------------------------

export function portraitsPanel(view: View, node: Portraits, where: string): TemplateResult {
  const look = where === "band" ? "plates" : "busts";
  const columns = node.portraits.length + (node.more ? 1 : 0);
  return html`<ul class="portraits ${look}" style=${css(`--n:${columns}`)}>
    ${node.portraits.map(
      (one) => html`<li>${look === "plates" ? person(view, one) : bust(view, one)}</li>`,
    )}${node.more ? html`<li><div class="portrait more">${view.texts.rich(node.more)}</div></li>` : nothing}
  </ul>`;
}

/** Picture with the first pips beside it, then the name, then all other marks. */
function person(view: View, one: Portrait): TemplateResult {
  const { texts } = view;
  const marks = one.marks ?? [];
  const beside = marks.find((mark) => mark.type === "pips");
  const badges = marks.filter((mark) => mark.type === "badge");
  const rest = marks.filter((mark) => mark !== beside && mark.type !== "badge");
  return touchable(
    view,
    one.id,
    `portrait ${one.state ?? ""}`,
    html`<span class="head">${picture(one.sprite, 46)}${beside ? htmlMark(beside, texts) : nothing}</span>
      <b>${texts.rich(one.label)}${htmlMarks(badges, texts)}</b>${htmlMarks(rest, texts)}${
        one.note ? html`<small>${texts.rich(one.note)}</small>` : nothing
      }`,
    spoken(view, one),
    one.opens,
  );
}

function bust(view: View, one: Portrait): TemplateResult {
  const { texts } = view;
  const rest = (one.marks ?? []).filter((mark) => mark.type !== "arc" && mark.type !== "ring");
  const owner = ownerOf(view, ownerOfPiece(view, one.id));
  return touchable(
    view,
    one.id,
    `portrait ${one.state ?? ""}`,
    html`${medal(one.sprite, one.marks, 46, view, owner?.tint)} <b>${texts.rich(one.label)}</b>${
        one.note ? html`<small>${texts.rich(one.note)}</small>` : nothing
      }${htmlMarks(rest, texts)}`,
    spoken(view, one),
    one.opens,
  );
}

const spoken = (view: View, one: Portrait): string =>
  join([view.texts.plain(one.label), view.texts.plain(one.note), ...marksName(one.marks, view.texts)]);

function ownerOfPiece(view: View, id: string): number | null | undefined {
  const node = view.scene.nodes?.[id];
  return node?.type === "piece" ? node.owner : undefined;
}

/** A picture with the arcs and rings a piece would have around it. */
export function medal(
  sprite: Sprite | null | undefined,
  marks: Mark[] | undefined,
  size: number,
  view: View,
  tint = "",
): TemplateResult | typeof nothing {
  if (!sprite) return nothing;
  const [x, y, w, h] = symbolBox(sprite.symbol) ?? [-20, -20, 40, 40];
  const round = (marks ?? []).filter((mark) => mark.type === "arc" || mark.type === "ring");
  const frame = {
    rx: w / 2,
    ry: h / 2,
    cx: x + w / 2,
    cy: y + h / 2,
    ox: x + w / 2,
    oy: y + h / 2,
    k: 1,
    turn: 0,
    tint,
  };
  return html`<svg
    class="picture"
    viewBox="${x} ${y} ${w} ${h}"
    style=${css(`--w:${size / 16}rem;--h:${size / 16}rem`)}
    aria-hidden="true"
  >
    ${spriteIn(sprite, x + w / 2, y + h / 2, w, h)}${svg`${svgMarks(round, frame, view.texts)}`}
  </svg>`;
}
