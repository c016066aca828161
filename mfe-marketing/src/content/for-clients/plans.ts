import { formatDollars } from 'shared-contract/format';
import { packages } from 'shared-contract/offers';
import type { ForClientsSection } from './section-types.ts';

const feeOfAYear = ({ monthly }: { readonly monthly: number }) => formatDollars(12 * monthly);

/** Three plans of one year: the ends and the middle, so that none stands for all. */
export const plans = {
  kind: 'plans',
  id: 'plans',
  eyebrow: 'Three plans of 2025',
  title: 'The largest, the middle one and the smallest of the year.',
  lead: 'The smallest did not cover our fee. What was left out of each is named.',
  plans: [
    {
      place: 'Largest of nine',
      business: 'Plastics molder, 61 people, $11M revenue',
      reduction: '$241,800',
      fee: feeOfAYear(packages.growth),
      outsideFees: '$27,400',
      kept: ['cost-segregation', 'rd-credits', 'pension-strategies', 'four-one-tax-reduction'],
      leftOut: {
        strategy: 'captive-insurance',
        because: 'ten years of claims could not support the premium that had been proposed.',
      },
    },
    {
      place: 'Middle of nine',
      business: 'Veterinary group, three clinics, $4.6M revenue',
      reduction: '$96,500',
      fee: feeOfAYear(packages.foundation),
      outsideFees: '$11,900',
      kept: ['401k-optimization', 'cost-segregation', 'four-one-tax-reduction'],
      leftOut: {
        strategy: 'pension-strategies',
        because: 'two owners of 36 and an older staff would have paid for more than they set aside.',
      },
    },
    {
      place: 'Smallest of nine',
      business: 'Landscape contractor, 24 people, $3.2M revenue',
      reduction: '$21,600',
      fee: feeOfAYear(packages.foundation),
      outsideFees: '$2,500',
      kept: ['four-one-tax-reduction', 'asset-protection', 'legacy-planning'],
      leftOut: { strategy: 'cost-segregation', because: 'the yard is rented, and the trucks were expensed.' },
      note: 'Less than our fee in the first year. We said so before it was signed; the owner wanted the succession work done.',
    },
  ],
  disclosure:
    'Of nine first plans signed in 2025: the largest modeled reduction, the one in the middle and the smallest. Reductions are modeled, federal and state together, for the first year and before any fee; part of each is timing and comes back as tax later. All three are paying clients. None was paid to be described, and names are left out at their wish. Past plans do not predict yours.',
} as const satisfies ForClientsSection<'plans'>;
