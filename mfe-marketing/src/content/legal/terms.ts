import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';
import type { LegalHead } from '../sections.ts';

export const terms = {
  id: 'terms',
  title: 'Terms and Conditions',
  lead: 'What you can expect of us, what we ask of you, and how we settle a disagreement.',
  revisions: [
    {
      date: '2026-11-27',
      changed:
        'A participant who leaves keeps the downloaded files; installments cost more than one payment; plainer wording throughout.',
    },
    {
      date: '2026-11-22',
      changed:
        'What we are not, and what CPPS is, added; our duties as a nonsigning preparer named; the refund said in full.',
    },
    { date: '2026-11-20', changed: 'First edition of this text.' },
  ],
} as const satisfies LegalHead;

export const head = {
  title: terms.title,
  description:
    'The rules of this site and of our engagements in plain words: fees, no guarantees, records, Tennessee law, and how we settle a dispute.',
  path: paths.terms,
} satisfies PageHead;
