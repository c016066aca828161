import { taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, expectWithin } from './amounts.ts';

export interface ContributionInput {
  readonly year: TaxYear;
  /** Age at the end of the year. */
  readonly age: number;
  /** The year's pay from the employer that sponsors the plan, in dollars. */
  readonly pay: number;
  /** Box 3 wages of the previous year from the same employer. */
  readonly priorWages?: number;
  /** The employer adds `matchRate` of each dollar deferred, up to `matchUpTo` of pay: 0.5 and 0.06, for example. */
  readonly matchRate?: number;
  readonly matchUpTo?: number;
  /** Whether the plan has the higher catch-up for ages 60 to 63, and whether it accepts Roth contributions. */
  readonly hasHigherCatchUp?: boolean;
  readonly hasRoth?: boolean;
}

export type CatchUp = 'none' | 'from-50' | 'from-60-to-63';
/**
 * Terms of the catch-up: any kind (`any`), Roth only (`roth`), or not permitted because the plan has no Roth account
 * (`barred`).
 */
export type CatchUpTerms = 'none' | 'any' | 'roth' | 'barred';

export interface Contributions {
  readonly deferral: number;
  readonly catchUpKind: CatchUp;
  readonly catchUpTerms: CatchUpTerms;
  /** Catch-up that the pay and the Roth rule permit, including deferrals above the ceiling. */
  readonly catchUp: number;
  readonly employee: number;
  readonly match: number;
  /** Maximum additions to one account in a year without the catch-up, and the amount that remains. */
  readonly ceiling: number;
  readonly room: number;
  readonly total: number;
}

function kindOf({ age, hasHigherCatchUp = true }: ContributionInput): CatchUp {
  if (age < 50) return 'none';
  return hasHigherCatchUp && age >= 60 && age <= 63 ? 'from-60-to-63' : 'from-50';
}

function termsOf(kind: CatchUp, { year, priorWages = 0, hasRoth = true }: ContributionInput): CatchUpTerms {
  if (kind === 'none') return 'none';
  const { rothCatchUpAbove = Infinity } = taxTables[year].retirement;
  if (priorWages <= rothCatchUpAbove) return 'any';
  return hasRoth ? 'roth' : 'barred';
}

/**
 * Returns the maximum that an employee and the match can contribute to a 401(k) in a year (IRC 402(g), 414(v), 415(c),
 * 401(a)(17)). Amounts are US dollars.
 *
 * @throws {RangeError} If an amount is negative or the age is out of range.
 */
export function contributionLimits(input: ContributionInput): Contributions {
  const { year, age, pay, priorWages = 0, matchRate = 0, matchUpTo = 0 } = input;
  expectAmounts({ pay, priorWages, matchRate, matchUpTo });
  expectWithin('age', age, 0, 120);
  const { retirement } = taxTables[year];
  const deferred = Math.min(retirement.deferral, pay);
  const catchUpKind = kindOf(input);
  const catchUpTerms = termsOf(catchUpKind, input);
  const limits = {
    none: 0,
    'from-50': retirement.catchUp50,
    'from-60-to-63': retirement.catchUp60to63,
  } as const satisfies Record<CatchUp, number>;
  const catchUpLimit = catchUpTerms === 'barred' ? 0 : limits[catchUpKind];
  const added = Math.min(catchUpLimit, pay - deferred);
  const employee = deferred + added;
  const ceiling = Math.min(retirement.definedContribution, pay);
  const matched = Math.min(employee, matchUpTo * Math.min(pay, retirement.compensation));
  const offered = matchRate * matched;
  // A deferral above the ceiling becomes catch-up, so that the match fits (Reg. 1.414(v)-1(b)(1)).
  const moved = Math.min(Math.max(0, deferred + offered - ceiling), catchUpLimit - added, deferred);
  const deferral = deferred - moved;
  const match = Math.min(offered, ceiling - deferral);
  return {
    deferral,
    catchUpKind,
    catchUpTerms,
    catchUp: added + moved,
    employee,
    match,
    ceiling,
    room: ceiling - deferral - match,
    total: employee + match,
  };
}
