import type { DataClient } from 'shared-auth/supabase-client';

/** Names by the ids of accounts; who has gone has none. */
async function namesOf(client: DataClient, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const { data, error } = await client.from('profiles').select('id, name, email').in('id', wanted);
  if (error) throw error;
  return new Map(data.map(({ id, name, email }) => [id, name || email]));
}

/**
 * One application with its history, its applicant's account, and what came from the same address before; null when there
 * is none that the caller may read.
 * @throws the database's error
 */
export async function readApplication(client: DataClient, id: string) {
  const { data: application, error } = await client
    .from('certification_applications')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (application === null) return null;
  const { user_id, address } = application;
  const [events, earlier, account] = await Promise.all([
    client
      .from('application_events')
      .select('id, kind, from_status, to_status, note, actor_id, created_at')
      .eq('application_id', id)
      .order('id'),
    client
      .from('certification_applications')
      .select('id, reference, status, created_at')
      .eq('address', address ?? '')
      .order('created_at', { ascending: false }),
    user_id === null
      ? { data: null, error: null }
      : client.from('profiles').select('id, name, email, role').eq('id', user_id).maybeSingle(),
  ]);
  for (const answer of [events, earlier, account]) if (answer.error) throw answer.error;
  const history = events.data ?? [];
  return {
    application,
    history,
    names: await namesOf(
      client,
      history.map(({ actor_id }) => actor_id),
    ),
    account: account.data,
    others: (earlier.data ?? []).filter((one) => one.id !== id),
  };
}

export type FullApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;
