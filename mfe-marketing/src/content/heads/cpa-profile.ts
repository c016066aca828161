import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';
import type { Professional, RegisteredPerson } from '../directory/professional.ts';
import { head as directory } from './cpa-directory.ts';

export const headOf = ({ id, name, title, firm, location, yearsExperience }: Professional): PageHead => ({
  title: name,
  description: `${name}, ${title} of ${firm} in ${location}: ${String(yearsExperience)} years of practice, specializations, and how to get in touch.`,
  path: paths.cpaProfile(id),
  parent: { label: directory.title, to: directory.path },
});

/** Of somebody whom the register lists. Not for search engines: they would keep the entry after its person has taken it away. */
export const registeredHead = ({ name, title, firm, location }: RegisteredPerson) => ({
  title: name,
  description: `${name}, ${title} of ${firm} in ${location}.`,
});

/** Where an address names nobody of the directory. */
export const missing = {
  title: 'CPA Not Found',
  description:
    'The requested CPA profile could not be found. The directory lists everybody who is certified.',
} as const;
