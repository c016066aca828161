import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'White Papers',
  description:
    'Three free papers for business owners: Social Security, claiming and taxes, and alternatives to the stock market. Preview them here or download the PDF.',
  path: paths.whitePapers,
} satisfies PageHead;
