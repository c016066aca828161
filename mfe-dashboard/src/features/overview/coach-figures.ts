interface ClientWithStories {
  readonly stories: readonly { readonly status: string }[];
}

export interface CoachFigures {
  /** Clients with at least one story. */
  readonly activeClients: number;
  readonly storiesCreated: number;
  /** Stories that were published. */
  readonly successStories: number;
  /** Published stories of all stories, in whole percent; 0 without stories. */
  readonly completionRate: number;
}

/** The four figures of a coach's overview, as document 3, section 4 of the specification derives them. */
export function coachFigures(clients: readonly ClientWithStories[]): CoachFigures {
  const stories = clients.flatMap((client) => client.stories);
  const published = stories.filter((story) => story.status === 'published').length;
  return {
    activeClients: clients.filter((client) => client.stories.length > 0).length,
    storiesCreated: stories.length,
    successStories: published,
    completionRate: stories.length === 0 ? 0 : Math.round((published / stories.length) * 100),
  };
}
