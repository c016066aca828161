import { notes, transcript } from '../../content/podcast/cost-segregation.ts';
import { episodePage } from './episode-page.tsx';

export const Component = episodePage('cost-segregation', notes, transcript);
