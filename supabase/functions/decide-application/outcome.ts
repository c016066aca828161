import * as z from 'zod';
import { invitationFacts } from '../_shared/invitation.ts';

/** What `decide_application` answers. */
export const outcomeSchema = z.object({
  /** False when the application was decided so before. */
  changed: z.boolean(),
  /** Of a decision that was on hold, or is looked at. */
  decision: z.enum(['approve', 'reject', 'in_review', 'take_off']).optional(),
  status: z.enum(['in_review', 'approved', 'rejected']),
  reference: z.string(),
  email: z.string(),
  firstName: z.string(),
  applicantType: z.enum(['cpa', 'client']),
  note: z.string().nullable(),
  seat: z.object({ cohortId: z.string(), name: z.string(), startsOn: z.string() }).nullable(),
  waitlisted: z.boolean(),
  /** Pending, for an applicant whose address is still to be proved. */
  invitation: invitationFacts.nullable(),
});
export type Outcome = z.infer<typeof outcomeSchema>;
