import { formatCount } from 'shared-contract/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { parseNumber } from 'shared-contract/numbers';
import { Button } from 'shared-ui/button';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { Notice } from 'shared-ui/notice';
import { useWrite } from '../../lib/use-action.ts';
import { LeaveGuard } from '../../ui/draft-form.tsx';
import { amountFields, type FieldName, guessFields, MatchStep } from './match-step.tsx';
import {
  checkClients,
  type DuplicateRule,
  duplicateRules,
  type ImportReport,
  type ImportRow,
  type ImportRun,
  importSlice,
} from './queries.ts';
import { otherTasks, type TextTable } from './read-table.ts';
import { Imported, ImportReportView, progressOf } from './report.tsx';

/** The handling of clients that exist already, for the complete file. */
function DuplicatesChoice({ rule, onRule }: { rule: DuplicateRule; onRule: (rule: DuplicateRule) => void }) {
  return (
    <div
      className="max-w-160"
      onChange={({ target }) => {
        const next = duplicateRules.find(
          ({ value }) => target instanceof HTMLInputElement && target.value === value,
        );
        if (next) onRule(next.value);
      }}
    >
      <ChoiceGroup
        look="list"
        legend="Existing clients, by email, or by name and company"
        name="duplicates"
        options={duplicateRules}
        chosen={[rule]}
        required
      />
    </div>
  );
}

/** Excludes the rows that the check marked as skipped. */
function beginImport(
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
  { skippedRows }: Pick<ImportReport, 'skippedRows'>,
): ImportRun {
  const skipped = new Set(skippedRows);
  const left = rows.filter((_, place) => !skipped.has(place + 1));
  return { batch: crypto.randomUUID(), rows: left, duplicates, done: 0, added: 0, updated: 0 };
}

/** Checks rows and imports them in slices. The result of the check is valid until a choice changes. */
function useImport() {
  const [checked, setChecked] = useState<{
    readonly report: ImportReport;
    readonly next: ImportRun;
  }>();
  const [run, setRun] = useState<ImportRun>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const queries = useQueryClient();

  const check = async (rowsOf: () => readonly ImportRow[], rule: DuplicateRule) => {
    setBusy('check');
    setProblem(undefined);
    // The page renders the busy state before the rows are built, and again before they are serialized.
    await otherTasks();
    const rows = rowsOf();
    if (!rows.some((row) => 'name' in row)) {
      setBusy(undefined);
      setProblem('Choose the column with the names.');
      return;
    }
    await otherTasks();
    try {
      const report = await checkClients(await getSupabase(), rows, rule);
      setChecked({ report, next: beginImport(rows, rule, report) });
    } catch (error) {
      setProblem(dataMessage(error, { what: 'The file could not be checked.' }));
    }
    setBusy(undefined);
  };

  /** Imports the checked rows, or the remaining ones after the import stopped. */
  const { mutateAsync: importRows } = useWrite(async () => {
    let now = run ?? checked?.next;
    if (now === undefined) return;
    setBusy('import');
    setProblem(undefined);
    setRun(now);
    try {
      const client = await getSupabase();
      while (now.done < now.rows.length) {
        now = await importSlice(client, now);
        setRun(now);
      }
    } catch (error) {
      setProblem(dataMessage(error, { what: 'The import stopped.' }));
    }
    if (now.done > 0) await queries.invalidateQueries();
    setBusy(undefined);
  });
  const forget = () => {
    setChecked(undefined);
    setRun(undefined);
    setProblem(undefined);
  };
  return { report: checked?.report, run, problem, busy, check, importRows, forget };
}

/** Normalizes amounts for the database. Passes invalid ones through, so that the database reports the cell. */
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

interface ImportStepsProps {
  readonly table: TextTable;
  readonly name: string;
  readonly onAgain: () => void;
}

/** Columns, duplicates, check, and import of one file. A changed choice requires a new check. */
export function ImportSteps({ table, name, onAgain }: ImportStepsProps) {
  const [hasHeads, setHasHeads] = useState(true);
  const [chosen, setChosen] = useState(() => {
    const guessed = guessFields(table.lines[0]?.cells ?? []);
    return [...guessed, ...Array.from({ length: table.width - guessed.length }, () => null)];
  });
  const [rule, setRule] = useState<DuplicateRule>('skip');
  const { report, run, problem, busy, check, importRows, forget } = useImport();
  /** Wraps the setter of a choice that invalidates the last check. */
  const invalidating =
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
          {name}, {formatCount(lines.length, 'line', 'lines')}
        </span>
        <Button variant="quiet" size="sm" onClick={onAgain}>
          Choose another file
        </Button>
      </p>
      <MatchStep
        table={table}
        hasHeads={hasHeads}
        onHeads={invalidating(setHasHeads)}
        chosen={chosen}
        onChosen={invalidating(setChosen)}
      />
      <DuplicatesChoice rule={rule} onRule={invalidating(setRule)} />
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
            Import {formatCount(count, 'client', 'clients')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
