import { programme } from '../programme.ts';
import { strategies } from '../strategies.ts';
import { license, practice } from './cpa-start.ts';
import type { OnboardingStep } from './step-types.ts';

const advising = {
  id: 'advising',
  title: 'What you advise on today',
  summary: 'Strategies you already carry out, and how you charge.',
  minutes: 3,
  why: 'Your coach begins at the layer your practice has reached, not at the first page.',
  fields: [
    {
      kind: 'checks',
      id: 'strategies',
      label: 'Strategies you have carried out for a client',
      options: strategies.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'radio',
      id: 'charging',
      label: 'How you charge for advice',
      missing: 'Choose how you charge for advice',
      options: [
        { value: 'included', label: 'It comes with the return' },
        { value: 'hourly', label: 'By the hour' },
        { value: 'project', label: 'By the project' },
        { value: 'retainer', label: 'By a yearly retainer' },
      ],
    },
    {
      kind: 'longText',
      id: 'firstClient',
      label: 'The client you would try the first plan on',
      hint: 'Trade, entity and size; no name, please.',
      max: 1000,
    },
  ],
} as const satisfies OnboardingStep;

const agreementWith = (firm: string): OnboardingStep => ({
  id: 'agreement',
  title: 'Time and consent',
  summary: 'The hours you have, and what we may do with your answers.',
  minutes: 2,
  why: `The program takes ${programme.weeklyEffortHours.from} to ${programme.weeklyEffortHours.to} hours a week for ${programme.weeks} weeks. It is better to start a cohort later than to fall behind in week three.`,
  fields: [
    { kind: 'date', id: 'start', label: 'Earliest day you could start' },
    {
      kind: 'longText',
      id: 'success',
      label: 'What should be different in your practice a year from now?',
      missing: 'Write a sentence or two: your coach begins with it',
      max: 2000,
    },
    {
      kind: 'consent',
      id: 'use',
      label: `${firm} may use these answers to prepare my place in the program, and for nothing else.`,
      hint: 'You can change the answers at any time. They are deleted with your account.',
      missing: 'Without this consent we cannot read your answers',
    },
  ],
});

/** What a CPA is asked. */

export const cpaStepsOf = (firm: string): readonly OnboardingStep[] => [
  license,
  practice,
  advising,
  agreementWith(firm),
];
