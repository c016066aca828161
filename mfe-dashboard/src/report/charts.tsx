import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatShortDollars } from '../lib/format.ts';
import type { Lines, Point, Series } from './report.ts';

interface AxisLinesProps {
  readonly ticks: readonly number[];
  readonly y: (tick: number) => number;
  /** Horizontal extent of the lines. */
  readonly from: number;
  readonly to: number;
  readonly write: (tick: number) => string;
}

/** Draws a line for each tick. The lowest is the base line. */
export function AxisLines({ ticks, y, from, to, write }: AxisLinesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={from}
        x2={to}
        y1={y(tick)}
        y2={y(tick)}
        className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
      />
      <text x={from - 6} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted">
        {write(tick)}
      </text>
    </g>
  ));
}

const MAX_TICKS = 5;

/** Creates an axis from zero to a round number at or above `most`, with up to five integer ticks. */
export function axisTo(most: number, range: readonly [number, number]) {
  const scale = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .range(range);
  for (let wanted = MAX_TICKS - 1; wanted > 0; wanted -= 1) {
    const rounded = scale.copy().nice(wanted);
    const ticks = rounded.ticks(wanted).filter(Number.isInteger);
    if (ticks.length <= MAX_TICKS && ticks.length > 1) return { scale: rounded, ticks };
  }
  return { scale, ticks: [0, Math.max(most, 1)] };
}

/** Returns the steps whose labels fit: every one, every second, and so on. Always includes the last one. */
export function labeledSteps(count: number, width: number, room: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));
  const steps = Array.from({ length: count }, (_, at) => at);
  return new Set(steps.filter((at) => (count - 1 - at) % step === 0));
}

/* Segments differ by pattern as well as color, so that color isn't the only cue. Diagonal hatching marks an incomplete
   period. */

const SIZE = 6;
const marks = [
  null,
  <path key="1" d="M0 3h6" strokeWidth="1.5" />,
  <path key="2" d="M1.5 1.5h2v2h-2z" strokeWidth="1" />,
  <path key="3" d="M3 0v6" strokeWidth="1.5" />,
  <path key="4" d="M0 3h6M3 0v6" strokeWidth="1" />,
  <path key="5" d="M0 1.5h6M0 4.5h6" strokeWidth="1" />,
];

const colorOf = (part: number): string => `var(--mfe-dashboard-part-${String(part % marks.length)})`;
export const fillOf = (id: string, part: number): string => `url(#${id}-${String(part)})`;
export const unfinishedFill = (id: string): string => `url(#${id}-unfinished)`;

/** Patterns that `fillOf` and `unfinishedFill` refer to. */
export function Patterns({ id, parts }: { readonly id: string; readonly parts: number }) {
  return (
    <defs>
      {Array.from({ length: parts }, (_, part) => (
        <pattern
          key={part}
          id={`${id}-${String(part)}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          className="stroke-surface"
        >
          <rect width={SIZE} height={SIZE} stroke="none" fill={colorOf(part)} />
          {marks[part % marks.length]}
        </pattern>
      ))}
      <pattern
        id={`${id}-unfinished`}
        width={SIZE}
        height={SIZE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={SIZE / 2} height={SIZE} className="fill-surface" />
      </pattern>
    </defs>
  );
}

interface LegendProps {
  readonly id: string;
  readonly parts: readonly string[];
  /** Index of the segment that is only an outline. */
  readonly rest?: number | undefined;
  /** Label of the hatching, if the chart has any. */
  readonly unfinished?: string | undefined;
}

/** Lists the segments in drawing order. */
export function Legend({ id, parts, rest, unfinished }: LegendProps) {
  const entries = [
    ...parts.map((label, part) => ({ label, fill: part === rest ? 'none' : fillOf(id, part) })),
    ...(unfinished === undefined ? [] : [{ label: unfinished, fill: unfinishedFill(id) }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ label, fill }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            {label === unfinished ? <rect width="12" height="12" fill={colorOf(0)} /> : null}
            <rect
              x="0.5"
              y="0.5"
              width="11"
              height="11"
              fill={fill}
              className={fill === 'none' ? 'stroke-edge' : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

const DEFAULT_WIDTH = 640;

/** Measures an element's width, so that a chart in it keeps its text size at every width. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth) || DEFAULT_WIDTH));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const HEIGHT = 200;
const edge = { top: 24, right: 16, bottom: 24, left: 52 } as const;

interface LinePairProps {
  readonly points: readonly Point[];
  readonly series: Series;
  readonly part: number;
  readonly says: string;
}

function SumLine({ points, series: { label, values }, part, says }: LinePairProps) {
  const { ref, width } = useWidth();
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
        <path d={under ?? ''} fill={colorOf(part)} opacity={0.12} />
        <path d={path} fill="none" stroke={colorOf(part)} strokeWidth={2} />
        {steps.map(([at, value], place) => (
          <circle
            key={points[place]?.label}
            cx={at}
            cy={value}
            r={3.5}
            stroke={colorOf(part)}
            strokeWidth={2}
            className={isRunning && place === steps.length - 1 ? 'fill-surface' : undefined}
            fill={colorOf(part)}
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

/** Line charts side by side. Each has its own axis, because a shared one would flatten the smaller series. */
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
