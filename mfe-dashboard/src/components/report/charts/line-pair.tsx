import { scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { formatShortDollars } from '../../../lib/format.ts';
import type { Lines, Point, Series } from '../report.ts';
import { AxisLines } from './axis-lines.tsx';
import { axisTo, labeledSteps } from './axis.ts';
import { colourOf } from './patterns.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 200;
const edge = { top: 24, right: 16, bottom: 24, left: 52 } as const;

interface Props {
  readonly points: readonly Point[];
  readonly series: Series;
  readonly part: number;
  readonly says: string;
}

function SumLine({ points, series: { label, values }, part, says }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { scale: y, ticks } = axisTo(Math.max(...values), [HEIGHT - edge.bottom, edge.top]);
  const x = scalePoint<number>()
    .domain(points.map((_, at) => at))
    .range([edge.left + 8, width - edge.right]);
  const left = (at: number): number => x(at) ?? 0;
  const steps = values.map((value, at) => [left(at), y(value)] as const);
  const path = line<readonly [number, number]>()([...steps]) ?? '';
  const under = area<readonly [number, number]>()
    .x(([at]) => at)
    .y0(y(0))
    .y1(([, value]) => value)([...steps]);
  const last = steps.at(-1);
  const labeled = labeledSteps(points.length, width - edge.left - edge.right, 88);
  const isRunning = points.at(-1)?.isRunning ?? false;
  return (
    <div ref={ref} className="flex min-w-0 flex-col">
      <p className="text-sm font-semibold">{label}, US dollars</p>
      <svg role="img" aria-label={says} width={width} height={HEIGHT} className="text-xs block">
        <AxisLines ticks={ticks} y={y} from={edge.left} to={width - edge.right} write={formatShortDollars} />
        <path d={under ?? ''} fill={colourOf(part)} opacity={0.12} />
        <path d={path} fill="none" stroke={colourOf(part)} strokeWidth={2} />
        {steps.map(([at, value], place) => (
          <circle
            key={points[place]?.label}
            cx={at}
            cy={value}
            r={3.5}
            stroke={colourOf(part)}
            strokeWidth={2}
            className={isRunning && place === steps.length - 1 ? 'fill-surface' : undefined}
            fill={colourOf(part)}
          />
        ))}
        {points.map((point, at) =>
          labeled.has(at) ? (
            <text
              key={point.label}
              x={at === points.length - 1 ? width : left(at)}
              y={HEIGHT - 6}
              textAnchor={at === points.length - 1 ? 'end' : 'middle'}
              className="fill-muted"
            >
              {point.label}
            </text>
          ) : null,
        )}
        {last ? (
          <text x={width} y={last[1] - 9} textAnchor="end" className="fill-ink font-semibold">
            {formatShortDollars(values.at(-1) ?? 0)}
            {isRunning ? ' so far' : ''}
          </text>
        ) : null}
      </svg>
    </div>
  );
}

/** Sums over time beside each other, each on an axis of its own: one would flatten the other. */
export function LinePair({
  chart: { points, series },
  says,
}: {
  readonly chart: Lines;
  readonly says: string;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
      {series.map((one, part) => (
        <SumLine key={one.label} points={points} series={one} part={part} says={`${one.label}: ${says}`} />
      ))}
    </div>
  );
}
