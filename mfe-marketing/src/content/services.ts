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
      text: 'Set owner pay, plan estimates, decide on an S election',
      result: 'March 15',
      details: [
        { term: 'Law', value: 'Rev. Rul. 74-44; Form 2553' },
        { term: 'With', value: 'Your CPA, one session' },
      ],
    },
    {
      title: 'Second and third quarter',
      text: 'Rerun the projection, read bills, fund the plan',
      result: 'September 15',
      details: [
        { term: 'Law', value: 'IRC 6654, 404(a)(6)' },
        { term: 'With', value: 'Your CPA, two sessions' },
      ],
    },
    {
      title: 'Fourth quarter',
      text: 'Decide purchases, bonuses and gifts while they count',
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
    { term: 'Returns', value: 'Signed by your CPA' },
  ],
} as const satisfies PlanSheetProps;

const onboarding = {
  kind: 'onboarding',
  id: 'onboarding',
  title: '90 days from signature to the first finished work.',
  lead: 'The engagement letter has the calendar. If we miss a date, we don’t bill that month.',
  stretches: [
    {
      days: 'Days 1-15',
      title: 'The file',
      text: 'We read three years of returns, payroll, leases, policies and the operating agreement.',
      yours: 'An hour to gather documents',
    },
    {
      days: 'Days 16-45',
      title: 'The model',
      text: 'We model business and household and reconcile them with the filed returns, to the dollar.',
      yours: '45 minutes on the phone with your CPA',
    },
    {
      days: 'Days 46-75',
      title: 'The choice',
      text: 'We price what holds, with its deadline and its way out, and give the reason for what doesn’t.',
      yours: 'Two hours with us, partners included',
    },
    {
      days: 'Days 76-90',
      title: 'The first course',
      text: 'We carry out the most urgent decision and agree on the next twelve months.',
      yours: 'Signatures',
    },
  ],
  after:
    'On day 90 you have the model, the calendar and one finished piece of work, and you keep them if you leave.',
} as const satisfies ServicesSection<'onboarding'>;

/** The order of the sections is part of the specification. */
export const services = [
  {
    kind: 'hero',
    id: 'services',
    page: 'Services',
    title: 'Tax planning for your business, all year.',
    lead: 'For owners with a good CPA for the return and no one for the eleven months before.',
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
    title: 'Four things a tax return doesn’t give you.',
    items: [
      {
        icon: 'calendar',
        title: 'Dates before they pass',
        text: 'Every election, deposit and adoption date in one calendar.',
      },
      {
        icon: 'calculator',
        title: 'A live projection',
        text: 'What you will owe if nothing changes, updated through the year.',
      },
      {
        icon: 'search',
        title: 'A second reading',
        text: 'We read contracts, policies and bills for a flat fee.',
      },
      {
        icon: 'shield',
        title: 'A file for each position',
        text: 'The documents behind it, in the order an examiner asks.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'how-it-works',
    tone: 'surface',
    title: 'How it works: discovery, strategy, execution.',
    lead: 'The same three steps in every tier.',
    steps: [
      {
        title: 'Discovery',
        text: 'You create an account and answer the onboarding questions. We ask for the documents, or tell you there is nothing for us to do.',
        takes: 'Days 1-45',
      },
      {
        title: 'Strategy',
        text: 'We model what could change and review it with you and your CPA. You leave with a ranked list, with cost and risk.',
        takes: 'Days 46-75',
      },
      {
        title: 'Execution',
        text: 'We prepare documents, brief specialists and chase dates. Your CPA files. Each quarter we compare result and projection.',
        takes: 'Day 76 onward',
      },
    ],
  },
  tiers,
  onboarding,
  stories,
  {
    kind: 'questions',
    id: 'questions',
    tone: 'surface',
    title: 'Before you sign.',
    items: [
      {
        question: 'Do you work with owners outside Tennessee?',
        answer: [
          'Yes. Federal planning is the same in every state. We model state tax together with your CPA, who signs the state return; where a plan turns on another state’s law, we say whose advice to get first.',
        ],
      },
      {
        question: 'What happens if the IRS examines the return, and who pays?',
        answer: [
          'Your CPA or a tax attorney represents you and bills you. We don’t represent clients. We hand over the file of each strategy and explain our figures, at no extra charge while you are a client. We can’t promise how an examination ends.',
        ],
      },
      {
        question: 'Do you carry professional liability insurance?',
        answer: [
          'Ask for our insurer’s certificate before you sign: it names the carrier, the limits and the dates, which a web page cannot keep current.',
        ],
      },
      {
        question: 'How do you measure a saving after the return?',
        answer: [
          'Once your CPA files, we recompute the return without the plan. The difference is the result. We show tax deferred apart from tax saved, subtract our fee and the specialists’ fees, and give you and your CPA the page.',
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'start',
    title: 'Start with a free account.',
    lead: 'We charge nothing before you sign an engagement letter.',
    actions: [
      { label: 'Create an account', to: paths.register },
      { label: 'Talk to us', to: paths.contact },
    ],
    note: 'Not sure which price applies? The pricing page compares them.',
  },
] as const satisfies readonly (AnyCommonSection | OwnServicesSection)[];

export const head = {
  title: 'Services',
  description: `Monthly tax strategy for businesses from ${minRevenue} revenue: three tiers, 90 days of onboarding, two client stories.`,
  path: paths.services,
} satisfies PageHead;
