import type { Random } from '../drawing/geometry.ts';

export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];

/** Darkness of a shape on white paper. */
export type Tone = 1 | 2 | 3;

/** The layers of one part of a portrait, in drawing order. */
export interface Part {
  readonly tone?: Tone;
  /** Outlined, and covers the parts behind it. */
  readonly shape?: string;
  readonly hatch?: string;
  readonly fine?: string;
  readonly line?: string;
  readonly dark?: string;
}

/** Writes numbers of a path in tenths and as short as possible, because they are half of the markup. */
const digits = (...values: readonly number[]): string =>
  values
    .map((value, index) => {
      const text = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');

/** Parses points, `-46,113 0,44`, and moves each to its position on a particular head. */
export const points = (noted: string, move = (x: number, y: number): Point => [x, y]): Points =>
  noted.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return move(x, y);
  });

/** Mirrors points at the axis, in reverse order: a line that goes down on the left goes up on the right. */
export const mirror = (points: Points): Points => points.map(([x, y]) => [-x, y] as const).reverse();

/** Returns a symmetric line from its left half, which ends on the axis. */
export const across = (half: Points): Points => [...half, ...mirror(half).slice(1)];

/**
 * Returns a smooth line through the points: at each one, its direction follows the neighboring points. Each segment
 * starts in the direction in which the one before ended, so that only one of its two control points is written (`s`).
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

/** Returns a line and its mirror image. */
export const pair = (points: Points): string => line(points) + line(mirror(points));

/** Returns the area inside smooth lines, each starting where the one before ends, with a corner between them. */
export const area = (...lines: readonly Points[]): string => `M${lines.map(through).join('L')}z`;

/** Returns the area inside straight lines. */
export const facet = (points: Points): string => `M${points.map((point) => digits(...point)).join('L')}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${digits(x - radius, y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** Hatches the area inside the points at 45 degrees. The lines end slightly before the edge, like pen strokes. */
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

/** The crown of every head, and the level of the eyes, halfway to the chin. */
export const CROWN = 54;
export const EYES = 118;

/** Chin of the reference head, which is 90 wide. All shapes are defined for it. */
const CHIN = 181;

/** A head, as differences from the reference head. */
export interface Head {
  readonly chin: number;
  readonly neck: number;
  /** Narrower jaw and neck, fuller lips. */
  readonly slight: boolean;
  /** Maps points of the reference head to this one. */
  readonly on: (noted: string) => Points;
}

export function measure(random: Random, slight: boolean): Head {
  const vary = (middle: number, span: number) => middle + (random() - 0.5) * span;
  const wide = vary(slight ? 0.975 : 1.02, 0.1);
  const jaw = vary(1, 0.1);
  const chin = vary(slight ? 179.5 : 183, 8);
  return {
    chin,
    neck: vary(slight ? 20 : 26, 2.5),
    slight,
    on: (noted) =>
      points(noted, (x, y) => {
        const inFace = y > EYES && y < CHIN + 6;
        const down = inFace ? (y - EYES) / (CHIN - EYES) : 0;
        return [x * wide * (1 + (jaw - 1) * down), y + (chin - CHIN) * down];
      }),
  };
}

/** Left cheek and jaw, from the temple to the middle of the chin. */
export const cheeks = {
  slight: '-45,94 -45,114 -42,136 -34.5,154 -21.5,170 -8,178.5 0,181',
  broad: '-45,94 -45.3,114 -43,136 -38.5,154 -25.5,170.5 -11,179 0,181',
};

/** Draws the ears, and the head up to the crown with a shadow on its right. */
export function head({ on, slight }: Head): readonly [ears: Part, skull: Part] {
  const cheek = on(slight ? cheeks.slight : cheeks.broad);
  const ear = on('-43,108 -49,105 -53,112 -51.5,126 -47.5,137 -42,138');
  const shade = [...mirror(cheek).slice(1), ...on('36,96 34,120 31,138 23,154 12,169 3,176')];
  return [
    { shape: area(ear) + area(mirror(ear)), fine: pair(on('-46,112 -49.5,114 -48.5,125 -46,130')) },
    {
      shape: area(across([...on('0,54 -12,54.8 -27,59 -39,72'), ...cheek])),
      hatch: hatchWithin(shade, 5),
    },
  ];
}

export function eyes({ on, slight }: Head, random: Random): readonly Part[] {
  const apart = on('20.5,118')[0]?.[0] ?? 0;
  const x = apart + (random() - 0.5) * 2;
  const gaze = (random() - 0.5) * 1.4;
  const open = random() * 1.2;
  const tilt = (random() - 0.4) * 0.18;
  const lift = (random() - 0.5) * 2.5;
  const arch = random() * 3;
  const at = (noted: string, raise = 0, bend = 0) =>
    points(noted, (right, down) => [
      right + x,
      EYES + down - right * tilt - raise - (Math.abs(right) < 8 ? bend : 0),
    ]);
  const above = at('-11.5,-11.5 -2,-13.5 7,-13.5 14,-9.5', lift, arch);
  const below = at(slight ? '7,-11.7 -2,-11.3 -11.5,-9.3' : '7,-10.8 -2,-10.1 -11.5,-8.1', lift, arch);
  const brows = area(above, below) + area(mirror(above), mirror(below));
  const both = (radius: number) => circle(x + gaze, EYES, radius) + circle(gaze - x, EYES, radius);
  return [
    {
      line: pair(at(`-9,1.8 -5,-2.2 1.5,-3.6 7,-1.6 10.5,${slight ? -0.6 : 1}`, 0, open)),
      fine: pair(at('-8,-4 0,-7.4 7,-5.8 11,-2.6', open)) + pair(at('-5.5,3.4 .5,4.4 7,2.6')),
    },
    // Drawn twice, because irises are half as dark as pupils and brows.
    { dark: both(3.4) + brows },
    { dark: both(1.7) + brows },
  ];
}

/** Draws nose and mouth. `lined` adds lines next to them, which indicate age. */
export function noseAndMouth({ on, slight }: Head, random: Random, lined: boolean): Part {
  const smile = 2 + random() * 2;
  const wide = 0.9 + random() * 0.25;
  const broad = (slight ? 0.88 : 1.02) + random() * 0.2;
  const nose = (noted: string) => on(noted).map(([x, y]) => [x * broad, y] as const);
  const mouth = (noted: string) =>
    on(noted).map(([x, y]) => [x * wide, y + smile * (0.35 - Math.abs(x) / 13)] as const);
  return {
    line: line(across(mouth('-17,159.8 -14,160.4 -7,160.6 0,160'))) + line(across(nose('-3.5,149 0,150'))),
    fine:
      line(nose(`${slight ? '5,130' : '5,120'} 5.5,133 7.5,136 10.5,142 10,146.5 6,147.5`)) +
      line(nose('-9,141 -10.5,145.5 -6.5,147.5')) +
      line(across(mouth(slight ? '-9,158.5 -4,155.6 0,156.6' : '-9,158.5 -4,156.6 0,157.4'))) +
      line(across(mouth('-8,167 0,168'))) +
      (lined ? pair(on('-15.5,145 -19.5,153 -21.5,162')) : ''),
  };
}
