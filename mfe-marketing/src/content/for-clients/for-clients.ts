import {
  assessmentMinutes,
  firstCallMinutes,
  leastRevenue,
  replyHours,
  reviewHours,
} from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { claims } from '../claims.ts';
import type { AnyCommonSection } from '../sections.ts';
import { plans } from './plans.ts';
import type { OwnForClientsSection } from './section-types.ts';
import { strategies } from './strategies.ts';
import { clientTestimonials } from './testimonials.ts';

/** The landing page for business owners from top to bottom. */
export const forClients = [
  {
    kind: 'hero',
    id: 'for-clients',
    eyebrow: 'For Clients',
    title: 'Your tax bill is decided before the return is prepared.',
    lead: 'Entity, pay, plans and dates settle it through the year. Ten questions show which of yours are still open.',
    actions: [
      { label: 'Take the free assessment', href: '#assessment' },
      { label: 'See the ten strategies', href: '#strategies' },
    ],
    facts: [
      { term: 'For', value: `Owners, from ${leastRevenue} revenue` },
      { term: 'Price', value: 'Free, and no card' },
      { term: 'Takes', value: `About ${assessmentMinutes} minutes` },
      { term: 'Result', value: 'At once, before any name' },
    ],
  },
  {
    kind: 'doors',
    id: 'doors',
    eyebrow: 'Apply now',
    title: 'Owner, or the owner’s CPA?',
    doors: [
      {
        reader: 'I own a business',
        text: 'Begin with the assessment below. You see a score and three strategies to look at, and can stop there.',
        actions: [{ label: 'Start the assessment', href: '#assessment' }],
      },
      {
        reader: 'I am a CPA',
        text: `Certification has an application of its own: a reply within ${replyHours} hours, and a decision within ${reviewHours} hours of the discovery call. Or read how a practice works with us by the month.`,
        actions: [
          { label: 'Apply for certification', to: paths.cppsApply },
          { label: 'See the partnership', to: paths.forCpas },
        ],
      },
    ],
  },
  {
    kind: 'assessment',
    id: 'assessment',
    eyebrow: 'Free assessment',
    title: 'How much of your year is decided on purpose?',
    lead: 'You need no return and no figure but your revenue.',
    formLabel: 'Free business-owner assessment',
    points: [
      'A score from 0 to 100 for what is already in place.',
      'Three of the ten strategies to look at first, each with the answer that points to it.',
      'Worked out on this device. We receive nothing unless you send it.',
      'No estimate of a saving: ten answers cannot know one.',
    ],
  },
  { kind: 'strategies', ...strategies },
  {
    kind: 'steps',
    id: 'process',
    eyebrow: 'After the assessment',
    title: 'Four steps, and what each one asks of you.',
    lead: 'You decide again before every step, and keep what has been written by then.',
    steps: [
      {
        title: 'Clarity First',
        text: 'You bring your result and the last return. We say which of the three suggestions survive a second look.',
        takes: `${firstCallMinutes} minutes`,
      },
      {
        title: 'Analyze & Strategize',
        text: 'You send three years of returns and let your CPA talk to us. We ask for one missing document at a time.',
        takes: 'Weeks 1-8',
      },
      {
        title: 'Build Your Blueprint',
        text: 'You read about thirty pages with your CPA and strike out what you do not want to live with.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Implement & Win',
        text: 'You sign what only an owner can sign, and give us an hour each quarter. The calendar is ours to keep.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'figures',
    id: 'results',
    eyebrow: 'Results',
    title: 'What can be counted, and what it leaves out.',
    lead: 'Two figures about results, two about the people behind them.',
    claims: [claims.saved, claims.roi, claims.experience, claims.strategies],
  },
  plans,
  {
    kind: 'testimonials',
    id: 'testimonials',
    eyebrow: 'In their words',
    title: 'Three owners, on how it begins.',
    lead: 'Their results are not quoted here. Stories with figures, costs and proof are on the page of client success stories.',
    items: clientTestimonials,
  },
  {
    kind: 'reach',
    id: 'reach',
    eyebrow: 'Rather talk first?',
    title: 'Skip the questions and ask your own.',
    lead: 'We are not paid by what you sign. If your CPA has it right already, we say so.',
    desk: 'general',
    otherwise: 'Closed on Sunday; email is read all the same.',
    links: [
      { label: 'Contact us', to: paths.contact },
      { label: 'About the firm', to: paths.about },
      { label: 'Client success stories', to: paths.testimonials },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnForClientsSection)[];
