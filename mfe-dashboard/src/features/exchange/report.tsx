import { formatCount, formatNumber } from 'shared-contract/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { undoBatch, undoMessage } from '../../lib/bulk-change.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { useAction } from '../../lib/use-action.ts';
import { dashboardPages } from '../../page-list.ts';
import { labelOf } from './match-step.tsx';
import { type DuplicateRule, duplicateRules, type ImportReport, type ImportRun } from './queries.ts';

const SHOWN = 50;

interface ImportReportProps {
  readonly report: ImportReport;
  readonly duplicates: DuplicateRule;
  /** Maps an import row to its line in the file. */
  readonly lineOf: (row: number) => number;
}

const saveErrors = ({ report, lineOf }: Omit<ImportReportProps, 'duplicates'>): void =>
  saveCsv('import-errors.csv', [
    ['Line', 'Column', 'Value', 'Reason'],
    ...report.errors.map(({ row, column, value, reason }) => [
      lineOf(row),
      column === null ? null : labelOf(column),
      value,
      reason,
    ]),
  ]);

function Errors({ report, lineOf }: Omit<ImportReportProps, 'duplicates'>) {
  const { errors, errorCount } = report;
  return (
    <section aria-labelledby="errors" className="flex flex-col gap-3">
      <Notice
        tone="danger"
        role="alert"
        title={`${formatCount(errorCount, 'cell is', 'cells are')} not right. Nothing was imported.`}
      >
        <p>Fix them in the file and choose it again, or leave out their columns.</p>
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

/** Shows the errors of the check or, without any, what the import will change. */
export function ImportReportView({ report, duplicates, lineOf }: ImportReportProps) {
  const { added, updated, skipped, errorCount, duplicateCount, duplicates: repeated } = report;
  if (errorCount > 0) return <Errors report={report} lineOf={lineOf} />;
  return (
    <Notice tone="success" role="status" title="Everything can be imported">
      <p>
        {formatCount(added, 'client is', 'clients are')} added, {formatNumber(updated)} updated,{' '}
        {formatNumber(skipped)} skipped.
      </p>
      {duplicateCount > 0 ? (
        <p className="text-muted">
          {formatCount(duplicateCount, 'line is a client', 'lines are clients')} that you have, or that the
          file names twice, such as {repeated[0]?.name ?? 'one without a name'} in line{' '}
          {lineOf(repeated[0]?.row ?? 1)}. {duplicateRules.find(({ value }) => value === duplicates)?.outcome}
        </p>
      ) : null}
    </Notice>
  );
}

interface ImportedProps {
  readonly run: ImportRun;
  readonly problem: string | undefined;
  readonly onContinue: () => void;
  readonly onAgain: () => void;
}

const importedWords = ({ added, updated }: ImportRun): string =>
  `${formatCount(added, 'client', 'clients')} added, ${formatNumber(updated)} updated`;

/** Returns the progress of an import, such as "1,250 of 5,000 clients". */
export const progressOf = ({ done, rows }: ImportRun): string =>
  `${formatNumber(done)} of ${formatNumber(rows.length)} clients`;

/** The result of an import that is done or has stopped. The undo is available for ten minutes. */
export function Imported({ run, problem, onContinue, onAgain }: ImportedProps) {
  const isDone = run.done === run.rows.length;
  const queries = useQueryClient();
  const [undone, setUndone] = useState<string>();
  const { act, isBusy, failure } = useAction({
    run: (client) => undoBatch(client, run.batch),
    failed: 'Nothing was undone.',
    isInline: true,
    onDone: (result) => setUndone(undoMessage(result)),
    onSettled: (isDone) => isDone && queries.invalidateQueries(),
  });
  const outcome = undone ?? failure;
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Notice
        tone={isDone ? 'success' : 'warning'}
        role={isDone ? 'status' : 'alert'}
        title={isDone ? importedWords(run) : `Import stopped: ${progressOf(run)}`}
      >
        {isDone || outcome !== undefined ? null : <p>{problem}</p>}
        {outcome === undefined ? (
          <div className="flex flex-wrap items-center gap-3">
            {isDone ? null : (
              <Button size="sm" disabled={isBusy} onClick={onContinue}>
                Continue the import
              </Button>
            )}
            <p>You can undo it for ten minutes.</p>
            <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void act()}>
              Undo the import
            </Button>
          </div>
        ) : (
          <p>{outcome}</p>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={dashboardPages.clients.path}>See the clients</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}
