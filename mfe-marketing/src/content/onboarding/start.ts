import type { OnboardingSection } from './section-types.ts';

/** The onboarding itself, and the way to it. */
export const start = {
  kind: 'start',
  id: 'start',
  title: 'Sign in, and the first step opens here.',
  lead: 'Your account keeps your place, and only the people who work on your plan read it.',
  points: [
    'Stop after any step. On any device you go on at the next one.',
    'If the line drops, what you typed waits on your device.',
    'At the end you read everything over before you finish, and you can change it later.',
  ],
  provided: {
    title: 'Load the form, and begin.',
    lead: 'It needs no account with us. Have your last return and your entity documents at hand.',
  },
  staff: {
    title: 'This page is for clients and CPAs.',
    lead: 'Coaches and administrators fill in nothing here. Earlier answers stay in your account.',
    action: 'Go to your dashboard',
  },
} as const satisfies OnboardingSection<'start'>;
