// Turns message ids into sentences, as kernel/text.py does: the viewer's language first, English behind it.
// What is asked for and not found shows as [id] and is kept in `missing`, so that a test can see it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { html, type TemplateResult } from "lit";
import type { Text, Words } from "./scene.gen";

type Args = Record<string, string | number>;

export class Texts {
  readonly missing = new Set<string>();
  /** Who sits where, for the message `person`. */
  names: Record<number, string> = {};
  private readonly bundles: FluentBundle[];

  /** `sources`: for each language, best first, its files; later files win. */
  constructor(
    readonly language: string,
    sources: [string, string[]][],
  ) {
    const transform = language === PSEUDO ? pseudo : undefined;
    this.bundles = sources.map(([tongue, files]) => bundleOf(tongue, files, transform));
  }

  /** The same languages with a game's own sentences over them. */
  static layered(language: string, ...layers: [string, string][][]): Texts {
    const tongues = new Map<string, string[]>();
    for (const layer of layers)
      for (const [tongue, file] of layer) tongues.set(tongue, [...(tongues.get(tongue) ?? []), file]);
    const order = [...tongues].sort(([a], [b]) => rank(a, language) - rank(b, language));
    return new Texts(language, order);
  }

  say(words: Words | undefined | null): string {
    if (words === undefined || words === null) return "";
    if (typeof words === "string") return words;
    const seat = words.args?.seat;
    if (words.id === "person" && typeof seat === "number" && this.names[seat]) return this.names[seat];
    return this.format(words) ?? this.lost(words.id);
  }

  /** A message of the platform: `t("seat-free")`. */
  t(id: string, args: Text["args"] = {}): string {
    return this.say({ id, args });
  }

  /** The sentence without the two stars that make words strong: for labels that are read aloud. */
  plain(words: Words | undefined | null): string {
    return this.say(words).replaceAll("**", "");
  }

  /** The sentence with its strong words marked. */
  rich(words: Words | undefined | null): TemplateResult | string {
    const parts = this.say(words).split("**");
    if (parts.length === 1) return parts[0]!;
    return html`${parts.map((part, n) => (n % 2 ? html`<b>${part}</b>` : part))}`;
  }

  has(id: string): boolean {
    const [message, attribute] = id.split(".") as [string, string?];
    return this.bundles.some((bundle) => {
      const found = bundle.getMessage(message);
      return found && (attribute ? attribute in found.attributes : found.value !== null);
    });
  }

  /** Whether every word of it is there: a line that an older release told may speak of what this one calls otherwise. */
  knows(words: Words): boolean {
    if (typeof words === "string" || words.id === "person") return true;
    const faults: Error[] = [];
    if (this.formatted(words, faults) === undefined || faults.length) return false;
    return Object.values(words.args ?? {}).every((value) => typeof value !== "object" || this.knows(value));
  }

  private format(words: Text): string | undefined {
    const faults: Error[] = [];
    const sentence = this.formatted(words, faults);
    for (const fault of faults) this.missing.add(`${words.id}: ${fault.message}`);
    return sentence;
  }

  private formatted(words: Text, faults: Error[]): string | undefined {
    const [message, attribute] = words.id.split(".") as [string, string?];
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(message);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (pattern) return bundle.formatPattern(pattern, this.args(words), faults);
    }
    return undefined;
  }

  private args(words: Text): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(words.args ?? {}))
      args[name] = typeof value === "object" ? this.say(value) : value;
    return args;
  }

  private lost(id: string): string {
    this.missing.add(id);
    return `[${id}]`;
  }
}

/** English, longer and accented: what is not changed by it is fixed in code, what is cut off has no room. */
export const PSEUDO = "en-XA";

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aceinosuyzACEINOSUYZ"].map((letter, n) => [letter, [..."äçéîñöšüýžÄÇÉÎÑÖŠÜÝŽ"][n]!]),
);

export function pseudo(text: string): string {
  const changed = text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  const words = changed.trim().length;
  return words > 1 ? `${changed}${"·".repeat(Math.ceil(words * 0.3))}` : changed;
}

function bundleOf(tongue: string, files: string[], transform?: (text: string) => string): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false, ...(transform ? { transform } : {}) });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

/** `de-AT`, then `de`, then English, then the rest. */
function rank(tongue: string, language: string): number {
  if (language === PSEUDO && tongue === "en") return 0;
  if (tongue === language) return 0;
  if (tongue === language.split("-")[0]) return 1;
  return tongue === "en" ? 2 : 3;
}
