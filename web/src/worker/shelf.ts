// The shelf of a house: IndexedDB. One transaction keeps everything that an entry changes, or nothing of it, and what
// was kept is on the disk when it is said to be.

/** What one transaction changes of one table; see `browser/shelf.py`. */
export interface Leaf {
  table: string;
  head: number;
  guard: number;
  sheet: Uint8Array;
  entries: [number, Uint8Array][];
  checkpoints: [number, Uint8Array][];
}

/** A sheet, its entries and its checkpoints. */
export type Folder = [Uint8Array, [number, Uint8Array][], [number, Uint8Array][]];

interface Sheet {
  head: number;
  sheet: Uint8Array;
}

const STORES = ["tables", "entries", "checkpoints"] as const;
const ME = "me";
const VERSION = 1;

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(name: string): Promise<Shelf> {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of [...STORES, ME]) asked.result.createObjectStore(store);
    };
    return new Shelf(await answered(asked));
  }

  /** `kept`; `other` if the head of a table is not its guard; else what went wrong. */
  async put(leaves: Leaf[]): Promise<string> {
    try {
      const change = this.base.transaction(STORES, "readwrite", { durability: "strict" });
      const done = finished(change);
      done.catch(() => undefined); // whatever ends it is told below
      const tables = change.objectStore("tables");
      const guarded = leaves.map(async ({ table, guard }) => {
        const found = (await answered(tables.get(table))) as Sheet | undefined;
        return (found?.head ?? -1) === guard;
      });
      // Sent with the questions, one way to the disk instead of two: none of it stands if a head is not its guard.
      for (const { table, head, sheet, entries, checkpoints } of leaves) {
        tables.put({ head, sheet } satisfies Sheet, table);
        for (const [seq, body] of entries) change.objectStore("entries").put(body, [table, seq]);
        for (const [slot, body] of checkpoints) change.objectStore("checkpoints").put(body, [table, slot]);
      }
      if ((await Promise.all(guarded)).includes(false)) {
        change.abort();
        return "other";
      }
      await done;
      return "kept";
    } catch (error) {
      return failure(error);
    }
  }

  async tables(): Promise<string[]> {
    return (await answered(this.base.transaction("tables").objectStore("tables").getAllKeys())) as string[];
  }

  async folder(table: string): Promise<Folder | undefined> {
    const look = this.base.transaction(STORES);
    const sheet = (await answered(look.objectStore("tables").get(table))) as Sheet | undefined;
    if (!sheet) return undefined;
    const [entries, checkpoints] = [
      await numbered(look.objectStore("entries"), table),
      await numbered(look.objectStore("checkpoints"), table),
    ];
    return [sheet.sheet, entries, checkpoints];
  }

  async remove(table: string): Promise<void> {
    const change = this.base.transaction(STORES, "readwrite", { durability: "strict" });
    change.objectStore("tables").delete(table);
    for (const store of ["entries", "checkpoints"]) change.objectStore(store).delete(all(table));
    await finished(change);
  }

  async me(): Promise<Uint8Array | undefined> {
    return (await answered(this.base.transaction(ME).objectStore(ME).get(ME))) as Uint8Array | undefined;
  }

  async putMe(me: Uint8Array | undefined): Promise<string> {
    try {
      const change = this.base.transaction(ME, "readwrite", { durability: "strict" });
      if (me) change.objectStore(ME).put(me, ME);
      else change.objectStore(ME).delete(ME);
      await finished(change);
      return "kept";
    } catch (error) {
      return failure(error);
    }
  }
}

/** Everything that lies under a table, by number. */
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

async function numbered(store: IDBObjectStore, table: string): Promise<[number, Uint8Array][]> {
  const keys = answered(store.getAllKeys(all(table))) as Promise<[string, number][]>;
  const bodies = answered(store.getAll(all(table))) as Promise<Uint8Array[]>;
  const found = await bodies;
  return (await keys).map(([, number], place) => [number, found[place]!]);
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("the disk did not answer"));
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    change.oncomplete = () => done();
    change.onabort = change.onerror = () => fail(change.error ?? new Error("nothing was kept"));
  });

const failure = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : "failed";
