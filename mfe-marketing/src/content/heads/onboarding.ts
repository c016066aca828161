import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Onboarding',
  description:
    'What new clients and CPAs are asked, how long it takes and who reads it. Sign in to begin, or to go on at the step where you stopped.',
  path: paths.onboarding,
} satisfies PageHead;
