import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { cpe } from 'shared-contract/cpe';
import type { HomeSection } from './section-types.ts';

export const posts = {
  title: 'Three short reads, in plain words.',
  lead: 'Each leads to a page of this site; the reading time is that page’s.',
  posts: [
    {
      id: 'tax-strategy',
      title: 'What a tax strategy does that a tax return cannot',
      excerpt:
        'A return records the year; a strategy changes it. Why the CPA who already knows the numbers is the right person to lead, what that work looks like between June and December, and how a practice charges for it.',
      date: '2026-10-06',
      category: 'Tax Strategy',
      readTime: '9 min read',
      featured: true,
      leadsTo: { label: 'For CPAs', to: paths.forCpas },
    },
    {
      id: 'advanced-retirement',
      title: 'Past the 401(k): where a cash balance plan begins to pay',
      excerpt:
        'Steady profit, an owner over forty and a young staff: three conditions, and what happens when one is missing.',
      date: '2026-09-22',
      category: 'Retirement Planning',
      readTime: '6 min read',
      featured: false,
      leadsTo: { label: 'Advanced retirement planning', to: paths.advancedRetirementPlanning },
    },
    {
      id: 'team-approach',
      title: 'Your CPA, attorney and actuary should meet before you sign',
      excerpt: 'One hour with all of them in one room prevents most of the repairs we are asked to make.',
      date: '2026-09-08',
      category: 'Wealth Management',
      readTime: '4 min read',
      featured: false,
      leadsTo: { label: 'About the firm', to: paths.about },
    },
  ],
  action: { label: 'View All', to: paths.blog },
} as const satisfies HomeSection<'posts'>;

export const ring = {
  title: 'Ten strategies, all tested. Few plans need them all.',
  lead: 'Most first plans put three to five in place, and say why the others were left out.',
  shortNames: { 'rd-credits': 'R&D Credits' },
} as const satisfies HomeSection<'ring'>;

export const podcast = {
  title: 'The podcast: one specialist on one strategy.',
  feedLabel: 'Subscribe by RSS',
} as const satisfies HomeSection<'podcast'>;

export const nextStep = {
  title: 'Take the Next Step',
  form: {
    title: 'Business owners: apply for a first call',
    text: 'The same three steps as above, with what you have typed there.',
    open: 'Open the application',
  },
  certification: {
    title: 'CPAs: apply for certification',
    text: `We reply within ${programme.followUpHours} hours with times for a ${programme.discoveryCallMinutes}-minute discovery call. Applications are reviewed within ${programme.reviewHours} hours on business days.`,
    facts: [
      { term: 'License', value: 'Active CPA license' },
      {
        term: 'Experience',
        value: `At least ${programme.requirements.yearsInPublicAccounting} years in public accounting`,
      },
      {
        term: 'Practice revenue',
        value: `${programme.requirements.practiceRevenue.replace('+', '')} or more a year`,
      },
      {
        term: 'Time',
        value: `${programme.weeklyEffortHours.from}-${programme.weeklyEffortHours.to} hours a week for ${programme.weeks} weeks`,
      },
    ],
    action: { label: 'Apply Now', to: paths.cppsApply },
  },
} as const satisfies HomeSection<'nextStep'>;

export const numbers = {
  title: 'Every figure on this page, and the record behind it.',
  lead: 'Ask for any of these records on a call.',
  open: 'Open the schedule of figures',
  claims: ['saved', 'roi', 'experience', 'strategies', 'retainers'],
  program: [
    {
      value: String(programme.layers),
      label: 'layers of the Wealth Expansion Blueprint',
      basis: 'The CPPS curriculum, which lists each layer with its weeks and topics.',
      limits: 'Layers are how the program is taught; the ten strategies are what it teaches.',
    },
    {
      value: String(programme.weeks),
      label: `weeks, in cohorts of ${programme.seatsPerCohort} at most`,
      basis: `The program calendar: one live session of ${programme.liveSession.hours} hours each week.`,
      limits: `Allow another ${programme.weeklyEffortHours.from - programme.liveSession.hours} to ${programme.weeklyEffortHours.to - programme.liveSession.hours} hours a week for the self-paced modules and your own client files.`,
    },
    {
      value: String(programme.cpeHours),
      label: 'hours of CPE credit',
      basis: cpe.sum,
      limits: `${cpe.standing} The CPE symposium is counted apart.`,
    },
  ],
} as const satisfies HomeSection<'numbers'>;
