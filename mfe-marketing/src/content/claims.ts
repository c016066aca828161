import { firmFounded } from 'shared-contract/firm';
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

export const claims = {
  saved: {
    value: '$50M+',
    label: 'saved in client taxes',
    brief: `Modeled in signed plans, ${firmFounded} to 2025, before fees; part is deferred. Past results do not predict yours.`,
    counts: `Federal and state tax reductions modeled in signed client plans, ${firmFounded} to 2025, added up for every year that a plan was kept, before fees.`,
    limits:
      'Seventeen years of plans: one plan in one year is far smaller, and part of it is tax deferred, not saved. These were paying clients. Results vary, and past results do not predict yours.',
    substantiation:
      'Plan ledger: one line for each signed plan and year, with both tax projections. Closed December 31, 2025.',
  },
  roi: {
    value: '300%+',
    label: 'average ROI on client fees',
    brief: 'Modeled first-year reduction over our fees: a ratio, not a return. Some clients fall below 100%.',
    counts:
      'A ratio, not a return on an investment: modeled first-year tax reduction divided by our fees, averaged over clients with a full year, 2019 to 2025.',
    limits: 'Fees of appraisers, actuaries and attorneys are not deducted. Some clients fall below 100%.',
    substantiation:
      'The plan ledger joined to billing, recomputed every January by a person who billed none of it.',
  },
  strategies: {
    value: '10',
    label: 'strategies in every review',
    brief: 'All ten tested on your own returns. Few businesses can use them all.',
    counts: 'Each review tests all ten strategies of the ring on your own returns.',
    limits:
      'Few businesses can use all ten. One that does not survive the model is left out, with the reason.',
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
    brief: 'What the program teaches toward. A goal, not an average and not a promise.',
    counts: 'The yearly advisory retainer that the CPPS program teaches a practice to scope and price.',
    limits:
      'A goal, not an average and not a promise. What a practice earns depends on its clients and its work.',
    substantiation: 'Pricing worksheets of the program, part of layer 9, ROI Forecasting + Strategy Tools.',
  },
} as const satisfies Record<string, HeadClaim>;

export type ClaimId = keyof typeof claims;

/** Returns the text that must appear next to a figure. */
export function disclosureOf(claim: FirmClaim): string {
  return `${claim.counts} ${claim.limits}`;
}
