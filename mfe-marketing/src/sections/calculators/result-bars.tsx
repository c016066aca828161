import type { CalculatorResult } from './calculator.ts';

const WIDTH = 480;

/** Amounts on one scale, the largest in copper. Each is written above its bar: nothing hangs on a length. */
export function ResultBars({ bars }: { readonly bars: CalculatorResult['bars'] }) {
  const longest = Math.max(...bars.map(({ amount }) => amount), 0);
  if (longest === 0) return null;
  return (
    <ul className="grid gap-3">
      {bars.map(({ label, amount, value }) => (
        <li key={label} className="break-inside-avoid">
          <p className="flex justify-between gap-4 text-sm">
            <span className="text-muted">{label}</span>
            <span className="tabular-nums">{value}</span>
          </p>
          <svg
            viewBox={`0 0 ${String(WIDTH)} 12`}
            preserveAspectRatio="none"
            aria-hidden="true"
            fill="none"
            className="mt-1 h-3 w-full border-l border-edge"
          >
            <rect
              width={amount > 0 ? Math.max(2, Math.round((amount / longest) * WIDTH)) : 0}
              height="12"
              className={amount === longest ? 'fill-copper' : 'fill-primary'}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
