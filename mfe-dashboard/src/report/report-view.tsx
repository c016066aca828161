import { formatCount } from 'shared-contract/format';
import { useId, useState } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { exportName } from '../lib/format.ts';
import { BarRows, StackedColumns } from './bar-charts.tsx';
import { LinePair } from './charts.tsx';
import { cellWords, type Chart, type Days, type Report, reportFile, type Table } from './report.ts';

const align = (kind: string): string => (kind === 'text' ? 'text-start' : 'text-end tabular-nums');

/** Data table of a report. It is also the print version. */
function ReportTable({ title, columns, rows }: Pick<Report, 'title' | 'columns' | 'rows'>) {
  return (
    <div
      // Focusable, so that keyboard users can scroll a wide table.
      tabIndex={0}
      role="group"
      aria-label={`Table: ${title}`}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-edge text-muted">
          <tr>
            {columns.map(({ label, kind }) => (
              <th
                key={label}
                scope="col"
                className={`py-1 pe-4 align-bottom font-medium last:pe-0 ${align(kind)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${String(row[0])} ${String(at)}`} className="break-inside-avoid border-b border-line">
              {columns.map(({ label, kind }, place) => {
                const words = cellWords(row[place] ?? null, kind);
                const cellStyles = `py-1 pe-4 last:pe-0 ${align(kind)}`;
                return place === 0 ? (
                  <th key={label} scope="row" className={`${cellStyles} min-w-32 font-normal wrap-anywhere`}>
                    {words}
                  </th>
                ) : (
                  <td key={label} className={`${cellStyles} whitespace-nowrap`}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Drawing({ chart, says }: { readonly chart: Chart; readonly says: string }) {
  if (chart.kind === 'columns') return <StackedColumns chart={chart} says={says} />;
  if (chart.kind === 'lines') return <LinePair chart={chart} says={says} />;
  return <BarRows chart={chart} says={says} />;
}

interface ReportViewProps {
  readonly report: Report;
  readonly days: Days;
  /** Link to a longer period. Undefined for the longest one. */
  readonly wider: { readonly to: string; readonly label: string } | undefined;
}

/** Replaces an empty chart and links to a longer period that may have data. */
function Nothing({ report: { empty, isOfPeriod }, wider }: Omit<ReportViewProps, 'days'>) {
  return (
    <div className="flex min-h-24 flex-col items-start justify-center gap-2">
      <p>{empty}</p>
      {isOfPeriod && wider !== undefined ? (
        <ButtonLink to={wider.to} size="sm" variant="secondary" className="print:hidden">
          {wider.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Up to this many rows, a report stays on one printed page. */
const MAX_ROWS_TOGETHER = 20;

/** A report: its finding in a sentence, a chart, and a table on request. */
export function ReportView({ report, days, wider }: ReportViewProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const { title, unit, finding, note, chart, rows } = report;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 print:gap-1 print:border-0 print:p-0 ${rows.length <= MAX_ROWS_TOGETHER ? 'print:break-inside-avoid' : ''}`}
    >
      <div className="print:break-after-avoid">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-muted">{unit.charAt(0).toUpperCase() + unit.slice(1)}</p>
      </div>
      {chart ? (
        <>
          <p>{finding}</p>
          <div className="print:hidden">
            <Drawing chart={chart} says={finding} />
          </div>
          {note === undefined ? null : <p className="text-sm text-muted">{note}</p>}
          <div className="mt-auto flex flex-wrap gap-2 print:hidden">
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={isTable}
              aria-controls={`${id}-table`}
              aria-describedby={`${id}-title`}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? 'Hide the table' : 'Show as table'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-describedby={`${id}-title`}
              onClick={() => saveReport(report, days)}
            >
              CSV
            </Button>
          </div>
          <div id={`${id}-table`} className={isTable ? 'min-w-0' : 'hidden print:block'}>
            <ReportTable {...report} />
          </div>
        </>
      ) : (
        <Nothing report={report} wider={wider} />
      )}
    </section>
  );
}

export function saveReport(report: Table & Pick<Report, 'id'>, { from, to }: Days): void {
  saveFile({
    name: exportName(report.id, 'csv', `${from}-to-${to}`),
    type: 'text/csv;charset=utf-8',
    content: reportFile(report),
  });
  notify.success(`${formatCount(report.rows.length, 'row', 'rows')} exported`);
}
