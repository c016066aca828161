import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Comprehensive Tax Center',
  description:
    'Tax strategies, a year-end checklist with federal deadlines, and the tax tables of 2025 and 2026 with what law has changed and where it says so.',
  path: paths.taxCenter,
} satisfies PageHead;
