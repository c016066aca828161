import type { DataClient } from 'shared-auth/supabase-client';
import { letterPreview, type LetterPreview, type Sending } from '../../../components/letter/letters.ts';
import { callFunction } from '../../../lib/call-function.ts';

interface ToLead extends Sending {
  readonly leadId: string;
}

/** The reply as it would go. @throws CallRefusal */
export const previewLeadLetter = async (client: DataClient, sending: ToLead): Promise<LetterPreview> =>
  letterPreview.parse(await callFunction(client, 'send-lead-letter', { ...sending, mode: 'preview' }));

/** Sends it; it stands in the lead's history from then on. @throws CallRefusal */
export async function sendLeadLetter(client: DataClient, sending: ToLead): Promise<void> {
  await callFunction(client, 'send-lead-letter', { ...sending, mode: 'send' });
}
