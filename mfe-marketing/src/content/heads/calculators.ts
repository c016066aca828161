import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';

const parent = { label: 'Resources', to: paths.resources };

export const taxBracketsHead = {
  title: 'Tax bracket estimate',
  description:
    'Federal income tax for 2025 or 2026 by bracket, with long-term gains, the state tax cap, senior deduction and both surtaxes, every step shown.',
  path: paths.calculator('tax-brackets'),
  parent,
} satisfies PageHead;

export const retirementContributionsHead = {
  title: '401(k) and catch-up limits',
  description:
    'What you may defer in 2025 or 2026 at your age, what an employer match adds, and whether the catch-up has to be Roth. With sources.',
  path: paths.calculator('retirement-contributions'),
  parent,
} satisfies PageHead;

export const cashBalanceHead = {
  title: 'Cash balance illustration',
  description:
    'An illustration of a yearly cash balance contribution from age, pay and years to retirement, with every assumption and the ceiling of year one.',
  path: paths.calculator('cash-balance'),
  parent,
} satisfies PageHead;

export const costSegregationHead = {
  title: 'Cost segregation calculator',
  description:
    'First-year depreciation of a building with an engineering-based study and without, by class, month and day of acquisition. An illustration.',
  path: paths.calculator('cost-segregation'),
  parent,
} satisfies PageHead;

export const researchCreditHead = {
  title: 'Research credit calculator',
  description:
    'The alternative simplified research credit from four years of expenses, in full and with the election of IRC 280C(c), step by step.',
  path: paths.calculator('research-credit'),
  parent,
} satisfies PageHead;

export const retainerReturnHead = {
  title: 'Retainer calculator',
  description:
    'For CPAs: what a year of planning retainers leaves after costs, the price of the program and the hours. Arithmetic, not a forecast.',
  path: paths.calculator('retainer-return'),
  parent,
} satisfies PageHead;
