// Invitation links of my tables: the server keeps only their hash, so the browser that made one keeps it. And
// what leaves the browser: copied text, saved files.

import { front } from "../house";
import { api } from "../net/api";

const key = (table: string): string => `fathom-link-${table}`;

export function rememberLink(table: string, path: string): void {
  try {
    localStorage.setItem(key(table), path);
  } catch {
    // not kept: another one is made when it is wanted
  }
}

/** The link to play at this table; another is made if this browser has none. */
export async function linkTo(table: string): Promise<string> {
  const known = localStorage.getItem(key(table));
  if (known) return (await front()) + known;
  const { path } = await api.link(table, "play");
  rememberLink(table, path);
  return (await front()) + path;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure context: the link stands there to be selected
  }
}

/** Give the person a file. */
export function saveAs(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
