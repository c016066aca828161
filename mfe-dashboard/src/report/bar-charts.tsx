import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import {
  AxisLines,
  axisTo,
  fillOf,
  labeledSteps,
  Legend,
  Patterns,
  unfinishedFill,
  useWidth,
} from './charts.tsx';
import { type Bars, type Columns, sum } from './report.ts';

const ROW = 40;
const BAR = 14;
/** Average width of a character in px, with a margin. */
const LETTER = 7.75;

/** Truncates a label to the available width. The table has the full text. */
const cut = (label: string, room: number): string => {
  const letters = Math.max(8, Math.floor(room / LETTER));
  return label.length > letters ? `${label.slice(0, letters - 1)}…` : label;
};

/** Start and end of each bar segment: stacked, or all from zero if grouped. */
function partsOf({ isGrouped = false }: Bars, values: readonly number[]) {
  return values.map((value, part) => {
    const from = isGrouped ? 0 : sum(values.slice(0, part));
    return { from, to: from + value };
  });
}

export function BarRows({ chart, says }: { readonly chart: Bars; readonly says: string }) {
  const id = useId();
  const { ref, width } = useWidth();
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

const HEIGHT = 220;
const edge = { top: 20, right: 8, bottom: 24, left: 36 } as const;

/** Stacked columns over time. Incomplete periods are hatched. */
export function StackedColumns({ chart, says }: { readonly chart: Columns; readonly says: string }) {
  const id = useId();
  const { ref, width } = useWidth();
  const { points, series, runningLabel = 'This week so far' } = chart;
  const totals = points.map((_, at) => sum(series.map(({ values }) => values[at] ?? 0)));
  const { scale: y, ticks } = axisTo(Math.max(...totals), [HEIGHT - edge.bottom, edge.top]);
  const x = scaleBand<number>()
    .domain(points.map((_, at) => at))
    .range([edge.left, width - edge.right])
    .paddingInner(0.25)
    .paddingOuter(0.1);
  const left = (at: number): number => x(at) ?? 0;
  const layers = stack<number, number>()
    .keys(series.map((_, part) => part))
    .value((at, part) => series[part]?.values[at] ?? 0)(points.map((_, at) => at));
  const labeled = labeledSteps(points.length, width - edge.left - edge.right, 72);
  const running = points.findIndex(({ isRunning }) => isRunning);
  return (
    <div ref={ref} className="flex min-w-0 flex-col gap-2">
      <Legend
        id={id}
        parts={series.map(({ label }) => label)}
        unfinished={running === -1 ? undefined : runningLabel}
      />
      <svg role="img" aria-label={says} width={width} height={HEIGHT} className="text-xs block">
        <Patterns id={id} parts={series.length} />
        <AxisLines
          ticks={ticks}
          y={y}
          from={edge.left}
          to={width - edge.right}
          write={(tick) => tick.toLocaleString('en-US')}
        />
        {layers.map((layer, part) =>
          layer.map(([from, to], at) =>
            to > from ? (
              <rect
                key={`${String(part)} ${String(at)}`}
                x={left(at)}
                y={y(to)}
                width={x.bandwidth()}
                height={y(from) - y(to)}
                fill={fillOf(id, part)}
                className="stroke-surface"
                strokeWidth={x.bandwidth() > 5 ? 1 : 0}
              />
            ) : null,
          ),
        )}
        {points.map(({ label }, at) =>
          labeled.has(at) ? (
            <text
              key={at}
              x={left(at) + x.bandwidth() / 2}
              y={HEIGHT - 8}
              textAnchor={at === points.length - 1 ? 'end' : 'middle'}
              dx={at === points.length - 1 ? x.bandwidth() / 2 : 0}
              className="fill-muted"
            >
              {label}
            </text>
          ) : null,
        )}
        {running === -1 ? null : (
          <rect
            x={left(running)}
            y={y(totals[running] ?? 0)}
            width={x.bandwidth()}
            height={y(0) - y(totals[running] ?? 0)}
            fill={unfinishedFill(id)}
          />
        )}
      </svg>
    </div>
  );
}
