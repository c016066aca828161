import type { CalculatorResult } from './calculator.ts';
import { ResultBars } from './result-bars.tsx';

interface ResultPanelProps {
  readonly result: CalculatorResult;
  readonly isIllustration: boolean;
  /** Entries that are wrong, each with what is counted in its place. */
  readonly stale: readonly { readonly label: string; readonly counted: string }[];
}

/** The figure, what it rests on, and the sentence that is read aloud after a change. */
export function ResultPanel({ result, isIllustration, stale }: ResultPanelProps) {
  const { figure, summary, facts, bars, notes = [] } = result;
  return (
    <div id="result" className="grid scroll-mt-24 gap-6 rounded-md border border-edge bg-surface p-4 sm:p-8">
      <div className="grid justify-items-start gap-2">
        {isIllustration ? (
          <p className="rounded-sm border border-copper px-2 py-0.5 text-sm font-medium text-copper">
            Illustration
          </p>
        ) : null}
        <p className="text-muted">{figure.label}</p>
        <p data-slot="figure" className="font-heading text-2xl tabular-nums md:text-3xl">
          {figure.value}
        </p>
        <p role="status" className="max-w-measure">
          {summary}
        </p>
      </div>
      <div role="status" className="contents">
        {stale.map(({ label, counted }) => (
          <p key={label} className="border-l-4 border-danger pl-4 text-danger">
            {label} is not counted as entered. Until it is corrected, the result has {counted}.
          </p>
        ))}
      </div>
      <ResultBars bars={bars} />
      <dl className="border-t border-edge">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
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
