import { notes, transcript } from '../../content/podcast/cost-remediation.ts';
import { episodePage } from './episode-page.tsx';

export const Component = episodePage('cost-remediation', notes, transcript);
