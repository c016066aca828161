import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readSystemFigures, type SystemFigures } from '../data/read-system-figures.ts';
import type { Report } from '../../../components/report/report.ts';
import { saveReport } from '../../../components/report/save-report.ts';
import { figureGroups, formatBytes, systemRows } from '../system-figures.ts';

const fileOf = (figures: SystemFigures): Pick<Report, 'id' | 'columns' | 'rows'> => ({
  id: 'system',
  columns: [
    { label: 'Group', kind: 'text' },
    { label: 'Figure', kind: 'text' },
    { label: 'Count', kind: 'count' },
  ],
  rows: systemRows(figures).map(({ group, label, value }) => [group, label, value]),
});

/** A table for each group. A group without a row says so. */
function Groups({ figures }: { readonly figures: SystemFigures }) {
  const all = systemRows(figures);
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {figureGroups.map((group) => {
        const rows = all.filter((figure) => figure.group === group);
        return (
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
        );
      })}
    </div>
  );
}

/** Accounts, work in hand and storage as they stand now, whatever the period. */
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
          {data ? `As of ${formatMoment(data.at)}, whatever the period.` : 'As of now, whatever the period.'}
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
