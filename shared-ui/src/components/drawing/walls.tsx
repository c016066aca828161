import { useId } from 'react';
import {
  between,
  box,
  boxes,
  dimension,
  earth,
  grid,
  hatch,
  layCourses,
  randomFrom,
  type Rect,
} from './geometry.ts';
import { Line, DrawingCanvas } from './drawing-canvas.tsx';

export interface SeededDrawingProps {
  /** The same seed yields the same drawing. */
  seed: string;
  className?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 288;
const WALL: Rect = { x: 60, y: 30, width: 384, height: 222 };
const GROUND = WALL.y + WALL.height;

/** Fraction of each course that is laid, from the top: the wall is under construction and steps down on one side. */
const PROGRESS = [0.4, 0.58, 0.8];

function planWall(seed: string) {
  const random = randomFrom(seed);
  const courses = layCourses(random, WALL);
  const copperIndex = Math.min(courses.length - 4, 4 + Math.floor(random() * 2));
  const laid: Rect[] = [];
  const toCome: Rect[] = [];
  courses.forEach((course, index) => {
    const share = PROGRESS[courses.length - 1 - index] ?? 1;
    const end = WALL.x + WALL.width * share;
    for (const stone of course.stones) (stone.x + stone.width / 2 <= end ? laid : toCome).push(stone);
  });
  const copper = courses[copperIndex];
  const onCopper = (stone: Rect) => stone.y === copper?.y;
  const plain: Rect[] = [];
  const shaded: Rect[] = [];
  const tooled: Rect[] = [];
  for (const stone of laid) {
    if (onCopper(stone)) continue;
    const dice = random();
    (dice < 0.3 ? shaded : plain).push(stone);
    if (dice > 0.9 && stone.width > 34) tooled.push(stone);
  }
  return {
    copper,
    course: laid.filter(onCopper),
    plain,
    shaded,
    tooled,
    toCome,
    levels: [GROUND, ...courses.map((course) => course.y)],
  };
}

const JOINT = 1.5;

/**
 * A wall of coursed stone under construction: running bond, one copper course with its datum, and dimensions next to
 * it.
 */
export function CoursedWall({ seed, className }: SeededDrawingProps) {
  const wall = planWall(seed);
  const datum = wall.copper ? wall.copper.y + wall.copper.height : GROUND;
  const tooling = wall.tooled.map((stone) =>
    hatch({ x: stone.x + 5, y: stone.y + 5, width: stone.width - 10, height: stone.height - 10 }, 6),
  );
  return (
    <DrawingCanvas viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
      <Line d={grid(WIDTH, HEIGHT)} className="nc-squares ui:stroke-line" strokeOpacity="0.6" />
      <Line d={boxes(wall.shaded, JOINT)} className="ui:fill-draft ui:stroke-draft" fillOpacity="0.1" />
      <Line d={boxes(wall.plain, JOINT)} className="ui:stroke-draft" />
      <Line d={tooling.join('')} className="ui:stroke-draft" strokeOpacity="0.5" />
      <Line d={boxes(wall.toCome, JOINT)} className="ui:stroke-edge" strokeDasharray="2 4" />
      <Line
        d={boxes(wall.course, JOINT)}
        className="nc-lay ui:fill-copper ui:stroke-copper"
        fillOpacity="0.16"
      />
      <Line d={`M36 ${datum}H468`} className="ui:stroke-copper" strokeWidth="2" />
      <path d={`M456 ${datum - 1}l-5 -9h10z`} className="ui:fill-copper" />
      <Line d={`M36 ${GROUND}H468`} className="ui:stroke-draft" strokeWidth="2" />
      <Line d={earth(36, GROUND, 432)} className="ui:stroke-draft" strokeOpacity="0.6" />
      <Line
        d={dimension('down', 24, wall.levels) + dimension('across', 274, [WALL.x, WALL.x + WALL.width])}
        className="ui:stroke-edge"
      />
    </DrawingCanvas>
  );
}

const SECTION_CUT_GROUND = 216;
const THICK = 14;

function planSection(seed: string) {
  const random = randomFrom(seed);
  const left = 72;
  const right = 396;
  const middle = between(random, 200, 262);
  const upper = between(random, 112, 130);
  const roof = between(random, 40, 52);
  const cut: Rect[] = [];
  for (const axis of [left, middle, right]) {
    cut.push({ x: axis - THICK, y: 240, width: THICK * 2, height: 14 });
    cut.push({ x: axis - THICK / 2, y: SECTION_CUT_GROUND, width: THICK, height: 24 });
    const head = axis === middle ? upper + 10 : roof + 10;
    cut.push({ x: axis - THICK / 2, y: head, width: THICK, height: SECTION_CUT_GROUND - head });
  }
  const slab = (y: number, from: number, to: number): Rect => ({ x: from, y, width: to - from, height: 10 });
  cut.push(
    slab(SECTION_CUT_GROUND - 10, left + 7, middle - 7),
    slab(SECTION_CUT_GROUND - 10, middle + 7, right - 7),
  );
  cut.push(slab(upper, left + 7, right - 7), slab(roof, left - 12, right + 12));
  return { random, axes: [left, middle, right], left, right, middle, upper, roof, cut };
}

function stair(from: number, to: number, bottom: number, top: number): string {
  const steps = 9;
  const tread = Math.round(((to - from) / steps) * 10) / 10;
  const riser = Math.round(((bottom - top) / steps) * 10) / 10;
  return `M${from} ${bottom}` + `v${-riser}h${tread}`.repeat(steps);
}

/** A section through a house on its footings. Cut parts are hatched; parts beyond the cut are hairlines. */
export function SectionCut({ seed, className }: SeededDrawingProps) {
  const { axes, left, right, middle, upper, roof, cut, random } = planSection(seed);
  const hatch = useId();
  const solid = boxes(cut);
  const stairLeft = random() < 0.5;
  const steps = stairLeft
    ? stair(left + 28, middle - 20, SECTION_CUT_GROUND - 10, upper)
    : stair(middle + 28, right - 20, SECTION_CUT_GROUND - 10, upper);
  const openings = [left + 36, (left + right) / 2 - 15, right - 66].map((x) =>
    box({ x, y: roof + 22, width: 30, height: upper - roof - 40 }),
  );
  return (
    <DrawingCanvas viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
      <Line d={grid(WIDTH, HEIGHT)} className="nc-squares ui:stroke-line" strokeOpacity="0.6" />
      <Line
        d={axes.map((x) => `M${x} 26v242`).join('')}
        className="ui:stroke-edge"
        strokeDasharray="10 3 2 3"
      />
      <path
        d={axes.map((x) => `M${x - 8} 17a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z`).join('')}
        className="ui:fill-ground ui:stroke-edge"
      />
      <Line d={steps + openings.join('')} className="ui:stroke-draft" strokeOpacity="0.6" />
      <path d={solid} className="ui:fill-ground" />
      <Line d={solid} className="ui:fill-draft ui:stroke-draft" fillOpacity="0.06" strokeWidth="1.5" />
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 1L1-1M0 5L5 0M4 6L6 4" className="ui:stroke-draft" strokeOpacity="0.6" />
      </pattern>
      <path d={solid} fill={`url(#${hatch})`} />
      <Line
        d={`M24 ${SECTION_CUT_GROUND}H${left - 7}M${right + 7} ${SECTION_CUT_GROUND}H456`}
        className="ui:stroke-draft"
        strokeWidth="2"
      />
      <Line
        d={earth(24, SECTION_CUT_GROUND, left - 31) + earth(right + 8, SECTION_CUT_GROUND, 456 - right - 8)}
        className="ui:stroke-draft"
        strokeOpacity="0.6"
      />
      <g className="nc-lay">
        <Line d={`M24 ${SECTION_CUT_GROUND - 10}H468`} className="ui:stroke-copper" strokeWidth="2" />
        <path d={`M48 ${SECTION_CUT_GROUND - 11}l-5 -9h10z`} className="ui:fill-copper" />
      </g>
      <Line
        d={dimension('down', 444, [roof, upper, SECTION_CUT_GROUND - 10]) + dimension('across', 274, axes)}
        className="ui:stroke-edge"
      />
    </DrawingCanvas>
  );
}
