import type { DataClient } from 'shared-auth/supabase-client';
import { readAccountRecords } from '../../../lib/account-records.ts';

/** As many rows as one answer holds. */
const STEP = 1000;

interface Page {
  readonly data: readonly object[] | null;
  readonly error: Error | null;
}

/** All rows of one question, page by page. @throws the database's error */
async function allOf(page: (from: number, to: number) => PromiseLike<Page>): Promise<object[]> {
  const rows: object[] = [];
  for (;;) {
    const { data, error } = await page(rows.length, rows.length + STEP - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < STEP) return rows;
  }
}

/** What the specification names: the profile, and the stories and clients that belong to the account. */
export async function readOwnRecords(client: DataClient, id: string) {
  const [profile, stories, clients] = await Promise.all([
    client.from('profiles').select('*').eq('id', id).single(),
    allOf((from, to) => client.from('stories').select('*').eq('user_id', id).order('id').range(from, to)),
    allOf((from, to) => client.from('clients').select('*').eq('user_id', id).order('id').range(from, to)),
  ]);
  if (profile.error) throw profile.error;
  return { profile: profile.data, stories, clients };
}

/**
 * Everything that the account has, as the file that somebody takes along.
 * @throws the database's error: a file with a part missing is none
 */
export async function readOwnData(client: DataClient, id: string) {
  const [records, recordsAsClient, preferences, ...further] = await Promise.all([
    readOwnRecords(client, id),
    readAccountRecords(client),
    client.from('user_preferences').select('preferences').eq('user_id', id).maybeSingle(),
    allOf((from, to) => client.from('bookings').select('*').eq('user_id', id).order('id').range(from, to)),
    allOf((from, to) =>
      client.from('certification_applications').select('*').eq('user_id', id).order('id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('certificates').select('*').eq('user_id', id).order('id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('training_progress').select('*').eq('user_id', id).order('module_id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('onboarding_answers').select('*').eq('user_id', id).order('user_id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('directory_entries').select('*').eq('user_id', id).order('user_id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('coach_profiles').select('*').eq('user_id', id).order('user_id').range(from, to),
    ),
    allOf((from, to) =>
      client.from('notifications').select('*').eq('user_id', id).order('id').range(from, to),
    ),
    allOf((from, to) => client.from('auth_events').select('*').eq('user_id', id).order('id').range(from, to)),
  ]);
  if (preferences.error) throw preferences.error;
  const [
    bookings,
    applications,
    certificates,
    training,
    onboarding,
    directoryEntries,
    coachProfiles,
    notifications,
    securityLog,
  ] = further;
  return {
    ...records,
    exportDate: new Date().toISOString(),
    recordsAsClient,
    preferences: preferences.data?.preferences ?? null,
    bookings,
    applications,
    certificates,
    training,
    onboarding,
    directoryEntries,
    coachProfiles,
    notifications,
    securityLog,
  };
}
