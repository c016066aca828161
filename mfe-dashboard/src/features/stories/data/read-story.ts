import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';

/** One story with its text; null where none of that id may be read. @throws the database's error */
export async function readStory(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('stories')
    .select(
      'id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, version, updated_at, updated_by, clients(name, coach_id)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullStory = NonNullable<Awaited<ReturnType<typeof readStory>>>;
