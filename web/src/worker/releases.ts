// Of a static site: which of the releases that lie in this browser is shown. A new one is laid beside it and shown when the
// person says so; by itself only where no game plays by other rules and no tab is open. A running table whose rules
// would change goes on with the release that began it.

export interface About {
  release: string;
  /** Of each game, what changes with its rules. */
  rules: Record<string, string>;
  /** Paths from the folder of the site. */
  files: string[];
}

/** What a page is told: the games that the newest release plays by other rules; nothing if it is shown already. */
export type Newer = { changed: string[] } | undefined;

const ABOUT = "about-this-release";
const SHOWN = "shown-release";

export class Releases {
  private shownNow: string | undefined;

  constructor(
    private readonly folder: string,
    private readonly own: About,
  ) {}

  private get prefix(): string {
    return `site ${this.folder} `;
  }

  /** Several sites may share an origin, and with it the names of what they keep. */
  shellOf(release: string): string {
    return this.prefix + release;
  }

  async install(): Promise<void> {
    const shell = await caches.open(this.shellOf(this.own.release));
    await shell.put(this.folder + ABOUT, new Response(JSON.stringify(this.own)));
  }

  async shown(): Promise<string> {
    this.shownNow ??= (await this.chosen()) ?? this.own.release;
    return this.shownNow;
  }

  async isNewestShown(): Promise<boolean> {
    return (await this.shown()) === this.own.release;
  }

  private async chosen(): Promise<string | undefined> {
    const note = await (await caches.open(`shown ${this.folder}`)).match(this.folder + SHOWN);
    const release = await note?.text();
    return release && (await caches.has(this.shellOf(release))) ? release : undefined;
  }

  async show(release: string): Promise<void> {
    const notes = await caches.open(`shown ${this.folder}`);
    await notes.put(this.folder + SHOWN, new Response(release));
    this.shownNow = release;
  }

  /** Something of the release that is shown, if it lies here. */
  async match(url: string): Promise<Response | undefined> {
    return (await caches.open(this.shellOf(await this.shown()))).match(url);
  }

  async newer(): Promise<Newer> {
    if (await this.isNewestShown()) return undefined;
    const { rules } = await this.about(await this.shown());
    const games = Object.keys({ ...rules, ...this.own.rules });
    return { changed: games.filter((game) => rules[game] !== this.own.rules[game]) };
  }

  /** Drops what neither the release that is shown nor the newest one is made of. */
  async tidy(parts: Cache): Promise<void> {
    await this.show(await this.shown());
    const stay = [await this.shown(), this.own.release];
    const old = (await caches.keys()).filter((name) => name.startsWith(this.prefix));
    const named = stay.map((release) => this.shellOf(release));
    await Promise.all(old.filter((name) => !named.includes(name)).map((name) => caches.delete(name)));
    const abouts = await Promise.all(stay.map((release) => this.about(release)));
    const wanted = new Set(abouts.flatMap(({ files }) => files).map((path) => this.folder + path.slice(1)));
    for (const request of await parts.keys())
      if (!wanted.has(new URL(request.url).pathname)) await parts.delete(request);
  }

  private async about(release: string): Promise<About> {
    const shell = await caches.open(this.shellOf(release));
    const kept = await shell.match(this.folder + ABOUT);
    return kept ? ((await kept.json()) as About) : { release, rules: {}, files: [] };
  }
}
