import { replyHours } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Contact',
  description: `Phone, fax, email, office and hours of ${brand.name}, and a form that a person answers within ${replyHours} hours.`,
  path: paths.contact,
} satisfies PageHead;
