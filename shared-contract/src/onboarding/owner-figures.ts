import { strategies } from '../strategies.ts';
import type { OnboardingStep } from './step-types.ts';

export const advisors = {
  id: 'advisors',
  title: 'Who else advises you',
  summary: 'Your CPA, your attorney, your insurer, and whom we may speak with.',
  minutes: 3,
  why: 'The people who sign and draft see the plan before it is final. We contact no one until you say so, and your CPA stays your CPA.',
  fields: [
    {
      kind: 'text',
      id: 'cpa',
      label: 'CPA or tax preparer',
      hint: 'Name and firm. Leave it empty if you prepare your return yourself.',
      max: 160,
    },
    { kind: 'email', id: 'cpaEmail', label: 'Their email' },
    {
      kind: 'radio',
      id: 'speak',
      label: 'May we speak with your CPA?',
      missing: 'Choose whether we may speak with your CPA',
      options: [
        { value: 'now', label: 'Yes, from the start' },
        { value: 'later', label: 'After our first call' },
        { value: 'none', label: 'I have no CPA' },
      ],
    },
    { kind: 'text', id: 'attorney', label: 'Business or estate attorney', hint: 'Name and firm.', max: 160 },
    { kind: 'text', id: 'insurer', label: 'Insurance agent or broker', hint: 'Name and agency.', max: 160 },
    {
      kind: 'checks',
      id: 'others',
      label: 'Who else is paid to advise you',
      options: [
        { value: 'financial-advisor', label: 'Financial or investment advisor' },
        { value: 'bookkeeper', label: 'Bookkeeper or outsourced controller' },
        { value: 'payroll', label: 'Payroll company' },
        { value: 'banker', label: 'Business banker' },
        { value: 'plan-administrator', label: 'Retirement plan administrator' },
      ],
    },
  ],
} as const satisfies OnboardingStep;

export const income = {
  id: 'income',
  title: 'Income and current plans',
  summary: 'Four figures from the last return, and what is already in place.',
  minutes: 5,
  why: 'These are the four figures that decide whether a plan can earn its fee. Take them from the last return you filed; close is good enough, we rebuild them from the documents later.',
  atHand: ['Your last personal return (Form 1040)', 'Your last business return'],
  fields: [
    {
      kind: 'money',
      id: 'receipts',
      label: 'Gross receipts of the business',
      hint: 'Line 1 of the business return. In dollars, like 2,400,000.',
      missing: 'Enter the gross receipts of the business',
    },
    {
      kind: 'money',
      id: 'profit',
      label: 'Profit of the business',
      hint: 'After all expenses, your own salary included. A loss with a minus.',
      missing: 'Enter the profit of the business',
      mayBeNegative: true,
    },
    {
      kind: 'money',
      id: 'pay',
      label: 'What the business pays you',
      hint: 'Salary or guaranteed payments a year; 0 if you only draw.',
      missing: 'Enter what the business pays you, or 0',
    },
    {
      kind: 'money',
      id: 'tax',
      label: 'Total federal tax',
      hint: 'The line “This is your total tax” of Form 1040.',
      missing: 'Enter the total federal tax of your last return',
    },
    {
      kind: 'checks',
      id: 'plans',
      label: 'Retirement plans the business has',
      options: [
        { value: 'sep', label: 'SEP IRA' },
        { value: 'simple', label: 'SIMPLE IRA' },
        { value: '401k', label: '401(k)' },
        { value: 'profit-sharing', label: 'Profit sharing' },
        { value: 'cash-balance', label: 'Cash balance or other pension' },
      ],
    },
    { kind: 'money', id: 'contributed', label: 'Paid into them for you last year' },
    {
      kind: 'checks',
      id: 'strategies',
      label: 'Strategies already set up for you',
      hint: 'We read what exists before we propose anything.',
      options: strategies.map(({ id, name }) => ({ value: id, label: name })),
    },
  ],
} as const satisfies OnboardingStep;
