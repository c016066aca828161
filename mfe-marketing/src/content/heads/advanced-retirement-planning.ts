import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Advanced Retirement Planning',
  description:
    'Cash balance plans for owners: the figures that are quoted, each with its basis and limits, five papers to download, a worked case, and whom it does not suit.',
  path: paths.advancedRetirementPlanning,
} satisfies PageHead;
