import {
  across,
  area,
  circle,
  hatchWithin,
  line,
  mirror,
  pair,
  points,
  type Part,
  type Points,
} from './lines.ts';
import type { Random } from '../drawing/random.ts';

/** The crown of every head, and the level of the eyes, half way down to the chin. */
export const CROWN = 54;
export const EYES = 118;

/** What the shapes are noted down for: a head 90 wide, with its chin here. */
const CHIN = 181;

/** One head: how it differs from the one that the shapes are noted down for. */
export interface Head {
  readonly chin: number;
  readonly neck: number;
  /** Lighter bones: a narrower jaw and neck, fuller lips. */
  readonly slight: boolean;
  /** The points of a shape on this head. */
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

/** The cheek and the jaw on the left, from the temple to the middle of the chin. */
export const cheeks = {
  slight: '-45,94 -45,114 -42,136 -34.5,154 -21.5,170 -8,178.5 0,181',
  broad: '-45,94 -45.3,114 -43,136 -38.5,154 -25.5,170.5 -11,179 0,181',
};

/** Ears, and the head to the crown with the shadow on its right. */
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

/** Eyes and brows. */
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
    // Twice: irises are half as dark as pupils and brows.
    { dark: both(3.4) + brows },
    { dark: both(1.7) + brows },
  ];
}

/** Nose and mouth, and the lines beside them that years leave. */
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
