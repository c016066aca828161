import { between, type Random } from './random.ts';
import type { Rect } from './geometry.ts';

/** One layer of stones between two heads of joints. */
export interface Course {
  y: number;
  height: number;
  stones: Rect[];
}

const STAGGER = 11;
const NUDGE = 6;

/** Moves a joint on until none of the course below lies under it; undefined where there is no such place. */
function offset(joint: number, last: number, below: readonly number[]): number | undefined {
  let at = joint;
  while (below.some((other) => Math.abs(other - at) < STAGGER)) at += NUDGE;
  return at <= last ? at : undefined;
}

/** Ends of the stones of one course: never above a joint of the course below. */
function jointsAcross(random: Random, x: number, end: number, below: readonly number[]): number[] {
  const joints: number[] = [];
  let at = x;
  while (end - at > 76) {
    const next = offset(at + between(random, 30, 70), end - 20, below);
    if (next === undefined) break;
    joints.push(next);
    at = next;
  }
  return joints;
}

/** A wall of coursed stones in running bond, from the ground up. */
export function layCourses(random: Random, wall: Rect): Course[] {
  const courses: Course[] = [];
  let below: number[] = [];
  let y = wall.y + wall.height;
  while (y > wall.y) {
    const left = y - wall.y;
    const height = left <= 40 ? left : between(random, 20, Math.min(32, left - 20));
    y -= height;
    const joints = jointsAcross(random, wall.x, wall.x + wall.width, below);
    const ends = [...joints, wall.x + wall.width];
    const stones = ends.map((end, index) => {
      const x = ends[index - 1] ?? wall.x;
      return { x, y, width: end - x, height };
    });
    courses.push({ y, height, stones });
    below = joints;
  }
  return courses;
}
