// What a static site's page has its service worker keep, so that it can be played without a line.

/** `house`, or the id of a game: see `groups` in `worker/sw.ts`. */
export async function keepGroup(group: string): Promise<void> {
  if ("serviceWorker" in navigator) (await navigator.serviceWorker.ready).active?.postMessage({ group });
}
