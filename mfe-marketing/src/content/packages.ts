import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { packages as offered } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { PageLink } from './sections.ts';

export interface PackagesContent {
  readonly title: string;
  readonly lead: string;
  readonly packages: readonly {
    readonly name: string;
    readonly admission: string;
    readonly bar: string;
    readonly price: string;
    readonly period: string;
    readonly scope: string;
    readonly includes: readonly string[];
    readonly action: PageLink;
  }[];
  readonly terms: string;
  readonly elsewhere: readonly { readonly text: string; readonly action: PageLink }[];
}

export const packages = {
  title: 'Three packages, priced by the month.',
  lead: 'Each tests all ten strategies. They differ in how many we can put in place in a year.',
  packages: [
    {
      ...offered.foundation,
      price: formatDollars(offered.foundation.monthly),
      period: 'per month',
      includes: [
        'All ten tested on three years of returns, up to six in place',
        'A written plan with every deadline',
        'A quarterly working session with your CPA',
        'A file for each strategy',
      ],
      action: { label: 'Apply for Foundation', to: `${paths.clientApplication}?package=foundation` },
    },
    {
      ...offered.growth,
      price: formatDollars(offered.growth.monthly),
      period: 'per month',
      includes: [
        'Everything in Foundation, with up to eight in place',
        'Entity and compensation redesign',
        'Retirement plan design with an outside actuary',
        'A monthly working session',
      ],
      action: { label: 'Ask about a referral', to: `${paths.contact}?topic=package:growth` },
    },
    {
      ...offered.legacy,
      price: formatDollars(offered.legacy.monthly),
      period: 'per month',
      includes: [
        'Everything in Growth',
        'Coordination with your estate attorney',
        'Coordination of a private foundation’s setup, and a yearly review',
        'A family meeting twice a year',
      ],
      action: { label: 'Start a conversation', to: `${paths.contact}?topic=package:legacy-summit-circle` },
    },
  ],
  terms: `Billed monthly; end it with ${noticeDays} days’ notice. Appraisers, actuaries, insurers and attorneys quote first and bill you separately. No package promises a result.`,
  elsewhere: [
    {
      text: 'Under $3M in revenue?',
      action: { label: 'Compare business services', to: paths.services },
    },
    {
      text: 'A CPA?',
      action: { label: 'See the CPA partnership', to: paths.forCpas },
    },
  ],
} as const satisfies PackagesContent;
