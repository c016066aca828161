import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Partners',
  description:
    'Eight firms we work with: a mortgage lender, three law practices, two accounting firms, risk consultants and a partnership of physicians.',
  path: paths.partners,
} satisfies PageHead;
