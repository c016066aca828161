import { months } from '../format.ts';
import { optionsOf } from '../forms/options.ts';
import { states } from '../forms/states.ts';
import { type OnboardingStep, phone, reach } from './step-types.ts';

export const aboutYou = {
  id: 'you',
  title: 'About you',
  summary: 'Who you are, where you live, and how you file.',
  minutes: 2,
  why: 'Your state decides which second return the plan has to work on, and your filing status decides the brackets. We ask for no Social Security number, here or by email.',
  fields: [
    {
      kind: 'text',
      id: 'name',
      label: 'Full name',
      hint: 'As on your return.',
      missing: 'Enter your full name',
      max: 120,
      autoComplete: 'name',
    },
    phone,
    {
      kind: 'select',
      id: 'state',
      label: 'State you live in',
      missing: 'Choose the state you live in',
      options: optionsOf(states),
    },
    {
      kind: 'select',
      id: 'filing',
      label: 'How you file',
      missing: 'Choose how you file',
      options: [
        { value: 'joint', label: 'Married, filing jointly' },
        { value: 'separate', label: 'Married, filing separately' },
        { value: 'single', label: 'Single' },
        { value: 'head', label: 'Head of household' },
        { value: 'surviving', label: 'Qualifying surviving spouse' },
      ],
    },
    reach,
  ],
} as const satisfies OnboardingStep;

export const business = {
  id: 'business',
  title: 'Your business',
  summary: 'What it does, how it is organized, and what it takes in.',
  minutes: 4,
  why: 'The entity decides which of the ten strategies are open at all: a cash balance plan looks different in an S corporation than in a partnership. If you own several businesses, describe the largest one; the others come up in the first call.',
  atHand: ['The first page of your last business return'],
  fields: [
    {
      kind: 'text',
      id: 'company',
      label: 'Company',
      missing: 'Enter the name of your company',
      max: 160,
      autoComplete: 'organization',
    },
    {
      kind: 'text',
      id: 'trade',
      label: 'What it does',
      hint: 'For example: dental group with two offices, precast concrete, freight brokerage.',
      missing: 'Say in a few words what the business does',
      max: 160,
    },
    {
      kind: 'select',
      id: 'entity',
      label: 'How it is taxed',
      hint: 'The form number is at the top of its return.',
      missing: 'Choose how the business is taxed',
      options: [
        { value: 'schedule-c', label: 'On my own return (Schedule C)' },
        { value: 'partnership', label: 'Partnership or LLC (Form 1065)' },
        { value: 's-corporation', label: 'S corporation (Form 1120-S)' },
        { value: 'c-corporation', label: 'C corporation (Form 1120)' },
        { value: 'unsure', label: 'I am not sure' },
      ],
    },
    {
      kind: 'radio',
      id: 'owners',
      label: 'Who owns it',
      missing: 'Choose who owns the business',
      options: [
        { value: 'alone', label: 'I do' },
        { value: 'spouse', label: 'My spouse and I' },
        { value: 'family', label: 'Several members of my family' },
        { value: 'partners', label: 'I and partners outside the family' },
      ],
    },
    { kind: 'year', id: 'since', label: 'Year it began', missing: 'Enter the year it began', from: 1850 },
    {
      kind: 'select',
      id: 'people',
      label: 'People on the payroll',
      hint: 'Part-time included. Pension and 401(k) design depends on it.',
      missing: 'Choose how many people are on the payroll',
      options: [
        { value: '0', label: 'Only the owners' },
        { value: '1-4', label: '1 to 4' },
        { value: '5-19', label: '5 to 19' },
        { value: '20-99', label: '20 to 99' },
        { value: '100+', label: '100 or more' },
      ],
    },
    {
      kind: 'select',
      id: 'yearEnd',
      label: 'Month its year ends',
      missing: 'Choose the month in which its year ends',
      options: optionsOf(months),
    },
  ],
} as const satisfies OnboardingStep;

export const papersOf = (firm: string): OnboardingStep => ({
  id: 'papers',
  title: 'Documents and consent',
  summary: 'What you have at hand for the first call, and what we may do with it.',
  minutes: 2,
  why: 'Nothing is uploaded here. Check what you have at hand, and we ask for the rest one document at a time. Documents stay yours and leave with you.',
  fields: [
    {
      kind: 'checks',
      id: 'ready',
      label: 'Documents you have at hand',
      options: [
        { value: 'returns-personal', label: 'Personal returns of the last three years' },
        { value: 'returns-business', label: 'Business returns of the last three years' },
        { value: 'statements', label: 'Profit and loss, and balance sheet, this year to date' },
        { value: 'payroll', label: 'Payroll summary by person' },
        { value: 'depreciation', label: 'Depreciation schedule' },
        { value: 'policies', label: 'Declarations pages of the policies' },
        { value: 'plan-documents', label: 'Retirement plan documents' },
        { value: 'estate', label: 'Wills, trusts and buy-sell agreements' },
      ],
    },
    {
      kind: 'radio',
      id: 'handover',
      label: 'How you want to hand them over',
      missing: 'Choose how you want to hand the documents over',
      options: [
        { value: 'link', label: 'By a private upload link, after the first call' },
        { value: 'cpa', label: 'My CPA sends them' },
        { value: 'office', label: 'In person, at our office' },
      ],
    },
    {
      kind: 'consent',
      id: 'accurate',
      label: 'What I have written is right as far as I know.',
      missing: 'Confirm that what you have written is right as far as you know',
    },
    {
      kind: 'consent',
      id: 'use',
      label: `${firm} may use these answers to prepare my plan, and for nothing else.`,
      hint: 'You can change the answers at any time. They are deleted with your account.',
      missing: 'Without this consent we cannot read your answers',
    },
  ],
});
