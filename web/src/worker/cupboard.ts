// What a static site's service worker says of the games that lie on this device, and does about them: keeps one with all
// it needs to open without a line, or lets it go.

export type Wish = { look: true } | { keep: string } | { drop: string };

/** `all` files are needed; `have` of them lie here, so large. */
export interface Share {
  have: number;
  all: number;
  bytes: number;
}

/** What the worker posts back: how far it is, and at last how everything stands. */
export type Told = { share: Share } | { shares: Record<string, Share>; failed: boolean };

/** What every game needs: the page, the interpreter and the house. */
export const HOUSE = "house";

export class Cupboard {
  constructor(
    private readonly groups: Record<string, string[]>,
    private readonly shelfOf: (path: string) => Promise<Cache>,
    private readonly at: (path: string) => string,
  ) {}

  async attend(wish: Wish, tell: (told: Told) => void): Promise<void> {
    let failed = false;
    if ("keep" in wish) failed = !(await this.keep(wish.keep, (share) => tell({ share })));
    if ("drop" in wish) await this.drop(wish.drop);
    const shares: Record<string, Share> = {};
    for (const group of Object.keys(this.groups)) shares[group] = await this.share(group);
    tell({ shares, failed });
  }

  /** Whether everything came. What came stays, so that the next try goes on from there. */
  private async keep(game: string, tell: (share: Share) => void): Promise<boolean> {
    const paths = [...(this.groups[HOUSE] ?? []), ...(this.groups[game] ?? [])];
    const share: Share = { have: 0, all: paths.length, bytes: 0 };
    for (const path of paths) {
      const size = (await this.size(path)) ?? (await this.fetched(path));
      if (size === undefined) return false;
      share.have += 1;
      share.bytes += size;
      tell({ ...share });
    }
    return true;
  }

  private async fetched(path: string): Promise<number | undefined> {
    const shelf = await this.shelfOf(path);
    await shelf.add(this.at(path)).catch(() => undefined); // no line, or no room
    return this.size(path);
  }

  /** Not what other games need, too. */
  private async drop(game: string): Promise<void> {
    if (game === HOUSE) return;
    for (const path of this.groups[game] ?? []) await (await this.shelfOf(path)).delete(this.at(path));
  }

  private async share(group: string): Promise<Share> {
    const sizes = await Promise.all((this.groups[group] ?? []).map((path) => this.size(path)));
    const here = sizes.filter((size) => size !== undefined);
    return { have: here.length, all: sizes.length, bytes: here.reduce((sum, size) => sum + size, 0) };
  }

  private async size(path: string): Promise<number | undefined> {
    const found = await (await this.shelfOf(path)).match(this.at(path));
    return found && (await found.blob()).size;
  }
}
