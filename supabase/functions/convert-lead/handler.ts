import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';

const input = z.object({
  leadId: z.uuid('Choose a lead'),
  coachId: z.uuid('Choose somebody who is a coach').nullish(),
});

/**
 * Makes a client of a lead: client, status, history and audit log in one transaction.
 * Administrators, and the coach to whom the lead is assigned (who becomes the client's coach).
 * Takes `{ leadId, coachId? }`; without coachId an administrator's choice is the coach of the lead, if it has one.
 * Answers `{ clientId, created }`; created is false when the lead had become that client before.
 * Refuses: 400 a field, 401, 403 neither administrator nor coach, or a coach choosing another one,
 * 404 no such lead, or not assigned to this coach.
 */
export const handler = memberEndpoint(input, async ({ leadId, coachId }, caller, context) => {
  return callDatabase(context, caller, 'convert_lead', { lead_id: leadId, coach_id: coachId ?? null });
});
