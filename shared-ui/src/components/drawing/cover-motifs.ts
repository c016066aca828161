import { box, dimension, earth, hatch, voussoir, type Rect } from './geometry.ts';
import { layCourses } from './masonry.ts';
import { between, type Random } from './random.ts';

/** The layers of a cover's drawing, on a sheet of 480 by 320 whose lower right corner holds the title block. */
export interface Motif {
  fine: string;
  main: string;
  shade: string;
  copper: string;
  /** Moves the ring-shaped parts from the origin to where they stand. */
  at?: readonly [number, number];
}

/** An arch, its stones numbered by nobody and its keystone in copper. */
function arch(random: Random): Motif {
  const inner = between(random, 84, 104);
  const outer = inner + between(random, 34, 46);
  const half = between(random, 4, 6);
  const step = 90 / (half + 0.5);
  const stones: string[] = [];
  for (let index = -half; index <= half; index += 1) {
    stones.push(voussoir(inner, outer, (index - 0.5) * step, (index + 0.5) * step));
  }
  const key = stones.splice(half, 1)[0] ?? '';
  const radii = stones.map((_, index) => {
    const angle = ((-90 + (index + 0.5) * step) * Math.PI) / 180;
    return `M0 0l${Math.round(inner * Math.sin(angle))} ${Math.round(-inner * Math.cos(angle))}`;
  });
  const piers = [-outer, inner].map((x) => box({ x, y: 0, width: outer - inner, height: 64 }, 1.5));
  return {
    at: [196, 196],
    fine: `${radii.join('')}M${-outer - 20} 0h${2 * outer + 40}M0 ${-outer - 20}v${outer + 40}`,
    main: stones.join('') + piers.join('') + `M${-outer - 24} 64H${outer + 24}`,
    shade: stones.filter((_, index) => index % 3 === 0).join('') + piers.join(''),
    copper: key,
  };
}

/** A length of wall with one copper course. */
function wall(random: Random): Motif {
  const courses = layCourses(random, { x: 48, y: 48, width: 384, height: 196 });
  const chosen = between(random, 2, courses.length - 2);
  const stones = courses.flatMap((course, index) => (index === chosen ? [] : course.stones));
  return {
    fine: dimension('down', 32, [244, ...courses.map((course) => course.y)]) + earth(36, 244, 408),
    main: stones.map((stone) => box(stone, 1.5)).join('') + 'M36 244H444',
    shade: stones
      .filter(() => random() < 0.3)
      .map((stone) => box(stone, 1.5))
      .join(''),
    copper: (courses[chosen]?.stones ?? []).map((stone) => box(stone, 1.5)).join(''),
  };
}

/** Divides a house into rooms, the long way first. */
function rooms(random: Random, room: Rect, depth: number): Rect[] {
  if (depth === 0 || Math.min(room.width, room.height) < 70) return [room];
  const share = 0.38 + random() * 0.24;
  if (room.width > room.height) {
    const width = Math.round(room.width * share);
    return [
      ...rooms(random, { ...room, width }, depth - 1),
      ...rooms(random, { ...room, x: room.x + width, width: room.width - width }, depth - 1),
    ];
  }
  const height = Math.round(room.height * share);
  return [
    ...rooms(random, { ...room, height }, depth - 1),
    ...rooms(random, { ...room, y: room.y + height, height: room.height - height }, depth - 1),
  ];
}

/** A plan of rooms, one of them hatched. */
function plan(random: Random): Motif {
  const house: Rect = { x: 60, y: 44, width: 360, height: 188 };
  const all = rooms(random, house, 3);
  const chosen = all[between(random, 0, all.length - 1)] ?? house;
  const axes = [...new Set([house.x, ...all.map((room) => room.x + room.width)])].sort((a, b) => a - b);
  return {
    fine: dimension('across', 252, axes) + axes.map((x) => `M${x} 26v8`).join(''),
    main: all.map((room) => box(room, 3)).join('') + box(house, -3),
    shade: box(house, -3) + all.map((room) => box(room, 3)).join(''),
    copper:
      box(chosen, 9) +
      hatch({ x: chosen.x + 9, y: chosen.y + 9, width: chosen.width - 18, height: chosen.height - 18 }, 9),
  };
}

export const motifs = [arch, wall, plan] as const;
