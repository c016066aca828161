import * as z from 'zod/mini';
import { email, requiredLine } from '../fields.ts';

/** How an application stands, as its applicant is told. */
export interface ApplicationStanding {
  readonly reference: string;
  readonly applicantType: 'cpa' | 'client';
  readonly status: 'submitted' | 'in_review' | 'approved' | 'rejected' | 'withdrawn';
  /** Instants, in ISO. */
  readonly sentAt: string;
  readonly reviewDueAt: string;
  readonly decidedAt: string | null;
  /** What the decision says beside itself. */
  readonly note: string | null;
  readonly seat: { readonly name: string; readonly startsOn: string } | null;
  readonly waitlisted: boolean;
}

/** What opens an application: its reference, from our letter, and the address that it was sent with. */
export const standingForm = z.object({
  reference: requiredLine('the reference', 40, 'Enter the reference from our email'),
  email,
});
export type StandingRequest = z.infer<typeof standingForm>;
