import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { ForCpasSection } from './section-types.ts';

const { monthly } = programme.partnership;

export const investment = {
  kind: 'investment',
  id: 'investment',
  title: 'Monthly investment: one fee for the whole practice.',
  lead: 'It pays for our time and our files. What your client pays is between you and your client.',
  price: formatDollars(monthly),
  period: 'per month',
  terms: `Billed on the first of the month. No set-up fee, no minimum term, ${noticeDays} days’ notice to end it. Files that were built for your clients stay yours.`,
  contains: {
    title: 'What it contains',
    items: [
      'One client plan a month, modeled with you on the client’s own returns',
      'A second CPA who reworks every figure before you present it',
      'A case hour each week, open to your whole practice',
      'Engagement letters, checklists and worksheets for all ten strategies',
      'A calendar of elections and deadlines for each plan',
      'The working papers, indexed the way an examiner asks for them',
    ],
  },
  leavesOut: {
    title: 'What it does not',
    items: [
      'The certification program and its CPE, which are priced apart',
      'Actuaries, engineers, appraisers and attorneys, who bill your client',
      'Return preparation, payroll and bookkeeping',
      'Introductions to clients: you bring your own',
      'Any share of your fee, or a fee for a referral, in either direction',
    ],
  },
  arithmetic: [
    { term: 'Twelve months', value: formatDollars(12 * monthly) },
    { term: 'Plans in that year', value: '12 at most' },
    { term: 'So each plan costs you', value: `${formatDollars(monthly)} or more` },
  ],
  disclosure:
    'The fee buys work, not income. Most practices bring fewer than twelve clients in a year, some bring none, and the fee is due all the same. What you earn depends on your clients, your prices and your work; we promise no retainer and no return.',
  compare: { label: 'Compare it with the program and the client packages', to: `${paths.pricing}#compare` },
} as const satisfies ForCpasSection<'investment'>;
