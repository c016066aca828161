import * as z from 'zod/mini';
import { count, rpc } from './rpc.ts';

export const importClients = rpc(
  'import_clients',
  z.object({
    rows: count,
    added: count,
    updated: count,
    skipped: count,
    errorCount: count,
    errors: z.array(
      z.object({
        row: count,
        column: z.nullable(z.string()),
        value: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
    duplicateCount: count,
    duplicates: z.array(z.object({ row: count, by: z.string(), name: z.nullable(z.string()) })),
    /** Rows that an import leaves out, from 1. */
    skippedRows: z.array(count),
    batch: z.nullable(z.string()),
  }),
);
