// Zoom and pan of a board: wheel, pinch and drag; on a phone a tap on crowded ground goes closer first. On a phone
// that lies on its side the board fills the well, and the camera goes where something happens.

const MOST = 8;
const FINGER = 40;
const ROOM = 0.9;
const LEAST_LOUPE = 2.2;
/** Less is not worth losing the edge of the board for. */
const WORTHWHILE = 1.15;

interface Finger {
  x: number;
  y: number;
}

/** Of the board, in its own units. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  private k = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, Finger>();
  private moved = 0;

  constructor(private readonly changed: () => void) {}

  get zoomed(): boolean {
    return this.k > 1.02;
  }

  /** For the group that holds the world; percentages are of the board's own box. */
  get style(): string {
    if (!this.zoomed) return "";
    return `transform:translate(${this.x.toFixed(1)}px,${this.y.toFixed(1)}px) scale(${this.k.toFixed(3)})`;
  }

  /** What of the board is in the picture. */
  seen: Region | undefined;
  /** Of the board, in a pixel of the picture. */
  unit = 1;

  fit(): void {
    [this.k, this.x, this.y] = [1, 0, 0];
    this.changed();
  }

  /** So close that the board fills the well, with this in the middle; less close if it would not fit. */
  cover(root: HTMLElement, about: Region | undefined): void {
    const svg = root.querySelector<SVGSVGElement>(".board-well svg.board-svg");
    if (!svg || !about) return;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const well = wellOf(svg);
    const fills = Math.max(well.width / width, well.height / height);
    const fits = ROOM * Math.min(well.width / across(about), well.height / down(about));
    const k = Math.min(MOST, fills, fits);
    this.k = k < WORTHWHILE ? 1 : k;
    this.x = x + width / 2 - ((about.left + about.right) / 2) * this.k;
    this.y = y + height / 2 - ((about.top + about.bottom) / 2) * this.k;
    this.hold(svg);
  }

  /**
   * A wide board on an upright screen leaves room above and below: if its targets are too small for a finger, it
   * is shown as large as that room allows while all of them stay in the picture.
   */
  frame(root: HTMLElement, ids: string[]): void {
    const svg = root.querySelector<SVGSVGElement>(".board-well svg.board-svg");
    const units = svg?.querySelector<SVGGElement>(".world")?.getScreenCTM()?.inverse();
    [this.k, this.x, this.y] = [1, 0, 0];
    if (svg && units)
      this.goCloser(
        svg,
        ids
          .map((id) => svg.querySelector(`.face[data-id="${CSS.escape(id)}"]`))
          .filter((face) => face !== null),
        units,
      );
    this.changed();
  }

  private goCloser(svg: SVGSVGElement, targets: Element[], units: DOMMatrix): void {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const shown = svg.getBoundingClientRect();
    const scale = Math.min(shown.width / width, shown.height / height);
    const boxes = targets.map((target) => target.getBoundingClientRect());
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ].map((at) => new DOMPoint(at, 0).matrixTransform(units).x);
    const small = boxes.some((box) => Math.min(box.width, box.height) * units.a * scale < FINGER - 6);
    if (!small || left === undefined || right === undefined) return;
    const k = Math.min(MOST, (shown.height * ROOM) / (height * scale), (width * ROOM) / (right - left));
    if (k < WORTHWHILE) return;
    this.k = k;
    this.x = x + width / 2 - ((left + right) / 2) * k;
    this.y = (y + height / 2) * (1 - k);
    this.hold(svg);
  }

  /** How much closer something must come so that a finger can hit it; 1 if it can. */
  loupe(root: HTMLElement, id: string | undefined): number {
    const face =
      id && root.querySelector<SVGGraphicsElement>(`.board-well .face[data-id="${CSS.escape(id)}"]`);
    if (!face || this.k >= MOST) return 1;
    const { width, height } = face.getBoundingClientRect();
    const size = Math.min(width, height);
    return size >= FINGER - 0.5 ? 1 : Math.max(LEAST_LOUPE, (FINGER + 4) / Math.max(1, size));
  }

  /** Open the region under the finger; false if there is nothing to enlarge. */
  closer(event: MouseEvent, ratio: number): boolean {
    const svg = svgAt(event);
    if (!svg) return false;
    this.zoomAt(svg, event, ratio);
    return true;
  }

  readonly wheel = (event: WheelEvent): void => {
    const svg = svgAt(event);
    if (!svg || !(event.ctrlKey || this.zoomed)) return; // a plain wheel scrolls what scrolls
    event.preventDefault();
    this.zoomAt(svg, event, event.deltaY < 0 ? 1.16 : 1 / 1.16);
  };

  readonly down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    const svg = before && svgAt(event);
    if (!before || !svg) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    this.fingers.set(event.pointerId, now);
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      this.zoomAt(svg, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }, ratio);
    } else if (this.zoomed) {
      this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (this.moved > 6) this.pan(svg, now.x - before.x, now.y - before.y);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private zoomAt(svg: SVGSVGElement, at: { clientX: number; clientY: number }, ratio: number): void {
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse());
    const k = Math.min(MOST, Math.max(1, this.k * ratio));
    const real = k / this.k;
    this.x = point.x - (point.x - this.x) * real;
    this.y = point.y - (point.y - this.y) * real;
    this.k = k;
    this.hold(svg);
  }

  private pan(svg: SVGSVGElement, dx: number, dy: number): void {
    const scale = svg.getScreenCTM()?.a ?? 1;
    this.x += dx / scale;
    this.y += dy / scale;
    this.hold(svg);
  }

  /** Never past the board's own edge, as far as the well can be filled with it. */
  private hold(svg: SVGSVGElement): void {
    const { k } = this;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const well = wellOf(svg);
    const clamp = (value: number, from: number, size: number, room: number): number => {
      const middle = from + size / 2;
      const spare = Math.max(0, size * k - room) / 2;
      return Math.max(-spare, Math.min(spare, value - middle * (1 - k))) + middle * (1 - k);
    };
    this.x = clamp(this.x, x, width, well.width);
    this.y = clamp(this.y, y, height, well.height);
    if (!this.zoomed) [this.k, this.x, this.y] = [1, 0, 0];
    this.unit = well.width / this.k / Math.max(1, svg.getBoundingClientRect().width);
    const [left, top] = [x + (width - well.width) / 2, y + (height - well.height) / 2];
    this.seen = {
      left: (left - this.x) / this.k,
      top: (top - this.y) / this.k,
      right: (left + well.width - this.x) / this.k,
      bottom: (top + well.height - this.y) / this.k,
    };
    this.changed();
  }
}

const across = ({ left, right }: Region): number => right - left;
const down = ({ top, bottom }: Region): number => bottom - top;

/** How much of the board's plane the well would show at rest, in the board's units. */
function wellOf(svg: SVGSVGElement): { width: number; height: number } {
  const { width, height } = svg.viewBox.baseVal;
  const shown = svg.getBoundingClientRect();
  const scale = Math.min(shown.width / width, shown.height / height) || 1;
  return { width: shown.width / scale, height: shown.height / scale };
}

const svgAt = (event: Event): SVGSVGElement | null =>
  (event.target as Element).closest(".board-well")?.querySelector<SVGSVGElement>("svg.board-svg") ?? null;

const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);
