import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Resources',
  description:
    'Guides, articles, white papers and six calculators on tax, retirement and estates, by category, each with its year and its sources.',
  path: paths.resources,
} satisfies PageHead;
