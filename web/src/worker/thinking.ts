// The house's end of the line to its second worker: an order goes out, its reply comes back, or nothing when the worker
// ended or thought too long. Another one is started then.

import type { Order, Reply } from "./thinker";

/** Milliseconds for one thought, the loading of the worker included. No level of a bot thinks nearly as long. */
const DEADLINE = 100_000;
/** Milliseconds without an order until the worker goes: it holds a sixth of the page's memory, and is back in a second. */
const REST = 60_000;

export class Thinking {
  private worker: Worker | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private orders = 0;
  private readonly waiting = new Map<number, (reply: Uint8Array | undefined) => void>();

  /** Load it now: somebody will soon wait for a bot. */
  start(): Worker {
    this.worker ??= this.hired();
    this.rests();
    return this.worker;
  }

  think(order: Uint8Array, games: string[]): Promise<Uint8Array | undefined> {
    const worker = this.start();
    const id = ++this.orders;
    return new Promise((done) => {
      clearTimeout(this.resting);
      const late = setTimeout(() => this.dismiss(), DEADLINE);
      this.waiting.set(id, (reply) => {
        clearTimeout(late);
        this.waiting.delete(id);
        this.rests();
        done(reply);
      });
      worker.postMessage({ id, order, games } satisfies Order);
    });
  }

  private hired(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.waiting.get(data.id)?.(data.reply);
    worker.onerror = () => this.dismiss();
    return worker;
  }

  private rests(): void {
    clearTimeout(this.resting);
    if (this.waiting.size === 0) this.resting = setTimeout(() => this.dismiss(), REST);
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const answer of [...this.waiting.values()]) answer(undefined);
  }
}
