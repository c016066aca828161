import type { OnboardingStep } from './step-types.ts';
import { months } from './options.ts';

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
      options: months,
    },
  ],
} as const satisfies OnboardingStep;
