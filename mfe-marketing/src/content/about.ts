import { firmFounded, firstCallMinutes, minRevenue, noticeDays, replyHours } from 'shared-contract/firm';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { booking, callFirm } from './actions.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

type OwnAboutSection =
  | ({ readonly kind: 'biography' } & Heading)
  | ({ readonly kind: 'team'; readonly wholeTeamLabel: string } & Heading);

export type AboutSection<Kind extends OwnAboutSection['kind']> = OfKind<OwnAboutSection, Kind>;

/** The order of the sections is part of the specification. */
export const about = [
  {
    kind: 'readingHero',
    id: 'about',
    page: 'About',
    title: 'We work on the decisions before the return, and leave the return to your CPA.',
    lead: 'Tax, retirement and succession planning for owners, and certification for CPAs who do the same.',
    facts: [
      { term: 'Founded', value: String(firmFounded) },
      { term: 'Office', value: brand.address.lines.slice(-1).join() },
      { term: 'Clients', value: `Owner-led businesses from ${minRevenue} revenue` },
      { term: 'Paid by', value: 'Fees only' },
    ],
  },
  { kind: 'biography', id: 'founder', title: 'The founder: a mason’s son with a list.' },
  {
    kind: 'cards',
    id: 'differences',
    tone: 'surface',
    numbered: true,
    title: 'What we do that single vendors do not.',
    items: [
      {
        title: 'One plan in place of ten vendors',
        text: 'Pension, captive, cost study, trust: each is sold by a different firm, and none has read the others’ documents. We model them together and say which ones to leave alone.',
      },
      {
        title: 'Arithmetic you can rework',
        text: 'Every estimate comes with its code section, its assumptions, its cost and its risk. If your CPA cannot reproduce the figure, we have not finished.',
      },
      {
        title: 'Your CPA stays',
        text: 'We sign no returns and take no clients from the firms that send them. The person who signs your return sees every page of the plan first.',
      },
    ],
  },
  {
    kind: 'steps',
    rising: true,
    id: 'process',
    title: 'Five steps in about ninety days.',
    lead: 'After the first plan the same steps repeat once a year.',
    steps: [
      {
        title: 'Organize',
        text: 'Returns, entity documents, payroll, policies and leases go into one indexed file. You see what is missing.',
        takes: 'Weeks 1-2',
      },
      {
        title: 'Analyze',
        text: 'We rebuild the last three years in a model and check it against the returns to the dollar.',
        takes: 'Weeks 3-5',
      },
      {
        title: 'Strategize',
        text: 'All ten strategies are tested on the model, alone and against each other.',
        takes: 'Weeks 6-8',
      },
      {
        title: 'Prioritize',
        text: 'What survives is ordered by deadline, cost and certainty. You choose how many courses to lay this year.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Realize',
        text: 'The work is done to one calendar, and the result is measured against the model every quarter.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'checks',
    id: 'reasons',
    tone: 'surface',
    title: 'Reasons to choose us.',
    lead: 'The engagement letter says the same.',
    items: [
      `A fixed monthly fee, and ${noticeDays} days’ notice to end it.`,
      'No commissions, referral fees or product sales.',
      `A reply within ${replyHours} hours, from a person who knows your file.`,
      'A reason for every strategy we advise against.',
      'Documents that belong to you, and leave with you.',
      'A second CPA who reworks every plan before you see it.',
    ],
  },
  {
    kind: 'cards',
    id: 'values',
    columns: 2,
    title: 'Core values, taken from the building trade.',
    items: [
      { title: 'Level first', text: 'Nothing is built on a figure that has not been checked.' },
      {
        title: 'Plain drawing',
        text: 'If an owner cannot explain a strategy back to us, it does not go into the plan.',
      },
      {
        title: 'Inside the line',
        text: 'We stay where the law is settled, and the plan says where it is not.',
      },
      {
        title: 'Come back',
        text: 'We return to every plan each year, because the law moves and so does the business.',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    title: 'Ask us whether planning would change anything.',
    lead: `Call during our hours, or choose a time for a ${firstCallMinutes}-minute call. It is free.`,
    actions: [callFirm, booking('Schedule a call')],
    note: `${brand.hours.general.map(formatHours).join('; ')}.`,
  },
  {
    kind: 'team',
    id: 'team',
    title: 'Leadership: two people answer for the work.',
    lead: 'One leads client plans, the other the certification program. Each reviews the other’s figures.',
    wholeTeamLabel: 'Meet the whole team',
  },
] as const satisfies readonly (AnyCommonSection | OwnAboutSection)[];

export const head = {
  title: 'About',
  description: `Who ${brand.shortName} is: a founder who spent eleven years in public accounting first, how an engagement runs, and what you can hold us to.`,
  path: paths.about,
} satisfies PageHead;
