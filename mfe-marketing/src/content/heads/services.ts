import { leastRevenue } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Services',
  description: `Tax strategy by the month for businesses from ${leastRevenue} revenue: three tiers with their scope line by line, 90 days of onboarding, two client stories.`,
  path: paths.services,
} satisfies PageHead;
