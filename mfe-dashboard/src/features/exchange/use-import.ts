import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { otherTasks } from './other-tasks.ts';
import {
  importClients,
  type DuplicateRule,
  type ImportReport,
  type ImportRow,
} from './data/import-clients.ts';

/** Checks rows and imports them. What the check found stands until something of them is changed. */
export function useImport() {
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const queries = useQueryClient();
  const run = async (rowsOf: () => readonly ImportRow[], rule: DuplicateRule, isDry: boolean) => {
    setBusy(isDry ? 'check' : 'import');
    setProblem(undefined);
    // The page shows that it is at work before thousands of rows are made, and again before they are written down.
    await otherTasks();
    const rows = rowsOf();
    if (!rows.some((row) => 'name' in row)) {
      setBusy(undefined);
      setProblem('Choose the column that holds the names.');
      return;
    }
    await otherTasks();
    try {
      setReport(await importClients(await getSupabase(), rows, rule, { isDry }));
      if (!isDry) await queries.invalidateQueries();
    } catch (error) {
      setProblem(dataMessage(error, { what: isDry ? 'The file was not checked.' : 'Nothing was imported.' }));
    }
    setBusy(undefined);
  };
  const forget = () => {
    setReport(undefined);
    setProblem(undefined);
  };
  return { report, problem, busy, run, forget };
}
