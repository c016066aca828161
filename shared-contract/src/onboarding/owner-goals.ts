import type { OnboardingStep } from './step-types.ts';
import { yesNoUnsure } from './options.ts';

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
      options: yesNoUnsure,
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
