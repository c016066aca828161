import { formatDollars } from 'shared-contract/format';
import { taxTables, type TaxYear } from 'shared-contract/tax/tables';

interface FigureRow {
  readonly label: string;
  readonly value: string;
}

export interface FigureGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FigureRow[];
  readonly source: string;
}

const $ = formatDollars;
const percent = (rate: number) => `${String(Math.round(rate * 1000) / 10)}%`;
const both = ({ single, joint }: { readonly single: number; readonly joint: number }) =>
  `${$(single)} (single), ${$(joint)} (joint)`;

/** Returns the figures of a year as enacted. */
function groupsOf(year: TaxYear): readonly FigureGroup[] {
  const { standardDeduction, seniorDeduction, longTermGains, netInvestmentIncomeTax, retirement, saltCap } =
    taxTables[year];
  const { zeroUpTo, fifteenUpTo, rates } = longTermGains;
  return [
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
      rows: [
        { label: percent(rates[0]), value: `up to ${both(zeroUpTo)}` },
        { label: percent(rates[1]), value: `up to ${both(fifteenUpTo)}` },
        { label: percent(rates[2]), value: 'above' },
        {
          label: `Plus ${percent(netInvestmentIncomeTax.rate)}`,
          value: `Net Investment Income Tax for high earners, above ${both(netInvestmentIncomeTax.above)}`,
        },
      ],
    },
    {
      id: 'contribution-limits',
      title: 'Contribution limits and SALT',
      source: `${retirement.source}; ${saltCap.source}`,
      rows: [
        { label: '401(k)', value: $(retirement.deferral) },
        { label: '401(k), 50 or older', value: $(retirement.deferral + retirement.catchUp50) },
        {
          label: 'Enhanced catch-up, ages 60-63',
          value: `${$(retirement.catchUp60to63)} instead of ${$(retirement.catchUp50)}: ${$(retirement.deferral + retirement.catchUp60to63)} in all, if the plan offers it`,
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
}

export const figureGroups: Readonly<Record<TaxYear, readonly FigureGroup[]>> = {
  2025: groupsOf(2025),
  2026: groupsOf(2026),
};
