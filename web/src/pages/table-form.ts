// The set-up of a table as a form: the game's options, who sits where, the manners of the table.

import type { Chair, Choose, Form, Section, Sprite } from "../scene.gen";
import type { Game, OptionField, SeatInfo, TableInfo, Value } from "../net/types";
import type { Texts } from "../text";
import { SHORT, levelOption } from "./welcome";

export interface Plan {
  game: Game;
  options: Record<string, Value>;
  /** Options that a campaign which goes on keeps: not offered. */
  fixed?: string[];
  /** Other content of this house, by name; empty for what is printed. */
  preset: string;
  seats: SeatInfo[];
  undo: TableInfo["undo"];
  patience: number;
  chat: boolean;
  pointing: TableInfo["pointing"];
  /** Is there room for one more seat, and may this person add it? */
  mayGrow: boolean;
  link: string;
  seal: string;
}

/** The first options of a game are the ones everybody decides; the others stand in a list. */
const PLATES = 2;
/** Seconds until a bot steps in by itself; 0: none does. */
export const PACES = [60, 120, 900, 86_400, 0];
const MANNERS = new Set(["undo", "patience", "chat", "pointing"]);

/** No game has an option of this name. */
export const PRESET = "house-preset";
/** Sections that most people leave as they are. */
export const FOLDED = ["the-match", "manners"];

export const isManner = (field: string): boolean => MANNERS.has(field);

export function tableForm(plan: Plan, texts: Texts): Form {
  const sections: Section[] = [];
  const plain: Section["fields"] = [];
  const level = levelOption(plan.game);
  if (plan.game.presets.length || plan.game.welcome) sections.push(whichMatch(plan, texts));
  for (const [n, option] of plan.game.options.entries()) {
    if (plan.fixed?.includes(option.name)) continue;
    if (option.name in ownOptions(plan.game, plan.preset)) continue;
    const field = optionField(option, plan.options[option.name] ?? option.default, texts, n < PLATES);
    if (field.type === "choose" && field.look !== "list")
      sections.push({ label: field.label, fields: [field], ...note(`option-${option.name}.note`, texts) });
    else if (option.name === level) sections.push({ label: field.label, fields: [field] });
    else plain.push(field);
  }
  sections.push({
    label: { id: "who-plays" },
    note: { id: "who-plays-note" },
    fields: [{ type: "seating", id: "seats", label: { id: "who-plays" }, places: chairs(plan, texts) }],
  });
  if (plain.length) sections.push({ label: { id: "the-match" }, fields: plain });
  sections.push({ label: { id: "manners" }, fields: manners(plan) });
  if (plan.link)
    sections.push({
      label: { id: "invite" },
      fields: [
        {
          type: "invite",
          id: "invite",
          label: { id: "invite" },
          address: plan.link,
          ...(plan.seal ? { note: { id: "sealed", args: { digest: digest(plan.seal) } } } : {}),
        },
      ],
    });
  return {
    title: plan.game.title,
    text: texts.has("game-text") ? { id: "game-text" } : "",
    sections,
    submit: texts.has("begin") ? { id: "begin" } : { id: "begin-match" },
    plate: [{ type: "art", sprite: { symbol: `${plan.game.id}-cover` } }],
  };
}

const note = (id: string, texts: Texts): Pick<Section, "note"> => (texts.has(id) ? { note: { id } } : {});

/** Few values with something to say become plates, many a list. */
function optionField(
  option: OptionField,
  value: Value,
  texts: Texts,
  early: boolean,
): Section["fields"][number] {
  const label = texts.has(`option-${option.name}`) ? { id: `option-${option.name}` } : readable(option.name);
  const own = (choice: Value): string => `option-${option.name}-${String(choice)}`;
  if (option.kind === "toggle")
    return {
      type: "switch",
      id: option.name,
      label,
      value: Boolean(value),
      ...(texts.has(`option-${option.name}.note`) ? { note: { id: `option-${option.name}.note` } } : {}),
    };
  const choices = option.choices ?? [];
  if (option.kind === "count" && choices.length > 4)
    return {
      type: "number",
      id: option.name,
      label,
      value: Number(value),
      least: Number(choices[0] ?? 0),
      most: Number(choices.at(-1) ?? 0),
    };
  const field: Choose = {
    type: "choose",
    id: option.name,
    label,
    value,
    look: early && choices.length <= 4 ? "plates" : "list",
    values: choices.map((choice) => ({
      value: choice,
      label: texts.has(own(choice)) ? { id: own(choice) } : readable(String(choice)),
      ...(texts.has(`${own(choice)}.note`) ? { note: { id: `${own(choice)}.note` } } : {}),
      ...wins(own(choice), texts),
    })),
  };
  return field;
}

/** The options that a short match or a preset of the house is always played with. */
export function ownOptions(game: Game, preset: string): Record<string, Value> {
  if (preset === SHORT) return { ...game.welcome?.short.options };
  return { ...game.presets.find((one) => one.id === preset)?.options };
}

/** The whole game, its short match, or what the operator of this house has changed. */
function whichMatch(plan: Plan, texts: Texts): Section {
  const { presets, welcome } = plan.game;
  const label = { id: presets.length ? "house-preset" : "which-match" };
  const printed = presets.length
    ? { value: "", label: { id: "house-preset-none" }, note: { id: "house-preset-none-note" } }
    : { value: "", label: { id: "whole-match" }, ...note("game-length", texts) };
  const short = welcome
    ? [
        {
          value: SHORT,
          label: { id: "short-match" },
          note: { id: "about-minutes", args: { n: welcome.short.minutes } },
        },
      ]
    : [];
  const field: Choose = {
    type: "choose",
    id: PRESET,
    label,
    look: presets.length < 4 ? "plates" : "list",
    value: plan.preset,
    values: [
      ...short,
      printed,
      ...presets.map((one) => ({ value: one.id, label: one.title, note: one.about })),
    ],
  };
  return { label, ...(presets.length ? { note: { id: "house-preset-note" } } : {}), fields: [field] };
}

/** A name of the code as words, where the game has none. */
const readable = (name: string): string =>
  name.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());

/** Measured: so many of twenty matches end well. */
function wins(id: string, texts: Texts): Partial<Choose["values"][number]> {
  if (!texts.has(`${id}.wins`)) return {};
  const n = Number.parseInt(texts.t(`${id}.wins`), 10);
  return {
    pips: {
      type: "pips",
      filled: n,
      total: 20,
      tone: "good",
      label: { id: "end-well", args: { n, of: 20 } },
    },
  };
}

function chairs(plan: Plan, texts: Texts): Chair[] {
  const places = plan.seats.map((seat): Chair => {
    const mark = seatMark(seat.seat);
    if (seat.by === "bot")
      return {
        seat: seat.seat,
        label: { id: "bot-named", args: { bot: { id: `bot-${seat.bot ?? ""}` } } },
        sprite: { symbol: "ff-bot" },
        who: "bot",
        ...note(`bot-${seat.bot ?? ""}.note`, texts),
      };
    if (seat.by === "person") {
      const label = seat.mine ? { id: "you-named", args: { name: seat.name ?? "" } } : (seat.name ?? "");
      const here = { id: seat.here === false ? "is-away" : seat.ready ? "is-ready" : "is-here" };
      return { seat: seat.seat, label, note: here, sprite: mark, who: seat.mine ? "you" : "person" };
    }
    return { seat: seat.seat, label: { id: "free-seat" } };
  });
  if (plan.mayGrow) places.push({ seat: plan.seats.length, label: { id: "add-seat" } });
  return places.map((place) =>
    place.who === "bot" && !texts.has(`bot-${plan.seats[place.seat]?.bot ?? ""}`)
      ? { ...place, label: { id: "bot-named", args: { bot: plan.seats[place.seat]?.bot ?? "" } } }
      : place,
  );
}

/** Until a game gives a seat its own picture: the house's owner shapes. */
export const seatMark = (seat: number): Sprite => ({ symbol: `ff-seat-${(seat % 7) + 1}` });

function manners(plan: Plan): Section["fields"] {
  const value = (id: string, given: Value): Choose["values"][number] => ({ value: given, label: { id } });
  return [
    {
      type: "choose",
      id: "patience",
      label: { id: "pace" },
      look: "list",
      value: plan.patience,
      values: [...new Set([...PACES, plan.patience])]
        .sort((a, b) => (a || Infinity) - (b || Infinity))
        .map((seconds) => value(PACES.includes(seconds) ? `pace-${seconds}` : "pace-other", seconds)),
    },
    {
      type: "choose",
      id: "undo",
      label: { id: "take-back" },
      look: "list",
      value: plan.undo,
      values: (["off", "horizon", "agreement"] as const).map((kind) => value(`take-back-${kind}`, kind)),
    },
    {
      type: "choose",
      id: "pointing",
      label: { id: "pointing" },
      look: "list",
      value: plan.pointing,
      values: (["usual", "on", "off"] as const).map((kind) => value(`pointing-${kind}`, kind)),
    },
    { type: "switch", id: "chat", label: { id: "table-talk" }, value: plan.chat },
  ];
}

/** Enough of a hash to compare by eye. */
export const digest = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** The same company with a friend instead of the first bot, or on one more seat; none if there is no room. */
export function withAFriend(seats: SeatInfo[], most: number): SeatInfo[] | undefined {
  const bot = seats.findIndex((seat) => seat.by === "bot");
  const at = bot < 0 ? seats.length : bot;
  return at < most ? [...seats.slice(0, at), { seat: at, by: "free" }, ...seats.slice(at + 1)] : undefined;
}
