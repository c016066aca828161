import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'About',
  description: `Who ${brand.shortName} is: a founder who spent eleven years in public accounting first, how an engagement runs, and what you can hold us to.`,
  path: paths.about,
} satisfies PageHead;
