import {
  between,
  box,
  boxes,
  dimension,
  earth,
  hatch,
  layCourses,
  type Random,
  type Rect,
  voussoir,
} from './geometry.ts';

/** The layers of a cover drawing, on a canvas of 480 by 320. The lower right corner is for the title block. */
export interface Motif {
  fine: string;
  main: string;
  shade: string;
  copper: string;
  /** Openings, which are cut out of the walls. */
  open?: string;
  /** Moves the ring-shaped parts from the origin to their position. */
  at?: readonly [number, number];
}

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
    fine: `${radii.join('')}M${-outer - 20} 0h${2 * outer + 40}M0 ${-outer - 20}v${outer + 40}${earth(-outer - 24, 64, 2 * outer + 48)}${dimension('down', outer + 44, [-outer, 0, 64])}`,
    main: stones.filter((_, index) => index % 3 !== 0).join('') + `M${-outer - 24} 64H${outer + 24}`,
    shade: stones.filter((_, index) => index % 3 === 0).join('') + piers.join(''),
    copper: key,
  };
}

function wall(random: Random): Motif {
  const courses = layCourses(random, { x: 48, y: 48, width: 384, height: 196 });
  const chosen = between(random, 2, courses.length - 2);
  const plain: Rect[] = [];
  const shaded: Rect[] = [];
  courses.forEach((course, index) => {
    for (const stone of course.stones) if (index !== chosen) (random() < 0.3 ? shaded : plain).push(stone);
  });
  return {
    fine: dimension('down', 32, [244, ...courses.map((course) => course.y)]) + earth(36, 244, 408),
    main: boxes(plain, 1.5) + 'M36 244H444',
    shade: boxes(shaded, 1.5),
    copper: boxes(courses[chosen]?.stones ?? [], 1.5),
  };
}

/** Divides a house into rooms, across its longer side first. */
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

const DOOR = 22;

/** Adds a door in the wall to the right of a room, if no other wall meets it there. */
function door(room: Rect, all: readonly Rect[]): { gap: string; swing: string } | undefined {
  const x = room.x + room.width;
  const y = room.y + 12;
  const meets = all.some((other) => other.x === x && other.y > y - 8 && other.y < y + DOOR + 8);
  if (meets || !all.some((other) => other.x === x)) return undefined;
  return {
    gap: box({ x: x - 4, y, width: 8, height: DOOR }),
    swing: `M${x - 3} ${y}h${-DOOR}a${DOOR} ${DOOR} 0 0 0 ${DOOR} ${DOOR}`,
  };
}

function plan(random: Random): Motif {
  const house: Rect = { x: 60, y: 44, width: 360, height: 188 };
  const all = rooms(random, house, 3);
  const chosen = all[between(random, 0, all.length - 1)] ?? house;
  const doors = all.flatMap((room) => door(room, all) ?? []);
  const ends = [house.x, ...all.map((room) => room.x + room.width)].sort((a, b) => a - b);
  const axes = ends.filter((x, index) => index === 0 || x - (ends[index - 1] ?? 0) > 14);
  const walls = all.map((room) => box(room, 3)).join('') + box(house, -3);
  const inside = { x: chosen.x + 9, y: chosen.y + 9, width: chosen.width - 18, height: chosen.height - 18 };
  return {
    fine: dimension('across', 252, axes) + doors.map(({ swing }) => swing).join(''),
    main: '',
    shade: walls,
    open: doors.map(({ gap }) => gap).join(''),
    copper: box(inside) + hatch(inside, 9),
  };
}

export const motifs = [arch, wall, plan] as const;
