import { taxTables } from 'shared-contract/tax/tables';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

const { basicExclusion, annualExclusion, topRate } = taxTables[2026].estateAndGift;
const [, , gainsRate] = taxTables[2026].longTermGains.rates;

const estateTax = (estate: number) => topRate * Math.max(0, estate - basicExclusion);

const example = workedExample({
  title: 'The Lindqvists, an invented family, under the law of 2026',
  inputs: {
    estate: { label: 'June’s estate', value: 21_000_000, unit: 'dollars', source: 'Inventory' },
    recipients: { label: 'Recipients of yearly gifts', value: 7, unit: 'number' },
    years: { label: 'For', value: 10, unit: 'years' },
    basis: { label: 'Basis, if the gifts are shares', value: 100_000, unit: 'dollars' },
    company: { label: 'Company of Paul and Nora, without insurance', value: 18_000_000, unit: 'dollars' },
    insurance: { label: 'Proceeds that the company receives', value: 4_000_000, unit: 'dollars' },
  },
  compute: ({ estate, recipients, years, basis, company, insurance }) => {
    const yearly = recipients * annualExclusion;
    const gifts = yearly * years;
    const saved = estateTax(estate) - estateTax(estate - gifts);
    const gainTax = gainsRate * (gifts - basis);
    const half = { without: company / 2, with: (company + insurance) / 2 };
    return [
      {
        label: 'Above the exclusion',
        value: Math.max(0, estate - basicExclusion),
        unit: 'dollars',
        how: 'Less $15,000,000 (IRC 2010(c)(3))',
      },
      { label: 'Estate tax', value: estateTax(estate), unit: 'dollars', how: '40%', isTotal: true },
      { label: 'Gifts in one year', value: yearly, unit: 'dollars', how: '$19,000 each (IRC 2503(b))' },
      { label: 'Gifts in ten years', value: gifts, unit: 'dollars', how: 'If the amount stays as it is' },
      {
        label: 'Estate tax after the gifts',
        value: estateTax(estate - gifts),
        unit: 'dollars',
        isTotal: true,
      },
      { label: 'Saved', value: saved, unit: 'dollars' },
      {
        label: 'Gains tax, if shares were given and sold',
        value: gainTax,
        unit: 'dollars',
        how: '20% of $1,230,000',
      },
      { label: 'Left of the saving', value: saved - gainTax, unit: 'dollars', isTotal: true },
      { label: 'Half of the company, proceeds not counted', value: half.without, unit: 'dollars' },
      {
        label: 'Half of the company, proceeds counted',
        value: half.with,
        unit: 'dollars',
        how: 'Connelly v. United States',
      },
      {
        label: 'Tax on the difference',
        value: topRate * (half.with - half.without),
        unit: 'dollars',
        how: 'If above the exclusion',
        isTotal: true,
      },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
