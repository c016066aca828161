import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';
import type { LetterValues } from '../letter.schema.ts';

const preview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type LetterPreview = z.infer<typeof preview>;

interface Sending extends LetterValues {
  readonly clientId: string;
  /** The same at every attempt: it is sent once. */
  readonly requestId: string;
}

/** The letter as it would go. @throws CallRefusal */
export const previewClientLetter = async (client: DataClient, sending: Sending): Promise<LetterPreview> =>
  preview.parse(await callFunction(client, 'send-client-letter', { ...sending, mode: 'preview' }));

/** Sends it; it stands in the client's activity from then on. @throws CallRefusal */
export async function sendClientLetter(client: DataClient, sending: Sending): Promise<void> {
  await callFunction(client, 'send-client-letter', { ...sending, mode: 'send' });
}
