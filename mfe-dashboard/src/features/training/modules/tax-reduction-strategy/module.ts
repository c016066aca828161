import { ownerTax, type OwnerTax, type OwnerYear } from 'shared-contract/calculators/business-owner';
import type { ResultLine, TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

/** Of the contribution base (IRC 170(b)(1)(I), from 2026). */
const GIFT_FLOOR = 0.005;

const dollars = (label: string, years: readonly OwnerTax[], of: (year: OwnerTax) => number): ResultLine => ({
  label,
  value: years.map((year) => Math.round(of(year))),
  unit: 'dollars',
});

const example = workedExample({
  title: 'The Whitlocks, an invented couple, in 2026',
  columns: ['Today', 'Entity', 'Pay and plan', 'Timing', 'Deductions'],
  inputs: {
    profit: { label: 'Profit before the owner’s pay', value: 300_000, unit: 'dollars' },
    salary: { label: 'Reasonable pay', value: 120_000, unit: 'dollars', source: 'Salary study' },
    deferral: { label: 'Deferral, age 44', value: 24_500, unit: 'dollars', source: 'IRC 402(g), 2026' },
    pension: { label: 'Added by the corporation', value: 30_000, unit: 'dollars', source: '25% of pay' },
    equipment: { label: 'Router placed in service', value: 60_000, unit: 'dollars', source: 'IRC 168(k)' },
    salt: { label: 'Property and sales tax', value: 14_000, unit: 'dollars' },
    interest: { label: 'Mortgage interest', value: 15_000, unit: 'dollars' },
    gifts: { label: 'Gifts of two years', value: 12_000, unit: 'dollars' },
  },
  compute: ({ profit, salary, deferral, pension, equipment, salt, interest, gifts }) => {
    const today: OwnerYear = {
      ...{ year: 2026, status: 'joint', over65: 0, wages: 0, investmentIncome: 0, gains: 0 },
      ...{ deduction: 'standard', salt: 0, otherItemized: 0, entity: 'sole', profit, salary: 0 },
      ...{ staffWages: 0, isService: false, expenses: 0, deferral: 0, pension: 0, credit: 0 },
    };
    const entity: OwnerYear = { ...today, entity: 's-corp', salary };
    const pay: OwnerYear = { ...entity, deferral, pension };
    const timing: OwnerYear = { ...pay, expenses: equipment };
    const base = ownerTax(timing).adjustedIncome;
    const otherItemized = interest + gifts - GIFT_FLOOR * base;
    const deductions: OwnerYear = { ...timing, deduction: 'itemized', salt, otherItemized };
    const years = [today, entity, pay, timing, deductions].map((one) => ownerTax(one));
    return [
      dollars('Adjusted gross income', years, ({ adjustedIncome }) => adjustedIncome),
      dollars('Standard or itemized deduction', years, ({ deduction }) => deduction),
      dollars('Business income deduction', years, ({ businessDeduction }) => businessDeduction),
      dollars('Taxable income', years, ({ taxable }) => taxable),
      dollars('Income tax', years, ({ incomeTax }) => incomeTax),
      dollars('Payroll and self-employment tax', years, (year) => year.employmentTax + year.medicareTax),
      { ...dollars('Federal tax', years, ({ total }) => total), isTotal: true },
      {
        label: 'Less than the column before',
        value: years.map(({ total }, index) => Math.round((years[index - 1]?.total ?? total) - total)),
        unit: 'dollars',
      },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
