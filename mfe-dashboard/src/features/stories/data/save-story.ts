import type { DataClient } from 'shared-auth/supabase-client';
import type { Field, Texts } from '../story.ts';
import type { StoryRow } from '../keeping/doc.ts';

export interface Saved {
  readonly story: StoryRow;
  /** What somebody else has changed since: it stands as they wrote it. */
  readonly refused: readonly Field[];
}

/**
 * Saves fields of a story, each unless somebody else has changed it since.
 * @param base what each field was when it was touched; null for a story that is new
 * @throws the database's error
 */
export async function saveStory(
  client: DataClient,
  id: string,
  base: Texts | null,
  patch: Texts,
): Promise<Saved> {
  const { data, error } = await client.rpc('save_story', { id, base, patch });
  if (error) throw error;
  return data as unknown as Saved;
}
