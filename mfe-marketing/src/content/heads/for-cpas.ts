import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'For CPAs',
  description:
    'A monthly partnership for CPA practices: client plans modeled with you and checked by a second CPA, across ten strategies. Your clients stay yours.',
  path: paths.forCpas,
} satisfies PageHead;
