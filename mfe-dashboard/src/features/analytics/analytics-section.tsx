import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useSearchParams } from 'shared-ui/router';
import { FailedQuery } from '../../components/failed-query.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { PeriodChoice } from './components/period-choice.tsx';
import { PrintHead } from './components/print-head.tsx';
import { ReportView } from '../../components/report/report-view.tsx';
import { SummaryView } from './components/summary-view.tsx';
import { SystemFiguresView } from './components/system-figures-view.tsx';
import { readAnalytics, type Analytics } from './data/read-analytics.ts';
import { daysWords, officeToday, periodKey, readPeriod, usualPeriod, type Period } from './period.ts';
import { reportsOf } from './reports/reports.ts';

/** The period stands in the address beside whatever else does; the usual one does not. */
function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const today = officeToday();
  const withPeriod = (period: string, current: URLSearchParams): URLSearchParams => {
    const params = new URLSearchParams(current);
    if (period === usualPeriod) params.delete(periodKey);
    else params.set(periodKey, period);
    return params;
  };
  return {
    today,
    period: readPeriod(address.get(periodKey), today),
    addressOf: (period: string) => `?${withPeriod(period, address).toString()}`,
    choose: (period: string) =>
      setAddress((current) => withPeriod(period, current), { preventScrollReset: true }),
  };
}

/** As high as what comes. */
function Reserved() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading the figures</span>
      {Array.from({ length: 9 }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={`h-100 rounded-md border border-line bg-surface ${at === 0 ? 'xl:col-span-2' : ''}`}
        />
      ))}
    </div>
  );
}

interface ReportsProps {
  readonly analytics: Analytics;
  readonly period: Period;
  readonly addressOf: (period: string) => string;
}

function Reports({ analytics, period, addressOf }: ReportsProps) {
  const days = { from: analytics.firstDay, to: analytics.lastDay };
  return (
    <>
      <PrintHead analytics={analytics} />
      <p role="status" className="sr-only">
        Figures of {daysWords(days, 'to', analytics.today)}.
      </p>
      <div className="grid gap-4 xl:grid-cols-2 print:block print:space-y-6">
        <div className="min-w-0 xl:col-span-2">
          <SummaryView analytics={analytics} />
        </div>
        {reportsOf(analytics).map((report) => (
          <ReportView
            key={report.id}
            report={report}
            days={days}
            wider={period.preset === '12m' ? undefined : { to: addressOf('12m'), label: 'Show 12 months' }}
          />
        ))}
      </div>
    </>
  );
}

/** Figures of the firm over a period, for administrators: in sentences, drawings, tables and files. */
export function Section() {
  const { today, period, addressOf, choose } = usePeriod();
  const days = { from: period.from, to: period.to };
  const query = useDataQuery('analytics', (client) => readAnalytics(client, days), days);
  const { data } = query;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="print:hidden">
        <PageHead title="Analytics">
          <Button variant="secondary" size="sm" disabled={!data} onClick={() => window.print()}>
            Print the report
          </Button>
        </PageHead>
      </div>
      <PeriodChoice period={period} today={today} addressOf={addressOf} onChoose={choose} />
      {period.problem === undefined ? null : (
        <Notice tone="warning" role="alert">
          <p>{period.problem}</p>
        </Notice>
      )}
      <div aria-busy={query.isFetching} className="flex min-w-0 flex-col gap-4">
        {query.isPending ? <Reserved /> : null}
        {query.isError && !data ? <FailedQuery what="The figures" query={query} /> : null}
        {data ? <Reports analytics={data} period={period} addressOf={addressOf} /> : null}
      </div>
      <SystemFiguresView />
    </div>
  );
}
