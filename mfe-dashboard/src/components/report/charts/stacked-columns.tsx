import { scaleBand } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { sum, type Columns } from '../report.ts';
import { AxisLines } from './axis-lines.tsx';
import { axisTo, labeledSteps } from './axis.ts';
import { fillOf, Legend, Patterns, unfinishedFill } from './patterns.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const edge = { top: 20, right: 8, bottom: 24, left: 36 } as const;

/** Stacks over time, as sums of their parts. What has not ended is hatched. */
export function StackedColumns({ chart, says }: { readonly chart: Columns; readonly says: string }) {
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
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
              key={label}
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
