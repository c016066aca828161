import type { DataClient } from 'shared-auth/supabase-client';

/** The deadlines of a client, the next one first. @throws the database's error */
export async function listClientDeadlines(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_deadlines')
    .select('id, name, due_on, done_at, version')
    .eq('client_id', clientId)
    .order('due_on')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data;
}

export type ClientDeadline = Awaited<ReturnType<typeof listClientDeadlines>>[number];

/** @param dueOn `YYYY-MM-DD` @throws the database's error */
export async function addClientDeadline(
  client: DataClient,
  clientId: string,
  name: string,
  dueOn: string,
): Promise<void> {
  const { error } = await client
    .from('client_deadlines')
    .insert({ client_id: clientId, name, due_on: dueOn });
  if (error) throw error;
}

/** Who has changed a deadline last; null once the account is gone, or the deadline. @throws the database's error */
export async function writerOfDeadline(client: DataClient, id: string): Promise<string | null> {
  const { data, error } = await client
    .from('client_deadlines')
    .select('updated_by')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data?.updated_by ?? null;
}

/**
 * Says that a deadline is met, or open after all, unless somebody else has changed it since.
 * @returns whether it was changed
 * @throws the database's error
 */
export async function setDeadlineDone(
  client: DataClient,
  { id, version }: Pick<ClientDeadline, 'id' | 'version'>,
  isDone: boolean,
): Promise<boolean> {
  const { data, error } = await client
    .from('client_deadlines')
    .update({ done_at: isDone ? new Date().toISOString() : null })
    .eq('id', id)
    .eq('version', version)
    .select('id');
  if (error) throw error;
  return data.length > 0;
}
