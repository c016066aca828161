import * as z from 'zod/mini';
import { email, requiredLine } from '../fields.ts';

/** The status of an application, as its applicant sees it. */
export interface ApplicationStatus {
  readonly reference: string;
  readonly applicantType: 'cpa' | 'client';
  readonly status: 'submitted' | 'in_review' | 'approved' | 'rejected' | 'withdrawn';
  /** ISO instants. */
  readonly sentAt: string;
  readonly reviewDueAt: string;
  readonly decidedAt: string | null;
  /** The reviewer's note on the decision. */
  readonly note: string | null;
  readonly seat: { readonly name: string; readonly startsOn: string } | null;
  readonly waitlisted: boolean;
}

/** Credentials that open an application: its reference from our email, and the applicant's address. */
export const statusForm = z.object({
  reference: requiredLine('the reference', 40, 'Enter the reference from our email'),
  email,
});
export type StatusRequest = z.infer<typeof statusForm>;
