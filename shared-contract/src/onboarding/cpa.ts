import { optionsOf } from '../forms/options.ts';
import { states } from '../forms/states.ts';
import { programme } from '../programme.ts';
import { strategies } from '../strategies.ts';
import { type OnboardingStep, phone, reach } from './step-types.ts';

const license = {
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
    phone,
    {
      kind: 'select',
      id: 'state',
      label: 'State of your license',
      missing: 'Choose the state of your license',
      options: optionsOf(states),
    },
    {
      kind: 'year',
      id: 'since',
      label: 'Licensed since',
      missing: 'Enter the year of your license',
      from: 1950,
    },
    reach,
  ],
} as const satisfies OnboardingStep;

const practice = {
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

/**
 * Returns the onboarding steps of a CPA.
 * @param firm the firm's short name
 */
export const cpaStepsOf = (firm: string): readonly OnboardingStep[] => [
  license,
  practice,
  advising,
  agreementWith(firm),
];
