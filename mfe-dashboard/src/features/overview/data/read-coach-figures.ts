import type { DataClient } from 'shared-auth/supabase-client';

export interface CoachFigures {
  /** Clients with at least one story. */
  readonly activeClients: number;
  readonly storiesCreated: number;
  /** Stories that were published. */
  readonly successStories: number;
  /** Published stories of all stories, in whole percent; 0 without stories. */
  readonly completionRate: number;
}

/**
 * The four figures of a coach's overview, as document 3, section 4 of the specification derives them from the clients
 * that the user may read and their stories.
 * @throws the database's error
 */
export async function readCoachFigures(client: DataClient): Promise<CoachFigures> {
  const { data, error } = await client.rpc('story_figures').single();
  if (error) throw error;
  return {
    activeClients: data.clients_with_stories,
    storiesCreated: data.stories,
    successStories: data.published,
    completionRate: data.stories === 0 ? 0 : Math.round((data.published / data.stories) * 100),
  };
}
