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
    title: 'We plan before the return. Your CPA signs it.',
    lead: 'Tax, retirement and succession planning for owners, and certification for CPAs.',
    facts: [
      { term: 'Founded', value: String(firmFounded) },
      { term: 'Office', value: brand.address.lines.slice(-1).join() },
      { term: 'Clients', value: `Owner-led businesses from ${minRevenue} revenue` },
      { term: 'Paid by', value: 'Fees only' },
    ],
  },
  { kind: 'biography', id: 'founder', title: 'The founder: eleven years in public accounting first.' },
  {
    kind: 'cards',
    id: 'differences',
    tone: 'surface',
    numbered: true,
    title: 'What we do that single vendors don’t.',
    items: [
      {
        title: 'One plan, not ten vendors',
        text: 'Different firms sell pensions, captives, cost studies and trusts without reading each other’s documents. We model them together and say which to leave alone.',
      },
      {
        title: 'Arithmetic you can rework',
        text: 'Every estimate has its code section, assumptions, cost and risk. If your CPA can’t reproduce it, we haven’t finished.',
      },
      {
        title: 'Your CPA stays',
        text: 'We sign no returns. The CPA who signs yours sees every page of the plan first.',
      },
    ],
  },
  {
    kind: 'steps',
    rising: true,
    id: 'process',
    title: 'Five steps in about ninety days.',
    lead: 'The steps repeat once a year.',
    steps: [
      {
        title: 'Organize',
        text: 'Returns, entity documents, payroll, policies and leases go into one indexed file.',
        takes: 'Weeks 1-2',
      },
      {
        title: 'Analyze',
        text: 'We model the last three years and check them against the returns to the dollar.',
        takes: 'Weeks 3-5',
      },
      {
        title: 'Strategize',
        text: 'We test all ten strategies on the model, alone and together.',
        takes: 'Weeks 6-8',
      },
      {
        title: 'Prioritize',
        text: 'We rank what survives by deadline, cost and certainty. You choose how many strategies to start this year.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Realize',
        text: 'We work to one calendar and compare the result with the model every quarter.',
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
      'Documents that are yours to keep.',
      'A second CPA who reworks every plan before you see it.',
    ],
  },
  {
    kind: 'cards',
    id: 'values',
    columns: 2,
    title: 'Core values.',
    items: [
      { title: 'Level first', text: 'We build on checked figures only.' },
      {
        title: 'Plain drawing',
        text: 'If you can’t explain a strategy back to us, it stays out of the plan.',
      },
      {
        title: 'Inside the line',
        text: 'Where the law is unsettled, as with small captives, the plan says so before you decide.',
      },
      {
        title: 'Come back',
        text: 'We review every plan each year, because law and business change.',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    title: 'Ask us whether planning would change anything.',
    lead: `Call us, or choose a time for a free ${firstCallMinutes}-minute call.`,
    actions: [callFirm, booking('Schedule a call')],
    note: `${brand.hours.general.map(formatHours).join('; ')}.`,
  },
  {
    kind: 'team',
    id: 'team',
    title: 'Two CPAs lead the firm.',
    lead: 'One leads client plans, the other certification. Each reviews the other’s figures.',
    wholeTeamLabel: 'Meet the whole team',
  },
] as const satisfies readonly (AnyCommonSection | OwnAboutSection)[];

export const head = {
  title: 'About',
  description: `${brand.shortName}: its founder, how an engagement runs, and what you can hold us to.`,
  path: paths.about,
} satisfies PageHead;
