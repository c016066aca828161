import { replyHours } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

export const head = {
  title: 'Client application',
  description: `Apply for a first call about your business: six answers, a reply within ${replyHours} hours, and the whole onboarding to read before you decide.`,
  path: paths.clientApplication,
} satisfies PageHead;
