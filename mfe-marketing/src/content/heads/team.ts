import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Team',
  description: `The three people of ${brand.shortName}: titles, licenses, where they work, what each is best asked about, and who checks whose figures.`,
  path: paths.team,
} satisfies PageHead;
