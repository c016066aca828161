import type { DataClient } from 'shared-auth/supabase-client';
import { letterPreview, type LetterPreview, type Sending } from '../../../components/letter/letters.ts';
import { callFunction } from '../../../lib/call-function.ts';

interface ToClient extends Sending {
  readonly clientId: string;
}

/** The letter as it would go. @throws CallRefusal */
export const previewClientLetter = async (client: DataClient, sending: ToClient): Promise<LetterPreview> =>
  letterPreview.parse(await callFunction(client, 'send-client-letter', { ...sending, mode: 'preview' }));

/** Sends it; it stands in the client's activity from then on. @throws CallRefusal */
export async function sendClientLetter(client: DataClient, sending: ToClient): Promise<void> {
  await callFunction(client, 'send-client-letter', { ...sending, mode: 'send' });
}
