import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { freeReviewStarts } from 'shared-contract/rpc/calls';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';
import type { ReviewValues } from '../review.schema.ts';

export type ReviewTimes = AnswerOf<typeof freeReviewStarts>;

/** When whoever looks after the client is free. @throws RpcError */
export const readReviewTimes = (client: DataClient, clientId: string): Promise<ReviewTimes> =>
  callRpc(client, freeReviewStarts, { client_id: clientId });

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
