// A link to a file that a server would send: where the house is in this browser, it is asked for it and the file is
// made here.

import { pathAt } from "../base";
import { house, isLocal } from "./here";

const API = "/api";

/** For a click anywhere: true if the link was such a one and is taken care of. */
export function savesHere(link: HTMLAnchorElement): boolean {
  const path = pathAt(link.pathname);
  if (!isLocal || !link.hasAttribute("download") || !path.startsWith(`${API}/`)) return false;
  void save(path.slice(API.length), link.download || `${path.split("/").at(-2) ?? ""}.fathom`);
  return true;
}

async function save(path: string, name: string): Promise<void> {
  const { status, text } = await house.call("GET", path);
  if (status === 200) offer(new Blob([text], { type: "text/plain" }), name);
}

/** A file that was made here, for the person to keep. */
export function offer(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
