import type { OnboardingStep } from './step-types.ts';
import { reach, states } from './options.ts';

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
    { kind: 'phone', id: 'phone', label: 'Phone', missing: 'Enter your phone number', autoComplete: 'tel' },
    {
      kind: 'select',
      id: 'state',
      label: 'State you live in',
      missing: 'Choose the state you live in',
      options: states,
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
    {
      kind: 'radio',
      id: 'reach',
      label: 'How to reach you',
      missing: 'Choose how we reach you',
      options: reach,
    },
  ],
} as const satisfies OnboardingStep;
