import { episodes } from '../../content/podcast.ts';
import { notes } from '../../content/podcast/cost-remediation-notes.ts';
import { transcript } from '../../content/podcast/cost-remediation-transcript.ts';
import { episodePage } from './episode-page.tsx';

const id = 'cost-remediation';
export const Component = episodePage({ id, episode: episodes[id], notes, transcript });
