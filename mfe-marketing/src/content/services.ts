import { minRevenue, noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { tiers as offered } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type { PageHead } from '../page.tsx';
import type { AnyCommonSection } from './sections.ts';
import { type OwnServicesSection, type ServicesSection, stories, tiers } from './service-tiers.ts';

/** A year of the smallest tier. The dates are those of a calendar-year S corporation. */
const yearSheet = {
  title: 'Calendar sheet',
  subject: `One year of ${offered.growth.name}`,
  lines: [
    {
      title: 'First quarter',
      text: 'Pay of the owner set, estimates planned, S election decided',
      result: 'March 15',
      details: [
        { term: 'Law', value: 'Rev. Rul. 74-44; Form 2553' },
        { term: 'With', value: 'Your CPA, one session' },
      ],
    },
    {
      title: 'Second and third quarter',
      text: 'Projection rerun, bills read line by line, plan funded',
      result: 'September 15',
      details: [
        { term: 'Law', value: 'IRC 6654, 404(a)(6)' },
        { term: 'With', value: 'Your CPA, two sessions' },
      ],
    },
    {
      title: 'Fourth quarter',
      text: 'Purchases, bonuses and gifts decided while they still count',
      result: 'December 31',
      details: [
        { term: 'Law', value: 'IRC 168(k), 179, 170' },
        { term: 'With', value: 'Your CPA, one session' },
      ],
    },
  ],
  totals: [
    { term: 'A month', value: formatDollars(offered.growth.monthly) },
    { term: 'Sessions', value: '4' },
    { term: 'To leave', value: `${noticeDays} days` },
  ],
  titleBlock: [
    { term: 'Kept by', value: 'Us' },
    { term: 'Returns', value: 'Prepared and signed by your CPA' },
  ],
} as const satisfies PlanSheetProps;

const onboarding = {
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

/** The order of the sections is part of the specification. */
export const services = [
  {
    kind: 'hero',
    id: 'services',
    page: 'Services',
    title: 'The tax side of your business, run to a calendar.',
    lead: 'For owners with a good CPA for the return and no one for the eleven months before it.',
    points: [
      `From ${formatDollars(offered.growth.monthly)} a month`,
      `From ${minRevenue} revenue`,
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

export const head = {
  title: 'Services',
  description: `Tax strategy by the month for businesses from ${minRevenue} revenue: three tiers with their scope line by line, 90 days of onboarding, two client stories.`,
  path: paths.services,
} satisfies PageHead;
