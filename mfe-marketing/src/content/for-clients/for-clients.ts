import {
  assessmentMinutes,
  firstCallMinutes,
  leastRevenue,
  packagesFrom,
  reviewHours,
} from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { claims } from '../claims.ts';
import { packages } from '../packages.ts';
import type { AnyCommonSection } from '../sections.ts';
import { plans } from './plans.ts';
import type { OwnForClientsSection } from './section-types.ts';
import { strategies } from './strategies.ts';
import { clientTestimonials } from './testimonials.ts';

/** The landing page for business owners from top to bottom. */
export const forClients = [
  {
    kind: 'assessment',
    id: 'for-clients',
    page: 'For Clients',
    title: 'How much of your tax year is decided on purpose?',
    lead: `Ten questions, about ${assessmentMinutes} minutes, free. The result comes at once, before any name.`,
    formLabel: 'Free business-owner assessment',
    points: [
      'A score from 0 to 100 for what is already in place.',
      'Three of the ten strategies to look at first, each with the answer that points to it.',
      'Worked out on this device. We receive nothing unless you send it.',
      'No estimate of a saving: ten answers cannot know one.',
    ],
    actions: [
      { label: 'See the ten strategies', href: '#strategies' },
      { label: 'See packages and prices', href: '#packages' },
    ],
  },
  {
    kind: 'doors',
    id: 'doors',
    title: 'Owner, or the owner’s CPA?',
    doors: [
      {
        reader: 'I own a business',
        text: `The assessment above shows what is still open this year. Packages begin at ${formatDollars(packagesFrom)} a month; services are for businesses from ${leastRevenue} revenue.`,
        actions: [
          { label: 'Apply for a first call', to: paths.clientApplication },
          { label: 'See business services', to: paths.services },
        ],
      },
      {
        reader: 'I am a CPA',
        text: `Certification has an application of its own: a person reviews it within ${reviewHours} hours on business days. Or read how a practice works with us by the month.`,
        actions: [
          { label: 'Apply for certification', to: paths.cppsApply },
          { label: 'See the partnership', to: paths.forCpas },
        ],
      },
    ],
  },
  { kind: 'strategies', ...strategies },
  {
    kind: 'steps',
    id: 'process',
    title: 'Four steps after the assessment.',
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
    kind: 'figureStrip',
    id: 'results',
    title: 'Results: what was counted, and what it leaves out.',
    lead: 'Two figures about results, two about the people behind them.',
    claims: [claims.saved, claims.roi, claims.experience, claims.strategies],
    record: { label: 'The record behind each figure', to: `${paths.home}#figures` },
  },
  { kind: 'packages', id: 'packages', ...packages },
  plans,
  {
    kind: 'testimonials',
    id: 'testimonials',
    title: 'Three owners, on how it begins.',
    lead: 'Stories with figures, costs and proof are on the page of client success stories.',
    items: clientTestimonials,
  },
  {
    kind: 'reach',
    id: 'reach',
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
