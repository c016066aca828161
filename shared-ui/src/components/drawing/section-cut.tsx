import { useId } from 'react';
import { box, boxes, dimension, earth, grid, type Rect } from './geometry.ts';
import { between, randomFrom } from './random.ts';
import { Line, Sheet } from './sheet.tsx';
import type { SeededDrawingProps } from './coursed-wall.tsx';

const WIDTH = 480;
const HEIGHT = 288;
const GROUND = 216;
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
    cut.push({ x: axis - THICK / 2, y: GROUND, width: THICK, height: 24 });
    const head = axis === middle ? upper + 10 : roof + 10;
    cut.push({ x: axis - THICK / 2, y: head, width: THICK, height: GROUND - head });
  }
  const slab = (y: number, from: number, to: number): Rect => ({ x: from, y, width: to - from, height: 10 });
  cut.push(slab(GROUND - 10, left + 7, middle - 7), slab(GROUND - 10, middle + 7, right - 7));
  cut.push(slab(upper, left + 7, right - 7), slab(roof, left - 12, right + 12));
  return { random, axes: [left, middle, right], left, right, middle, upper, roof, cut };
}

/** A stair in the bay, seen beyond the cut. */
function stair(from: number, to: number, bottom: number, top: number): string {
  const steps = 9;
  const tread = Math.round(((to - from) / steps) * 10) / 10;
  const riser = Math.round(((bottom - top) / steps) * 10) / 10;
  return `M${from} ${bottom}` + `v${-riser}h${tread}`.repeat(steps);
}

/** A section through a house on its footings: what is cut is hatched, what lies beyond is a hairline. */
export function SectionCut({ seed, className }: SeededDrawingProps) {
  const { axes, left, right, middle, upper, roof, cut, random } = planSection(seed);
  const hatch = useId();
  const solid = boxes(cut);
  const stairLeft = random() < 0.5;
  const steps = stairLeft
    ? stair(left + 28, middle - 20, GROUND - 10, upper)
    : stair(middle + 28, right - 20, GROUND - 10, upper);
  const openings = [left + 36, (left + right) / 2 - 15, right - 66].map((x) =>
    box({ x, y: roof + 22, width: 30, height: upper - roof - 40 }),
  );
  return (
    <Sheet viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
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
        d={`M24 ${GROUND}H${left - 7}M${right + 7} ${GROUND}H456`}
        className="ui:stroke-draft"
        strokeWidth="2"
      />
      <Line
        d={earth(24, GROUND, left - 31) + earth(right + 8, GROUND, 456 - right - 8)}
        className="ui:stroke-draft"
        strokeOpacity="0.6"
      />
      <g className="nc-lay">
        <Line d={`M24 ${GROUND - 10}H468`} className="ui:stroke-copper" strokeWidth="2" />
        <path d={`M48 ${GROUND - 11}l-5 -9h10z`} className="ui:fill-copper" />
      </g>
      <Line
        d={dimension('down', 444, [roof, upper, GROUND - 10]) + dimension('across', 274, axes)}
        className="ui:stroke-edge"
      />
    </Sheet>
  );
}
