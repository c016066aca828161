import { paths } from 'shared-contract/paths';
import type { HomeSection } from './section-types.ts';

export const posts = {
  eyebrow: 'From the blog',
  title: 'Three short reads, in plain words.',
  lead: 'Each one introduces a page of this site. The card says which.',
  posts: [
    {
      id: 'tax-strategy',
      title: 'What a tax strategy does that a tax return cannot',
      excerpt:
        'A return records the year; a strategy changes it. Why the CPA who already knows the numbers is the right person to lead, what that work looks like between June and December, and how a practice charges for it.',
      date: '2026-10-06',
      category: 'Tax Strategy',
      readTime: '8 min read',
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
      excerpt: 'One hour with everybody at the table prevents most of the repairs we are asked to make.',
      date: '2026-09-08',
      category: 'Wealth Management',
      readTime: '5 min read',
      featured: false,
      leadsTo: { label: 'About the firm', to: paths.about },
    },
  ],
  action: { label: 'View All', to: paths.blog },
} as const satisfies HomeSection<'posts'>;

export const ring = {
  eyebrow: 'The ten strategies',
  title: 'Ten stones in a ring. Take one out and the rest must carry it.',
  lead: 'Every review tests all ten. A plan uses the ones that hold for your business and says why the others were left out.',
  shortNames: { 'rd-credits': 'R&D Credits' },
} as const satisfies HomeSection<'ring'>;

export const podcast = {
  eyebrow: 'The podcast',
  title: 'Specialists, asked the question their brochure avoids.',
  lead: 'Each conversation takes one strategy apart with somebody who does that work every day.',
  feedLabel: 'Subscribe by RSS',
} as const satisfies HomeSection<'podcast'>;

export const nextStep = {
  eyebrow: 'Take the Next Step',
  title: 'Two ways in, depending on who signs the return.',
  lead: 'Owners apply here for a first call. CPAs apply to the certification program.',
  form: {
    title: 'Business owners: apply for a first call',
    text: 'The same three steps as above. What you type stays on this device until you send it, for a week at most.',
  },
  certification: {
    title: 'CPAs: apply for certification',
    text: 'Applications are reviewed within 48 hours. A thirty-minute discovery call follows for practices that qualify.',
    facts: [
      { term: 'License', value: 'Active CPA license' },
      { term: 'Experience', value: 'At least 3 years in public accounting' },
      { term: 'Practice revenue', value: '$250K or more a year' },
      { term: 'Time', value: '5-8 hours a week for 14 weeks' },
    ],
    action: { label: 'Apply Now', to: paths.cppsApply },
  },
} as const satisfies HomeSection<'nextStep'>;

export const numbers = {
  eyebrow: 'The numbers',
  title: 'Every figure on this page, and what stands behind it.',
  lead: 'A schedule, as a drawing has one. Ask for any of these records on a call.',
  claims: ['saved', 'roi', 'experience', 'strategies', 'retainers'],
  program: [
    {
      value: '9',
      label: 'layers of the Wealth Expansion Blueprint',
      basis: 'The CPPS curriculum, which lists each layer with its weeks and topics.',
      limits: 'Layers are how the program is taught; the ten strategies are what it teaches.',
    },
    {
      value: '14',
      label: 'weeks, in cohorts of 25 at most',
      basis: 'The program calendar: one live session of two hours each week.',
      limits: 'Allow another 3 to 6 hours a week for the self-paced modules and your own client files.',
    },
    {
      value: '40',
      label: 'hours of CPE credit',
      basis: 'The program’s own total, for participants who attend every session.',
      limits: 'Your state board decides what it accepts. The CPE symposium is counted apart.',
    },
  ],
} as const satisfies HomeSection<'numbers'>;
