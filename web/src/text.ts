// Turns message ids into sentences, as kernel/text.py does: the viewer's language first, English behind it.
// What is asked for and not found shows as [id] and is kept in `missing`, so that a test can see it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { html, type TemplateResult } from "lit";
import type { Text, Words } from "./scene.gen";

type Args = Record<string, string | number>;

export class Texts {
  readonly missing = new Set<string>();
  /** Grows when sentences may read otherwise than before: for whoever keeps what was drawn of them. */
  edition = 0;
  private sitting: Record<number, string> = {};
  private readonly sentences = new Kept<string>();
  private readonly known = new Kept<boolean>();
  private readonly bundles: FluentBundle[];
  /** Whether these languages have words of their own for what is printed in the content. */
  private readonly namesThings: boolean;
  /** What sentences ask of the names in them: `$model-gender`, `$model-the`. */
  private readonly forms: ReadonlySet<string>;

  /** `sources`: for each language, best first, its files; later files win. */
  constructor(
    readonly language: string,
    sources: [string, string[]][],
  ) {
    const transform = language === PSEUDO ? pseudo : undefined;
    this.bundles = sources.map(([tongue, files]) => bundleOf(tongue, files, transform));
    const whole = sources.flatMap(([, files]) => files).join("\n");
    this.namesThings = /^named-/m.test(whole);
    this.forms = new Set([...whole.matchAll(/\$[a-zA-Z]\w*-([a-z]+)/g)].map((found) => found[1]!));
  }

  /** The same languages with a game's own sentences over them. */
  static layered(language: string, ...layers: [string, string][][]): Texts {
    const tongues = new Map<string, string[]>();
    for (const layer of layers)
      for (const [tongue, file] of layer) tongues.set(tongue, [...(tongues.get(tongue) ?? []), file]);
    const order = [...tongues].sort(([a], [b]) => rank(a, language) - rank(b, language));
    return new Texts(language, order);
  }

  /** Who sits where, for the message `person`. */
  set names(names: Record<number, string>) {
    if (JSON.stringify(names) === JSON.stringify(this.sitting)) return;
    this.sentences.clear();
    this.sitting = names;
    this.edition++;
  }

  say(words: Words | undefined | null): string {
    if (words === undefined || words === null) return "";
    return this.sentences.of(words, () => this.put(words));
  }

  private put(words: Words): string {
    if (typeof words === "string") return this.printed(words);
    const seat = words.args?.seat;
    if (words.id === "person" && typeof seat === "number" && this.sitting[seat]) return this.sitting[seat];
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
    return this.known.of(words, () => {
      const faults: Error[] = [];
      if (this.formatted(words, faults) === undefined || faults.length) return false;
      return Object.values(words.args ?? {}).every((value) => typeof value !== "object" || this.knows(value));
    });
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

  /** The arguments of a message in words, each with the forms that this language has of names. */
  private args(words: Text): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(words.args ?? {})) {
      args[name] = typeof value === "number" ? value : this.say(value);
      for (const form of this.forms)
        args[`${name}-${form}`] = this.form(value, form) ?? (form === "gender" ? "" : args[name]);
    }
    return args;
  }

  private form(value: Words | number, form: string): string | undefined {
    const thing = typeof value === "string" ? { id: this.messageFor(value) } : value;
    if (typeof thing !== "object" || !thing.id) return undefined;
    return this.formatted({ ...thing, id: `${thing.id.split(".")[0]}.${form}` }, []);
  }

  /** What travels by value, in this language's own words where it has some. */
  private printed(words: string): string {
    const id = this.messageFor(words);
    return id ? (this.formatted({ id }, []) ?? words) : words;
  }

  private messageFor(words: string): string {
    const id = this.namesThings ? named(words) : "";
    return id && this.has(id) ? id : "";
  }

  private lost(id: string): string {
    this.missing.add(id);
    return `[${id}]`;
  }
}

/** What was found out about words, for the next time: a table says most of its sentences again with every move. */
class Kept<Value> {
  private readonly byWords = new Map<string, Value>();
  /** The words of what lies where it lay are the very same: they need not be written out to be found again. */
  private same = new WeakMap<Text, Value>();

  of(words: Words, find: () => Value): Value {
    if (typeof words === "string") return this.known(`"${words}`, find);
    let value = this.same.get(words);
    if (value === undefined) this.same.set(words, (value = this.known(JSON.stringify(words), find)));
    return value;
  }

  clear(): void {
    this.byWords.clear();
    this.same = new WeakMap();
  }

  private known(key: string, find: () => Value): Value {
    const before = this.byWords.get(key);
    if (before !== undefined) return before;
    const value = find();
    if (this.byWords.size >= MOST_KEPT) this.byWords.clear();
    this.byWords.set(key, value);
    return value;
  }
}

const MOST_KEPT = 5000;
const LONGEST = 60;

/** The message that says in another language what the content has in English, as kernel/languages.py reckons it. */
export function named(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (!/[a-z-]/.test(plain)) return "";
  if (plain.length <= LONGEST) return `named-${plain}`;
  let number = 0;
  for (const letter of plain) number = (Math.imul(number, 31) + letter.charCodeAt(0)) >>> 0;
  const begins = plain.slice(0, LONGEST).replace(/-$/, "");
  return `named-${begins}-${number.toString(16).padStart(8, "0")}`;
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
