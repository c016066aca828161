import type { Tables } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';

export type SavedView = Pick<Tables<'saved_views'>, 'id' | 'owner' | 'name' | 'query' | 'shared' | 'version'>;

type ListName = Tables<'saved_views'>['list'];
const columns = 'id, owner, name, query, shared, version';
/** An account has 100 at most. */
const SHOWN = 200;

/**
 * One's own views of a list and those that are shared with the reader, by name.
 * @throws the database's error
 */
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

/** @returns the view as it is stored. @throws the database's error; `23505` where one has that name */
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
 * Changes a view, unless somebody else has changed it since.
 * @returns whether it was changed
 * @throws the database's error
 */
export async function changeView(
  client: DataClient,
  { id, version }: Pick<SavedView, 'id' | 'version'>,
  change: Partial<Pick<SavedView, 'name' | 'query' | 'shared'>>,
): Promise<boolean> {
  const { data, error } = await client
    .from('saved_views')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id');
  if (error) throw error;
  return data.length > 0;
}

/** @throws the database's error */
export async function removeView(client: DataClient, id: string): Promise<void> {
  const { error } = await client.from('saved_views').delete().eq('id', id);
  if (error) throw error;
}
