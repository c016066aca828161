import { Button } from 'shared-ui/button';
import type { Analytics } from '../data/read-analytics.ts';
import { daysBefore, daysWords } from '../period.ts';
import { summaryLines, summaryReport } from '../reports/summary.ts';
import { saveReport } from '../../../components/report/save-report.ts';

const heads = ['This period', 'Before', 'Change'] as const;

/** The period on one sheet: each figure with that of the period before, which has as many days. */
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
