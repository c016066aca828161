import type { OwnerTax } from 'shared-contract/calculators/business-owner';
import { formatDollars } from 'shared-contract/format';
import type { ProjectionResult } from '../model.ts';

interface Row {
  readonly label: string;
  readonly value: (tax: OwnerTax) => number;
  readonly isSum?: boolean;
  /** Left out where it is nothing in both years. */
  readonly isRare?: boolean;
}

const rows: readonly Row[] = [
  { label: 'From the business', value: ({ fromBusiness }) => fromBusiness },
  { label: 'Adjusted gross income', value: ({ adjustedIncome }) => adjustedIncome },
  { label: 'Deductions', value: ({ deduction }) => -deduction },
  { label: 'Business income deduction', value: ({ businessDeduction }) => -businessDeduction, isRare: true },
  { label: 'Taxable income', value: ({ taxable }) => taxable, isSum: true },
  { label: 'Income tax', value: ({ incomeTax }) => incomeTax },
  { label: 'Credit', value: ({ credit }) => -credit, isRare: true },
  { label: 'Net investment income tax', value: ({ investmentTax }) => investmentTax, isRare: true },
  { label: 'Additional Medicare tax', value: ({ medicareTax }) => medicareTax, isRare: true },
  { label: 'Social Security and Medicare', value: ({ employmentTax }) => employmentTax },
  { label: 'Federal tax of the year', value: ({ total }) => total, isSum: true },
];

const whole = (amount: number): string => formatDollars(Math.round(amount) || 0);

/** The year line by line, as it is and with the plan. */
export function Comparison({ result: { today, plan } }: { readonly result: ProjectionResult }) {
  const shown = rows.filter(({ isRare, value }) => !isRare || value(today) !== 0 || value(plan) !== 0);
  return (
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">The year as it is and with the plan, in dollars</caption>
        <thead className="border-b border-edge text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              <span className="sr-only">Line</span>
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              Today
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium whitespace-nowrap">
              With the plan
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, value, isSum = false }) => (
            <tr
              key={label}
              className={`border-b ${isSum ? 'border-edge font-semibold' : 'border-line'} break-inside-avoid`}
            >
              <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
                {label}
              </th>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">{whole(value(today))}</td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">{whole(value(plan))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
