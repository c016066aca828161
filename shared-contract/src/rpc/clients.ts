import * as z from 'zod/mini';
import { count, day, instant, rpc } from './rpc.ts';

/** `by`: the account whose later change prevented the revert. */
export const revertClientChange = rpc(
  'revert_client_change',
  z.object({ reverted: z.boolean(), by: z.nullable(z.string()) }),
);

export const similarClients = rpc(
  'similar_clients',
  z.array(
    z.object({
      id: z.string(),
      client_name: z.string(),
      client_company: z.nullable(z.string()),
      since: instant,
      matched_by: z.enum(['email', 'name and company', 'name', 'company']),
    }),
  ),
);

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
    /** Rows that an import skips, starting at 1. */
    skippedRows: z.array(count),
    batch: z.nullable(z.string()),
  }),
);

/** A record of the firm, as its client sees it. */
export const accountRecord = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  coachId: z.nullable(z.string()),
  coachName: z.nullable(z.string()),
  /** Open deadlines, next one first. */
  deadlines: z.array(z.object({ id: z.string(), name: z.string(), dueOn: day, overdue: z.boolean() })),
  projections: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      taxYear: z.int(),
      /** `saved`: reduction of that year's federal tax, in dollars; negative if the tax increases. */
      result: z.looseObject({ saved: z.number() }),
    }),
  ),
  /** Messages that staff shared with the client, latest first. */
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['note', 'call', 'email']),
      note: z.string(),
      happenedOn: z.nullable(day),
      createdAt: instant,
      author: z.nullable(z.string()),
    }),
  ),
});

export const ownRecords = rpc('own_records', z.array(accountRecord));
