import { useState } from 'react';
import { parseNumber } from 'shared-contract/numbers';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { LeaveGuard } from '../../../components/leave-guard.tsx';
import type { DuplicateRule, ImportRow } from '../data/import-clients.ts';
import { amountFields, guessFields, type FieldName } from '../fields.ts';
import type { TextTable } from '../read-table.ts';
import { useImport } from '../use-import.ts';
import { DuplicatesChoice } from './duplicates-choice.tsx';
import { Imported, progressOf } from './imported.tsx';
import { ImportReportView } from './import-report.tsx';
import { MatchStep } from './match-step.tsx';

const counted = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

/** Amounts as the database reads them. The database names a cell that is no amount. */
const cellOf = (field: FieldName, text: string): string =>
  amountFields.includes(field) ? (parseNumber(text, '$')?.toString() ?? text) : text;

function rowsOf(lines: TextTable['lines'], chosen: readonly (FieldName | null)[]): ImportRow[] {
  return lines.map(({ cells }) =>
    Object.fromEntries(
      chosen.flatMap((field, column) =>
        field === null ? [] : [[field, cellOf(field, cells[column] ?? '')]],
      ),
    ),
  );
}

interface Props {
  readonly table: TextTable;
  readonly name: string;
  readonly onAgain: () => void;
}

/** Columns, duplicates, check and import of one file. Whatever is changed asks for a new check. */
export function ImportSteps({ table, name, onAgain }: Props) {
  const [hasHeads, setHasHeads] = useState(true);
  const [chosen, setChosen] = useState(() => {
    const guessed = guessFields(table.lines[0]?.cells ?? []);
    return [...guessed, ...Array.from({ length: table.width - guessed.length }, () => null)];
  });
  const [rule, setRule] = useState<DuplicateRule>('skip');
  const { report, run, problem, busy, check, importRows, forget } = useImport();
  /** A choice by which the last check no longer stands. */
  const afresh =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      forget();
    };
  const lines = hasHeads ? table.lines.slice(1) : table.lines;
  if (run && run.done > 0 && busy === undefined)
    return <Imported run={run} problem={problem} onContinue={() => void importRows()} onAgain={onAgain} />;
  const count = report?.errorCount === 0 ? report.added + report.updated : 0;
  if (run && busy === 'import')
    return (
      <>
        <LeaveGuard
          isDirty={() => true}
          isTyped
          title="Leave during the import?"
          description="The import continues while this tab is open, but you can no longer undo it."
        />
        <Notice role="status" title={`Importing: ${progressOf(run)}`}>
          <p>Keep this page open until the import is done.</p>
        </Notice>
      </>
    );
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere">
          {name}, {counted(lines.length, 'line', 'lines')}
        </span>
        <Button variant="quiet" size="sm" onClick={onAgain}>
          Choose another file
        </Button>
      </p>
      <MatchStep
        table={table}
        hasHeads={hasHeads}
        onHeads={afresh(setHasHeads)}
        chosen={chosen}
        onChosen={afresh(setChosen)}
      />
      <DuplicatesChoice rule={rule} onRule={afresh(setRule)} />
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert" title="That did not work">
          <p>{problem}</p>
        </Notice>
      )}
      {report ? (
        <ImportReportView report={report} duplicates={rule} lineOf={(row) => lines[row - 1]?.number ?? row} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={count > 0 ? 'secondary' : 'primary'}
          busy={busy === 'check'}
          disabled={busy !== undefined}
          onClick={() => void check(() => rowsOf(lines, chosen), rule)}
        >
          Check the file
        </Button>
        {count > 0 ? (
          <Button disabled={busy !== undefined} onClick={() => void importRows()}>
            Import {counted(count, 'client', 'clients')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
