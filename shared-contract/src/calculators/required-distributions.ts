import { singleLife, uniformLifetime } from '../tax/life-expectancy.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';

/**
 * Whose account it is: the person's own, or inherited by a designated beneficiary under the 10-year rule or by an
 * eligible one who is not the spouse (IRC 401(a)(9)(E), (H)).
 */
export type AccountKind = 'own' | 'ten-year' | 'eligible';

export interface DistributionInput {
  readonly kind: AccountKind;
  /** Distribution calendar year. */
  readonly year: number;
  /** Account balance on December 31 of the year before. */
  readonly balance: number;
  /** Birth year of the owner, or of the beneficiary of an inherited account. */
  readonly born: number;
  /** For an inherited account: birth and death year of its owner, and whether distributions had begun. */
  readonly ownerBorn: number;
  readonly died: number;
  readonly hadBegun: boolean;
}

export interface RequiredDistribution {
  readonly age: number;
  /** The year in which the person reaches the age for distributions. Only for the person's own account. */
  readonly startYear: number | undefined;
  /** Divisor of the balance. Undefined if nothing is due or the complete balance is. */
  readonly factor: number | undefined;
  readonly required: number;
  /** Year by the end of which the account must be empty. */
  readonly lastYear: number | undefined;
  /** Last day to take it. */
  readonly due: { readonly month: 4 | 12; readonly day: 1 | 31; readonly year: number };
  /** Tax on a missed amount, and if corrected in the correction window (IRC 4974). */
  readonly exciseTax: number;
  readonly correctedTax: number;
}

export const distributionRules = {
  exciseRate: 0.25,
  correctedRate: 0.1,
  /** An account under the 10-year rule is empty by the end of the tenth year after the death. */
  tenYears: 10,
} as const;

/** Returns the age in whose year distributions begin (IRC 401(a)(9)(C)(v)). For 1959, the proposed reading. */
export function distributionAge(born: number): number {
  if (born <= 1950) return 72;
  return born <= 1959 ? 73 : 75;
}

/**
 * Returns the divisor for an inherited account: the longer of the beneficiary's and the owner's life expectancy, each
 * less a year for every year since (Reg. 1.401(a)(9)-5(d)).
 */
function inheritedFactor({ year, born, ownerBorn, died, hadBegun }: DistributionInput): number {
  const since = year - died;
  const own = singleLife(died + 1 - born) - (since - 1);
  const owners = hadBegun ? singleLife(died - ownerBorn) - since : 0;
  return Math.max(1, own, owners);
}

/**
 * Computes the required minimum distribution of a year.
 *
 * @throws {RangeError} If the balance is negative, or the year is not after an owner's death.
 */
export function requiredDistribution(input: DistributionInput): RequiredDistribution {
  const { kind, year, balance, born, died, hadBegun } = input;
  expectAmounts({ balance });
  const age = year - born;
  expectWithin('age', age, 0, 120);
  const result = (
    part: Pick<RequiredDistribution, 'startYear' | 'factor' | 'lastYear'>,
    required: number,
    due: RequiredDistribution['due'] = { month: 12, day: 31, year },
  ): RequiredDistribution => ({
    age,
    ...part,
    required: toCents(required),
    due,
    exciseTax: toCents(required * distributionRules.exciseRate),
    correctedTax: toCents(required * distributionRules.correctedRate),
  });
  if (kind === 'own') {
    const startYear = born + distributionAge(born);
    const none = { startYear, factor: undefined, lastYear: undefined };
    const first = { month: 4, day: 1, year: startYear + 1 } as const;
    if (year < startYear) return result(none, 0, first);
    const factor = uniformLifetime(age);
    const part = { startYear, factor, lastYear: undefined };
    return year === startYear ? result(part, balance / factor, first) : result(part, balance / factor);
  }
  expectWithin('died', died, born, year - 1);
  const lastYear = kind === 'ten-year' ? died + distributionRules.tenYears : undefined;
  const whole = { startYear: undefined, factor: undefined, lastYear };
  if (lastYear !== undefined && year >= lastYear) return result(whole, balance);
  if (kind === 'ten-year' && !hadBegun) return result(whole, 0);
  const factor = inheritedFactor(input);
  return result({ ...whole, factor }, balance / factor);
}
