import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Newsletter',
  description:
    'One email a month: what changed in the tax code for owner-led businesses, one strategy worked through, and the deadlines of the next eight weeks.',
  path: paths.newsletter,
} satisfies PageHead;
