import type { Tier } from '../../content/services/section-types.ts';

const WIDTH = 1120;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const AXIS = 96;
/** Ends of the ruler in thousands of dollars; equal steps on it are equal factors. */
const LEAST = 300;
const MOST = 40_000;

const marks = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const name = (thousands: number) => (thousands < 1_000 ? `$${thousands}K` : `$${thousands / 1_000}M`);

function xOf(thousands: number): number {
  const share = Math.log(thousands / LEAST) / Math.log(MOST / LEAST);
  return Math.round(LEFT + share * (RIGHT - LEFT));
}

/** The tiers as measures along a ruler of yearly revenue. Decoration: each tier says its band. */
export function RevenueRuler({ tiers, className }: { tiers: readonly Tier[]; className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 136`} aria-hidden="true" fill="none" className={className}>
      {tiers.map(({ name: label, band }, index) => {
        const from = xOf(band.from);
        const to = band.to === undefined ? RIGHT : xOf(band.to);
        return (
          <g key={label}>
            <rect
              x={from}
              y="36"
              width={to - from}
              height="36"
              className="fill-primary stroke-ground"
              strokeWidth="2"
              fillOpacity={0.55 + index * 0.2}
            />
            <path d={`M${from} 12v84`} className="stroke-copper" strokeWidth="1.5" />
            <text x={from + 10} y="26" fontSize="17" fontWeight="600" className="fill-ink">
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} ${AXIS}H${RIGHT}`} className="stroke-edge" strokeWidth="1.5" />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${xOf(mark)} ${AXIS}v10`} className="stroke-edge" strokeWidth="1.5" />
          <text x={xOf(mark)} y="128" textAnchor="middle" fontSize="17" className="fill-muted">
            {name(mark)}
          </text>
        </g>
      ))}
    </svg>
  );
}
