import { dataMessage } from 'shared-auth/error-words';
import type { DataClient } from 'shared-auth/supabase-client';
import type { EntryValues } from '../entry.schema.ts';

/** The user's entry of the public directory; null without one. @throws the database's error */
export async function readEntry(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('directory_entries')
    .select('slug, shown, headline, firm, location, specialities, about, contact_email')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type Entry = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** Writes the entry, the first time as a new one. @throws an Error fit for the form */
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
