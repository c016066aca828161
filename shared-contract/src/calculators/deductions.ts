import { taxTables, type FilingStatus, type TaxTables, type TaxYear } from '../tax/tables.ts';

/** From 2026 an itemized deduction is worth 35 cents per dollar in the 37% bracket: the law removes 2/37 (IRC 68). */
const CUT = 2 / 37;
const CUT_FROM_YEAR = 2026;

/**
 * Returns the figure of a filing status. Married filing separately uses the single filer's figure unless the law
 * defines another one.
 */
export const ofStatus = (
  figures: Readonly<Record<Exclude<FilingStatus, 'separate'>, number>>,
  status: FilingStatus,
): number => figures[status === 'separate' ? 'single' : status];

const isMarried = (status: FilingStatus) => status === 'joint' || status === 'separate';

/** Returns how many people on a return can be 65 or older. */
export const mostOver65 = (status: FilingStatus): number => (status === 'joint' ? 2 : 1);

export function standardDeduction(year: TaxYear, status: FilingStatus, over65: number): number {
  const { base, additional } = taxTables[year].standardDeduction;
  return (
    ofStatus(base, status) + over65 * (isMarried(status) ? additional.eachMarried : additional.unmarried)
  );
}

/**
 * Returns the senior deduction for each person aged 65 or older. It also applies to itemizers, but not to married
 * couples who file separately.
 */
export function seniorDeduction(year: TaxYear, status: FilingStatus, over65: number, magi: number): number {
  const { perPerson, phaseOutRate, phaseOutFrom } = taxTables[year].seniorDeduction;
  if (status === 'separate') return 0;
  const from = status === 'joint' ? phaseOutFrom.joint : phaseOutFrom.other;
  return over65 * Math.max(0, perPerson - phaseOutRate * Math.max(0, magi - from));
}

/** Returns the maximum deductible state and local tax. Cap, threshold, and floor are halved for a separate return. */
export function saltCap(year: TaxYear, status: FilingStatus, magi: number): number {
  const { cap, capSeparate, phaseDownRate, phaseDownFrom, floor } = taxTables[year].saltCap;
  const part = status === 'separate' ? 0.5 : 1;
  const whole = status === 'separate' ? capSeparate : cap;
  return Math.max(floor * part, whole - phaseDownRate * Math.max(0, magi - phaseDownFrom * part));
}

/**
 * Returns the amount by which the law reduces itemized deductions.
 *
 * @param income taxable income before itemized deductions
 */
export function itemizedCut(
  year: TaxYear,
  tops: TaxTables['incomeTax']['tops'][FilingStatus],
  itemized: number,
  income: number,
): number {
  if (year < CUT_FROM_YEAR) return 0;
  return CUT * Math.min(itemized, Math.max(0, income - tops[5]));
}
