import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';

const answer = z.object({ clientId: z.string(), created: z.boolean() });

/**
 * Makes a client of a lead, once.
 * @param coachId who looks after the client; null for the lead's own coach, or nobody
 * @throws CallRefusal
 */
export const convertLead = async (client: DataClient, leadId: string, coachId: string | null) =>
  answer.parse(await callFunction(client, 'convert-lead', { leadId, coachId }));
