import type { DataClient } from 'shared-auth/supabase-client';

/** Says that the user has the story open. @returns ids of the others who do @throws the database's error */
export async function beatStory(client: DataClient, storyId: string): Promise<readonly string[]> {
  const { data, error } = await client.rpc('beat_story', { story: storyId });
  if (error) throw error;
  return data;
}

/** Says that the user has left the story; whoever is cut off is left out after a minute anyway. */
export async function leaveStory(client: DataClient, storyId: string, me: string): Promise<void> {
  await client.from('story_editors').delete().eq('story_id', storyId).eq('user_id', me);
}

/** Somebody who has to do with a story. */
export interface StoryPerson {
  readonly name: string;
  /** Where their picture lies, for whom they show it. */
  readonly avatar: string | null;
}

/** Who has to do with a story, by id. @throws the database's error */
export async function listStoryPeople(
  client: DataClient,
  storyId: string,
): Promise<Readonly<Record<string, StoryPerson>>> {
  const { data, error } = await client.rpc('story_people', { story: storyId });
  if (error) throw error;
  return Object.fromEntries(data.map(({ id, name, avatar_path: avatar }) => [id, { name, avatar }]));
}
