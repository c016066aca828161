import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';

const input = z.object({
  leadId: z.uuid('Choose a lead'),
  coachId: z.uuid('Choose a coach').nullish(),
});

/**
 * Converts a lead to a client: client, status, history, and audit log in one transaction. For administrators and the
 * lead's coach, who becomes the client's coach. Accepts `{ leadId, coachId? }`. If an administrator omits coachId, the
 * lead's coach is used, if there is one. Returns `{ clientId, created }`. `created` is false if the lead was already
 * converted. Errors: 400 invalid field, 401, 403 neither administrator nor coach, or a coach who chooses another coach,
 * 404 no such lead, or not assigned to this coach.
 */
export const handler = memberEndpoint(input, async ({ leadId, coachId }, caller, context) => {
  return callDatabase(context, caller, 'convert_lead', { lead_id: leadId, coach_id: coachId ?? null });
});
