import { taxTables, type FilingStatus, type TaxTables, type TaxYear } from '../tax/tables.ts';

/** From 2026 an itemized deduction is worth 35 cents a dollar in the 37% bracket: 2/37 of it is taken off (IRC 68). */
const CUT = 2 / 37;
const CUT_FROM_YEAR = 2026;

/** The figures of a status; married filing separately has those of a single filer where the law names no others. */
export const ofStatus = (
  figures: Readonly<Record<Exclude<FilingStatus, 'separate'>, number>>,
  status: FilingStatus,
): number => figures[status === 'separate' ? 'single' : status];

const isMarried = (status: FilingStatus) => status === 'joint' || status === 'separate';

/** How many people of a return can be 65 or older. */
export const mostOver65 = (status: FilingStatus): number => (status === 'joint' ? 2 : 1);

export function standardDeduction(year: TaxYear, status: FilingStatus, over65: number): number {
  const { base, additional } = taxTables[year].standardDeduction;
  return (
    ofStatus(base, status) + over65 * (isMarried(status) ? additional.eachMarried : additional.unmarried)
  );
}

/** For each person of 65 or older, whoever itemizes too; not for who is married and files separately. */
export function seniorDeduction(year: TaxYear, status: FilingStatus, over65: number, magi: number): number {
  const { perPerson, phaseOutRate, phaseOutFrom } = taxTables[year].seniorDeduction;
  if (status === 'separate') return 0;
  const from = status === 'joint' ? phaseOutFrom.joint : phaseOutFrom.other;
  return over65 * Math.max(0, perPerson - phaseOutRate * Math.max(0, magi - from));
}

/** The most state and local tax that can be itemized. Cap, threshold and floor are halves for a separate return. */
export function saltCap(year: TaxYear, status: FilingStatus, magi: number): number {
  const { cap, capSeparate, phaseDownRate, phaseDownFrom, floor } = taxTables[year].saltCap;
  const part = status === 'separate' ? 0.5 : 1;
  const whole = status === 'separate' ? capSeparate : cap;
  return Math.max(floor * part, whole - phaseDownRate * Math.max(0, magi - phaseDownFrom * part));
}

/**
 * What the limit on itemized deductions takes off.
 *
 * @param income taxable income before them.
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
