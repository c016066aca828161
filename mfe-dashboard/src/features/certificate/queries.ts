import { dataMessage } from 'shared-auth/error-words';
import type { DataClient } from 'shared-auth/supabase-client';
import { callFunction } from '../../lib/call-function.ts';
import { unwrap } from '../../lib/unwrap.ts';
import type { EntryValues } from './entry.schema.ts';

/** Reads the user's entry in the public directory. Null if there is none. */
export async function readEntry(client: DataClient, userId: string) {
  return unwrap(
    client
      .from('directory_entries')
      .select('slug, shown, headline, firm, location, specialities, about, contact_email')
      .eq('user_id', userId)
      .maybeSingle(),
  );
}

export type Entry = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** @throws an Error with a message for the form */
export async function saveEntry(
  client: DataClient,
  userId: string,
  values: EntryValues,
  isNew: boolean,
): Promise<void> {
  const table = client.from('directory_entries');
  const { error } = await (isNew ? table.insert(values) : table.update(values).eq('user_id', userId));
  if (error)
    throw new Error(dataMessage(error, { what: 'Nothing was saved. What you typed is still here.' }), {
      cause: error,
    });
}

/** Reads the user's most recent certificate, with its cohorts. Null if there is none. */
export async function readCertificate(client: DataClient, userId: string) {
  return unwrap(
    client
      .from('certificates')
      .select(
        'id, code, name, completed_on, issued_on, expires_on, revoked_at, revoked_reason, cpe_live, cpe_self_study, cohorts (name, starts_on)',
      )
      .eq('user_id', userId)
      .order('expires_on', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof readCertificate>>>;

interface Credential {
  /** The unsigned Open Badge, for display. */
  readonly credential: object;
  /** The signed credential, for verification by software. */
  readonly token: string;
}

/**
 * Returns the signed Open Badge of a certificate.
 * @throws CallRefusal
 */
export const readCredential = (client: DataClient, code: string): Promise<Credential> =>
  callFunction<Credential>(client, 'credentials', { code });
