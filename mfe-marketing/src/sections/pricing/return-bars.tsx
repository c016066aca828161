import type { RetainerReturn } from 'shared-contract/calculators/retainer-return';

const WIDTH = 480;
const BAR = 28;

/** Retainers over the price of the program, on one scale. Decoration: the table below says the same. */
export function ReturnBars({ result }: { result: RetainerReturn }) {
  const longest = Math.max(result.revenue, result.programPrice);
  const lengthOf = (amount: number) => Math.round((amount / longest) * (WIDTH - 4));
  const price = lengthOf(result.programPrice);
  const revenue = lengthOf(result.revenue);
  return (
    <svg viewBox={`0 0 ${WIDTH} 128`} aria-hidden="true" fill="none" className="w-full">
      <text x="8" y="16" fontSize="15" className="fill-muted">
        Retainers of a year
      </text>
      <rect x="2" y="24" width={revenue} height={BAR} className="fill-primary" />
      <text x="8" y="78" fontSize="15" className="fill-muted">
        Price of the program
      </text>
      <rect
        x="2"
        y="86"
        width={price}
        height={BAR}
        className="fill-surface stroke-copper"
        strokeWidth="1.5"
      />
      <path
        d={`M${price + 2} 4v20M${price + 2} ${24 + BAR}v70`}
        className="stroke-copper"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <path d="M2 24v100" className="stroke-edge" strokeWidth="1.5" />
    </svg>
  );
}
