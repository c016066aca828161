import { cpeHours, programWeeks, seatsPerCohort } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import type { HomeSection } from './section-types.ts';

/** What the home page opens with. It has its own file: it is all of the page's content that comes with the first load. */
export const hero = {
  heading: 'Wealth plans for business owners, certification for the CPAs who advise them',
  slides: [
    {
      id: 'owners',
      eyebrow: 'For business owners',
      title: 'Keep more of the profit you already earn.',
      text: 'Ten strategies, drawn into one plan: how income is characterized, when it is taxed, what is insured, and who receives it. Each one is modeled on your own returns before you pay to put it in place.',
      points: ['Your CPA stays', 'Every number shows its working', 'From $3M revenue'],
      action: { label: 'See what applies to your business', to: paths.forClients },
      sheet: { number: 'Sheet 1 of 2', subject: 'Owner’s plan, section' },
    },
    {
      id: 'certification',
      eyebrow: 'CPPS certification for CPAs',
      title: 'Bring the plan, not only the return.',
      text: 'The Certified Profit Preservation Specialist program teaches the ten strategies on real files: what to look for, how to model it, how to document it, and how to charge for it.',
      points: [
        `${programWeeks} weeks, live`,
        `${cpeHours} hours of CPE credit`,
        `${seatsPerCohort} participants at most`,
      ],
      action: { label: 'Look at CPPS certification', to: paths.forCpas },
      sheet: { number: 'Sheet 2 of 2', subject: 'The program, elevation' },
    },
  ],
} as const satisfies HomeSection<'hero'>;
