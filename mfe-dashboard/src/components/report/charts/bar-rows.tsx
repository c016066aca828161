import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { sum, type Bars } from '../report.ts';
import { fillOf, Legend, Patterns } from './patterns.tsx';
import { useWidth } from './use-width.ts';

const ROW = 40;
const BAR = 14;
/** Of a letter, on average, with some room. */
const LETTER = 7.75;

/** A name that has no room ends in dots; the table has all of it. */
const cut = (label: string, room: number): string => {
  const letters = Math.max(8, Math.floor(room / LETTER));
  return label.length > letters ? `${label.slice(0, letters - 1)}…` : label;
};

/** Where each part of a row begins and ends: one after the other, or all from zero. */
function partsOf({ isGrouped = false }: Bars, values: readonly number[]) {
  return values.map((value, part) => {
    const from = isGrouped ? 0 : sum(values.slice(0, part));
    return { from, to: from + value };
  });
}

/** Bars under each other, from zero, each with its name and its figure. */
export function BarRows({ chart, says }: { readonly chart: Bars; readonly says: string }) {
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const { rows, parts, isGrouped = false, hasRest = false, limit } = chart;
  const ends = rows.flatMap(({ values }) => partsOf(chart, values).map(({ to }) => to));
  const x = scaleLinear()
    .domain([0, Math.max(limit ? limit.at * 1.25 : 1, ...ends)])
    .range([0, width]);
  const rest = hasRest ? parts.length - 1 : undefined;
  const thickness = isGrouped ? BAR / parts.length : BAR;
  return (
    <div ref={ref} className="flex min-w-0 flex-col gap-2">
      {parts.length > 1 ? <Legend id={id} parts={parts} rest={rest} /> : null}
      {limit ? (
        <p className="flex items-center gap-1.5 text-sm">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            <line x1="6" x2="6" y1="0" y2="12" strokeWidth="2" strokeDasharray="3 2" className="stroke-ink" />
          </svg>
          {limit.label}
        </p>
      ) : null}
      <svg role="img" aria-label={says} width={width} height={rows.length * ROW} className="block text-sm">
        <Patterns id={id} parts={parts.length} />
        {rows.map(({ label, values, text }, at) => (
          <g key={label} transform={`translate(0 ${String(at * ROW)})`}>
            <text y={15} className="fill-ink">
              {cut(label, width - text.length * LETTER - 16)}
            </text>
            <text x={width} y={15} textAnchor="end" className="fill-ink tabular-nums">
              {text}
            </text>
            <line x1={0} x2={width} y1={20 + BAR + 0.5} y2={20 + BAR + 0.5} className="stroke-line" />
            {partsOf(chart, values).map(({ from, to }, part) =>
              to > from ? (
                <rect
                  key={parts[part]}
                  x={x(from)}
                  y={20 + (isGrouped ? part * thickness : 0)}
                  width={x(to) - x(from)}
                  height={thickness}
                  fill={part === rest ? 'none' : fillOf(id, part)}
                  className={part === rest ? 'stroke-edge' : undefined}
                />
              ) : null,
            )}
            {limit ? (
              <line
                x1={x(limit.at)}
                x2={x(limit.at)}
                y1={18}
                y2={22 + BAR}
                strokeWidth={2}
                strokeDasharray="3 2"
                className="stroke-ink"
              />
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
}
