// Keys in a small menu: arrows go round it, Home and End to its ends, Escape and Tab leave it.

/** True if the key was meant for the menu. */
export function menuKey(event: KeyboardEvent, menu: HTMLElement, close: () => void): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
    event.key
  ];
  if (to !== undefined) items[to]?.focus();
  else if (event.key === "Escape" || event.key === "Tab") close();
  else return false;
  if (event.key !== "Tab") event.preventDefault(); // Tab goes on from where the menu was opened
  return true;
}
