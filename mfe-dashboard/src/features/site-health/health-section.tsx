import { Button } from 'shared-ui/button';
import { Link, useSearchParams } from 'shared-ui/router';
import { FailedQuery } from '../../components/failed-query.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReportView } from '../../components/report/report-view.tsx';
import { tabLook } from '../../components/tabs.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { LatestErrors } from './components/latest-errors.tsx';
import { readSiteHealth, type SiteHealth } from './data/read-site-health.ts';
import { healthReports } from './health-reports.ts';
import { periodKey, periods, readPeriod, withPeriod, type Period } from './period.ts';

function PeriodLinks({ period, address }: { readonly period: Period; readonly address: URLSearchParams }) {
  return (
    <nav aria-label="Period" className="overflow-x-auto">
      <ul className="flex">
        {periods.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={withPeriod(id, address)}
              preventScrollReset
              aria-current={period.id === id ? 'true' : undefined}
              className={tabLook}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As high as what comes. */
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

/** Errors and speed of the site by package and version, as its pages tell of them. For administrators. */
export function Section() {
  const [address] = useSearchParams();
  const period = readPeriod(address.get(periodKey));
  const { hours } = period;
  const query = useDataQuery('site-health', (client) => readSiteHealth(client, hours), { hours });
  const { data } = query;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHead title="Errors and speed">
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Count again
        </Button>
      </PageHead>
      <PeriodLinks period={period} address={address} />
      <div aria-busy={query.isFetching} className="flex min-w-0 flex-col gap-4">
        {query.isPending ? <Reserved /> : null}
        {query.isError && !data ? <FailedQuery what="Errors and speed" query={query} /> : null}
        {data && !query.isPlaceholderData ? (
          <Reports health={data} period={period} address={address} />
        ) : null}
        {query.isPlaceholderData ? <Reserved /> : null}
      </div>
    </div>
  );
}
