import type { Head } from './portrait-face.ts';
import { across, area, circle, hatchWithin, line, mirror, type Part, type Point, type Points } from './portrait-lines.ts';
import { between, pick, type Random } from './random.ts';

export type HairStyle = 'cropped' | 'parted' | 'long' | 'tied' | 'curly' | 'bald';

/** Hair before the face and behind the neck; `ears` says whether they are seen. */
export interface Hair {
  readonly back?: Part;
  readonly front: Part;
  readonly ears: boolean;
}

/** A mass of hair: toned, outlined, and hatched as closely as it is dark. */
function mass(outline: string, points: Points, gap: number, strands = ''): Part {
  return { paper: outline, shade: outline, line: outline, hatch: hatchWithin(points, gap), fine: strands };
}

function cropped({ width }: Head, random: Random, gap: number): Hair {
  const lift = between(random, 0, 5);
  const recess = between(random, 0, 6);
  const outer = across([[-width - 1, 115], [-width - 4, 98], [-width - 1, 74], [-33, 54 - lift], [-13, 45 - lift], [0, 44 - lift]]);
  const inner = across([[width - 1.5, 113], [width - 3, 98], [width - 8, 88 - recess], [width - 16, 73 - recess / 2], [14, 73], [0, 71]]);
  return { front: mass(area(outer, inner), [...outer, ...inner], gap), ears: true };
}

function parted({ width }: Head, random: Random, gap: number): Hair {
  const lift = between(random, 0, 5);
  const at = between(random, -24, -16);
  const flip = random() < 0.5;
  const side = (points: Points) => (flip ? points.map(([x, y]): Point => [-x, y]) : points);
  const outer = side([
    [-width - 1, 115], [-width - 4, 96], [-width - 1, 70], [-32, 50], [at, 43],
    [2, 39 - lift], [26, 42 - lift], [width - 3, 58], [width + 4, 86], [width + 1, 115],
  ]);
  const fringe = side([[width - 1.5, 113], [width - 3, 97], [width - 8, 86], [18, 78], [at + 12, 70], [at, 59]]);
  const temple = side([[at - 3, 62], [-width + 10, 76], [-width + 4, 94], [-width + 1.5, 113]]);
  const strands = [
    side([[at, 59], [2, 58], [24, 66], [width - 4, 86]]),
    side([[at, 51], [6, 48], [30, 56], [width, 80]]),
    side([[at, 59], [at + 1, 50], [at, 43]]),
    side([[at - 4, 56], [-34, 64], [-width + 1, 90]]),
  ];
  return {
    front: mass(area(outer, fringe, temple), [...outer, ...fringe, ...temple], gap, strands.map(line).join('')),
    ears: true,
  };
}

function long({ width, neck }: Head, random: Random, gap: number): Hair {
  const end = pick(random, [176, 206, 222]);
  const turn = end < 200 ? 8 : 0;
  const at = between(random, -14, 14);
  const fall: Points = [
    [-width - 4 + turn, end], [-width - 12, end - 20], [-width - 10, 150], [-width - 9, 108],
    [-width - 4, 72], [-28, 47], [0, 40],
  ];
  const outer = across(fall);
  const lock: Points = [
    [width - 12 + turn, end - 2], [width - 4, end - 20], [width - 1, 150], [width - 1, 122], [width - 5, 98], [width - 19, 80],
  ];
  const inner: Points = [...lock, [at, 60], ...mirror(lock)];
  const behind: Points = [[-width, 110], [-width, end - 8], [-neck, end - 2], [neck, end - 2], [width, end - 8], [width, 110]];
  const strands = [
    [[at, 60], [at + 1, 50], [at / 2, 40]],
    [[at - 3, 54], [-width + 8, 74], [-width - 3, 110], [-width - 5, 160]],
    [[at + 3, 54], [width - 8, 74], [width + 3, 110], [width + 5, 160]],
    [[width + 1, 150], [width - 1, end - 24], [width - 6, end - 8]],
  ] as const;
  const back = area(behind);
  return {
    back: { paper: back, shade: back, hatch: hatchWithin(behind, gap) },
    front: mass(area(outer, inner), [...outer, ...inner], gap + 1, strands.map(line).join('')),
    ears: false,
  };
}

function tied({ width, neck }: Head, random: Random, gap: number): Hair {
  const outer = across([[-width - 1, 113], [-width - 3, 92], [-width + 2, 66], [-25, 48], [0, 44]]);
  const inner = across([[width - 1.5, 111], [width - 5, 95], [width - 13, 80], [20, 71], [0, 67]]);
  const [x, y, radius]: readonly [number, number, number] = random() < 0.6 ? [0, 35, 15] : [neck + 8, 180, 15];
  const bun = circle(x, y, radius);
  const round = Array.from({ length: 12 }, (_, step): Point => [
    x + (radius - 1) * Math.cos(step * 0.5236),
    y + (radius - 1) * Math.sin(step * 0.5236),
  ]);
  const strand = (from: Point, by: Point, to: Point) => line([from, by, to]) + line(mirror([from, by, to]));
  const strands =
    strand([-width + 8, 86], [-27, 64], [-6, 47]) + strand([-20, 71], [-14, 58], [-3, 46]) + strand([-width + 1, 100], [-36, 64], [-14, 48]);
  return {
    back: mass(bun, round, gap, line([[x - 9, y - 4], [x + 1, y - 9], [x + 10, y - 2]]) + line([[x - 8, y + 5], [x, y], [x + 8, y + 6]])),
    front: mass(area(outer, inner), [...outer, ...inner], gap + 1, strands),
    ears: true,
  };
}

function curly({ width, slight }: Head, random: Random, gap: number): Hair {
  const volume = between(random, slight ? 8 : 1, slight ? 14 : 7);
  const end = slight ? 150 : 116;
  const reach = width + volume;
  const steps = slight ? 17 : 13;
  const outer = Array.from({ length: steps + 1 }, (_, step): Point => {
    const turn = (step / steps) * 2 - 1;
    const angle = (turn * Math.PI) / 2;
    const drop = Math.max(0, Math.abs(turn) - 0.6) / 0.4;
    return [
      Math.round(reach * Math.sin(angle)),
      Math.round(98 - (56 + volume) * Math.cos(angle) + drop * (end - 98)),
    ];
  });
  const scallops = outer.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `A8 8 0 0 1 ${x} ${y}`)).join('');
  const hairline = across([[width - 1, end - 2], [width - 3, 100], [width - 9, 86], [28, 78], [15, 75], [0, 74]]);
  const curls = Array.from({ length: 14 }, (_, index) => {
    const angle = (-78 + index * 12 + random() * 6) * 0.01745;
    const far = 0.8 + (index % 2) * 0.12;
    return `M${Math.round(reach * far * Math.sin(angle)) - 4} ${Math.round(98 - (56 + volume) * far * Math.cos(angle))}a4 4 0 0 1 8 1`;
  }).join('');
  const outline = `${scallops}${area(hairline).replace('M', 'L')}`;
  return { front: mass(outline, [...outer, ...hairline], gap, curls), ears: !slight };
}

function bald({ width }: Head, random: Random, gap: number): Hair {
  const side: Points = [[-width - 1, 115], [-width - 4, 103], [-width - 1, 88], [-width + 5, 90], [-width + 3, 104], [-width + 1.5, 114]];
  const fringe = random() < 0.6 ? area(side) + area(mirror(side)) : '';
  const gleam = line([[-20, 68], [-10, 63], [2, 62]]);
  const hatch = fringe ? hatchWithin(side, gap) + hatchWithin(mirror(side), gap) : '';
  return { front: { paper: fringe, shade: fringe, line: fringe, hatch, fine: gleam }, ears: true };
}

const styles = { cropped, parted, long, tied, curly, bald };

export function hairOf(style: HairStyle, head: Head, random: Random): Hair {
  return styles[style](head, random, between(random, 3, 5));
}

/** A short beard, along the jaw and round the mouth, and the lips that it leaves free. */
export function beard({ width, jaw, chinWidth, chin, nose, mouth, mouthWidth }: Head): readonly [Part, Part] {
  const outer = across([
    [-width - 0.5, 116],
    [-width + 2, 138],
    [-jaw - 1, 157],
    [-(jaw + chinWidth) / 2 - 3, 173],
    [-chinWidth - 1, chin],
    [0, chin + 4],
  ]);
  const inner = across([
    [width - 3, 116],
    [width - 7, 140],
    [mouthWidth + 9, mouth - 4],
    [mouthWidth + 1, nose + 6],
    [7, nose + 4.5],
    [0, nose + 5.5],
  ]);
  const lips = area(
    across([[-mouthWidth + 2, mouth - 1], [-4, mouth - 3], [0, mouth - 2]]),
    across([[7, mouth + 5], [0, mouth + 6]]),
  );
  const shape = area(outer, inner);
  return [{ shade: shape, line: shape, hatch: hatchWithin([...outer, ...inner], 4) }, { paper: lips }];
}
