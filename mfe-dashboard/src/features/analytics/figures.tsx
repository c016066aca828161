import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../ui/states.tsx';
import { saveReport } from '../../report/report-view.tsx';
import {
  type Cell,
  type CellKind,
  cellWords,
  countColumns,
  type Report,
  share,
} from '../../report/report.ts';
import { formatMoment, formatShortDollars } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { daysBefore, daysWords } from './period.ts';
import { type Analytics, readSystemFigures, type SystemFigures, type Totals } from './queries.ts';

interface Line {
  readonly label: string;
  readonly kind: CellKind;
  readonly of: (totals: Totals) => number | null;
}

const reached = (stages: Totals['stages'], stage: string): number =>
  stages.find((one) => one.stage === stage)?.leads ?? 0;

const lines: readonly Line[] = [
  { label: 'Leads', kind: 'count', of: ({ stages }) => reached(stages, 'new') },
  { label: 'Leads converted', kind: 'count', of: ({ stages }) => reached(stages, 'converted') },
  { label: 'First answer, median', kind: 'hours', of: ({ answers }) => answers.median },
  { label: 'Clients added', kind: 'count', of: ({ clientsAdded }) => clientsAdded },
  { label: 'Retainers of active clients', kind: 'dollars', of: ({ retainers }) => retainers },
  { label: 'Savings of active clients', kind: 'dollars', of: ({ savings }) => savings },
  { label: 'Applications', kind: 'count', of: ({ applications }) => applications },
  { label: 'Decided in time', kind: 'percent', of: ({ due, inTime }) => share(inTime, due) },
  { label: 'Modules completed', kind: 'count', of: ({ modulesCompleted }) => modulesCompleted },
];

/** Rounds dollars, so that four columns fit on a phone. The exported file has all digits. */
const words = (value: number | null, kind: CellKind): string =>
  kind === 'dollars' && value !== null ? formatShortDollars(value) : cellWords(value, kind);

/** Formats a change: `+3`, `−12 points` for percentages, or `the same`. */
function changeWords(now: number | null, before: number | null, kind: CellKind): string {
  if (now === null || before === null) return '-';
  const change = now - before;
  const moved = words(Math.abs(change), kind);
  if (moved === words(0, kind)) return 'the same';
  return `${change > 0 ? '+' : '−'}${kind === 'percent' ? moved.replace('%', ' points') : moved}`;
}

export const summaryLines = ({ now, before }: Analytics) =>
  lines.map(({ label, kind, of }) => ({
    label,
    now: words(of(now), kind),
    before: words(of(before), kind),
    change: changeWords(of(now), of(before), kind),
  }));

/** Builds the summary table for export, with bare numbers. Hours are not converted. */
function summaryReport({ now, before }: Analytics): Pick<Report, 'id' | 'columns' | 'rows'> {
  const fileLabel = ({ label, kind }: Line): string =>
    kind === 'hours' ? `${label}, hours` : kind === 'percent' ? `${label}, %` : label;
  return {
    id: 'summary',
    columns: countColumns('Figure', ['This period', 'Period before']),
    rows: lines.map((line): Cell[] => [fileLabel(line), line.of(now), line.of(before)]),
  };
}

const heads = ['This period', 'Before', 'Change'] as const;

/** Compares each figure with the preceding period of the same length. */
export function SummaryView({ analytics }: { readonly analytics: Analytics }) {
  const days = { from: analytics.firstDay, to: analytics.lastDay };
  return (
    <section
      aria-labelledby="report-of-the-period"
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 print:border-0 print:p-0"
    >
      <div>
        <h2 id="report-of-the-period" className="text-lg print:hidden">
          Report of the period
        </h2>
        <p className="text-sm text-muted">
          {daysWords(days, 'to', analytics.today)}, against{' '}
          {daysWords(daysBefore(days), 'to', analytics.today)}. Leads that came later have had less time to
          convert.
        </p>
      </div>
      <table className="w-full max-w-180 text-sm print:max-w-none">
        <caption className="sr-only">Report of the period</caption>
        <thead className="border-b border-edge text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              Figure
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1 ps-2 text-end font-medium sm:ps-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summaryLines(analytics).map(({ label, now, before, change }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 ps-2 text-end font-semibold whitespace-nowrap tabular-nums sm:ps-3">
                {now}
              </td>
              <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums sm:ps-3">{before}</td>
              <td className="py-1.5 ps-2 text-end whitespace-nowrap text-muted tabular-nums sm:ps-3">
                {change}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="print:hidden">
        <Button
          size="sm"
          variant="quiet"
          aria-describedby="report-of-the-period"
          onClick={() => saveReport(summaryReport(analytics), days)}
        >
          CSV
        </Button>
      </div>
    </section>
  );
}

const labels: Readonly<Record<string, string>> = {
  user: 'Clients (role user)',
  coach: 'Coaches',
  admin: 'Administrators',
};

const labelOf = (key: string): string => {
  const text = labels[key] ?? key.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const countsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, value]) => ({ label: labelOf(key), value }));

/** All figures, one per table row and file row. Clients have a separate report. */
const groupsOf = (figures: SystemFigures) => [
  { group: 'Accounts', rows: countsOf(figures.people) },
  {
    group: 'Last 30 days',
    rows: [
      { label: 'Sign-ups', value: figures.signUps },
      { label: 'Sign-ins', value: figures.signIns },
      { label: 'Users who signed in', value: figures.peopleSignedIn },
    ],
  },
  { group: 'Leads', rows: countsOf(figures.leads) },
  { group: 'Applications', rows: countsOf(figures.applications) },
  { group: 'Stories', rows: countsOf(figures.stories) },
  {
    group: 'Stored files',
    rows: [
      { label: 'Files', value: figures.files },
      { label: 'Bytes', value: figures.fileBytes },
    ],
  },
];

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a size: `1536` → `1.5 KB`. */
function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: step === 0 ? 0 : 1 })} ${units[step] ?? ''}`;
}

const fileOf = (figures: SystemFigures): Pick<Report, 'id' | 'columns' | 'rows'> => ({
  id: 'system',
  columns: [{ label: 'Group', kind: 'text' }, ...countColumns('Figure', ['Count'])],
  rows: groupsOf(figures).flatMap(({ group, rows }) => rows.map(({ label, value }) => [group, label, value])),
});

function Groups({ figures }: { readonly figures: SystemFigures }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {groupsOf(figures).map(({ group, rows }) => (
        <table key={group} className="w-full self-start text-sm">
          <caption className="pb-1 text-start font-semibold">{group}</caption>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  {label === 'Bytes' ? 'Size' : label}
                </th>
                <td className="py-1.5 text-end tabular-nums">
                  {label === 'Bytes' ? formatBytes(value) : value.toLocaleString('en-US')}
                </td>
              </tr>
            ))}
            {rows.length === 0 ? (
              <tr className="border-t border-line">
                <td className="py-1.5 text-muted">None yet</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Current figures. The selected period doesn't affect them. */
export function SystemFiguresView() {
  const query = useDataQuery('system-analytics', readSystemFigures);
  const { data } = query;
  return (
    <section
      aria-labelledby="system-figures"
      className="flex min-h-60 min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 print:hidden"
    >
      <div>
        <h2 id="system-figures" className="text-lg">
          Accounts, work in hand and storage
        </h2>
        <p className="text-sm text-muted">
          {data ? `As of ${formatMoment(data.at)}, whatever the period.` : 'As of now, for any period.'}
        </p>
      </div>
      {query.isPending ? <Spinner label="Loading the figures of accounts" /> : null}
      {query.isError && !data ? <FailedQuery what="The figures of accounts" query={query} /> : null}
      {data ? (
        <>
          <Groups figures={data} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="quiet"
              aria-describedby="system-figures"
              onClick={() => {
                const day = data.at.slice(0, 10);
                saveReport(fileOf(data), { from: day, to: day });
              }}
            >
              CSV
            </Button>
            <Button size="sm" variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
              Count again
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
