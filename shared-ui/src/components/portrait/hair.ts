import {
  across,
  area,
  cheeks,
  circle,
  hatchWithin,
  type Head,
  line,
  mirror,
  pair,
  type Part,
  type Point,
  type Points,
  type Tone,
} from './face.ts';
import { between, pick, type Random } from '../drawing/geometry.ts';

export type HairStyle = 'cropped' | 'parted' | 'long' | 'tied' | 'curly' | 'bald';

/** Hair in front of the face and behind the neck. `ears`: whether the ears are visible. */
interface Hair {
  readonly back?: Part;
  readonly front: Part;
  readonly ears: boolean;
}

/** A mass of hair between its outer line and the hairline. The darker the tone, the denser the hatching. */
const mass = (tone: Tone, lines: readonly Points[], strands = '', shape = area(...lines)): Part => ({
  tone,
  shape,
  hatch: hatchWithin(lines.flat(), 7 - tone),
  fine: strands,
});

/** Adds volume on top, up to `by` at the crown. */
const fuller = (lines: Points, by: number): Points =>
  lines.map(([x, y]) => [x, y - by * Math.max(0, (72 - y) / 28)]);

function cropped({ on }: Head, random: Random, tone: Tone): Hair {
  const outer = fuller(across(on('-46,115 -49,98 -46,74 -33,54 -13,45 0,44')), between(random, 0, 5));
  const temple = between(random, 0, 6);
  const inner = across(on(`43.5,113 42,98 37,${88 - temple} 29,${73 - temple / 2} 14,73 0,71`));
  return { front: mass(tone, [outer, inner]), ears: true };
}

function parted({ on }: Head, random: Random, tone: Tone): Hair {
  const by = between(random, 0, 5);
  const side = random() < 0.5 ? 1 : -1;
  const at = (noted: string) => fuller(on(noted), by).map(([x, y]): Point => [x * side, y]);
  const outer = at('-46,115 -49,96 -46,70 -32,50 -20,43 2,39 26,42 42,58 49,86 46,115');
  const fringe = at('43.5,113 42,97 37,86 18,78 -8,70 -20,59');
  const temple = at('-23,62 -35,76 -41,94 -43.5,113');
  const strands = ['-20,59 2,56 26,62 43,84', '-20,51 8,47 32,55 45,78', '-20,60 -20,43'].map(at);
  return { front: mass(tone, [outer, fringe, temple], strands.map(line).join('')), ears: true };
}

function long({ on, neck }: Head, random: Random, tone: Tone): Hair {
  const end = pick(random, [178, 206, 222]);
  const turn = end < 200 ? 9 : 0;
  const at = between(random, -14, 14);
  const outer = fuller(
    across(
      on(
        `${turn - 47},${end} ${turn / 2 - 54},${end - 7} -57,${end - 24} -56,140 -53,100 -46,68 -26,47 0,41`,
      ),
    ),
    between(random, 0, 3),
  );
  const lock = on(`${35 + turn},${end - 3} 41,${end - 16} 44,146 44,122 41,100 32,82`);
  const inner: Points = [...lock, [at + 15, 70], [at, 60], [at - 15, 70], ...mirror(lock)];
  const behind: Points = [
    ...on(`-45,110 -45,${end - 8}`),
    [-neck, end - 2],
    [neck, end - 2],
    ...on(`45,${end - 8} 45,110`),
  ];
  const strands =
    line([
      [at, 60],
      [at / 2, 41],
    ]) + pair(on(`-18,58 -39,76 -49,112 -50,${end - 16}`));
  return {
    back: { tone, shape: area(behind) },
    front: mass(tone, [outer, inner], strands),
    ears: false,
  };
}

function tied({ on, neck }: Head, random: Random, tone: Tone): Hair {
  const outer = across(on('-46,113 -48,92 -43,66 -25,48 0,44'));
  const inner = across(on(`43.5,111 40,95 32,83 20,${between(random, 73, 77)} 0,72`));
  const strands = pair(on('-37,86 -27,64 -6,47')) + pair(on('-20,75 -14,60 -3,46'));
  const [x, y] = random() < 0.6 ? [0, 35] : [neck + 8, 180];
  const turn: Points = [
    [x - 9, y - 4],
    [x + 1, y - 9],
    [x + 10, y - 2],
  ];
  return {
    back: { tone, shape: circle(x, y, between(random, 13, 16)), fine: line(turn) },
    front: mass(tone, [outer, inner], strands),
    ears: true,
  };
}

/** Evenly spaced points along half an ellipse, from its left end over the top to its right end. */
const arch = (reach: number, top: number, foot: number, steps: number): Points =>
  Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = (step / steps - 0.5) * Math.PI;
    return [Math.round(reach * Math.sin(angle)), Math.round(foot - (foot - top) * Math.cos(angle))];
  });

const curls = (through: Points): string =>
  through.map(([x, y], index) => `${index === 0 ? '' : 'A7 7 0 0 1 '}${x} ${y}`).join('');

function curly({ on, slight }: Head, random: Random, tone: Tone): Hair {
  const volume = between(random, slight ? 8 : 2, slight ? 14 : 7);
  const end = slight ? between(random, 140, 158) : 116;
  const reach = 45 + volume;
  const top = 46 - volume;
  const side = Array.from({ length: Math.round((end - 94) / 11) }, (_, step): Point => [
    -reach,
    end - step * 11,
  ]);
  const outer = [...side, ...arch(reach, top, 94, 15), ...mirror(side)];
  const edge = (x: number) => on(`${x},${end - 4}`).map(([wide, y]): Point => [Math.round(wide), y]);
  const hairline = arch(43, 75, 106, 8).toReversed();
  const inside = [0.9, 0.76].flatMap((share, row) =>
    arch(reach * share, 94 - (94 - top) * share, 94, 9)
      .slice(1 + row, 9 - row)
      .map(([x, y]) => `M${x - 4} ${y + between(random, -2, 2)}a4.5 4.5 0 0 1 9 1`),
  );
  const shape = `M${curls(outer)}L${String(edge(44)[0])}L${curls(hairline)}L${String(edge(-44)[0])}z`;
  return {
    front: mass(tone, [outer, edge(44), hairline, edge(-44)], inside.join(''), shape),
    ears: !slight,
  };
}

function bald({ on }: Head, random: Random, tone: Tone): Hair {
  const side = on('-46,115 -49,103 -46,88 -40,90 -42,104 -43.5,114');
  const gleam = line(on('-20,68 -10,63 2,62'));
  if (random() < 0.4) return { front: { fine: gleam }, ears: true };
  return { front: { tone, shape: area(side) + area(mirror(side)), fine: gleam }, ears: true };
}

const styles = { cropped, parted, long, tied, curly, bald };

export const hairOf = (style: HairStyle, head: Head, random: Random, tone: Tone): Hair =>
  styles[style](head, random, tone);

export function beard({ on }: Head, tone: Tone): readonly Part[] {
  const outer = across(
    on(cheeks.broad)
      .slice(1)
      .map(([x, y]) => [x * 1.04, y + (y > 150 ? 3 : 0)]),
  );
  const inner = across(on('42,116 38,140 26,156 17.5,153 7,151.5 0,152.5'));
  const lips = area(across(on('-14.5,159 -4,157 0,158')), across(on('7,165 0,166')));
  return [{ tone, shape: area(outer, inner), hatch: hatchWithin([...outer, ...inner], 4) }, { shape: lips }];
}
