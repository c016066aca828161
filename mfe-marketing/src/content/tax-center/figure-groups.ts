import { formatDollars } from 'shared-contract/format';
import type { updates } from './tax-center-text.ts';
import { published2025, taxTables, type TaxTables, type TaxYear } from 'shared-contract/tax/tables';

type UpdateId = (typeof updates)[number]['id'];

interface FigureRow {
  readonly label: string;
  readonly value: string;
  /** Id of the later law that changed this figure. */
  readonly update?: UpdateId;
}

export interface FigureGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FigureRow[];
  readonly source?: string;
}

const $ = formatDollars;
const percent = (rate: number) => `${String(Math.round(rate * 1000) / 10)}%`;
const both = (single: number, joint: number) => `${$(single)} (single), ${$(joint)} (joint)`;

type Gains = Pick<TaxTables['longTermGains'], 'zeroUpTo' | 'fifteenUpTo' | 'rates'>;
type ByTwo = { readonly single: number; readonly joint: number };

function gainRows(
  zeroUpTo: ByTwo,
  fifteenUpTo: ByTwo,
  rates: Gains['rates'],
  investment: { readonly rate: number; readonly above: ByTwo },
): readonly FigureRow[] {
  return [
    { label: percent(rates[0]), value: `up to ${both(zeroUpTo.single, zeroUpTo.joint)}` },
    { label: percent(rates[1]), value: `up to ${both(fifteenUpTo.single, fifteenUpTo.joint)}` },
    { label: percent(rates[2]), value: 'above' },
    {
      label: `Plus ${percent(investment.rate)}`,
      value: `Net Investment Income Tax for high earners, above ${both(investment.above.single, investment.above.joint)}`,
    },
  ];
}

const first = published2025;

/** The 2025 figures as the page first published them. They stay, and each one notes later changes in the law. */
const first2025: readonly FigureGroup[] = [
  {
    id: 'standard-deduction',
    title: 'Standard deduction',
    rows: [
      {
        label: 'Single',
        value: $(first.standardDeduction.base.single),
        update: 'standard-deduction-single',
      },
      {
        label: 'Married filing jointly',
        value: $(first.standardDeduction.base.joint),
        update: 'standard-deduction-joint',
      },
      {
        label: 'Head of household',
        value: $(first.standardDeduction.base.head),
        update: 'standard-deduction-head',
      },
      {
        label: 'Additional, 65+ or blind',
        value: `${$(first.standardDeduction.additional.eachMarried)} (each, married), ${$(first.standardDeduction.additional.unmarried)} (unmarried)`,
        update: 'senior-deduction',
      },
    ],
  },
  {
    id: 'capital-gains',
    title: 'Long-term capital gains',
    rows: gainRows(
      first.longTermGains.zeroUpTo,
      first.longTermGains.fifteenUpTo,
      first.longTermGains.rates,
      first.netInvestmentIncomeTax,
    ),
  },
  {
    id: 'contribution-limits',
    title: 'Contribution limits and SALT',
    rows: [
      { label: '401(k)', value: $(first.retirement.deferral) },
      { label: '401(k), 50 or older', value: $(first.retirement.deferralWith50) },
      {
        label: 'Enhanced catch-up, ages 60-63',
        value: `${$(first.retirement.catchUp60to63)} additional`,
        update: 'catch-up-60-to-63',
      },
      { label: 'IRA', value: $(first.retirement.ira) },
      { label: 'IRA, 50 or older', value: $(first.retirement.iraWith50) },
      { label: 'SALT cap', value: $(first.saltCap), update: 'salt-cap' },
    ],
  },
];

const { standardDeduction, seniorDeduction, longTermGains, netInvestmentIncomeTax, retirement, saltCap } =
  taxTables[2026];

const present2026: readonly FigureGroup[] = [
  {
    id: 'standard-deduction',
    title: 'Standard deduction',
    source: `${standardDeduction.source}; senior deduction: ${seniorDeduction.source}`,
    rows: [
      { label: 'Single', value: $(standardDeduction.base.single) },
      { label: 'Married filing jointly', value: $(standardDeduction.base.joint) },
      { label: 'Head of household', value: $(standardDeduction.base.head) },
      {
        label: 'Additional, 65+ or blind',
        value: `${$(standardDeduction.additional.eachMarried)} (each, married), ${$(standardDeduction.additional.unmarried)} (unmarried)`,
      },
      {
        label: 'Senior deduction, 65+',
        value: `up to ${$(seniorDeduction.perPerson)} a person, ${String(seniorDeduction.years.first)} to ${String(seniorDeduction.years.last)}`,
      },
    ],
  },
  {
    id: 'capital-gains',
    title: 'Long-term capital gains',
    source: `${longTermGains.source}; ${netInvestmentIncomeTax.source}`,
    rows: gainRows(
      longTermGains.zeroUpTo,
      longTermGains.fifteenUpTo,
      longTermGains.rates,
      netInvestmentIncomeTax,
    ),
  },
  {
    id: 'contribution-limits',
    title: 'Contribution limits and SALT',
    source: `${retirement.source}; ${saltCap.source}`,
    rows: [
      { label: '401(k)', value: $(retirement.deferral) },
      { label: '401(k), 50 or older', value: $(retirement.deferral + retirement.catchUp50) },
      {
        label: '401(k), ages 60-63, if the plan offers it',
        value: $(retirement.deferral + retirement.catchUp60to63),
      },
      { label: 'IRA', value: $(retirement.ira) },
      { label: 'IRA, 50 or older', value: $(retirement.ira + retirement.iraCatchUp50) },
      {
        label: 'SALT cap',
        value: `${$(saltCap.cap)}, less ${percent(saltCap.phaseDownRate)} of modified AGI above ${$(saltCap.phaseDownFrom)}, to ${$(saltCap.floor)}`,
      },
    ],
  },
];

export const figureGroups: Readonly<Record<TaxYear, readonly FigureGroup[]>> = {
  2025: first2025,
  2026: present2026,
};
