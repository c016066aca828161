/** Rectangles by their corners, in drawing units: one unit is a pixel at the drawing's own size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRID = 24;

/** Two decimals at most: enough for a hairline, and half the markup. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** A closed rectangle, optionally smaller on every side. */
export function box({ x, y, width, height }: Rect, inset = 0): string {
  const wide = short(width - 2 * inset);
  return `M${short(x + inset)} ${short(y + inset)}h${wide}v${short(height - 2 * inset)}h${-wide}z`;
}

/** Rectangles side by side in one path, each measured from the one before: half the digits. */
export function boxes(rects: readonly Rect[], inset = 0): string {
  let from = { x: 0, y: 0 };
  return rects
    .map((rect) => {
      const wide = short(rect.width - 2 * inset);
      const start = { x: short(rect.x + inset), y: short(rect.y + inset) };
      const move = `m${short(start.x - from.x)} ${short(start.y - from.y)}`;
      from = start;
      return `${move}h${wide}v${short(rect.height - 2 * inset)}h${-wide}z`;
    })
    .join('');
}

/** The drafting grid of a sheet. */
export function grid(width: number, height: number): string {
  let path = '';
  for (let x = GRID; x < width; x += GRID) path += `M${x} 0v${height}`;
  for (let y = GRID; y < height; y += GRID) path += `M0 ${y}h${width}`;
  return path;
}

/** Lines at 45 degrees across a rectangle: the mark of a thing that is cut. */
export function hatch({ x, y, width, height }: Rect, gap = 6): string {
  const right = x + width;
  const bottom = y + height;
  let path = '';
  const first = Math.ceil((x + y + 1) / gap) * gap;
  for (let sum = first; sum < right + bottom; sum += gap) {
    const startX = Math.max(x, sum - bottom);
    const run = short(Math.min(right, sum - y) - startX);
    if (run > 1) path += `M${short(startX)} ${short(sum - startX)}l${run}-${run}`;
  }
  return path;
}

/** A dimension line with a slanted tick at each of the positions. */
export function dimension(axis: 'across' | 'down', at: number, stops: readonly number[]): string {
  const start = Math.min(...stops) - 5;
  const length = Math.max(...stops) + 5 - start;
  const line = axis === 'across' ? `M${start} ${at}h${length}` : `M${at} ${start}v${length}`;
  const ticks = stops.map((stop) =>
    axis === 'across' ? `M${short(stop - 3)} ${at + 3}l6-6` : `M${at - 3} ${short(stop + 3)}l6-6`,
  );
  return line + ticks.join('');
}

/** The ground under a drawing: short strokes leaning to the left. */
export function earth(x: number, y: number, width: number): string {
  let path = '';
  for (let at = x + 8; at < x + width; at += 12) path += `M${at} ${y}l-6 8`;
  return path;
}

/** A point on a circle, by degrees clockwise from the top. */
export function polar(radius: number, degrees: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: short(radius * Math.sin(radians)), y: short(-radius * Math.cos(radians)) };
}

/** A stone of a ring: the part between two radii and two angles. */
export function voussoir(inner: number, outer: number, from: number, to: number, gap = 1.5): string {
  // The joint is as wide outside as inside, so the angle it takes differs.
  const lean = (radius: number) => ((gap / radius) * 180) / Math.PI;
  const a = polar(outer, from + lean(outer));
  const b = polar(outer, to - lean(outer));
  const c = polar(inner, to - lean(inner));
  const d = polar(inner, from + lean(inner));
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}z`;
}
