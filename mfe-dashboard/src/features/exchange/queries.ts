import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { importClients } from 'shared-contract/rpc/clients';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

/** What an import does with clients that exist already. `outcome` is a sentence after the check. */
export const duplicateRules = [
  { value: 'skip', label: 'Skip them', outcome: 'They are skipped.' },
  {
    value: 'update',
    label: 'Update them with what the file has',
    outcome: 'They are updated with the values in the file.',
  },
  { value: 'add', label: 'Add them once more', outcome: 'They are added once more.' },
] as const;
export type DuplicateRule = (typeof duplicateRules)[number]['value'];

export type ImportReport = AnswerOf<typeof importClients>;

/** A client's values as text, by column name. */
export type ImportRow = Readonly<Record<string, string>>;

/** Rows per request. A larger slice would block the backend's other requests for too long. */
const SLICE = 250;

/** Validates all rows of a file without storing any. */
export const checkClients = (
  client: DataClient,
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
): Promise<ImportReport> => callRpc(client, importClients, { rows: [...rows], dry_run: true, duplicates });

export interface ImportRun {
  /** Id shared by all slices. Undoing the batch undoes the import. */
  readonly batch: string;
  /** The rows to write, according to the check. */
  readonly rows: readonly ImportRow[];
  readonly duplicates: DuplicateRule;
  /** Number of stored rows. */
  readonly done: number;
  readonly added: number;
  readonly updated: number;
}

/** Imports the next slice. Safe to repeat: the database skips a slice that it has already stored. */
export async function importSlice(client: DataClient, run: ImportRun): Promise<ImportRun> {
  const slice = run.rows.slice(run.done, run.done + SLICE);
  const { batch, added, updated } = await callRpc(client, importClients, {
    rows: slice,
    dry_run: false,
    duplicates: run.duplicates,
    batch: run.batch,
    first_row: run.done,
  });
  if (batch === null) throw new Error('import: the backend refused rows that passed the check');
  return {
    ...run,
    done: run.done + slice.length,
    added: run.added + added,
    updated: run.updated + updated,
  };
}
