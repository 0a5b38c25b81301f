// What things are called aloud: spaces, pieces with what they bear, options. One source for titles and ARIA.

import type { Option, Piece, Space } from "../scene.gen";
import type { Texts } from "../text";
import type { Standing } from "./layout";
import type { Mark } from "./types";
import { ownerOf, type View } from "./view";

export function markName(mark: Mark, texts: Texts): string {
  const label = texts.plain(mark.type === "remark" ? mark.text : mark.label);
  switch (mark.type) {
    case "pips":
    case "arc":
      return label || texts.t("so-many-of", { n: mark.filled, of: mark.total });
    case "count":
      return `${label} ${mark.n}`.trim();
    case "badge":
      return `${label} ${texts.plain(mark.text)}`.trim() || texts.plain(mark.sprite?.alt);
    case "icons":
      return [label, ...mark.sprites.map((sprite) => texts.plain(sprite.alt))].filter(Boolean).join(" ");
    default:
      return label;
  }
}

export const marksName = (marks: Mark[] | undefined, texts: Texts): string[] =>
  (marks ?? []).map((mark) => markName(mark, texts)).filter(Boolean);

export function pieceName(view: View, at: Standing): string {
  const { piece } = at;
  const { texts } = view;
  const owner = ownerOf(view, piece.owner);
  const label = texts.plain(piece.label);
  const whose = owner ? texts.plain(owner.label) : "";
  return join([
    label,
    whose && !label.includes(whose) ? whose : "",
    texts.plain(piece.posture),
    ...marksName(piece.marks, texts),
    cardName(piece, texts),
    placeName(view, piece.at),
  ]);
}

const cardName = (piece: Piece, texts: Texts): string =>
  piece.card ? join([texts.plain(piece.card.note), texts.plain(piece.card.text)]) : "";

/** A slot is read with its host: "the pod, seat 3". */
export function placeName(view: View, id: string | undefined): string {
  const spot = id ? view.layout.spots.get(id) : undefined;
  if (!spot) return "";
  const host = spot.host ? view.layout.standing.get(spot.host) : undefined;
  return join([host ? view.texts.plain(host.piece.label) : "", view.texts.plain(spot.space.label)]);
}

/** What an id on the board is called. */
export function nameOf(view: View, id: string): string {
  const piece = view.layout.standing.get(id);
  return piece ? view.texts.plain(piece.piece.label) : placeName(view, id);
}

export const spaceName = (view: View, space: Space, id: string): string =>
  join([placeName(view, id), ...marksName(space.marks, view.texts)]);

export function optionName(option: Option, texts: Texts): string {
  const [says, label] = [texts.plain(option.says), texts.plain(option.label)];
  if (!says) return join([texts.plain(option.group), label]);
  return says.includes(label) ? says : `${label}: ${says}`; // what is read must contain what is seen
}

/** An option's whole button aloud: its name, then what its face shows beside it. */
export const optionFace = (option: Option, texts: Texts): string =>
  join([
    optionName(option, texts),
    texts.plain(option.follows),
    texts.plain(option.value),
    texts.plain(option.badge?.text),
  ]);

/** What one can do here, to be read after the name of the place. */
export const offers = (view: View, id: string): string =>
  view.options
    .on(id)
    .map((option) => optionName(option, view.texts))
    .join("; ");

export const join = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(", ");
