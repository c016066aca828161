import { taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';

export type BuildingKind = 'nonresidential' | 'residential';

export interface CostSegregationInput {
  readonly year: TaxYear;
  /** Month in which the building is placed in service, 1 to 12. */
  readonly month: number;
  /** Cost without land, in dollars. */
  readonly cost: number;
  readonly kind: BuildingKind;
  /** Costs that an engineering-based study assigns to the shorter classes. */
  readonly fiveYear: number;
  readonly sevenYear: number;
  readonly fifteenYear: number;
  /** True if acquired after January 19, 2025; false for a binding contract of that day or earlier. */
  readonly isAcquiredAfter: boolean;
  /** The owner's marginal rate, for the deferred tax: 0.37. */
  readonly taxRate: number;
}

interface ClassOfFirstYear {
  readonly years: 5 | 7 | 15;
  readonly cost: number;
  readonly bonus: number;
  readonly regular: number;
}

export interface CostSegregation {
  readonly bonusRate: number;
  readonly buildingRate: number;
  readonly classes: readonly ClassOfFirstYear[];
  /** Cost that remains in the building's own class, and its first-year depreciation. */
  readonly building: { readonly cost: number; readonly depreciation: number };
  readonly withoutStudy: number;
  readonly withStudy: number;
  readonly increase: number;
  readonly taxDeferred: number;
}

/** First-year percentages by month, straight line and mid-month (Pub. 946, tables A-6 and A-7a). */
export const firstYearPercent: Readonly<Record<BuildingKind, readonly number[]>> = {
  residential: [3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152],
  nonresidential: [2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107],
};
/** First-year rates of the cost that remains after bonus depreciation, half-year convention (Pub. 946, table A-1). */
export const regularRates = { 5: 0.2, 7: 0.1429, 15: 0.05 } as const;

/**
 * Compares a building's first-year depreciation with and without an engineering-based study. The difference is timing,
 * not a permanent saving.
 *
 * @throws {RangeError} If an amount is negative, the month is out of range, or the classes exceed the cost.
 */
export function compareCostSegregation(input: CostSegregationInput): CostSegregation {
  const { year, month, cost, kind, fiveYear, sevenYear, fifteenYear, taxRate } = input;
  expectAmounts({ cost, fiveYear, sevenYear, fifteenYear, taxRate });
  expectWithin('month', month, 1, 12);
  const moved = fiveYear + sevenYear + fifteenYear;
  if (moved > cost) throw new RangeError('the classes come to more than the building');
  const { rate, rateBefore } = taxTables[year].bonusDepreciation;
  const bonusRate = input.isAcquiredAfter ? rate : rateBefore;
  const buildingRate = (firstYearPercent[kind][month - 1] ?? 0) / 100;
  const classes = ([5, 7, 15] as const).map((years) => {
    const part = { 5: fiveYear, 7: sevenYear, 15: fifteenYear }[years];
    const bonus = part * bonusRate;
    return { years, cost: part, bonus, regular: (part - bonus) * regularRates[years] };
  });
  const building = { cost: cost - moved, depreciation: (cost - moved) * buildingRate };
  const withoutStudy = cost * buildingRate;
  const withStudy = classes.reduce((sum, part) => sum + part.bonus + part.regular, building.depreciation);
  const increase = withStudy - withoutStudy;
  return {
    bonusRate,
    buildingRate,
    classes,
    building,
    withoutStudy: toCents(withoutStudy),
    withStudy: toCents(withStudy),
    increase: toCents(increase),
    taxDeferred: toCents(increase * taxRate),
  };
}
