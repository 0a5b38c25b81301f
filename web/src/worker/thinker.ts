// The second worker of a house: thinks for bots and hints, so that the tables never stand still meanwhile.

import { Python } from "./python";

export interface Order {
  id: number;
  order: Uint8Array;
  /** Those that the house has at hand: what is thought about is one of them. */
  games: string[];
}

export interface Reply {
  id: number;
  /** Nothing: it could not be thought about. */
  reply?: Uint8Array;
}

interface Inside {
  think(order: Uint8Array): { toJs(): Uint8Array; destroy(): void };
}

const python = Python.start();
const inside = python.then((here) => here.module("fathomfive.browser.inside") as Inside);

self.onmessage = async ({ data: { id, order, games } }: MessageEvent<Order>) => {
  const answer: Reply = { id };
  try {
    for (const game of games) await (await python).bring(game);
    const said = (await inside).think(order);
    answer.reply = said.toJs();
    said.destroy();
  } catch (error) {
    console.error("a thought ended", error instanceof Error ? error.name : error);
  }
  self.postMessage(answer);
};
