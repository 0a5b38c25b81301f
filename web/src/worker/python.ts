// The interpreter in a worker, with our Python: the house is one archive, each game another, brought when it is wanted.

/** Of Pyodide what we use; its own types want those of its compiler. */
interface Interpreter {
  unpackArchive(archive: ArrayBuffer, format: "zip", how: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

interface Pyodide {
  loadPyodide: (how: { indexURL: string }) => Promise<Interpreter>;
}

/** What `fathom site` wrote down: where its parts lie, from the folder of the site. */
export interface Parts {
  interpreter: string;
  house: string;
  games: Record<string, { part: string; title: string }>;
}

/** Milliseconds for the interpreter to start once it is here. Where its compilation is forbidden it never says so. */
const DEADLINE = 60_000;
const PLACE = "/fathom";

/** A worker lies in the folder `assets` of the site. */
const SITE = new URL("..", self.location.href);

export class Python {
  private readonly brought = new Map<string, Promise<boolean>>();

  private constructor(
    readonly parts: Parts,
    private readonly inside: Interpreter,
  ) {}

  static async start(): Promise<Python> {
    const parts = (await (await fetched("parts.json")).json()) as Parts;
    const house = fetched(parts.house).then((answer) => answer.arrayBuffer()); // on its way meanwhile
    const python = new Python(parts, await interpreter(parts.interpreter));
    python.inside.unpackArchive(await house, "zip", { extractDir: PLACE });
    python.inside.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
    return python;
  }

  module(name: string): unknown {
    return this.inside.pyimport(name);
  }

  get games(): string[] {
    return [...this.brought.keys()];
  }

  /** Whether it was not there before. */
  async bring(game: string): Promise<boolean> {
    const known = this.brought.get(game);
    if (known) return known.then(() => false);
    const coming = this.lay(game);
    this.brought.set(game, coming);
    coming.catch(() => this.brought.delete(game)); // no line: tried again when it is wanted again
    return coming;
  }

  private async lay(game: string): Promise<boolean> {
    const part = this.parts.games[game]?.part;
    if (!part) return false;
    const archive = await (await fetched(part)).arrayBuffer();
    this.inside.unpackArchive(archive, "zip", { extractDir: PLACE });
    return true;
  }
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(new URL(path, SITE));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function interpreter(folder: string): Promise<Interpreter> {
  const indexURL = new URL(folder, SITE).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as Pyodide;
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("the interpreter did not start")), DEADLINE);
  });
  return Promise.race([loadPyodide({ indexURL }), late]);
}
