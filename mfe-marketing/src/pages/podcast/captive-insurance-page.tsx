import { episodes } from '../../content/podcast.ts';
import { notes } from '../../content/podcast/captive-insurance-notes.ts';
import { transcript } from '../../content/podcast/captive-insurance-transcript.ts';
import { episodePage } from './episode-page.tsx';

const id = 'captive-insurance';
export const Component = episodePage({ id, episode: episodes[id], notes, transcript });
