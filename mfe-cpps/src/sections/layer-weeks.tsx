import { programme } from 'shared-contract/programme';
import { layers } from '../content/layers.ts';

type Layer = (typeof layers)[number];

const WEEK = 24;
const ticks = Array.from({ length: programme.weeks + 1 }, (_, week) => `M${week * WEEK} 4v8`).join('');

/** The weeks of a layer among those of the program; the words beside it say the same. */
export function LayerWeeks({ layer }: { layer: Layer }) {
  const [first = 1, last = first] = layer.weeks.split('-').map(Number);
  return (
    <svg
      viewBox={`0 0 ${programme.weeks * WEEK} 16`}
      aria-hidden="true"
      fill="none"
      className="hidden h-auto w-full md:block"
    >
      <path d={`M0 8H${programme.weeks * WEEK}${ticks}`} className="stroke-edge" strokeOpacity="0.6" />
      <rect
        x={(first - 1) * WEEK}
        y="2"
        width={(last - first + 1) * WEEK}
        height="12"
        className="fill-draft"
      />
    </svg>
  );
}
