import { CSV_BOM, csvLine } from 'shared-contract/csv';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { saveFile } from 'shared-ui/save-file';
import type { DuplicateRule, ImportReport } from '../data/import-clients.ts';
import { labelOf } from '../fields.ts';

const figure = (value: number): string => value.toLocaleString('en-US');
const counted = (value: number, one: string, many: string): string =>
  `${figure(value)} ${value === 1 ? one : many}`;
const SHOWN = 50;

interface Props {
  readonly report: ImportReport;
  readonly duplicates: DuplicateRule;
  /** The line of the file that a row came from. */
  readonly lineOf: (row: number) => number;
}

function saveErrors({ report, lineOf }: Omit<Props, 'duplicates'>): void {
  const lines = [
    ['Line', 'Column', 'Value', 'Reason'],
    ...report.errors.map(({ row, column, value, reason }) => [
      lineOf(row),
      column === null ? null : labelOf(column),
      value,
      reason,
    ]),
  ];
  saveFile({
    name: 'import-errors.csv',
    type: 'text/csv;charset=utf-8',
    content: CSV_BOM + lines.map(csvLine).join(''),
  });
}

function Errors({ report, lineOf }: Omit<Props, 'duplicates'>) {
  const { errors, errorCount } = report;
  return (
    <section aria-labelledby="errors" className="flex flex-col gap-3">
      <Notice
        tone="danger"
        role="alert"
        title={`${counted(errorCount, 'cell is', 'cells are')} not right. Nothing was imported.`}
      >
        <p>Mend them in the file and choose it again, or leave their columns out.</p>
      </Notice>
      <h3 id="errors" className="sr-only">
        What is not right
      </h3>
      <ul aria-labelledby="errors" className="rounded-md border border-line bg-surface">
        {errors.slice(0, SHOWN).map(({ row, column, value, reason }) => (
          <li
            key={`${String(row)}:${column ?? ''}`}
            className="grid gap-x-4 border-b border-line px-3 py-2 last:border-b-0 sm:grid-cols-[5rem_9rem_minmax(0,1fr)_minmax(0,2fr)]"
          >
            <span className="text-muted tabular-nums">Line {lineOf(row)}</span>
            <span className="font-semibold">{column === null ? '' : labelOf(column)}</span>
            <span className="wrap-anywhere">{value}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {errorCount > SHOWN ? <p className="text-muted">The first {SHOWN} are shown.</p> : null}
        <Button variant="secondary" size="sm" onClick={() => saveErrors({ report, lineOf })}>
          Save the errors as CSV
        </Button>
      </div>
    </section>
  );
}

const happens: Readonly<Record<DuplicateRule, string>> = {
  skip: 'They are skipped.',
  update: 'They are updated with what the file has of them.',
  add: 'They are added once more.',
};

/** What the check found: what would come of the import, or why there is none. */
export function ImportReportView({ report, duplicates, lineOf }: Props) {
  const { added, updated, skipped, errorCount, duplicateCount, duplicates: repeated } = report;
  if (errorCount > 0) return <Errors report={report} lineOf={lineOf} />;
  return (
    <Notice tone="success" role="status" title="Everything can be imported">
      <p>
        {counted(added, 'client is', 'clients are')} added, {figure(updated)} updated, {figure(skipped)}{' '}
        skipped.
      </p>
      {duplicateCount > 0 ? (
        <p className="text-muted">
          {counted(duplicateCount, 'line is a client', 'lines are clients')} that you have, or that the file
          names twice, such as {repeated[0]?.name ?? 'one without a name'} in line{' '}
          {lineOf(repeated[0]?.row ?? 1)}. {happens[duplicates]}
        </p>
      ) : null}
    </Notice>
  );
}
