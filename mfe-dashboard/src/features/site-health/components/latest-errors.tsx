import { counted } from '../../../components/report/report.ts';
import { formatMoment } from '../../../lib/format.ts';
import type { SeenError } from '../data/read-site-health.ts';
import type { Period } from '../period.ts';
import { nameOf } from '../health-reports.ts';

const kindWords: Readonly<Record<SeenError['kind'], string>> = {
  render: 'While a page was drawn',
  script: 'In an event or a timer',
  promise: 'In a promise',
  chunk: 'A file did not come',
  late: 'In code that came late',
  boot: 'While the page started',
};

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return value === '' ? null : (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 font-mono wrap-anywhere">{value}</dd>
    </div>
  );
}

function ErrorItem({ error }: { readonly error: SeenError }) {
  const { kind, message, place, stack, route, count, lastAt, release } = error;
  return (
    <li className="flex min-w-0 flex-col gap-1 border-t border-line py-3">
      <h3 className="font-mono text-sm font-semibold wrap-anywhere">{message}</h3>
      <p className="text-sm">
        {nameOf(error)}. {kindWords[kind]}. {counted(count, 'time')}, last on {formatMoment(lastAt)}.
      </p>
      <dl className="flex min-w-0 flex-col gap-0.5 text-sm">
        <Fact name="Place" value={place} />
        <Fact name="Page" value={route} />
        <Fact name="Set" value={release} />
      </dl>
      {stack.includes('\n') ? (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-muted">How it came there</summary>
          <pre className="mt-1 overflow-x-auto font-mono wrap-anywhere whitespace-pre-wrap">{stack}</pre>
        </details>
      ) : null}
    </li>
  );
}

/** What was seen last, each with its owner and its place. */
export function LatestErrors({
  errors,
  period,
}: {
  readonly errors: readonly SeenError[];
  readonly period: Period;
}) {
  return (
    <section
      aria-labelledby="latest-errors"
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id="latest-errors" className="text-lg">
        Latest errors
      </h2>
      {errors.length === 0 ? (
        <p>No errors in the last {period.label}.</p>
      ) : (
        <ol className="flex min-w-0 flex-col">
          {errors.map((error) => (
            <ErrorItem key={`${nameOf(error)} ${error.kind} ${error.message} ${error.place}`} error={error} />
          ))}
        </ol>
      )}
    </section>
  );
}
