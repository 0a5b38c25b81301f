// What a screen keeps, so that it is back at its table after a power cut: which table, and how others come in there.

const LAST = "fathom-screen";
const doorOf = (table: string): string => `fathom-screen-${table}`;

export interface Invitation {
  path: string;
  words: string;
}

export function keepDoor(table: string, door: Invitation): void {
  try {
    localStorage.setItem(LAST, table);
    localStorage.setItem(doorOf(table), JSON.stringify(door));
  } catch {
    // a browser that keeps nothing: the address bar still knows the table
  }
}

export const lastTable = (): string => localStorage.getItem(LAST) ?? "";

export function doorTo(table: string): Invitation | undefined {
  const kept = localStorage.getItem(doorOf(table));
  return kept ? (JSON.parse(kept) as Invitation) : undefined;
}

/** The table is no longer shown here. */
export function forgetTable(table: string): void {
  localStorage.removeItem(doorOf(table));
  if (lastTable() === table) localStorage.removeItem(LAST);
}
