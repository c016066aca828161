import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';
import type { ReviewValues } from '../review.schema.ts';

/** Free starts as instants, ascending, and who holds the review; null is an account without a name. */
export interface ReviewTimes {
  readonly timeZone: string;
  readonly host: string | null;
  readonly slots: readonly string[];
}

/** When whoever looks after the client is free. @throws the database's error */
export async function readReviewTimes(client: DataClient, clientId: string): Promise<ReviewTimes> {
  const { data, error } = await client.rpc('free_review_starts', { client_id: clientId });
  if (error) throw error;
  return data as unknown as ReviewTimes;
}

const booked = z.object({
  reference: z.string(),
  startsAt: z.string(),
  host: z.nullable(z.string()),
  mailed: z.boolean(),
});
export type BookedReview = z.infer<typeof booked>;

/** Books it; client and host get a letter with the entry for their calendars. @throws CallRefusal */
export const bookReview = async (
  client: DataClient,
  clientId: string,
  { startsAt, notes }: ReviewValues,
  requestId: string,
): Promise<BookedReview> =>
  booked.parse(
    await callFunction(client, 'booking', { action: 'review', clientId, startsAt, notes, requestId }),
  );
