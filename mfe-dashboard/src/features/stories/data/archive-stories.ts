import type { DataClient } from 'shared-auth/supabase-client';

/** Puts stories away, all or none. @throws the database's error; `PT403` where one is not the caller's to put away */
export async function archiveStories(
  client: DataClient,
  ids: readonly string[],
): Promise<{ readonly batch: string; readonly changed: number }> {
  const { data, error } = await client.rpc('archive_stories', { ids: [...ids] });
  if (error) throw error;
  return data as unknown as { batch: string; changed: number };
}

/** Brings them back to what they were, where nobody has changed them since. @throws the database's error */
export async function undoArchived(
  client: DataClient,
  batch: string,
): Promise<{ readonly restored: number; readonly left: number }> {
  const { data, error } = await client.rpc('undo_archived', { batch });
  if (error) throw error;
  return data as unknown as { restored: number; left: number };
}
