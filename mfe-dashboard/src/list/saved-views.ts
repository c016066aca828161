import type { Tables } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';

export type SavedView = Pick<Tables<'saved_views'>, 'id' | 'owner' | 'name' | 'query' | 'shared' | 'version'>;

type ListName = Tables<'saved_views'>['list'];
const columns = 'id, owner, name, query, shared, version';
/** Maximum number of views to read. An account can have at most 100. */
const SHOWN = 200;

/** Returns the user's own views and those shared with them. */
export async function listViews(client: DataClient, list: string): Promise<readonly SavedView[]> {
  const { data, error } = await client
    .from('saved_views')
    .select(columns)
    .eq('list', list as ListName)
    .order('position')
    .order('name')
    .order('id')
    .limit(SHOWN);
  if (error) throw error;
  return data;
}

/** @throws `23505` if the user already has a view with this name */
export async function addView(
  client: DataClient,
  list: string,
  view: Pick<SavedView, 'name' | 'query' | 'shared'>,
): Promise<SavedView> {
  const { data, error } = await client
    .from('saved_views')
    .insert({ list: list as ListName, ...view })
    .select(columns)
    .single();
  if (error) throw error;
  return data;
}

/**
 * Changes a view. Returns null if another user has changed it since.
 */
export async function changeView(
  client: DataClient,
  { id, version }: Pick<SavedView, 'id' | 'version'>,
  change: Partial<Pick<SavedView, 'name' | 'query' | 'shared'>>,
): Promise<SavedView | null> {
  const { data, error } = await client
    .from('saved_views')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select(columns);
  if (error) throw error;
  return data[0] ?? null;
}

export async function removeView(client: DataClient, id: string): Promise<void> {
  const { error } = await client.from('saved_views').delete().eq('id', id);
  if (error) throw error;
}
