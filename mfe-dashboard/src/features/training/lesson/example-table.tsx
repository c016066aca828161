import { useId } from 'react';
import { formatDollars } from 'shared-contract/format';
import type { Unit } from '../module-types.ts';
import { useReading } from './lesson-context.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

const written: Record<Unit, (value: number) => string> = {
  dollars: formatDollars,
  percent: (value) => percent.format(value),
  number: (value) => number.format(value),
  years: (value) => (value === 1 ? '1 year' : `${number.format(value)} years`),
};

const cell = 'px-3 py-2 align-top first:pl-0 last:pr-0';
const figure = `${cell} text-right tabular-nums whitespace-nowrap`;

/** The module's worked example: what goes in, then what is computed of it. */
export function ExampleTable() {
  const { title, inputs, columns = ['Amount'], result } = useReading().lesson.module.example;
  const id = useId();
  const span = columns.length;
  return (
    <div
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-edge bg-surface px-4 print:overflow-visible"
    >
      <table className="w-full [&_tbody_tr]:border-t [&_tbody_tr]:border-line">
        <caption id={id} className="py-3 text-left">
          <span className="block text-sm font-semibold text-copper">Worked example</span>
          <span className="font-semibold">{title}</span>
        </caption>
        <tbody className="text-muted">
          {inputs.map(({ label, value, unit, source }) => (
            <tr key={label}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {label}
                {source ? <span className="block text-sm">{source}</span> : null}
              </th>
              <td colSpan={span} className={figure}>
                {written[unit](value)}
              </td>
            </tr>
          ))}
        </tbody>
        {span > 1 ? (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} pt-4 text-right align-bottom font-semibold`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody className="border-t-2 border-edge">
          {result.map(({ label, value, unit, how, isTotal }) => (
            <tr key={label} className={isTotal ? 'font-semibold' : undefined}>
              <th scope="row" className={`${cell} text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
                {label}
                {how ? <span className="block text-sm font-normal text-muted">{how}</span> : null}
              </th>
              {[value].flat().map((one, index, all) => (
                <td key={columns[index]} colSpan={all.length === 1 ? span : 1} className={figure}>
                  {written[unit](one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
