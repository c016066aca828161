import { classes } from '../../classes.ts';
import {
  type CalculatorResult,
  type ResultLine,
  wholeDollars,
} from '../../content/calculators/calculator.ts';
import type { Graph } from './use-calculator.ts';

const WIDTH = 480;

/**
 * Draws amounts to a common scale, with the largest in copper. The amounts are also text, so that no information
 * depends on length.
 */
function ResultBars({ bars }: { readonly bars: CalculatorResult['bars'] }) {
  const longest = Math.max(...bars.map(({ amount }) => amount), 0);
  if (longest === 0) return null;
  return (
    <ul className="grid gap-3 print:hidden">
      {bars.map(({ label, amount }) => (
        <li key={label} className="break-inside-avoid">
          <p className="flex justify-between gap-4 text-sm">
            <span className="text-muted">{label}</span>
            <span className="tabular-nums">{wholeDollars(amount)}</span>
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

const HEIGHT = 150;
const EDGE = 8;

/** Draws the answer over the main entry, with the entry itself as a point. */
function ResultGraph({ graph, answer }: { readonly graph: Graph; readonly answer: string }) {
  const { label, points, here, text } = graph;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const amounts = points.map(({ amount }) => amount);
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  if (low === high) return null;
  const x = (at: number) => EDGE + ((at - first.at) / (last.at - first.at)) * (WIDTH - 2 * EDGE);
  const y = (amount: number) => EDGE + ((high - amount) / (high - low)) * (HEIGHT - 2 * EDGE);
  const path = points.map(({ at, amount }) => `${x(at).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  const point = points.find(({ at }) => at === here);
  return (
    <figure className="break-inside-avoid">
      <figcaption className="flex justify-between gap-4 text-sm text-muted">
        <span>{answer}</span>
        <span className="tabular-nums">
          {wholeDollars(low)} to {wholeDollars(high)}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={`${answer} by ${label}: ${wholeDollars(first.amount)} at ${text(first.at)}, ${wholeDollars(last.amount)} at ${text(last.at)}`}
        fill="none"
        className="mt-1 h-auto w-full print:max-h-32"
      >
        <line x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-edge" />
        <polyline points={path} strokeWidth="2.5" strokeLinejoin="round" className="stroke-primary" />
        {point === undefined ? null : (
          <circle cx={x(point.at)} cy={y(point.amount)} r="6" className="fill-copper" />
        )}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span>{text(first.at)}</span>
        <span>{label}</span>
        <span>{text(last.at)}</span>
      </p>
    </figure>
  );
}

interface ResultPanelProps {
  readonly result: CalculatorResult;
  readonly graph: Graph | undefined;
  readonly isIllustration: boolean;
  /** Invalid entries, each with the value that the result uses instead. */
  readonly stale: readonly { readonly label: string; readonly counted: string }[];
}

/** Shows the result, its details, and the summary that is announced after a change. */
export function ResultPanel({ result, graph, isIllustration, stale }: ResultPanelProps) {
  const { figure, summary, facts, bars, notes = [] } = result;
  return (
    <div
      id="result"
      className="grid scroll-mt-24 gap-6 rounded-md border border-edge bg-surface p-4 sm:p-8 print:gap-3 print:p-4"
    >
      <div className="grid justify-items-start gap-2">
        {isIllustration ? (
          <p className="rounded-sm border border-copper px-2 py-0.5 text-sm font-medium text-copper">
            Illustration
          </p>
        ) : null}
        <p className="text-muted">{figure.label}</p>
        <p data-slot="figure" className="font-heading text-2xl tabular-nums md:text-3xl">
          {wholeDollars(figure.amount)}
        </p>
        <p role="status" className="max-w-measure">
          {summary}
        </p>
      </div>
      <div role="status" className="contents">
        {stale.map(({ label, counted }) => (
          <p key={label} className="border-l-4 border-danger pl-4 text-danger">
            Correct {label}. Until then, the result uses {counted}.
          </p>
        ))}
      </div>
      <ResultBars bars={bars} />
      {graph === undefined ? null : <ResultGraph graph={graph} answer={figure.label} />}
      <dl className="border-t border-edge">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-0.5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

function Line({ label, how, value, isSum = false }: ResultLine) {
  return (
    <tr className={isSum ? 'border-b border-edge font-semibold' : 'border-b border-line'}>
      <th
        scope="row"
        className={classes(
          'py-2 pr-4 text-start align-top print:py-0.5',
          isSum ? 'font-semibold' : 'font-normal',
        )}
      >
        {label}
        {how === undefined ? null : <span className="block text-sm font-normal text-muted">{how}</span>}
      </th>
      <td className="py-2 text-end align-top tabular-nums print:py-0.5">{value}</td>
    </tr>
  );
}

/** Shows every line of the calculation, so that a reader can verify it. */
export function StepTables({ steps }: Pick<CalculatorResult, 'steps'>) {
  return (
    <ol className="-mb-10 gap-x-12 md:columns-2 print:-mb-4 print:columns-3 print:gap-x-8">
      {steps.map(({ title, lines }, index) => (
        <li key={title} className="break-inside-avoid pb-10 print:pb-4">
          <table className="w-full border-collapse">
            <caption className="border-b border-edge pb-2 text-start font-heading text-lg">
              <span className="text-copper tabular-nums">{index + 1}.</span> {title}
            </caption>
            <tbody>
              {lines.map((line) => (
                <Line key={line.label} {...line} />
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  );
}
