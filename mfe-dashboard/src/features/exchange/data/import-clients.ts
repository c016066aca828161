import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';

export const duplicateRules = ['skip', 'update', 'add'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

const report = z.object({
  rows: z.number(),
  added: z.number(),
  updated: z.number(),
  skipped: z.number(),
  errorCount: z.number(),
  errors: z.array(
    z.object({
      row: z.number(),
      column: z.nullable(z.string()),
      value: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  duplicateCount: z.number(),
  duplicates: z.array(z.object({ row: z.number(), by: z.string(), name: z.nullable(z.string()) })),
  /** Rows that an import leaves out, from 1. */
  skippedRows: z.array(z.number()),
  batch: z.nullable(z.string()),
});
export type ImportReport = z.infer<typeof report>;

/** A client as text by the name of the column. */
export type ImportRow = Readonly<Record<string, string>>;

/** Rows a call. More of them would keep the backend from answering others for too long. */
const SLICE = 250;

/** Checks all rows of a file. @throws the database's error */
export async function checkClients(
  client: DataClient,
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
): Promise<ImportReport> {
  const { data, error } = await client.rpc('import_clients', {
    rows: rows as unknown as Json,
    dry_run: true,
    duplicates,
  });
  if (error) throw error;
  return report.parse(data);
}

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
 * @throws the database's error
 */
export async function importSlice(client: DataClient, run: ImportRun): Promise<ImportRun> {
  const slice = run.rows.slice(run.done, run.done + SLICE);
  const { data, error } = await client.rpc('import_clients', {
    rows: slice as unknown as Json,
    dry_run: false,
    duplicates: run.duplicates,
    batch: run.batch,
    first_row: run.done,
  });
  if (error) throw error;
  const { batch, added, updated } = report.parse(data);
  if (batch === null) throw new Error('import: the backend refused rows that passed the check');
  return {
    ...run,
    done: run.done + slice.length,
    added: run.added + added,
    updated: run.updated + updated,
  };
}

const undone = z.object({ restored: z.number(), left: z.number() });

/** Takes an import back, but for what somebody has worked on since. @throws the database's error */
export async function undoImport(client: DataClient, batch: string) {
  const { data, error } = await client.rpc('undo_change', { batch });
  if (error) throw error;
  return undone.parse(data);
}
