import type { ReturnResult } from './return-arithmetic.ts';

const WIDTH = 480;
const BAR = 28;

/** Retainers over the price of the program, on one scale. Decoration: the table below says the same. */
export function ReturnBars({ result }: { result: ReturnResult }) {
  const longest = Math.max(result.revenue, result.programPrice);
  const lengthOf = (amount: number) => Math.round((amount / longest) * (WIDTH - 4));
  const price = lengthOf(result.programPrice);
  const revenue = lengthOf(result.revenue);
  return (
    <svg viewBox={`0 0 ${WIDTH} 84`} aria-hidden="true" fill="none" className="w-full">
      <rect x="2" y="8" width={revenue} height={BAR} className="fill-primary" />
      <rect
        x="2"
        y={8 + BAR + 8}
        width={price}
        height={BAR}
        className="fill-surface stroke-copper"
        strokeWidth="1.5"
      />
      <path d={`M${price + 2} 2v78`} className="stroke-copper" strokeWidth="1.5" strokeDasharray="4 3" />
      <path d="M2 2v78" className="stroke-edge" strokeWidth="1.5" />
    </svg>
  );
}
