interface Props {
  readonly ticks: readonly number[];
  readonly y: (tick: number) => number;
  /** From where to where the lines go. */
  readonly from: number;
  readonly to: number;
  readonly write: (tick: number) => string;
}

/** What is counted, from below: a line for each tick, the lowest one as the ground. */
export function AxisLines({ ticks, y, from, to, write }: Props) {
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
