import type { DataClient } from 'shared-auth/supabase-client';
import type { Saved } from '../keeping/doc.ts';
import type { Texts } from '../story.ts';

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
