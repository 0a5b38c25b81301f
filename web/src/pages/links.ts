// Invitation links and words of my tables: the server keeps only their hash, so the browser that made one keeps it.
// And what leaves the browser: copied text, saved files.

import { front } from "../house";
import { api } from "../net/api";

export type Role = "play" | "watch" | "words";

const key = (table: string, role: Role): string =>
  role === "play" ? `fathom-link-${table}` : `fathom-${role}-${table}`;

export function rememberLink(table: string, made: string, role: Role = "play"): void {
  try {
    localStorage.setItem(key(table, role), made);
  } catch {
    // not kept: another one is made when it is wanted
  }
}

/** What this browser keeps of a table, or another that is made now: a path, or words to type. */
async function invitation(table: string, role: Role): Promise<string> {
  const known = localStorage.getItem(key(table, role));
  if (known) return known;
  const { path, words } = await api.link(table, role);
  const made = words ?? path ?? "";
  rememberLink(table, made, role);
  return made;
}

/** The long link to play or to watch at this table. */
export const linkTo = async (table: string, role: "play" | "watch" = "play"): Promise<string> =>
  (await front()) + (await invitation(table, role));

/** Words to read out and type on the start page. */
export const wordsOf = (table: string): Promise<string> => invitation(table, "words");

/** Whoever has the old link or the old words has nothing any more; whoever sits stays. */
export async function renewLinks(table: string): Promise<void> {
  for (const { id, role } of await api.links(table))
    if (role !== "watch") await api.revoke(table, id).catch(() => undefined); // another window was faster
  for (const role of ["play", "words"] as const) localStorage.removeItem(key(table, role));
}

/** Where a link can be opened: anywhere, only in the network of this room, or only on this very machine. */
export function reachOf(link: string): "anywhere" | "room" | "machine" {
  const host = new URL(link).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (host === "localhost" || host.endsWith(".localhost") || host === "::1" || host.startsWith("127."))
    return "machine";
  const near = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;
  const named = !/[.:]/.test(host) || /\.(local|lan|home|internal|home\.arpa)$/.test(host);
  return near.test(host) || named ? "room" : "anywhere";
}

/** Into the clipboard; on plain http only the old way is open, which copies what is selected in `shown`. */
export async function copyText(text: string, shown?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selectIn(shown) && document.execCommand("copy");
  }
}

/** Without any right to copy, the link lies there selected. */
function selectIn(shown: HTMLInputElement | null | undefined): boolean {
  shown?.focus();
  shown?.select();
  return Boolean(shown);
}

/** Give the person a file. */
export function saveAs(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
