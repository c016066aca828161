import type { DataClient } from 'shared-auth/supabase-client';

interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface StoryChoices {
  readonly writers: readonly Choice[];
  readonly clients: readonly Choice[];
}

/** Writers and clients of the stories that the user may read. @throws the database's error */
export async function readStoryChoices(client: DataClient): Promise<StoryChoices> {
  const { data, error } = await client.rpc('story_choices');
  if (error) throw error;
  return data as unknown as StoryChoices;
}
