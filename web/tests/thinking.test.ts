import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order, Reply } from "../src/worker/thinker";
import { Thinking } from "../src/worker/thinking";

const ORDER = new Uint8Array([1]);
let hired: Known[];
let thinking: Thinking;

/** Thinks when it is told to. */
class Known {
  onmessage: ((event: { data: Reply }) => void) | undefined;
  onerror: (() => void) | undefined;
  gone = false;
  readonly orders: Order[] = [];

  constructor() {
    hired.push(this);
  }

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.gone = true;
  }

  replies(): void {
    this.onmessage?.({ data: { id: this.orders.at(-1)!.id, reply: ORDER } });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Known);
  hired = [];
  thinking = new Thinking();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one worker thinks for all orders, and is there before the first", async () => {
  thinking.start();
  for (let times = 0; times < 2; times++) {
    const said = thinking.think(ORDER, ["lurk"]);
    hired[0]!.replies();
    expect(await said).toBe(ORDER);
  }
  expect(hired).toHaveLength(1);
});

test("a worker that nobody needs goes, and another comes with the next order", async () => {
  void thinking.think(ORDER, []);
  hired[0]!.replies();
  vi.advanceTimersByTime(59_000);
  expect(hired[0]!.gone).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(hired[0]!.gone).toBe(true);
  const said = thinking.think(ORDER, []);
  hired[1]!.replies();
  expect(await said).toBe(ORDER);
});

test("nobody sends a worker away in the middle of a thought", () => {
  thinking.start();
  void thinking.think(ORDER, []);
  vi.advanceTimersByTime(90_000);
  expect(hired[0]!.gone).toBe(false);
});

test("who thinks too long, or breaks, is replaced, and whoever waits is told", async () => {
  const late = thinking.think(ORDER, []);
  vi.advanceTimersByTime(101_000);
  expect(await late).toBeUndefined();
  const broken = thinking.think(ORDER, []);
  hired[1]!.onerror?.();
  expect(await broken).toBeUndefined();
  expect(hired.map(({ gone }) => gone)).toEqual([true, true]);
});
