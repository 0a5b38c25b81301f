// What can be read across a room: no text smaller than a fortieth of the height of the screen. What a game writes
// small on its board grows to that; what would have to grow too much to stay in its place is left to the captions.

const LEAST = 1 / 40;
/** So few letters grow as much as they must, longer words by no more than half. */
const FEW = 3;
const MORE = 1.6;

interface Writing {
  box: HTMLElement | SVGElement;
  grows: string;
}

export function readable(root: HTMLElement): void {
  const least = innerHeight * LEAST;
  const small = [...writings(root)].flatMap((box) => tooSmall(box, least));
  for (const { box, grows } of small) {
    box.classList.toggle("unread", !grows);
    if (grows) box.style.fontSize = grows;
  }
  for (const column of root.querySelectorAll<HTMLElement>(".beside")) keepWhole(column);
}

/** So many panels at the top of a column matter: how we stand, and who sits here. */
const FIRST = 2;
/** Where those would not fit, first what explains them gives way, then what would end the match. */
const TIGHTER = ["tight", "tighter"];

/** Of a column the panels are shown that stand in it whole, those before others that matter more. */
function keepWhole(column: HTMLElement): void {
  const panels = [...column.children] as HTMLElement[];
  for (const one of panels) one.classList.remove("left-out");
  column.classList.remove(...TIGHTER);
  const last = panels[Math.min(FIRST, panels.length) - 1];
  const end = column.getBoundingClientRect().bottom;
  for (const tighter of TIGHTER)
    if (last && last.getBoundingClientRect().bottom > end) column.classList.add(tighter);
  const gap = parseFloat(getComputedStyle(column).rowGap) || 0;
  let room = column.clientHeight + gap;
  const high = new Map(panels.map((one) => [one, one.getBoundingClientRect().height + gap]));
  for (const one of [...panels].sort((a, b) => Number(isPeople(b)) - Number(isPeople(a)))) {
    const fits = high.get(one)! <= room;
    if (fits) room -= high.get(one)!;
    one.classList.toggle("left-out", !fits);
  }
}

/** Whoever sits here is named, whatever else has to go. */
const isPeople = (panel: HTMLElement): boolean => panel.classList.contains("panel-seats");

/** Elements that hold words of their own. */
function* writings(root: HTMLElement): Generator<HTMLElement | SVGElement> {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const box = text.parentElement as HTMLElement | SVGElement | null;
    if (text.textContent?.trim() && box && !box.closest(".vh, style, title")) yield box;
  }
}

function tooSmall(box: HTMLElement | SVGElement, least: number): Writing[] {
  const drawn = box instanceof SVGElement;
  const scale = drawn ? scaleOf(box as SVGGraphicsElement) : 1;
  const size = parseFloat(getComputedStyle(box).fontSize) * scale;
  if (!scale || size >= least) return [];
  const fits = !drawn || least / size <= MORE || (box.textContent?.trim().length ?? 0) <= FEW;
  return [{ box, grows: fits ? `${(least / scale).toFixed(2)}px` : "" }];
}

/** Pixels of the screen for each unit of the drawing. */
function scaleOf(box: SVGGraphicsElement): number {
  const to = typeof box.getScreenCTM === "function" ? box.getScreenCTM() : null;
  return to ? Math.hypot(to.a, to.b) : 0;
}
