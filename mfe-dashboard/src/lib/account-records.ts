import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';

/** As the database builds it for `own_records` and the overview. */
export const accountRecord = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  coachId: z.nullable(z.string()),
  coachName: z.nullable(z.string()),
  /** Open ones, the next one first. */
  deadlines: z.array(z.object({ id: z.string(), name: z.string(), dueOn: z.string(), overdue: z.boolean() })),
  projections: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      taxYear: z.number(),
      /** Dollars less federal tax in that year; below zero for more. */
      result: z.object({ saved: z.number() }),
    }),
  ),
  /** What staff shared with the client, the latest first. */
  messages: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['note', 'call', 'email']),
      note: z.string(),
      happenedOn: z.nullable(z.string()),
      createdAt: z.string(),
      author: z.nullable(z.string()),
    }),
  ),
});

export type AccountRecord = z.infer<typeof accountRecord>;

/** Returns the firm's records that the signed-in user is the client of. @throws the database's error */
export async function readAccountRecords(client: DataClient): Promise<AccountRecord[]> {
  const { data, error } = await client.rpc('own_records');
  if (error) throw error;
  return z.array(accountRecord).parse(data);
}
