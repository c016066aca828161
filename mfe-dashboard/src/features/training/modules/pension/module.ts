import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { taxTables } from 'shared-contract/tax/tables';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';

const limits = taxTables[2026].retirement;
/** Employer money in the 401(k) that the combined limit does not count, of pay (IRC 404(a)(7)). */
const UNCOUNTED = 0.06;
const HIGHEST_YEARS = 10;

/** No more of a share than its test can be read by. */
const toWholePercent = (share: number) => Math.round(share * 100) / 100;

const example = workedExample({
  title: 'Illustration for Dr. Agar, an invented owner, 2026',
  inputs: {
    age: { label: 'Age', value: 52, unit: 'years' },
    retirementAge: { label: 'Retirement assumed at', value: 62, unit: 'years' },
    pay: { label: 'Owner’s pay', value: 360_000, unit: 'dollars' },
    staffPay: { label: 'Pay of six employees', value: 300_000, unit: 'dollars' },
    creditRate: { label: 'Interest credited, assumed', value: 0.05, unit: 'percent' },
    annuityFactor: { label: 'At retirement for each dollar a year, assumed', value: 12, unit: 'number' },
    staffA: { label: 'Staff in A, of pay', value: 0.05, unit: 'percent', source: 'Test on the census' },
    staffB: { label: 'Staff in B, of pay', value: 0.075, unit: 'percent', source: 'Test on the census' },
    staffC: { label: 'Staff in C, of pay', value: 0.1, unit: 'percent', source: 'Test on the census' },
  },
  columns: ['Design A', 'Design B', 'Design C'],
  compute: ({ age, retirementAge, pay, staffPay, creditRate, annuityFactor, staffA, staffB, staffC }) => {
    const plan = illustrateCashBalance({
      ...{ year: 2026, age, retirementAge, pay, creditRate, annuityFactor },
      serviceBefore: HIGHEST_YEARS,
    });
    const level = Math.round(plan.contribution);
    const deferral = limits.deferral + limits.catchUp50;
    const shares = [limits.definedContribution - limits.deferral, UNCOUNTED * pay, 0];
    const pension = [0, level, level];
    const owner = shares.map((share, index) => share + (pension[index] ?? 0) + deferral);
    const staff = [staffA, staffB, staffC].map((rate) => Math.round(rate * staffPay));
    const all = owner.map((amount, index) => amount + (staff[index] ?? 0));
    return [
      { label: 'Owner’s deferral and catch-up', value: [deferral, deferral, deferral], unit: 'dollars' },
      { label: 'Profit sharing for the owner', value: shares, unit: 'dollars' },
      { label: 'Level payment toward the pension', value: pension, unit: 'dollars', how: 'Illustration' },
      { label: 'For the owner', value: owner, unit: 'dollars', isTotal: true },
      { label: 'For the staff', value: staff, unit: 'dollars' },
      { label: 'Together', value: all, unit: 'dollars', isTotal: true },
      {
        label: 'First year’s ceiling of the pension',
        value: [0, Math.round(plan.firstYearCeiling), Math.round(plan.firstYearCeiling)],
        unit: 'dollars',
        how: 'One tenth of the benefit, discounted',
      },
      {
        label: 'Owner’s share',
        value: owner.map((amount, index) => toWholePercent(amount / (all[index] ?? 1))),
        unit: 'percent',
      },
    ];
  },
});

export const lessonModule = {
  ...outline,
  example,
  quiz,
  sources: [
    {
      authority: 'IRC 415(b) and (c), 414(v), 401(a)(17); Notice 2025-67',
      year: 2026,
      says: 'Benefit of $290,000, account of $72,000, catch-up of $8,000, pay of $360,000.',
    },
    { authority: 'IRC 430, 417(e) and 404(o)', year: 2026, says: 'Funding, lump sums and deduction.' },
    {
      authority: 'IRC 404(a)(7)',
      year: 2026,
      says: 'Combined limit; 6% of pay is not counted; none where the PBGC covers the plan.',
    },
    { authority: 'IRC 430(j)', year: 2026, says: 'Minimum funding 8 1/2 months after the plan year.' },
    { authority: 'IRC 401(a)(4), 401(a)(26) and 410(b)', year: 2026, says: 'Tests of every year.' },
    {
      authority: 'ERISA 4021(b)(13); PBGC premium rates',
      year: 2026,
      says: 'Professional service employers of up to 25 participants; $111 a participant otherwise.',
    },
    { authority: 'Reg. 1.401-1(b)(2)', year: 2026, says: 'A plan is meant to be permanent.' },
    { authority: 'IRC 401(b)(2); Notice 2024-2', year: 2026, says: 'Adoption after year end; amendments.' },
  ],
} as const satisfies TrainingModule;
