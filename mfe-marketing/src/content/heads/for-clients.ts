import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'For Clients',
  description:
    'A free assessment for business owners: ten questions, a score at once, and the three tax and planning strategies that deserve your first look.',
  path: paths.forClients,
} satisfies PageHead;
