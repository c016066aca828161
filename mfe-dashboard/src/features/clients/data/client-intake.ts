import type { DataClient } from 'shared-auth/supabase-client';
import { callFunction } from '../../../lib/call-function.ts';

/**
 * Sends the link of the intake form to the address of a client; the same request is sent once.
 * @throws CallRefusal
 */
export async function sendIntake(
  client: DataClient,
  asked: { readonly clientId: string; readonly requestId: string },
): Promise<void> {
  await callFunction(client, 'send-intake', asked);
}

/** How far the intake form of a client has come; null where none was sent. @throws the database's error */
export async function readClientIntake(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_events')
    .select('to_value, created_at')
    .eq('client_id', clientId)
    .eq('kind', 'intake')
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** Ends the sign-in of a client to their record. For administrators. @throws the database's error */
export async function removeClientAccess(client: DataClient, clientId: string): Promise<void> {
  const { data, error } = await client
    .from('clients')
    .update({ account_id: null })
    .eq('id', clientId)
    .select('id');
  if (error) throw error;
  if (data.length === 0) throw Object.assign(new Error('No such client'), { code: 'PT404' });
}

/** What the account of a client has answered; null where it has not begun. @throws the database's error */
export async function readClientAnswers(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('onboarding_answers')
    .select('answers, completed_at, updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data;
}
