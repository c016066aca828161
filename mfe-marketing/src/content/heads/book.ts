import { firstCallMinutes } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Book a Call',
  description: `Book a free ${firstCallMinutes}-minute discovery call with ${brand.shortName}: choose a time in your own time zone, and move or cancel it by a link.`,
  path: paths.book,
} satisfies PageHead;
