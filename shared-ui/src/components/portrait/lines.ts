export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];

/** How dark a shape is, over white paper. */
export type Tone = 1 | 2 | 3;

/** What one part of a portrait is made of, drawn in this order. */
export interface Part {
  readonly tone?: Tone;
  /** Outlined, and covers what lies behind it. */
  readonly shape?: string;
  readonly hatch?: string;
  readonly fine?: string;
  readonly line?: string;
  readonly dark?: string;
}

/** Numbers of a path, in tenths and as short as they can be written: half of the markup is these. */
const digits = (...values: readonly number[]): string =>
  values
    .map((value, index) => {
      const text = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');

/** Points as they are noted down, `-46,113 0,44`, each moved to where a particular head has it. */
export const points = (noted: string, move = (x: number, y: number): Point => [x, y]): Points =>
  noted.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return move(x, y);
  });

/** The same points on the other side, in the opposite order: what goes down on the left comes up on the right. */
export const mirror = (points: Points): Points => points.map(([x, y]) => [-x, y] as const).reverse();

/** A line that is the same on both sides, from its left half, which ends on the axis. */
export const across = (half: Points): Points => [...half, ...mirror(half).slice(1)];

/**
 * A soft line through the points: each stretch begins and ends in the direction of its neighbours. A stretch begins as the
 * one before ended, so that one handle of two has to be written (`s`).
 */
function through(points: Points): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  let path = digits(...at(0));
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const start = index === 0 ? [(c[0] - a[0]) / 6, (c[1] - a[1]) / 6] : [];
    const end = [c[0] - (d[0] - b[0]) / 6 - b[0], c[1] - (d[1] - b[1]) / 6 - b[1], c[0] - b[0], c[1] - b[1]];
    path += `${index === 0 ? 'c' : 's'}${digits(...start, ...end)}`;
  }
  return path;
}

export const line = (points: Points): string => `M${through(points)}`;

/** The line and its mirror image. */
export const pair = (points: Points): string => line(points) + line(mirror(points));

/** What soft lines enclose, each beginning where the one before ends, with a corner between them. */
export const area = (...lines: readonly Points[]): string => `M${lines.map(through).join('L')}z`;

/** What straight lines enclose. */
export const facet = (points: Points): string => `M${points.map((point) => digits(...point)).join('L')}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${digits(x - radius, y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** Lines at 45 degrees across what the points enclose. They end a little before its edge, as a pen does. */
export function hatchWithin(points: Points, gap: number): string {
  const sums = points.map(([x, y]) => x + y);
  let path = '';
  let [atX, atY] = [0, 0];
  for (let sum = Math.ceil(Math.min(...sums) / gap) * gap; sum < Math.max(...sums); sum += gap) {
    const ends = points
      .flatMap(([x, y], index) => {
        const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
        const [from, to] = [x + y, toX + toY];
        return from < sum === to < sum ? [] : [x + ((toX - x) * (sum - from)) / (to - from)];
      })
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < ends.length; index += 2) {
      const start = Math.round((ends[index] ?? 0) + 0.8);
      const end = Math.round((ends[index + 1] ?? 0) - 0.8);
      if (end - start < 2) continue;
      path += `${path ? 'm' : 'M'}${digits(start - atX, sum - start - atY)}l${digits(end - start, start - end)}`;
      [atX, atY] = [end, sum - end];
    }
  }
  return path;
}
