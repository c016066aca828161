import type { ListQuery } from 'shared-contract/lists/list';
import { storiesList } from 'shared-contract/lists/stories';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';

const columns =
  'id, title, status, client_id, user_id, updated_at, version, clients(name), profiles!stories_user_id_fkey(name, email), story_comments(id)';

/**
 * One page of the stories that the user may read and that pass the filter, each with its open comments.
 * @param me id of the user
 * @throws the database's error
 */
export function listStories(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () => client.from('stories').select(columns, { count: 'exact' }).is('story_comments.resolved_at', null),
    storiesList,
    query,
    me,
  );
}

export type Story = Awaited<ReturnType<typeof listStories>>['rows'][number];
