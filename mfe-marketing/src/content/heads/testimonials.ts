import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Client success stories',
  description:
    'Four clients and graduates in their own words: key results, what each one cost, who checked it, and how we choose what we publish.',
  path: paths.testimonials,
} satisfies PageHead;
