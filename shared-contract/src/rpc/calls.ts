import * as z from 'zod/mini';
import { instant, rpc } from './rpc.ts';

/** Free starts, ascending: with the host of the call, or with the office. */
export const freeStartsOfCall = rpc('free_starts_of_call', z.object({ slots: z.array(instant) }));

/** The same for a review; `host` is null for an account without a name. */
export const freeReviewStarts = rpc(
  'free_review_starts',
  z.object({ timeZone: z.string(), host: z.nullable(z.string()), slots: z.array(instant) }),
);
