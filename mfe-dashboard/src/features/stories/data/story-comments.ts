import type { DataClient } from 'shared-auth/supabase-client';
import type { PartId } from '../story.ts';

/** The comments on a story, the first one first. @throws the database's error */
export async function listStoryComments(client: DataClient, storyId: string) {
  const { data, error } = await client
    .from('story_comments')
    .select('id, part, body, author_id, created_at, edited_at, resolved_at')
    .eq('story_id', storyId)
    .order('created_at')
    .order('id')
    .limit(500);
  if (error) throw error;
  return data;
}

export type StoryComment = Awaited<ReturnType<typeof listStoryComments>>[number];

/** @param part null for the story as a whole @throws the database's error */
export async function addStoryComment(
  client: DataClient,
  storyId: string,
  part: PartId | null,
  body: string,
): Promise<void> {
  const { error } = await client.from('story_comments').insert({ story_id: storyId, part, body });
  if (error) throw error;
}

/**
 * Changes the words of a comment, or whether it is settled.
 * @throws the database's error: 42501 for words after fifteen minutes
 */
export async function changeStoryComment(
  client: DataClient,
  id: string,
  change: { readonly body: string } | { readonly isResolved: boolean },
): Promise<void> {
  const { error } = await client
    .from('story_comments')
    .update('body' in change ? change : { resolved_at: change.isResolved ? new Date().toISOString() : null })
    .eq('id', id);
  if (error) throw error;
}
