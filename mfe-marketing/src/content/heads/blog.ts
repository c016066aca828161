import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Blog',
  description:
    'Six long articles on retirement, Social Security, year-end tax, estates and capital, each with its figures, its year and its sources.',
  path: paths.blog,
} satisfies PageHead;
