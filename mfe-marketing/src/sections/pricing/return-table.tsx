import type { RetainerInput, RetainerReturn } from 'shared-contract/calculators/retainer-return';
import { formatDollars } from 'shared-contract/format';

const hoursOf = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const perHour = (rate: number | undefined) =>
  rate === undefined ? 'none' : `${formatDollars(rate)} an hour`;

/** Every line of the sum, so that the reader can rework it. */
export function ReturnTable({ input, result }: { input: RetainerInput; result: RetainerReturn }) {
  const rows = [
    {
      label: 'Retainers',
      how: `${input.retainers} x ${formatDollars(input.price)}`,
      first: formatDollars(result.revenue),
      later: formatDollars(result.revenue),
    },
    {
      label: 'Program',
      how: 'early enrollment, paid once',
      first: formatDollars(-result.programPrice),
      later: formatDollars(0),
    },
    {
      label: 'Left',
      how: 'before everything else',
      first: formatDollars(result.firstYear),
      later: formatDollars(result.revenue),
      strong: true,
    },
    {
      label: 'Your hours',
      how: `${input.retainers} x ${input.hours}, and ${result.programHours} for the program the first year`,
      first: hoursOf(result.firstYearHours),
      later: hoursOf(result.laterHours),
    },
    {
      label: 'Left for each hour',
      how: 'rounded to the dollar',
      first: perHour(result.firstYearRate),
      later: perHour(result.laterRate),
      strong: true,
    },
  ];
  return (
    <table className="w-full border-collapse text-start tabular-nums">
      <caption className="sr-only">The arithmetic with the numbers chosen</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-muted">
          <td />
          <th scope="col" className="py-2 pl-2 text-end font-semibold sm:pl-4">
            First year
          </th>
          <th scope="col" className="py-2 pl-2 text-end font-semibold sm:pl-4">
            Each year after
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, how, first, later, strong }) => (
          <tr key={label} className={strong ? 'border-b border-edge font-semibold' : 'border-b border-line'}>
            <th scope="row" className="py-3 text-start align-top font-semibold">
              {label}
              <span className="block text-sm font-normal text-muted">{how}</span>
            </th>
            <td className="py-3 pl-2 text-end align-top sm:pl-4 sm:whitespace-nowrap">{first}</td>
            <td className="py-3 pl-2 text-end align-top sm:pl-4 sm:whitespace-nowrap">{later}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
