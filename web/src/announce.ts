// One live region for the whole page: what happened and what is asked, for those who listen.

let region: HTMLElement | undefined;

function holder(): HTMLElement {
  if (region) return region;
  region = document.createElement("div");
  region.className = "vh announcer";
  region.setAttribute("role", "log");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}

const KEPT = 20;

export function announce(words: string): void {
  if (!words) return;
  const line = document.createElement("p");
  line.textContent = words;
  const box = holder();
  box.append(line);
  while (box.children.length > KEPT) box.firstElementChild?.remove();
}
