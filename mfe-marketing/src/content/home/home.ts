import { cpe } from 'shared-contract/cpe';
import { firmFounded, practiceBegan } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { packages } from '../packages.ts';
import { founder } from '../people.ts';
import { challenge, reasons, solution, steps } from './opening.ts';
import type { AnyHomeSection, HomeSection } from './section-types.ts';

const about = {
  title: 'Founded by a CPA who kept a list of late decisions.',
  text: `For eleven years, ${founder.name} noted every decision that would have changed a client’s return if made in time. In ${firmFounded} he founded ${brand.shortName} to work on that list.`,
  action: { label: 'Read how the firm began', to: paths.about },
} as const satisfies HomeSection<'about'>;

const message = {
  eyebrow: 'A message from the founder',
  title: 'Three questions to ask before you buy a tax strategy.',
  lead: `${founder.name} on what to ask any advisor, us included.`,
  action: { label: 'Book a Call', to: paths.contact },
  poster: { title: 'Three questions', caption: `${founder.name}, founder. Two minutes to read.` },
  transcriptLabel: 'Read the full message',
  transcript: [
    `I’m ${founder.name}. I began in public accounting in ${practiceBegan}, and I want to give you three questions before you pay me or any other advisor.`,
    'First: show me the arithmetic. A real strategy fits on one page: this income, taxed at this rate, changed by this election, under this code section. If an advisor can’t write that page, they are selling something they have not read.',
    'Second: what does it cost me to change my mind? Some strategies you simply stop. A captive, a pension or a foundation comes with duties to employees, regulators or a charity. It can be right for you, but know how to get out before you get in.',
    'Third: who else has to know? Your CPA signs the return. Your attorney drafts the trust. Your banker reads the statements. If a plan only works while one of them doesn’t know, it is not a plan.',
    'We try to answer all three before you ask. If your own CPA already has it right, I’ll tell you, and it will be a short call.',
    'To try the three questions on us, book a call. Bring your last return and your doubts.',
  ],
} as const satisfies HomeSection<'message'>;

const stats = {
  title: 'Five figures, and what each leaves out.',
  claims: ['saved', 'roi', 'strategies', 'experience', 'retainers'],
} as const satisfies HomeSection<'stats'>;

const posts = {
  title: 'Three short reads.',
  lead: 'Each opens a page of this site, with its reading time.',
  posts: [
    {
      id: 'tax-strategy',
      title: 'What a tax strategy does that a tax return cannot',
      excerpt:
        'Why the CPA who knows the numbers should lead, what the work looks like between June and December, and how a practice charges for it.',
      date: '2026-10-06',
      category: 'Tax Strategy',
      readTime: '9 min read',
      featured: true,
      leadsTo: { label: 'For CPAs', to: paths.forCpas },
    },
    {
      id: 'advanced-retirement',
      title: 'Past the 401(k): where a cash balance plan begins to pay',
      excerpt: 'Steady profit, an owner over forty and a young staff: what happens when one is missing.',
      date: '2026-09-22',
      category: 'Retirement Planning',
      readTime: '6 min read',
      featured: false,
      leadsTo: { label: 'Advanced retirement planning', to: paths.advancedRetirementPlanning },
    },
    {
      id: 'team-approach',
      title: 'Your CPA, attorney and actuary should meet before you sign',
      excerpt: 'One joint hour prevents most of the repairs we see.',
      date: '2026-09-08',
      category: 'Wealth Management',
      readTime: '4 min read',
      featured: false,
      leadsTo: { label: 'About the firm', to: paths.about },
    },
  ],
  action: { label: 'View All', to: paths.blog },
} as const satisfies HomeSection<'posts'>;

const ring = {
  title: 'We test ten strategies. Most plans use three to five.',
  lead: 'Your plan says why we left out the others.',
  shortNames: { 'rd-credits': 'R&D Credits' },
} as const satisfies HomeSection<'ring'>;

const podcast = {
  title: 'The podcast: one specialist on one strategy.',
  feedLabel: 'Subscribe by RSS',
} as const satisfies HomeSection<'podcast'>;

const nextStep = {
  title: 'Take the Next Step',
  form: {
    title: 'Business owners: apply for a first call',
    text: 'The form above, with what you have typed.',
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

const numbers = {
  title: 'The record behind every figure on this page.',
  lead: 'Ask for any of these records on a call.',
  open: 'Open the schedule of figures',
  claims: ['saved', 'roi', 'experience', 'strategies', 'retainers'],
  program: [
    {
      value: String(programme.layers),
      label: 'layers of the Wealth Expansion Blueprint',
      basis: 'The CPPS curriculum, which lists each layer with its weeks and topics.',
      limits: 'Layers order the teaching; the ten strategies are the content.',
    },
    {
      value: String(programme.weeks),
      label: `weeks, in cohorts of ${programme.seatsPerCohort} at most`,
      basis: `The program calendar: one live session of ${programme.liveSession.hours} hours each week.`,
      limits: `Allow another ${programme.weeklyEffortHours.from - programme.liveSession.hours} to ${programme.weeklyEffortHours.to - programme.liveSession.hours} hours a week for modules and your client files.`,
    },
    {
      value: String(programme.cpeHours),
      label: 'hours of CPE credit',
      basis: cpe.sum,
      limits: `${cpe.standing} The symposium’s credits are separate.`,
    },
  ],
} as const satisfies HomeSection<'numbers'>;

/** The order of the sections is part of the specification. */
export const homeSections = [
  { kind: 'challenge', ...challenge },
  { kind: 'solution', ...solution },
  { kind: 'steps', ...steps },
  { kind: 'reasons', ...reasons },
  { kind: 'about', ...about },
  { kind: 'message', ...message },
  { kind: 'packages', ...packages },
  { kind: 'stats', ...stats },
  { kind: 'posts', ...posts },
  { kind: 'ring', ...ring },
  { kind: 'podcast', ...podcast },
  { kind: 'nextStep', ...nextStep },
  { kind: 'numbers', ...numbers },
] as const satisfies readonly AnyHomeSection[];
