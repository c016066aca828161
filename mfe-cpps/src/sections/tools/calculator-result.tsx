import { formatValue, isInput, linesOf, type Worksheet } from 'shared-contract/tools/worksheet';
import { useAboveKeyboard } from './use-above-keyboard.ts';

interface Props {
  readonly worksheet: Worksheet;
  readonly values: ReadonlyMap<string, number> | null;
}

/**
 * The answer, large; read out after a change. Its room stays when an entry has to be corrected first. Where it stands below
 * the entries, it stays in sight as one line at the window's lower edge until the reader has come down to it.
 */
export function CalculatorAnswer({ worksheet, values }: Props) {
  const bar = useAboveKeyboard<HTMLDivElement>();
  const answer = linesOf(worksheet).find((line) => !isInput(line) && line.isAnswer);
  if (!answer) return null;
  const value = values?.get(answer.id);
  return (
    <div
      ref={bar}
      role="status"
      className="docked:sticky docked:bottom-(--keyboard,0px) docked:z-10 docked:grid docked:grid-cols-[1fr_auto] docked:items-center docked:gap-x-4 docked:border docked:border-t-2 docked:border-line docked:border-t-copper docked:bg-surface docked:px-4 docked:py-2 border-l-4 border-copper pl-4"
    >
      <p className="docked:text-sm docked:leading-tight text-muted">{answer.label}</p>
      <p data-slot="figure" className="docked:row-span-2 docked:text-xl font-heading text-2xl tabular-nums">
        {value === undefined ? '–' : formatValue(value, answer.unit)}
      </p>
      <p className="docked:leading-tight text-sm text-muted">
        {value === undefined
          ? 'Correct the marked entries to see a result.'
          : `Illustration, ${worksheet.asOf}.`}
      </p>
    </div>
  );
}

/** Every line with its number, as in the workbook. */
export function CalculatorSteps({ worksheet, values }: Props) {
  const numbers = new Map(linesOf(worksheet).map(({ id }, index) => [id, index + 1]));
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-2 text-start text-base font-semibold">
        Every line, numbered as in the workbook
      </caption>
      <thead>
        <tr className="border-b border-edge text-start">
          <th scope="col" className="py-2 pr-2 text-start font-semibold">
            Line
          </th>
          <th scope="col" className="py-2 pr-2 text-start font-semibold">
            Item
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Amount
          </th>
        </tr>
      </thead>
      {worksheet.sections.map(({ heading, lines }) => (
        <tbody key={heading}>
          <tr className="break-inside-avoid break-after-avoid">
            <th
              scope="rowgroup"
              colSpan={3}
              className="pt-4 pb-1 text-start font-heading text-base text-primary"
            >
              {heading}
            </th>
          </tr>
          {lines.map((line) => {
            const value = values?.get(line.id);
            const choice = isInput(line)
              ? line.choices?.find((one) => one.value === value)?.label
              : undefined;
            return (
              <tr key={line.id} className="break-inside-avoid border-b border-line align-top">
                <td className="py-2 pr-2 text-muted tabular-nums print:py-1">{numbers.get(line.id)}</td>
                <th scope="row" className="py-2 pr-2 text-start font-normal print:py-1">
                  {line.label}
                  <span className="block text-muted">{isInput(line) ? 'Entered' : line.workedOut}</span>
                </th>
                <td className="py-2 text-end font-semibold tabular-nums print:py-1">
                  {value === undefined ? '–' : (choice ?? formatValue(value, line.unit))}
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
