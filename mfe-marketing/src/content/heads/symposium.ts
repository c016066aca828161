import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'CPE Symposium',
  description:
    'Two days of CPE for CPAs in Nashville and online: ten speakers, up to 26 CPE hours, free this year. Program, credit by field of study, registration.',
  path: paths.symposium,
} satisfies PageHead;
