import { boxes, dimension, earth, grid, hatch, type Rect } from './geometry.ts';
import { layCourses } from './masonry.ts';
import { randomFrom } from './random.ts';
import { Line, Sheet } from './sheet.tsx';

export interface SeededDrawingProps {
  /** Same seed, same drawing. */
  seed: string;
  className?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 288;
const WALL: Rect = { x: 60, y: 30, width: 384, height: 222 };
const GROUND = WALL.y + WALL.height;

/** How much of each course is laid, from the top: the wall is being built, and racks back on one side. */
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

/** A wall of coursed stone being laid: running bond, one copper course with its datum, the dimensions beside it. */
export function CoursedWall({ seed, className }: SeededDrawingProps) {
  const wall = planWall(seed);
  const datum = wall.copper ? wall.copper.y + wall.copper.height : GROUND;
  const tooling = wall.tooled.map((stone) =>
    hatch({ x: stone.x + 5, y: stone.y + 5, width: stone.width - 10, height: stone.height - 10 }, 6),
  );
  return (
    <Sheet viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
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
    </Sheet>
  );
}
