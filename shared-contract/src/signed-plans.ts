import { packages } from './offers.ts';
import type { StrategyId } from './strategies.ts';

/** One line of a plan: the change, its rate, the law, and its cost, risk, and deadline. */
export interface PlanLine {
  readonly strategy: StrategyId;
  /** Short description of the amount. */
  readonly moves: string;
  /** Whole US dollars to which the rate applies. */
  readonly amount: number;
  /** Fraction of the amount: 0.35 is 35%. */
  readonly rate: number;
  /** Code sections, form, and election. */
  readonly authority: string;
  readonly cost: string;
  readonly risk: string;
  readonly deadline: string;
}

/** A signed plan, described without the client's name. Amounts are whole US dollars. */
export interface SignedPlan {
  readonly place: string;
  readonly business: string;
  /** Modeled for the first year, federal and state combined, before any fee. */
  readonly reduction: number;
  readonly fee: number;
  readonly outsideFees: number;
  readonly kept: readonly StrategyId[];
  readonly leftOut: { readonly strategy: StrategyId; readonly because: string };
  readonly note?: string;
}

const year = (offer: { readonly monthly: number }) => 12 * offer.monthly;

/** Number of first plans signed in the year that the three below represent. */
export const plansSigned = { year: 2025, count: 'nine' } as const;

/** The year's largest, middle, and smallest plan. */
export const signedPlans = {
  largest: {
    place: `Largest of ${plansSigned.count}`,
    business: 'Plastics molder, 61 people, $11M revenue',
    reduction: 241_800,
    fee: year(packages.growth),
    outsideFees: 27_400,
    kept: ['cost-segregation', 'rd-credits', 'pension-strategies', 'four-one-tax-reduction'],
    leftOut: {
      strategy: 'captive-insurance',
      because: 'ten years of claims did not support the proposed premium.',
    },
  },
  middle: {
    place: `Middle of ${plansSigned.count}`,
    business: 'Veterinary group, three clinics, $4.6M revenue',
    reduction: 96_500,
    fee: year(packages.foundation),
    outsideFees: 11_900,
    kept: ['401k-optimization', 'cost-segregation', 'four-one-tax-reduction'],
    leftOut: {
      strategy: 'pension-strategies',
      because: 'for two owners of 36 with an older staff, the staff cost was too high.',
    },
  },
  smallest: {
    place: `Smallest of ${plansSigned.count}`,
    business: 'Landscape contractor, 24 people, $3.2M revenue',
    reduction: 21_600,
    fee: year(packages.foundation),
    outsideFees: 2_500,
    kept: ['four-one-tax-reduction', 'asset-protection', 'legacy-planning'],
    leftOut: { strategy: 'cost-segregation', because: 'the yard is rented, and the trucks were expensed.' },
    note: 'Less than our fee in the first year. We said so before the owner signed; he wanted the succession work.',
  },
} as const satisfies Record<string, SignedPlan>;

const returnOf = ({ reduction, fee }: SignedPlan): number => reduction / fee;
const returns = [signedPlans.largest, signedPlans.middle, signedPlans.smallest].map(returnOf);

/** First-year reduction divided by the firm's fee, as a fraction: the median and the average of the three plans. */
export const planReturns = {
  median: returns.toSorted((one, other) => one - other)[1] ?? 0,
  average: returns.reduce((sum, each) => sum + each, 0) / returns.length,
} as const;
