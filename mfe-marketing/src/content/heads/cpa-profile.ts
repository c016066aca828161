import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../late-page.tsx';
import type { Professional } from '../directory/professional.ts';
import { head as directory } from './cpa-directory.ts';

export const headOf = ({ id, name, title, firm, location, yearsExperience }: Professional): PageHead => ({
  title: name,
  description: `${name}, ${title} of ${firm} in ${location}: ${String(yearsExperience)} years of practice, specializations, and how to get in touch.`,
  path: paths.cpaProfile(id),
  parent: { label: directory.title, to: directory.path },
});

/** Where an address names nobody of the directory. */
export const missing = {
  title: 'CPA Not Found',
  description:
    'The requested CPA profile could not be found. The directory lists everybody who is certified.',
} as const;
