import * as z from 'zod/mini';
import { email, source } from '../fields.ts';

/** A newsletter sign-up, as the server accepts it. */
export const newsletter = z.object({ email, source: source('newsletter') });

export const newsletterForm = z.pick(newsletter, { email: true });

export type Subscription = z.infer<typeof newsletterForm>;
