import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../lib/call-function.ts';
import type { EmailValues } from './email.schema.ts';

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

export const renderedEmail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type RenderedEmail = z.infer<typeof renderedEmail>;

/** The recipient's record. Its history has the email after it is sent. */
export interface Recipient {
  readonly kind: 'client' | 'lead';
  readonly id: string;
}

const senders = { client: 'send-client-letter', lead: 'send-lead-letter' };

interface Sending extends EmailValues {
  /** Idempotency key. It stays the same for every attempt, so that the email is sent only once. */
  readonly requestId: string;
}

const callSender = (
  client: DataClient,
  { kind, id }: Recipient,
  sending: Sending,
  mode: 'preview' | 'send',
) => callFunction(client, senders[kind], { [`${kind}Id`]: id, ...sending, mode });

/** Returns the email as it will be sent. @throws CallRefusal */
export const previewEmail = async (
  client: DataClient,
  recipient: Recipient,
  sending: Sending,
): Promise<RenderedEmail> => renderedEmail.parse(await callSender(client, recipient, sending, 'preview'));

/** Sends the email and records it in the recipient's history. @throws CallRefusal */
export async function sendEmail(client: DataClient, recipient: Recipient, sending: Sending): Promise<void> {
  await callSender(client, recipient, sending, 'send');
}
