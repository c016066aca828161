import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';
import { terms } from '../legal/terms.ts';

export const head = {
  title: terms.title,
  description:
    'The rules of this site and of our engagements in plain words: fees, no guarantees, records, Tennessee law, and how a dispute is settled.',
  path: paths.terms,
} satisfies PageHead;
