import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Accessibility',
  description:
    'What we aim for, how every page is checked, what still falls short, and whom to tell when something on this site stands in your way.',
  path: paths.accessibility,
} satisfies PageHead;
