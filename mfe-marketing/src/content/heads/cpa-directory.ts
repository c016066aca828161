import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Certified CPAs',
  description:
    'Search CPAs who hold the CPPS certificate by name, firm, specialization and location, and write to them or call them directly.',
  path: paths.cpaDirectory,
} satisfies PageHead;
