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
  batch: z.nullable(z.string()),
});
export type ImportReport = z.infer<typeof report>;

/** A client as text by the name of the column. */
export type ImportRow = Readonly<Record<string, string>>;

/**
 * Checks rows, or imports them: all or none.
 * @throws the database's error
 */
export async function importClients(
  client: DataClient,
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
  { isDry }: { readonly isDry: boolean },
): Promise<ImportReport> {
  const { data, error } = await client.rpc('import_clients', {
    rows: rows as unknown as Json,
    dry_run: isDry,
    duplicates,
  });
  if (error) throw error;
  return report.parse(data);
}

const undone = z.object({ restored: z.number(), left: z.number() });

/** Takes an import back, but for what somebody has worked on since. @throws the database's error */
export async function undoImport(client: DataClient, batch: string) {
  const { data, error } = await client.rpc('undo_change', { batch });
  if (error) throw error;
  return undone.parse(data);
}
