import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Pricing',
  description: `What CPPS certification costs: two payment options, what is included, a ${programme.guaranteeDays}-day refund, who can apply, and our other prices side by side.`,
  path: paths.pricing,
} satisfies PageHead;
