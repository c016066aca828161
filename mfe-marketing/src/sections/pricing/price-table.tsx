import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';

const { standard, earlyEnrolment } = programme.price;
const cell = 'py-3 pl-2 text-end sm:pl-4';

interface PriceTableProps {
  readonly early: string;
  readonly note: string;
  readonly className?: string;
}

/** Early and standard price in both ways to pay, with what the payments add up to. */
export function PriceTable({ early, note, className }: PriceTableProps) {
  const rows = [
    { name: early, plan: earlyEnrolment },
    { name: 'Standard', plan: standard },
  ];
  return (
    <div className={className}>
      <table className="w-full border-collapse text-start tabular-nums max-sm:text-sm">
        <caption className="pb-3 text-start font-heading text-lg font-semibold">Both prices</caption>
        <thead>
          <tr className="border-y border-edge text-sm text-muted">
            <th scope="col" className="py-3 text-start font-semibold">
              Price
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              At once
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              In {standard.instalments}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, plan }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-semibold">
                {name}
              </th>
              <td className={cell}>{formatDollars(plan.full)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {plan.instalments} x {formatDollars(plan.instalment)}
              </td>
              <td className={cell}>{formatDollars(plan.instalments * plan.instalment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-muted">{note}</p>
    </div>
  );
}
