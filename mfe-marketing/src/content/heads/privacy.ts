import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';
import { privacy } from '../legal/privacy.ts';

export const head = {
  title: privacy.title,
  description:
    'What each form collects and why, what stays on your device, who sees it, how long it is kept, and how to have it corrected or deleted.',
  path: paths.privacy,
} satisfies PageHead;
