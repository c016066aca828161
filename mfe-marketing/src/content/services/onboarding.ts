import type { ServicesSection } from './section-types.ts';

export const onboarding = {
  kind: 'onboarding',
  id: 'onboarding',
  title: '90 days from signature to the first finished work.',
  lead: 'The calendar is in the engagement letter. If we miss a date, that month is not billed.',
  stretches: [
    {
      days: 'Days 1-15',
      title: 'The file',
      text: 'We read three years of returns, payroll, leases, policies and the operating agreement, and list what is missing.',
      yours: 'An hour to gather documents, most of it by your bookkeeper',
    },
    {
      days: 'Days 16-45',
      title: 'The model',
      text: 'The business and the household are rebuilt in one model and reconciled with the filed returns, to the dollar.',
      yours: 'One call of 45 minutes with your CPA',
    },
    {
      days: 'Days 46-75',
      title: 'The choice',
      text: 'What holds is priced with its cost, its deadline and its way out. What does not is written down with the reason.',
      yours: 'Two hours with us, partners included',
    },
    {
      days: 'Days 76-90',
      title: 'The first course',
      text: 'The most urgent decision is carried out and filed, and the calendar of the next twelve months is signed.',
      yours: 'Signatures',
    },
  ],
  after:
    'On day 90 you hold the model, the calendar and one finished piece of work, and they are yours if you leave.',
} as const satisfies ServicesSection<'onboarding'>;
