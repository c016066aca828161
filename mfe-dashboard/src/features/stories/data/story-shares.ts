import type { DataClient } from 'shared-auth/supabase-client';

/** The links to a story, the latest first. @throws the database's error */
export async function listStoryShares(client: DataClient, storyId: string) {
  const { data, error } = await client
    .from('story_shares')
    .select('id, created_at, created_by, revoked_at, opened, opened_at')
    .eq('story_id', storyId)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(100);
  if (error) throw error;
  return data;
}

/** Makes a link. @returns its token, which is told this once @throws the database's error */
export async function shareStory(client: DataClient, storyId: string): Promise<string> {
  const { data, error } = await client.rpc('share_story', { story: storyId });
  if (error) throw error;
  return data;
}

/** Ends a link at once. @throws the database's error */
export async function revokeStoryShare(client: DataClient, shareId: string): Promise<void> {
  const { error } = await client.rpc('revoke_story_share', { share: shareId });
  if (error) throw error;
}
