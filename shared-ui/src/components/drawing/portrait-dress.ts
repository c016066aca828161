import type { Head } from './portrait-face.ts';
import { across, area, circle, facet, hatchWithin, line, mirror, pair, type Part, type Point, type Points } from './portrait-lines.ts';
import { between, type Random } from './random.ts';

export type Collar = 'open' | 'tie' | 'blouse' | 'roll';

/** Where the sheet cuts the figure off. */
const CUT = 292;

/** From the neck over the left shoulder to the lower edge. */
const shoulder = ({ neck, slight }: Head, drop: number): Points => {
  const wide = slight ? 96 : 110;
  return [
    [-neck - 8, 205],
    [-56, 216 + drop],
    [-wide + 24, 227 + drop],
    [-wide + 7, 246 + drop],
    [-wide, CUT],
  ];
};

/** Neck and shoulders, with the shadow that the chin throws. */
function bust(head: Head, drop: number): Part {
  const { neck, chin } = head;
  const body = across([
    ...shoulder(head, drop).toReversed(),
    [-neck - 0.5, 190],
    [-neck, 160],
    [0, 156],
  ]);
  const shadow: Points = [
    [-neck + 1, chin - 6], [0, chin + 2], [neck - 1, chin - 8], [neck - 0.5, 198], [8, chin + 14], [-neck + 6, chin + 6],
  ];
  return { paper: area(body), line: area(body), hatch: hatchWithin(shadow, 4) };
}

/** What lies between the shoulders and a neckline, which runs from the left to the right. */
function cloth(head: Head, drop: number, neckline: Points, gap: number): Part {
  const left = shoulder(head, drop).toReversed();
  const edge = [...left, ...neckline, ...mirror(left)];
  const outline = area(left, neckline, mirror(left));
  return { paper: outline, shade: outline, line: outline, hatch: hatchWithin(edge, gap) };
}

/** A jacket over a shirt: its lapels are left plain, so that they stand out from the hatched cloth. */
function jacket(head: Head, drop: number): Part[] {
  const { neck } = head;
  const lapel: Points = [[-neck - 7, 205], [-neck - 15, 211], [-50, 238], [-40, 243], [-51, 250], [-5, CUT], [-2, CUT]];
  const left = shoulder(head, drop).toReversed();
  const side: Points = [...left, [-neck - 15, 211], [-50, 238], [-40, 243], [-51, 250], [-5, CUT]];
  const flaps = facet(lapel) + facet(mirror(lapel));
  return [
    { hatch: hatchWithin(side, 7) + hatchWithin(mirror(side), 5) },
    { paper: flaps, line: flaps },
  ];
}

function shirt({ neck }: Head, open: boolean): Part {
  const wing: Points = open
    ? [[-neck - 1, 190], [-neck - 9, 207], [-20, 238], [-2, 230]]
    : [[-neck - 1, 192], [-neck - 9, 207], [-15, 233], [0, 213]];
  const wings = facet(wing) + facet(mirror(wing));
  const placket = open ? `M0 232V${CUT}` : '';
  return { paper: wings, line: wings, fine: placket + (open ? circle(0, 254, 2) : '') };
}

function tie(): Part {
  const knot: Points = [[-7, 214], [7, 214], [4.5, 229], [-4.5, 229]];
  const blade: Points = [[-4.5, 229], [4.5, 229], [12, CUT], [-12, CUT]];
  return {
    paper: facet(knot) + facet(blade),
    shade: facet(knot) + facet(blade),
    line: facet(knot) + facet(blade),
    hatch: hatchWithin(blade, 6),
  };
}

/** The clothes, from below to above. */
export function dress(collar: Collar, head: Head, random: Random): Part[] {
  const drop = between(random, -3, 4);
  const body = bust(head, drop);
  const { neck } = head;
  if (collar === 'roll') {
    const roll: Points = [[-neck - 2, 184], [-neck - 5, 207], [0, 213], [neck + 5, 207], [neck + 2, 184], [0, 190]];
    const ribs = [-0.6, -0.2, 0.2, 0.6].map((at): Points => [[at * (neck + 2), 190], [at * (neck + 5), 209]]);
    const outline = area(roll.slice(0, 5), roll.slice(5));
    return [
      body,
      cloth(head, drop, [[-neck - 5, 207], [0, 213], [neck + 5, 207]], 6),
      { paper: outline, shade: outline, line: outline, fine: ribs.map(line).join('') },
    ];
  }
  if (collar === 'blouse') {
    const deep = between(random, 226, 246);
    const neckline = across([[-neck - 7, 205], [-neck + 6, deep - 12], [0, deep]]);
    const hem = neckline.map(([x, y]): Point => [x * 1.16, y + 5]);
    const chain = random() < 0.5 ? line(across([[-neck, 203], [-neck + 8, deep - 19], [0, deep - 12]])) + circle(0, deep - 9, 2.5) : '';
    return [{ ...body, fine: chain }, cloth(head, drop, neckline, 6), { fine: line(hem) }];
  }
  const open = collar === 'open';
  const throat = open ? pair([[-neck + 4, 200], [-6, 224]]) : '';
  return [{ ...body, fine: throat }, ...jacket(head, drop), ...(open ? [] : [tie()]), shirt(head, open)];
}
