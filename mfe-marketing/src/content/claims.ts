import { firmFounded } from 'shared-contract/firm';
import { planReturns } from 'shared-contract/signed-plans';
import { founder, programDirector } from './people.ts';

/**
 * A figure that the firm claims about itself. Always show `limits` next to it at the same size. Don't publish it
 * without `substantiation`: the record that the firm would give an examiner.
 */
export interface FirmClaim {
  readonly value: string;
  readonly label: string;
  /** The clients and years that the figure covers. */
  readonly counts: string;
  /** Limitations of the figure. */
  readonly limits: string;
  readonly substantiation: string;
}

export interface HeadClaim extends FirmClaim {
  /** Short version of `counts` and `limits`, for places where the full text follows further down. */
  readonly brief: string;
}

/** Years of practice are counted up to January of this year. */
const COUNTED_TO = 2026;

const medianReturn = `${String(Math.round(planReturns.median * 100))}%`;

export const claims = {
  saved: {
    value: '$50M+',
    label: 'saved in client taxes',
    brief: `Modeled in signed plans, ${firmFounded} to 2025, before fees; part is deferred. Past results do not predict yours.`,
    counts: `Federal and state tax reductions modeled in signed client plans, ${firmFounded} to 2025, for every year a plan ran, before fees.`,
    limits:
      'One plan in one year is far smaller, and part of it is tax deferred, not saved. These were paying clients. Results vary, and past results do not predict yours.',
    substantiation:
      'Plan ledger: one line for each signed plan and year, with both tax projections. Closed December 31, 2025.',
  },
  roi: {
    value: '300%+',
    label: 'average ROI on client fees',
    brief: `Modeled first-year reduction over our fees. The median of the three plans we publish is ${medianReturn}; one falls below 100%.`,
    counts:
      'Modeled first-year tax reduction divided by our fees, averaged over clients with a full year, 2019 to 2025: a ratio, not a return on an investment.',
    limits: `A few large plans lift the average: the median of the three plans on this site is ${medianReturn}. Fees of appraisers, actuaries and attorneys are not deducted. Some clients fall below 100%.`,
    substantiation:
      'The plan ledger joined to billing, recomputed every January by a person who billed none of it.',
  },
  strategies: {
    value: '10',
    label: 'strategies in every review',
    brief: 'We test all ten on your returns. Few businesses can use them all.',
    counts: 'Each review tests all ten strategies on your own returns.',
    limits: 'Few businesses can use all ten. We leave out the ones that fail, with the reason.',
    substantiation: 'The review checklist, one page for each strategy, in the client’s file.',
  },
  experience: {
    value: '45+',
    label: 'years of combined practice',
    brief: `Two CPAs, counted to January ${COUNTED_TO}. Experience is not a rating.`,
    counts: `${founder.name}, ${COUNTED_TO - founder.practicingSince} years, and ${programDirector.name}, ${COUNTED_TO - programDirector.practicingSince} years, counted to January ${COUNTED_TO}.`,
    limits: 'Experience is not a rating, and no board or regulator has endorsed the firm.',
    substantiation: 'License records of the state boards of accountancy, which are public.',
  },
  retainers: {
    value: '$25K+',
    label: 'CPA retainers, the program’s goal',
    brief:
      'What the program teaches toward: a goal, not an average or a promise. First retainers are often smaller.',
    counts: 'The yearly advisory retainer that the CPPS program teaches a practice to scope and price.',
    limits:
      'A goal, not an average or a promise. First retainers are often smaller: a graduate quoted on the pricing page priced hers at $9,600.',
    substantiation: 'Pricing worksheets of the program, part of layer 9, ROI Forecasting + Strategy Tools.',
  },
} as const satisfies Record<string, HeadClaim>;

export type ClaimId = keyof typeof claims;

/** Returns the text that must appear next to a figure. */
export function disclosureOf(claim: FirmClaim): string {
  return `${claim.counts} ${claim.limits}`;
}
