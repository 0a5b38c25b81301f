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
  for (const column of root.querySelectorAll<HTMLElement>(".beside")) keepWhole(column);
  const least = innerHeight * LEAST;
  const small = [...writings(root)].flatMap((box) => tooSmall(box, least));
  for (const { box, grows } of small) {
    box.classList.toggle("unread", !grows);
    if (grows) box.style.fontSize = grows;
  }
}

/** Of a column the panels that stand in it whole are shown, from the top. */
function keepWhole(column: HTMLElement): void {
  const end = column.getBoundingClientRect().bottom + 1;
  const panels = [...column.children] as HTMLElement[];
  const whole = panels.map((one) => one.getBoundingClientRect().bottom <= end);
  panels.forEach((one, n) => one.classList.toggle("unread", !whole[n]));
}

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
