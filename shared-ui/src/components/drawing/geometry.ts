/** A rectangle in drawing units. One unit is one pixel at the drawing's natural size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRID = 24;

/** Two decimals are enough for a hairline and halve the markup. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** Returns the path of a closed rectangle, optionally inset on every side. */
export function box({ x, y, width, height }: Rect, inset = 0): string {
  const wide = short(width - 2 * inset);
  return `M${short(x + inset)} ${short(y + inset)}h${wide}v${short(height - 2 * inset)}h${-wide}z`;
}

/** Returns several rectangles as one path. Each is relative to the one before, which halves the digits. */
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

/** Returns the path of the drafting grid. */
export function grid(width: number, height: number): string {
  let path = '';
  for (let x = GRID; x < width; x += GRID) path += `M${x} 0v${height}`;
  for (let y = GRID; y < height; y += GRID) path += `M0 ${y}h${width}`;
  return path;
}

/** Returns lines at 45 degrees across a rectangle, the drafting symbol for a cut. */
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

/** Returns a dimension line with a slanted tick at each position. */
export function dimension(axis: 'across' | 'down', at: number, stops: readonly number[]): string {
  const start = Math.min(...stops) - 5;
  const length = Math.max(...stops) + 5 - start;
  const line = axis === 'across' ? `M${start} ${at}h${length}` : `M${at} ${start}v${length}`;
  const ticks = stops.map((stop) =>
    axis === 'across' ? `M${short(stop - 3)} ${at + 3}l6-6` : `M${at - 3} ${short(stop + 3)}l6-6`,
  );
  return line + ticks.join('');
}

/** Returns the ground under a drawing: short strokes slanted to the left. */
export function earth(x: number, y: number, width: number): string {
  let path = '';
  for (let at = x + 8; at < x + width; at += 12) path += `M${at} ${y}l-6 8`;
  return path;
}

/** Returns a point on a circle, by degrees clockwise from the top. */
export function polar(radius: number, degrees: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: short(radius * Math.sin(radians)), y: short(-radius * Math.cos(radians)) };
}

/** Returns a stone of a ring, between two radii and two angles. */
export function voussoir(inner: number, outer: number, from: number, to: number, gap = 1.5): string {
  // The joint is equally wide inside and outside, so its angle differs.
  const lean = (radius: number) => ((gap / radius) * 180) / Math.PI;
  const a = polar(outer, from + lean(outer));
  const b = polar(outer, to - lean(outer));
  const c = polar(inner, to - lean(inner));
  const d = polar(inner, from + lean(inner));
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}z`;
}

/** Returns numbers in [0, 1). The same seed yields the same sequence. */
export type Random = () => number;

/**
 * Creates a seeded random source: Mulberry32 over an FNV-1a hash. The code is small, and the numbers are evenly
 * distributed and identical in every browser and on the server.
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns an integer from `low` to `high`, inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** One horizontal layer of stones. */
export interface Course {
  y: number;
  height: number;
  stones: Rect[];
}

const STAGGER = 11;
const NUDGE = 6;

/** Moves a joint until no joint of the course below is under it. Returns undefined if there is no such position. */
function offset(joint: number, last: number, below: readonly number[]): number | undefined {
  let at = joint;
  while (below.some((other) => Math.abs(other - at) < STAGGER)) at += NUDGE;
  return at <= last ? at : undefined;
}

/** Returns where the stones of a course end: never above a joint of the course below. */
function jointsAcross(random: Random, x: number, end: number, below: readonly number[]): number[] {
  const joints: number[] = [];
  let at = x;
  while (end - at > 76) {
    const next = offset(at + between(random, 30, 70), end - 20, below);
    if (next === undefined) break;
    joints.push(next);
    at = next;
  }
  return joints;
}

/** Lays a wall of coursed stones in running bond, from the ground up. */
export function layCourses(random: Random, wall: Rect): Course[] {
  const courses: Course[] = [];
  let below: number[] = [];
  let y = wall.y + wall.height;
  while (y > wall.y) {
    const left = y - wall.y;
    const height = left <= 40 ? left : between(random, 20, Math.min(32, left - 20));
    y -= height;
    const joints = jointsAcross(random, wall.x, wall.x + wall.width, below);
    const ends = [...joints, wall.x + wall.width];
    const stones = ends.map((end, index) => {
      const x = ends[index - 1] ?? wall.x;
      return { x, y, width: end - x, height };
    });
    courses.push({ y, height, stones });
    below = joints;
  }
  return courses;
}
