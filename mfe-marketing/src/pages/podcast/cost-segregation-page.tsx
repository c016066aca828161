import { episodes } from '../../content/podcast.ts';
import { notes } from '../../content/podcast/cost-segregation-notes.ts';
import { transcript } from '../../content/podcast/cost-segregation-transcript.ts';
import { episodePage } from './episode-page.tsx';

const id = 'cost-segregation';
export const Component = episodePage({ id, episode: episodes[id], notes, transcript });
