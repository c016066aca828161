import { notes, transcript } from '../../content/podcast/captive-insurance.ts';
import { episodePage } from './episode-page.tsx';

export const Component = episodePage('captive-insurance', notes, transcript);
