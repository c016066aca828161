import { useId, useState } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { BarRows } from './charts/bar-rows.tsx';
import { LinePair } from './charts/line-pair.tsx';
import { StackedColumns } from './charts/stacked-columns.tsx';
import type { Chart, Days, Report } from './report.ts';
import { saveReport } from './save-report.ts';
import { ReportTable } from './report-table.tsx';

function Drawing({ chart, says }: { readonly chart: Chart; readonly says: string }) {
  if (chart.kind === 'columns') return <StackedColumns chart={chart} says={says} />;
  if (chart.kind === 'lines') return <LinePair chart={chart} says={says} />;
  return <BarRows chart={chart} says={says} />;
}

interface Props {
  readonly report: Report;
  readonly days: Days;
  /** Where a longer period is, and what it is called; none where the longest is shown. */
  readonly wider: { readonly to: string; readonly label: string } | undefined;
}

/** In the place of a drawing: that there is nothing, and the way to where there may be something. */
function Nothing({ report: { empty, isOfPeriod }, wider }: Omit<Props, 'days'>) {
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

/** On paper a report of no more rows stays on one page. */
const MOST_TOGETHER = 20;

/** One report: what is to be seen in a sentence, then drawn, then as a table where somebody asks for it. */
export function ReportView({ report, days, wider }: Props) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const { title, unit, finding, note, chart, rows } = report;
  const hasRows = chart !== null;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 print:gap-1 print:border-0 print:p-0 ${rows.length <= MOST_TOGETHER ? 'print:break-inside-avoid' : ''}`}
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
        </>
      ) : (
        <Nothing report={report} wider={wider} />
      )}
      {note === undefined || !hasRows ? null : <p className="text-sm text-muted">{note}</p>}
      {hasRows ? (
        <>
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
      ) : null}
    </section>
  );
}
