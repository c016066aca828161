import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';

const offered = z.object({ seat: z.object({ name: z.string() }), mailed: z.boolean() });

/**
 * Gives a free seat to somebody who waits, and writes to them.
 * @throws FunctionRefused
 */
export async function offerSeat(client: DataClient, waitingId: string) {
  return offered.parse(await callFunction(client, 'offer-seat', { waitingId }));
}
