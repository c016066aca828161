import type { DataClient } from 'shared-auth/supabase-client';
import type { StoryStatus } from '../../../lib/story-words.ts';

/**
 * Moves a story on, unless it was changed since.
 * @param note what should change, for whoever asks for changes; it becomes a comment
 * @throws the database's error: PT409 where it has another version
 */
export async function setStoryStatus(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  to: StoryStatus,
  note?: string,
): Promise<void> {
  const { error } = await client.rpc('set_story_status', {
    id,
    to_status: to,
    version,
    ...(note === undefined ? {} : { note }),
  });
  if (error) throw error;
}
