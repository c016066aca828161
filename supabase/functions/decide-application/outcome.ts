import * as z from 'zod';
import { invitationFacts } from '../_shared/invitation.ts';

export const outcomeSchema = z.object({
  /** False if the application already had this decision. */
  changed: z.boolean(),
  /** Only for delayed decisions and previews. */
  decision: z.enum(['approve', 'reject', 'in_review', 'take_off']).optional(),
  status: z.enum(['in_review', 'approved', 'rejected']),
  reference: z.string(),
  email: z.string(),
  firstName: z.string(),
  applicantType: z.enum(['cpa', 'client']),
  note: z.string().nullable(),
  /** Name of the administrator who decided. Null if the account has no name. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  seat: z.object({ cohortId: z.string(), name: z.string(), startsOn: z.string() }).nullable(),
  waitlisted: z.boolean(),
  /** Pending invitation of an applicant whose address isn't proved yet. */
  invitation: invitationFacts.nullable(),
});
export type Outcome = z.infer<typeof outcomeSchema>;
