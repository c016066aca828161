import { noticeDays, replyHours } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { tiers as offered } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { PortraitFeatures } from 'shared-ui/portrait';
import type { Heading, OfKind } from './sections.ts';

export interface Tier {
  readonly name: string;
  readonly price: string;
  readonly period?: string;
  readonly revenue: string;
  /** Limits of the band in thousands of dollars. A tier without `to` has no upper limit. */
  readonly band: { readonly from: number; readonly to?: number };
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** A line of the scope. `tiers` has its value for each tier, in order. */
export interface ScopeLine {
  readonly what: string;
  readonly tiers: readonly [string, string, string];
}

interface Stretch {
  readonly days: string;
  readonly title: string;
  readonly text: string;
  readonly yours: string;
}

export interface ClientStory {
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly business: string;
  readonly tier: string;
  readonly quote: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly disclosure: string;
}

export type OwnServicesSection =
  | ({
      readonly kind: 'tiers';
      readonly tiers: readonly [Tier, Tier, Tier];
      readonly scope: readonly ScopeLine[];
      readonly terms: string;
      readonly elsewhere: { readonly text: string; readonly label: string; readonly to: string };
    } & Heading)
  | ({
      readonly kind: 'onboarding';
      readonly stretches: readonly Stretch[];
      readonly after: string;
    } & Heading)
  | ({ readonly kind: 'stories'; readonly stories: readonly ClientStory[] } & Heading);

export type ServicesSection<Kind extends OwnServicesSection['kind']> = OfKind<OwnServicesSection, Kind>;

const notice = `${noticeDays} days`;
const reply = `Within ${replyHours} hours`;

export const tiers = {
  kind: 'tiers',
  id: 'tiers',
  title: 'Three service tiers, sized by revenue.',
  lead: 'Twelve months of revenue set the tier. One good quarter does not move you up.',
  tiers: [
    {
      ...offered.growth,
      price: formatDollars(offered.growth.monthly),
      period: 'per month',
      text: 'One entity, one household, and the decisions most often made too late.',
      action: { label: 'Start with Growth', to: paths.register },
    },
    {
      ...offered.scale,
      price: formatDollars(offered.scale.monthly),
      period: 'per month',
      text: 'Several entities or partners, a payroll, and a building or plant.',
      action: { label: 'Start with Scale', to: paths.register },
    },
    {
      ...offered.enterprise,
      price: 'Custom',
      text: 'A group with finance staff. We scope the year with your controller and send a quote.',
      action: { label: 'Ask about Enterprise', to: `${paths.contact}?topic=tier:enterprise` },
    },
  ],
  scope: [
    { what: 'Entities in the model', tiers: ['1', 'Up to 4', 'As scoped'] },
    {
      what: 'Working sessions with your CPA',
      tiers: ['Each quarter', 'Each month', 'Each month, and at close'],
    },
    { what: 'Strategies kept in force at a time', tiers: ['2', '4', 'As scoped'] },
    { what: 'Estimated-tax projection', tiers: ['Each quarter', 'Each month', 'Each month, by state'] },
    { what: 'Recurring bills read line by line', tiers: ['Once a year', 'Twice a year', 'Every contract'] },
    {
      what: 'Reply to a question',
      tiers: [reply, reply, 'The same day'],
    },
    { what: 'Notice to leave', tiers: [notice, notice, notice] },
  ],
  terms:
    'Fees for advice and coordination, billed monthly. Your own CPA prepares and signs returns. Actuaries, engineers, appraisers and attorneys quote first and bill you separately. No tier promises a result.',
  elsewhere: {
    text: 'Want all ten strategies in one plan?',
    label: 'Compare all prices',
    to: `${paths.pricing}#compare`,
  },
} as const satisfies ServicesSection<'tiers'>;

export const stories = {
  kind: 'stories',
  id: 'stories',
  title: 'Two clients: what we did, and what we advised against.',
  stories: [
    {
      id: 'mill-creek',
      name: 'Joanna Prewitt',
      portrait: { hair: 'tied', collar: 'roll' },
      business: 'Mill Creek Veterinary, Nolensville, Tennessee',
      tier: 'Growth, $1.4M revenue',
      quote:
        'I used to learn in April what I should have done in October. Last year I learned it in September, on one page.',
      facts: [
        {
          term: 'Began with',
          text: 'A single-member LLC with growing profit, all of it subject to self-employment tax.',
        },
        {
          term: 'Put in place',
          text: 'An S election (Form 2553) with a salary set from comparable pay (Rev. Rul. 74-44), and a safe harbor 401(k) for nine employees.',
        },
        {
          term: 'Left alone',
          text: 'A broker’s captive: premiums would have cost more than the risk.',
        },
        {
          term: 'Result',
          text: '$31,400 less federal tax for 2025 than without the two changes, after $8,700 more in staff contributions.',
        },
      ],
      disclosure:
        'A client since 2024, not paid or given anything for these words. Her CPA reworked both projections. Part of the result is deferred and taxed when the plan pays out. Results vary, and many are smaller.',
    },
    {
      id: 'ridgeway',
      name: 'Samuel Okonjo',
      portrait: { hair: 'cropped', collar: 'open', glasses: true },
      business: 'Ridgeway Cold Storage, Clarksville, Tennessee',
      tier: 'Scale, $6.8M revenue',
      quote:
        'Three of us own it and wanted three different things. The model let us argue about numbers, not with each other.',
      facts: [
        { term: 'Began with', text: 'Three partners, two entities, and a warehouse bought in 2021.' },
        {
          term: 'Put in place',
          text: 'A cost segregation study of the warehouse, and utility and freight contracts renegotiated line by line.',
        },
        {
          term: 'Left alone',
          text: 'A research credit: the records would not have supported it.',
        },
        {
          term: 'Result',
          text: '$118,000 of depreciation moved into 2024, and $44,600 a year off recurring bills, from the invoices.',
        },
      ],
      disclosure:
        'A client since 2023, not paid or given anything for these words. Depreciation taken early is gone later, and a sale recaptures part of it (IRC 1245 and 1250). Bill savings are for twelve months. Results vary, and many are smaller.',
    },
  ],
} as const satisfies ServicesSection<'stories'>;
