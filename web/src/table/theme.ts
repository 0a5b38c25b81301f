// A game's few colours as CSS custom properties; everything else is the house's.

import type { Theme } from "../scene.gen";

export function themeStyle(theme: Theme | null | undefined, light: boolean): string {
  if (!theme) return "";
  const own = Object.entries(theme.colours ?? {}).map(([name, value]) => `--c-${name}:${value}`);
  const ground = [`--ground-1:${theme.ground[0]}`, `--ground-2:${theme.ground[1]}`];
  const dock = `--dock:${light ? theme.dock_light : theme.dock}`;
  const soft = light
    ? []
    : [theme.text_2 ? `--text-2:${theme.text_2}` : "", theme.text_3 ? `--text-3:${theme.text_3}` : ""];
  return [...own, ...ground, dock, ...soft].filter(Boolean).join(";");
}
