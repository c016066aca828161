import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../late-page.tsx';

export const head = {
  title: 'Pricing',
  description:
    'What CPPS certification costs: two payment options, what is included, a 30-day refund, who can apply, and our other prices side by side.',
  path: paths.pricing,
} satisfies PageHead;
