import * as z from 'zod/mini';
import { email, source } from '../fields.ts';

/** An address for the newsletter, as the server takes it. */
export const newsletter = z.object({ email, source: source('newsletter') });

/** What the form asks for. */
export const newsletterForm = z.pick(newsletter, { email: true });

export type Subscription = z.infer<typeof newsletterForm>;
