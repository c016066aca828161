import { formatMoment } from '../../../../lib/format.ts';
import { analyticsRows, formatBytes } from '../../analytics.ts';
import type { Analytics } from '../../data/read-analytics.ts';

/** The figures, a table for each group. A group without a row says so. */
export function AnalyticsFigures({ analytics }: { readonly analytics: Analytics }) {
  const figures = analyticsRows(analytics);
  const groups = ['Accounts', 'Last 30 days', 'Clients', 'Leads', 'Applications', 'Stories', 'Stored files'];
  return (
    <>
      <p className="text-sm text-muted">As of {formatMoment(analytics.at)}.</p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => {
          const rows = figures.filter((figure) => figure.group === group);
          return (
            <table key={group} className="w-full self-start">
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
    </>
  );
}
