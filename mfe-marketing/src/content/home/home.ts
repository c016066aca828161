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
  title: '“My father would not set a block on a course that was not level.”',
  text: `${founder.name} kept a private list for eleven years: the decisions that would have changed a client’s return, had they been made in time. In ${firmFounded} he founded ${brand.shortName} to work on that list.`,
  action: { label: 'Read how the firm began', to: paths.about },
} as const satisfies HomeSection<'about'>;

const message = {
  eyebrow: 'A message from the founder',
  title: 'What I would ask, if I were in your chair.',
  lead: `${founder.name} on three questions to put to whoever offers you a tax strategy, ourselves included.`,
  action: { label: 'Book a Call', to: paths.contact },
  poster: { title: 'Three questions', caption: `${founder.name}, founder. Two minutes to read.` },
  transcriptLabel: 'Read the full message',
  transcript: [
    `I’m ${founder.name}. I began in public accounting in ${practiceBegan}, and I want to give you three questions before you give a dollar to me or to any other advisor.`,
    'The first is: show me the arithmetic. Not the headline, the arithmetic. A real strategy can be written on one page: this income, taxed at this rate, changed by this election, under this section of the code. If the person across from you cannot write that page, they are selling something they have not read.',
    'The second is: what does this cost me if I change my mind? Some strategies are easy to leave: you stop, and nothing happens. Others, a captive, a pension, a foundation, come with duties to employees, to regulators or to a charity. They can be right for you. But you should know the way out before you walk in.',
    'The third is: who else has to know? Your CPA signs the return. Your attorney drafts the trust. Your banker reads the statements. If a plan only works as long as one of them is not told, it is not a plan.',
    'We try to answer all three before you ask. If we talk and the answer is that your own CPA already has it right, I will say that, and it will be the shortest call of your week.',
    'If you would like to try the three questions on us, book a call. Bring your last return and your hardest doubts.',
  ],
} as const satisfies HomeSection<'message'>;

const stats = {
  title: 'Five figures, and what each one leaves out.',
  claims: ['saved', 'roi', 'strategies', 'experience', 'retainers'],
} as const satisfies HomeSection<'stats'>;

const posts = {
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

const ring = {
  title: 'Ten strategies, all tested. Few plans need them all.',
  lead: 'Most first plans put three to five in place, and say why the others were left out.',
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

const numbers = {
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
