import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { importClients } from 'shared-contract/rpc/import-clients';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export const duplicateRules = ['skip', 'update', 'add'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

export type ImportReport = AnswerOf<typeof importClients>;

/** A client as text by the name of the column. */
export type ImportRow = Readonly<Record<string, string>>;

/** Rows a call. More of them would keep the backend from answering others for too long. */
const SLICE = 250;

/** Checks all rows of a file. @throws RpcError */
export const checkClients = (
  client: DataClient,
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
): Promise<ImportReport> => callRpc(client, importClients, { rows: [...rows], dry_run: true, duplicates });

/** An import that is under way, done or stopped. */
export interface ImportRun {
  /** What all slices belong to, and what undoes them. */
  readonly batch: string;
  /** The rows that the check found to be written. */
  readonly rows: readonly ImportRow[];
  readonly duplicates: DuplicateRule;
  /** How many of the rows are stored. */
  readonly done: number;
  readonly added: number;
  readonly updated: number;
}

/**
 * Imports the next slice. Safe to repeat: a slice that was stored before is not stored again.
 * @throws RpcError
 */
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
