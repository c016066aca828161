import { formatDollars } from 'shared-contract/format';
import { classes } from '../../classes.ts';
import { taxTables, type FilingStatus, type TaxYear } from '../../content/tax-center/tax-tables.ts';

export const statuses: readonly { readonly value: FilingStatus; readonly label: string }[] = [
  { value: 'single', label: 'Single' },
  { value: 'joint', label: 'Married filing jointly' },
  { value: 'separate', label: 'Married filing separately' },
  { value: 'head', label: 'Head of household' },
];

/** The first tables had two statuses; a phone shows those two until another one is asked for. */
const isFirst = (status: FilingStatus) => status === 'single' || status === 'joint';

function rangeOf(tops: readonly number[], index: number): string {
  const top = tops[index];
  if (top === undefined) return `above ${formatDollars(tops.at(-1) ?? 0)}`;
  return index === 0 ? `$0–${formatDollars(top)}` : `to ${formatDollars(top)}`;
}

interface BracketTableProps {
  readonly year: TaxYear;
  readonly label: string;
  /** The one status to show; all of them without. */
  readonly status: FilingStatus | undefined;
}

/** Rates of one year by filing status, on taxable income. */
export function BracketTable({ year, label, status }: BracketTableProps) {
  const { rates, tops } = taxTables[year].incomeTax;
  const shown = statuses.filter(({ value }) => status === undefined || value === status);
  const narrow = (value: FilingStatus) =>
    status === undefined && !isFirst(value) && 'max-md:hidden noscript:table-cell! print:table-cell!';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start tabular-nums">
        <caption className="pb-3 text-start font-heading text-lg font-semibold">{label}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-3 pe-3 text-start text-sm font-semibold">
              Rate
            </th>
            {shown.map(({ value, label: name }) => (
              <th
                key={value}
                scope="col"
                className={classes('py-3 pe-3 text-start align-bottom text-sm font-semibold', narrow(value))}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate, index) => (
            <tr key={rate} className="border-b border-line">
              <th scope="row" className="py-3 pe-3 text-start font-heading text-lg font-semibold">
                {Math.round(rate * 100)}%
              </th>
              {shown.map(({ value }) => (
                <td key={value} className={classes('py-3 pe-3', narrow(value))}>
                  {rangeOf(tops[value], index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
