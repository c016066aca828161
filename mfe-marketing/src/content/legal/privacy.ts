import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';
import type { LegalHead } from '../sections.ts';

export const privacy = {
  id: 'privacy',
  title: 'Privacy Policy',
  lead: 'What we collect, form by form, why, who sees it, how long we keep it, and how to correct or delete it.',
  revisions: [
    { date: '2026-11-27', changed: 'Plainer wording throughout; no change in what we collect or keep.' },
    {
      date: '2026-11-23',
      changed:
        'Certificates and entries of the directory named; sessions and two-factor authentication; deadlines, notes, projections and saved views, what is kept to undo a change of many clients; pictures, and who sees what of an account; the one cookie that there may be; the hash of a network address that reports of errors and speed are counted by; the email to our team about a new error.',
    },
    {
      date: '2026-11-22',
      changed:
        'Our duties as a nonsigning preparer named; consent for testimonials named; seven years explained.',
    },
    { date: '2026-11-20', changed: 'First edition of this text.' },
  ],
} as const satisfies LegalHead;

export const head = {
  title: privacy.title,
  description:
    'What each form collects and why, what stays on your device, who sees it, how long we keep it, and how to correct or delete it.',
  path: paths.privacy,
} satisfies PageHead;
