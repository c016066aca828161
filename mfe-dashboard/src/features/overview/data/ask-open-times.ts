import { callAsVisitor } from 'shared-auth/submit-form';
import { z } from 'zod/mini';

const answer = z.object({ slots: z.array(z.string()) });

/** How many days ahead calls are moved, as far as they are booked. */
const DAYS_AHEAD = 45;

/**
 * The free times of the office, ascending, as instants.
 * @throws (rejects) a `CallRefusal`, its words fit for people
 */
export async function askOpenTimes(): Promise<readonly string[]> {
  return answer.parse(await callAsVisitor<unknown>('booking', { action: 'slots', days: DAYS_AHEAD })).slots;
}
