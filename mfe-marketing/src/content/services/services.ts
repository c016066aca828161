import { leastRevenue } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { tiers as offered } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { AnyCommonSection } from '../sections.ts';
import { onboarding } from './onboarding.ts';
import type { OwnServicesSection } from './section-types.ts';
import { stories } from './stories.ts';
import { tiers } from './tiers.ts';
import { yearSheet } from './year-sheet.ts';

/** The services page from top to bottom. The order is the specification's. */
export const services = [
  {
    kind: 'hero',
    id: 'services',
    page: 'Services',
    title: 'The tax side of your business, run to a calendar.',
    lead: 'For owners with a good CPA for the return and no one for the eleven months before it.',
    points: [
      `From ${formatDollars(offered.growth.monthly)} a month`,
      `From ${leastRevenue} revenue`,
      'Returns stay with your CPA',
    ],
    actions: [
      { label: 'Create an account', to: paths.register },
      { label: 'Ask a question first', to: paths.contact },
    ],
    sheet: yearSheet,
  },
  {
    kind: 'cards',
    id: 'value',
    columns: 4,
    title: 'Four things that a return does not give you.',
    items: [
      {
        icon: 'calendar',
        title: 'Dates before they pass',
        text: 'Every election, deposit and adoption date of your entities in one calendar, each with a name.',
      },
      {
        icon: 'calculator',
        title: 'A live projection',
        text: 'What you will owe if nothing changes, redone through the year, so that a payment is never a surprise.',
      },
      {
        icon: 'search',
        title: 'A second reading',
        text: 'Contracts, policies and bills read by a person who is paid the same whatever they find.',
      },
      {
        icon: 'shield',
        title: 'A file for each position',
        text: 'The documents behind it, collected while they exist, in the order an examiner asks for them.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'how-it-works',
    tone: 'surface',
    title: 'How it works: discovery, strategy, execution.',
    lead: 'The same three steps in every tier. What changes is how much there is to read.',
    steps: [
      {
        title: 'Discovery',
        text: 'You create an account and answer the onboarding questions. We ask for the documents that your answers point to, and tell you if there is nothing here for us to do.',
        takes: 'Days 1-45',
      },
      {
        title: 'Strategy',
        text: 'We model what could change and go through it with you and your CPA. You leave with a list in order, each line with its cost and its risk.',
        takes: 'Days 46-75',
      },
      {
        title: 'Execution',
        text: 'We prepare the documents, brief the specialists and chase the dates. Your CPA files. Each quarter we hold the result against the projection.',
        takes: 'Day 76 onward',
      },
    ],
  },
  tiers,
  onboarding,
  stories,
  {
    kind: 'callToAction',
    id: 'start',
    title: 'Begin with an account.',
    lead: 'An account is free, and nothing is charged before you have signed an engagement letter.',
    actions: [
      { label: 'Create an account', to: paths.register },
      { label: 'Talk to us', to: paths.contact },
    ],
    note: 'Not sure which family of prices is yours? They are side by side on the pricing page.',
  },
] as const satisfies readonly (AnyCommonSection | OwnServicesSection)[];
