import { Button } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ReportView } from '../../report/report-view.tsx';
import { counted } from '../../report/report.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { healthReports, nameOf, type Period, periodKey, periods, readPeriod, withPeriod } from './model.ts';
import { readSiteHealth, type SeenError, type SiteHealth } from './queries.ts';

const kindLabels: Readonly<Record<SeenError['kind'], string>> = {
  render: 'While a page was drawn',
  script: 'In an event or a timer',
  promise: 'In a promise',
  chunk: 'A file did not load',
  late: 'In deferred code',
  boot: 'While the page started',
};

function ErrorItem({ error }: { readonly error: SeenError }) {
  const { kind, message, place, stack, route, count, lastAt, release } = error;
  const facts = Object.entries({ Place: place, Page: route, Set: release }).filter(
    ([, value]) => value !== '',
  );
  return (
    <li className="flex min-w-0 flex-col gap-1 border-t border-line py-3">
      <h3 className="font-mono text-sm font-semibold wrap-anywhere">{message}</h3>
      <p className="text-sm">
        {nameOf(error)}. {kindLabels[kind]}. {counted(count, 'time')}, last on {formatMoment(lastAt)}.
      </p>
      <dl className="flex min-w-0 flex-col gap-0.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {stack.includes('\n') ? (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-muted">Steps before the error</summary>
          <pre className="mt-1 overflow-x-auto font-mono wrap-anywhere whitespace-pre-wrap">{stack}</pre>
        </details>
      ) : null}
    </li>
  );
}

function LatestErrors({ errors, period }: { errors: readonly SeenError[]; period: Period }) {
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

/** Placeholder with the height of the reports. */
function Reserved() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading errors and speed</span>
      {Array.from({ length: 6 }, (_, at) => (
        <span key={at} aria-hidden="true" className="h-80 rounded-md border border-line bg-surface" />
      ))}
    </div>
  );
}

interface Props {
  readonly health: SiteHealth;
  readonly period: Period;
  readonly address: URLSearchParams;
}

function Reports({ health, period, address }: Props) {
  const { at, since, latest } = health;
  const longest = period.id === '30d' ? undefined : { to: withPeriod('30d', address), label: 'Show 30 days' };
  return (
    <>
      <p role="status" className="text-sm text-muted">
        From {formatMoment(since)} to {formatMoment(at)}.
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        {healthReports(health, period).map((report) => (
          <ReportView
            key={report.id}
            report={report}
            days={{ from: since.slice(0, 10), to: at.slice(0, 10) }}
            wider={longest}
          />
        ))}
      </div>
      <LatestErrors errors={latest} period={period} />
    </>
  );
}

/** Errors and performance by package and version, as pages report them. Administrators only. */
export function Section() {
  const [address] = useSearchParams();
  const period = readPeriod(address.get(periodKey));
  const { hours } = period;
  const query = useDataQuery('site-health', (client) => readSiteHealth(client, hours), { hours });
  const data = query.isPlaceholderData ? undefined : query.data;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHead title="Errors and speed">
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Count again
        </Button>
      </PageHead>
      <TabLinks
        label="Period"
        tabs={periods.map(({ id, label }) => ({ id, label, address: withPeriod(id, address) }))}
        shown={period.id}
        current="true"
        preventScrollReset
      />
      <div aria-busy={query.isFetching} className="flex min-w-0 flex-col gap-4">
        {data ? (
          <Reports health={data} period={period} address={address} />
        ) : query.isError ? (
          <FailedQuery what="Errors and speed" query={query} />
        ) : (
          <Reserved />
        )}
      </div>
    </div>
  );
}
