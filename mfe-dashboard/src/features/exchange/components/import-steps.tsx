import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { DuplicateRule, ImportRow } from '../data/import-clients.ts';
import { guessFields, type FieldName } from '../fields.ts';
import type { TextTable } from '../read-table.ts';
import { useImport } from '../use-import.ts';
import { DuplicatesChoice } from './duplicates-choice.tsx';
import { Imported } from './imported.tsx';
import { ImportReportView } from './import-report.tsx';
import { MatchStep } from './match-step.tsx';

const counted = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

function rowsOf(lines: TextTable['lines'], chosen: readonly (FieldName | null)[]): ImportRow[] {
  return lines.map(({ cells }) =>
    Object.fromEntries(
      chosen.flatMap((field, column) => (field === null ? [] : [[field, cells[column] ?? '']])),
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
  const { report, problem, busy, run, forget } = useImport();
  /** A choice by which the last check no longer stands. */
  const afresh =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      forget();
    };
  const lines = hasHeads ? table.lines.slice(1) : table.lines;
  if (report && report.batch !== null)
    return <Imported report={report} batch={report.batch} onAgain={onAgain} />;
  const count = report?.errorCount === 0 ? report.added + report.updated : 0;
  const act = (isDry: boolean) => void run(() => rowsOf(lines, chosen), rule, isDry);
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
          onClick={() => act(true)}
        >
          Check the file
        </Button>
        {count > 0 ? (
          <Button busy={busy === 'import'} disabled={busy !== undefined} onClick={() => act(false)}>
            Import {counted(count, 'client', 'clients')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
