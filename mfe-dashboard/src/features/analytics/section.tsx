import { type SubmitEvent, useState } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Logo } from 'shared-ui/logo';
import { Notice } from 'shared-ui/notice';
import { Link, useSearchParams } from 'shared-ui/router';
import { FailedQuery } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { ReportView } from '../../report/report-view.tsx';
import { tabStyles } from '../../ui/tabs.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { SummaryView, SystemFiguresView } from './figures.tsx';
import {
  daysProblem,
  daysWords,
  officeToday,
  type Period,
  periodKey,
  periodOf,
  type Preset,
  presets,
  readPeriod,
  defaultPeriod,
} from './period.ts';
import { type Analytics, readAnalytics } from './queries.ts';
import { reportsOf } from './reports.ts';

interface Props {
  readonly period: Period;
  readonly today: string;
  readonly addressOf: (period: Preset | (string & {})) => string;
  readonly onChoose: (period: string) => void;
}

/** Custom dates. An invalid entry stays in the fields, with the error below. */
function OwnDays({ period, today, onChoose }: Omit<Props, 'addressOf'>) {
  const [wrong, setWrong] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = entry.get(name);
      return typeof value === 'string' ? value : '';
    };
    const days = { from: text('from'), to: text('to') };
    const problem = daysProblem(days, today);
    setWrong(problem ?? undefined);
    if (problem === null) onChoose(periodOf(days));
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-2">
      <TextField
        label="From"
        name="from"
        type="date"
        required
        defaultValue={period.from}
        error={wrong}
        className="w-40"
      />
      <TextField label="To" name="to" type="date" required defaultValue={period.to} className="w-40" />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}

function PeriodChoice({ period, today, addressOf, onChoose }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 print:hidden">
      <nav aria-label="Period" className="overflow-x-auto">
        <ul className="flex">
          {presets.map(({ id, label }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                preventScrollReset
                aria-current={period.preset === id ? 'true' : undefined}
                className={tabStyles}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OwnDays key={periodOf(period)} period={period} today={today} onChoose={onChoose} />
    </div>
  );
}

/** Shown only in print, because a printed report needs its source, period, and date. */
function PrintHead({ analytics: { firstDay, lastDay, at } }: { readonly analytics: Analytics }) {
  return (
    <header className="hidden flex-col gap-2 print:flex">
      <div className="flex items-start justify-between gap-8 border-b-2 border-copper pb-3">
        <Logo />
        <p className="text-right text-sm">
          {brand.name}
          <span className="block">As of {formatMoment(at)}</span>
        </p>
      </div>
      <p className="font-heading text-xl">
        Report of the period: {daysWords({ from: firstDay, to: lastDay }, 'to', null)}
      </p>
    </header>
  );
}

/** Stores the period in the address and preserves other parameters. Omits the default period. */
function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const today = officeToday();
  const withPeriod = (period: string, current: URLSearchParams): URLSearchParams => {
    const params = new URLSearchParams(current);
    if (period === defaultPeriod) params.delete(periodKey);
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

/** Placeholder with the height of the reports. */
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
