import { classes } from '../../classes.ts';
import type { CalculatorResult, ResultLine } from './calculator.ts';

function Line({ label, how, value, isSum = false }: ResultLine) {
  return (
    <tr className={isSum ? 'border-b border-edge font-semibold' : 'border-b border-line'}>
      <th
        scope="row"
        className={classes('py-2 pr-4 text-start align-top', isSum ? 'font-semibold' : 'font-normal')}
      >
        {label}
        {how === undefined ? null : <span className="block text-sm font-normal text-muted">{how}</span>}
      </th>
      <td className="py-2 text-end align-top tabular-nums">{value}</td>
    </tr>
  );
}

/** Every line of the sum with its figures, so that a reader can rework it. */
export function StepTables({ steps }: Pick<CalculatorResult, 'steps'>) {
  return (
    <ol className="-mb-10 gap-x-12 md:columns-2">
      {steps.map(({ title, lines }, index) => (
        <li key={title} className="break-inside-avoid pb-10">
          <table className="w-full border-collapse">
            <caption className="border-b border-edge pb-2 text-start font-heading text-lg">
              <span className="text-copper tabular-nums">{index + 1}.</span> {title}
            </caption>
            <tbody>
              {lines.map((line) => (
                <Line key={line.label} {...line} />
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  );
}
