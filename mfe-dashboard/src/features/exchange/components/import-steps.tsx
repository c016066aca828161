import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { Notice } from 'shared-ui/notice';
import {
  duplicateRules,
  importClients,
  type DuplicateRule,
  type ImportReport,
  type ImportRow,
} from '../data/import-clients.ts';
import { guessFields, type FieldName } from '../fields.ts';
import type { TextTable } from '../read-table.ts';
import { Imported } from './imported.tsx';
import { ImportReportView } from './import-report.tsx';
import { MatchStep } from './match-step.tsx';

const ruleWords: Readonly<Record<DuplicateRule, string>> = {
  skip: 'Skip them',
  update: 'Update them with what the file has',
  add: 'Add them once more',
};

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
  const [chosen, setChosen] = useState(() => guessFields(table.lines[0]?.cells ?? []));
  const [rule, setRule] = useState<DuplicateRule>('skip');
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const queries = useQueryClient();
  const lines = hasHeads ? table.lines.slice(1) : table.lines;
  const changed = () => {
    setReport(undefined);
    setProblem(undefined);
  };
  const run = async (isDry: boolean) => {
    if (!chosen.includes('name')) {
      setProblem('Choose the column that holds the names.');
      return;
    }
    setBusy(isDry ? 'check' : 'import');
    setProblem(undefined);
    try {
      setReport(await importClients(await getSupabase(), rowsOf(lines, chosen), rule, { isDry }));
      if (!isDry) await queries.invalidateQueries();
    } catch (error) {
      setProblem(dataMessage(error, { what: isDry ? 'The file was not checked.' : 'Nothing was imported.' }));
    }
    setBusy(undefined);
  };
  if (report?.batch != null)
    return <Imported report={{ ...report, batch: report.batch }} onAgain={onAgain} />;
  const canImport = report !== undefined && report.errorCount === 0 && report.added + report.updated > 0;
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere">
          {name}, {lines.length.toLocaleString('en-US')} {lines.length === 1 ? 'line' : 'lines'}
        </span>
        <Button variant="quiet" size="sm" onClick={onAgain}>
          Choose another file
        </Button>
      </p>
      <MatchStep
        table={table}
        hasHeads={hasHeads}
        onHeads={(next) => {
          setHasHeads(next);
          changed();
        }}
        chosen={[...chosen, ...Array.from({ length: table.width - chosen.length }, () => null)]}
        onChosen={(next) => {
          setChosen(next);
          changed();
        }}
      />
      <div
        className="max-w-160"
        onChange={({ target }) => {
          const next = duplicateRules.find((one) => one === (target as unknown as HTMLInputElement).value);
          if (next) setRule(next);
          changed();
        }}
      >
        <ChoiceGroup
          look="list"
          legend="Clients that you have already, by email, or by name and company"
          name="duplicates"
          options={duplicateRules.map((value) => ({ value, label: ruleWords[value] }))}
          chosen={[rule]}
          required
        />
      </div>
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert" title="That did not work">
          <p>{problem}</p>
        </Notice>
      )}
      {report === undefined ? null : (
        <ImportReportView report={report} duplicates={rule} lineOf={(row) => lines[row - 1]?.number ?? row} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={canImport ? 'secondary' : 'primary'}
          busy={busy === 'check'}
          disabled={busy !== undefined}
          onClick={() => void run(true)}
        >
          Check the file
        </Button>
        {canImport ? (
          <Button busy={busy === 'import'} disabled={busy !== undefined} onClick={() => void run(false)}>
            Import {(report.added + report.updated).toLocaleString('en-US')}{' '}
            {report.added + report.updated === 1 ? 'client' : 'clients'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
