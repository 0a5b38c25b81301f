// All tables of this device as a file, and back.

import type { Text } from "../scene.gen";
import { Refused, refusal } from "./api";
import { house } from "./here";
import { offer } from "./download";

/** What became of a table of the file; `browser/moving.py` says what each means. */
export interface Came {
  table: string;
  title: string;
  name: string;
  what: "new" | "on" | "same" | "ahead" | "apart" | "refused";
  more?: number;
  why?: Text;
}

async function asked<T>(method: string, body?: string): Promise<T> {
  const { status, text } = await house.call(method, "/device/tables", body);
  if (status !== 200) throw refusal(status, text);
  return JSON.parse(text) as T;
}

/** How many are in the file, and how many are not because they have not begun. */
export async function takeAll(): Promise<{ tables: number; left: number }> {
  const { file, tables, left } = await asked<{ file: string; tables: number; left: number }>("GET");
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const day = new Date().toISOString().slice(0, 10);
  if (tables) offer(new Blob([bytes], { type: "application/zip" }), `fathom-five-tables-${day}.zip`);
  return { tables, left };
}

export async function bringAll(file: Blob): Promise<Came[]> {
  return (await asked<{ tables: Came[] }>("POST", await inText(file))).tables;
}

function inText(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done((reader.result as string).split(",", 2)[1] ?? "");
    reader.onerror = () => fail(new Refused(0, "refused", { id: "device-unread" }));
    reader.readAsDataURL(file);
  });
}
