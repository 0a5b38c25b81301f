// What a static site's page has its service worker keep, so that it can be played without a line.

import type { Share, Told, Wish } from "../worker/cupboard";

/** `house`, or the id of a game: see `groups` in `worker/sw.ts`. */
export async function keepGroup(group: string): Promise<void> {
  if ("serviceWorker" in navigator) (await navigator.serviceWorker.ready).active?.postMessage({ group });
}

/** By group; nothing where this page has no service worker, and so keeps no games. */
export type Shares = Record<string, Share> | undefined;

/** Ask what lies here, have a game kept, or let go. `tell` hears how far it is. */
export async function ask(
  wish: Wish,
  tell?: (share: Share) => void,
): Promise<{ shares: Shares; failed: boolean }> {
  const nobody = { shares: undefined, failed: true };
  if (!("serviceWorker" in navigator)) return nobody;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return nobody;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("share" in data) return tell?.(data.share);
      port1.close();
      done(data);
    };
    active.postMessage(wish, [port2]);
  });
}

/** Whether the browser promises to keep what lies here (nothing: it does not say), and the room there is, in bytes. */
export interface Storage {
  safe: boolean | undefined;
  used: number | undefined;
  free: number | undefined;
}

export async function storage(): Promise<Storage> {
  const here = navigator.storage;
  const safe = await here?.persisted?.().catch(() => undefined);
  const { usage: used, quota } = (await here?.estimate?.().catch(() => undefined)) ?? {};
  return { safe, used, free: quota === undefined || used === undefined ? undefined : quota - used };
}

export const askToPromise = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
