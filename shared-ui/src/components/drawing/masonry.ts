import { between, type Random } from './random.ts';
import type { Rect } from './geometry.ts';

/** One layer of stones between two heads of joints. */
export interface Course {
  y: number;
  height: number;
  stones: Rect[];
}

const STAGGER = 11;

/** Ends of the stones of one course: never above a joint of the course below. */
function jointsAcross(random: Random, x: number, end: number, below: readonly number[]): number[] {
  const joints: number[] = [];
  let at = x;
  while (end - at > 96) {
    let next = at + between(random, 30, 74);
    for (let tries = 0; tries < 6 && below.some((joint) => Math.abs(joint - next) < STAGGER); tries += 1) {
      next = at + between(random, 30, 74);
    }
    joints.push(next);
    at = next;
  }
  if (end - at > 62) joints.push(Math.round(at + (end - at) * (0.4 + random() * 0.2)));
  return joints;
}

/** A wall of coursed stones in running bond, from the ground up. */
export function layCourses(random: Random, wall: Rect): Course[] {
  const courses: Course[] = [];
  let below: number[] = [];
  let y = wall.y + wall.height;
  while (y > wall.y + 12) {
    const left = y - wall.y;
    const height = left < 44 ? left : between(random, 20, 32);
    y -= height;
    const joints = jointsAcross(random, wall.x, wall.x + wall.width, below);
    const edges = [wall.x, ...joints, wall.x + wall.width];
    courses.push({
      y,
      height,
      stones: joints.concat(wall.x + wall.width).map((end, index) => {
        const x = edges[index] ?? wall.x;
        return { x, y, width: end - x, height };
      }),
    });
    below = joints;
  }
  return courses;
}
