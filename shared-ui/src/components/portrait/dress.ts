import type { Head } from './face.ts';
import {
  across,
  area,
  circle,
  facet,
  hatchWithin,
  line,
  mirror,
  pair,
  points,
  type Part,
  type Points,
} from './lines.ts';
import { between, type Random } from '../drawing/random.ts';

export type Collar = 'open' | 'tie' | 'blouse' | 'roll';

/** Neck and shoulders of one person; points are noted down for a neck of no width, beside the shoulders' own. */
interface Bust {
  /** Moves what is noted down from the neck's own side outwards. */
  readonly beside: (noted: string) => Points;
  /** From the lower edge of the sheet up to the neck on the left. */
  readonly shoulder: Points;
}

function bust({ neck, slight }: Head, random: Random): Bust {
  const drop = between(random, -3, 4);
  const wide = slight ? 0.87 : 1;
  const beside = (noted: string) => points(noted, (x, y) => [x + Math.sign(x) * neck, y]);
  return {
    beside,
    shoulder: [
      ...points('-110,292 -103,246 -86,227 -56,216', (x, y) => [x * wide, y === 292 ? y : y + drop]),
      ...beside('-8,205'),
    ],
  };
}

/** The body, with the shadow that the chin throws. */
const body = ({ neck, chin }: Head, { beside, shoulder }: Bust, fine: string): Part => ({
  shape: area(across([...shoulder, ...beside('-.5,190 -.01,160'), [0, 156]])),
  hatch: hatchWithin(
    [
      [1 - neck, chin - 6],
      [0, chin + 2],
      [neck - 1, chin - 8],
      [neck, 198],
      [8, chin + 14],
      [6 - neck, chin + 6],
    ],
    4,
  ),
  fine,
});

/** What lies between the shoulders and a neckline, which runs from the left to the right. */
const cloth = ({ shoulder }: Bust, neckline: Points): Part => ({
  tone: 1,
  shape: area(shoulder, neckline, mirror(shoulder)),
  hatch: hatchWithin([...shoulder, ...neckline, ...mirror(shoulder)], 6),
});

/** A jacket over a shirt: its lapels are left plain, so that they stand out from the hatched cloth. */
function jacket({ beside, shoulder }: Bust, open: boolean): readonly Part[] {
  const edge: Points = [...beside('-15,211'), ...points('-50,238 -40,243 -51,250 -5,292')];
  const lapel: Points = [...beside('-7,205'), ...edge, [-2, 292]];
  const side = [...shoulder, ...edge];
  const wing: Points = open
    ? [...beside('-1,190 -9,207'), ...points('-20,238 -2,230')]
    : [...beside('-1,192 -9,207'), ...points('-15,233 0,213')];
  const tie = facet(points('-7,214 7,214 4.5,229 12,292 -12,292 -4.5,229'));
  return [
    { hatch: hatchWithin(side, 7) + hatchWithin(mirror(side), 5) },
    { shape: facet(lapel) + facet(mirror(lapel)) },
    open ? { fine: `M0 232V292${circle(0, 254, 2)}` } : { tone: 2, shape: tie, line: 'M-4.5 229h9' },
    { shape: facet(wing) + facet(mirror(wing)) },
  ];
}

/** The clothes, from below to above. */
export function dress(collar: Collar, head: Head, random: Random): readonly Part[] {
  const on = bust(head, random);
  const { beside } = on;
  if (collar === 'roll') {
    const ribs = ['-12,191 -14,210', '-4,192 -5,212'].map((noted) => pair(points(noted)));
    const roll = area(across([...beside('-2,184 -5,207'), [0, 213]]), across([...beside('2,184'), [0, 190]]));
    return [
      body(head, on, ''),
      cloth(on, across([...beside('-5,207'), [0, 213]])),
      { tone: 1, shape: roll, fine: ribs.join('') },
    ];
  }
  if (collar === 'blouse') {
    const deep = between(random, 226, 246);
    const neckline = across([...beside('-7,205'), [6 - head.neck, deep - 12], [0, deep]]);
    const chain = line(across([...beside('-.01,203'), [8 - head.neck, deep - 19], [0, deep - 12]]));
    return [
      body(head, on, random() < 0.5 ? chain + circle(0, deep - 9, 2.5) : ''),
      { ...cloth(on, neckline), fine: line(neckline.map(([x, y]) => [x * 1.16, y + 5])) },
    ];
  }
  return [body(head, on, ''), ...jacket(on, collar === 'open')];
}
