// The page's side of the service worker: registers it, asks it for notices, and learns of a new release.

import { at } from "../base";
import { api } from "./api";

/** Milliseconds until the rest of this release is kept, and between two looks for another. */
const SETTLED = 20_000;
const LOOK = 30 * 60_000;

/** Plain http outside this machine has no service worker. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

export const hasNotices = (): boolean =>
  hasWorker() && "PushManager" in globalThis && typeof Notification !== "undefined";

/** An iPhone or iPad whose page lies in a tab: notices come only to what was put on its Home Screen. */
export const wantsHomeScreen = (): boolean =>
  !hasNotices() && (navigator as Navigator & { standalone?: boolean }).standalone === false;

/** `fresh` is called when a new release lies ready, with what loads it. Nothing is loaded before that. */
export async function startWorker(fresh: (load: () => void) => void): Promise<void> {
  if (!hasWorker()) return;
  const here = await navigator.serviceWorker.register(at("/sw.js"), { updateViaCache: "none" });
  const offer = (): void => {
    const next = here.waiting;
    if (next && navigator.serviceWorker.controller) fresh(() => takeOver(next));
  };
  here.addEventListener("updatefound", () => {
    here.installing?.addEventListener("statechange", offer);
  });
  offer();
  setInterval(() => void look(here), LOOK);
  addEventListener("online", () => void look(here));
  setTimeout(() => here.active?.postMessage("keep"), SETTLED);
}

async function look(here: ServiceWorkerRegistration): Promise<void> {
  await here.update().catch(() => undefined); // no line: next time
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.postMessage("take over");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Have this browser called. False if the person does not want it to show notices. */
export async function subscribe(vapid: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(vapid) });
  const { endpoint, keys } = made.toJSON();
  await api.addChannel({
    kind: "push",
    address: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    language,
  });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const here = await navigator.serviceWorker.getRegistration();
  await (await here?.pushManager.getSubscription())?.unsubscribe();
}

/** What was called for is before their eyes now. */
export async function clearNotice(table: string): Promise<void> {
  if (!hasWorker()) return;
  const here = await navigator.serviceWorker.getRegistration();
  for (const notice of (await here?.getNotifications({ tag: `turn-${table}` })) ?? []) notice.close();
}

/** Show a notice of this page. A phone allows it only to the worker; where nothing allows it nothing breaks. */
export async function showNotice(title: string, body: string, table: string): Promise<void> {
  const how = {
    body,
    tag: `turn-${table}`,
    icon: at("/app-icon-512.png"),
    data: { path: at(`/t/${table}`) },
  };
  const here = hasWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (here?.active) await here.showNotification(title, how);
  else new Notification(title, how);
}
