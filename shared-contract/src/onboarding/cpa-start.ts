import type { OnboardingStep } from './step-types.ts';
import { reach, states } from './options.ts';

export const license = {
  id: 'license',
  title: 'You and your license',
  summary: 'Who you are and where you are licensed.',
  minutes: 2,
  why: 'We look the license up at the state board, as a client would. Nothing else is checked.',
  fields: [
    {
      kind: 'text',
      id: 'name',
      label: 'Full name',
      hint: 'As the board writes it.',
      missing: 'Enter your full name',
      max: 120,
      autoComplete: 'name',
    },
    { kind: 'phone', id: 'phone', label: 'Phone', missing: 'Enter your phone number', autoComplete: 'tel' },
    {
      kind: 'select',
      id: 'state',
      label: 'State of your license',
      missing: 'Choose the state of your license',
      options: states,
    },
    {
      kind: 'year',
      id: 'since',
      label: 'Licensed since',
      missing: 'Enter the year of your license',
      from: 1950,
    },
    {
      kind: 'radio',
      id: 'reach',
      label: 'How to reach you',
      missing: 'Choose how we reach you',
      options: reach,
    },
  ],
} as const satisfies OnboardingStep;

export const practice = {
  id: 'practice',
  title: 'Your practice',
  summary: 'The firm, its size, and the clients it serves.',
  minutes: 3,
  why: 'The exercises of the program use files of your own. Size and clients tell us which ones will fit.',
  fields: [
    {
      kind: 'text',
      id: 'company',
      label: 'Firm',
      missing: 'Enter the name of your firm',
      max: 160,
      autoComplete: 'organization',
    },
    {
      kind: 'radio',
      id: 'role',
      label: 'Your place in it',
      missing: 'Choose your place in the firm',
      options: [
        { value: 'sole', label: 'Sole practitioner' },
        { value: 'partner', label: 'Partner or owner' },
        { value: 'employed', label: 'Employed' },
      ],
    },
    {
      kind: 'money',
      id: 'revenue',
      label: 'Revenue of the practice',
      hint: 'Last full year, in dollars, like 640,000.',
      missing: 'Enter the revenue of the practice',
    },
    {
      kind: 'select',
      id: 'businesses',
      label: 'Business returns you sign a year',
      missing: 'Choose how many business returns you sign',
      options: [
        { value: '0-24', label: 'Fewer than 25' },
        { value: '25-99', label: '25 to 99' },
        { value: '100-249', label: '100 to 249' },
        { value: '250+', label: '250 or more' },
      ],
    },
  ],
} as const satisfies OnboardingStep;
