import type { DataClient } from 'shared-auth/supabase-client';

/** Somebody who has to do with a story. */
export interface StoryPerson {
  readonly name: string;
  /** Where their picture lies, for whom they show it. */
  readonly avatar: string | null;
}

/**
 * Returns the people of a story, by id.
 * @param present ids of those who have it open: an administrator counts as one of its people only then
 * @throws the database's error
 */
export async function listStoryPeople(
  client: DataClient,
  storyId: string,
  present: readonly string[] = [],
): Promise<Readonly<Record<string, StoryPerson>>> {
  const { data, error } = await client.rpc('story_people', { story: storyId, present: [...present] });
  if (error) throw error;
  return Object.fromEntries(data.map(({ id, name, avatar_path: avatar }) => [id, { name, avatar }]));
}
