import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page-content.tsx';
import { episodes } from '../podcast.ts';

/** Each episode's page, named as the brand names the episode. */
export const episodeHeads = Object.fromEntries(
  brand.podcast.episodes.map(({ id, title }) => {
    const { to, description } = episodes[id];
    return [id, { title, description, path: to } satisfies PageHead];
  }),
) as Record<keyof typeof episodes, PageHead>;
