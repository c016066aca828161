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

export const property = {
  id: 'property',
  title: 'Property and risks',
  summary: 'Buildings, insurance, and anything open with a court or an agency.',
  minutes: 4,
  why: 'A building bought in the last years often carries depreciation that has not been taken, and a policy that renews next month cannot wait for the plan. Open claims come first: nothing may be moved while one is pending.',
  atHand: ['The closing statement of a building you own', 'Declarations pages of your policies'],
  fields: [
    {
      kind: 'radio',
      id: 'premises',
      label: 'Where the business works',
      missing: 'Choose where the business works',
      options: [
        { value: 'owned-by-business', label: 'In a building that the business owns' },
        { value: 'owned-apart', label: 'In a building that I or another company of mine owns' },
        { value: 'rented', label: 'In rented space' },
        { value: 'none', label: 'From home or on clients’ sites' },
      ],
    },
    {
      kind: 'money',
      id: 'price',
      label: 'Price of the building',
      hint: 'What it cost, with improvements since. If there are several, all together.',
    },
    { kind: 'year', id: 'bought', label: 'Year it was bought', from: 1950 },
    {
      kind: 'radio',
      id: 'study',
      label: 'Has a cost segregation study been made?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
        { value: 'unsure', label: 'I am not sure' },
      ],
    },
    {
      kind: 'checks',
      id: 'cover',
      label: 'Insurance the business carries',
      options: [
        { value: 'liability', label: 'General liability' },
        { value: 'property', label: 'Property' },
        { value: 'professional', label: 'Professional liability' },
        { value: 'cyber', label: 'Cyber' },
        { value: 'key-person', label: 'Key person life' },
        { value: 'umbrella', label: 'Umbrella' },
      ],
    },
    { kind: 'date', id: 'renewal', label: 'Next policy renewal' },
    {
      kind: 'longText',
      id: 'open',
      label: 'Open claims, audits or notices',
      hint: 'One line each is enough: who, since when, about how much.',
      max: 1500,
    },
  ],
} as const satisfies OnboardingStep;

export const goals = {
  id: 'goals',
  title: 'Goals and deadlines',
  summary: 'What you want from the plan, and which dates cannot move.',
  minutes: 4,
  why: 'Ten strategies are tested, but they are put in your order. The last question is read aloud at the end of the first year, by you or by us.',
  fields: [
    {
      kind: 'checks',
      id: 'aims',
      label: 'What matters most',
      hint: 'Two or three are easier to plan for than six.',
      options: [
        { value: 'tax-now', label: 'A lower tax bill this year and next' },
        { value: 'retirement', label: 'More set aside for retirement' },
        { value: 'protection', label: 'One lawsuit or loss that is less likely to reach the rest' },
        { value: 'sale', label: 'A business that is ready to be sold' },
        { value: 'family', label: 'A business that passes to the family' },
        { value: 'giving', label: 'Giving on a schedule of our own' },
      ],
    },
    {
      kind: 'radio',
      id: 'exit',
      label: 'When you want to step back',
      missing: 'Choose when you want to step back',
      options: [
        { value: '0-2', label: 'Within 2 years' },
        { value: '3-5', label: 'In 3 to 5 years' },
        { value: '6-10', label: 'In 6 to 10 years' },
        { value: 'later', label: 'Later, or never' },
      ],
    },
    {
      kind: 'date',
      id: 'deadline',
      label: 'The next date that cannot move',
      hint: 'A closing, a loan that matures, a partner who leaves, a return on extension.',
    },
    { kind: 'text', id: 'deadlineFor', label: 'What happens on it', max: 200 },
    {
      kind: 'longText',
      id: 'success',
      label: 'What would make the first year worth its fee?',
      missing: 'Write a sentence or two: this is what we measure the year by',
      max: 2000,
    },
  ],
} as const satisfies OnboardingStep;
